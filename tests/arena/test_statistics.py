"""Intervals hold what they should, as often as they say."""

import math
import random

import pytest

from gemhoard.arena.statistics import FEWEST_DEALS, SequentialTest, difference, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # The classical examples: Newcombe 1998, table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_of_no_games_says_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_difference_covers_the_truth_in_95_of_100_cases():
    luck = random.Random(1)
    covered = 0
    for _ in range(1000):
        low, high = difference(luck.choices([-1, 0, 1], [2, 3, 5], k=200)).interval
        covered += low <= 0.3 <= high
    assert 930 <= covered <= 970


def test_few_deals_that_agree_leave_a_doubt():
    low, high = difference([1.0] * 3).interval
    assert low < 0.2 and high == 1.0
    assert difference([]).interval == (-1.0, 1.0)


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, "better"), (0.1, "not better")])
def test_the_sequential_test_errs_in_5_of_100_cases(truth, wrong):
    luck, test, errors, length = random.Random(2), SequentialTest(0.1), 0, 0
    for _ in range(200):
        seen: list[float] = []
        while not test.verdict(seen):
            seen += luck.choices([-1, 0, 1], [0.35 - truth / 2, 0.3, 0.35 + truth / 2], k=10)
        errors += test.verdict(seen) == wrong
        length += len(seen)
    assert 1 <= errors <= 20
    assert length / 200 < 600


def test_the_sequential_test_waits_for_some_deals():
    test = SequentialTest(0.1)
    assert test.verdict([1.0] * (FEWEST_DEALS - 1)) is None
    assert test.verdict([1.0] * FEWEST_DEALS) == "better"
    assert test.verdict([-1.0] * FEWEST_DEALS) == "not better"


def test_ratings_of_two_bots_are_the_odds():
    strong, weak = ratings([7500, 2500], [((1, 1), 10000)])
    assert strong - weak == pytest.approx(400 * math.log10(3), abs=0.2)
    assert strong + weak == pytest.approx(0)


def test_ratings_count_the_seats():
    """Two seats of three and two wins of three: no better than the other."""
    assert ratings([2000, 1000], [((2, 1), 3000)]) == pytest.approx([0, 0], abs=0.2)


def test_a_bot_that_never_wins_has_a_rating():
    strong, weak = ratings([10, 0], [((1, 1), 10)])
    assert weak < -100 < 100 < strong and math.isfinite(weak)
