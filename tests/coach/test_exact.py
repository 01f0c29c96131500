"""Late positions that a solver knows."""

import numpy as np
import pytest
from coach.games import QUICK

from gemhoard.bots.evaluation import Evaluator
from gemhoard.coach.decision import judge
from gemhoard.coach.exact import exact_chances, with_exact
from gemhoard.coach.hint import hint
from gemhoard.coach.verdict import Verdict
from gemhoard.games import GAMES
from gemhoard.solver.positions import Position, draw_position

KADORA = GAMES["kadora"]


@pytest.fixture(scope="module")
def positions():
    drawn = (draw_position(KADORA, seed << 32) for seed in range(12))
    found = [each for each in drawn if isinstance(each, Position)]
    assert len(found) >= 3
    return found[:3]


def test_hints_tell_the_exact_chances_where_a_solver_knows_them(positions):
    for state, chances in ((each.state, each.chances) for each in positions):
        given, seat = hint(KADORA, state, seed=1, effort=QUICK), int(state.actor)
        assert chances[given.best] == max(chances.values())
        assert {action: each[seat] for action, each in given.chances.items()} == pytest.approx(chances)
        assert all(each.sum() == pytest.approx(1) for each in given.chances.values())


def test_a_choice_costs_exactly_what_a_solver_says(positions):
    evaluator = Evaluator(KADORA)
    for state, chances in ((each.state, each.chances) for each in positions):
        worst = min(chances, key=lambda action: chances[action])
        found = judge(evaluator, state, worst, QUICK, seed=1)
        assert found.cost == pytest.approx(max(chances.values()) - chances[worst]) and found.error == 0
        best = judge(evaluator, state, found.best, QUICK, seed=1)
        assert (best.cost, best.verdict) == (0, Verdict.FINE)


def test_what_the_seat_cannot_know_changes_nothing_of_it(positions):
    for state, chances in ((each.state, each.chances) for each in positions):
        assert exact_chances(KADORA, KADORA.redeal(state, int(state.actor), 5)) == chances


def test_nothing_is_solved_early_in_a_game_or_with_more_players():
    assert exact_chances(KADORA, KADORA.new(2, seed=1)) is None
    assert exact_chances(KADORA, KADORA.new(3, seed=1)) is None


def test_the_others_share_what_is_left():
    assert with_exact(np.array([0.5, 0.3, 0.2]), 0, 0.75) == pytest.approx(np.array([0.75, 0.15, 0.1]))
    assert with_exact(np.array([1.0, 0.0]), 0, 1.0) == pytest.approx(np.array([1.0, 0.0]))
