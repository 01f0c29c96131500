"""Kadora: what a seat may know (section 5), and the unknown dealt again."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from gemhoard.games.chance import Rng, below
from gemhoard.games.engine import NOBODY, State, lowest_bit, rule
from gemhoard.games.kadora.components import (
    CARD_NAMES,
    CARDS,
    COLOUR,
    COLOURS,
    DECK,
    FACE,
    FACES,
    HAND,
    NO_CARD,
    PLACE_NAMES,
    VALUES,
)
from gemhoard.games.kadora.scoring import scored_seats
from gemhoard.games.kadora.state import (
    LEFT,
    NOT_YET,
    PHASES,
    RIGHT,
    STATE,
    aside_end,
    aside_start,
    pile_start,
)

# ------------------------------------------------------------------ as JSON


def to_json(state: State) -> dict[str, Any]:
    """The whole truth, as a record writes it."""
    return _describe(state, CARD_NAMES)


def view(state: State, seat: int) -> dict[str, Any]:
    """K5.1, K5.2 The same, with the colour alone for each card of which the seat sees the back."""
    public = _public(state.tobytes())
    if seat == NOBODY:
        return public.copy()
    hands = public["hands"].copy()
    hands[seat] = _hand(state["hands"][seat].tolist(), CARD_NAMES)
    return public | {"hands": hands}


@lru_cache(16)
def _public(packed: bytes) -> dict[str, Any]:
    """What everybody sees of a state: all who look at it share this."""
    return _describe(np.frombuffer(packed, STATE)[0], BACK_NAMES)


# K5.1 What the back of each card shows.
BACK_NAMES = [name[0] for name in CARD_NAMES]


def _describe(state: State, names: list[str]) -> dict[str, Any]:
    """With the names that the cards have in the stock and in the hands."""
    actor, last, stock, hands = int(state.actor), int(state.last), state.stock.tolist(), state.hands.tolist()
    piles = [_pile(state, stock, pile) for pile in (LEFT, RIGHT)]
    aside = stock[int(aside_start(state)) : int(aside_end(state))]
    return {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "actor": None if actor == NOBODY else actor,
        "left": [names[card] for card in piles[LEFT]],
        "right": [names[card] for card in piles[RIGHT]],
        "block": {PLACE_NAMES[p]: CARD_NAMES[c] for p, c in enumerate(state.block.tolist()) if c != NO_CARD},
        "hands": [_hand(hand, names) for hand in hands[: int(state.players)]],
        "loot": [_names_of_loot(faces) for faces in state.loot.tolist()[: int(scored_seats(state))]],
        "aside": [names[card] for card in in_order(aside)],
        "last": None if last == NOT_YET else last,
    }


def _hand(cards: list[int], names: list[str]) -> list[str]:
    return [names[card] for card in in_order(cards)]


def _pile(state: State, stock: list[int], pile: int) -> list[int]:
    """Top card first."""
    start = int(pile_start(state, pile))
    return stock[start : start + int(state.height[pile])][::-1]


def _names_of_loot(faces: list[int]) -> list[str]:
    """The cards of a loot, from the faces of each colour."""
    return [name for colour, mask in enumerate(faces) if mask for name in names_of_faces(colour, mask)]


@lru_cache(4096)
def names_of_faces(colour: int, faces: int) -> tuple[str, ...]:
    """The cards of one colour that are in a loot, one bit each, in the order of the record format."""
    cards = [colour * FACES + face for face in range(FACES) if faces >> face & 1]
    return tuple(CARD_NAMES[card] for card in in_order(cards))


# Where each card stands by colour, then value, then kind.
_ORDER = [(card // FACES, card % VALUES, card % FACES // VALUES) for card in range(CARDS)]


def in_order(cards: Iterable[int]) -> list[int]:
    """The cards, without the gaps between them, in the order of the record format."""
    return sorted((card for card in cards if card != NO_CARD), key=_ORDER.__getitem__)


# ------------------------------------------------------------------ dealing the unknown again

# What the seat cannot see, one row a colour: a mask of the faces, how many are left to be drawn, and which.
# One array for all three, since making an array takes as long as dealing ten cards.
MASK, LEFT_OVER, FIRST_FACE = 0, 1, 2
Unseen = Any
# The last row is for places without a card.
UNSEEN_SHAPE = (len(COLOURS) + 1, FIRST_FACE + FACES)


@rule
def redeal_unknown(state: State, seat: int, rng: Rng) -> None:
    """Give every card of which the seat sees only the back another of the faces that it cannot see."""
    unseen = np.zeros(UNSEEN_SHAPE, np.uint16)  # 16 bits: those of the faces, and one for no card
    for other in range(state.players):
        if other != seat:
            for i in range(HAND):
                unseen[COLOUR[state.hands[other, i]], MASK] |= 1 << int(FACE[state.hands[other, i]])
    list_unseen(state, unseen)
    for other in range(state.players):
        if other != seat:
            redeal_hand(state, other, unseen, rng)
    redeal_stock(state, unseen, rng)


@rule
def redeal_unseen(state: State, rng: Rng) -> None:
    """Give every card of the piles, and those set aside, another of the faces that nobody has seen."""
    unseen = np.zeros(UNSEEN_SHAPE, np.uint16)
    list_unseen(state, unseen)
    redeal_stock(state, unseen, rng)


@rule
def list_unseen(state: State, unseen: Unseen) -> None:
    """The faces of the stock, and of those that are marked already."""
    for i in range(DECK):
        unseen[COLOUR[state.stock[i]], MASK] |= 1 << int(FACE[state.stock[i]])
    for colour in range(len(COLOURS)):
        list_faces(unseen, colour)


@rule
def redeal_stock(state: State, unseen: Unseen, rng: Rng) -> None:
    for i in range(DECK):
        if state.stock[i] != NO_CARD:
            state.stock[i] = draw_unseen(unseen, COLOUR[state.stock[i]], rng)


@rule
def list_faces(unseen: Unseen, colour: int) -> None:
    """In order, so that what is drawn depends on what the seat knows and on the seed alone."""
    faces, count = int(unseen[colour, MASK]), 0
    while faces:
        unseen[colour, FIRST_FACE + count] = lowest_bit(faces)
        count += 1
        faces &= faces - 1
    unseen[colour, LEFT_OVER] = count


@rule
def draw_unseen(unseen: Unseen, colour: int, rng: Rng) -> int:
    count = int(unseen[colour, LEFT_OVER])
    drawn, last = FIRST_FACE + below(rng, count), FIRST_FACE + count - 1
    face = int(unseen[colour, drawn])
    unseen[colour, drawn] = unseen[colour, last]
    unseen[colour, LEFT_OVER] = count - 1
    return int(colour) * FACES + face


@rule
def redeal_hand(state: State, seat: int, unseen: Unseen, rng: Rng) -> None:
    """Card by card, each put in its place among those before it."""
    for i in range(HAND):
        if state.hands[seat, i] == NO_CARD:
            return
        card = draw_unseen(unseen, COLOUR[state.hands[seat, i]], rng)
        where = i
        while where > 0 and state.hands[seat, where - 1] > card:
            state.hands[seat, where] = state.hands[seat, where - 1]
            where -= 1
        state.hands[seat, where] = card


def redeal_start(states: Sequence[State], seat: int, rng: Rng) -> State:
    """The deal with other cards where the seat has seen only the back.

    `faces` says which card takes the place of each of the true deal. One that a hand has shown may have been
    any of its backs of that colour: whether it was dealt or drawn is not known, and is drawn by lot.
    """
    start, now = states[0].copy(), states[-1]
    others = [other for other in range(start.players) if other != seat]
    backs = {other: _in_hand(start, other) for other in others}
    faces: dict[int, int] = {}
    for before, after in pairwise(states):
        for other in others:
            held, holds = _in_hand(before, other), _in_hand(after, other)
            for shown in sorted({*held} - {*holds}):
                places = [card for card in backs[other] if COLOUR[card] == COLOUR[shown]]
                place = places[below(rng, len(places))]
                backs[other].remove(place)
                faces[place] = shown
            backs[other] += sorted({*holds} - {*held})
    stock = [card for card in now.stock.tolist() if card != NO_CARD]
    unseen = sorted([*stock, *(card for other in others for card in _in_hand(now, other))])
    for place in [*(card for other in others for card in backs[other]), *stock]:
        choices = [card for card in unseen if COLOUR[card] == COLOUR[place]]
        faces[place] = choices[below(rng, len(choices))]
        unseen.remove(faces[place])
    start.stock = [faces.get(card, card) for card in start.stock.tolist()]
    for other in others:
        start.hands[other] = sorted(faces.get(card, card) for card in start.hands[other].tolist())
    return start


def _in_hand(state: State, seat: int) -> list[int]:
    return [card for card in state.hands[seat].tolist() if card != NO_CARD]
