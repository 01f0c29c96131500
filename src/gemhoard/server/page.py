"""The built page: one page with addresses of its own, which are answered with index.html."""

import os
from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

PAGE = Path(__file__).parent / "page"
NOT_BUILT = "The page of Gemhoard is not built yet; ./run builds it. The server itself is up.\n"


class Page(StaticFiles):
    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
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
            found = await super().get_response("index.html", scope)
        # The names of assets change with what is in them.
        is_asset = path.split(os.sep)[0] == "assets"
        found.headers["cache-control"] = "public, max-age=31536000, immutable" if is_asset else "no-cache"
        return found
