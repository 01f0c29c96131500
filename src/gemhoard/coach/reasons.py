"""Why one action is better than another: what happens more or less often, or brings more.

Nothing here is a canned remark. Both actions are played on in many games, with the same deals of the unknown;
what differs clearly, and goes together with winning, is said, with both numbers.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from gemhoard.bots.evaluation import without_playouts
from gemhoard.bots.foresight import EVER, SOON, new_counts, play_on
from gemhoard.bots.weights import blank
from gemhoard.bots.workspace import new_workspace
from gemhoard.coach.chances import result_of
from gemhoard.games import Game, State
from gemhoard.games.chance import new_rng
from gemhoard.games.events import new_log

PLAYOUTS = 300
MOST_REASONS = 3
CERTAIN_BY = 3.0  # standard errors
LEAST_WORTH = 0.004  # of the chance to win, or it explains nothing
Samples = np.ndarray[Any, np.dtype[np.float64]]  # one a playout


@dataclass(frozen=True)
class Reason:
    """What differs, and its mean with either action."""

    what: str  # an event counted by the game; "points" from a source; or "lead" over the strongest rival
    where: str  # "soon" or "ever" of an event; the source of the points
    rule: str
    better: float
    worse: float


@dataclass(frozen=True)
class Measure:
    what: str
    where: str
    rule: str
    is_good: bool  # to have more of it
    samples: Samples


def reasons(game: Game, known: State, better: int, worse: int, seed: int) -> list[Reason]:
    """The differences that matter most to the actor, at most three."""
    return differences(*(Future(game, known, action, seed) for action in (better, worse)))


def differences(first: "Future", second: "Future") -> list[Reason]:
    """What speaks for the first: of futures with the same seed, since they have the same luck."""
    found = []
    for one, other in zip(first.measures, second.measures, strict=True):
        difference = one.samples - other.samples
        certain = abs(difference.mean()) > CERTAIN_BY * difference.std() / np.sqrt(len(difference))
        worth = slope(one, other, first.won, second.won) * difference.mean()
        # What goes together with winning by chance alone would sound odd.
        is_better = (difference.mean() > 0) == one.is_good
        if certain and is_better and worth > LEAST_WORTH:
            reason = Reason(
                one.what, one.where, one.rule, float(one.samples.mean()), float(other.samples.mean())
            )
            found.append((worth, reason))
    best = sorted(found, key=lambda each: each[0], reverse=True)
    return [reason for _, reason in without_repetition(best)][:MOST_REASONS]


def slope(one: Measure, other: Measure, won: Samples, also_won: Samples) -> float:
    """How much a win depends on what is measured: the slope of a line through all playouts."""
    samples, wins = np.concatenate([one.samples, other.samples]), np.concatenate([won, also_won])
    spread = float(samples.var())
    return float(np.mean((samples - samples.mean()) * (wins - wins.mean()))) / spread if spread else 0.0


def without_repetition(found: list[tuple[float, Reason]]) -> Iterator[tuple[float, Reason]]:
    """What happens soon says what happens in the whole game too."""
    seen = set()
    for worth, reason in found:
        key = (reason.what, reason.where if reason.what == "points" else "")
        if key not in seen:
            seen.add(key)
            yield worth, reason


class Future:
    """Many games played on from an action."""

    def __init__(self, game: Game, known: State, action: int, seed: int) -> None:
        self.game, self.seat, workspace = game, int(known.actor), new_workspace(0)
        workspace.seat, workspace.guided = self.seat, game.network is not None
        network = without_playouts(game) if game.network else blank(game)
        states = np.zeros(2, game.state_type)
        states[0] = known
        kinds = [(game.event_kinds.index(each.kind), each.seat) for each in game.coached_events]
        counted = np.array(kinds, np.int64).reshape(-1, 2)
        self.ends, self.counts = np.zeros(PLAYOUTS, game.state_type), new_counts(PLAYOUTS, len(kinds))
        play_on(states, action, network, workspace, new_rng(seed), new_log(), counted, self.ends, self.counts)
        self.won = self._each(lambda state: float(result_of(game, state)[self.seat]))

    @cached_property
    def measures(self) -> list[Measure]:
        return list(self._measures())

    def _measures(self) -> Iterator[Measure]:
        for i, event in enumerate(self.game.coached_events):
            soon, ever = np.minimum(self.counts[:, i, SOON], 1), self.counts[:, i, EVER]
            yield Measure(event.name, "soon", event.rule, event.is_good, soon.astype(np.float64))
            yield Measure(event.name, "ever", event.rule, event.is_good, ever.astype(np.float64))
        standings = [self.game.standing(state) for state in self._states()]
        for i, source in enumerate(standings[0].sources):
            points = np.array([each.sources[i].points[self.seat] for each in standings], np.float64)
            yield Measure("points", source.kind, source.rule, not self.game.fewer_is_better, points)
        yield Measure("lead", "", "", True, self._each(self._lead))

    def _lead(self, state: State) -> float:
        """Over the strongest rival, in points."""
        scores = self.game.scores(state)
        own = scores.pop(self.seat)
        return float(min(scores) - own if self.game.fewer_is_better else own - max(scores))

    def _each(self, of: Callable[[State], float]) -> Samples:
        return np.array([of(state) for state in self._states()])

    def _states(self) -> Iterator[State]:
        return (self.ends[i] for i in range(len(self.ends)))
