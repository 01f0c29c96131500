"""The tables at which the tests of every game sit down, and games played there at random."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from gemhoard.games import GAMES, NOBODY, Game, State
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import CHOICES, new_record
from gemhoard.games.play import play_randomly

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

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=str)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


class Step(NamedTuple):
    before: State
    action: int
    after: State


@cache
def random_game(table: Table, seed: int) -> list[Step]:
    """Every step of one game, from its deal to its end."""
    game, state, rng = table.game, table.new(seed), new_rng(~seed)
    steps = []
    while not game.is_over(state):
        before, action = state.copy(), game.any_action(state, rng)
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


# ------------------------------------------------------------------ looking at them


def seats(table: Table) -> list[int]:
    """Everybody at the table, and somebody who looks on."""
    return [*range(table.players), NOBODY]


def some(steps: list[Step], count: int) -> list[Step]:
    """A few steps, spread over a game, its first and its last among them."""
    picks = np.linspace(0, len(steps) - 1, min(count, len(steps))).round().astype(int)
    return [steps[i] for i in picks]


def some_states(table: Table, count: int, seed: int = 1) -> list[State]:
    """A few states of a game, from the deal to the end."""
    steps = some(random_game(table, seed), count)
    return [*(step.before for step in steps), steps[-1].after]


def play_out(state: State, seed: int) -> int:
    return play_randomly(state, new_record(CHOICES), new_rng(seed))


def all_fields(state: State) -> tuple[bytes, ...]:
    return tuple(state[name].tobytes() for name in state.dtype.names)


def is_plain_json(value: Any) -> bool:
    """Whether it reads back as it was written: no number of NumPy's, no tuple, no number as a key."""
    return json.loads(json.dumps(value, allow_nan=False)) == value and not has_tuple(value)


def has_tuple(value: Any) -> bool:
    if isinstance(value, dict):
        return any(has_tuple(v) for v in value.values())
    return isinstance(value, tuple) or (isinstance(value, list) and any(has_tuple(v) for v in value))


def states_by_phase(table: Table, each: int) -> Iterator[State]:
    """The first states of every phase that is met."""
    met: dict[str, int] = {}
    for step in random_game(table, 1):
        for state in (step.before, step.after):
            phase = table.game.phase(state)
            met[phase] = met.get(phase, 0) + 1
            if met[phase] <= each:
                yield state


def only_hides(seen: Any, truth: Any, may_shorten: bool = False) -> bool:
    """Whether one is the other but for what became None; with `may_shorten` also the start of a name."""
    if seen is None:
        return True
    if type(seen) is not type(truth):
        return False
    if isinstance(seen, dict):
        return list(seen) == list(truth) and all(only_hides(seen[k], truth[k], may_shorten) for k in seen)
    if isinstance(seen, list):
        return len(seen) == len(truth) and all(map(only_hides, seen, truth, [may_shorten] * len(seen)))
    return seen == truth or (may_shorten and isinstance(seen, str) and seen != "" and truth.startswith(seen))
