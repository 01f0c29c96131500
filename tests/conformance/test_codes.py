"""What the rules report, compiled and interpreted."""

import hashlib
import os
import subprocess
import sys

import pytest
from conformance.tables import TABLES

from gemhoard.games.engine import INTERPRETED
from gemhoard.testing.tables import Table


@pytest.mark.skipif(INTERPRETED, reason="compares with compiled rules")
def test_interpreted_rules_report_the_same():
    command = [sys.executable, "-c", "from conformance.test_codes import digests; print(digests())"]
    env = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=240)
    assert done.stdout.strip() == str(digests())


def digests() -> list[str]:
    """Of the codes of a random game at every table."""
    return [digest(table) for table in TABLES]


def digest(table: Table) -> str:
    found = hashlib.sha256()
    for step in table.steps:
        found.update(step.codes.tobytes())
    return found.hexdigest()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_log_changes_nothing_of_the_game(table: Table):
    for step in table.steps:
        state = step.before.copy()
        table.game.apply(state, step.action)
        assert state.tobytes() == step.after.tobytes()
