"""The games of a study's job: how they ended, and how often each thing happened in them.

Cards, dice and the seeds of all decisions come from the deal: all variants and seatings share them.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np

from gemhoard.arena import Match
from gemhoard.bots import Bot, decide
from gemhoard.bots.counting import MOST_DIFFERENT, codes_seen
from gemhoard.bots.playing import (
    OUTCOME,
    SEEDS,
    can_play,
    is_compiled,
    new_buffers,
    play_games,
    policies_of,
)
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import new_rng, next_seed
from gemhoard.study.plan import StudyJob

Array = np.ndarray[Any, Any]


class Played:
    """What came of a job: a final state and an outcome for each game."""

    def __init__(self, bots: tuple[Bot, ...], job: StudyJob) -> None:
        match = job.match
        # The seatings come again after as many deals as there are players.
        seatings = [match.seatings(deal) for deal in range(match.players)]
        games = [(deal, seating) for deal in job.deals for seating in seatings[deal % match.players]]
        self.game: Game = GAMES[match.game]
        self.deals = [deal for deal, _ in games]
        self.seatings = [seating for _, seating in games]
        self.states = np.zeros(len(games), self.game.state_type)
        self.outcomes = np.zeros(len(games), OUTCOME)
        self.codes: list[list[int]] = []  # of the different events that happened
        self.times: Array = np.zeros((len(games), 0), np.int32)  # by game and code
        self._bots = bots[: len(match.bots)]
        self._seeds = seeds_of(match, job.deals).repeat(len(seatings[0]))
        self._blank = self.game.blank(match.players, options=job.variant.options)

    def play(self) -> None:
        if can_play(self.game) and all(is_compiled(bot) for bot in self._bots):
            self._play_compiled()
            return
        counts = [Counter(self._play_game(number)) for number in range(len(self.deals))]
        codes = list(dict.fromkeys(code for counted in counts for code in counted))
        self.codes = [list(code) for code in codes]
        self.times = np.array([[counted[code] for code in codes] for counted in counts])

    def _play_compiled(self) -> None:
        tables, buffers = np.zeros(4, self.game.state_type), new_buffers(self.game)
        tables[0] = self._blank
        numbers, networks, temperatures = policies_of(self.game, self._bots)
        policies = np.array(numbers)[np.array(self.seatings)]
        times = np.zeros((len(self.deals), MOST_DIFFERENT), np.int32)
        bots = policies, networks, temperatures
        done = play_games(tables, self.states, self._seeds, *bots, self.outcomes, times, buffers)
        if done < len(self.deals):
            raise ValueError(f"{self.game.name}: its `cited_numbers` tell too many events apart")
        self.codes = codes_seen(buffers.counter)
        self.times = times[:, : len(self.codes)]

    def _play_game(self, number: int) -> list[tuple[int, ...]]:
        """The same, decision by decision, with any bots; returns what happened."""
        game, seeds, seating = self.game, self._seeds[number], self.seatings[number]
        state: State = self._blank.copy()
        dice, luck, outcome = new_rng(int(seeds.dice)), new_rng(int(seeds.bots)), self.outcomes[number]
        game.rules.deal(state, new_rng(int(seeds.cards)))
        codes: list[tuple[int, ...]] = []
        while not game.is_over(state):
            if game.actor(state) == CHANCE:
                outcome.rolls += 1
                action = game.any_action(state, dice)
            else:
                outcome.decisions += 1
                action = decide(self._bots[seating[game.actor(state)]], game, state, int(next_seed(luck)))
            codes += map(tuple, game.apply_and_log(state, action).tolist())
        self.states[number] = state
        outcome.winners = game.rules.winners_mask(state)
        return codes


@lru_cache(8)
def seeds_of(match: Match, deals: range) -> Array:
    """Of each deal: its cards, its dice, and where the seeds of decisions come from."""
    rows = [(match.deal_seed(deal), match.dice_seed(deal), match.luck(deal, "bots")) for deal in deals]
    return np.array(rows, SEEDS)
