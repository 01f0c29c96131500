"""Learning by self-play: generations, stopped and gone on with."""

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np
import pytest

from gemhoard.bots.training import Plan, Training, play_lessons, play_match, to_bytes
from gemhoard.bots.training import fresh as fresh_network
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED

TINY = Plan(games=4, simulations=4, passes=1, deals=1, first_simulations=4)
pytestmark = pytest.mark.skipif(INTERPRETED, reason="whole games of searches need compiled rules")


def learn(folder, generations: int) -> Training:
    with ThreadPoolExecutor(2) as executor:
        training = Training(GAMES["kadora"], folder, TINY)
        for _ in islice(training.generations(executor, workers=2), generations):
            pass
    return training


def test_stopped_and_gone_on_with_it_learns_the_same(tmp_path):
    whole = learn(tmp_path / "whole", 3)
    learn(tmp_path / "parts", 1)
    parts = learn(tmp_path / "parts", 2)
    assert [report.generation for report in parts.reports] == [0, 1, 2]
    assert np.array_equal(whole.learner.view(np.float32), parts.learner.view(np.float32))
    assert to_bytes(whole.champion) == to_bytes(parts.champion)


def test_a_learner_that_is_not_better_does_not_become_champion(tmp_path, monkeypatch):
    monkeypatch.setattr(Training, "_match", lambda self, generation, executor: (0.01, 0.02))
    training = learn(tmp_path, 2)
    assert [report.is_promoted for report in training.reports] == [True, False]


def test_lessons_depend_on_the_game_numbers_alone():
    game = GAMES["emerald"]
    one, two = play_lessons(game, None, 4, range(3)), play_lessons(game, None, 4, range(2, 3))
    taught = len(two[1])
    assert one[0][-taught:].tobytes() == two[0].tobytes()
    assert one[1][-taught:].tobytes() == two[1].tobytes()


@pytest.mark.parametrize("players", [2, 3])
def test_a_network_against_itself_comes_out_even(players):
    game = GAMES["kadora"]
    same = to_bytes(fresh_network(game, seed=1))
    better = play_match(game, (same, same), 4, players, range(3))
    assert np.abs(better).max() < 1e-9
