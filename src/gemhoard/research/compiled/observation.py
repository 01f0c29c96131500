"""What a seat sees of a game as a row of numbers, and what it may do as a mask."""

from typing import Any, cast

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from gemhoard.bots.workspace import WORKSPACE, Workspace
from gemhoard.games import Game, State
from gemhoard.games.engine import Choices, loop, new_record
from gemhoard.games.features import Observation, feature_row_type, observation_type
from gemhoard.games.play import list_choices, write_features, write_observation
from gemhoard.plugins import is_defined_by_us

Row = NDArray[np.int8]

# Zeros and ones, ready for a network, or small integers, as things lie on the table.
OBSERVATIONS = FEATURES, COMPACT = "features", "compact"


@loop
def encode(state: State, seat: int, observation: Observation) -> None:
    """Write into `observation.row` what a seat sees, as its type says: features or small integers."""
    observation.row[:] = 0
    _fill(state, seat, observation)


def _fill(state: State, seat: int, observation: Observation) -> None:
    write = write_features if has_features(observation.dtype.names) else write_observation
    write(state, seat, observation)


def has_features(fields: Any) -> bool:
    """Whether a record has the scratch space that features take."""
    return "points" in fields


def _choose_encoding(state: Any, seat: Any, observation: Any) -> Any:
    if has_features(observation.fields):
        return lambda state, seat, observation: write_features(state, seat, observation)
    return lambda state, seat, observation: write_observation(state, seat, observation)


overload(_fill, jit_options={"forceinline": True}, strict=False)(_choose_encoding)


@loop
def write_mask(state: State, choices: Choices, row: Row) -> None:
    """A row with a 1 for each action that is legal."""
    row[:] = 0
    for i in range(list_choices(state, choices)):
        row[choices.actions[i]] = 1


def new_workspace() -> Any:
    """An array of one record, which serves as a list of choices."""
    return np.zeros(1, WORKSPACE)


def observation_record(game: Game, kind: str) -> np.dtype[Any]:
    if kind == FEATURES:
        return feature_row_type(game.features, is_checked=not is_defined_by_us(type(game)))
    return observation_type(game.observation_layout.all)


def observe(game: Game, state: State, seat: int, kind: str = FEATURES) -> Row:
    """What a seat sees."""
    observation = new_record(observation_record(game, kind))
    encode(state, seat, observation)
    return observation.row  # type: ignore[no-any-return]


def legal_mask(game: Game, state: State) -> Row:
    """What the actor may do, as zeros and ones."""
    row = np.empty(len(game.words), np.int8)
    write_mask(state, cast(Workspace, new_workspace()[0]), row)
    return row
