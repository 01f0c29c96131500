"""Emerald: what a seat may know (section 8), and the unknown dealt anew."""

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
    NO_COLOUR,
    NOWHERE,
    PLACE_NAMES,
    TOWARDS_CASTLE,
)
from gemhoard.games.emerald.state import OVER, PHASES, RANSOM, TAKE, colours_in_play
from gemhoard.games.engine import CHANCE, NOBODY, State, rule

# ------------------------------------------------------------------ as JSON


def to_json(state: State) -> dict[str, Any]:
    """The whole truth, as a record writes it."""
    return _describe(state, all_hands=True, all_piles=True)


def view(state: State, seat: int) -> dict[str, Any]:
    """E8.1, E8.2 The same, with None for each card that the seat may not know. At the end hands are open."""
    return _describe(state, all_hands=bool(state.phase == OVER), all_piles=False, seat=seat)


def _describe(state: State, all_hands: bool, all_piles: bool, seat: int = NOBODY) -> dict[str, Any]:
    players, phase = int(state.players), state.phase
    colours = range(colours_in_play(players))
    described: dict[str, Any] = {
        "phase": PHASES[phase],
        "turn": int(state.turn),
        "actor": _actor(state),
        "moved": _moved(state),
    }
    if state.passing:
        described["passes"] = int(state.passes)
    return described | {
        "at": int(state.at) if phase == TAKE else None,
        "caught": _caught(state),
        "knights": {COLOURS[c]: _counts(state.knights[c], PLACE_NAMES) for c in colours},
        "chamber": _counts(state.chamber, COLOURS),
        "nest": _counts(state.nest, COLOURS),
        "dragon": int(state.dragon),
        "facing": "castle" if state.facing == TOWARDS_CASTLE else "chamber",
        "bar": int(state.bar),
        "gold": [_gold_pile(state, pile, all_piles) for pile in range(CAVE_FIELDS)],
        "gems": [_gem_pile(state, pile, all_piles) for pile in range(CAVE_FIELDS)],
        "hands": [_hand(state, s, all_hands or s == seat) for s in range(players)],
        "owned": [_counts(state.owned[s], ("", *GEMS)) for s in range(players)],
        "treasures": state.treasures[:players].tolist(),
        "four": None if state.four == NOBODY else int(state.four),
    }


def _actor(state: State) -> int | str | None:
    return {CHANCE: "chance", NOBODY: None}.get(int(state.actor), int(state.actor))


def _moved(state: State) -> dict[str, Any] | None:
    if state.moved_colour == NO_COLOUR:
        return None
    place = None if state.moved_place == NOWHERE else PLACE_NAMES[state.moved_place]
    return {"colour": COLOURS[state.moved_colour], "place": place}


def _caught(state: State) -> dict[str, Any] | None:
    if state.phase != RANSOM:
        return None
    return {"colour": COLOURS[state.caught_colour], "moved": bool(state.caught_moved)}


def _counts(counts: Any, names: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def _gold_pile(state: State, pile: int, is_open: bool) -> list[int | None]:
    start = int(GOLD_PILE_STARTS[pile])
    cards = [int(card) for card in state.gold[start : start + int(state.gold_height[pile])][::-1]]
    return [card if is_open or i == 0 else None for i, card in enumerate(cards)]


def _gem_pile(state: State, pile: int, is_open: bool) -> list[str | None]:
    start = int(GEM_PILE_STARTS[pile])
    cards = [GEMS[card - 1] for card in state.gems[start : start + int(state.gems_height[pile])][::-1]]
    return [card if is_open or i == 0 else None for i, card in enumerate(cards)]


def _hand(state: State, seat: int, is_open: bool) -> list[int | None]:
    cards = [value for value in range(1, GOLD_VALUES + 1) for _ in range(state.hands[seat, value])]
    return [card if is_open else None for card in cards]


def memory(state: State) -> dict[str, Any]:
    """E8.2 By seat the gold that it took, 0 where it paid a card unseen; with open ransom all hands."""
    seats = range(int(state.players))
    if state.open_ransom:
        return {"hands": [_hand(state, seat, True) for seat in seats]}
    entries = state.ledger[: state.ledger_length].tolist()
    return {"remembered": [[value for other, value in entries if other == seat] for seat in seats]}


# ------------------------------------------------------------------ dealing the unknown anew


@rule
def redeal_unknown(state: State, seat: int, rng: Rng) -> None:
    """Change what the seat may not know into something else that fits all it has seen."""
    redeal_pile_cards(state.gold, state.gold_height, GOLD_PILE_STARTS, rng)
    redeal_pile_cards(state.gems, state.gems_height, GEM_PILE_STARTS, rng)
    if state.phase != OVER and not state.open_ransom:
        redeal_hands(state, seat, rng)


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
