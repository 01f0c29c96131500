"""Kadora: what a seat sees as a row of small whole numbers, for those who learn from the table as it lies.

Seats are counted from the looking one on. Where there may be nothing, 0 is nothing.
"""

import numpy as np

from gemhoard.games.engine import State, rule
from gemhoard.games.features import Sight, lay_out, seats_on
from gemhoard.games.kadora.actions import MAX_SEATS
from gemhoard.games.kadora.components import CARDS, COLOUR, COLOURS, HAND, KIND, NO_CARD, PLACES, VALUE
from gemhoard.games.kadora.features import top_colour
from gemhoard.games.kadora.state import aside_end, aside_start

# A card is three numbers: colour and kind, both from 1 on, and value. No card is three times 0.
SHOWN_COLOUR = np.array([*(COLOUR[:CARDS] + 1), 0], np.int8)
SHOWN_KIND = np.array([*(KIND[:CARDS] + 1), 0], np.int8)

NUMBERS = lay_out(
    players=1,
    phase=1,
    last=1,
    height=2,
    tops=2,
    aside=len(COLOURS),
    hand=HAND * 3,
    backs=MAX_SEATS * len(COLOURS),
    worth=MAX_SEATS * len(COLOURS),
    block=PLACES * 3,
)


@rule
def write_numbers(state: State, seat: int, sight: Sight) -> None:
    """K5 What the seat sees, and nothing that it may not know."""
    row = sight.row
    row[NUMBERS.players] = state.players
    row[NUMBERS.phase] = state.phase
    row[NUMBERS.last] = state.last + 1
    write_stock(state, sight)
    write_hands(state, seat, sight)
    write_loots(state, seat, sight)
    for place in range(PLACES):
        write_card(sight, NUMBERS.block + 3 * place, state.block[place])


@rule
def write_card(sight: Sight, first: int, card: int) -> None:
    row = sight.row
    row[first], row[first + 1], row[first + 2] = SHOWN_COLOUR[card], SHOWN_KIND[card], VALUE[card]


@rule
def write_stock(state: State, sight: Sight) -> None:
    """K5.1 Of the piles and the cards set aside the colours alone."""
    row = sight.row
    for pile in range(2):
        row[NUMBERS.height + pile] = state.height[pile]
        row[NUMBERS.tops + pile] = 1 + top_colour(state, pile) if state.height[pile] > 0 else 0
    if state.players == 2:
        for i in range(aside_start(state), aside_end(state)):
            row[NUMBERS.aside + COLOUR[state.stock[i]]] += 1


@rule
def write_hands(state: State, seat: int, sight: Sight) -> None:
    """K5.2 Of other hands the colours alone."""
    row = sight.row
    for i in range(HAND):
        write_card(sight, NUMBERS.hand + 3 * i, state.hands[seat, i])
    for other in range(state.players):
        first = NUMBERS.backs + seats_on(state.players, seat, other) * len(COLOURS)
        for i in range(HAND):
            card = state.hands[other, i]
            if card != NO_CARD:
                row[first + COLOUR[card]] += 1


@rule
def write_loots(state: State, seat: int, sight: Sight) -> None:
    """K5.3 What each has won of every colour."""
    row = sight.row
    for other in range(state.players):
        first = NUMBERS.worth + seats_on(state.players, seat, other) * len(COLOURS)
        for colour in range(len(COLOURS)):
            row[first + colour] = state.loot_value[other, colour]
