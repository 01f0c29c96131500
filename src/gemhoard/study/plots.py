"""Pictures of the tables."""

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any

import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator
from polars import col

from gemhoard.study.svg import FAINT, INK, PAPER, SERIES, draw

ROW = 0.2  # inches, of a line
# By player count, from 0 on; after the last they repeat.
COLOURS = tuple(SERIES[number] for number in (0, 2, 4, 3, 1, 5))
MARKERS = "v*osD^"

PERCENT = FuncFormatter(lambda share, _: f"{100 * share:.0f}%")
POINTS = FuncFormatter(lambda share, _: f"{round(100 * share, 3):+g}".replace("-", "−") if share else "0")

Words = Callable[[Any], str]


# ------------------------------------------------------------------ parts of pictures


def colour_of(players: int) -> str:
    return COLOURS[players % len(COLOURS)]


def marker_of(players: int) -> str:
    return MARKERS[players % len(MARKERS)]


def rows_of(axes: Axes, labels: Sequence[str], gaps: Sequence[float]) -> None:
    """One line of text a row, from the top."""
    axes.set_yticks(gaps, labels)
    axes.set_ylim(max(gaps) + 0.7, min(gaps) - 0.7)
    axes.grid(axis="y", visible=False)


def interval(
    axes: Axes, y: float, row: dict[str, Any], colour: str, marker: str = "o", middle: str = "share"
) -> None:
    """A dot, and a line over its interval."""
    axes.plot([row["low"], row["high"]], [y, y], color=colour, linewidth=2.2, solid_capstyle="round")
    axes.plot(
        row[middle], y, marker, color=colour, markersize=5.5, markeredgecolor=PAPER, markeredgewidth=0.8
    )


def share(axes: Axes, y: float, row: dict[str, Any]) -> None:
    """A share of the wins beside what would be fair, with its number."""
    axes.plot([row["fair"]] * 2, [y - 0.5, y + 0.5], color=FAINT, linewidth=1.4, linestyle="--")
    interval(axes, y, row, colour_of(row["players"]))
    axes.annotate(
        f"{row['share']:.1%}",
        (row["high"], y),
        (5, 0),
        textcoords="offset points",
        va="center",
        fontsize=8.5,
        bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 0.6},
    )


def legend(figure: Figure, axes: Axes, columns: int) -> None:
    """Above the picture, in one or two lines."""
    figure.legend(
        *axes.get_legend_handles_labels(),
        loc="outside upper left",
        ncols=columns,
        handlelength=1,
        columnspacing=1.2,
    )


def grouped(groups: Sequence[Any], gap: float = 0.6) -> list[float]:
    """Where rows lie, with some space between groups."""
    places, y = [], 0.0
    for i, group in enumerate(groups):
        y += 0 if i == 0 else 1 if group == groups[i - 1] else 1 + gap
        places.append(y)
    return places


# ------------------------------------------------------------------ the pictures

TURNS = ("starts", "second", "third", "fourth", "fifth")


def turn(order: int) -> str:
    """The place in the order of turns, in words."""
    return TURNS[order] if order < len(TURNS) else f"{order + 1}th"


def seats(table: pl.DataFrame) -> str:
    """Who wins, by the order of turns."""
    rows = table.rows(named=True)
    places = grouped([row["players"] for row in rows])

    def paint(figure: Figure) -> None:
        axes = figure.subplots()
        for y, row in zip(places, rows, strict=True):
            share(axes, y, row)
        labels = [
            f"{row['players']} players: {turn(0)}" if row["turn_order"] == 0 else turn(row["turn_order"])
            for row in rows
        ]
        rows_of(axes, labels, places)
        axes.xaxis.set_major_formatter(PERCENT)
        axes.set_xlim(0, min(1.0, max(row["high"] for row in rows) + 0.12))
        axes.set_xlabel("share of the wins; dashed: if all were equal")

    return draw("seats", ROW * (max(places) + 1) + 0.7, paint)


