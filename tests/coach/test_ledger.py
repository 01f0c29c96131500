"""Rows that add up to the result."""

import numpy as np
import pytest

from gemhoard.coach.ledger import Entry, ledger

FAIR, DEALT = np.array([0.5, 0.3, 0.2]), np.array([0.6, 0.2, 0.2])


def entry(seat, luck, effect, skill=0.0, cost=0.0):
    return Entry(seat, None if luck is None else np.array(luck), np.array(effect), skill, cost)


STEPS = [
    entry(0, [0.1, -0.1, 0.0], [0.08, -0.05, -0.03], skill=0.05, cost=0.02),
    entry(2, [-0.2, 0.1, 0.1], [0.0, 0.0, 0.0]),
    entry(1, None, [0.02, -0.01, -0.01], skill=-0.03, cost=0.04),
]
RESULT = DEALT + sum(each.effect for each in STEPS) + STEPS[0].luck + STEPS[1].luck


def test_every_row_is_what_its_name_says():
    ann, bo, cy = ledger(FAIR, DEALT, STEPS, RESULT)
    assert (ann.start, ann.deal) == (0.5, pytest.approx(0.1))
    assert (ann.luck, ann.others_luck) == (pytest.approx(0.1), pytest.approx(-0.2))
    # The best choice would have brought 2 points more than the chosen one: that brought 5, and in truth 8.
    assert (ann.best_choices, ann.costs, ann.lie) == tuple(map(pytest.approx, (0.07, -0.02, 0.03)))
    assert ann.others_choices == pytest.approx(0.02)
    assert (bo.best_choices, bo.costs, bo.lie) == tuple(map(pytest.approx, (0.01, -0.04, 0.02)))
    assert (cy.luck, cy.others_luck, cy.others_choices) == tuple(map(pytest.approx, (0.1, 0.0, -0.04)))


def test_the_rows_of_everybody_add_up_exactly():
    for row, result in zip(ledger(FAIR, DEALT, STEPS, RESULT), RESULT, strict=True):
        assert row.result == result and abs(row.sum() - result) < 1e-9
