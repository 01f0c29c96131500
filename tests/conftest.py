"""What follows from the folder that a test is in, and from the game that it names."""

from importlib.metadata import entry_points
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# They run once, compiled: interpreted they would take hours, or show nothing that others do not.
COMPILED = (
    "arena",
    "browser",
    "coach",
    "example",
    "install",
    "jobs",
    "learning",
    "puzzles",
    "server",
    "solver",
    "study",
)
# Of these, what is quick also interpreted: `./run test --quick` has it.
QUICK = (
    "arena/test_match.py",
    "arena/test_standings.py",
    "arena/test_statistics.py",
    "coach/test_ledger.py",
    "coach/test_verdict.py",
    "install/test_core.py",
    "jobs/test_progress.py",
    "learning/test_gradient.py",
    "server/test_app.py",
    "server/test_store.py",
    "server/test_table.py",
    "solver/test_kadora.py",
    "study/test_tables.py",
)
# Compiling takes most of the time: one worker does it for all tests of a game, another one for the next game.
# Sorted: names are a set, whose order differs from worker to worker, and all must group the tests alike.
GAMES = sorted(entry_points(group="gemhoard.games").names)
# They compile a search even where they name no game: with the game of this name, or alone.
SEARCHES = {
    "bots": "kadora",
    "coach": "kadora",
    "learning": "kadora",
    "puzzles": "kadora",
    "research": "kadora",
    "example": "pickaxe",
}


def pytest_configure() -> None:
    for name in (*COMPILED, *QUICK, *SEARCHES):
        if not (HERE / name).exists():
            raise pytest.UsageError(f"tests/conftest.py names tests/{name}, which is not there any more")


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook, and would find none.
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(HERE)
        folder = path.parts[0]
        if folder in COMPILED:
            item.add_marker(pytest.mark.compiled)
        if path.as_posix() in QUICK:
            item.add_marker(pytest.mark.quick)
        game = next((each for each in GAMES if each in item.nodeid), SEARCHES.get(folder))
        if game and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(game))
