"""The addresses of the page, as its `routes.ts` reads them: which there are, and in which language."""

import re
from dataclasses import dataclass

from starlette.requests import Request

from gemhoard.daily import has_daily
from gemhoard.games import GAMES
from gemhoard.server.protocol import ID
from gemhoard.words import FALLBACK, LANGUAGES

# The number of one, if any.
PUZZLE = r"([1-9][0-9]{0,3})?"


@dataclass(frozen=True)
class Address:
    page: str  # its title is the message `title-<page>`
    game: str | None = None
    table: str | None = None
    language: str | None = None


MISSING = Address("missing")


def read_address(path: str) -> Address:
    """Whether there is such a table is not known here."""
    match [part for part in path.split("/") if part not in ("", ".")]:
        case []:
            return Address("start")
        case [("new" | "join" | "record") as page]:
            return Address(page)
        case ["new", game] if game in GAMES:
            return Address("new", game)
        case ["daily", game, *day] if _has_daily(game) and re.fullmatch(r"([0-9]{1,6})?", "/".join(day)):
            return Address("daily", game)
        case ["learn", game] if game in GAMES and GAMES[game].lesson:
            return Address("learn", game)
        case ["puzzles", game, *number] if _has_puzzles(game) and re.fullmatch(PUZZLE, "/".join(number)):
            return Address("puzzles", game)
        case ["rules", game] if game in GAMES:
            return Address("rules", game)
        case ["rules", game, language] if game in GAMES and language in LANGUAGES:
            return Address("rules", game, language=language)
        case ["table", table] if re.fullmatch(ID, table):
            return Address("table", table=table)
        case ["replay", table, *step] if re.fullmatch(ID, table) and re.fullmatch(r"[0-9]*", "/".join(step)):
            return Address("replay", table=table)
    return MISSING


def _has_daily(game: str) -> bool:
    return game in GAMES and has_daily(GAMES[game])


def _has_puzzles(game: str) -> bool:
    return game in GAMES and GAMES[game].puzzles is not None


def language_of(request: Request, address: Address) -> str:
    """Of the link, where it names one, and otherwise the first of the reader's that we have."""
    readers = request.headers.get("accept-language", "").lower().split(",")
    wanted = [address.language, request.query_params.get("lang"), *(each.strip()[:2] for each in readers)]
    return next((each for each in wanted if each in LANGUAGES), FALLBACK)
