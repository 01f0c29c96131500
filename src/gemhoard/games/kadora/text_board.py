"""Kadora: the table as text, for the terminal."""

from collections.abc import Iterator
from typing import Any

from gemhoard.games.standing import Standing
from gemhoard.words import say


def text_board(
    view: dict[str, Any], standing: Standing, seat: int, names: list[str], language: str
) -> Iterator[str]:
    """The piles, the block, then everybody's hand and loot."""
    left, right = ("".join(view[pile]) or "-" for pile in ("left", "right"))
    yield say(language, "kadora-text-piles", left=left, right=right)
    yield "     a   b   c   d"
    for row in "1234":
        yield f"{row}  " + " ".join(f"{view['block'].get(column + row, ' . '):3}" for column in "abcd")
    for other, name in enumerate(names):
        hand, loot = " ".join(view["hands"][other]), " ".join(view["loot"][other])
        yield say(language, "kadora-text-loot", who=name, hand=hand or "-", loot=loot or "-")
