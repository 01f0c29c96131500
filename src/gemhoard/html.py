"""Pages of HTML that stand alone, for screens, phones, the dark and paper."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

FOLDER = Path(__file__).parent
COLOURS = (FOLDER / "colours.css").read_text("utf-8")
STYLE = COLOURS + (FOLDER / "html.css").read_text("utf-8")
# Whatever slips in later, a browser loads nothing from elsewhere.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(title: str, *parts: str, language: str = "en") -> str:
    """All of it, from the parts of its body."""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(title)}</title>
<style>
{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{join(parts)}
</main>
</body>
</html>
"""


def join(parts: Iterable[str]) -> str:
    return "\n".join(part for part in parts if part)


def section(title: str, *parts: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{join(parts)}\n</section>"


def text(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>" if sentence else ""


def bullets(sentences: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in sentences)}</ul>"


def command(line: str) -> str:
    return f"<pre>{escape(line)}</pre>"


def picture(svg: str, caption: str) -> str:
    """With a sentence that says what it shows."""
    drawn = svg.replace("<svg", f'<svg role="img" aria-label="{escape(caption)}"', 1)
    return f"<figure>\n{drawn}\n<figcaption>{escape(caption)}</figcaption>\n</figure>"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """The first cell of a row names it."""
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    body = "\n".join(_row(row) for row in rows)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>\n{body}\n</tbody></table>"
    # Where it is too wide for a phone it is scrolled, also by keyboard.
    return f'<div class="wide" tabindex="0">{table}</div>'


def _row(row: Sequence[object]) -> str:
    # Word joiners keep an interval on one line of a narrow column.
    name, *cells = (escape(str(cell)).replace("–", "\u2060–\u2060") for cell in row)
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def figures(title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table behind a fold: for those who want to know exactly."""
    return f"<details><summary>{escape(title)}</summary>{table(head, rows)}</details>"
