"""The first rung: any legal action."""

from gemhoard.games import Game, State
from gemhoard.games.chance import new_rng


class Random:
    name = "random"

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        return game.any_action(state, new_rng(seed))
