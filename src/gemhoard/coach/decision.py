"""One decision: which action was best, and what the chosen one cost, from what the seat could know."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from gemhoard.bots.evaluation import Evaluator, Returns
from gemhoard.bots.search import Budget, Search
from gemhoard.coach.chances import Chances, mean_of
from gemhoard.coach.effort import Effort
from gemhoard.coach.exact import exact_chances, with_exact
from gemhoard.coach.verdict import LINES, MARKED, Verdict, verdict
from gemhoard.games import Game, State

SMALLEST = min(LINES.values())


@dataclass(frozen=True)
class Judgement:
    """Values are everybody's chances to win; behind the last seat comes a virtual player."""

    seat: int
    chosen: int
    best: int
    cost: float  # of the chosen action for the seat; by chance it may be below zero
    error: float  # its standard error
    verdict: Verdict
    chances: Mapping[int, Chances]  # after the best and the chosen action, as far as the seat could know

    @property
    def is_marked(self) -> bool:
        return self.verdict in MARKED


def judge(evaluator: Evaluator, state: State, chosen: int, effort: Effort, seed: int) -> Judgement:
    """Judge what the actor chose. It depends on the truth in nothing."""
    game, seat = evaluator.game, int(state.actor)
    if len(game.legal(state)) == 1:
        return Judgement(seat, chosen, chosen, 0.0, 0.0, Verdict.FORCED, {})
    known = game.redeal(state, seat, seed)
    found = _compared(evaluator, known, chosen, effort, 1, seed)
    if found.cost > SMALLEST:
        found = _compared(evaluator, known, chosen, effort, effort.again, seed + 1)
    return made_exact(game, known, found)


def made_exact(game: Game, known: State, found: Judgement) -> Judgement:
    """What a solver knows is not estimated."""
    if not (exact := exact_chances(game, known)):
        return found
    seat, best, cost = found.seat, exact[found.best], exact[found.best] - exact[found.chosen]
    chances = {action: with_exact(each, seat, exact[action]) for action, each in found.chances.items()}
    return replace(found, cost=cost, error=0.0, verdict=verdict(cost, 0.0, best), chances=chances)


def best_action(game: Game, known: State, simulations: int, seed: int) -> int:
    """By a solver, or else by a search, which sees what the seat may know."""
    if exact := exact_chances(game, known):
        return max(exact, key=lambda action: exact[action])
    search = Search("coach", Budget(simulations=simulations), guided=game.network is not None)
    found = search.evaluate_actions(game, known, seed)
    return max(found, key=lambda each: each.visits).action


def _compared(
    evaluator: Evaluator, known: State, chosen: int, effort: Effort, times: int, seed: int
) -> Judgement:
    """The best action is found by one search; what the chosen one costs is measured by others."""
    game, seat = evaluator.game, int(known.actor)
    best = best_action(game, known, effort.search * times, seed)
    if best == chosen:
        chances = {best: _chances(evaluator, known, best, seat, effort.compare, seed)}
        return Judgement(seat, chosen, best, 0.0, 0.0, Verdict.FINE, chances)
    return _measured(evaluator, known, best, chosen, effort.compare * times, seed)


def judge_instead(
    evaluator: Evaluator, state: State, best: int, other: int, effort: Effort, seed: int
) -> Judgement:
    """What another action would have cost, against what a judgement of the same seed found best.

    Measured as there, so that the same action costs the same.
    """
    known = evaluator.game.redeal(state, int(state.actor), seed)
    found = _measured(evaluator, known, best, other, effort.compare * effort.again, seed + 1)
    return made_exact(evaluator.game, known, found)


def _measured(
    evaluator: Evaluator, known: State, best: int, chosen: int, simulations: int, seed: int
) -> Judgement:
    game, seat = evaluator.game, int(known.actor)
    returns = {action: evaluator.returns(known, action, seat, seed, simulations) for action in (best, chosen)}
    chances = {action: mean_of(game, known, each) for action, each in returns.items()}
    cost = float(chances[best][seat] - chances[chosen][seat])
    difference, error = paired_difference(returns[best], returns[chosen], seat)
    error *= cost / difference if cost * difference > 0 else 1  # Chances are calibrated, returns are not.
    called = verdict(cost, error, chances[best][seat])
    return Judgement(seat, chosen, best, cost, error, called, chances)


def paired_difference(one: Returns, other: Returns, seat: int) -> tuple[float, float]:
    """How much more one action is worth to a seat, and the standard error: both had the same luck."""
    by_simulation = one[:, seat].astype(np.float64) - other[:, seat]
    return float(by_simulation.mean()), float(by_simulation.std() / np.sqrt(len(by_simulation)))


def _chances(
    evaluator: Evaluator, known: State, action: int, seat: int, simulations: int, seed: int
) -> Chances:
    return mean_of(evaluator.game, known, evaluator.returns(known, action, seat, seed, simulations))
