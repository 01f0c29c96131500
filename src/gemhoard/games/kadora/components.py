"""Kadora: what is in the box (section 1 of the rules)."""

from typing import Any

import numpy as np

# K1.2 to K1.4 A card is a colour, a kind and a value; its number counts them in this order.
COLOURS = "ROYGBP"
KINDS = "rsd"
VALUES = 5
FACES = len(KINDS) * VALUES  # what the fronts of one colour can show
CARDS = len(COLOURS) * FACES  # every card there could be; a deck lacks one value of each colour and kind
NO_CARD = CARDS
DECK = 72

CARD_NAMES = [
    f"{colour}{value}{kind}" for colour in COLOURS for kind in KINDS for value in range(1, VALUES + 1)
]

# Read by card number. The last entry, of NO_CARD, is worth nothing and is like no card.
COLOUR = np.array([card // FACES for card in range(CARDS)] + [len(COLOURS)], np.uint8)
FACE = np.array([card % FACES for card in range(CARDS)] + [FACES], np.uint8)
KIND = np.array([card % FACES // VALUES for card in range(CARDS)] + [len(KINDS)], np.uint8)
VALUE = np.array([card % VALUES + 1 for card in range(CARDS)] + [0], np.int8)

# K1.3 The value that each colour lacks by default, the same for its three kinds.
MISSING = (1, 2, 3, 4, 5, 3)

# K2.1, K2.4 by player count
SET_ASIDE = np.array([0, 0, 18, 12, 6, 0], np.uint8)
PILE_CARDS = np.array([0, 0, 17, 18, 19, 20], np.uint8)
HAND = 4

# K2.3 The block: places in reading order, a1 to d4.
SIDE = 4
PLACES = SIDE * SIDE
RING = (0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15)
PLACE_NAMES = [f"{column}{row}" for row in "1234" for column in "abcd"]
OPEN_PLACES = 4  # K3.10 how many are left empty after a refill
REACH = 10  # K3.4 what a line must sum to

Line = np.ndarray[Any, np.dtype[np.uint8]]

# K3.4, K3.5 The three other places of each place's column and row.
IN_COLUMN = np.array(
    [[p for p in range(PLACES) if p % SIDE == place % SIDE and p != place] for place in range(PLACES)],
    np.uint8,
)
IN_ROW = np.array(
    [[p for p in range(PLACES) if p // SIDE == place // SIDE and p != place] for place in range(PLACES)],
    np.uint8,
)

# K3.12 The places in the order in which each side of the table reads them.
READING = np.array(
    [
        [row * SIDE + column for row in range(SIDE) for column in range(SIDE)],
        [row * SIDE + column for column in reversed(range(SIDE)) for row in range(SIDE)],
        [row * SIDE + column for row in reversed(range(SIDE)) for column in reversed(range(SIDE))],
        [row * SIDE + column for column in range(SIDE) for row in reversed(range(SIDE))],
    ],
    np.uint8,
)
