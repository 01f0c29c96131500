"""Checks for any game: `check_game(game)`, or `pytest --check-game NAME` for an installed one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gemhoard.games import Game

__all__ = ["check_game"]


def check_game(
    game: Game, *, games: int | None = None, seed: int = 1, more_options: Iterable[Mapping[str, Any]] = ()
) -> None:
    """Check that a game keeps to its contract, and raise one AssertionError that lists all that fails.

    The game is played at random with every number of players and every choice of its options, to which
    `more_options` may add values that its `choices` do not list; `games` of them at each table, dealt from
    `seed` on.
    """
    # Not above: pytest imports this package whenever it starts, for its plugin, and rules are slow to load.
    from gemhoard.testing.cases import failures

    if not __debug__:
        raise RuntimeError("check_game needs assertions: run Python without -O")
    if failed := failures(game, games, seed, more_options):
        count = "1 check" if len(failed) == 1 else f"{len(failed)} checks"
        raise AssertionError(f"{game.name} fails {count}.\n\n" + "\n\n".join(failed))
