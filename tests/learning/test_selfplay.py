"""What self-play teaches: who is taught what, and by which visits."""

import numpy as np
import pytest

from gemhoard.bots.network import network_type
from gemhoard.bots.tree import ROOT, add_node, key_of, new_tree, place_of
from gemhoard.bots.weights import game_network, read_weights, to_bytes
from gemhoard.bots.workspace import new_workspace
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.learning.examples import SelfPlayJob, learner_of, self_play
from gemhoard.learning.gradient import accumulate_gradient
from gemhoard.learning.selfplay import (
    EXAMPLE,
    FULL_SHARE,
    LOWEST_TEMPERATURE,
    TRACE_DECAY,
    draw,
    mix_in_later_values,
    write_policy_target,
)
from gemhoard.learning.training import random_network

compiled = pytest.mark.skipif(INTERPRETED, reason="whole games of searches need compiled rules")
VALUES, VISITS, PRIORS = (0.6, 0.5, 0.6), (60, 30, 10), (0.6, 0.1, 0.3)


def searched(values=VALUES, visits=VISITS, priors=PRIORS):
    """A tree with three choices at the root, and the workspace that lists them."""
    tree, workspace = new_tree(10), new_workspace(5)
    workspace.seat, workspace.guided = 0, True
    for i, (value, visited, prior) in enumerate(zip(values, visits, priors, strict=True)):
        workspace.actions[i], workspace.root_priors[i] = i, prior
        key = key_of(ROOT, 0, i)
        place = place_of(tree, key)
        add_node(tree, place, key)
        tree[place]["visits"], tree[place]["value"] = visited, value * visited
    return tree.view(np.recarray), workspace


def target(*found):
    example = np.zeros(1, EXAMPLE).view(np.recarray)[0]
    write_policy_target(example, *searched(*found), 3)
    return example.visits[:3].tolist()


def test_visits_that_only_the_noise_brought_about_are_not_taught():
    best, noisy, liked = target()
    assert best == 60  # The most visited keeps all,
    assert 0 < noisy < 10  # a bad choice what its own prior would have given it,
    assert liked == 10  # and a good one that had few keeps them.


def test_without_a_network_all_visits_are_taught():
    tree, workspace = searched()
    workspace.guided, example = False, np.zeros(1, EXAMPLE).view(np.recarray)[0]
    write_policy_target(example, tree, workspace, 3)
    assert example.visits[:3].tolist() == list(VISITS)


def test_late_in_the_game_the_most_visited_choice_is_taken_and_early_any():
    tree, workspace = searched()
    assert {draw(tree, workspace, 3, LOWEST_TEMPERATURE * 0.9) for _ in range(50)} == {0}
    early = [draw(tree, workspace, 3, 1.0) for _ in range(2000)]
    assert np.bincount(early) / 2000 == pytest.approx(np.array(VISITS) / 100, abs=0.05)
    cooler = [draw(tree, workspace, 3, 0.5) for _ in range(2000)]
    assert np.mean(np.array(cooler) == 0) > np.mean(np.array(early) == 0)


def test_a_value_target_is_the_search_and_later_ones_and_the_outcome():
    """Three players; two decisions, of seat 1 and then of seat 2, who wins in the end."""
    examples, workspace = np.zeros(2, EXAMPLE).view(np.recarray), new_workspace(0)
    for example, seat, values in zip(examples, (1, 2), ((0.5, 0.3, 0.2), (0.7, 0.2, 0.1)), strict=True):
        example.seat, example.values[:3] = seat, values
    workspace.returns[2] = 1
    for example in examples[::-1]:
        mix_in_later_values(example, workspace, 3)
    own = 1 - TRACE_DECAY
    last = own * np.array([0.7, 0.2, 0.1]) + TRACE_DECAY * np.array([1, 0, 0])
    assert examples[1].values[:3] == pytest.approx(last)
    # Seat 1 counts from itself: seat 2 comes next, then seat 0, then itself.
    assert examples[0].values[:3] == pytest.approx(
        own * np.array([0.5, 0.3, 0.2]) + TRACE_DECAY * np.roll(last, 1)
    )


@compiled
def test_a_part_of_the_decisions_teaches_the_policy_and_all_teach_the_value():
    game = GAMES["kadora"]
    content = read_weights(game.network).content
    seen, examples = self_play(SelfPlayJob(game.name, content, 50, range(8)))
    full = examples["visits"].sum(axis=1) > 0
    assert full.mean() == pytest.approx(FULL_SHARE, abs=0.1)
    assert examples["visits"][full].sum(axis=1).max() <= 51
    assert (examples["values"].sum(axis=1) > 0.99).all()
    gradient = np.zeros(1, network_type(game))
    order = np.flatnonzero(~full)
    losses = accumulate_gradient(
        seen[order], examples[order], game_network(game), gradient[0], new_workspace(0)
    )
    assert losses[0] > 0 and losses[1:] == (0, 0)
    assert gradient["value"].any() and not gradient["policy"].any()


@pytest.mark.parametrize("game", GAMES.values())
def test_against_a_rival_each_seat_learns_in_turn(game):
    rounds = max(game.player_counts)
    learners = {players: [] for players in game.player_counts}
    for number in range(rounds * len(game.player_counts)):
        players = game.player_counts[number % len(game.player_counts)]
        learners[players].append(learner_of(game, number))
    assert all(seats == [n % players for n in range(rounds)] for players, seats in learners.items())


@compiled
def test_against_a_rival_only_the_learner_is_taught():
    game = GAMES["kadora"]
    content = read_weights(game.network).content
    for number in (1, 5, 9):  # games of three players
        _, examples = self_play(SelfPlayJob(game.name, content, 10, range(number, number + 1), content))
        assert set(examples["seat"]) == {number // 4}
        assert (examples["values"].sum(axis=1) > 0.99).all()


@compiled
def test_a_rival_plays_by_its_own_network():
    game = GAMES["kadora"]
    content = read_weights(game.network).content
    other = to_bytes(random_network(game, seed=7))
    games = [
        self_play(SelfPlayJob(game.name, content, 10, range(1), rival)) for rival in (content, other, other)
    ]
    states = [seen.tobytes() for seen, _ in games]
    assert states[0] != states[1] == states[2]