def hills(
    name: str, table: pl.DataFrame, bins: range, label: str, height: str, winners: pl.DataFrame | None = None
) -> str:
    """How something is spread, one hill a player count."""
    players, edges = _counts(table), [*bins, bins[-1] + bins.step]

    def paint(figure: Figure) -> None:
        panels = figure.subplots(len(players), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
        for axes, count in zip(panels, players, strict=True):
            every = table.filter(col("players") == count)
            axes.stairs(every["share"], edges, fill=True, color=colour_of(count), alpha=0.55, linewidth=0)
            # No seat wins where a virtual player does.
            if winners is not None and len(won := winners.filter(col("players") == count)):
                axes.stairs(won["share"], edges, color=INK, linewidth=1.1)
            axes.set_title(f"{count} players", pad=2)
            axes.yaxis.set_major_formatter(PERCENT)
            axes.yaxis.set_major_locator(MaxNLocator(2))
        panels[-1].set_xlabel(label)
        figure.supylabel(height)

    return draw(name, 0.95 * len(players) + 0.4, paint)


def _counts(table: pl.DataFrame) -> list[int]:
    """The player counts in a table."""
    return [int(each) for each in table["players"].unique().sort()]


def stacks(
    name: str,
    table: pl.DataFrame,
    part: str,
    size: str,
    row: Words,
    word: Words,
    label: str = "share of the games",
) -> str:
    """What something is made of: one bar a row of the picture."""
    keys = [key for key in ("players", "win") if key in table.columns]
    groups = table.partition_by(keys, as_dict=True, maintain_order=True)
    parts = [str(each) for each in table[part].unique(maintain_order=True)]
    places, columns = grouped([key[0] for key in groups]), 3 if max(map(len, map(word, parts))) < 20 else 1
    is_share, longest = size == "share", max(sum(group[size]) for group in groups.values())

    def paint(figure: Figure) -> None:
        axes, left = figure.subplots(), [0.0] * len(groups)
        for colour, each in zip(cycle(SERIES), parts, strict=False):
            sizes = [_size(group, part, each, size) for group in groups.values()]
            axes.barh(places, sizes, left=left, color=colour, height=0.78, label=word(each), edgecolor=PAPER)
            _label(axes, places, left, sizes, 0.07 * longest, is_share)
            left = [before + more for before, more in zip(left, sizes, strict=True)]
        rows_of(axes, [row(key) for key in groups], places)
        if is_share:
            axes.xaxis.set_major_formatter(PERCENT)
        axes.set_xlabel(label)
        legend(figure, axes, columns)

    lines = -(-len(parts) // columns)
    return draw(name, 0.27 * (max(places) + 1) + 0.7 + 0.18 * lines, paint)


def _label(
    axes: Axes,
    places: Sequence[float],
    left: Sequence[float],
    sizes: Sequence[float],
    room: float,
    is_share: bool,
) -> None:
    """How much each part is, where there is room for it."""
    for y, start, width in zip(places, left, sizes, strict=True):
        if width >= room:
            text = f"{width:.0%}" if is_share else f"{width:.1f}"
            axes.text(start + width / 2, y, text, ha="center", va="center", fontsize=8, color=PAPER)


def _size(group: pl.DataFrame, part: str, each: str, size: str) -> float:
    found = group.filter(col(part) == each)[size]
    return float(found[0]) if len(found) else 0.0


def rules(table: pl.DataFrame, title: Words) -> str:
    """In how many games rules come up, in the order of the rulebook."""
    ids = table["rule"].unique(maintain_order=True).to_list()

    def paint(figure: Figure) -> None:
        axes = figure.subplots()
        for players in _counts(table):
            one = table.filter(col("players") == players)
            axes.plot(
                one["share"],
                [ids.index(rule) for rule in one["rule"]],
                marker_of(players),
                color=colour_of(players),
                label=f"{players} players",
                markersize=5,
                alpha=0.9,
            )
        rows_of(axes, [title(rule) for rule in ids], list(range(len(ids))))
        axes.grid(axis="y", visible=True)
        axes.xaxis.set_major_formatter(PERCENT)
        axes.set_xlim(-0.03, 1.03)
        axes.set_xlabel("share of the games")
        legend(figure, axes, 4)

    return draw("rules", ROW * len(ids) + 0.9, paint)


def effects(what: str, table: pl.DataFrame, word: Words, label: str, is_share: bool) -> str:
    """What options change, with intervals."""
    rows = table.rows(named=True)
    places = grouped([row["variant"] for row in rows])

    def paint(figure: Figure) -> None:
        axes = figure.subplots()
        axes.axvline(0, color=FAINT, linewidth=1.4, linestyle="--")
        seen: set[int] = set()
        for y, row in zip(places, rows, strict=True):
            players = row["players"]
            interval(axes, y, row, colour_of(players), marker_of(players), "mean")
            if players not in seen:
                axes.plot([], [], marker_of(players), color=colour_of(players), label=f"{players} players")
                seen.add(players)
        middles = {
            variant: [y for y, row in zip(places, rows, strict=True) if row["variant"] == variant]
            for variant in dict.fromkeys(row["variant"] for row in rows)
        }
        rows_of(axes, [word(variant) for variant in middles], [sum(ys) / len(ys) for ys in middles.values()])
        axes.set_ylim(max(places) + 0.7, min(places) - 0.7)
        if is_share:
            axes.xaxis.set_major_formatter(POINTS)
        axes.set_xlabel(label)
        legend(figure, axes, 4)

    return draw(f"effects-{what}", 0.17 * (max(places) + 1) + 0.9, paint)


def skill(table: pl.DataFrame) -> str:
    """The better bot's share of the wins."""
    rows = table.rows(named=True)

    def paint(figure: Figure) -> None:
        axes = figure.subplots()
        for y, row in enumerate(rows):
            share(axes, y, row)
        rows_of(axes, [f"{row['players']} players" for row in rows], list(range(len(rows))))
        axes.xaxis.set_major_formatter(PERCENT)
        axes.set_xlim(0, 1)
        axes.set_xlabel("share of the wins; dashed: if both were equally good")

    return draw("skill", 0.3 * len(rows) + 0.6, paint)


def places(name: str, table: pl.DataFrame, noun: str, where: str) -> str:
    """Where something happens, and how often."""
    players, fields = _counts(table), table["field"].unique().sort().to_list()

    def paint(figure: Figure) -> None:
        panels = figure.subplots(len(players), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
        for axes, count in zip(panels, players, strict=True):
            one = table.filter(col("players") == count)
            axes.bar(one["field"], one["a_game"], color=colour_of(count), width=0.75)
            axes.set_title(f"{count} players: {one['a_game'].sum():.1f} {noun} a game", pad=2)
            axes.set_xticks(fields)
            axes.grid(axis="x", visible=False)
        panels[-1].set_xlabel(where)
        figure.supylabel(f"{noun} a game")

    return draw(name, 0.95 * len(players) + 0.4, paint)
