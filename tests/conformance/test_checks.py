"""Every game keeps to its contract: the checks that `gemhoard.testing` has for anybody's game."""

from collections.abc import Callable

import pytest
from conformance.tables import MORE_OPTIONS

from gemhoard.games import GAMES
from gemhoard.testing.cases import cases

CASES = [
    case for game in GAMES.values() for case in cases(game, more_options=MORE_OPTIONS.get(game.name, ()))
]


@pytest.mark.parametrize("run", [case.run for case in CASES], ids=[case.name for case in CASES])
def test_check(run: Callable[[], None]):
    run()
