"""One game, stepped from Python as fast as that goes."""

import numpy as np

from gemhoard.games import Game, State
from gemhoard.research.batch import advance, new_desks


class SingleGame:
    """Chance acts too: roll its dice by stepping one of the `legal` outcomes.

    The contract takes records, which are slow to hand to compiled code: this keeps its one in an array.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.states = np.zeros(1, game.state_type)
        self.states[0] = state
        self._desks = new_desks()
        self._actions = self._desks["actions"][0]
        self._actors = self.states["actor"]
        self.legal: list[int] = self._actions[: advance(self.states, self._desks, -1)].tolist()

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NOBODY when the game is over."""
        return int(self._actors[0])

    def step(self, action: int) -> None:
        """Carry out one action, or say why not and change nothing."""
        if action not in self.legal:
            raise self.game.refusal(self.states[0], action)
        self.legal = self._actions[: advance(self.states, self._desks, action)].tolist()
