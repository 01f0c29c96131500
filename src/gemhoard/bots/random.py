"""A bot that takes any legal action."""

from dataclasses import dataclass

from gemhoard.games import Game, State
from gemhoard.games.chance import new_rng


@dataclass(frozen=True)
class Random:
    name: str = "random"

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        return game.any_action(state, new_rng(seed))
