"""Kadora: a little game sense, for the bots that look one step ahead."""

from gemhoard.games.engine import State, rule
from gemhoard.games.kadora.components import COLOUR, COLOURS, HAND, NO_CARD, VALUE
from gemhoard.games.kadora.scoring import can_win, penalty

# In penalty points: what it would cost to end with no majority, and what a lead that may not last is worth.
NO_MAJORITY = 12.0
LEAD = 0.15


@rule
def outlook(state: State, seat: int) -> float:
    """How a position looks to a seat, in points: its penalty so far, its leads, what its hand will add."""
    points = -float(penalty(state, seat))
    if not can_win(state, seat):
        points -= NO_MAJORITY
    for colour in range(len(COLOURS)):
        if state.leader[colour] == seat:
            points += LEAD * state.loot_value[seat, colour]
    for i in range(HAND):
        card = state.hands[seat, i]
        if card != NO_CARD and state.leader[COLOUR[card]] != seat:
            points -= 0.5 * VALUE[card]
    return points
