"""The example learns something."""

import importlib.util
from pathlib import Path

import pytest

from gemhoard.games.engine import INTERPRETED

EXAMPLE = Path(__file__).parents[2] / "examples/train_something.py"


@pytest.mark.skipif(INTERPRETED, reason="thousands of games, which take an hour interpreted")
def test_it_beats_the_random_bot_after_a_few_rounds():
    spec = importlib.util.spec_from_file_location("train_something", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    shares = list(example.train(rounds=4, games=64))
    assert shares[-1] > max(0.6, shares[0] + 0.1)
