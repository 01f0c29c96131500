"""What docs/coach says of the coach was measured, and is what is promised of it."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from gemhoard.bots import levels_of
from gemhoard.games import GAMES

KEPT = Path(__file__).parents[2] / "docs/coach"
PER_SIDE = 1.96  # standard errors from a mean to the end of its 95% interval


def rows(what, game):
    return json.loads((KEPT / f"{what}-{game}.json").read_text())["rows"]


def mean_of(text):
    """A mean and its standard error."""
    mean, half = map(float, text.split(" ± "))
    return mean, half / PER_SIDE


@pytest.mark.parametrize("game", GAMES)
def test_luck_favours_no_seat_over_a_thousand_games(game):
    found = rows("luck", game)
    assert [int(row["players"]) for row in found] == list(GAMES[game].player_counts)
    assert sum(int(row["games"]) for row in found) >= 1000
    for row in found:
        means = [mean_of(row[f"seat {seat + 1}"]) for seat in range(int(row["players"]))]
        assert all(abs(mean) <= 3 * error for mean, error in means), row


@pytest.mark.parametrize("game", GAMES)
def test_curves_come_true(game):
    (together,) = [row for row in rows("chances", game) if " to " in row["players"] and row["by"] == "curve"]
    assert float(together["ECE"].split()[0]) < 0.02


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_is_hardly_ever_marked_and_weaker_levels_lose_more(game):
    found = rows("marks", game)
    assert {row["level"]: row["bot"] for row in found} == levels_of(GAMES[game])
    assert float(re.match(r"[\d.]+", found[-1]["marked"])[0]) < 1
    costs = [mean_of(row["cost of one in percent"]) for row in found]
    for (weaker, one), (stronger, other) in pairwise(costs):
        assert weaker > stronger - 3 * (one**2 + other**2) ** 0.5
    # Three steps of the ladder apart, without exception.
    assert all(costs[i][0] > costs[i + 3][0] for i in range(len(costs) - 3))


@pytest.mark.parametrize("game", GAMES)
def test_hints_pick_best_actions_where_a_solver_knows(game):
    """The search alone; a hint asks the solver there, and then it always does (test_exact)."""
    (row,) = rows("solved", game)
    assert float(row["picks a best action"].split()[0]) > {"emerald": 99, "kadora": 93}[game]
