"""Chances to win that come true."""

import json

import numpy as np
import pytest

from gemhoard.bots import calibration
from gemhoard.bots.calibration import CALIBRATION, calibrated, network_hash, scaled
from gemhoard.games import GAMES

CHANCES = np.array([0.0, 0.1, 0.25, 0.6, 1.0])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_temperature_moves_chances_away_from_those_of_equals_or_towards_them(players):
    fair = 1 / players
    assert scaled(CHANCES, 1.0, players) == pytest.approx(CHANCES, abs=1e-5)
    for temperature, further in ((0.5, True), (2.0, False)):
        found = scaled(CHANCES, temperature, players)
        assert scaled(fair, temperature, players) == pytest.approx(fair)
        assert ((found > fair) == (fair < CHANCES))[fair != CHANCES].all()
        inside = (CHANCES > 0) & (CHANCES < 1) & (fair != CHANCES)
        assert ((abs(found - fair) > abs(CHANCES - fair)) == further)[inside].all()
    assert scaled(0.8, 0.5, 2) == pytest.approx(16 / 17)  # odds of 4 to 1, squared


@pytest.fixture
def measured(monkeypatch):
    """Kadora's as if measured just now."""
    found = {"kadora": {"network": network_hash(GAMES["kadora"]), "temperatures": {"2": 0.5}}}
    monkeypatch.setattr(calibration, "_measured", lambda: found)
    return found["kadora"]


def test_a_chance_is_corrected_by_the_temperature_of_its_game_and_player_count(measured):
    assert calibrated(GAMES["kadora"], 2, 0.8) == pytest.approx(16 / 17)
    assert calibrated(GAMES["kadora"], 3, 0.8) == pytest.approx(0.8)
    assert calibrated(GAMES["emerald"], 2, 0.8) == 0.8


def test_a_temperature_says_nothing_about_another_network(measured):
    measured["network"] = "another"
    assert calibrated(GAMES["kadora"], 2, 0.8) == 0.8


def test_the_temperatures_that_are_kept_are_of_all_player_counts():
    for game, found in json.loads(CALIBRATION.read_text()).items():
        assert list(map(int, found["temperatures"])) == list(GAMES[game].player_counts)
        assert all(0.5 <= temperature <= 2 for temperature in found["temperatures"].values())
