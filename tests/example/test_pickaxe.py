"""A game of another package: everything works with it, and nothing of ours knows it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from example_game import install

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("pickaxe")]


def python(environment, program: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_it_is_found_beside_ours(environment):
    out = python(environment, "from gemhoard.games import GAMES; print(*GAMES)")
    assert out.split() == ["emerald", "kadora", "pickaxe"]


def test_it_passes_the_conformance_suite(environment):
    program = """
from gemhoard.games import GAMES
from gemhoard.testing import check_game
check_game(GAMES["pickaxe"])
"""
    python(environment, program)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_verifies(gemhoard, tmp_path: Path, players: int):
    file = tmp_path / "game.json"
    file.write_text(gemhoard("record", "pickaxe", "--players", players, "--seed", 1, "--states").stdout)
    assert gemhoard("verify", file).stdout == "1 records, 0 differ\n"


def test_a_game_in_the_terminal_ends_with_a_winner(gemhoard):
    out = gemhoard("play", "pickaxe", "--seed", 3, "--language", "de", typed="?\n" + "1\n" * 500).stdout
    assert "Stollen" in out and "(P3.3)" in out


def test_bots_meet_in_the_arena(gemhoard, tmp_path: Path):
    file = tmp_path / "match.json"
    gemhoard(
        "arena", "pickaxe", "--players", 3, "--bots", "greedy,search:50", "--games", 10, "--workers", 1,
        "--json", file,
    )  # fmt: skip
    assert json.loads(file.read_text())["games"] == 20


def test_a_network_learns_it_and_then_plays(gemhoard, tmp_path: Path):
    gemhoard(
        "train", "pickaxe", "--folder", tmp_path, "--minutes", 0.001, "--games", 6, "--simulations", 8,
        "--deals", 2, "--workers", 1,
    )  # fmt: skip
    bots = f"master:20@{tmp_path / 'champion.npz'},random"
    out = gemhoard("arena", "pickaxe", "--players", 2, "--bots", bots, "--games", 5, "--workers", 1).stdout
    assert "5 of 5 deals" in out


def test_a_study_with_its_defaults_makes_a_report(gemhoard, tmp_path: Path):
    out = gemhoard("study", "pickaxe", "--games", 3, "--workers", 1, "--out", tmp_path).stdout
    assert "gemhoard study pickaxe --bot greedy --against random --players 2,3,4 --games 3 --seed 1" in out
    page = (tmp_path / "study.html").read_text("utf-8")
    assert "<h1>Pickaxe, studied</h1>" in page and "<svg" in page
    assert "dragon" not in page.lower() and "virtual" not in page


def test_levels_that_need_a_network_are_not_offered(environment):
    program = """
from gemhoard.bots import levels_for
from gemhoard.games import GAMES
print(*levels_for(GAMES["pickaxe"]))
"""
    assert python(environment, program).split() == ["squire", "knight"]


def test_what_is_compiled_beforehand_is_a_decision_though_the_opening_has_none(environment):
    """With a single legal action no bot searches: the first search of a game took a minute."""
    program = """
from gemhoard.games import GAMES
game = GAMES["pickaxe"]
print(len(game.legal(game.new(3, seed=1))), len(game.legal(game.first_choice(3))))
"""
    assert python(environment, program).split() == ["1", "2"]


def test_environments_step_it(environment):
    program = """
import gymnasium, pyspiel
import gemhoard.research.gymnasium, gemhoard.research.openspiel
env = gymnasium.make("gemhoard/Pickaxe-v0", players=3)
env.reset(seed=1)
state = pyspiel.load_game("gemhoard_pickaxe(players=4)").new_initial_state()
print(state.num_players())
"""
    assert python(environment, program).split() == ["4"]


LENGTH = """
from gemhoard.games import GAMES
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import CHOICES, new_record
from gemhoard.games.play import play_randomly
print(play_randomly(GAMES["pickaxe"].new(4, seed=1), new_record(CHOICES), new_rng(1)))
"""


def test_an_edited_rule_is_compiled_again(environment, tmp_path: Path):
    """The loop around it is ours and has not changed: it must not be found in the cache with the old rule."""
    before = int(python(environment, LENGTH))
    edited = install(tmp_path)
    rules = tmp_path / "gemhoard_pickaxe" / "rules.py"
    rules.write_text(rules.read_text().replace("TURNS_EACH = 6", "TURNS_EACH = 1"))
    assert int(python(edited, LENGTH)) < before / 2


def test_the_coach_reviews_it_and_gives_hints(gemhoard, tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_text(gemhoard("record", "pickaxe", "--players", 3, "--seed", 1).stdout)
    told = json.loads(gemhoard("review", file, "--json").stdout)
    assert len(told["moments"]) == len(json.loads(file.read_text())["actions"])
    for row in told["ledger"]:
        result = row.pop("result")
        assert abs(sum(row.values()) - result) < 1e-6
    assert len(gemhoard("hint", file, "--at", 4, "--language", "en").stdout.splitlines()) >= 3
