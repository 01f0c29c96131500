"""What bots and environments read: the heuristic, features and observations, as far as a game has them."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from gemhoard.games import CHANCE, Game
from gemhoard.games.engine import new_record
from gemhoard.games.features import FEATURE_LIST, feature_row_type, observation_type
from gemhoard.games.limits import MOST_SET_FEATURES
from gemhoard.testing.tables import Table

STATES = 5


def check_the_heuristic_knows_what_the_seat_knows(table: Table) -> None:
    """`heuristic` is a finite number, and the same in a state re-dealt for the seat."""
    game = table.game
    heuristic = game.rules.heuristic
    for i, state in enumerate(table.some_states(12) if heuristic else []):
        for seat in table.seats:
            points, other = (float(heuristic(s, seat)) for s in (state, game.redeal(state, seat, i)))  # type: ignore[misc]
            assert math.isfinite(points), f"`heuristic` is {points} for seat {seat}."
            assert math.isclose(points, other, rel_tol=1e-6, abs_tol=1e-6), (
                f"`heuristic` is {points} for seat {seat}, and {other} when what it cannot see is re-dealt."
            )


def check_features_are_what_the_seat_sees(table: Table) -> None:
    """`write_features` sets features below `features`, each once, the same in a re-dealt state."""
    game = table.game
    write = game.rules.write_features
    for i, state in enumerate(table.some_states(STATES) if write else []):
        for seat in table.seats:
            seen = set_features(game.features, write, state, seat)
            assert len(set(seen)) == len(seen), "A feature is set twice."
            assert dense_features(game.features, write, state, seat) == seen, (
                "Sparse and dense features differ: set them by the functions of `gemhoard.games.features`."
            )
            assert set_features(game.features, write, game.redeal(state, seat, i), seat) == seen, (
                f"A feature shows seat {seat} something that it may not know."
            )


def check_features_of_actions_are_what_the_actor_sees(table: Table) -> None:
    """`write_action_features` sets features below `action_features`, the same in a re-dealt state."""
    game = table.game
    write = game.rules.write_action_features
    for i, (state, action, *_) in enumerate(table.some_steps(15) if write else []):
        actor = game.actor(state)
        if actor != CHANCE:
            seen = set_features(game.action_features, write, state, action)
            other = game.redeal(state, actor, i)
            assert set_features(game.action_features, write, other, action) == seen, (
                f"A feature of {game.words[action]!r} shows the actor something that it may not know."
            )


def set_features(features: int, write: Callable[..., None] | None, *position: Any) -> list[int]:
    """The features that are set, in ascending order."""
    assert write is not None
    sparse = new_record(FEATURE_LIST)
    write(*position, sparse)
    indices: list[int] = sorted(sparse.indices[: int(sparse.count)].tolist())
    assert len(indices) < MOST_SET_FEATURES, f"{len(indices)} features are set: more would be left out."
    assert max(indices, default=0) < features, f"Feature {max(indices)} is set, and there are {features}."
    return indices


def dense_features(features: int, write: Callable[..., None] | None, *position: Any) -> list[int]:
    """The same, from a row of zeros and ones."""
    assert write is not None
    dense = new_record(feature_row_type(features))
    write(*position, dense)
    indices: list[int] = np.flatnonzero(dense.row).tolist()
    return indices


def check_an_observation_is_what_the_seat_sees(table: Table) -> None:
    """`write_observation` writes small integers, the same in a state re-dealt for the seat."""
    game = table.game
    for i, state in enumerate(table.some_states(STATES) if game.rules.write_observation else []):
        for seat in table.seats:
            assert observed(game, state, seat) == observed(game, game.redeal(state, seat, i), seat), (
                f"The observation shows seat {seat} something that it may not know."
            )


def observed(game: Game, state: Any, seat: int) -> list[int]:
    assert game.rules.write_observation is not None
    row = new_record(observation_type(game.observation_layout.all))
    game.rules.write_observation(state, seat, row)
    numbers: list[int] = row.row.tolist()
    assert min(numbers) >= 0, f"An observation must not be below 0: {min(numbers)} for seat {seat}."
    return numbers
