"""Emerald: the table as text, for the terminal."""

from collections.abc import Iterator
from typing import Any

from gemhoard.games.emerald.components import FIRST_CAVE_FIELD, LAST_FIELD
from gemhoard.games.standing import Standing
from gemhoard.words import say

DRAGON = {"castle": "<@@", "chamber": "@@>"}


def text_board(
    view: dict[str, Any], standing: Standing, seat: int, names: list[str], language: str
) -> Iterator[str]:
    """The road, place by place, then what everybody owns."""
    beside_bar = standing.board["bar"]
    for place in [*standing.board["starts"], *map(str, range(1, LAST_FIELD + 1))]:
        yield _place(view, place, beside_bar, language)
    bar, *_, end = beside_bar
    yield say(language, "emerald-text-dragon", field=view["dragon"], towards=view["facing"], bar=bar, end=end)
    for other, name in enumerate(names):
        yield _player(view, other, name, language)
    yield f"{say(language, 'emerald-text-hand')}: {' '.join(map(str, view['hands'][seat])) or '-'}"


def _place(view: dict[str, Any], place: str, beside_bar: list[int], language: str) -> str:
    """A line of the board: the bar, the dragon, the cards and the knights of a place."""
    knights = [
        f"{say(language, 'emerald-view-knights-value', value=colour)} {stood[place]}"
        for colour, stood in view["knights"].items()
        if place in stood
    ]
    dragon = DRAGON[view["facing"]] if place == str(view["dragon"]) else ""
    field = int(place) if place.isdecimal() else 0
    bar = "|" if field in beside_bar else " "
    return f"{place:>2} {bar} {dragon:3} {_cards(view, field, language):24} {', '.join(knights)}".rstrip()


def _cards(view: dict[str, Any], field: int, language: str) -> str:
    """The cards beside a cave field, the open one and how many lie there."""
    if field < FIRST_CAVE_FIELD:
        return ""
    gold, gems = (view[pile][field - FIRST_CAVE_FIELD] for pile in ("gold", "gems"))
    gold_text = f"({gold[0]}) x{len(gold)}" if gold else ""
    gem_text = f"{say(language, 'emerald-gem', value=gems[0])} x{len(gems)}" if gems else ""
    return f"{gold_text:8} {gem_text}"


def _player(view: dict[str, Any], seat: int, name: str, language: str) -> str:
    owned = [f"{say(language, 'emerald-gem', value=gem)} {n}" for gem, n in view["owned"][seat].items()]
    gems, treasures = ", ".join(owned) or "-", view["treasures"][seat]
    gold = len(view["hands"][seat])
    return say(language, "emerald-text-player", who=name, gold=gold, gems=gems, treasures=treasures)
