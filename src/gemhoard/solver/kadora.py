"""Kadora for two, the last round solved: the exact chance to win of every action, over all unseen cards.

The piles are empty. A player knows the colours of all cards and the faces of all but the other's hand and the
cards set aside; every way to share the unseen faces out by colour is as likely as any other. That is all it
goes by: what the other did before tells it nothing.

In the last turn the player takes what wins most often. In the turn before, the other has a turn to come: it will
take what wins most often for itself, by what it sees (not the first one's hand), and among equally good actions
any one. The virtual player may win too (K4.7), so that the chances of both do not add up to one.

All counting is in whole sixths of a win, since two or three may share it: equally good is exactly equal.
"""

from typing import Any

import numpy as np

from gemhoard.games.engine import (
    CHOICES,
    NOBODY,
    State,
    count_bits,
    loop,
    new_record,
    record_type,
    rule,
)
from gemhoard.games.kadora.actions import MAX_LEGAL
from gemhoard.games.kadora.components import COLOUR, COLOURS, FACES, HAND, NO_CARD, VALUE, VALUES
from gemhoard.games.kadora.rules import apply, legal_actions
from gemhoard.games.kadora.scoring import card_count, winners_mask
from gemhoard.games.kadora.sight import put_into_pool
from gemhoard.games.kadora.state import STATE, aside_end, aside_start

VIRTUAL = 2  # K4.7 the virtual player's seat
WIN = 6
TURN_ACTIONS = 2  # a gift and a card

# What a seat does not see: the faces by colour, and one way to pick the other's hand from them.
UNSEEN = record_type(
    [
        ("pool", np.uint8, (len(COLOURS), FACES)),  # cards of each colour, ascending
        ("left", np.int64, len(COLOURS)),  # how many of them
        ("cards", np.int64),  # in the other's hand
        ("colours", np.uint8, HAND),  # of these
        ("picks", np.int64, HAND),  # which of its colour each is
    ]
)

# What the other's hand may be worth, colour by colour (see `packed`), and in how many ways. Its last turn played,
# the other has three cards.
MOST_BELIEFS = VALUES ** (HAND - 1)
BELIEFS = record_type(
    [
        ("count", np.int64),
        ("worth", np.int64, MOST_BELIEFS),
        ("ways", np.int64, MOST_BELIEFS),
        ("truth", np.int64),  # what it is worth as the cards lie
        ("number", np.int64),  # of these beliefs among others
    ]
)

# Ends of the game already judged: many ways to play come to the same.
KNOWN = record_type(
    [
        ("beliefs", np.int64),
        ("mine", np.int64),
        ("yours", np.int64),
        ("own", np.int64),
        ("others", np.float64),
    ]
)
KNOWN_SIZE = 4096


def solve(state: State) -> dict[int, float]:
    """The winning chance of every legal action for the actor, by its share in the win."""
    chances: dict[int, float] = {}
    plans, firsts = finish_turn(state)
    for action, chance in zip(firsts, judge(state, plans), strict=True):
        chances[action] = max(chance, chances.get(action, 0.0))
    return chances


def finish_turn(state: State) -> tuple[Any, list[int]]:
    """Every way to play the turn to its end: the states, and the first action that leads to each."""
    found, firsts = [], []
    for action in legal(state):
        after = state.copy()
        apply(after, action)
        ends = [after] if after.actor != state.actor else finish_turn(after)[0]
        found += list(ends)
        firsts += [action] * len(ends)
    # Those that leave the same hand stand together, and share what the other may believe of it.
    order = sorted(range(len(found)), key=lambda i: found[i].hands.tobytes())
    return np.array([found[i] for i in order], STATE), [firsts[i] for i in order]


def legal(state: State) -> list[int]:
    choices = new_record(CHOICES)
    actions: list[int] = choices.actions[: legal_actions(state, choices)].tolist()
    return actions
