"""Kadora: what the rules treat alike, so that a network learns from one position what holds in millions.

Colours can change places, and so can kinds, columns and rows, and columns with rows. A colour takes its
missing value (K1.3) along. Only the order of a refill (K3.10) tells one arrangement of the block from
another.
"""

from itertools import permutations

import numpy as np

from gemhoard.games.engine import State, rule
from gemhoard.games.kadora.actions import (
    DRAWS,
    GIFTS,
    MAX_SEATS,
    PLACED_CARD,
    PLACED_WHERE,
    gift,
    gift_colour,
    gift_receiver,
    placement,
)
from gemhoard.games.kadora.components import (
    COLOURS,
    DECK,
    FACES,
    HAND,
    KINDS,
    NO_CARD,
    PLACES,
    SIDE,
    VALUES,
)
from gemhoard.games.kadora.state import LACKS_STEP


def _orders(of: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    return np.array(list(permutations(range(of))), np.uint8)


COLOUR_ORDERS, KIND_ORDERS, LINE_ORDERS = _orders(len(COLOURS)), _orders(len(KINDS)), _orders(SIDE)
CARD_SYMMETRIES = len(COLOUR_ORDERS) * len(KIND_ORDERS)
BLOCK_SYMMETRIES = 2 * len(LINE_ORDERS) ** 2
SYMMETRIES = CARD_SYMMETRIES * BLOCK_SYMMETRIES
LACKS_OF_COLOUR = (1 << LACKS_STEP) - 1


@rule
def colour_image(colour: int, symmetry: int) -> int:
    return int(COLOUR_ORDERS[symmetry % len(COLOUR_ORDERS), colour])


@rule
def card_image(card: int, symmetry: int) -> int:
    if card == NO_CARD:
        return NO_CARD
    kinds = KIND_ORDERS[symmetry // len(COLOUR_ORDERS) % len(KIND_ORDERS)]
    face = int(card) % FACES
    kind = int(kinds[face // VALUES])
    return colour_image(int(card) // FACES, symmetry) * FACES + kind * VALUES + face % VALUES


@rule
def place_image(place: int, symmetry: int) -> int:
    of_block = symmetry // CARD_SYMMETRIES
    row = int(LINE_ORDERS[of_block % len(LINE_ORDERS), int(place) // SIDE])
    column = int(LINE_ORDERS[of_block // len(LINE_ORDERS) % len(LINE_ORDERS), int(place) % SIDE])
    is_turned = of_block // len(LINE_ORDERS) ** 2 % 2 == 1
    return column * SIDE + row if is_turned else row * SIDE + column


@rule
def action_image(state: State, action: int, symmetry: int) -> int:
    """The action that means the same after `transform`."""
    if action < GIFTS:
        card, place = PLACED_CARD[action], PLACED_WHERE[action]
        return placement(card_image(card, symmetry), place_image(place, symmetry))
    if action < DRAWS:
        return gift(colour_image(gift_colour(action), symmetry), gift_receiver(action))
    return int(action)


@rule
def transform(state: State, symmetry: int) -> None:
    """Change a position into one that is worth the same, in place."""
    transform_block(state, symmetry)
    for i in range(DECK):
        state.stock[i] = card_image(state.stock[i], symmetry)
    for seat in range(MAX_SEATS):
        transform_hand(state, seat, symmetry)
    transform_loot(state, symmetry)


@rule
def transform_block(state: State, symmetry: int) -> None:
    before = state.block.copy()
    state.empty = 0
    for place in range(PLACES):
        image = place_image(place, symmetry)
        state.block[image] = card_image(before[place], symmetry)
        if before[place] == NO_CARD:
            state.empty |= 1 << image


@rule
def transform_hand(state: State, seat: int, symmetry: int) -> None:
    """In the order of the card numbers, NO_CARD last."""
    hand = state.hands[seat]
    for i in range(HAND):
        card = card_image(hand[i], symmetry)
        j = i
        while j > 0 and hand[j - 1] > card:
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = card


@rule
def transform_loot(state: State, symmetry: int) -> None:
    loot, values, leader, lacks = state.loot.copy(), state.loot_value.copy(), state.leader.copy(), state.lacks
    state.lacks = 0
    for colour in range(len(COLOURS)):
        image = colour_image(colour, symmetry)
        state.leader[image] = leader[colour]
        state.lacks |= (lacks >> LACKS_STEP * colour & LACKS_OF_COLOUR) << LACKS_STEP * image
        for seat in range(MAX_SEATS):
            state.loot_value[seat, image] = values[seat, colour]
            state.loot[seat, image] = 0
            for face in range(FACES):
                if loot[seat, colour] >> face & 1:
                    state.loot[seat, image] |= 1 << card_image(colour * FACES + face, symmetry) % FACES
