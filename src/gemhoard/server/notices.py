"""What server processes tell each other: that a table has changed, and who is there.

A notice is short, since PostgreSQL carries no more than 8,000 bytes: whoever hears it reads the table again.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, Protocol

import asyncpg  # type: ignore[import-untyped]
from pydantic import BaseModel, ValidationError
from sqlalchemy import func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger(__name__)

CHANNEL = "gemhoard"
RETRY_SECONDS = 1.0


class Notice(BaseModel):
    """`changed`: read it again. `here`: who is connected to that process. `who`: tell me yours."""

    kind: Literal["changed", "here", "who"] = "changed"
    table: str | None  # None: any of them may have changed, since something may have been missed
    process: str
    here: list[int] = []


Hear = Callable[[Notice], None]


class Notices(Protocol):
    hear: Hear  # called on the event loop for every notice, one's own included

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def send(self, notice: Notice, connection: AsyncConnection | None) -> None:
        """With a connection: as a part of its transaction, so that nobody hears of what is not committed."""


def ignore(notice: Notice) -> None:
    """Nobody listens yet."""


class LocalNotices:
    """With SQLite there is one process, which knows what it does itself."""

    def __init__(self) -> None:
        self.hear: Hear = ignore

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def send(self, notice: Notice, connection: AsyncConnection | None) -> None:
        asyncio.get_running_loop().call_soon(self.hear, notice)


async def connect(url: URL) -> Any:
    """To PostgreSQL. asyncpg reads the address itself: it knows what people add to one, such as `sslmode`."""
    return await asyncpg.connect(url.set(drivername="postgresql").render_as_string(hide_password=False))


class PostgresNotices:
    """LISTEN and NOTIFY, on a connection of their own that is made again whenever it is lost."""

    def __init__(self, url: URL) -> None:
        self.hear: Hear = ignore
        self._url = url
        self._connection: Any = None
        self._sending = asyncio.Lock()  # a connection refuses to do two things at once
        self._lost = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self._keeper = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self._keeper:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        if self._connection and not self._connection.is_closed():
            with suppress(TimeoutError):  # It is cut then.
                await self._connection.close(timeout=2)

    async def send(self, notice: Notice, connection: AsyncConnection | None) -> None:
        payload = notice.model_dump_json()
        if connection:
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))
        else:
            # Who is there is no matter of life and death: if this is lost, it is said again soon.
            async with self._sending:
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def _connect(self) -> None:
        connection = await connect(self._url)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._on_notice)
        self._connection = connection

    async def _keep_listening(self) -> None:
        while True:
            await self._lost.wait()
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("no connection to the database; trying again")
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self.hear(Notice(table=None, process=""))

    def _on_notice(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        try:
            notice = Notice.model_validate_json(payload)
        except ValidationError:
            log.warning("somebody else writes to the channel %s", channel)
        else:
            self.hear(notice)
