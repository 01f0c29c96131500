"""What a decision is called, by its cost."""

import pytest

from gemhoard.coach.verdict import MARKED, Verdict, verdict


@pytest.mark.parametrize(
    ("cost", "error", "called"),
    [
        (0.01, 0.001, Verdict.FINE),
        (-0.05, 0.001, Verdict.FINE),
        (0.03, 0.001, Verdict.SMALL),
        (0.06, 0.001, Verdict.COSTLY),
        (0.15, 0.001, Verdict.TURNING_POINT),
        (0.15, 0.03, Verdict.COSTLY),  # Only so much of it is certain.
        (0.03, 0.01, Verdict.CLOSE),
        (0.015, 0.01, Verdict.CLOSE),
    ],
)
def test_a_mark_needs_a_cost_that_is_certainly_above_its_line(cost, error, called):
    assert verdict(cost, error, chance=0.5) == called


@pytest.mark.parametrize(
    ("chance", "cost", "is_marked"),
    [(0.02, 0.025, False), (0.999, 0.025, False), (0.98, 0.5, True), (0.04, 0.04, True)],
)
def test_what_was_lost_or_won_already_is_not_marked_unless_it_was_thrown_away(chance, cost, is_marked):
    assert (verdict(cost, 0.0001, chance) in MARKED) == is_marked
