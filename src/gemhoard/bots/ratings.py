"""How strong the levels are: `benchmarks/strength.py` writes the file, from matches."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypedDict

from gemhoard.bots.specs import levels_for, levels_of
from gemhoard.games import Game

RATINGS = Path(__file__).with_name("ratings.json")


class Measured(TypedDict):
    """Of one game, on the scale of Elo; the weakest level has 1000."""

    bots: dict[str, int]  # by spec: a level that becomes another bot has no rating until it is measured
    beginner: int | None  # somebody who plays for the first time, as far as bots can stand in for them


def ratings_for(game: Game) -> dict[str, int]:
    """By level, the weakest first: those that can play the game and have been measured."""
    found, specs = _measured().get(game.name), levels_of(game)
    rated = found["bots"] if found else {}
    return {level: rated[specs[level]] for level in levels_for(game) if specs[level] in rated}


def beginners_level(game: Game) -> str | None:
    """The level that comes closest to a beginner; None where nothing has been measured."""
    found, ratings = _measured().get(game.name), ratings_for(game)
    beginner = found["beginner"] if found else None
    if beginner is None or not ratings:
        return None
    return nearest(ratings, beginner)


def nearest(ratings: Mapping[str, int], rating: int) -> str:
    """Whose rating comes closest to one."""
    return min(ratings, key=lambda name: abs(ratings[name] - rating))


@cache
def _measured() -> dict[str, Measured]:
    measured: dict[str, Measured] = json.loads(RATINGS.read_text("utf-8"))
    return measured
