"""OpenSpiel's own searches as bots of the arena: `spiel-mcts:100`, `spiel-ismcts:100`.

Its compiled MCTS searches the one re-dealt state that a bot is shown. Its information-set MCTS resamples
by itself; only the one written in Python can search a game written in Python: the compiled one says that
`ResampleFromInfostate() not implemented.`
"""

import math
import time
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

# The UCT constant. OpenSpiel's examples have 2 where a win and a loss are 2 apart; here they are 1 apart.
EXPLORATION = 1.0
MEGABYTES = 1000
LEAST_SECONDS = 0.02  # Its compiled search ends the process if there is no time for one simulation.


@dataclass(frozen=True)
class OpenSpielBot:
    """Made for every decision, so that what it draws depends on the seed alone."""

    name: str
    make: Callable[[Any, int], Any]  # of a game of OpenSpiel and a seed

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        seen = spiel_state(game, state)
        bot = self.make(seen.get_game(), seed % (1 << 31))
        # The plain `step` of its compiled bots crashes on a game written in Python.
        return int(bot.step_with_policy(seen)[1])


def mcts(spec: str, budget: Budget) -> OpenSpielBot:
    simulations, seconds = budget.simulations or 1 << 30, budget.seconds or -1.0
    if 0 < seconds < LEAST_SECONDS:
        raise BotError("error-external-bot-time", bot=spec, least=round(1000 * LEAST_SECONDS))

    def make(game: Any, seed: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(
            game,
            evaluator,
            EXPLORATION,
            simulations,
            MEGABYTES,
            False,
            seed,
            False,
            max_wall_clock_time=seconds,
        )

    return OpenSpielBot(spec, make)


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """Its information-set MCTS, which counts simulations, also for a time.

    The second simulation is the first that tries an action: two are always done.
    """

    def __init__(self, seconds: float, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.seconds = seconds

    def run_search(self, state: Any) -> Any:
        self.deadline = time.monotonic() + self.seconds
        try:
            return super().run_search(state)
        except TimeoutError:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Each simulation begins so; its loop has no other way out."""
        if self._root_node.total_visits > 0 and time.monotonic() >= self.deadline:
            raise TimeoutError
        return super().sample_root_state(state)


def ismcts(spec: str, budget: Budget) -> OpenSpielBot:
    simulations, seconds = max(budget.simulations or 1 << 30, 2), budget.seconds or math.inf

    def make(game: Any, seed: int) -> Any:
        rng = np.random.RandomState(seed)
        bot = TimedISMCTS(
            seconds,
            game,
            RandomRolloutEvaluator(1, rng),
            EXPLORATION,
            simulations,
            random_state=rng,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        # Its own resampler has no seed.
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
        return bot

    return OpenSpielBot(spec, make)
