"""`benchmarks/calibration.py` and `benchmarks/exploiter.py`: bots judged by what comes of their games."""

import importlib
import json
from pathlib import Path

import numpy as np
import pytest

from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.learning import TrainingSettings

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
compiled = pytest.mark.skipif(INTERPRETED, reason="whole games of searches need compiled rules")


@pytest.fixture
def benchmark(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(BENCHMARKS)

    def load(name: str):
        module = importlib.import_module(name)
        monkeypatch.setattr(module, "KEPT", tmp_path)
        return module

    return load


@pytest.fixture
def calibration(benchmark, monkeypatch, tmp_path):
    module = benchmark("calibration")
    monkeypatch.setattr(module, "PARTS", tmp_path / "parts")
    monkeypatch.setattr(module, "CALIBRATION", tmp_path / "calibration.json")
    (tmp_path / "calibration.json").write_text("{}")
    return module


def outcomes(games: int, of: int, truth=lambda chance: chance):
    """Decisions of games, each with a chance, and whether it came true."""
    rng = np.random.default_rng(3)
    chances = np.repeat(rng.uniform(0.02, 0.98, games), of)
    won = np.repeat(rng.random(games), of) < truth(chances)
    return chances, won.astype(float), np.repeat(np.arange(games), of)


def error(calibration, chances, won, games):
    number, expected, came = calibration.in_classes(chances, won, games)
    return calibration.calibration_error(number, came - expected)


def test_what_comes_true_has_no_error_but_by_luck(calibration):
    found = error(calibration, *outcomes(2000, 1))
    assert found["low"] < 0.01 and found["high"] < 0.04
    assert 0 < found["ece"] < 2 * found["luck"]


def test_what_does_not_come_true_is_found(calibration):
    found = error(calibration, *outcomes(4000, 1, lambda chance: chance + 0.1 * np.sign(chance - 0.5)))
    assert found["low"] < 0.09 < found["high"] and found["low"] > 0.05
    assert found["ece"] > 3 * found["luck"]


def test_many_decisions_of_a_game_tell_no_more_than_one(calibration):
    """All end alike: an interval over decisions would be three times too narrow."""
    one, ten = (error(calibration, *outcomes(500, of)) for of in (1, 10))
    assert ten == pytest.approx(one)


def test_the_temperature_is_found_and_mends_other_games(calibration):
    chances, won, games = outcomes(8000, 1, lambda chance: calibration.scaled(chance, 0.6, 2))
    assert calibration.temperature_of(chances, won, 2) == pytest.approx(0.6, abs=0.05)
    before = error(calibration, chances, won, games)
    after = error(calibration, calibration.mended(chances, won, games, 2), won, games)
    assert before["low"] > 0.04 and after["high"] < 0.03


def test_a_half_is_mended_without_being_looked_at(calibration):
    chances, won, games = outcomes(400, 1)
    is_odd = games % 2 == 1
    mended = calibration.mended(chances, won, games, 2)
    other = calibration.mended(chances, np.where(is_odd, 1 - won, won), games, 2)
    assert (mended[is_odd] == other[is_odd]).all() and (mended[~is_odd] != other[~is_odd]).any()


@compiled
def test_every_decision_is_noted_as_the_seat_that_decides_sees_it(calibration):
    job = calibration.CalibrationJob("kadora", 3, "master:2", range(2))
    decisions = calibration.play_games(job)
    assert set(decisions["game"]) == {0, 1} and len(decisions) > 20
    for name in ("won", "network"):
        assert decisions[name].sum(axis=1) == pytest.approx(1, abs=1e-5)
        assert (decisions[name][:, 3:-1] == 0).all()
    assert ((decisions["search"] >= 0) & (decisions["search"] <= 1)).all()
    assert 0.05 < decisions["won"][:, 0].mean() < 0.7
    assert decisions.tobytes() == calibration.play_games(job).tobytes()


@compiled
def test_games_are_played_once_and_set_out_with_a_picture(calibration, monkeypatch, tmp_path):
    monkeypatch.setattr(calibration, "BATCH", 4)
    calibration.measure("kadora", 4, 1, "master:2")
    monkeypatch.setattr(calibration, "play_game", None)
    calibration.measure("kadora", 4, 1, "master:2")
    found = json.loads((tmp_path / "calibration-kadora.json").read_text())
    assert [(row["players"], row["by"]) for row in found["rows"]] == [
        (f"{players}", by) for players in (2, 3, 4, 5) for by in ("search", "network")
    ]
    svg = (tmp_path / "calibration-kadora.svg").read_text()
    assert svg.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert "5 players" in svg and "--ink:" in svg
    kept = json.loads((tmp_path / "calibration.json").read_text())["kadora"]
    assert kept["network"] == found["network"] and set(kept["temperatures"]) == set("2345")


@compiled
def test_an_exploiter_learns_on_and_plays_alone_against_the_frozen_network(benchmark, monkeypatch, tmp_path):
    exploiter = benchmark("exploiter")
    monkeypatch.setattr(exploiter, "ROOT", tmp_path)
    monkeypatch.setattr(exploiter, "SETTINGS", TrainingSettings(games=4, simulations=4, passes=1, deals=1))
    for generations in (1, 2):
        exploiter.measure("kadora", minutes=1e-6, deals=1)
        found = json.loads((tmp_path / "exploiter-kadora.json").read_text())
        assert found["rows"][0]["learned from"].startswith(f"{4 * generations} games")
    game = GAMES["kadora"]
    folder = exploiter.folder_of(exploiter.frozen_network(game), game)
    assert (folder / "rival.npz").read_bytes() == game.network.read_bytes()
    assert [row["fair"] for row in found["rows"][1:]] == ["33.3%", "25.0%", "20.0%"]
