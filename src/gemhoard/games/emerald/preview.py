"""Emerald: what an action would lead to, shown before it is chosen."""

from typing import Any

from gemhoard.games.emerald.actions import MOVE_COLOUR, MOVE_PLACE, WORDS
from gemhoard.games.emerald.components import (
    CASTLE,
    CHAMBER,
    COLOURS,
    DIE_FACES,
    FIRST_CAVE_FIELD,
    PLACE_NAMES,
)
from gemhoard.games.emerald.rules import landing, steps, wakes_dragon, walk_dragon
from gemhoard.games.emerald.state import leave, stand
from gemhoard.games.engine import State


def preview(state: State, action: int) -> dict[str, Any]:
    """What everybody at the table could work out for themselves."""
    verb, *objects = WORDS[action].split()
    if verb == "move":
        return _move(state, int(MOVE_COLOUR[action]), int(MOVE_PLACE[action]))
    if verb == "capture":
        return {"colour": objects[0], "place": PLACE_NAMES[state.dragon], "moved": "moved" in objects}
    if verb == "take":
        return {"field": int(state.at), "card": objects[0]} | _dragon(state, int(state.at))
    if verb == "ransom":
        return {
            "colour": COLOURS[state.caught_colour],
            "value": None if objects == ["none"] else int(objects[0]),
        }
    return {}


def _move(state: State, colour: int, place: int) -> dict[str, Any]:
    field = int(landing(state, place))
    first = 1 if place >= CASTLE else place + 1
    path = [PLACE_NAMES[each] for each in range(first, min(field, CHAMBER - 1) + 1)]
    moved = {
        "colour": COLOURS[colour],
        "place": PLACE_NAMES[place],
        "steps": int(steps(state, place)),
        "path": [*path, "chamber"] if field == CHAMBER else path,
    }
    if field == CHAMBER:
        return moved | {"treasure": True}
    after = state.copy()
    leave(after, colour, place)
    stand(after, colour, field)
    return moved | _cards(state, field) | _dragon(after, field)


def _cards(state: State, field: int) -> dict[str, Any]:
    """E5.1 Which of the open cards beside the field would be offered."""
    if field < FIRST_CAVE_FIELD:
        return {"cards": []}
    pile = field - FIRST_CAVE_FIELD
    heights = (("gold", state.gold_height[pile]), ("gem", state.gems_height[pile]))
    return {"cards": [kind for kind, height in heights if height]}


def _dragon(state: State, field: int) -> dict[str, Any]:
    """E6.1, E6.2 Where the dragon could end its walk, one field for each face of the die."""
    if field < FIRST_CAVE_FIELD or not wakes_dragon(state, field):
        return {"dragon": []}
    ends = []
    for face in range(1, DIE_FACES + 1):
        after = state.copy()
        walk_dragon(after, face)
        ends.append(int(after.dragon))
    return {"dragon": ends}
