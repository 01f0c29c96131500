"""Emerald: every choice there is, as a number and as words (see the record format)."""

import numpy as np

from gemhoard.games.emerald.components import COLOURS, DIE_FACES, GOLD_VALUES, PLACE_NAMES, PLACES
from gemhoard.games.engine import rule

# The action space, kind after kind.
MOVES = 0  # a colour and a place
STOP = MOVES + len(COLOURS) * (PLACES - 1)
TAKE_GOLD = STOP + 1
TAKE_GEM = STOP + 2
ROLLS = STOP + 3  # a face of the die
CAPTURES = ROLLS + DIE_FACES  # a colour
CAPTURES_MOVED = CAPTURES + len(COLOURS)  # the knight of that colour that moved first
RANSOMS = CAPTURES_MOVED + len(COLOURS)  # a value; 0 pays nothing


@rule
def move_action(colour: int, place: int) -> int:
    return MOVES + int(colour) * (PLACES - 1) + place - 1


# Read by action number.
MOVE_COLOUR = np.repeat(np.arange(len(COLOURS)), PLACES - 1).astype(np.uint8)
MOVE_PLACE = np.tile(np.arange(1, PLACES), len(COLOURS)).astype(np.uint8)


def _all_words() -> list[str]:
    places = PLACE_NAMES[1:]
    return [
        *(f"move {colour} {place}" for colour in COLOURS for place in places),
        "stop",
        "take gold",
        "take gem",
        *(f"roll {face}" for face in range(1, DIE_FACES + 1)),
        *(f"capture {colour}" for colour in COLOURS),
        *(f"capture {colour} moved" for colour in COLOURS),
        "ransom none",
        *(f"ransom {value}" for value in range(1, GOLD_VALUES + 1)),
    ]


WORDS = _all_words()
OBJECTS = {
    "move": ("colour", "place"),
    "stop": (),
    "take": ("kind",),
    "roll": ("face",),
    "capture": ("colour", "which"),
    "ransom": ("value",),
}
