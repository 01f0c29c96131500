"""What a computer player is."""

from typing import Protocol

from gemhoard.errors import ToldError
from gemhoard.games import Game, State


class BotError(ToldError):
    """There is no such bot."""


class Bot(Protocol):
    """Anything that chooses one of the legal actions of the acting seat."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        """`state` is one that the seat cannot tell from the truth; all luck comes from the seed.

        One who thinks long stops at the deadline, by the clock of `time.monotonic`.
        """
