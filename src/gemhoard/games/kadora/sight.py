"""Kadora: what a seat may know (section 5), and the unknown dealt anew."""

from typing import Any

import numpy as np

from gemhoard.games.chance import Rng, below
from gemhoard.games.engine import NOBODY, State, rule
from gemhoard.games.kadora.components import (
    CARD_NAMES,
    COLOUR,
    COLOURS,
    DECK,
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
    aside_end,
    aside_start,
    hold,
    pile_start,
)

# ------------------------------------------------------------------ as JSON


def to_json(state: State) -> dict[str, Any]:
    """The whole truth, as a record writes it."""
    return _describe(state, lambda card: CARD_NAMES[card], lambda seat, card: CARD_NAMES[card])


def view(state: State, seat: int) -> dict[str, Any]:
    """K5.1, K5.2 The same, with the colour alone for each card of which the seat sees the back."""
    return _describe(
        state, lambda card: CARD_NAMES[card][0], lambda s, card: CARD_NAMES[card][: None if s == seat else 1]
    )


def _describe(state: State, in_stock: Any, in_hand: Any) -> dict[str, Any]:
    players = int(state.players)
    return {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "actor": None if state.actor == NOBODY else int(state.actor),
        "left": [in_stock(card) for card in _pile(state, LEFT)],
        "right": [in_stock(card) for card in _pile(state, RIGHT)],
        "block": {PLACE_NAMES[p]: CARD_NAMES[c] for p, c in enumerate(state.block) if c != NO_CARD},
        "hands": [[in_hand(s, card) for card in in_order(state.hands[s])] for s in range(players)],
        "loot": [[CARD_NAMES[card] for card in loot(state, s)] for s in range(scored_seats(state))],
        "aside": [in_stock(card) for card in in_order(state.stock[aside_start(state) : aside_end(state)])],
        "last": None if state.last == NOT_YET else int(state.last),
    }


def _pile(state: State, pile: int) -> list[int]:
    """Top card first."""
    start = int(pile_start(state, pile))
    cards: list[int] = state.stock[start : start + int(state.height[pile])][::-1].tolist()
    return cards


def loot(state: State, seat: int) -> list[int]:
    """The cards of a won loot, in the order of the record format."""
    return in_order(
        colour * FACES + face
        for colour in range(len(COLOURS))
        for face in range(FACES)
        if int(state.loot[seat, colour]) >> face & 1
    )


def in_order(cards: Any) -> list[int]:
    """By colour, then value, then kind."""
    return sorted((int(card) for card in cards if card != NO_CARD), key=_order)


def _order(card: int) -> tuple[int, int, int]:
    return card // FACES, card % VALUES, card % FACES // VALUES


# ------------------------------------------------------------------ dealing the unknown anew


@rule
def redeal_unknown(state: State, seat: int, rng: Rng) -> None:
    """Give every card of which the seat sees only the back another of the faces that it cannot see."""
    pool = np.empty((len(COLOURS), FACES), np.uint8)
    left = np.zeros(len(COLOURS), np.int64)
    for other in range(state.players):
        if other != seat:
            for i in range(HAND):
                put_into_pool(pool, left, state.hands[other, i])
    for i in range(DECK):
        put_into_pool(pool, left, state.stock[i])
    for other in range(state.players):
        if other != seat:
            redeal_hand(state, other, pool, left, rng)
    for i in range(DECK):
        if state.stock[i] != NO_CARD:
            state.stock[i] = draw_from_pool(pool, left, COLOUR[state.stock[i]], rng)


@rule
def put_into_pool(pool: Any, left: Any, card: int) -> None:
    """In order, so that what is drawn depends on what the seat knows and on the seed alone."""
    if card == NO_CARD:
        return
    colour = COLOUR[card]
    i = left[colour]
    while i > 0 and pool[colour, i - 1] > card:
        pool[colour, i] = pool[colour, i - 1]
        i -= 1
    pool[colour, i] = card
    left[colour] += 1


@rule
def draw_from_pool(pool: Any, left: Any, colour: int, rng: Rng) -> int:
    i = below(rng, left[colour])
    left[colour] -= 1
    card = pool[colour, i]
    pool[colour, i] = pool[colour, left[colour]]
    return card


@rule
def redeal_hand(state: State, seat: int, pool: Any, left: Any, rng: Rng) -> None:
    cards = np.empty(HAND, np.uint8)
    for i in range(HAND):
        card = state.hands[seat, i]
        cards[i] = card if card == NO_CARD else draw_from_pool(pool, left, COLOUR[card], rng)
        state.hands[seat, i] = NO_CARD
    for i in range(HAND):
        if cards[i] != NO_CARD:
            hold(state, seat, cards[i])
