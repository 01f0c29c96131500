"""All that a thinking bot writes on, in one record: passing it on is free, and each thread has its own."""

from typing import Any, cast

import numpy as np

from gemhoard.games import GAMES
from gemhoard.games.chance import RNG, WORD
from gemhoard.games.engine import CHOICES, record_type
from gemhoard.games.features import LIST

HIDDEN = 128
NARROW = 32
MOST_CHOICES = CHOICES["actions"].shape[0]
MOST_ACTION_FACTS = max(game.action_facts for game in GAMES.values())
SEATS = 5
SHARES = SEATS + 1  # whoever wins without a seat, as in Kadora, is behind the last one
DEEPEST = 256

Desk = np.record


def _fields(dtype: np.dtype[Any]) -> list[Any]:
    return [(name, dtype[name]) for name in dtype.names or ()]


DESK = record_type(
    [
        # A record that began like a list of choices would be taken for one by numba.
        ("seat", np.int64),  # whose thoughts these are
        # It serves as a list of choices, a list of facts and a source of luck.
        *_fields(CHOICES),
        *_fields(LIST),
        *_fields(RNG),
        # The search
        ("guided", np.uint8),  # by a network
        ("length", np.int64),
        ("path", np.int64, DEEPEST),  # the nodes that this simulation went through
        ("choosers", np.int64, DEEPEST),
        ("places", np.int64, MOST_CHOICES),  # where the tree keeps each choice of the node at hand
        ("hopes", np.float64, SHARES),  # what the network expects for each seat
        ("shares", np.float64, SHARES),  # how good it was
        ("totals", np.float64, SHARES),  # of all simulations
        # The network
        ("hidden", np.float32, HIDDEN),
        ("narrow", np.float32, NARROW),
        ("width", np.int64),  # of the narrow layer
        ("likes", np.float32, MOST_ACTION_FACTS),  # what each fact about a choice is worth
        ("chances", np.float32, SHARES),  # to win, from the looking seat on
        ("promises", np.float32, MOST_CHOICES),  # of the choices, adding up to 1
        # What the two layers of the network should change by, while it learns
        ("hidden_slopes", np.float32, HIDDEN),
        ("narrow_slopes", np.float32, NARROW),
    ]
)


def new_desk(seed: int) -> Desk:
    desk = cast(Desk, np.zeros(1, DESK)[0])
    desk.word, desk.width = seed & WORD, NARROW
    return desk
