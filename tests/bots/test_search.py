"""The tree search."""

import time

import numpy as np
import pytest
from bots_table import positions, winning_positions

from gemhoard.bots.search import CLOCK_INTERVAL, PLAY_ON_COST, Budget, Search
from gemhoard.bots.simulation import simulate
from gemhoard.bots.specs import bot_named
from gemhoard.bots.tree import NODE, add_node, is_full, is_known, key_of, new_tree, place_of
from gemhoard.bots.weights import game_network
from gemhoard.bots.workspace import new_workspace
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED

SOME = 40 if INTERPRETED else 2000


def search(simulations: int = SOME, *, guided: bool = False, threads: int = 1) -> Search:
    return Search("search", Budget(simulations=simulations), guided, threads)


# ------------------------------------------------------------------ the tree


def test_every_node_is_found_again():
    tree = new_tree(10)
    keys = [
        key_of(parent, actor, action) for parent in range(10) for actor in range(5) for action in range(10)
    ]
    for key in keys:
        add_node(tree, place_of(tree, key), key)
    assert len({place_of(tree, key) for key in keys}) == len(keys)
    assert all(tree[place_of(tree, key)]["key"] == key for key in keys)
    assert not is_known(tree, place_of(tree, key_of(10, 0, 0)))


def test_a_full_tree_takes_no_more_and_the_search_goes_on(monkeypatch):
    monkeypatch.setattr(Budget, "tree_bits", lambda self: 6)
    game = GAMES["kadora"]
    state = game.new(2, seed=1)
    found = search().evaluate_actions(game, state, seed=1)
    assert sum(each.visits for each in found) == SOME
    tree = np.zeros(64, NODE)
    tree[0]["visits"] = 49
    assert is_full(tree)


# ------------------------------------------------------------------ what it finds


@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_it_reports_visits_value_and_line_of_every_action(game, guided):
    rules = GAMES[game]
    state = positions(game, 2, seed=3)[20]
    found = search(guided=guided).evaluate_actions(rules, state, seed=5)
    assert [each.action for each in found] == rules.legal(state)
    assert sum(each.visits for each in found) == SOME
    assert all(0 <= each.value <= 1 for each in found)
    best = max(found, key=lambda each: each.visits)
    assert best.line[0] == best.action
    assert len(best.line) > 1


@pytest.mark.parametrize("game", GAMES)
def test_several_threads_share_the_work(game):
    rules = GAMES[game]
    state = rules.new(3, seed=2)
    found = search(threads=2).evaluate_actions(rules, state, seed=5)
    assert sum(each.visits for each in found) == SOME
    assert found == search(threads=2).evaluate_actions(rules, state, seed=5)


@pytest.mark.skipif(INTERPRETED, reason="too few simulations to see anything")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_it_wins_where_one_action_wins_at_once(game, guided, players):
    """Each seat in turn: what a simulation brings must reach the seat that it brings it to."""
    rules = GAMES[game]
    found = winning_positions(game, players, range(10 * players))
    assert {rules.actor(state) for state, _ in found} == {*range(players)}
    for state, wins in found:
        best = max(search(guided=guided).evaluate_actions(rules, state, seed=1), key=lambda each: each.visits)
        # There may be other ways to win as surely, only later.
        assert best.action in wins or best.value > 0.95


def test_what_the_virtual_player_may_win_is_not_forgotten():
    rules, workspace, times = GAMES["kadora"], new_workspace(1), SOME // 20
    states = np.zeros(2, rules.state_type)
    states[0] = rules.new(2, seed=1)
    workspace.seat, workspace.guided = states[0].actor, True
    simulate(states, new_tree(12), game_network(rules), workspace, times)
    assert workspace.total_returns.sum() == pytest.approx(times, rel=1e-4)
    assert workspace.total_returns[2] > 0


def test_a_forced_action_needs_no_thought():
    rules = GAMES["emerald"]
    forced = [state for state in positions("emerald", 2, seed=4) if len(rules.legal(state)) == 1]
    endless = Search("endless", Budget(simulations=1 << 40))
    assert forced
    for state in forced:
        assert endless.choose(rules, state, seed=1) == rules.legal(state)[0]


def test_it_stops_at_the_deadline():
    """One breath is drawn even if the time is over: there must be an answer."""
    endless = Search("endless", Budget(simulations=1 << 40))
    rules = GAMES["emerald"]
    state = rules.new(2, seed=2)
    for deadline in (0, time.monotonic() - 1):
        found = endless.evaluate_actions(rules, state, seed=1, deadline=deadline)
        assert 0 < sum(each.visits for each in found) <= CLOCK_INTERVAL


def test_it_stops_when_its_time_is_over():
    rules = GAMES["emerald"]
    start = time.monotonic()
    found = Search("short", Budget(seconds=0.05)).evaluate_actions(rules, rules.new(2, seed=2), seed=1)
    assert sum(each.visits for each in found) > 0
    # A busy machine takes longer, and one that ignores the time never ends.
    assert time.monotonic() - start >= 0.05


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_early_but_only_when_nothing_can_change(game, monkeypatch):
    counted = []

    def counting(states, tree, network, workspace, simulations):
        counted.append(simulations)
        simulate(states, tree, network, workspace, simulations)

    monkeypatch.setattr("gemhoard.bots.search.simulate", counting)
    rules, saved = GAMES[game], 0
    for state in positions(game, 3, seed=6)[::7]:
        if len(rules.legal(state)) == 1:
            continue
        bot = search(guided=True)
        values = {value.action: value.visits for value in bot.evaluate_actions(rules, state, seed=1)}
        whole = sum(counted)
        assert bot.choose(rules, state, seed=1) == max(values, key=lambda action: values[action])
        saved += 2 * whole - sum(counted)
        counted.clear()
    assert saved > 0 or INTERPRETED


@pytest.mark.parametrize("players", [2, 5])
def test_a_deep_search_plays_on_where_the_game_says_so(players):
    rules, simulations = GAMES["kadora"], 40 if INTERPRETED else 400
    for state in positions("kadora", players, seed=7)[:: 33 if INTERPRETED else 11]:
        master, deep = bot_named(f"master:{simulations}"), bot_named(f"deep:{simulations}")
        assert isinstance(master, Search) and isinstance(deep, Search)
        plain, deeper = (
            [value.visits for value in bot.evaluate_actions(rules, state, seed=2)] for bot in (master, deep)
        )
        # A simulation that plays on takes as long as four.
        assert sum(plain) == simulations
        assert sum(deeper) == (simulations if players == 2 else simulations // PLAY_ON_COST)
        assert deep.choose(rules, state, seed=2) in rules.legal(state)
