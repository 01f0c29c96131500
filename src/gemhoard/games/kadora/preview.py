"""Kadora: what an action would lead to, shown before it is chosen."""

from dataclasses import asdict
from typing import Any

from gemhoard.games.engine import State
from gemhoard.games.kadora.actions import PLACED_CARD, PLACED_WHERE, WORDS
from gemhoard.games.kadora.components import (
    CARD_NAMES,
    COLOURS,
    IN_COLUMN,
    IN_ROW,
    PLACE_NAMES,
    PLACES,
    REACH,
    VALUE,
)
from gemhoard.games.kadora.rules import (
    alike_if_reached,
    alike_in,
    collected,
    fills_block,
    give,
    line_sum,
    place_card,
)
from gemhoard.games.kadora.standing import sources, standing


def preview(state: State, action: int) -> dict[str, Any]:
    """What everybody at the table could work out for themselves, given the card."""
    verb, *objects = WORDS[action].split()
    if verb == "place":
        return _place(state, int(PLACED_CARD[action]), int(PLACED_WHERE[action]))
    if verb == "give":
        return _give(state, objects[0], int(objects[1]))
    return {"pile": objects[0]}


def _give(state: State, letter: str, receiver: int) -> dict[str, Any]:
    colour, after = COLOURS.index(letter), state.copy()
    give(after, colour, receiver)
    return {
        "colour": letter,
        "receiver": receiver,
        "value": int(state.loot_value[state.turn, colour]),
        "cards": int(state.loot[state.turn, colour]).bit_count(),
    } | _changes(state, after)


def _place(state: State, card: int, place: int) -> dict[str, Any]:
    mask, after = int(collected(state, card, place)), state.copy()
    place_card(after, card, place)
    taken = [spot for spot in range(PLACES) if mask >> spot & 1]
    sums = {
        name: int(line_sum(state, card, line, place))
        for name, line in (("column", IN_COLUMN), ("row", IN_ROW))
    }
    return {
        "card": CARD_NAMES[card],
        "place": PLACE_NAMES[place],
        **sums,
        "reaches": [name for name, total in sums.items() if total >= REACH],
        "full_block": _full_block(state, card, place, mask),
        "takes": [PLACE_NAMES[spot] for spot in taken],
        "value": sum(int(VALUE[state.block[spot]]) for spot in taken),
    } | _changes(state, after)


def _full_block(state: State, card: int, place: int, taken: int) -> str | None:
    """Which cards a block that is full gives: those alike, K3.7 those unlike, K3.8 all; None if it is not."""
    if not fills_block(state, place):
        return None
    lines = (IN_COLUMN, IN_ROW)
    if any(taken & int(alike_if_reached(state, card, line, place)) for line in lines):
        return "alike"
    return "all" if any(taken & int(alike_in(state, card, line, place)) for line in lines) else "unlike"


def _changes(state: State, after: State) -> dict[str, Any]:
    """The colours that would stand differently, and what everybody would pay then."""
    pairs = zip(sources(state), sources(after), strict=True)
    return {
        "changes": [asdict(then) for now, then in pairs if then != now],
        "totals": standing(after).totals,
    }
