import numpy as np
import pytest

from gemhoard.bots import bot_named
from gemhoard.bots.sampling import PLAUSIBLE, sample
from gemhoard.games import GAMES
from gemhoard.games.chance import new_rng


def shares(weights, temperature, times=4000):
    rng, given = new_rng(1), np.array(weights, np.float32)
    drawn = [sample(given, len(given), temperature, rng) for _ in range(times)]
    return np.bincount(drawn, minlength=len(given)) / times


def test_without_a_temperature_the_best_is_chosen():
    assert shares([1, 5, 4], 0, times=50).tolist() == [0, 1, 0]


@pytest.mark.parametrize(("temperature", "expected"), [(1.0, 2 / 3), (0.5, 4 / 5), (2.0, 0.586)])
def test_the_temperature_says_how_often_the_second_best_is_chosen(temperature, expected):
    assert shares([2, 1], temperature) == pytest.approx([expected, 1 - expected], abs=0.03)


def test_what_would_look_random_is_never_chosen():
    assert shares([100, 100 * PLAUSIBLE - 1, 100 * PLAUSIBLE], 50.0)[1] == 0


@pytest.mark.parametrize("spec", ["policy~1.5", "search:20~2", "master:20~2"])
def test_a_careless_bot_varies_its_choice_with_the_seed_alone(spec):
    game, bot = GAMES["emerald"], bot_named(spec)
    state = game.new(2, seed=3, first=0)
    choices = [bot.choose(game, state, seed) for seed in range(12)]
    assert len(set(choices)) > 1
    assert choices == [bot.choose(game, state, seed) for seed in range(12)]
