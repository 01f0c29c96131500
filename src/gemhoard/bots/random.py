"""The first rung: any legal action."""

from gemhoard.games import Game, State
from gemhoard.games.chance import below, new_rng


class Random:
    name = "random"

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        legal = game.legal(state)
        return legal[below(new_rng(seed), len(legal))]
