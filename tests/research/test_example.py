"""The example learns something."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gemhoard.games.engine import INTERPRETED

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORTLY = "import json, train_something; print(json.dumps(list(train_something.train(rounds=4, games=64))))"


def test_it_has_thirty_lines_at_most_as_the_page_says():
    lines = (EXAMPLES / "train_something.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 30
    page = (EXAMPLES.parent / "docs/research/README.md").read_text("utf-8")
    assert "in thirty lines of NumPy: [examples/train_something.py]" in page


@pytest.mark.skipif(INTERPRETED, reason="thousands of games, which take an hour interpreted")
def test_it_beats_the_random_bot_after_a_few_rounds():
    # In a process of its own, since NumPy's threads would wait for each other where cores are few.
    run = subprocess.run(
        [sys.executable, "-c", SHORTLY],
        cwd=EXAMPLES,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        check=True,
        timeout=240,
    )
    shares = json.loads(run.stdout)
    assert shares[-1] > max(0.6, shares[0] + 0.1)
