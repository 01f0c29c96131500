"""Rows that add up to the result."""

import numpy as np
import pytest

from gemhoard.coach.decision import Judgement
from gemhoard.coach.ledger import Stroke, ledger
from gemhoard.coach.verdict import Verdict


def judged(seat, cost, effect):
    return Judgement(seat, 1, 2, cost, 0.0, Verdict.SMALL, {}, np.array(effect))


FAIR, DEALT = np.array([0.5, 0.3, 0.2]), np.array([0.6, 0.2, 0.2])
STROKES = [Stroke(0, np.array([0.1, -0.1, 0.0])), Stroke(2, np.array([-0.2, 0.1, 0.1]))]
JUDGED = [judged(0, 0.05, [-0.08, 0.05, 0.03]), judged(1, 0.02, [0.01, -0.01, 0.0])]
RESULT = np.array([1.0, 0.0, 0.0])


def test_every_row_is_what_its_name_says():
    ann, bo, cy = ledger(FAIR, DEALT, STROKES, JUDGED, RESULT)
    assert (ann.start, ann.deal) == (0.5, pytest.approx(0.1))
    assert (ann.luck, ann.others_luck) == (pytest.approx(0.1), pytest.approx(-0.2))
    assert (ann.costs, ann.lie) == (pytest.approx(-0.05), pytest.approx(-0.03))
    assert ann.others_choices == pytest.approx(0.01)
    assert (bo.costs, bo.lie, bo.others_choices) == tuple(map(pytest.approx, (-0.02, 0.01, 0.05)))
    assert (cy.luck, cy.others_luck, cy.others_choices) == tuple(map(pytest.approx, (0.1, 0.0, 0.03)))


def test_the_rows_of_everybody_add_up_exactly():
    for row, result in zip(ledger(FAIR, DEALT, STROKES, JUDGED, RESULT), RESULT, strict=True):
        assert row.result == result and abs(row.sum() - result) < 1e-9
