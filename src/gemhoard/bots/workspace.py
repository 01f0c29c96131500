"""The workspace of a search, in one record: passing it on is free, and each thread has its own."""

from typing import Any, cast

import numpy as np

from gemhoard.games import GAMES
from gemhoard.games.chance import RNG, WORD
from gemhoard.games.engine import CHOICES, record_type
from gemhoard.games.features import FEATURE_LIST
from gemhoard.games.limits import MOST_CHOICES, MOST_SEATS, MOST_VIRTUAL_PLAYERS

HIDDEN = 128
NARROW = 32
MOST_ACTION_FEATURES = max(game.action_features for game in GAMES.values())
OUTCOMES = MOST_SEATS + MOST_VIRTUAL_PLAYERS  # who wins: a seat, or behind the last one a virtual player
MOST_DEPTH = 256

Workspace = np.record


def _fields(dtype: np.dtype[Any]) -> list[Any]:
    return [(name, dtype[name]) for name in dtype.names or ()]


WORKSPACE = record_type(
    [
        # A record that began like a list of choices would be taken for one by numba.
        ("seat", np.int64),  # that searches
        # It serves as a list of choices, a list of features and a random number generator.
        *_fields(CHOICES),
        *_fields(FEATURE_LIST),
        *_fields(RNG),
        # The search
        ("guided", np.uint8),  # by a network
        ("plays_on", np.uint8),  # to the seat's next turn, before a new position is evaluated
        ("length", np.int64),
        ("path", np.int64, MOST_DEPTH),  # the nodes of this simulation
        ("actors", np.int64, MOST_DEPTH),
        ("children", np.int64, MOST_CHOICES),  # of the current node, by choice
        ("values", np.float64, OUTCOMES),  # of each seat, by the network
        ("returns", np.float64, OUTCOMES),  # of this simulation, by seat
        ("total_returns", np.float64, OUTCOMES),  # of all simulations
        # The network
        ("hidden", np.float32, HIDDEN),
        ("narrow", np.float32, NARROW),
        ("width", np.int64),  # of the narrow layer
        ("feature_logits", np.float32, MOST_ACTION_FEATURES),  # of each feature of a choice
        ("win_probabilities", np.float32, OUTCOMES),  # relative to the seat that looks
        ("priors", np.float32, MOST_CHOICES),  # of the choices, with sum 1
        ("root_priors", np.float32, MOST_CHOICES),  # of the root, before noise is added
        # The gradients of the two layers, while it learns
        ("hidden_gradient", np.float32, HIDDEN),
        ("narrow_gradient", np.float32, NARROW),
    ]
)


def new_workspace(seed: int) -> Workspace:
    workspace = cast(Workspace, np.zeros(1, WORKSPACE)[0])
    workspace.word, workspace.width = seed & WORD, NARROW
    return workspace
