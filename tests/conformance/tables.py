"""The tables at which the tests of every game sit down, and games played there at random."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from gemhoard.games import GAMES, Game, State
from gemhoard.games.chance import Rng, below, new_rng

# Values that are not the default. A game that is not listed here is played with its defaults alone.
OPTIONS: dict[str, dict[str, list[Any]]] = {
    "emerald": {"passing": [True], "open_ransom": [True]},
    "kadora": {
        "missing": [[5, 4, 1, 2, 3, 1], [[1, 2, 3], 4, [5, 5, 1], 2, [1, 2, 2], [3, 4, 5]]],
        "viewpoints": ["seats"],
    },
}

# Values that are none at all.
NO_OPTIONS: dict[str, dict[str, list[Any]]] = {
    "emerald": {
        "passing": [None, 0, 1, "true", "", [], {}, 1.0],
        "open_ransom": [None, 0, 1, "false", [True]],
    },
    "kadora": {
        "missing": [
            None,
            3,
            "123453",
            {},
            [],
            [1, 2, 3, 4, 5],
            [1, 2, 3, 4, 5, 3, 1],
            [0, 2, 3, 4, 5, 3],
            [1, 2, 3, 4, 6, 3],
            [True, 2, 3, 4, 5, 3],
            [1.0, 2, 3, 4, 5, 3],
            ["1", 2, 3, 4, 5, 3],
            [None, 2, 3, 4, 5, 3],
            [[1, 2], 2, 3, 4, 5, 3],
            [[1, 2, 3, 4], 2, 3, 4, 5, 3],
            [[1, 2, [3]], 2, 3, 4, 5, 3],
            [[1, 2, 0], 2, 3, 4, 5, 3],
        ],
        "viewpoints": [None, "Shared", "", True, 0, [], ["seats"]],
    },
}

RULE_ID = re.compile(r"\b[A-Z]\d+\.\d+\b")
RULE_IDS = Path(__file__).parents[1] / "rule_ids.txt"


@dataclass(frozen=True, eq=False)
class Table:
    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        options = "-".join(f"{name}={value}".replace(" ", "") for name, value in self.options.items())
        return f"{self.game.name}-{self.players}p" + (f"-{options}" if options else "")

    def new(self, seed: int, first: int | None = None) -> State:
        return self.game.new(self.players, seed=seed, first=first, options=self.options)


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, then each other value by itself."""
    yield {}
    for name, values in OPTIONS.get(game.name, {}).items():
        yield from ({name: value} for value in values)


TABLES = [
    Table(game, players, options)
    for game in GAMES.values()
    for options in option_sets(game)
    for players in game.seats
]


class Step(NamedTuple):
    before: State
    action: int
    after: State


def random_action(game: Game, state: State, rng: Rng) -> int:
    legal = game.legal(state)
    return legal[below(rng, len(legal))]


@cache
def random_game(table: Table, seed: int) -> list[Step]:
    """Every step of one game, from its deal to its end."""
    game, state, rng = table.game, table.new(seed), new_rng(~seed)
    steps = []
    while not game.is_over(state):
        before, action = state.copy(), random_action(game, state, rng)
        game.apply(state, action)
        steps.append(Step(before, action, state.copy()))
    return steps


@cache
def rule_ids() -> frozenset[str] | None:
    """All the ids that there are, if somebody has listed them."""
    if not RULE_IDS.exists():
        return None
    return frozenset(RULE_ID.findall(RULE_IDS.read_text("utf-8")))


def is_rule(name: str) -> bool:
    known = rule_ids()
    return RULE_ID.fullmatch(name) is not None and (known is None or name in known)
