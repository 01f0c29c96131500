"""Compiles the coach for every game, and leaves it in the cache: `python -m gemhoard.coach.compile`."""

import os

from gemhoard.coach.effort import Effort
from gemhoard.coach.exact import exact_chances
from gemhoard.coach.reasons import reasons
from gemhoard.coach.review import Reviewer, Step
from gemhoard.games import GAMES, Game
from gemhoard.games.chance import new_rng
from gemhoard.solver.positions import late_decisions

LITTLE = Effort(search=1, compare=1, again=1, value=1, pairs=1)


def load_coach() -> None:
    """Let it judge one choice of each game. What is not in the cache is compiled; the rest is read."""
    for game in GAMES.values():
        _judge_once(game)
        _solve_once(game)


def _judge_once(game: Game) -> None:
    before = game.first_choice(game.player_counts[0])
    seat, legal, after = game.actor(before), game.legal(before), before.copy()
    game.apply(after, legal[0])
    Reviewer(game, LITTLE, seed=1).look(Step(before, after, 0, legal[0], seat))
    reasons(game, before, legal[0], legal[-1], seed=1)


def _solve_once(game: Game) -> None:
    """Late positions, which the coach does not estimate. Not every game comes to a decision there."""
    tries = range(100) if game.solver else ()
    for late in filter(None, (late_decisions(game, new_rng(seed)) for seed in tries)):
        exact_chances(game, late[-1])
        return


if __name__ == "__main__":
    os.nice(10)  # Those who play already come first.
    load_coach()
