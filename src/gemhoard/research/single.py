"""One game, stepped from Python as fast as that goes."""

from collections.abc import Callable, Mapping
from typing import Any

import numba
import numpy as np

from gemhoard.games import Game
from gemhoard.games.chance import RNG
from gemhoard.games.engine import INTERPRETED
from gemhoard.research.batch import advance, begin, new_desks


class SingleGame:
    """Chance acts too: roll its dice by stepping one of the `legal` outcomes.

    The contract takes records, which are slow to hand to compiled code: this keeps its one in an array.
    """

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.states = np.zeros(2, game.state_type)  # as it is, and before the deal
        self.states[1] = game.blank(players, options=options)
        self._luck, self._desks = np.zeros(1, RNG), new_desks()
        self._words, self._actors = self._luck["word"], self.states["actor"]
        self._actions = memoryview(self._desks["actions"][0])  # quicker to read a list from
        self.deal(seed)
        self._advance = directly(advance, self.states, self._desks, -1)

    def deal(self, seed: int) -> None:
        """A new game at the same table."""
        self._words[0] = seed
        self.legal: list[int] = self._actions[: begin(self.states, self._desks, self._luck)].tolist()

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NOBODY when the game is over."""
        return int(self._actors[0])

    def step(self, action: int) -> None:
        """Carry out one action, or say why not and change nothing."""
        if action not in self.legal:
            raise self.game.refusal(self.states[0], action)
        self.legal = self._actions[: self._advance(self.states, self._desks, action)].tolist()


def directly(function: Any, *arguments: Any) -> Callable[..., int]:
    """The compiled function itself: looking up the types of its arguments takes longer than a step."""
    if INTERPRETED:
        return function  # type: ignore[no-any-return]
    function(*arguments)
    return function.get_overload(tuple(map(numba.typeof, arguments)))  # type: ignore[no-any-return]
