"""`benchmarks/strength.py` plays what is not kept yet, and writes the page from what is."""

import importlib.util
import json
from pathlib import Path

import pytest
from pools import stopped_after

from gemhoard.bots.ratings import RATINGS
from gemhoard.games.engine import INTERPRETED

SOURCE = Path(__file__).parents[2] / "benchmarks" / "strength.py"


@pytest.fixture
def strength(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(SOURCE.parent)  # It has neighbours.
    spec = importlib.util.spec_from_file_location("strength", SOURCE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "DOCS", tmp_path)
    monkeypatch.setattr(module, "RATINGS", tmp_path / "ratings.json")
    matches = (
        module.Entry("kadora", 2, "greedy,random", 3),
        module.Entry("kadora", 3, "greedy,random", 2, 'viewpoints="seats"'),
    )
    last = (module.Entry("kadora", 4, "greedy,random", 1),)
    later = module.Section("Later", "", last, figures=("speed", "luck-kadora"))
    truth = module.Section("Truth", "", judged=("random", "greedy"))
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
    assert '| kadora viewpoints="seats" | 3 | greedy : random | 2 |' in page
    option = "--option 'viewpoints=\"seats\"'"
    assert f"gemhoard arena kadora --players 3 --bots greedy,random {option} --games 2 --seed 1" in page
    assert "Not played yet: 1 of 1 matches." in page and "Not measured yet." in page
    assert main(strength, monkeypatch, "--only", "ladder") == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "strength.md").read_text() == page


@pytest.mark.skipif(INTERPRETED, reason="a search needs compiled rules to play a whole game")
def test_with_another_network_a_match_is_old_and_played_again(strength, tmp_path, monkeypatch, capsys):
    entry = strength.Entry
    matches = (entry("kadora", 2, "master:2,greedy", 1), entry("kadora", 2, "greedy,random", 1))
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
    monkeypatch.setattr(strength, "levels_of", lambda game: {"page": "random", "dragon": "search:2"})
    assert main(strength, monkeypatch, "--only", "truth") == 0
    assert capsys.readouterr().out.count("2 solved positions") == 2
    page = (tmp_path / "strength.md").read_text()
    assert "| greedy | 50.00 (10.00-90.00) | 2.00 (1.00-3.00) | - |" in page
    assert "Left out: 3 not solved." in page
    assert "gemhoard truth emerald --bots random,greedy,search:2 --positions 2 --seed 1" in page
    assert main(strength, monkeypatch, "--only", "truth") == 0
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(strength, "levels_of", lambda game: {"page": "random", "dragon": "search:3"})
    assert main(strength, monkeypatch, "--only", "truth") == 0  # a level that is another bot now
    assert capsys.readouterr().out.count("2 solved positions") == 2


def test_figures_of_a_game_are_measured_again_when_its_network_is_another(strength, tmp_path, monkeypatch):
    (tmp_path / "strength").mkdir()
    measured, section = [], strength.Section("Luck", "", figures=("luck-kadora",))
    monkeypatch.setattr(strength, "SECTIONS", [section])

    def measure():
        measured.append(strength.network_hash("kadora"))
        found = {"command": "try", "network": measured[-1], "picture": "Luck", "rows": [{"game": "kadora"}]}
        (tmp_path / "strength" / "luck-kadora.json").write_text(json.dumps(found))
        (tmp_path / "strength" / "luck-kadora.svg").write_text("<svg/>")

    monkeypatch.setattr(strength, "MEASURES", {"luck-kadora": measure})
    for _ in range(2):
        assert main(strength, monkeypatch) == 0
    page = (tmp_path / "strength.md").read_text()
    assert len(measured) == 1 and "| kadora |" in page and "![Luck](strength/luck-kadora.svg)" in page
    monkeypatch.setattr(strength, "network_content", lambda game: b"another")
    assert main(strength, monkeypatch, "--page") == 0
    assert "| kadora (earlier network) |" in (tmp_path / "strength.md").read_text() and len(measured) == 1
    assert main(strength, monkeypatch) == 0 and len(measured) == 2


