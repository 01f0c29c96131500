"""The rules of every game under one name, for compiled loops that play any of them.

A loop is written once and compiled for each game that it is called with: the type of the state says which
rules are meant. (Rules handed over as arguments would not be found again in the cache on disk.)
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from numba import from_dtype
from numba.extending import overload

from gemhoard.games import GAMES
from gemhoard.games.chance import Rng, below
from gemhoard.games.checked import checked
from gemhoard.games.engine import NOBODY, Choices, State, count_bits, loop, rule
from gemhoard.games.events import Log
from gemhoard.games.features import Features, Observation
from gemhoard.games.game import Game
from gemhoard.plugins import is_defined_by_us


@cache
def _by_dtype() -> dict[Any, Game]:
    return {game.state_type: game for game in GAMES.values()}


@cache
def _by_type() -> dict[Any, Game]:
    """By the type that numba knows the state under."""
    return {from_dtype(game.state_type): game for game in GAMES.values()}


def game_of(state: State) -> Game:
    """The game that a state belongs to."""
    return _by_dtype()[state.dtype]


def _rule(state: State, name: str) -> Any:
    return getattr(game_of(state).rules, name) or _nothing


def _nothing(state: State, *rest: Any) -> float:
    """What a game leaves out is never asked for, but loops are compiled with it: a heuristic is a number."""
    return 0.0


def deal(state: State, rng: Rng) -> None:
    """Deal the cards on a blank table."""
    _rule(state, "deal")(state, rng)


def legal_actions(state: State, choices: Choices) -> int:
    """List what the actor may do, in ascending order, and return how many choices there are."""
    return _rule(state, "legal_actions")(state, choices)


def apply(state: State, action: int) -> None:
    """Carry out one legal action, in place."""
    _rule(state, "apply")(state, action)


def apply_and_log(state: State, action: int, log: Log) -> None:
    """The same, with what happened added to a log."""
    _rule(state, "apply")(state, action, log)


def redeal_unknown(state: State, seat: int, rng: Rng) -> None:
    """Change what the seat may not know into something else that fits all it has seen."""
    _rule(state, "redeal_unknown")(state, seat, rng)


def redeal_unseen(state: State, rng: Rng) -> None:
    """Draw again what nobody knows."""
    _rule(state, "redeal_unseen")(state, rng)


def winners_mask(state: State) -> int:
    """The seats that win or share the win, one bit each."""
    return _rule(state, "winners_mask")(state)


def heuristic(state: State, seat: int) -> float:
    """How a position looks to a seat, in points."""
    return _rule(state, "heuristic")(state, seat)


def write_features(state: State, seat: int, features: Features) -> None:
    """Set the features that a seat sees, sparse or dense."""
    _rule(state, "write_features")(state, seat, features)


def write_observation(state: State, seat: int, observation: Observation) -> None:
    """Write what a seat sees into a row of zeros, as small integers."""
    _rule(state, "write_observation")(state, seat, observation)


def write_action_features(state: State, action: int, features: Features) -> None:
    """Set the features of one choice of the actor."""
    _rule(state, "write_action_features")(state, action, features)


def transform(state: State, symmetry: int) -> None:
    """Change a position into one that is worth the same, in place."""
    _rule(state, "transform")(state, symmetry)


def action_image(state: State, action: int, symmetry: int) -> int:
    """The action that means the same there."""
    return _rule(state, "action_image")(state, action, symmetry)


def _compile_by_type(generic: Callable[..., Any]) -> None:
    """Let compiled code that calls `generic` call the rule of the same name of the state's own game."""

    def choose(state: Any, *rest: Any) -> Any:
        game = _by_type()[state]
        chosen = getattr(game.rules, "apply" if generic is apply_and_log else generic.__name__)
        if not chosen:
            return _nothing
        with_check = None if is_defined_by_us(type(game)) else checked(generic.__name__, chosen, game)
        return with_check or (lambda state, *rest: chosen(state, *rest))

    overload(generic, jit_options={"forceinline": True}, strict=False)(choose)


for _generic in (
    deal,
    legal_actions,
    apply,
    apply_and_log,
    redeal_unknown,
    redeal_unseen,
    winners_mask,
    heuristic,
    write_features,
    write_observation,
    write_action_features,
    transform,
    action_image,
):
    _compile_by_type(_generic)


# Small rules are inlined, these two are called: inlined everywhere in a search, they take minutes to compile.


@loop
def act(state: State, action: int) -> None:
    apply(state, action)


@loop
def list_choices(state: State, choices: Choices) -> int:
    return legal_actions(state, choices)


@rule
def write_returns(state: State, returns: Any) -> None:
    """What each seat has of the win, from 0 to 1. A shared win counts in parts."""
    winners = winners_mask(state)
    for seat in range(len(returns)):
        returns[seat] = (winners >> seat & 1) / count_bits(winners)


@rule
def play_randomly(state: State, choices: Choices, rng: Rng) -> int:
    """Play a game to its end, every choice and every roll alike, and return how many actions that took."""
    actions = 0
    while state.actor != NOBODY:
        count = legal_actions(state, choices)
        apply(state, choices.actions[below(rng, count)])
        actions += 1
    return actions


@loop
def play_games(states: Any, choices: Choices, rng: Rng, games: int) -> int:
    """Deal `states[0]`, a blank table, and play it out in `states[1]`, many times over."""
    actions = 0
    for _ in range(games):
        states[1] = states[0]
        deal(states[1], rng)
        actions += play_randomly(states[1], choices, rng)
    return actions
