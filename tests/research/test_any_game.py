"""Games of other packages: each gets the environments that it can have, whatever it leaves out."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gemhoard.games.engine import INTERPRETED

EXAMPLE = Path(__file__).parents[2] / "examples" / "pickaxe" / "gemhoard_pickaxe"

# Made from the example: a game without features, and one without a heuristic.
MORE_GAMES = """
from gemhoard_pickaxe import Pickaxe
from gemhoard_pickaxe.rules import STATE
from gemhoard.games.engine import new_record, record_type

def with_field(name):
    return record_type([(name, "i8"), *((field, STATE[field]) for field in STATE.names)])

class Other(Pickaxe):
    def blank_state(self, players, first, options):
        state, laid = new_record(self.state_type), super().blank_state(players, first, options)
        for field in STATE.names:
            state[field] = laid[field]
        return state

class Bare(Other):
    name, rule_prefix, features, action_features, state_type = "bare", "", 0, 0, with_field("bare")
    rules = Pickaxe.rules._replace(heuristic=None, write_features=None, write_action_features=None)

class Blunt(Other):
    name, rule_prefix, state_type = "blunt", "", with_field("blunt")
    rules = Pickaxe.rules._replace(heuristic=None)
"""
POINTS = """
[gemhoard.games]
pickaxe = gemhoard_pickaxe:Pickaxe
bare = more_games:Bare
blunt = more_games:Blunt
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Runs a program in a process that finds these games, and returns what it prints."""
    folder = tmp_path_factory.mktemp("packages")
    shutil.copytree(EXAMPLE, folder / "gemhoard_pickaxe")
    (folder / "more_games.py").write_text(MORE_GAMES)
    (folder / "more_games-1.dist-info").mkdir()
    (folder / "more_games-1.dist-info/METADATA").write_text("Name: more_games\nVersion: 1\n")
    (folder / "more_games-1.dist-info/entry_points.txt").write_text(POINTS)

    def run(program, is_interpreted=True):
        path = os.pathsep.join([str(folder), *filter(None, sys.path)])
        more = {"PYTHONPATH": path} | ({"NUMBA_DISABLE_JIT": "1"} if is_interpreted else {})
        ran = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", program],
            env=os.environ | more,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    return run


ZOO = """
from pettingzoo.test import api_test
from gemhoard.research import pettingzoo
for players in (2, 3, 4):
    api_test(pettingzoo.env("pickaxe", players), num_cycles=100)
"""
GYM = """
import gymnasium
from gymnasium.utils.env_checker import check_env
import gemhoard.research.gymnasium
for players in (2, 3, 4):
    env = gymnasium.make("gemhoard/Pickaxe-v0", players=players, seat="random", opponents="greedy")
    check_env(env.unwrapped, skip_render_check=False)
    print({env.reset(seed=seed)[1]["seat"].item() for seed in range(40)} == set(range(players)))
"""
SPIEL = """
import pyspiel
from open_spiel.python.algorithms import generate_playthrough
import gemhoard.research.openspiel
for players in (2, 3, 4):
    game = f"gemhoard_{GAME}(players={players})"
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=2, serialize=True, verbose=False)
    print(len(generate_playthrough.playthrough(game, [], seed=1)) > 5000)
"""


def test_pettingzoo_tests_a_game_of_another_package(run):
    assert run(ZOO).count("Passed API test") == 3


def test_gymnasium_checks_a_game_of_another_package(run):
    assert run(GYM).split() == ["True"] * 3


@pytest.mark.parametrize("game", ["pickaxe", "bare"])
def test_openspiel_tests_a_game_of_another_package_also_one_without_features(run, game):
    assert run(SPIEL.replace("{GAME}", game)).split()[-3:] == ["True"] * 3


REFUSED = """
import sys
from gemhoard.research import gymnasium, pettingzoo
for make, settings in CASES:
    try:
        {"gym": gymnasium.GemhoardVectorEnv, "zoo": pettingzoo.raw_env}[make](**settings)
    except ValueError as refusal:
        print(refusal)
"""


def test_what_a_game_does_not_have_is_refused_in_one_sentence(run):
    cases = {
        ("gym", "bare"): ("", "bare writes no observations: its rules need write_features."),
        ("zoo", "bare"): ("", "bare writes no observations: its rules need write_features."),
        ("zoo", "pickaxe"): ("compact", "pickaxe has no compact observation, but features."),
    }
    made = [
        (make, {"game": game} | ({"observation": kind} if kind else {}))
        for (make, game), (kind, _) in cases.items()
    ]
    made.append(("gym", {"game": "blunt", "opponents": "greedy"}))
    out = run(f"CASES = {made!r}\n{REFUSED}")
    sentences = [sentence for _, sentence in cases.values()]
    assert out.splitlines() == [*sentences, "Opponents in blunt are self, random, not greedy."]


COMPILED = """
import numpy as np
from gemhoard.research.gymnasium import GemhoardVectorEnv
env = GemhoardVectorEnv("blunt", 4, players=4, seat="random")
infos, returns = env.reset(seed=1)[1], []
for _ in range(200):
    _, rewards, ends, _, infos = env.step(env.action_masks().argmax(axis=1))
    returns.extend(infos["final_info"]["returns"][ends].sum(axis=1) if ends.any() else [])
print(len(returns) > 4 and bool(np.allclose(returns, 1)))
"""


@pytest.mark.compiled
@pytest.mark.skipif(INTERPRETED, reason="shows that it compiles")
def test_many_games_without_a_heuristic_are_stepped_by_compiled_code(run):
    assert run(COMPILED, is_interpreted=False).split() == ["True"]
