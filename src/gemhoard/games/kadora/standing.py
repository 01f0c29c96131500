"""Kadora: what every loot is worth, who leads, and what it costs, as things stand."""

from functools import lru_cache
from typing import Any

import numpy as np

from gemhoard.games.engine import State, count_bits, loop, new_record, record_type, rule
from gemhoard.games.kadora.actions import MAX_SEATS
from gemhoard.games.kadora.components import COLOURS, HAND, NO_CARD, SIDE, VALUE
from gemhoard.games.kadora.scoring import can_win, card_count, majority_mask, penalty, scored_seats
from gemhoard.games.kadora.state import OVER, STATE
from gemhoard.games.standing import Lead, Source, Standing, TieBreak

# ------------------------------------------------------------------ counted, compiled

# Of each colour the mask of those who lead it, then every seat's cards, then what they are worth.
CARDS = 1
WORTHS = CARDS + MAX_SEATS
TALLY_FIELDS = [
    ("colours", np.int32, (len(COLOURS), WORTHS + MAX_SEATS)),
    ("totals", np.int32, MAX_SEATS),  # penalty points
    ("cards", np.int32, MAX_SEATS),
    ("can_win", np.int32, MAX_SEATS),
]
Tally = np.record
TALLY = record_type(TALLY_FIELDS)


@rule
def write_tally(state: State, tally: Tally) -> None:
    for colour in range(len(COLOURS)):
        tally.colours[colour, 0] = majority_mask(state, colour)
        for seat in range(MAX_SEATS):
            tally.colours[colour, CARDS + seat] = count_bits(state.loot[seat, colour])
            tally.colours[colour, WORTHS + seat] = state.loot_value[seat, colour]
    for seat in range(scored_seats(state)):
        tally.totals[seat] = penalty(state, seat)
        tally.cards[seat] = card_count(state, seat)
        tally.can_win[seat] = can_win(state, seat)


@loop
def count(state: State, tally: Tally) -> int:
    """Fill in a tally, and return how many seats score."""
    write_tally(state, tally)
    return int(scored_seats(state))


# ------------------------------------------------------------------ in words


def standing(state: State) -> Standing:
    """K5.3 All loot is public: everybody may know this."""
    return _standing(state.tobytes())


@lru_cache(16)
def _standing(packed: bytes) -> Standing:
    """All who look at a state share this."""
    state, tally = np.frombuffer(packed, STATE)[0], new_record(TALLY)
    seats = count(state, tally)
    totals, cards, is_able = (tally[name][:seats].tolist() for name in ("totals", "cards", "can_win"))
    return Standing(
        [Source(**source(colour, row, seats)) for colour, row in enumerate(tally.colours.tolist())],
        totals,
        [seat for seat in range(seats) if not is_able[seat]],
        "K4.5",
        _tie_breaks(cards, totals, is_able) if state.phase == OVER else [],
        _board(state),
        _counts(state, cards),
    )


def source(colour: int, row: list[int], seats: int) -> dict[str, Any]:
    """K4.3, K4.4 The fields of a `Source`: the seat with the most of a colour pays nothing for it."""
    leaders, worths = row[0], row[WORTHS : WORTHS + seats]
    return {
        "kind": COLOURS[colour],
        "rule": "K4.3",
        "each": None,
        "cards": row[CARDS : CARDS + seats],
        "values": worths,
        "points": [0 if leaders >> seat & 1 else worth for seat, worth in enumerate(worths)],
        "leads": [_lead(worth, leaders, 1 << seat) for seat, worth in enumerate(worths)],
    }


def _lead(worth: int, leaders: int, seat: int) -> Lead:
    if not worth:
        return "none"
    if not leaders & seat:
        return "behind"
    return "alone" if leaders == seat else "tied"


def _tie_breaks(cards: list[int], totals: list[int], is_able: list[int]) -> list[TieBreak]:
    """K4.6 More cards, where the fewest penalty points are shared by some who can win."""
    points = [total for total, able in zip(totals, is_able, strict=True) if able]
    return [TieBreak("cards", "K4.6", cards)] if points.count(min(points)) > 1 else []


_VALUES = VALUE.tolist()


def _board(state: State) -> dict[str, object]:
    """The sums of the block's columns and rows, and whether a virtual player will score (K4.7)."""
    values = [_VALUES[card] for card in state.block.tolist()]
    return {
        "columns": [sum(values[column::SIDE]) for column in range(SIDE)],
        "rows": [sum(values[row : row + SIDE]) for row in range(0, SIDE * SIDE, SIDE)],
        "virtual": int(state.players) == 2,
    }


def _counts(state: State, cards: list[int]) -> dict[str, list[int]]:
    hands = state.hands.tolist()[: int(state.players)]
    return {"hand": [HAND - hand.count(NO_CARD) for hand in hands], "loot": cards[: len(hands)]}
