"""The report: one page of HTML that stands alone, for screens, phones, the dark and paper."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.metadata import version
from pathlib import Path

import polars as pl
from polars import col

from gemhoard.study import findings, plots, tables
from gemhoard.study.findings import COMPARED, change, percent
from gemhoard.study.keep import TABLES, Study
from gemhoard.study.rulebook import rulebook

STYLE = (Path(__file__).parent / "page.css").read_text("utf-8")
# Whatever slips in later, a browser loads nothing from elsewhere.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(study: Study) -> str:
    name = findings.game_name(study)
    body = "\n".join(part for part in (_head(study), *_sections(study), _method(study)) if part)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{name}, studied</title>
<style>
{STYLE}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


# ------------------------------------------------------------------ building blocks


def _section(id: str, title: str, *parts: str) -> str:
    content = "\n".join(part for part in parts if part)
    return f'<section id="{id}">\n<h2>{escape(title)}</h2>\n{content}\n</section>'


def _text(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>" if sentence else ""


def _list(sentences: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in sentences)}</ul>"


def _picture(svg: str, caption: str) -> str:
    """A picture, with a sentence that says what it shows."""
    drawn = svg.replace("<svg", f'<svg role="img" aria-label="{escape(caption, quote=True)}"', 1)
    return f"<figure>\n{drawn}\n<figcaption>{escape(caption)}</figcaption>\n</figure>"


def _figures(title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table behind a fold."""
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    body = "\n".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>\n{body}\n</tbody></table>"
    return f'<details><summary>{escape(title)}</summary><div class="wide">{table}</div></details>'


# ------------------------------------------------------------------ sections


def _head(study: Study) -> str:
    plan, games = study.plan, len(tables.as_is(study.games))
    played = len(study.games) + study.skill.select("players", "deal", "game").n_unique()
    counts = findings.listed([str(players) for players in plan.players])
    what = (
        f"{played:,} games played by computer, {games:,} of them by the usual rules, with {counts} players. "
        f"All seats are played by the bot “{plan.bot}”: what is said here holds for its way to play."
    )
    return (
        f"<header>\n<h1>{findings.game_name(study)}, studied</h1>\n{_text(what)}\n"
        f"<h2>In short</h2>\n{_list(findings.headlines(study))}\n</header>"
    )


def _sections(study: Study) -> list[str]:
    return [
        _seats(study),
        _lengths(study),
        _scores(study),
        _endings(study),
        *_options(study),
        _skill(study),
    ] + [
        _dragon(study),
        _rules(study),
    ]


def _seats(study: Study) -> str:
    table = tables.seat_wins(study)
    rows = [
        (r["players"], plots.ORDER[r["order"]], f"{r['games']:,}", percent(r), f"{r['fair']:.1%}")
        for r in table.rows(named=True)
    ]
    return _section(
        "seats",
        "Does it matter who starts?",
        _picture(
            plots.seats(table),
            "How often each seat wins, in the order of turns. The line on both sides of a dot is its 95% interval; "
            "where it does not touch the dashed mark, the seat is surely better or worse than its fair share.",
        ),
        _text(findings.start_player(study)),
        _text(findings.virtual_player(study)),
        _figures("Wins by seat", ("players", "seat", "games", "wins (95%)", "fair"), rows),
    )


def _lengths(study: Study) -> str:
    games = tables.as_is(study.games)
    rows = [
        (
            r["players"],
            r["what"],
            f"{r['mean']:.1f} ({r['low']:.1f} to {r['high']:.1f})",
            f"{r['few']:.0f} to {r['many']:.0f}",
            f"{r['least']} to {r['most']}",
        )
        for r in tables.lengths(study).rows(named=True)
    ]
    return _section(
        "length",
        "How long is a game?",
        _picture(
            plots.hills("turns", tables.histogram(games, "turns"), "turns"),
            "How many turns games take: the higher the hill, the more games are that long.",
        ),
        _text(findings.length(study)),
        _figures(
            "Length of games", ("players", "what", "mean (95%)", "nine of ten games", "least to most"), rows
        ),
    )


