"""Late positions of two players, solved: the exact probability to win of every action."""

from gemhoard.errors import UserError
from gemhoard.games import Game, Solver, State

# Positions to look at before giving up: about half a second.
BUDGET = 300_000


class SolverError(UserError):
    """A position that the solver does not take."""


def solver_of(game: Game) -> Solver:
    if game.solver is None:
        raise SolverError(f"there is no solver for {game.name}")
    return game.solver


def solve(game: Game, state: State, budget: int = BUDGET) -> dict[int, float] | None:
    """The exact winning chance of every legal action for the actor, by its share in the win.

    None where the budget is too small. What the actor may not know plays no part in it.
    """
    solver = solver_of(game)
    if state.players != 2 or state.actor < 0:
        raise SolverError("the solver takes decisions of two players")
    if not solver.is_solvable(state):
        raise SolverError(f"the solver takes {solver.SCOPE}")
    return solver.solve(state, budget)


__all__ = ["BUDGET", "SolverError", "solve", "solver_of"]
