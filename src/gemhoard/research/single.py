"""One game, stepped from Python as fast as that goes."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from gemhoard.games import Game, State
from gemhoard.games.chance import RNG, WORD
from gemhoard.games.engine import directly
from gemhoard.research.compiled.batch import advance, begin
from gemhoard.research.compiled.observation import new_workspace


class SingleGame:
    """Chance acts too: roll its dice by stepping one of the `legal` outcomes.

    The contract takes records, which are slow to hand to compiled code: this keeps its one in an array.
    """

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.states = np.zeros(2, game.state_type)  # as it is, and before the deal
        self.states[1] = game.blank(players, options=options)
        self._rngs, self._workspace = np.zeros(1, RNG), new_workspace()
        self._words, self._actors = self._rngs["word"], self.states["actor"]
        actions = memoryview(self._workspace["actions"][0])  # quicker to read a list from
        self._first = [actions[:count] for count in range(len(actions) + 1)]
        self._begin = directly(begin, self.states, self._workspace, self._rngs)
        self._advance = directly(advance, self.states, self._workspace, -1)
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """A new game at the same table."""
        self._words[0] = seed & WORD
        self.legal: list[int] = self._first[self._begin(self.states, self._workspace, self._rngs)].tolist()

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NOBODY when the game is over."""
        return int(self._actors[0])

    def step(self, action: int) -> None:
        """Carry out one action, or say why not and change nothing."""
        if action not in self.legal:
            raise self.game.refusal(self.states[0], action)
        self.legal = self._first[self._advance(self.states, self._workspace, action)].tolist()


def returns(game: Game, state: State) -> list[float]:
    """The share of the win of each seat. Where a virtual player wins, the seats have nothing."""
    winners = game.winners(state)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(int(state.players))]


def step_packed(game: Game, packed: bytes, action: int = -1) -> tuple[bytes, int, bytes]:
    """A packed state after an action, if any; who acts then; and what is legal, two bytes an action.

    Bytes are quick to copy, as the searches of others do all the time. Nothing is checked.
    """
    states, workspace = np.frombuffer(bytearray(packed), game.state_type), new_workspace()
    legal = workspace["actions"][0, : _advance_of(game)(states, workspace, action)]
    return states.tobytes(), int(states["actor"][0]), legal.tobytes()


@cache
def _advance_of(game: Game) -> Callable[..., int]:
    return directly(advance, np.zeros(1, game.state_type), new_workspace(), -1)
