"""How a network learns from what a search found."""

import numpy as np
import pytest

from gemhoard.bots.desk import new_desk
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.learning.gradient import Adam, study
from gemhoard.learning.training import Lot, fresh, play_lessons


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize("game", GAMES)
def test_the_gradient_is_the_slope_of_the_loss(game):
    rules = GAMES[game]
    seen, lessons = play_lessons(Lot(rules.name, None, 5, range(1)))
    order = np.arange(0, len(lessons), max(1, len(lessons) // 10))
    network, desk = fresh(rules, seed=3), new_desk(0)
    network["chances"] = np.random.default_rng(1).normal(0, 0.3, network["chances"].shape)
    gradient, unused = np.zeros_like(network), np.zeros_like(network)
    study(seen, lessons, order, network[0], gradient[0], desk)

    def loss(weight: int, change: float) -> float:
        flat = network.view(np.float32)
        flat[weight] += change
        total = sum(study(seen, lessons, order, network[0], unused[0], desk))
        flat[weight] -= change
        return total

    slopes = gradient.view(np.float32)
    steep = np.nonzero(np.abs(slopes) > 0.1)[0]
    for weight in np.random.default_rng(0).choice(steep, 30, replace=False):
        step = 0.0005  # Small, or it crosses the kinks where a sum is cut off at zero.
        measured = (loss(weight, step) - loss(weight, -step)) / (2 * step)
        assert measured == pytest.approx(slopes[weight], rel=0.05, abs=0.02)


def test_adam_goes_down_a_slope():
    weights, adam, lowest = np.array([3.0, -2.0], np.float32), Adam(2), np.array([-0.5, 0.5], np.float32)
    for _ in range(10_000):
        adam.step(weights, 2 * (weights - lowest), rate=0.01)
    assert weights == pytest.approx(lowest, abs=0.1)


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_a_lesson_tells_what_the_search_hoped_for_and_how_the_game_ended():
    seen, lessons = play_lessons(Lot("kadora", None, 20, range(4)))
    players = seen["players"]
    for told in ("hopes", "shares"):
        assert np.allclose(lessons[told].sum(axis=1), 1, atol=1e-5)
        # Counted from the deciding seat on, and nobody sits behind the last; with two, the virtual player.
        beyond = np.arange(6)[None, :] >= players[:, None]
        beyond[players == 2, 5] = False
        assert not lessons[told][beyond].any()
    # What the search hoped for is not just how it ended, but goes with it.
    off = np.abs(lessons["hopes"] - lessons["shares"]).mean()
    assert 0 < off < np.abs(lessons["hopes"] - np.roll(lessons["shares"], len(lessons) // 2, axis=0)).mean()
