"""Kadora: what a seat sees as a row of small integers, for learners that encode it themselves.

Seats are relative to the seat that looks. Where there may be nothing, 0 means nothing.
"""

import numpy as np

from gemhoard.games.engine import State, rule
from gemhoard.games.features import Observation, layout, relative_seat
from gemhoard.games.kadora.actions import MAX_SEATS
from gemhoard.games.kadora.components import CARDS, COLOUR, COLOURS, HAND, KIND, NO_CARD, PLACES, VALUE
from gemhoard.games.kadora.features import top_colour
from gemhoard.games.kadora.state import aside_end, aside_start

# A card is three numbers: colour and kind, both from 1 on, and value. No card is three times 0.
SHOWN_COLOUR = np.array([*(COLOUR[:CARDS] + 1), 0], np.int8)
SHOWN_KIND = np.array([*(KIND[:CARDS] + 1), 0], np.int8)

OBSERVATION = layout(
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
def write_observation(state: State, seat: int, observation: Observation) -> None:
    """K5 What the seat sees, and nothing that it may not know."""
    row = observation.row
    row[OBSERVATION.players] = state.players
    row[OBSERVATION.phase] = state.phase
    row[OBSERVATION.last] = state.last + 1
    write_stock(state, observation)
    write_hands(state, seat, observation)
    write_loots(state, seat, observation)
    for place in range(PLACES):
        write_card(observation, OBSERVATION.block + 3 * place, state.block[place])


@rule
def write_card(observation: Observation, first: int, card: int) -> None:
    row = observation.row
    row[first], row[first + 1], row[first + 2] = SHOWN_COLOUR[card], SHOWN_KIND[card], VALUE[card]


@rule
def write_stock(state: State, observation: Observation) -> None:
    """K5.1 Of the piles and the cards set aside the colours alone."""
    row = observation.row
    for pile in range(2):
        row[OBSERVATION.height + pile] = state.height[pile]
        row[OBSERVATION.tops + pile] = 1 + top_colour(state, pile) if state.height[pile] > 0 else 0
    if state.players == 2:
        for i in range(aside_start(state), aside_end(state)):
            row[OBSERVATION.aside + COLOUR[state.stock[i]]] += 1


@rule
def write_hands(state: State, seat: int, observation: Observation) -> None:
    """K5.2 Of other hands the colours alone."""
    row = observation.row
    for i in range(HAND):
        write_card(observation, OBSERVATION.hand + 3 * i, state.hands[seat, i])
    for other in range(state.players):
        first = OBSERVATION.backs + relative_seat(state.players, seat, other) * len(COLOURS)
        for i in range(HAND):
            card = state.hands[other, i]
            if card != NO_CARD:
                row[first + COLOUR[card]] += 1


@rule
def write_loots(state: State, seat: int, observation: Observation) -> None:
    """K5.3 What each has won of every colour."""
    row = observation.row
    for other in range(state.players):
        first = OBSERVATION.worth + relative_seat(state.players, seat, other) * len(COLOURS)
        for colour in range(len(COLOURS)):
            row[first + colour] = state.loot_value[other, colour]
