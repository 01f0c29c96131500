"""Emerald: a heuristic value, for bots that look one step ahead."""

from gemhoard.games.emerald.components import DIE_FACES, FIRST_CAVE_FIELD, LAST_FIELD
from gemhoard.games.emerald.rules import has_gold
from gemhoard.games.emerald.scoring import score
from gemhoard.games.emerald.state import colours_in_play, owner
from gemhoard.games.engine import State, rule

# In points. A knight is worth more the farther it has come, and less where the dragon may end its walk.
A_FIELD_ON = 0.25
A_KNIGHT = 1.5


@rule
def heuristic(state: State, seat: int) -> float:
    """How a position looks to a seat, in points: what it has, what its knights may bring, what they risk."""
    points = float(score(state, seat)) + A_KNIGHT * state.in_play[seat]
    rescue = 0.4 if has_gold(state, seat) else 1.0
    for colour in range(colours_in_play(state.players)):
        if owner(state, colour) != seat:
            continue
        for field in range(1, LAST_FIELD + 1):
            knights = state.knights[colour, field]
            if knights > 0:
                points += A_FIELD_ON * field * knights
                if is_in_reach(state, field):
                    points -= rescue * A_KNIGHT * (knights / state.crowd[field])
    return points


@rule
def is_in_reach(state: State, field: int) -> bool:
    """Whether the dragon's next walk can end there, or nearly so."""
    return field >= FIRST_CAVE_FIELD and abs(int(field) - int(state.dragon)) <= DIE_FACES
