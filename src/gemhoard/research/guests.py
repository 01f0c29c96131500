"""OpenSpiel's own searches as guests of the arena: `spiel-mcts:100`, `spiel-ismcts:100`.

Its compiled MCTS searches the one way the cards may lie that a bot is shown. Its information-set MCTS deals
anew itself; only the one written in Python can search a game written in Python: the compiled one says that
`ResampleFromInfostate() not implemented.`
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from gemhoard.bots.bot import BotError
from gemhoard.bots.search import Budget
from gemhoard.games import Game, State
from gemhoard.research.openspiel import spiel_state

# OpenSpiel's examples explore by 2 where a win and a loss are 2 apart; here they are 1 apart.
CURIOSITY = 1.0
MEGABYTES = 1000


@dataclass(frozen=True)
class Guest:
    """A bot of OpenSpiel, made anew for every decision, so that its luck comes from the seed."""

    name: str
    make: Callable[[Any, int], Any]  # of a game of OpenSpiel and a seed

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        seen = spiel_state(game, state)
        bot = self.make(seen.get_game(), seed % (1 << 31))
        # The plain `step` of its compiled bots crashes on a game written in Python.
        return int(bot.step_with_policy(seen)[1])


def mcts(spec: str, budget: Budget) -> Guest:
    simulations, seconds = budget.simulations or 1 << 30, budget.seconds or -1.0

    def make(game: Any, seed: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(
            game,
            evaluator,
            CURIOSITY,
            simulations,
            MEGABYTES,
            False,
            seed,
            False,
            max_wall_clock_time=seconds,
        )

    return Guest(spec, make)


def ismcts(spec: str, budget: Budget) -> Guest:
    if budget.simulations is None:
        raise BotError(f"{spec}: this search of OpenSpiel counts simulations, not time")
    simulations = budget.simulations

    def make(game: Any, seed: int) -> Any:
        luck = np.random.RandomState(seed)
        bot = ISMCTSBot(
            game,
            RandomRolloutEvaluator(1, luck),
            CURIOSITY,
            simulations,
            random_state=luck,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        # Its own luck has no seed.
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.random_sample))
        return bot

    return Guest(spec, make)
