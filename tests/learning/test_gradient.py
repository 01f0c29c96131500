"""How a network learns from what a search found."""

import numpy as np
import pytest

from gemhoard.bots.workspace import new_workspace
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.learning.examples import SelfPlayJob, self_play
from gemhoard.learning.gradient import WEIGHT_DECAY, Adam, accumulate_gradient, transform_examples
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
    accumulate_gradient(seen[order], examples[order], network[0], gradient[0], workspace)

    def loss(weight: int, change: float) -> float:
        flat = network.view(np.float32)
        flat[weight] += change
        total = sum(accumulate_gradient(seen[order], examples[order], network[0], unused[0], workspace)[:2])
        flat[weight] -= change
        return total

    slopes = gradient.view(np.float32)
    steep = np.nonzero(np.abs(slopes) > 0.1)[0]
    step, off = 0.0005, 0  # Small, or it crosses more of the kinks where a sum is cut off at zero.
    for weight in np.random.default_rng(0).choice(steep, 30, replace=False):
        measured = (loss(weight, step) - loss(weight, -step)) / (2 * step)
        off += measured != pytest.approx(slopes[weight], rel=0.05, abs=0.02)
    assert off <= 2  # where it crossed one nevertheless


def test_adam_goes_down_a_slope():
    weights, lowest = np.array([3.0, -2.0], np.float32), np.array([-0.5, 0.5], np.float32)
    adam = Adam(weights, decayed=2)
    for _ in range(10_000):
        adam.step(weights, 2 * (weights - lowest), rate=0.01)
    assert weights == pytest.approx(lowest, abs=0.1)
    assert adam.average == pytest.approx(weights, abs=0.01)


def test_weights_decay_and_biases_do_not():
    weights = np.ones(3, np.float32)
    adam = Adam(weights, decayed=2)
    for _ in range(100):
        adam.step(weights, np.zeros(3, np.float32), rate=0.01)
    assert weights == pytest.approx([(1 - 0.01 * WEIGHT_DECAY) ** 100] * 2 + [1], rel=1e-4)


def test_the_mean_of_the_weights_follows_them_slowly():
    weights = np.zeros(1, np.float32)
    adam = Adam(weights, decayed=0)
    for way in (1, -1):  # down a slope, then back up
        for _ in range(2000):
            adam.step(weights, np.array([way], np.float32), rate=0.01)
    assert -20 < adam.average < -5 < weights


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_an_example_has_everybodys_value_counted_from_the_seat_that_decides():
    seen, examples = self_play(SelfPlayJob("kadora", None, 20, range(4)))
    players = seen["players"]
    assert np.allclose(examples["values"].sum(axis=1), 1, atol=1e-5)
    # Nobody sits behind the last; with two, the virtual player.
    beyond = np.arange(6)[None, :] >= players[:, None]
    beyond[players == 2, 5] = False
    assert not examples["values"][beyond].any()


def test_an_example_and_its_image_teach_the_same_choice():
    game = GAMES["kadora"]
    seen, examples = self_play(SelfPlayJob(game.name, None, 20, range(1)))
    images, taught = seen.copy(), examples.copy()
    transform_examples(images, taught, game.symmetries, new_workspace(5))
    assert not np.array_equal(images, seen)
    assert np.array_equal(taught["values"], examples["values"])
    for before, after, old, new in zip(seen, images, examples, taught, strict=True):
        by_card = [sorted(visits_by_value(game, *each)) for each in ((before, old), (after, new))]
        assert by_card[0] == by_card[1]


def visits_by_value(game, state, example):
    """The values of the cards placed, which no symmetry changes, with the visits."""
    legal = game.legal(np.rec.array(state) if not isinstance(state, np.record) else state)
    for action, visits in zip(legal, example["visits"], strict=False):
        words = game.words[action].split()
        yield words[0], words[1][1:2] if words[0] == "place" else words[-1], int(visits)