def test_of_many_values_of_an_option_the_first_and_the_last_are_played(strength):
    assert strength.option_names("emerald") == ["passing=true", "open_ransom=true"]
    lowest, highest, *rest = strength.option_names("kadora")
    assert (lowest, highest) == ("missing=[1, 1, 1, 1, 1, 1]", "missing=[5, 5, 5, 5, 5, 5]")
    assert rest == ['viewpoints="seats"']
    entries = strength.with_options(range(2, 3), "greedy,random", 4)
    assert len({strength.file_of(entry) for entry in entries}) == len(entries) == 3 + 4


def test_an_engine_may_be_in_the_list(strength):
    bots = "master:2,engine:python benchmarks/commit_engine.py b0beb2d 'x,y'"
    file = strength.file_of(strength.Entry("kadora", 2, bots, 4))
    assert file.name == "kadora-2-master_2-engine_python_benchmarks_commit_engine.py_b0beb2d_x_y_-4.json"
    assert strength.network_of("kadora", bots) == strength.network_of("kadora", "master:2,greedy")


# ------------------------------------------------------------------ ratings


def keep(strength, entry, ahead: float) -> None:
    game, players, bots, deals = entry[:4]
    table = [{"bot": bot, "rating": rating} for bot, rating in zip(bots.split(","), (ahead, 0), strict=True)]
    kept = {"game": game, "players": players, "bots": bots.split(","), "deals": deals, "table": table}
    strength.write_json(strength.file_of(entry), kept)


@pytest.fixture
def ladder(strength, tmp_path, monkeypatch):
    """Three levels of Kadora, of which nothing has been played."""
    (tmp_path / "strength").mkdir()
    levels = {"page": "policy~9", "knight": "policy", "dragon": "master:9"}
    monkeypatch.setattr(
        strength, "levels_of", lambda game: levels if game.name == "kadora" else {"page": "random"}
    )
    return strength


def test_a_level_is_rated_by_its_matches_with_the_one_below(ladder):
    assert ladder.measured() == {}
    for players, ahead in zip(ladder.ALL, (100, 80, 60, 40), strict=True):
        keep(ladder, ladder.Entry("kadora", players, "policy,policy~9", 400), ahead)
        assert bool(ladder.measured()) == (players == ladder.ALL[-1])  # with every number of players
    assert ladder.measured() == {"kadora": {"bots": {"policy~9": 1000, "policy": 1070}, "beginner": None}}
    for players in ladder.ALL:
        keep(ladder, ladder.Entry("kadora", players, "master:9,policy", 400), 200)
    assert ladder.measured()["kadora"]["bots"]["master:9"] == 1270


def test_a_level_is_rated_only_if_all_below_it_are(ladder):
    for players in ladder.ALL:
        keep(ladder, ladder.Entry("kadora", players, "master:9,policy", 400), 200)
    assert ladder.measured() == {}


def test_a_beginner_is_halfway_between_the_two_that_stand_in(ladder):
    for players in ladder.ALL:
        keep(ladder, ladder.Entry("kadora", players, "policy,policy~9", 400), 70)
    for players in ladder.FEW:
        keep(ladder, ladder.Entry("kadora", players, "random,policy~9", 200), -100)
        keep(ladder, ladder.Entry("kadora", players, "random,policy", 200), -500)  # says less
        keep(ladder, ladder.Entry("kadora", players, "greedy,policy", 200), 30)
    assert ladder.measured()["kadora"]["beginner"] == (900 + 1100) / 2


def test_the_ratings_of_the_package_are_those_of_the_matches_that_are_kept(strength, monkeypatch):
    monkeypatch.setattr(strength, "DOCS", SOURCE.parents[1] / "docs")
    again = "python benchmarks/strength.py --page"
    assert json.loads(RATINGS.read_text()) == strength.measured(), f"old: {again}"
