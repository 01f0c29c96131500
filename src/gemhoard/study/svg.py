"""From a figure to SVG that stands in a page: its letters and colours are the page's own.

Each is as wide as a phone and grows with the page. Colours are stand-ins that become variables of the page's
style, so that one picture serves light, dark and print.
"""

import io
import re
from collections.abc import Callable
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from gemhoard.html import COLOURS

WIDTH = 5.0  # inches, of 72 points each
INK, FAINT, GRID, PAPER = "#010101", "#020202", "#030303", "#040404"
SERIES = ("#0100f1", "#0100f2", "#0100f3", "#0100f4", "#0100f5", "#0100f6")
VARIABLES = {INK: "ink", FAINT: "faint", GRID: "grid", PAPER: "paper"} | {
    colour: f"series-{number}" for number, colour in enumerate(SERIES, start=1)
}
SVG, XLINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
STYLE: dict[Any, Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": GRID,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.labelsize": 9.5,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 10,
    "figure.facecolor": "none",
    "figure.labelsize": 9.5,
    "font.size": 9.5,
    "grid.color": GRID,
    "grid.linewidth": 0.6,
    "legend.edgecolor": "none",
    "legend.facecolor": "none",
    "legend.fontsize": 9.5,
    "legend.framealpha": 1.0,
    "svg.fonttype": "none",
    "svg.hashsalt": "gemhoard",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}


def draw(name: str, height: float, paint: Callable[[Figure], None]) -> str:
    """A picture for the page. Its name keeps its ids apart from those of the others."""
    with mpl.rc_context(STYLE):
        figure = Figure((WIDTH, height), layout="constrained")
        paint(figure)
        content = io.StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(content, format="svg", transparent=True, metadata=nothing)
    return in_page(name, content.getvalue())


def alone(svg: str) -> str:
    """The same as a file of its own, which a page of Markdown can show."""
    style = f"<style>{COLOURS}svg {{ background: var(--paper); font-family: system-ui, sans-serif; }}</style>"
    spaces = f'xmlns="{SVG}" xmlns:xlink="{XLINK}"'
    return svg.replace("<svg", f"<svg {spaces}", 1).replace(">", f">{style}", 1) + "\n"


def in_page(name: str, svg: str) -> str:
    """Without all that a page has already, or does not need."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"| version="[^"]*"', "", svg)
    svg = re.sub(r'<svg width="[^"]*" height="[^"]*"', "<svg", svg)
    svg = re.sub(r' font-family: [^;"]*;| transform="rotate\(-0 [^"]*"', "", svg)
    # Within tags: what stands between them is text, where 0.001 must stay what it is.
    svg = re.sub(r"<[^>]*>", lambda tag: _rounded(tag[0]), svg)
    used = set(re.findall(r"(?:url\(|href=\")#([^)\"]+)", svg))
    svg = re.sub(r' id="([^"]*)"', lambda id: id[0] if id[1] in used else "", svg)
    svg = re.sub(r'(?<= id=")|(?<=url\(#)|(?<=href="#)', f"{name}-", svg)
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, f"var(--{variable})")
    return re.sub(r"\s+(?=[<LMz\"])", " ", svg).replace("> <", "><").strip()


def _rounded(tag: str) -> str:
    return re.sub(r"\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}", tag)
