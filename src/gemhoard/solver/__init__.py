"""The truth about late positions of two players: the exact winning chance of every action."""

from gemhoard.games import Game, State
from gemhoard.solver import emerald, kadora

# Positions to be looked at in Emerald before giving up: about half a second.
BUDGET = 300_000


class SolverError(ValueError):
    """A position that the solver is not made for."""


def solve(game: Game, state: State, budget: int = BUDGET) -> dict[int, float] | None:
    """The exact winning chance of every legal action for the actor, by its share in the win.

    None where the budget does not suffice. What the actor may not know plays no part in it.
    """
    if state.players != 2 or state.actor < 0:
        raise SolverError("the solver takes decisions of two players")
    if game.name == "emerald":
        if not state.open_ransom:
            raise SolverError("the solver takes Emerald with the option open_ransom")
        return emerald.solve(state, budget)
    if state.last <= 0:
        raise SolverError("the solver takes the last round of Kadora")
    return kadora.solve(state)


__all__ = ["BUDGET", "SolverError", "solve"]
