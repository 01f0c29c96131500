"""Kadora: a heuristic value, for bots that look one step ahead."""

from gemhoard.games.engine import State, rule
from gemhoard.games.kadora.components import COLOUR, COLOURS, HAND, NO_CARD, VALUE
from gemhoard.games.kadora.scoring import has_majority

# In penalty points: what it would cost to end with no majority, and what a lead that may not last is worth.
NO_MAJORITY = 12.0
LEAD = 0.15
HELD = 0.5  # a card in hand, of a colour that the seat does not lead


@rule
def heuristic(state: State, seat: int) -> float:
    """How a position looks to a seat, in points: its penalty so far, its leads, what its hand will add."""
    penalty, led, held, majorities = 0, 0, 0, 0
    # Products and no branches: the greedy bot spends half its time here.
    for colour in range(len(COLOURS)):
        value = int(state.loot_value[seat, colour])
        is_turned_down = has_majority(state, seat, colour)
        majorities += is_turned_down
        penalty += value * (not is_turned_down)
        led += value * (state.leader[colour] == seat)
    for i in range(HAND):
        card = state.hands[seat, i]
        if card != NO_CARD:
            held += VALUE[card] * (state.leader[COLOUR[card]] != seat)
    return LEAD * led - penalty - NO_MAJORITY * (majorities == 0) - HELD * held
