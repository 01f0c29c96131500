"""The report on bots: figures with their intervals, and the same positions from the same seed."""

import json
from itertools import count, islice
from types import SimpleNamespace

import pytest
from command import refused, run

from gemhoard import cli
from gemhoard.bots import bot_named
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.jobs import PoolError
from gemhoard.solver import SolverError, solver_of
from gemhoard.solver.positions import Position, draw_position
from gemhoard.solver.truth import evaluate_bots, figures, losses_at, mean, share, text

BOTS = [bot_named("random"), bot_named("greedy")]


def test_a_loss_is_what_the_best_action_would_have_brought_more():
    position = Position(0, None, {1: 0.25, 2: 0.75, 3: 0.75 - 1e-12})
    assert [position.loss(action) for action in (1, 2, 3)] == [0.5, 0.0, 0.0]


def test_figures_tell_errors_from_best_actions():
    row = figures([0.0, 0.0, 0.1, 0.3])
    assert row["best"][0] == 0.5 and row["errors"] == 2
    assert row["loss"][0] == pytest.approx(0.1) and row["loss_of_an_error"][0] == pytest.approx(0.2)
    assert figures([0.0, 0.0])["loss_of_an_error"] is None


def test_intervals_are_those_of_the_textbook():
    assert share(5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    assert share(10, 10)[1:] == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert mean([1.0, 2.0, 3.0]) == pytest.approx((2.0, 2 - 1.1316, 2 + 1.1316), abs=1e-4)


def test_the_table_has_a_line_for_each_bot():
    report = {"game": "kadora", "positions": 2, "seed": 1, "bots": {"random": figures([0.5, 0.0])}}
    report["left_out"] = {"all alike": 7, "not solved": 3}
    assert "left out: 7 all alike, 3 not solved" in text(report)
    assert "random" in text(report).splitlines()[-1]
    assert "50.00" in text(report)


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_position_and_losses(game):
    drawn = ((seed, draw_position(GAMES[game], seed)) for seed in count())
    for seed, one in islice(((seed, found) for seed, found in drawn if isinstance(found, Position)), 2):
        other = draw_position(GAMES[game], seed)
        assert one.state.tobytes() == other.state.tobytes() and one.chances == other.chances
        losses = losses_at(game, BOTS, seed)
        assert losses == losses_at(game, BOTS, seed)
        assert all(0 <= loss <= 1 for loss in losses)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "there is no game"),
        (("kadora", "--bots", "greedy,hal"), "hal"),
        (("kadora", "--positions", "0"), "--positions"),
        (("kadora", "--seed", "-1"), "--seed"),
        (("kadora", "--workers", "0"), "--workers"),
        (("kadora", "--workers", "1", "--ray", "auto"), "--ray"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_solved(capsys, arguments, words):
    assert words in refused(capsys, "truth", *arguments)


# ------------------------------------------------------------------ the pool


class Workers:
    """Of every third seed there is no position; after so many jobs, something happens."""

    def __init__(self, jobs: int, error: BaseException | None = None) -> None:
        self.jobs, self.error, self.seeds, self.has_ended = jobs, error, [], False

    def run(self, function, seeds):
        try:
            for number, seed in enumerate(seeds):
                if len(self.seeds) == self.jobs and self.error:
                    raise self.error
                self.seeds.append(seed)
                yield number, [0.0, 0.5] if seed % 3 else "all alike"
        finally:
            self.has_ended = True


def test_when_there_are_enough_positions_the_work_ends():
    workers, shown = Workers(99), []
    report = evaluate_bots("kadora", ["random", "greedy"], 4, 0, workers, lambda *done: shown.append(done))
    assert workers.seeds == [0, 1, 2, 3, 4, 5] and workers.has_ended
    assert shown == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert [report["bots"][bot]["errors"] for bot in ("random", "greedy")] == [0, 4]
    assert report["left_out"] == {"all alike": 2}


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (PoolError("they die again and again"), 2, "they die again and again"),
        (KeyboardInterrupt(), 130, "stopped; nothing is kept; run the same command to start again"),
    ],
)
def test_whatever_stops_it_is_said_in_one_line(capsys, tmp_path, monkeypatch, error, code, said):
    workers = Workers(2, error)
    monkeypatch.setattr("gemhoard.jobs.LocalPool", lambda number: workers)
    found = run(capsys, "truth", "kadora", "--workers", "1", "--json", tmp_path / "truth.json")
    assert found == (code, "", f"gemhoard: {said}\n")
    assert workers.has_ended and [*tmp_path.iterdir()] == []


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_the_command_judges_as_many_positions_as_asked_for(capsys, tmp_path):
    file = tmp_path / "truth.json"
    assert cli.main(["truth", "kadora", "--positions", "3", "--workers", "1", "--json", str(file)]) == 0
    assert "kadora, 3 positions, seed 1" in capsys.readouterr().out
    assert [*json.loads(file.read_text())["bots"]] == ["random", "greedy"]


def test_every_game_has_a_solver_and_another_is_not_taken_for_one_of_them():
    assert all(game.solver for game in GAMES.values())
    with pytest.raises(SolverError, match="there is no solver for chess"):
        solver_of(SimpleNamespace(name="chess", solver=None))
