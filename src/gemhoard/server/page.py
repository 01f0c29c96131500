"""The built page: files, and addresses of its own, which are answered with index.html."""

import json
import logging
import mimetypes
import os
import re
from dataclasses import replace
from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from gemhoard.games import GAMES
from gemhoard.server.addresses import MISSING, Address, language_of, read_address
from gemhoard.server.database import DatabaseError
from gemhoard.server.previews import head_tags

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
NOT_BUILT = "The page of Gemhoard is not built yet; ./run builds it. The server itself is up.\n"
# What the head of index.html has until it is known which address is asked for.
LANGUAGE, TITLE = '<html lang="en">', "<title>Gemhoard</title>"
# Styles that the frame of the page does without stand here, so that it is drawn before they are there.
END = "</body>"
# The pages that need what a table does, beside tables themselves.
ON_A_BOARD = ("learn", "puzzles")
# Every page begins with this question.
ASK_GAMES = '<link rel="preload" as="fetch" crossorigin href="/api/games" />'

# The names of assets change with what is in them. Pictures rarely change; all else is asked for again.
FOREVER, A_DAY, ASK_AGAIN = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"

# Not every machine knows this one.
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page(StaticFiles):
    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._folder = directory
        self._index = directory / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._index.is_file():
            await PlainTextResponse(NOT_BUILT, status_code=503)(scope, receive, send)
            return
        await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            # An address with a suffix is a file that is not there, any other is one of the page's own.
            if error.status_code != 404 or PurePosixPath(path).suffix:
                raise
            return await self._answer(path, Request(scope))
        found = _compressed(found, Request(scope))
        found.headers["cache-control"] = _lifetime(path)
        return found

    async def _answer(self, path: str, request: Request) -> Response:
        """The page, with a head that tells of this address. What is not there is shown by it too, as 404."""
        address = await _with_game(request, read_address(path.replace(os.sep, "/")))
        language = language_of(request, address)
        html = self._index.read_text("utf-8").replace(LANGUAGE, LANGUAGE.replace("en", language), 1)
        files = [name for name in self._needed(address, language) if name not in html]
        head = [head_tags(request, address, language, self._folder), *map(_ask_at_once, files), ASK_GAMES]
        html = html.replace(TITLE, "\n    ".join(filter(None, head)), 1)
        html = html.replace(END, "\n    ".join([*filter(None, map(_style, files)), END]), 1)
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
        return HTMLResponse(html, 404 if address == MISSING else 200, headers)

    def _needed(self, address: Address, language: str) -> list[str]:
        """The scripts and styles that the page would otherwise ask for one after the other."""
        try:
            files = json.loads((self._folder / "preloads.json").read_text("utf-8"))
        except (OSError, ValueError):
            return []
        return list(dict.fromkeys(name for part in _parts(address, language) for name in files.get(part, [])))


def _compressed(found: Response, request: Request) -> Response:
    """The file that the build has compressed, for browsers that can read it."""
    if not isinstance(found, FileResponse):
        return found
    path = f"{found.path}.br"
    accepted = re.split(r"[\s,;]+", request.headers.get("accept-encoding", ""))
    if "br" not in accepted or not Path(path).is_file():
        return found
    headers = {"content-encoding": "br", "vary": "accept-encoding"}
    return FileResponse(path, headers=headers, media_type=found.media_type)


def _ask_at_once(name: str) -> str:
    return f'<link rel="modulepreload" crossorigin href="/{name}" />' if name.endswith(".js") else ""


def _style(name: str) -> str:
    return f'<link rel="stylesheet" crossorigin href="/{name}" />' if name.endswith(".css") else ""


def _parts(address: Address, language: str) -> list[str]:
    """As the page's `preloads.ts` names them."""
    parts = [f"texts:{language}"]
    if address.page not in ("start", "missing"):
        parts += [f"page:{address.page}", f"texts:{language}/games"]
    if address.page == "learn":
        parts += [f"texts:{language}/lessons"]
    if address.page in ON_A_BOARD:
        parts += ["page:table"]
    if address.table or address.page in ON_A_BOARD:
        parts.append(f"game:{address.game}")
    if address.page == "rules":
        parts.append(f"rulebook:{address.game}/{language}")
    return parts


async def _with_game(request: Request, address: Address) -> Address:
    """An address of a table, with the game that is played there, if there is such a table."""
    if address.table is None:
        return address
    try:
        game = await request.app.state.store.game_of(address.table)
    except DatabaseError:
        # The page itself will say what is wrong.
        log.exception("could not look up a table for its link")
        return address
    return replace(address, game=game if game in GAMES else None) if game else MISSING


def _lifetime(path: str) -> str:
    if path.split(os.sep)[0] == "assets":
        return FOREVER
    return A_DAY if PurePosixPath(path).suffix in (".png", ".svg") else ASK_AGAIN
