"""Emerald: what each action would lead to, shown before one is chosen."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from gemhoard.games.emerald.actions import MOVE_COLOUR, MOVE_PLACE, STOP, WORDS
from gemhoard.games.emerald.components import (
    CASTLE,
    CHAMBER,
    COLOURS,
    DIE_FACES,
    FIRST_CAVE_FIELD,
    PLACE_NAMES,
)
from gemhoard.games.emerald.rules import landing, steps, wakes_dragon, walk_dragon
from gemhoard.games.emerald.state import STATE, leave, read_packed, stand
from gemhoard.games.engine import State, loop, record_type

# ------------------------------------------------------------------ tried out, compiled

# Where a knight would stand, and where the dragon could end its walk then, face by face; 0 if it sleeps on.
OUTCOME = record_type([("field", np.int64), ("steps", np.int64), ("dragon", np.int64, DIE_FACES)])


@loop
def try_out(states: Any, actions: Any, outcomes: Any) -> None:
    """Try moves, each on a copy, without the card that follows; for other actions, what follows the card."""
    for i in range(len(actions)):
        states[1] = states[0]
        field = int(states[0].at)
        if actions[i] < STOP:
            place = MOVE_PLACE[actions[i]]
            field = int(landing(states[0], place))
            outcomes[i].steps = steps(states[0], place)
            leave(states[1], MOVE_COLOUR[actions[i]], place)
            if field < CHAMBER:
                stand(states[1], MOVE_COLOUR[actions[i]], field)
        outcomes[i].field = field
        # E6.1, E6.2
        if FIRST_CAVE_FIELD <= field < CHAMBER and wakes_dragon(states[1], field):
            for face in range(DIE_FACES):
                states[2] = states[1]
                walk_dragon(states[2], face + 1, None)
                outcomes[i].dragon[face] = states[2].dragon


# ------------------------------------------------------------------ in words


def previews(state: State, actions: Sequence[int]) -> list[dict[str, Any]]:
    """What everybody at the table could work out for themselves."""
    states, outcomes = np.empty(3, STATE), np.zeros(len(actions), OUTCOME)
    states[0] = state
    try_out(states, np.array(actions, np.int64), outcomes)
    read = read_packed(state.tobytes())
    return [_preview(read, *each) for each in zip(actions, outcomes.tolist(), strict=True)]


def _preview(read: Any, action: int, outcome: tuple[int, int, Any]) -> dict[str, Any]:
    field, steps, ends = outcome
    dragon = {"dragon": [end for end in ends.tolist() if end]}
    verb, *objects = WORDS[action].split()
    if verb == "move":
        moved = _move(objects[0], objects[1], field, steps)
        return moved | ({"treasure": True} if field == CHAMBER else _cards(read, field) | dragon)
    if verb == "capture":
        return {"colour": objects[0], "place": PLACE_NAMES[read.dragon], "moved": "moved" in objects}
    if verb == "take":
        return {"field": field, "card": objects[0]} | dragon
    if verb == "ransom":
        value = None if objects == ["none"] else int(objects[0])
        return {"colour": COLOURS[read.caught_colour], "value": value}
    return {}


def _move(colour: str, place: str, field: int, steps: int) -> dict[str, Any]:
    start = PLACE_NAMES.index(place)
    path = PLACE_NAMES[1 if start >= CASTLE else start + 1 : min(field + 1, CHAMBER)]
    chamber = ["chamber"] if field == CHAMBER else []
    return {"colour": colour, "place": place, "steps": steps, "path": [*path, *chamber]}


def _cards(read: Any, field: int) -> dict[str, Any]:
    """E5.1 Which of the open cards beside the field would be offered."""
    if field < FIRST_CAVE_FIELD:
        return {"cards": []}
    pile = field - FIRST_CAVE_FIELD
    heights = (("gold", read.gold_height[pile]), ("gem", read.gems_height[pile]))
    return {"cards": [kind for kind, height in heights if height]}
