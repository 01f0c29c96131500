"""Emerald games that came near their end, for the solver to finish."""

from typing import Any

import numpy as np

from gemhoard.games.chance import Rng, below, new_rng
from gemhoard.games.emerald.components import CASTLE, CHAMBER, PLACES
from gemhoard.games.emerald.rules import apply, legal_actions
from gemhoard.games.emerald.scoring import score
from gemhoard.games.emerald.state import STATE, deal
from gemhoard.games.engine import CHOICES, NOBODY, State, loop, new_record, rule

# What can be finished and is not decided yet: the knights are almost there, and the points are close.
LATE_ROAD = 32
CLOSE_POINTS = 6


def late_position(blank: State, seed: int) -> State:
    """The first late decision of a game played at random; of the first game that comes to one."""
    tables = np.zeros(2, STATE)
    tables[0] = blank
    reach_late(tables, new_record(CHOICES), new_rng(seed))
    return tables[1]


@loop
def reach_late(tables: Any, choices: Any, rng: Rng) -> None:
    """Deal `tables[0]` and play it in `tables[1]` at random, until the game is late."""
    tables[1].actor = NOBODY
    while not is_late(tables[1]):
        if tables[1].actor == NOBODY:
            tables[1] = tables[0]
            deal(tables[1], rng)
        count = legal_actions(tables[1], choices)
        apply(tables[1], choices.actions[below(rng, count)])


@rule
def is_late(state: State) -> bool:
    if state.actor < 0 or road_left(state) > LATE_ROAD:
        return False
    return abs(score(state, 0) - score(state, 1)) <= CLOSE_POINTS


@rule
def road_left(state: State) -> int:
    """How many steps all knights in play have before them."""
    steps = 0
    for place in range(1, PLACES):
        steps += int(state.crowd[place]) * (CHAMBER - place if place < CASTLE else CHAMBER)
    return steps
