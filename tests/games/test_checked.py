"""What rules of another package hand to compiled loops cannot make them write past an array."""

import os
import subprocess
import sys

import pytest
from example_game import EXAMPLE

from gemhoard.games.engine import INTERPRETED

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

# Made from the example, each with one rule that names something far beyond what there is.
GAMES = """
from gemhoard.games.engine import CHANCE, new_record, record_type, rule
from gemhoard.games.events import emit
from gemhoard.games.features import set_feature
from gemhoard_pickaxe import Pickaxe
from gemhoard_pickaxe.rules import STATE, apply, legal_actions

FAR = 40_000

@rule
def far_action(state, choices):
    choices.actions[0] = FAR
    return 1

@rule
def far_count(state, choices):
    return FAR

@rule
def far_actor(state, action, log=None):
    state.actor = 100

@rule
def far_players(state, action, log=None):
    state.players = 100

@rule
def far_kind(state, action, log=None):
    apply(state, action, log)
    emit(log, FAR)

@rule
def far_feature(state, item, features):
    set_feature(features, FAR)

FAULTS = {
    "far_action": {"legal_actions": far_action},
    "far_count": {"legal_actions": far_count},
    "far_actor": {"apply": far_actor},
    "far_players": {"apply": far_players},
    "far_kind": {"apply": far_kind},
    "far_feature": {"write_features": far_feature, "write_action_features": far_feature},
}

def made(name, faults):
    state_type = record_type([(name, "i8"), *((field, STATE[field]) for field in STATE.names)])
    def blank_state(self, players, first, options):
        state = new_record(state_type)
        state.players, state.first = players, first
        return state
    parts = {"name": name, "rule_prefix": "", "state_type": state_type, "blank_state": blank_state}
    rules = Pickaxe.rules._replace(**faults)
    return type(name, (Pickaxe,), parts | {"rules": rules, "__module__": __name__})

for _name, _faults in FAULTS.items():
    globals()[_name] = made(_name, _faults)
"""

TRY_ALL = """
from gemhoard.bots.network import forward
from gemhoard.bots.playing import OUTCOME, SEEDS, new_buffers, play_games, policies_of
from gemhoard.bots.random import Random
from gemhoard.bots.weights import blank
from gemhoard.bots.workspace import new_workspace
from gemhoard.games import GAMES
from gemhoard.games.engine import CHOICES, new_record
from gemhoard.games.play import act, list_choices
from gemhoard.research.compiled.observation import observe
import numpy as np

def deal(name):
    game = GAMES[name]
    return game, game.new(3, seed=1)

def choices(name):
    list_choices(deal(name)[1], new_record(CHOICES))

def action(name):
    act(deal(name)[1], np.uint16(0))

def whole_game(name):
    game, state = deal(name)
    tables, states = np.zeros(4, game.state_type), np.zeros(1, game.state_type)
    tables[0] = game.blank(3)
    numbers, *networks = policies_of(game, [Random()] * 3)
    outcomes, times = np.zeros(1, OUTCOME), np.zeros((1, 1024), np.int32)
    bots = np.array([numbers]), *networks
    play_games(tables, states, np.zeros(1, SEEDS), *bots, outcomes, times, new_buffers(game))

def row(name):
    observe(*deal(name), 0)

def network(name):
    game, state = deal(name)
    forward(state, 0, blank(game), new_workspace(1))

for attempt, name in [
    (choices, "far_action"), (choices, "far_count"), (action, "far_actor"), (action, "far_players"),
    (whole_game, "far_kind"), (row, "far_feature"), (network, "far_feature"),
]:
    try:
        attempt(name)
        print("nothing is said of", name)
    except IndexError as error:
        print(error)
"""


@pytest.mark.skipif(INTERPRETED, reason="interpreted, Python notices by itself")
def test_what_is_beyond_the_end_is_refused_by_compiled_code(tmp_path):
    (tmp_path / "far_games.py").write_text(GAMES)
    (tmp_path / "gemhoard_pickaxe").symlink_to(EXAMPLE / "gemhoard_pickaxe")
    info = tmp_path / "far_games-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: far_games\nVersion: 1\n")
    names = ("far_action", "far_count", "far_actor", "far_players", "far_kind", "far_feature")
    points = "\n".join(f"{name} = far_games:{name}" for name in names)
    (info / "entry_points.txt").write_text(f"[gemhoard.games]\n{points}\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    program = [sys.executable, "-W", "ignore", "-c", TRY_ALL]
    env = os.environ | {"PYTHONPATH": path}
    ran = subprocess.run(program, env=env, capture_output=True, text=True, timeout=250)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == [
        "`legal_actions` lists an action that the game does not have",
        "`legal_actions` returns more than there is room for",
        "`apply` leaves an actor or a number of players that cannot be",
        "`apply` leaves an actor or a number of players that cannot be",
        "`apply` reports an event of a kind that the game does not have",
        "a feature is set that the game does not have",
        "a feature is set that the game does not have",
    ]
