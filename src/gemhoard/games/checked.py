"""Rules of other packages, checked: compiled code uses their numbers as indices, and would not notice.

Ours are tested with bounds checked, and loops call them as they are.
"""

from typing import Any

from numba.extending import overload

from gemhoard.games.engine import NOBODY, Choices, State, rule
from gemhoard.games.events import Log
from gemhoard.games.features import Features
from gemhoard.games.game import Game
from gemhoard.games.limits import MOST_CHOICES, MOST_SEATS


@rule
def check_choices(count: int, choices: Choices, actions: int) -> int:
    if count > MOST_CHOICES:
        raise IndexError("`legal_actions` returns more than there is room for")
    for i in range(count):
        if choices.actions[i] >= actions:
            raise IndexError("`legal_actions` lists an action that the game does not have")
    return count


@rule
def check_state(state: State) -> None:
    if not 0 < state.players <= MOST_SEATS or not NOBODY <= state.actor < state.players:
        raise IndexError("`apply` leaves an actor or a number of players that cannot be")


@rule
def check_log(log: Log, kinds: int) -> None:
    for row in range(log.count):
        if not 0 <= log.codes[row, 0] < kinds:
            raise IndexError("`apply` reports an event of a kind that the game does not have")


def check_features(features: Features, most: int) -> None:
    """Of a list. In a row they are checked one by one, as they are set."""
    for n in range(features.count):
        if features.indices[n] >= most:
            raise IndexError("a feature is set that the game does not have")


@overload(check_features, jit_options={"forceinline": True}, strict=False)  # type: ignore[untyped-decorator]
def _check_list(features: Any, most: Any) -> Any:
    return check_features if "indices" in features.fields else lambda features, most: None


def checked(name: str, chosen: Any, game: Game) -> Any:
    """A rule with a check of what it hands to compiled loops; None where that is no index of theirs."""
    actions, kinds = len(game.words), len(game.event_kinds)
    most = game.features if name == "write_features" else game.action_features

    def apply(state: State, action: int) -> None:
        chosen(state, action)
        check_state(state)

    def apply_and_log(state: State, action: int, log: Log) -> None:
        chosen(state, action, log)
        check_state(state)
        check_log(log, kinds)

    def write(state: State, item: int, features: Features) -> None:
        chosen(state, item, features)
        check_features(features, most)

    return {
        "legal_actions": lambda state, choices: check_choices(chosen(state, choices), choices, actions),
        "apply": apply,
        "apply_and_log": apply_and_log,
        "write_features": write,
        "write_action_features": write,
    }.get(name)
