"""What the commands share: how to say that something is wrong, and to find what was named."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from gemhoard.errors import ToldError
from gemhoard.files import explain


def fail(message: str) -> NoReturn:
    """Something is wrong with what was asked for."""
    print(f"gemhoard: {message}", file=sys.stderr)
    raise SystemExit(2)


@contextmanager
def told_in_one_line(language: str | None = None) -> Iterator[None]:
    """What is wrong with what was asked for, or with a file; where there are words for it, in one's own."""
    try:
        yield
    except ToldError as error:
        from gemhoard.games import RuleError

        fail(error.text(language or language_of()) if isinstance(error, RuleError) else str(error))
    except BrokenPipeError:
        raise  # Whoever read our output has seen enough.
    except OSError as error:
        fail(explain(error))


def stopped(what_now: str) -> int:
    """Somebody pressed Ctrl-C: say what is kept and how to go on."""
    print(f"gemhoard: stopped; {what_now}", file=sys.stderr)
    return 130


def game_named(name: str) -> Any:
    from gemhoard.games import GAMES

    if name not in GAMES:
        fail(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def language_of(chosen: str | None = None) -> str:
    from gemhoard.words import LANGUAGES

    if chosen is not None and chosen not in LANGUAGES:
        fail(f"there is no language {chosen!r}; there are {', '.join(LANGUAGES)}")
    own = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return chosen or (own if own in LANGUAGES else "en")
