"""What a computer player is."""

from typing import Any, Protocol

from gemhoard.games import Game, RuleError, State


class BotError(RuleError):
    """There is no such bot, or it lacks something."""

    def __init__(self, reason: str, **values: Any) -> None:
        super().__init__(reason, "", **values)
        self.values = values  # Not cut short: in a path or a list of names one looks for the end, too.


class Bot(Protocol):
    """Anything that chooses one of the legal actions of the acting seat."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        """`state` looks to the seat like the true one; all randomness comes from the seed.

        One who thinks long stops at the deadline, by the clock of `time.monotonic`.
        """
