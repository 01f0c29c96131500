"""Judged positions: decisions of any kind, each action valued by very many simulations, evenly spread.

Where no solver reaches, this stands for the truth, and makes most comparisons of bots cheap: the regret of a
bot is how much it gives away by these values. It is no truth, though: the values share the blind spots of the
network and the search that found them. What wins here has to win a match as well.
"""

from typing import NamedTuple

from gemhoard.bots import bot_named, decide
from gemhoard.bots.evaluation import Evaluator
from gemhoard.bots.search import Budget, Search
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import below, new_rng

PLAYERS = "master:200"  # whose games the positions come from
CANDIDATES = Search("candidates", Budget(simulations=2000), guided=True)
MOST_CANDIDATES = 8
SIMULATIONS = 25_000  # of each action: for eight, a hundred times as many as `master:2000` has
LEAST_SPREAD = 0.01  # between the best and the worst: else the choice hardly matters
SEEDS = 1 << 32


class JudgedPosition(NamedTuple):
    """A decision, as the actions that lead to it, and the value of each action worth a thought."""

    players: int
    seed: int  # of the deal
    actions: list[int]
    values: dict[int, float]

    def state(self, game: Game) -> State:
        state = game.new(self.players, seed=self.seed)
        for action in self.actions:
            game.apply(state, action)
        return state

    def regret(self, action: int) -> float:
        """How much an action gives away. One that was not worth a thought counts as the worst."""
        worst = min(self.values.values())
        return max(self.values.values()) - self.values.get(action, worst)


def judge_position(game: str, number: int) -> JudgedPosition | None:
    """One decision of a game between strong bots, and what its actions are worth; None where all are alike.

    The same number, the same position; the player counts take turns.
    """
    rules, rng = GAMES[game], new_rng(number)
    players, seed = rules.player_counts[number % len(rules.player_counts)], below(rng, SEEDS)
    state, actions, decisions = rules.new(players, seed=seed), list[int](), list[tuple[int, State]]()
    while not rules.is_over(state):
        if rules.actor(state) == CHANCE:
            action = rules.any_action(state, rng)
        else:
            if len(rules.legal(state)) > 1:
                decisions.append((len(actions), state.copy()))
            action = decide(bot_named(PLAYERS), rules, state, below(rng, SEEDS))
        actions.append(action)
        rules.apply(state, action)
    length, state = decisions[below(rng, len(decisions))]
    values = judge_actions(rules, state, below(rng, SEEDS))
    if max(values.values()) - min(values.values()) < LEAST_SPREAD:
        return None
    return JudgedPosition(players, seed, actions[:length], values)


def judge_actions(game: Game, state: State, seed: int, simulations: int = SIMULATIONS) -> dict[int, float]:
    """The value of each of the most promising actions for the actor, by as many simulations each."""
    seat, evaluator = game.actor(state), Evaluator(game)
    state = game.redeal(state, seat, seed)
    found = sorted(CANDIDATES.evaluate_actions(game, state, seed), key=lambda each: -each.visits)
    values = {}
    for each in found[:MOST_CANDIDATES]:
        returns = evaluator.returns(state, each.action, seat, seed, simulations)
        values[each.action] = round(float(returns[:, seat].mean()), 4)
    return values
