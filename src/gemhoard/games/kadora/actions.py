"""Kadora: every choice there is, as a number and as words (see the record format)."""

import numpy as np

from gemhoard.games.engine import rule
from gemhoard.games.kadora.components import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    PLACE_NAMES,
    PLACES,
)

MAX_SEATS = 5

# The action space, kind after kind.
PLACEMENTS = 0  # a place and a card
GIFTS = PLACEMENTS + CARDS * PLACES  # a colour and the seat that receives it
DRAWS = GIFTS + len(COLOURS) * MAX_SEATS  # left or right


@rule
def placement(card: int, place: int) -> int:
    return PLACEMENTS + int(place) * CARDS + int(card)


# Read by action number.
PLACED_CARD = np.tile(np.arange(CARDS), PLACES).astype(np.uint8)
PLACED_WHERE = np.repeat(np.arange(PLACES), CARDS).astype(np.uint8)


@rule
def gift(colour: int, receiver: int) -> int:
    return GIFTS + colour * MAX_SEATS + receiver


@rule
def gift_colour(action: int) -> int:
    return (action - GIFTS) // MAX_SEATS


@rule
def gift_receiver(action: int) -> int:
    return (action - GIFTS) % MAX_SEATS


def _all_words() -> list[str]:
    return [
        *(f"place {card} {place}" for place in PLACE_NAMES for card in CARD_NAMES),
        *(f"give {colour} {seat}" for colour in COLOURS for seat in range(MAX_SEATS)),
        "draw left",
        "draw right",
    ]


WORDS = _all_words()
OBJECTS = {"place": ("card", "place"), "give": ("colour", "receiver"), "draw": ("pile",)}
