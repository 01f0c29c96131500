"""Whether one action is clearly best in a position, and how sure that is.

All actions get as many simulations, on the same deals of the unknown and with the same luck.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from gemhoard.bots.evaluation import Evaluator, Returns
from gemhoard.bots.search import Budget, Search
from gemhoard.coach.chances import mean_of
from gemhoard.coach.decision import paired_difference
from gemhoard.coach.exact import exact_chances
from gemhoard.games import Game, State
from gemhoard.puzzles.puzzle import ALIKE, DIGITS

# The best action is ahead of every wrong one by so much of the win, and by so many standard errors.
CLEAR, CERTAIN_BY = 0.06, 4.0
# Nobody has nearly won or lost.
LOST, WON = 0.03, 0.97
# Simulations of each action, and the lead and likeness that few of them must show for more to be spent.
QUICK, QUICK_CLEAR, QUICK_ALIKE = 200, 0.045, 0.03
SIMULATIONS = 4000
# Of a search that has to take an accepted action.
LARGE = 100_000

Sampled = Mapping[int, Returns]


@dataclass(frozen=True)
class Answer:
    """The actor's chance to win after every action, the best one first."""

    chances: Mapping[int, float]
    is_exact: bool

    @property
    def best(self) -> int:
        return next(iter(self.chances))

    @property
    def accepted(self) -> list[int]:
        return [action for action in self.chances if self.chances[self.best] - self.chances[action] <= ALIKE]

    @property
    def wrong(self) -> list[int]:
        return [action for action in self.chances if action not in self.accepted]


def quick_answer(evaluator: Evaluator, known: State, seed: int) -> Answer | None:
    """The answer of few simulations, if it leaves hope for a clear one."""
    found = answer_of(evaluator.game, known, sampled(evaluator, known, seed, QUICK))
    return found if is_clear(found, QUICK_ALIKE, QUICK_CLEAR) else None


def clear_answer(evaluator: Evaluator, known: State, seed: int) -> Answer | None:
    """The answer, where two samples and a larger search agree about it, or a solver knows it."""
    game = evaluator.game
    if exact := exact_chances(game, known):
        solved = Answer(_best_first(exact), True)
        return solved if is_clear(solved) else None
    first = sampled(evaluator, known, seed, SIMULATIONS)
    if not is_certain(game, known, first):
        return None
    second = sampled(evaluator, known, seed + 1, SIMULATIONS)
    both = {action: np.concatenate([first[action], second[action]]) for action in first}
    answers = [answer_of(game, known, each) for each in (first, second, both)]
    agree = all(set(each.accepted) == set(answers[0].accepted) for each in answers)
    if agree and is_certain(game, known, second) and large_search(game, known, seed) in answers[0].accepted:
        return answers[-1]
    return None


def large_search(game: Game, known: State, seed: int) -> int:
    search = Search("puzzles", Budget(simulations=LARGE), guided=game.network is not None)
    return search.choose(game, known, seed)


def sampled(evaluator: Evaluator, known: State, seed: int, simulations: int) -> Sampled:
    legal, seat = evaluator.game.legal(known), int(known.actor)
    return {action: evaluator.returns(known, action, seat, seed, simulations) for action in legal}


def answer_of(game: Game, known: State, samples: Sampled) -> Answer:
    seat = int(known.actor)
    chances = {action: float(mean_of(game, known, each)[seat]) for action, each in samples.items()}
    return Answer(_best_first(chances), False)


def is_clear(answer: Answer, alike: float = ALIKE, clear: float = CLEAR) -> bool:
    """Every action is as good as the best or clearly worse; the good ones are few, and they matter."""
    best = answer.chances[answer.best]
    costs = [best - chance for chance in answer.chances.values()]
    good = sum(cost <= alike for cost in costs)
    is_split = all(cost <= alike or cost >= clear for cost in costs)
    return is_split and LOST <= best <= WON and good <= most_accepted(len(costs))


def most_accepted(actions: int) -> int:
    """Of so many: those who are right are few."""
    return max(1, actions // 3)


def is_certain(game: Game, known: State, samples: Sampled) -> bool:
    """By the spread of the samples, too."""
    answer, seat = answer_of(game, known, samples), int(known.actor)
    pairs = (paired_difference(samples[answer.best], samples[each], seat) for each in answer.wrong)
    return is_clear(answer) and all(difference >= CERTAIN_BY * error for difference, error in pairs)


def _best_first(chances: Mapping[int, float]) -> dict[int, float]:
    rounded = {action: round(chance, DIGITS) for action, chance in chances.items()}
    return dict(sorted(rounded.items(), key=lambda each: -each[1]))
