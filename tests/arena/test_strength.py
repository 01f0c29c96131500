"""`benchmarks/strength.py` plays what is not kept yet, and writes the page from what is."""

import importlib.util
import json
from pathlib import Path

import pytest
from pools import stopped_after

from gemhoard.games.engine import INTERPRETED

SOURCE = Path(__file__).parents[2] / "benchmarks" / "strength.py"


@pytest.fixture
def strength(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(SOURCE.parent)  # It has neighbours.
    spec = importlib.util.spec_from_file_location("strength", SOURCE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "DOCS", tmp_path)
    matches = (("kadora", 2, "greedy,random", 3), ("kadora", 3, "greedy,random", 2))
    later = module.Section("Later", "", (("kadora", 4, "greedy,random", 1),), figures="speed")
    truth = module.Section("Truth", "", judged="random,greedy")
    monkeypatch.setattr(module, "SECTIONS", [module.Section("Ladder", "Steps.", matches), later, truth])
    monkeypatch.setattr(module, "POSITIONS", 2)
    monkeypatch.setattr(module, "evaluate_bots", evaluate_bots)
    return module


def evaluate_bots(game, bots, positions, seed, pool, show):
    """In place of the solver, which has tests of its own."""
    row = {"best": (0.5, 0.1, 0.9), "loss": (0.02, 0.01, 0.03), "errors": 1, "loss_of_an_error": None}
    found = {"game": game, "positions": positions, "seed": seed, "left_out": {"not solved": 3}}
    return found | {"bots": dict.fromkeys(bots, row)}


def main(module, monkeypatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["strength.py", "--workers", "1", *arguments])
    return module.main()


@pytest.mark.skipif(INTERPRETED, reason="whole games with greedy, slowly, and no rule is tested")
def test_matches_are_played_once_and_set_out(strength, tmp_path, monkeypatch, capsys):
    assert main(strength, monkeypatch, "--only", "ladder") == 0
    assert capsys.readouterr().out.count("deals") == 2
    page = (tmp_path / "strength.md").read_text()
    assert "| kadora | 2 | greedy : random | 3 |" in page and "(virtual player" in page
    assert "gemhoard arena kadora --players 3 --bots greedy,random --games 2 --seed 1" in page
    assert "Not played yet: 1 of 1 matches." in page and "Not measured yet." in page
    assert main(strength, monkeypatch, "--only", "ladder") == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "strength.md").read_text() == page


@pytest.mark.skipif(INTERPRETED, reason="a search needs compiled rules to play a whole game")
def test_with_another_network_a_match_is_old_and_played_again(strength, tmp_path, monkeypatch, capsys):
    matches = (("kadora", 2, "master:2,greedy", 1), ("kadora", 2, "greedy,random", 1))
    monkeypatch.setattr(strength, "SECTIONS", [strength.Section("Ladder", "", matches)])
    assert main(strength, monkeypatch) == 0 and capsys.readouterr().out.count("deals") == 2
    assert "earlier network" not in (tmp_path / "strength.md").read_text()
    monkeypatch.setattr(strength, "network_content", lambda game: b"another")
    assert main(strength, monkeypatch, "--page") == 0
    page = (tmp_path / "strength.md").read_text()
    assert "master:2 : greedy (earlier network)" in page and "greedy : random |" in page
    assert main(strength, monkeypatch) == 0 and capsys.readouterr().out.count("deals") == 1


@pytest.mark.skipif(INTERPRETED, reason="whole games with greedy, slowly, and no rule is tested")
def test_a_match_that_was_stopped_is_not_set_out_and_goes_on(strength, tmp_path, monkeypatch):
    played = []
    for stop in (2, 3):
        monkeypatch.setattr(strength, "LocalPool", lambda workers: stopped_after(stop, played))  # noqa: B023
        code = main(strength, monkeypatch, "--only", "ladder")
        missing = "Not played yet: 2 of 2 matches." in (tmp_path / "strength.md").read_text()
        assert (code, missing) == ((130, True) if stop == 2 else (0, False))
    assert [job.deal for job in played] == [0, 1, 2, 0, 1]
    assert not [*(tmp_path / "strength").glob("*.part")]


@pytest.mark.skipif(INTERPRETED, reason="whole games with greedy, slowly, and no rule is tested")
def test_what_another_program_played_is_played_anew(strength, tmp_path, monkeypatch):
    played = []
    monkeypatch.setattr(strength, "LocalPool", lambda workers: stopped_after(2, played))
    assert main(strength, monkeypatch, "--only", "ladder") == 130
    monkeypatch.setattr("gemhoard.arena.report.program_hash", lambda: "another")
    assert main(strength, monkeypatch, "--only", "ladder") == 130
    assert [job.deal for job in played] == [0, 1, 0, 1]


def test_figures_of_another_command_are_set_out(strength, tmp_path, monkeypatch):
    (tmp_path / "strength").mkdir()
    rows = [{"level": "dragon", "best": 0.97}, {"level": "squire", "best": 0.5}]
    found = json.dumps({"command": "solve all", "rows": rows})
    (tmp_path / "strength" / "speed.json").write_text(found)
    assert main(strength, monkeypatch, "--page") == 0
    page = (tmp_path / "strength.md").read_text()
    assert (
        "| level | best |\n| --- | --- |\n| dragon | 0.97 |\n| squire | 0.5 |" in page and "solve all" in page
    )


def test_solved_positions_are_judged_once_and_set_out(strength, tmp_path, monkeypatch, capsys):
    assert main(strength, monkeypatch, "--only", "truth") == 0
    assert capsys.readouterr().out.count("2 solved positions") == 2
    page = (tmp_path / "strength.md").read_text()
    assert "| greedy | 50.00 (10.00-90.00) | 2.00 (1.00-3.00) | - |" in page
    assert "Left out: 3 not solved." in page
    assert "gemhoard truth emerald --bots random,greedy --positions 2 --seed 1" in page
    assert main(strength, monkeypatch, "--only", "truth") == 0
    assert capsys.readouterr().out == ""


def test_an_engine_may_be_in_the_list(strength):
    bots = "master:2,engine:python benchmarks/commit_engine.py b0beb2d 'x,y'"
    file = strength.file_of(("kadora", 2, bots, 4))
    assert file.name == "kadora-2-master_2-engine_python_benchmarks_commit_engine.py_b0beb2d_x_y_-4.json"
    assert strength.network_of("kadora", bots) == strength.network_of("kadora", "master:2,greedy")
