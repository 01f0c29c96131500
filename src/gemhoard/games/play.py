"""The rules of every game under one name, for compiled loops that play any of them.

A loop is written once and compiled for each game that it is called with: the type of the state says which
rules are meant. (Rules handed over as arguments would not be found again in the cache on disk.)
"""

from collections.abc import Callable
from typing import Any

from numba import from_dtype
from numba.extending import overload

from gemhoard.games import GAMES
from gemhoard.games.chance import Rng, below
from gemhoard.games.engine import NOBODY, Choices, State, count_bits, loop, rule
from gemhoard.games.features import Facts, Sight
from gemhoard.games.game import Game

_BY_DTYPE = {game.state_type: game for game in GAMES.values()}
_BY_TYPE = {from_dtype(game.state_type): game for game in GAMES.values()}


def game_of(state: State) -> Game:
    """The game that a state belongs to."""
    return _BY_DTYPE[state.dtype]


def deal(state: State, rng: Rng) -> None:
    """Deal the cards on a blank table."""
    game_of(state).rules.deal(state, rng)


def legal_actions(state: State, choices: Choices) -> int:
    """List what the actor may do, in ascending order, and return how many choices there are."""
    return game_of(state).rules.legal_actions(state, choices)


def apply(state: State, action: int) -> None:
    """Carry out one legal action, in place."""
    game_of(state).rules.apply(state, action)


def redeal_unknown(state: State, seat: int, rng: Rng) -> None:
    """Change what the seat may not know into something else that fits all it has seen."""
    game_of(state).rules.redeal_unknown(state, seat, rng)


def winners_mask(state: State) -> int:
    """The seats that win or share the win, one bit each."""
    return game_of(state).rules.winners_mask(state)


def outlook(state: State, seat: int) -> float:
    """How a position looks to a seat, in points."""
    return game_of(state).rules.outlook(state, seat)


def note_sight(state: State, seat: int, facts: Facts) -> None:
    """Note what a seat sees in a list or a row of facts."""
    game_of(state).rules.note_sight(state, seat, facts)


def write_numbers(state: State, seat: int, sight: Sight) -> None:
    """Write what a seat sees into a row of zeros, as small whole numbers."""
    game_of(state).rules.write_numbers(state, seat, sight)


def note_action(state: State, action: int, facts: Facts) -> None:
    """Add what a choice of the actor is like to a list of facts."""
    game_of(state).rules.note_action(state, action, facts)


def _compile_by_type(generic: Callable[..., Any]) -> None:
    """Let compiled code that calls `generic` call the rule of the same name of the state's own game."""

    def choose(state: Any, *rest: Any) -> Any:
        chosen = getattr(_BY_TYPE[state].rules, generic.__name__)
        return lambda state, *rest: chosen(state, *rest)

    overload(generic, jit_options={"forceinline": True}, strict=False)(choose)


for _generic in (
    deal,
    legal_actions,
    apply,
    redeal_unknown,
    winners_mask,
    outlook,
    note_sight,
    write_numbers,
    note_action,
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
def share_out(state: State, shares: Any) -> None:
    """What each seat has of the win. A shared win counts in parts."""
    winners = winners_mask(state)
    for seat in range(len(shares)):
        shares[seat] = (winners >> seat & 1) / count_bits(winners)


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
