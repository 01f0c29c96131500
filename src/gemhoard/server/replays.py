"""Replays of finished games: each is made once, beside the event loop, and then answered from bytes."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from gemhoard.server.table import Table

MAX_BYTES = 32 * 1024 * 1024  # of all that are kept; a game takes about 8,000
# Sent in pieces, each when the one before has left: a page that does not read takes no more memory than this.
PIECE = 64 * 1024


class Replays:
    """Those that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._made: dict[str, asyncio.Future[bytes]] = {}
        # One thread: however many are asked for, the event loop keeps its share of the processor.
        self._thread = ThreadPoolExecutor(1, "replay")

    async def get(self, table: str, game: Table, names: list[str], hinted: list[int]) -> bytes:
        """As gzip of JSON. Nothing of a finished game changes any more."""
        if table in self._kept:
            self._kept.move_to_end(table)
            return self._kept[table]
        if table not in self._made:
            loop = asyncio.get_running_loop()
            self._made[table] = loop.run_in_executor(self._thread, _compress, table, game, names, hinted)
            self._made[table].add_done_callback(lambda made: self._keep(table, made))
        # Shielded: if one of those who wait gives up, the others still want it.
        return await asyncio.shield(self._made[table])

    def _keep(self, table: str, made: "asyncio.Future[bytes]") -> None:
        del self._made[table]
        if made.cancelled() or made.exception():
            return
        self._kept[table] = made.result()
        while sum(map(len, self._kept.values())) > MAX_BYTES:
            self._kept.popitem(last=False)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _compress(table: str, game: Table, names: list[str], hinted: list[int]) -> bytes:
    told = game.replay(table, names, hinted).model_dump_json()
    return gzip.compress(told.encode(), compresslevel=6, mtime=0)


async def replay_response(request: Request, packed: bytes) -> Response:
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip"}
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    headers |= {"content-length": str(len(packed))}
    return StreamingResponse(_pieces(packed), media_type="application/json", headers=headers)


async def _pieces(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), PIECE):
        yield data[start : start + PIECE]
