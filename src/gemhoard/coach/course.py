"""How everybody's chances went: one number a position, so that all that changed them adds up to the result.

A position is worth what its players make of it by solid play. What a choice did is measured against that, in
pairs of games that have the same luck; what turns up is measured against the mean over what might have. So
between one thing that turns up and the next, all positions share their estimates, and behind the last one
they know the result.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from gemhoard.bots.evaluation import Returns
from gemhoard.bots.solid_play import TRUTH, SolidPlay
from gemhoard.coach.chances import Chances, Vector, share_of
from gemhoard.coach.effort import Effort
from gemhoard.coach.luck import turns_up
from gemhoard.games import CHANCE, State


@dataclass(frozen=True)
class Estimate:
    """Of one step."""

    level: Chances  # before it, from games that know nothing of those of other steps
    games: int  # so many
    effect: Vector  # of the choice on everybody's chances, as the cards truly lay: less what solid play does
    skill: float  # the same for who chose, by what they could know
    turns_up: bool  # whether luck decides what comes next


@dataclass(frozen=True)
class Turn:
    """One step, as a part of the whole."""

    chances: Chances  # before it
    effect: Vector
    skill: float
    luck: Vector | None  # what turned up, or None where nothing did


def estimate(solid: SolidPlay, state: State, action: int, effort: Effort, seed: int) -> Estimate:
    game, players = solid.game, int(state.players)
    is_roll = game.actor(state) == CHANCE
    reveals = is_roll or turns_up(game, state, action, seed)
    if is_roll or len(game.legal(state)) == 1:
        level = share_of(game, players, solid.returns(state, seed, effort.value))
        return Estimate(level, effort.value, np.zeros(len(level)), 0.0, reveals)
    chosen, usual = _pairs(solid, state, action, effort, TRUTH, seed)
    known, known_usual = _pairs(solid, state, action, effort, int(state.actor), seed + 1)
    level, effect = (share_of(game, players, each) for each in (usual, chosen - usual))
    skill = float((known - known_usual)[:, state.actor].mean(dtype=np.float64))
    return Estimate(level, len(usual), effect, skill, reveals)


def _pairs(
    solid: SolidPlay, state: State, action: int, effort: Effort, seat: int, seed: int
) -> tuple[Returns, Returns]:
    """The more, the more they vary: a choice that hardly matters needs few."""
    first = solid.pairs(state, action, seed, effort.first_pairs, seat)
    spread = float((first[0] - first[1])[:, state.actor].std())
    more = int(spread * effort.pairs) - effort.first_pairs
    if more <= 0:
        return first
    rest = solid.pairs(state, action, seed + 2, more, seat)
    return np.concatenate([first[0], rest[0]]), np.concatenate([first[1], rest[1]])


def course(estimates: Sequence[Estimate], result: Chances) -> list[Turn]:
    """All steps of a game."""
    chances, first = [], 0
    for last, step in enumerate(estimates):
        if step.turns_up or step is estimates[-1]:
            chances += _stretch(estimates[first : last + 1], None if step.turns_up else result)
            first = last + 1
    return [
        Turn(before, step.effect, step.skill, after - before - step.effect if step.turns_up else None)
        for step, before, after in zip(estimates, chances, [*chances[1:], result], strict=True)
    ]


def _stretch(steps: Sequence[Estimate], result: Chances | None) -> list[Chances]:
    """The chances before each of some steps of which only the last may turn up something."""
    changes = np.cumsum([np.zeros(len(steps[0].effect)), *(step.effect for step in steps)], axis=0)
    if result is not None:
        first = result - changes[-1]
    else:
        levels = [step.level - change for step, change in zip(steps, changes, strict=False)]
        first = np.average(levels, axis=0, weights=[step.games for step in steps])
    return [first + change for change in changes[:-1]]
