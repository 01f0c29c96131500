"""The truth about late positions of two players: the exact winning chance of every action."""

from typing import Protocol

from gemhoard.errors import ToldError
from gemhoard.games import Game, State
from gemhoard.solver import emerald, kadora

# Positions to be looked at in Emerald before giving up: about half a second.
BUDGET = 300_000


class SolverError(ToldError):
    """A position that the solver is not made for."""


class Solver(Protocol):
    """What there is of each game that can be solved."""

    SCOPE: str  # the positions that it takes, in words

    def is_solvable(self, state: State, /) -> bool:
        """Whether a decision of two players is one of these."""

    def start(self, game: Game, seed: int, /) -> State:
        """Where a game of two begins that comes to such positions."""

    def solve(self, state: State, budget: int, /) -> dict[int, float] | None:
        """See below."""


SOLVERS: dict[str, Solver] = {"emerald": emerald, "kadora": kadora}


def solver_of(game: Game) -> Solver:
    if game.name not in SOLVERS:
        raise SolverError(f"there is no solver of {game.name}")
    return SOLVERS[game.name]


def solve(game: Game, state: State, budget: int = BUDGET) -> dict[int, float] | None:
    """The exact winning chance of every legal action for the actor, by its share in the win.

    None where the budget does not suffice. What the actor may not know plays no part in it.
    """
    solver = solver_of(game)
    if state.players != 2 or state.actor < 0:
        raise SolverError("the solver takes decisions of two players")
    if not solver.is_solvable(state):
        raise SolverError(f"the solver takes {solver.SCOPE}")
    return solver.solve(state, budget)


__all__ = ["BUDGET", "SOLVERS", "Solver", "SolverError", "solve", "solver_of"]
