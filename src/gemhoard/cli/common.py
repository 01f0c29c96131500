"""What the commands share: how to say that something is wrong, and to find what was named."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from gemhoard.errors import UserError
from gemhoard.files import explain


def fail(message: str) -> NoReturn:
    """Something is wrong with what was asked for."""
    print(f"gemhoard: {message}", file=sys.stderr)
    raise SystemExit(2)


@contextmanager
def errors_in_one_line(language: str | None = None) -> Iterator[None]:
    """What is wrong with a request or a file, in the user's language where there is a text for it."""
    try:
        yield
    except UserError as error:
        fail(error.text(language or language_of()))
    except BrokenPipeError:
        raise  # The reader of our output has closed it.
    except OSError as error:
        fail(explain(error))


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option; its value as JSON"
    )


def counted(number: int, noun: str) -> str:
    """With the noun in the plural, unless there is one."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def stopped(what_now: str) -> int:
    """Somebody pressed Ctrl-C: say what is kept and how to go on."""
    print(f"gemhoard: stopped; {what_now}", file=sys.stderr)
    return 130


def game_named(name: str | None = None) -> Any:
    """An installed game, by default the first."""
    from gemhoard.games import GAMES

    with errors_in_one_line():
        names = list(GAMES)
    if name is not None and name not in names:
        fail(f"there is no game {name!r}; available: {', '.join(names)}")
    return GAMES[name or names[0]]


def language_of(chosen: str | None = None) -> str:
    from gemhoard.words import LANGUAGES

    if chosen is not None and chosen not in LANGUAGES:
        fail(f"there is no language {chosen!r}; available: {', '.join(LANGUAGES)}")
    own = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return chosen or (own if own in LANGUAGES else "en")
