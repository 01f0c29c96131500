"""Kadora: what each action would lead to, shown before one is chosen."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from gemhoard.games.engine import State, loop, lowest_bit, record_type, rule
from gemhoard.games.events import Log, new_log
from gemhoard.games.kadora import kinds
from gemhoard.games.kadora.actions import (
    GIFTS,
    PLACED_CARD,
    PLACED_WHERE,
    WORDS,
    gift_colour,
    gift_receiver,
)
from gemhoard.games.kadora.collecting import collected, fills_block, line_sum
from gemhoard.games.kadora.components import (
    COLOURS,
    IN_COLUMN,
    IN_ROW,
    PLACE_NAMES,
    PLACES,
    REACH,
    VALUE,
)
from gemhoard.games.kadora.rules import give, place_card
from gemhoard.games.kadora.standing import CARDS, TALLY_FIELDS, WORTHS, source, write_tally
from gemhoard.games.kadora.state import DRAW, STATE

# ------------------------------------------------------------------ tried out, compiled

Outcome = np.record
PLACEMENT = {
    "column": np.int32,
    "row": np.int32,
    "taken": np.int32,  # from which places, one bit each
    "value": np.int32,
    "way": np.int32,  # the kind of event that says how a full block gives cards; else NOT_FULL
}
OUTCOME = record_type([*PLACEMENT.items(), *TALLY_FIELDS])
NOT_FULL = -1


@loop
def try_out(states: Any, actions: Any, outcomes: Any, log: Log) -> None:
    """Try gifts and placements, each on a copy, without what is drawn; at last, how things stand now."""
    for i in range(len(actions)):
        states[1] = states[0]
        if actions[i] >= GIFTS:
            give(states[1], gift_colour(actions[i]), gift_receiver(actions[i]), None)
        else:
            try_placement(states[1], PLACED_CARD[actions[i]], PLACED_WHERE[actions[i]], outcomes[i], log)
        write_tally(states[1], outcomes[i])
    write_tally(states[0], outcomes[len(actions)])


@rule
def try_placement(state: State, card: int, place: int, outcome: Outcome, log: Log) -> None:
    outcome.column = line_sum(state, card, IN_COLUMN, place)
    outcome.row = line_sum(state, card, IN_ROW, place)
    outcome.taken = collected(state, card, place)
    outcome.value = total_value(state, outcome.taken)
    is_full = fills_block(state, place)
    log.count = 0
    place_card(state, card, place, log)
    # The first code is of the placement, the second of what it takes: a full block always gives something.
    outcome.way = log.codes[1, 0] if is_full else NOT_FULL


@rule
def total_value(state: State, places: int) -> int:
    total = 0
    while places:
        total += int(VALUE[state.block[lowest_bit(places)]])
        places &= places - 1
    return total


# ------------------------------------------------------------------ in words


def previews(state: State, actions: Sequence[int]) -> list[dict[str, Any]]:
    """What everybody at the table could work out for themselves, given the card."""
    if state.phase == DRAW:
        return [{"pile": WORDS[action].split()[1]} for action in actions]
    outcomes, seats = _outcomes(state, actions), int(state.players)
    *ends, now = outcomes["colours"].tolist()
    totals = outcomes["totals"][:-1, :seats].tolist()
    placements = zip(*(outcomes[name].tolist() for name in PLACEMENT), strict=True)
    return [
        (_placement(action, *placement) if action < GIFTS else _gift(action, now, int(state.turn)))
        | {"changes": _changes(now, end, seats), "totals": points}
        for action, placement, end, points in zip(actions, placements, ends, totals, strict=False)
    ]


def _outcomes(state: State, actions: Sequence[int]) -> Any:
    states, outcomes = np.empty(2, STATE), np.zeros(len(actions) + 1, OUTCOME)
    states[0] = state
    try_out(states, np.array(actions, np.int64), outcomes, new_log())
    return outcomes


def _changes(now: list[list[int]], end: list[list[int]], seats: int) -> list[dict[str, Any]]:
    """The colours that would stand differently."""
    return [source(colour, row, seats) for colour, row in enumerate(end) if row != now[colour]]


def _gift(action: int, colours: list[list[int]], giver: int) -> dict[str, Any]:
    _, colour, receiver = WORDS[action].split()
    row = colours[COLOURS.index(colour)]
    return {
        "colour": colour,
        "receiver": int(receiver),
        "value": row[WORTHS + giver],
        "cards": row[CARDS + giver],
    }


def _placement(action: int, column: int, row: int, taken: int, value: int, way: int) -> dict[str, Any]:
    _, card, place = WORDS[action].split()
    return {
        "card": card,
        "place": place,
        "column": column,
        "row": row,
        "reaches": [name for name, total in (("column", column), ("row", row)) if total >= REACH],
        "full_block": _FULL_BLOCK.get(way),
        "takes": [*_names(taken)],
        "value": value,
    }


# Which cards a block that is full gives: those alike, K3.7 those unlike, K3.8 all.
_FULL_BLOCK = {kinds.COLLECTS: "alike", kinds.COLLECTS_UNLIKE: "unlike", kinds.COLLECTS_ALL: "all"}


@lru_cache(4096)
def _names(places: int) -> tuple[str, ...]:
    return tuple(PLACE_NAMES[place] for place in range(PLACES) if places >> place & 1)
