"""Emerald: the whole truth about a game at one moment, and the set-up (section 2)."""

from functools import lru_cache
from typing import Any

import numpy as np

from gemhoard.games.chance import Rng, below, shuffle
from gemhoard.games.emerald.components import (
    BAR_START,
    CASTLE,
    CAVE_FIELDS,
    COLOURS,
    DRAGON_START,
    GEM_CARDS,
    GEM_DECK,
    GEM_PILE_SIZES,
    GEMS,
    GOLD_CARDS,
    GOLD_DECK,
    GOLD_PILE_SIZES,
    GOLD_VALUES,
    NO_COLOUR,
    PLACES,
    TOWARDS_CASTLE,
    TREASURES,
)
from gemhoard.games.engine import NOBODY, State, new_record, plain, record_type, rule

PHASES = ("move", "second", "take", "roll", "capture", "ransom", "over")
MOVE, SECOND, TAKE, ROLL, CAPTURE, RANSOM, OVER = range(7)

MAX_SEATS = 5
# Every gold card on the piles can be taken and paid once.
LEDGER = 2 * int(GOLD_PILE_SIZES.sum())

# What serves as an index is unsigned, what is counted signed: of a sum of both numba would make a float.
STATE = record_type(
    [
        # The table
        ("players", np.int8),
        ("passing", np.uint8),  # option, E3.1
        ("open_ransom", np.uint8),  # option, E6.6
        ("first", np.int8),  # the start player's seat; NOBODY until it is drawn
        # The turn
        ("phase", np.uint8),
        ("turn", np.uint8),  # the seat whose turn it is
        ("actor", np.int8),  # the seat that decides now, or CHANCE, or NOBODY when over
        (
            "moved_colour",
            np.uint8,
        ),  # the turn's first knight, while a second may follow; else NO_COLOUR
        ("moved_place", np.uint8),  # where it stands; NOWHERE once the dragon has it
        ("at", np.uint8),  # the field whose cards are offered; else NOWHERE
        ("caught_colour", np.uint8),  # the knight that may be bought free; else NO_COLOUR
        ("caught_moved", np.uint8),  # whether that is the knight that moved first
        ("passes", np.int8),  # turns in a row that moved no knight, E7.6
        # The dragon
        ("dragon", np.uint8),  # its field
        ("facing", np.int8),  # TOWARDS_CASTLE or TOWARDS_CHAMBER
        ("bar", np.uint8),  # the bar's rearmost field
        # The knights
        ("knights", np.int8, (len(COLOURS), PLACES)),  # how many of a colour stand on a place
        ("crowd", np.int8, PLACES),  # how many stand there in all
        ("in_play", np.int8, MAX_SEATS),  # knights in the castle and on the road, by owner
        ("chamber", np.int8, len(COLOURS)),
        ("nest", np.int8, len(COLOURS)),
        # The cards on the table
        ("gold", np.uint8, GOLD_CARDS),  # see GOLD_PILE_STARTS
        ("gold_height", np.int8, CAVE_FIELDS),
        ("gems", np.uint8, GEM_CARDS),
        ("gems_height", np.int8, CAVE_FIELDS),
        ("treasures_left", np.int8),
        # What the players own
        ("hands", np.int8, (MAX_SEATS, GOLD_VALUES + 1)),  # gold cards of each value
        ("owned", np.int8, (MAX_SEATS, len(GEMS) + 1)),  # gem cards of each kind
        ("treasures", np.int8, MAX_SEATS),
        ("four", np.int8),  # the seat with the "four different gems" bonus; else NOBODY
        # What everybody saw, in order: a seat took gold of a value, or paid a card unseen (value 0)
        ("ledger", np.uint8, (LEDGER, 2)),
        ("ledger_length", np.int8),
        # Where knights of a colour stand, one bit a place: what `legal_actions` runs through
        ("stands", np.uint32, len(COLOURS)),
    ]
)


@lru_cache(16)
def read_packed(packed: bytes) -> Any:
    """A state's fields as plain numbers and lists: all who look at it share this."""
    return plain(np.frombuffer(packed, STATE)[0])


@rule
def colours_in_play(players: int) -> int:
    """E2.4 Two players have two colours each."""
    return 4 if players == 2 else players


@rule
def start_places(players: int) -> int:
    """E2.5 With two and with five players the keep is not used."""
    return 4 if players == 2 or players == 5 else 5


@rule
def owner(state: State, colour: int) -> int:
    """E2.4 The seat that a colour belongs to."""
    return owner_of(state.players, colour)


@rule
def owner_of(players: int, colour: int) -> int:
    return colour % 2 if players == 2 else colour


@rule
def gold_cards(state: State, seat: int) -> int:
    """How many are in a hand."""
    cards = 0
    for value in range(1, GOLD_VALUES + 1):
        cards += state.hands[seat, value]
    return cards


@rule
def stand(state: State, colour: int, place: int) -> None:
    """Put a knight on a place."""
    state.knights[colour, place] += 1
    state.crowd[place] += 1
    state.stands[colour] |= 1 << int(place)


@rule
def leave(state: State, colour: int, place: int) -> None:
    """Take a knight from a place."""
    state.knights[colour, place] -= 1
    state.crowd[place] -= 1
    state.stands[colour] ^= (state.knights[colour, place] == 0) << int(place)


def blank(players: int, first: int, passing: bool, open_ransom: bool) -> State:
    """E2.1, E2.4, E2.5 The table before the cards are dealt. `first` may be NOBODY, to be drawn (E2.6)."""
    state = new_record(STATE)
    state.players, state.passing, state.open_ransom = players, passing, open_ransom
    state.first = first
    state.dragon, state.facing, state.bar = DRAGON_START, TOWARDS_CASTLE, BAR_START
    state.treasures_left = TREASURES
    state.moved_colour = state.caught_colour = NO_COLOUR
    state.four = NOBODY
    for colour in range(colours_in_play(players)):
        for place in range(CASTLE, CASTLE + start_places(players)):
            stand(state, colour, place)
            state.in_play[owner(state, colour)] += 1
    state.gold, state.gems = GOLD_DECK, GEM_DECK
    state.gold_height, state.gems_height = GOLD_PILE_SIZES, GEM_PILE_SIZES
    return state


@rule
def deal(state: State, rng: Rng) -> None:
    """E2.2, E2.3 Shuffle gold and gems separately. E2.6 Draw the start player unless the table chose one."""
    shuffle(rng, state.gold)
    shuffle(rng, state.gems)
    if state.first == NOBODY:
        state.first = below(rng, state.players)
    state.turn = state.actor = state.first
