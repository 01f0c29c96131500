"""Processes that find the example game."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from example_game import install

LONGEST = 300  # seconds, on a machine that has to compile everything and has much else to do

Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="session")
def gemhoard(environment: dict[str, str]) -> Command:
    """The command line, where the game is installed. It must succeed."""

    def run(*arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "gemhoard", *map(str, arguments)]
        ran = subprocess.run(
            command, env=environment, input=typed, capture_output=True, text=True, timeout=LONGEST
        )
        assert ran.returncode == 0, ran.stderr
        return ran

    return run
