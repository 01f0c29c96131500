"""`pytest --check-game NAME`: one test a check, for any installed game."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from gemhoard.games import GAMES
from gemhoard.testing.cases import cases
from gemhoard.testing.plugin import game_names

# By its module, whether or not this environment knows the entry point.
PLUGIN = ["-p", "no:gemhoard", "-p", "gemhoard.testing.plugin"]
FEW = "check_the_kinds_that_are_named_exist or check_everybody_has_a_crest"


@pytest.fixture
def run(tmp_path: Path):
    """Pytest in a folder without tests."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", *PLUGIN, *arguments]
        env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "NUMBA_DISABLE_JIT": "1"}
        env.pop("CI", None)  # with which pytest writes longer lines
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120)

    return run


@pytest.mark.slow
def test_each_check_of_a_game_is_a_test(run):
    out = run("--check-game", "emerald", "--collect-only", "-q")
    listed = [line for line in out.stdout.splitlines() if line.startswith("game::")]
    assert listed == [f"game::emerald::{name}" for name, _ in cases(GAMES["emerald"])]
    assert out.returncode == 0


@pytest.mark.slow
def test_all_games_some_checks_and_several_workers(run):
    out = run("--check-game", "all", "-k", FEW, "-n", "2")
    assert f"{2 * len(GAMES)} passed" in out.stdout
    assert out.returncode == 0


@pytest.mark.slow
def test_a_failed_check_says_what_to_do_and_nothing_else(run, tmp_path: Path):
    fault = "from gemhoard.games.emerald import Emerald\nEmerald.endings = ('explodes',)\n"
    (tmp_path / "conftest.py").write_text(fault)
    out = run("--check-game", "emerald", "-k", "check_the_kinds_that_are_named_exist")
    assert "\n`endings` names kinds that are not in `event_kinds`: explodes.\n" in out.stdout
    assert "game::emerald::events.check_the_kinds_that_are_named_exist[emerald]" in out.stdout
    assert "assert " not in out.stdout
    assert out.returncode == 1


def test_without_the_option_nothing_is_loaded(run, tmp_path: Path):
    test = "import sys\n\ndef test_light():\n    assert 'gemhoard.testing.plugin' in sys.modules\n"
    (tmp_path / "test_light.py").write_text(test + "    assert 'numba' not in sys.modules\n")
    out = run()
    assert out.returncode == 0, out.stdout


def test_games_are_asked_for_by_name():
    assert game_names([]) == []
    assert game_names(["kadora", "kadora", "emerald"]) == ["kadora", "emerald"]
    assert game_names(["all"]) == list(GAMES)
    with pytest.raises(pytest.UsageError, match="there is no game chess, only emerald, kadora"):
        game_names(["chess"])


def test_the_package_tells_pytest_of_it():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["entry-points"]["pytest11"] == {"gemhoard": "gemhoard.testing.plugin"}
