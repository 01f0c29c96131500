"""What a computer player is."""

from typing import Protocol

from gemhoard.games import Game, State


class Bot(Protocol):
    """Anything that chooses one of the legal actions of the acting seat."""

    name: str

    def choose(self, game: Game, state: State, seed: int) -> int:
        """`state` is one that the seat cannot tell from the truth; all luck comes from the seed."""
