"""Late positions that a solver knows the chances of: nothing has to be estimated there."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from gemhoard.coach.chances import Chances
from gemhoard.games import GAMES, Game, State
from gemhoard.solver import solve

# Positions to look at before giving up: a hint must not take long.
BUDGET = 100_000


def exact_chances(game: Game, known: State) -> Mapping[int, float] | None:
    """The actor's chance to win after every action, by what it may know; None where no solver can tell."""
    if game.solver is None or known.players != 2 or not game.solver.is_solvable(known):
        return None
    return _solved(game.name, game.pack(known))


@lru_cache(256)
def _solved(name: str, packed: bytes) -> Mapping[int, float] | None:
    """One position is asked for several times: which action is best, and what each is worth."""
    return solve(GAMES[name], GAMES[name].unpack(packed), BUDGET)


def with_exact(chances: Chances, seat: int, chance: float) -> Chances:
    """What was estimated, but with the chance of one seat that is known: the others share the rest."""
    others = chances.sum() - chances[seat]
    found = chances * ((1 - chance) / others) if others > 0 else np.zeros_like(chances)
    found[seat] = chance
    return found
