"""Emerald: why an action is not legal now. Asked only for actions that `legal_actions` does not list."""

from gemhoard.games.emerald.actions import MOVE_COLOUR, MOVE_PLACE, WORDS
from gemhoard.games.emerald.components import COLOURS, NO_COLOUR, PLACE_NAMES
from gemhoard.games.emerald.state import CAPTURE, MOVE, RANSOM, ROLL, SECOND, TAKE, colours_in_play, owner
from gemhoard.games.engine import State
from gemhoard.games.errors import RuleError

# What each phase waits for.
ASKED = {
    MOVE: ("refused-move-first", "E3.1"),
    SECOND: ("refused-second-or-stop", "E3.6"),
    TAKE: ("refused-take-first", "E5.1"),
    ROLL: ("refused-roll-first", "E6.2"),
    CAPTURE: ("refused-capture-first", "E6.5"),
    RANSOM: ("refused-ransom-first", "E6.6"),
}
VERBS = {"move": (MOVE, SECOND), "take": (TAKE,), "roll": (ROLL,), "capture": (CAPTURE,), "ransom": (RANSOM,)}


def why_not(state: State, action: int) -> RuleError:
    verb, *objects = WORDS[action].split()
    if verb == "stop" and state.phase == MOVE:
        return RuleError("refused-must-move", "E3.1")
    if state.phase not in VERBS.get(verb, ()):
        return RuleError(*ASKED[int(state.phase)])
    if verb == "move":
        return _why_not_move(state, int(MOVE_COLOUR[action]), int(MOVE_PLACE[action]))
    if verb == "capture":
        return _why_not_capture(state, *objects)
    return RuleError("refused-no-such-gold", "E6.6", value=objects[0])


def _why_not_move(state: State, colour: int, place: int) -> RuleError:
    name = COLOURS[colour]
    if colour >= colours_in_play(state.players) or owner(state, colour) != state.turn:
        return RuleError("refused-not-yours", "E3.1", colour=name)
    if state.moved_colour not in (NO_COLOUR, colour):
        return RuleError("refused-other-colour", "E3.2", colour=COLOURS[state.moved_colour])
    if state.knights[colour, place] == 0:
        return RuleError("refused-no-knight", "E3.1", colour=name, place=PLACE_NAMES[place])
    return RuleError("refused-already-moved", "E3.1", colour=name, place=PLACE_NAMES[place])


def _why_not_capture(state: State, colour: str, moved: str | None = None) -> RuleError:
    if state.knights[COLOURS.index(colour), state.dragon] == 0:
        return RuleError("refused-nobody-there", "E6.5", colour=colour, field=int(state.dragon))
    return RuleError("refused-not-told-apart", "E6.11", colour=colour)
