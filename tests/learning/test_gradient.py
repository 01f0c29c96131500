"""How a network learns from what a search found."""

import numpy as np
import pytest

from gemhoard.bots.workspace import new_workspace
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.learning.examples import SelfPlayJob, self_play
from gemhoard.learning.gradient import Adam, accumulate_gradient
from gemhoard.learning.training import random_network


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize("game", GAMES)
def test_the_gradient_is_the_slope_of_the_loss(game):
    rules = GAMES[game]
    seen, examples = self_play(SelfPlayJob(rules.name, None, 5, range(1)))
    order = np.arange(0, len(examples), max(1, len(examples) // 10))
    network, workspace = random_network(rules, seed=3), new_workspace(0)
    network["value"] = np.random.default_rng(1).normal(0, 0.3, network["value"].shape)
    gradient, unused = np.zeros_like(network), np.zeros_like(network)
    accumulate_gradient(seen, examples, order, network[0], gradient[0], workspace)

    def loss(weight: int, change: float) -> float:
        flat = network.view(np.float32)
        flat[weight] += change
        total = sum(accumulate_gradient(seen, examples, order, network[0], unused[0], workspace))
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
def test_an_example_has_the_values_of_the_search_and_how_the_game_ended():
    seen, examples = self_play(SelfPlayJob("kadora", None, 20, range(4)))
    players = seen["players"]
    for told in ("values", "returns"):
        assert np.allclose(examples[told].sum(axis=1), 1, atol=1e-5)
        # Counted from the deciding seat on, and nobody sits behind the last; with two, the virtual player.
        beyond = np.arange(6)[None, :] >= players[:, None]
        beyond[players == 2, 5] = False
        assert not examples[told][beyond].any()
    # The values of the search are not how it ended, but go with it.
    off = np.abs(examples["values"] - examples["returns"]).mean()
    assert (
        0 < off < np.abs(examples["values"] - np.roll(examples["returns"], len(examples) // 2, axis=0)).mean()
    )
