"""A hint, in steps: whether this moment is critical, what to look at, which action, and why.

It knows what the seat may know, and nothing else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from statistics import median
from typing import Literal

from gemhoard.bots.evaluation import Evaluator
from gemhoard.coach.chances import Chances, mean_of
from gemhoard.coach.decision import best_action
from gemhoard.coach.effort import HINT, Effort
from gemhoard.coach.exact import exact_chances, with_exact
from gemhoard.coach.reasons import Reason, reasons
from gemhoard.games import Game, State

Importance = Literal["calm", "matters", "critical"]
# By how much the best action is ahead of a typical one, in shares of the win.
MATTERS, CRITICAL = 0.03, 0.10
# What is behind the best action by less than this is as good, as far as anybody can tell.
CLOSE = 0.01


@dataclass(frozen=True)
class Hint:
    seat: int
    importance: Importance
    best: int
    instead_of: int | None  # the action that `reasons` compare it with
    chances: Mapping[int, Chances]  # of everybody, after every legal action
    reasons: list[Reason]

    @property
    def close(self) -> list[int]:
        """The actions that are as good as the best one."""
        return [action for action in self.chances if action != self.best and self.is_close(action)]

    def is_close(self, action: int) -> bool:
        return float(self.chances[self.best][self.seat] - self.chances[action][self.seat]) < CLOSE


def hint(game: Game, state: State, seed: int, why_not: int | None = None, effort: Effort = HINT) -> Hint:
    """For the actor. It says why the best action is better than `why_not`, by default than a typical one."""
    seat, legal = game.actor(state), game.legal(state)
    known = game.redeal(state, seat, seed)
    best = legal[0] if len(legal) == 1 else best_action(game, known, effort.search, seed)
    chances = _all_chances(game, known, effort.compare // len(legal) + 1, seed)
    given = Hint(seat, _importance(chances, seat, best), best, None, chances, [])
    other = _typical(given) if why_not is None else why_not
    return given if other is None or other == best else _compared(game, known, given, other, seed)


def instead(game: Game, state: State, given: Hint, why_not: int, seed: int) -> Hint:
    """A hint that was given, saying why its best action is better than another one."""
    if why_not == given.best:
        return replace(given, instead_of=None, reasons=[])
    return _compared(game, game.redeal(state, given.seat, seed), given, why_not, seed)


def _compared(game: Game, known: State, given: Hint, other: int, seed: int) -> Hint:
    return replace(given, instead_of=other, reasons=reasons(game, known, given.best, other, seed))


def _all_chances(game: Game, known: State, simulations: int, seed: int) -> dict[int, Chances]:
    """Every action is judged by as many simulations, on the same deals, if no solver knows."""
    evaluator, seat = Evaluator(game), int(known.actor)
    chances = {
        action: mean_of(game, known, evaluator.returns(known, action, seat, seed, simulations))
        for action in game.legal(known)
    }
    exact = exact_chances(game, known) or {}
    return chances | {action: with_exact(chances[action], seat, chance) for action, chance in exact.items()}


def _typical(given: Hint) -> int | None:
    """The action in the middle of the others, unless it is as good: then there is nothing to compare."""
    others = sorted(given.chances.keys() - {given.best}, key=lambda a: float(given.chances[a][given.seat]))
    typical = others[len(others) // 2] if others else None
    return None if typical is None or given.is_close(typical) else typical


def _importance(chances: Mapping[int, Chances], seat: int, best: int) -> Importance:
    ahead = float(chances[best][seat]) - median(float(each[seat]) for each in chances.values())
    return "critical" if ahead >= CRITICAL else "matters" if ahead >= MATTERS else "calm"
