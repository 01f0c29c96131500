"""Emerald: what a seat may know (section 8), and the unknown dealt again."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from gemhoard.games.chance import Rng, below
from gemhoard.games.emerald.components import (
    CAVE_FIELDS,
    COLOURS,
    GEM_PILE_STARTS,
    GEMS,
    GOLD_CARDS,
    GOLD_PILE_STARTS,
    GOLD_VALUES,
    NO_CARD,
    NO_COLOUR,
    NOWHERE,
    PLACE_NAMES,
    TOWARDS_CASTLE,
)
from gemhoard.games.emerald.state import OVER, PHASES, RANSOM, TAKE, colours_in_play, read_packed
from gemhoard.games.engine import CHANCE, NOBODY, State, rule

# ------------------------------------------------------------------ as JSON


def to_json(state: State) -> dict[str, Any]:
    """The whole truth, as a record writes it."""
    return _describe(read_packed(state.tobytes()), all_piles=True, all_hands=True)


def view(state: State, seat: int) -> dict[str, Any]:
    """E8.1, E8.2 The same, with None for each card that the seat may not know. At the end hands are open."""
    packed = state.tobytes()
    public = _public(packed)
    if seat == NOBODY:
        return public.copy()
    hands = public["hands"].copy()
    hands[seat] = _hand(read_packed(packed).hands[seat], True)
    return public | {"hands": hands}


@lru_cache(16)
def _public(packed: bytes) -> dict[str, Any]:
    """What everybody sees of a state: all who look at it share this."""
    read = read_packed(packed)
    return _describe(read, all_piles=False, all_hands=read.phase == OVER)


def _describe(read: Any, all_piles: bool, all_hands: bool) -> dict[str, Any]:
    seats = range(read.players)
    return {
        "phase": PHASES[read.phase],
        "turn": read.turn,
        "actor": {CHANCE: "chance", NOBODY: None}.get(read.actor, read.actor),
        "moved": _moved(read),
        **({"passes": read.passes} if read.passing else {}),
        "at": read.at if read.phase == TAKE else None,
        "caught": _caught(read),
        "knights": {COLOURS[c]: _counts(read.knights[c], PLACE_NAMES) for c in _colours(read.players)},
        "chamber": _counts(read.chamber, COLOURS),
        "nest": _counts(read.nest, COLOURS),
        "dragon": read.dragon,
        "facing": "castle" if read.facing == TOWARDS_CASTLE else "chamber",
        "bar": read.bar,
        "gold": _piles(read.gold, read.gold_height, GOLD_STARTS, all_piles),
        "gems": _piles([GEM_NAMES[card] for card in read.gems], read.gems_height, GEM_STARTS, all_piles),
        "hands": [_hand(read.hands[s], all_hands) for s in seats],
        "owned": [_counts(read.owned[s], GEM_NAMES) for s in seats],
        "treasures": read.treasures[: read.players],
        "four": None if read.four == NOBODY else read.four,
    }


GEM_NAMES = ("", *GEMS)
GOLD_STARTS, GEM_STARTS = GOLD_PILE_STARTS.tolist(), GEM_PILE_STARTS.tolist()


@cache
def _colours(players: int) -> range:
    return range(int(colours_in_play(players)))


def _moved(read: Any) -> dict[str, Any] | None:
    if read.moved_colour == NO_COLOUR:
        return None
    place = None if read.moved_place == NOWHERE else PLACE_NAMES[read.moved_place]
    return {"colour": COLOURS[read.moved_colour], "place": place}


def _caught(read: Any) -> dict[str, Any] | None:
    if read.phase != RANSOM:
        return None
    return {"colour": COLOURS[read.caught_colour], "moved": bool(read.caught_moved)}


def _counts(counts: list[int], names: Sequence[str]) -> dict[str, int]:
    return {names[i]: count for i, count in enumerate(counts) if count}


def _piles(cards: list[Any], heights: list[int], starts: list[int], is_open: bool) -> list[list[Any]]:
    """Each pile with its top card first; but for that one the cards lie face down."""
    piles = [cards[start : start + height][::-1] for start, height in zip(starts, heights, strict=True)]
    return piles if is_open else [pile[:1] + [None] * (len(pile) - 1) for pile in piles]


def _hand(counts: list[int], is_open: bool) -> list[int | None]:
    return [value if is_open else None for value, count in enumerate(counts) for _ in range(count)]


def memory(state: State) -> dict[str, Any]:
    """E8.2 By seat the gold that it took, 0 where it paid a card unseen; with open ransom all hands."""
    seats = range(int(state.players))
    if state.open_ransom:
        return {"hands": [_hand(state.hands[seat].tolist(), True) for seat in seats]}
    entries = state.ledger[: state.ledger_length].tolist()
    return {"remembered": [[value for other, value in entries if other == seat] for seat in seats]}


# ------------------------------------------------------------------ dealing the unknown again


@rule
def redeal_unknown(state: State, seat: int, rng: Rng) -> None:
    """Change what the seat may not know into something else that fits all it has seen."""
    redeal_unseen(state, rng)
    if state.phase != OVER and not state.open_ransom:
        redeal_hands(state, seat, rng)


@rule
def redeal_unseen(state: State, rng: Rng) -> None:
    """E8.1 What lies face down."""
    redeal_pile_cards(state.gold, state.gold_height, GOLD_PILE_STARTS, rng)
    redeal_pile_cards(state.gems, state.gems_height, GEM_PILE_STARTS, rng)


@rule
def redeal_pile_cards(cards: Any, heights: Any, starts: Any, rng: Rng) -> None:
    """E8.1 The face-down cards and those that left the game."""
    where = np.empty(GOLD_CARDS, np.uint8)
    count = 0
    for pile in range(CAVE_FIELDS):
        for i in range(int(starts[pile]), int(starts[pile]) + int(heights[pile]) - 1):
            where[count] = i
            count += 1
    for i in range(len(cards) - 2, len(cards)):
        where[count] = i
        count += 1
    # By kind and not as they lie: what comes out depends on what the seat knows and on the seed alone.
    left = np.zeros(GOLD_VALUES + 1, np.int64)
    for i in range(count):
        left[cards[where[i]]] += 1
    for i in range(count):
        cards[where[i]] = draw_one(left, count - i, rng)


@rule
def draw_one(left: Any, cards: int, rng: Rng) -> int:
    """Any one of the cards, of which so many of each kind are left."""
    card = below(rng, cards)
    kind = 0
    while card >= left[kind]:
        card -= left[kind]
        kind += 1
    left[kind] -= 1
    return kind


@rule
def redeal_hands(state: State, seat: int, rng: Rng) -> None:
    """E8.2 Go through what everybody saw; where a player paid unseen, any card it then had may be the one."""
    for other in range(state.players):
        if other != seat:
            for value in range(1, GOLD_VALUES + 1):
                state.hands[other, value] = 0
    for entry in range(state.ledger_length):
        other, value = state.ledger[entry, 0], state.ledger[entry, 1]
        if other == seat:
            continue
        if value == 0:
            draw_one(state.hands[other], state.hands[other].sum(), rng)
        else:
            state.hands[other, value] += 1


def redeal_start(states: Sequence[State], rng: Rng) -> State:
    """The deal with other cards where they still lie face down. The others were seen where they lay."""
    start, now = states[0].copy(), states[-1].copy()
    redeal_pile_cards(now.gold, now.gold_height, GOLD_PILE_STARTS, rng)
    redeal_pile_cards(now.gems, now.gems_height, GEM_PILE_STARTS, rng)
    start.gold = np.where(now.gold == NO_CARD, start.gold, now.gold)
    start.gems = np.where(now.gems == NO_CARD, start.gems, now.gems)
    return start
