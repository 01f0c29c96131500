"""Kadora: why an action is not legal now. Asked only for actions that `legal_actions` does not list."""

from gemhoard.games.engine import State
from gemhoard.games.errors import RuleError
from gemhoard.games.kadora.actions import PLACED_CARD, PLACED_WHERE, WORDS, gift_colour, gift_receiver
from gemhoard.games.kadora.components import CARD_NAMES, COLOURS, PLACE_NAMES
from gemhoard.games.kadora.state import DRAW, PLACE


def why_not(state: State, action: int) -> RuleError:
    verb = WORDS[action].split()[0]
    if verb == "draw":
        return RuleError("refused-place-first", "K3.3")
    if state.phase == DRAW:
        return RuleError("refused-draw-first", "K3.9")
    if verb == "place":
        return _why_not_place(state, PLACED_CARD[action], PLACED_WHERE[action])
    return _why_not_give(state, gift_colour(action), gift_receiver(action))


def _why_not_place(state: State, card: int, place: int) -> RuleError:
    if card not in state.hands[state.turn]:
        return RuleError("refused-not-in-hand", "K3.3", card=CARD_NAMES[card])
    return RuleError("refused-place-taken", "K3.3", place=PLACE_NAMES[place])


def _why_not_give(state: State, colour: int, receiver: int) -> RuleError:
    letter = COLOURS[colour]
    if receiver >= state.players:
        return RuleError("error-seat", "K3.1", seat=str(receiver), last=int(state.players) - 1)
    if state.phase == PLACE:
        return RuleError("refused-given-already", "K3.1")
    if state.loot[state.turn, colour] == 0:
        return RuleError("refused-nothing-to-give", "K3.1", colour=letter)
    if state.leader[colour] != state.turn:
        return RuleError("refused-not-leading", "K3.2", colour=letter)
    return RuleError("refused-has-colour", "K3.1", colour=letter)
