"""Kadora: what an action would lead to, shown before it is chosen."""

from typing import Any

from gemhoard.games.engine import NOBODY, State
from gemhoard.games.kadora.actions import PLACED_CARD, PLACED_WHERE, WORDS
from gemhoard.games.kadora.components import CARD_NAMES, COLOURS, IN_COLUMN, IN_ROW, PLACE_NAMES, PLACES
from gemhoard.games.kadora.rules import collected, fills_block, give, line_sum, place_card


def preview(state: State, action: int) -> dict[str, Any]:
    """What everybody at the table could work out for themselves, given the card."""
    verb, *objects = WORDS[action].split()
    after = state.copy()
    if verb == "place":
        return _place(state, after, int(PLACED_CARD[action]), int(PLACED_WHERE[action]))
    if verb == "give":
        colour, receiver = COLOURS.index(objects[0]), int(objects[1])
        value, cards = (
            int(state.loot_value[state.turn, colour]),
            int(state.loot[state.turn, colour]).bit_count(),
        )
        give(after, colour, receiver)
        return {"colour": objects[0], "receiver": receiver, "value": value, "cards": cards} | _leads(after)
    return {"pile": objects[0]}


def _place(state: State, after: State, card: int, place: int) -> dict[str, Any]:
    taken = int(collected(state, card, place))
    place_card(after, card, place)
    return {
        "card": CARD_NAMES[card],
        "place": PLACE_NAMES[place],
        "column": int(line_sum(state, card, IN_COLUMN, place)),
        "row": int(line_sum(state, card, IN_ROW, place)),
        "fills_block": bool(fills_block(state, place)),
        "takes": [PLACE_NAMES[spot] for spot in range(PLACES) if taken >> spot & 1],
        "loot": after.loot_value[state.turn].tolist(),
    } | _leads(after)


def _leads(after: State) -> dict[str, Any]:
    """K3.2 Who would lead each colour alone."""
    return {"leaders": [None if seat == NOBODY else int(seat) for seat in after.leader]}