def _scores(study: Study) -> str:
    game, word = study.plan.game, findings.points_word(study)
    seats = tables.as_is(study.seats).drop_nulls("order")
    sources = tables.sources(study)
    rows = [
        (
            r["players"],
            r["who"],
            f"{r['mean']:.1f} ({r['low']:.1f} to {r['high']:.1f})",
            f"{r['few']:.0f} to {r['many']:.0f}",
            f"{r['least']} to {r['most']}",
        )
        for r in tables.scores(study).rows(named=True)
    ]
    from_where = [
        (
            r["players"],
            "winners" if r["win"] else "others",
            findings.source_words(game, r["source"]),
            f"{r['cards']:.2f}",
            f"{r['points']:.2f}",
        )
        for r in sources.rows(named=True)
    ]
    return _section(
        "scores",
        "What is a good score, and where does it come from?",
        _picture(
            plots.hills(
                "scores",
                tables.histogram(seats, "score"),
                word,
                tables.histogram(seats.filter(col("win") > 0), "score"),
            ),
            f"How many {word} seats have at the end: the hill is all seats, the line the winners.",
        ),
        _text(findings.score(study)),
        _picture(
            plots.stacks(
                "sources",
                sources,
                "source",
                "points",
                lambda key: f"{key[0]} players: {'winners' if key[1] else 'others'}",
                lambda kind: findings.source_words(game, kind),
                f"{word} a seat",
                is_share=False,
            ),
            f"What the {word} of winners and of the others are made of, on average.",
        ),
        _figures("Scores", ("players", "who", "mean (95%)", "nine of ten seats", "least to most"), rows),
        _figures("Where they come from", ("players", "who", "source", "cards", word), from_where),
    )


def _endings(study: Study) -> str:
    game, endings, decided = study.plan.game, tables.endings(study), tables.decisions(study)
    rows = [
        (r["players"], findings.ending_words(game, r["ending"]), percent(r)) for r in endings.rows(named=True)
    ]
    rows += [
        (r["players"], f"decided by {findings.DECIDED[r['decided']]}", percent(r))
        for r in decided.rows(named=True)
    ]
    ways = plots.stacks(
        "endings",
        endings,
        "ending",
        "share",
        lambda key: f"{key[0]} players",
        lambda kind: findings.ending_words(game, kind),
        "share of the games",
        is_share=True,
    )
    return _section(
        "endings",
        "How does it end?",
        _picture(ways, "What ends the games.") if endings["ending"].n_unique() > 1 else "",
        _text(findings.endings(study)),
        _picture(
            plots.stacks(
                "decided",
                decided,
                "decided",
                "share",
                lambda key: f"{key[0]} players",
                lambda how: findings.DECIDED[how],
                "share of the games",
                is_share=True,
            ),
            "What decides who wins.",
        ),
        _figures("How games end", ("players", "how", "share of the games (95%)"), rows),
    )


def _options(study: Study) -> list[str]:
    effects = tables.effects(study)
    return [_option_section(study, effects)] if len(effects) else []


def _option_section(study: Study, effects: pl.DataFrame) -> str:
    game, others = study.plan.game, tables.other_winners(study)
    pictures = [
        _picture(
            plots.effects(
                what,
                effects.filter(col("what") == what),
                lambda variant: "\n".join(findings.variant_words(game, variant)),
                f"change in {name}" + (", percentage points" if is_share else ""),
                is_share,
            ),
            f"What each option changes in {name}, on the same deals. A line that does not touch 0 is a sure change.",
        )
        for what, (name, is_share) in COMPARED.items()
    ]
    rows = [
        (
            findings.variant_name(game, r["variant"]),
            r["players"],
            COMPARED[r["what"]][0],
            f"{r['as_is'] * (100 if COMPARED[r['what']][1] else 1):.1f}",
            change(r, COMPARED[r["what"]][1]),
        )
        for r in effects.rows(named=True)
    ]
    differ = [
        (findings.variant_name(game, r["variant"]), r["players"], percent(r)) for r in others.rows(named=True)
    ]
    return _section(
        "options",
        "What would other rules change?",
        _text(
            "Every deal was played again with each option the other way: the same cards, the same dice, the same luck of the "
            "bots. So a difference comes from the option, not from the cards."
        ),
        *pictures,
        _list(findings.options(study)),
        _figures("Changes", ("option", "players", "what", "as it is", "change (95%)"), rows),
        _figures("Somebody else wins", ("option", "players", "share of the deals (95%)"), differ),
    )


