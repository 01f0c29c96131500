"""What the network reads, and what it says."""

import io

import numpy as np
import pytest
from bots_table import positions

from gemhoard.bots.network import forward, policy_head, value_head
from gemhoard.bots.simulation import evaluate
from gemhoard.bots.weights import OLD_NAMES, OLD_VALUE_MIX, from_bytes, game_network, to_bytes
from gemhoard.bots.workspace import new_workspace
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED, new_record
from gemhoard.games.features import FEATURE_LIST, feature_row_type
from gemhoard.games.play import write_action_features, write_features

STRIDE = 20 if INTERPRETED else 3


def features_seen(state, seat) -> list[int]:
    features = new_record(FEATURE_LIST)
    write_features(state, seat, features)
    return features.indices[: features.count].tolist()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_the_facts_are_what_the_seat_sees_and_nothing_else(game, players):
    rules = GAMES[game]
    for state in positions(game, players, seed=6)[::STRIDE]:
        for seat in range(players):
            known = features_seen(state, seat)
            assert known == features_seen(rules.redeal(state, seat, seed=3), seat)
            assert len(set(known)) == len(known)
            assert max(known) < rules.features


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_own_hand(game):
    """Or the test above would pass for features that say nothing."""
    rules = GAMES[game]
    states = positions(game, 3, seed=6)[::STRIDE]
    assert any(features_seen(s, 0) != features_seen(rules.redeal(s, 1, seed=3), 0) for s in states)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_facts_that_its_actor_can_see(game, players):
    rules, features = GAMES[game], new_record(FEATURE_LIST)
    for state in positions(game, players, seed=7)[::STRIDE]:
        other = rules.redeal(state, rules.actor(state), seed=1)
        for action in rules.legal(state):
            lists = []
            for each in (state, other):
                features.count = 0
                write_action_features(each, action, features)
                lists.append(features.indices[: features.count].tolist())
            assert lists[0] == lists[1]
            assert lists[0]
            assert max(lists[0]) < rules.action_features


@pytest.mark.parametrize("game", GAMES)
def test_win_probabilities_and_priors_have_the_sum_one(game):
    rules, workspace = GAMES[game], new_workspace(1)
    for state in positions(game, 4, seed=7)[::STRIDE]:
        forward(state, rules.actor(state), game_network(rules), workspace)
        value_head(game_network(rules), workspace, 4)
        assert workspace.win_probabilities.sum() == pytest.approx(1, abs=1e-5)
        assert workspace.win_probabilities[4] == 0
        legal = rules.legal(state)
        workspace.actions[: len(legal)] = legal
        policy_head(state, game_network(rules), workspace, len(legal))
        assert workspace.priors[: len(legal)].sum() == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_network_is_small_and_comes_back_as_it_was_written(game):
    rules = GAMES[game]
    data = rules.network.read_bytes()
    assert len(data) < 2_000_000
    assert from_bytes(rules, to_bytes(from_bytes(rules, data))).tobytes() == from_bytes(rules, data).tobytes()
    assert np.abs(game_network(rules).features).max() > 0


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_row_has_a_one_for_each_feature_of_the_list(game, players):
    features = new_record(feature_row_type(GAMES[game].features))
    for state in positions(game, players, seed=8)[::STRIDE]:
        for seat in range(players):
            features.row[:] = 0
            write_features(state, seat, features)
            assert np.flatnonzero(features.row).tolist() == sorted(features_seen(state, seat))


def test_a_search_trusts_a_network_as_far_as_the_network_says():
    """Wholly, if it learned from searches without playouts; an older file says nothing."""
    rules, workspace, state = GAMES["kadora"], new_workspace(1), positions("kadora", 3, seed=7)[0]
    networks = from_bytes(rules, rules.network.read_bytes())
    with np.load(io.BytesIO(to_bytes(networks))) as arrays:
        older, file = {name: array for name, array in arrays.items() if name != "value_mix"}, io.BytesIO()
    np.savez(file, **older)
    assert from_bytes(rules, file.getvalue())["value_mix"] == OLD_VALUE_MIX
    workspace.guided = True
    for mix, is_value in ((1, True), (0.5, False)):
        networks["value_mix"] = mix
        assert from_bytes(rules, to_bytes(networks))["value_mix"] == mix
        evaluate(state.copy(), networks.view(np.recarray)[0], workspace)
        assert (workspace.returns.tolist() == pytest.approx(workspace.values.tolist())) == is_value


def test_older_files_are_read():
    rules = GAMES["kadora"]
    with np.load(io.BytesIO(to_bytes(from_bytes(rules, rules.network.read_bytes())))) as arrays:
        assert set(OLD_NAMES) < set(arrays)
        old, file = {OLD_NAMES.get(name, name): array for name, array in arrays.items()}, io.BytesIO()
    np.savez(file, **old)
    assert {"facts", "chances", "likes"} < set(old)
    assert (
        from_bytes(rules, file.getvalue()).tobytes()
        == from_bytes(rules, rules.network.read_bytes()).tobytes()
    )
