"""A plugin for pytest: `--check-game NAME` adds one test for each check of an installed game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("gemhoard").addoption(
        "--check-game",
        action="append",
        default=[],
        metavar="NAME",
        help="check that an installed game keeps to the contract of gemhoard.games; `all` for every game",
    )


@pytest.hookimpl(tryfirst=True)  # before -k and -m choose among the tests
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    for name in game_names(config.getoption("check_game")):
        items.extend(Game.from_parent(session, name=name, nodeid=f"game::{name}").collect())


def game_names(asked: list[str]) -> list[str]:
    if not asked:
        return []
    # Only where it is needed: rules are slow to load, and pytest loads this plugin whenever it starts.
    from gemhoard.games import GAMES

    names = list(dict.fromkeys(name for each in asked for name in (GAMES if each == "all" else [each])))
    for name in names:
        if name not in GAMES:
            raise pytest.UsageError(f"--check-game: there is no game {name}, only {', '.join(GAMES)}")
    return names


class Game(pytest.Collector):
    def collect(self) -> Iterator[pytest.Item]:
        from gemhoard.games import GAMES
        from gemhoard.testing.cases import cases

        for name, run in cases(GAMES[self.name]):
            yield Check.from_parent(self, name=name, run=run)


class Check(pytest.Item):
    def __init__(self, *, run: Callable[[], None], **rest: Any) -> None:
        super().__init__(**rest)
        self.run = run

    def runtest(self) -> None:
        self.run()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The message of a check is meant to be read; of anything else the traceback is."""
        if isinstance(excinfo.value, AssertionError):
            # Without what pytest adds to it, where it has rewritten our assertions.
            return str(excinfo.value).partition("\nassert ")[0]
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        return self.path, None, self.nodeid
