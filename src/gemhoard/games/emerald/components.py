"""Emerald: what is in the box (section 1 of the rules)."""

import numpy as np

# E1.2, E1.3 Places are numbered as on the road, 1 to 15; the castle's start places come after it.
FIRST_CAVE_FIELD = 7
LAST_FIELD = 15
CHAMBER = 16  # one step behind the last field: where a walk ends, never a place to start from
CASTLE_PLACES = ("A", "B", "C", "D", "K")
CASTLE = 16  # the first tower's number
PLACES = 21  # 1..15 the road, 16..20 the castle, and 0, which is
NOWHERE = 0
PLACE_NAMES = ("", *(str(field) for field in range(1, LAST_FIELD + 1)), *CASTLE_PLACES)
CAVE_FIELDS = 9

# E1.4 to E1.6
NO_CARD = 0
GOLD_VALUES = 5
GOLD_CARDS = 25
GEMS = ("ruby", "emerald", "garnet", "turquoise")
GEM_CARDS = 24  # a card shows its kind as a number from 1 to 4
TREASURES = 4
TREASURE_WORTH = 5
BONUS_WORTH = 4

# E1.7
DIE_FACES = 3
BAR_LENGTH = 4
BAR_START = 7
BAR_END = 12
DRAGON_START = 10
TOWARDS_CASTLE = -1
TOWARDS_CHAMBER = 1

# E1.8, in the order of the seats
COLOURS = ("red", "blue", "green", "yellow", "black")
NO_COLOUR = len(COLOURS)

# E2.2 The shuffled cards lie in a row, pile after pile from field 7 on, the cards that leave the game last.
# Each pile's bottom card comes first.
GOLD_PILE_SIZES = np.array([3, 2, 3, 2, 3, 2, 3, 2, 3], np.uint8)
GEM_PILE_SIZES = np.array([2, 3, 2, 3, 2, 3, 2, 3, 2], np.uint8)
GOLD_PILE_STARTS = np.array([0, 3, 5, 8, 10, 13, 15, 18, 20], np.uint8)
GEM_PILE_STARTS = np.array([0, 2, 5, 7, 10, 12, 15, 17, 20], np.uint8)
GOLD_DECK = np.repeat(np.arange(1, GOLD_VALUES + 1), 5).astype(np.uint8)
GEM_DECK = np.repeat(np.arange(1, len(GEMS) + 1), 6).astype(np.uint8)