def _skill(study: Study) -> str:
    table, plan = tables.skill(study), study.plan
    rows = [
        (
            r["players"],
            f"{r['games']:,}",
            percent(r),
            f"{r['fair']:.1%}",
            f"{r['rating']:+.0f}",
            f"{100 * r['ahead']:+.1f} ({100 * r['ahead_low']:+.1f} to {100 * r['ahead_high']:+.1f})",
        )
        for r in table.rows(named=True)
    ]
    return _section(
        "skill",
        "Luck or skill?",
        _picture(
            plots.skill(table),
            f"How often {plan.bot} wins at a table shared with {plan.against}. Every deal is played in all seatings, so that the "
            "cards favour nobody: the further right of the dashed mark, the more skill counts.",
        ),
        _text(findings.skill(study)),
        _figures(
            "Luck and skill",
            (
                "players",
                "games",
                f"{plan.bot} wins (95%)",
                "fair",
                "rating ahead",
                "points ahead by deal (95%)",
            ),
            rows,
        ),
    )


def _dragon(study: Study) -> str:
    table = tables.catches(study)
    if not len(table):
        return ""
    rows = [
        (r["players"], r["field"], f"{r['times']:,}", f"{r['a_game']:.2f}", f"{r['share']:.1%}")
        for r in table.rows(named=True)
    ]
    return _section(
        "dragon",
        "Where does the dragon catch?",
        _picture(
            plots.catches(table), "How many knights the dragon catches on each field of the cave, in a game."
        ),
        _text(findings.dragon(study)),
        _figures("Catches", ("players", "field", "catches", "a game", "share of the catches"), rows),
    )


def _rules(study: Study) -> str:
    use, book = tables.rule_use(study), {rule.id: rule for rule in rulebook(study.plan.game)}
    order = {rule: place for place, rule in enumerate(book)}
    use = use.sort(col("rule").replace_strict(order, default=len(order)), "players")
    title = lambda rule: f"{rule} {book[rule].title}" if rule in book else rule  # noqa: E731
    rows = [
        (
            title(r["rule"]),
            "ours" if r["rule"] in book and book[r["rule"]].has_ruling else "",
            r["players"],
            f"{r['a_game']:.2f}",
            percent(r),
        )
        for r in use.rows(named=True)
    ]
    never = [f"{section}: {', '.join(rules)}" for section, rules in findings.never(study).items()]
    return _section(
        "rules",
        "Which rules come into play?",
        _picture(
            plots.rules(use, title),
            "How often the log of a game cites each rule, on average. Every step to the next line is ten times as often.",
        ),
        _text(findings.rules(study)),
        _text(
            "Never cited, in any of the games and with any option (rules about the material, the set-up and what is "
            "hidden hold all the time, and the log has no reason to cite them):"
        )
        if never
        else "",
        _list(never) if never else "",
        _figures("Rules", ("rule", "ruling", "players", "times a game", "share of the games (95%)"), rows),
    )


def _method(study: Study) -> str:
    files = ", ".join(f"{name}.parquet" for name in TABLES)
    return _section(
        "method",
        "How this was made",
        f"<pre>{escape(study.plan.command)}</pre>",
        _text(
            f"Gemhoard {version('gemhoard')}. The same command plays the same games, on any machine. "
            f"The data lie beside this page: {files}."
        ),
        _text(
            "Intervals hold the true figure in 95 of 100 cases: Wilson's for shares, normal ones for means and for differences "
            "between games of the same deal. A shared win counts in parts. Bots do not play like people: another bot may "
            "find other things."
        ),
    )
