"""Kadora: the whole truth about a game at one moment, and the set-up (section 2)."""

from collections.abc import Sequence

import numpy as np

from gemhoard.games.chance import Rng, below, shuffle
from gemhoard.games.engine import NOBODY, State, new_record, record_type, rule
from gemhoard.games.kadora.actions import MAX_SEATS
from gemhoard.games.kadora.components import (
    CARDS,
    COLOUR,
    COLOURS,
    DECK,
    FACE,
    HAND,
    KIND,
    NO_CARD,
    PILE_CARDS,
    PLACES,
    RING,
    SET_ASIDE,
    VALUE,
)

LEFT, RIGHT = 0, 1
NOT_YET = -1
LACKS_STEP = 8  # bits a colour
PHASES = ("give", "place", "draw", "over")
GIVE, PLACE, DRAW, OVER = range(4)

# What serves as an index is unsigned, what is counted signed: of a sum of both numba would make a float.
STATE = record_type(
    [
        # The table
        ("players", np.int8),
        ("seats_read", np.uint8),  # option viewpoints: each seat reads the block from its own side, K3.12
        ("first", np.int8),  # the start player's seat; NOBODY until it is drawn
        # The turn
        ("phase", np.uint8),
        ("turn", np.uint8),  # the seat whose turn it is
        ("actor", np.int8),  # the seat that decides now; NOBODY when over
        ("last", np.int8),  # final turns still to be played; NOT_YET until the piles are empty
        # The cards
        ("block", np.uint8, PLACES),  # NO_CARD where a place is empty
        ("empty", np.uint32),  # the empty places, one bit each: what `legal_actions` runs through
        ("hands", np.uint8, (MAX_SEATS, HAND)),  # in the order of the card numbers, NO_CARD last
        # The shuffled deck: left pile, right pile, cards set aside, then the cards dealt, gone from here.
        # Each pile's bottom card comes first.
        ("stock", np.uint8, DECK),
        ("height", np.int8, 2),  # cards left on each pile
        # The loot by seat and colour; with two players seat 2 is the virtual player's (K4.7)
        ("loot", np.uint16, (MAX_SEATS, len(COLOURS))),  # which faces, one bit each
        ("loot_value", np.int8, (MAX_SEATS, len(COLOURS))),
        # Both follow from the loot; kept up to date, since every turn asks for them
        ("leader", np.int8, len(COLOURS)),  # who alone has the highest value of a colour (K3.2); else NOBODY
        ("lacks", np.int64),  # who has no card of a colour (K3.1), one bit each: see `lacks_bit`
    ]
)


@rule
def pile_start(state: State, pile: int) -> int:
    return 0 if pile == LEFT else PILE_CARDS[state.players]


@rule
def aside_start(state: State) -> int:
    return 2 * PILE_CARDS[state.players]


@rule
def aside_end(state: State) -> int:
    return aside_start(state) + SET_ASIDE[state.players]


@rule
def lacks_bit(colour: int, seat: int) -> int:
    """The bit of `lacks` that stands for a seat without a card of that colour."""
    return 1 << (LACKS_STEP * int(colour) + int(seat))


@rule
def add_to_loot(state: State, seat: int, card: int) -> None:
    """K3.6 Face up, sorted by colour."""
    colour = COLOUR[card]
    state.loot[seat, colour] |= 1 << int(FACE[card])
    state.loot_value[seat, colour] += VALUE[card]
    state.lacks &= ~lacks_bit(colour, seat)
    find_leader(state, colour)


@rule
def find_leader(state: State, colour: int) -> None:
    """K3.2 The highest total value of a colour, alone."""
    best, leader = 0, NOBODY
    for seat in range(MAX_SEATS):
        value = state.loot_value[seat, colour]
        leader = seat if value > best else NOBODY if value == best else leader
        best = max(value, best)
    state.leader[colour] = leader


@rule
def lay(state: State, card: int, place: int) -> None:
    """Put a card on an empty place of the block."""
    state.block[place] = card
    state.empty ^= 1 << int(place)


@rule
def lift(state: State, place: int) -> int:
    """Take the card from a place of the block."""
    card = state.block[place]
    state.block[place] = NO_CARD
    state.empty ^= 1 << int(place)
    return card


@rule
def hold(state: State, seat: int, card: int) -> None:
    """Put a card into a hand with room for it: each card in turn makes way for a lower one."""
    for i in range(HAND):
        other = state.hands[seat, i]
        state.hands[seat, i] = min(card, other)
        card = max(card, other)


@rule
def release(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand, and close the gap."""
    is_behind = False
    for i in range(HAND - 1):
        is_behind |= state.hands[seat, i] == card
        state.hands[seat, i] = state.hands[seat, i + is_behind]
    state.hands[seat, HAND - 1] = NO_CARD


def deck(missing: Sequence[Sequence[int]]) -> list[int]:
    """K1.2, K1.3 The cards in play: of each colour and kind all values but the missing one."""
    return [card for card in range(CARDS) if missing[COLOUR[card]][KIND[card]] != VALUE[card]]


def blank(players: int, first: int, missing: Sequence[Sequence[int]], seats_read: bool) -> State:
    """An empty table with the deck beside it. `first` may be NOBODY, to be drawn (K2.5)."""
    state = new_record(STATE)
    state.players, state.seats_read = players, seats_read
    state.first, state.last, state.leader = first, NOT_YET, NOBODY
    state.block = state.hands = NO_CARD
    state.empty = (1 << PLACES) - 1
    state.stock = deck(missing)
    state.lacks = sum(lacks_bit(colour, seat) for colour in range(len(COLOURS)) for seat in range(players))
    state.height = PILE_CARDS[players]
    return state


@rule
def deal(state: State, rng: Rng) -> None:
    """K2.1 Shuffle, and K2.5 draw the start player unless the table chose one."""
    shuffle(rng, state.stock)
    if state.first == NOBODY:
        state.first = below(rng, state.players)
    deal_out(state)


@rule
def deal_out(state: State) -> None:
    """K2.2 Four cards each; K2.3 the ring. They come from the end of the stock, which loses them."""
    top = DECK
    for seat in range(state.players):
        for _ in range(HAND):
            top -= 1
            hold(state, seat, state.stock[top])
    for place in RING:
        top -= 1
        lay(state, state.stock[top], place)
    for i in range(top, DECK):
        state.stock[i] = NO_CARD
    state.turn = state.actor = state.first
