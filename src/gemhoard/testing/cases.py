"""All the checks of a game, one by one: a check is a function `check_...(game)` or `check_...(table)`."""

import inspect
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from types import ModuleType
from typing import NamedTuple

from gemhoard.games import Game
from gemhoard.testing import actions, deal, events, features, lesson, limits, outcome, playing, texts, views
from gemhoard.testing.tables import GAMES_PLAYED, Options, UnplayableError, tables
from gemhoard.words import add_texts

# Room comes first: whatever writes past its end may do anything later.
SUBJECTS: tuple[ModuleType, ...] = (
    *(limits, playing, deal, actions, views, events),
    *(outcome, features, texts, lesson),
)

Check = Callable[..., None]


class Case(NamedTuple):
    name: str
    run: Callable[[], None]


def checks() -> Iterator[tuple[str, Check]]:
    for subject in SUBJECTS:
        short = subject.__name__.rpartition(".")[2]
        for name, function in vars(subject).items():
            if name.startswith("check_") and function.__module__ == subject.__name__:
                yield f"{short}.{name}", function


def cases(
    game: Game, *, games: int = GAMES_PLAYED, seed: int = 1, more_options: Iterable[Options] = ()
) -> Iterator[Case]:
    """Every check of the game with every table that it is for."""
    add_texts(game.texts)  # The registry does this too, for the games that it knows.
    where = tables(game, more_options, games, seed)
    for name, check in checks():
        if "game" in inspect.signature(check).parameters:
            yield Case(f"{name}[{game.name}]", partial(check, game))
        else:
            yield from (Case(f"{name}[{table}]", partial(check, table)) for table in where)


def failures(game: Game, games: int | None, seed: int, more_options: Iterable[Options]) -> list[str]:
    """What is wrong: a paragraph for each check that fails, with the tables where it does."""
    failed: dict[str, list[tuple[str, str]]] = {}
    for name, run in cases(game, games=games or GAMES_PLAYED, seed=seed, more_options=more_options):
        check, _, where = name.removesuffix("]").partition("[")
        try:
            run()
        except Exception as error:
            failed.setdefault(check, []).append((where, explanation(error)))
            if isinstance(error, UnplayableError):
                break
    return [paragraph(check, found) for check, found in failed.items()]


def paragraph(check: str, found: list[tuple[str, str]]) -> str:
    where, message = found[0]
    others = f" and {len(found) - 1} more" if len(found) > 1 else ""
    return f"{check} ({where}{others})\n  {dict(checks())[check].__doc__}\n  {message}"


def explanation(error: Exception) -> str:
    """What a check says; of any other error also where it comes from."""
    if isinstance(error, AssertionError):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.filename}, line {last.lineno})"
