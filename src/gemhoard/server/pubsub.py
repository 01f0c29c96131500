"""What server processes send each other: that a table has changed, and who is there.

A notification is short, since PostgreSQL carries no more than 8,000 bytes: its receiver reads the table.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, Protocol

import asyncpg  # type: ignore[import-untyped]
from pydantic import BaseModel, ValidationError
from sqlalchemy import func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhoard.server.protocol import Reaction

log = logging.getLogger(__name__)

CHANNEL = "gemhoard"
RETRY_SECONDS = 1.0
# A connection may go silent without being lost. So long after the last sign of life one is asked for, and so
# long it is waited for: what was missed is read within two seconds.
PROBE_SECONDS, SILENT_SECONDS = 0.5, 1.0
CONNECT_SECONDS = 10.0
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a timeout is an OSError


class Notification(BaseModel):
    """`changed`: read it again. `presence`: who is connected to that process. `ask-presence`: send yours."""

    kind: Literal["changed", "presence", "ask-presence", "reaction"] = "changed"
    table: str | None  # None: any of them may have changed, since something may have been missed
    process: str
    seats: list[int] = []  # of those who are connected
    spectators: int = 0
    reaction: Reaction | None = None  # of the one seat


Handler = Callable[[Notification], None]


class PubSub(Protocol):
    handler: Handler  # called on the event loop for every notification, one's own included

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, notification: Notification, connection: AsyncConnection | None) -> None:
        """With a connection: as a part of its transaction, so that nothing uncommitted is ever reported."""


def ignore(notification: Notification) -> None:
    """Nobody listens yet."""


class LocalPubSub:
    """With SQLite there is one process, which knows what it does itself."""

    def __init__(self) -> None:
        self.handler: Handler = ignore

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, notification: Notification, connection: AsyncConnection | None) -> None:
        asyncio.get_running_loop().call_soon(self.handler, notification)


async def connect(url: URL) -> Any:
    """To PostgreSQL. asyncpg reads the address itself: it knows what people add to one, such as `sslmode`."""
    return await asyncpg.connect(url.set(drivername="postgresql").render_as_string(hide_password=False))


class PostgresPubSub:
    """LISTEN and NOTIFY, on a connection of their own that is made again whenever it is lost or silent."""

    def __init__(self, url: URL) -> None:
        self.handler: Handler = ignore
        self._url = url
        self._connection: Any = None
        self._lock = asyncio.Lock()  # a connection refuses to do two things at once
        self._lost = asyncio.Event()
        self._probe_channel = f"{CHANNEL}-{secrets.token_hex(8)}"
        self._is_alive = asyncio.Event()
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

    async def publish(self, notification: Notification, connection: AsyncConnection | None) -> None:
        payload = notification.model_dump_json()
        if connection:
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))
        else:
            # Presence is not critical: if this is lost, it is sent again soon.
            with suppress(*TROUBLE):
                await self._notify(CHANNEL, payload)

    async def _notify(self, channel: str, payload: str) -> None:
        async with self._lock:
            await self._connection.execute("SELECT pg_notify($1, $2)", channel, payload)

    async def _connect(self) -> None:
        connection = await connect(self._url)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._on_notify)
        await connection.add_listener(self._probe_channel, lambda *_: self._is_alive.set())
        self._connection = connection

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._probe()
            except TROUBLE:
                self._connection.terminate()  # To close it would wait for an answer.
                await self._connect_again()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), PROBE_SECONDS)

    async def _probe(self) -> None:
        """Send ourselves a notification, and wait until it comes."""
        self._is_alive.clear()
        async with asyncio.timeout(SILENT_SECONDS):
            await self._notify(self._probe_channel, "")
            await self._is_alive.wait()

    async def _connect_again(self) -> None:
        while True:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._connect()
            except TROUBLE:
                log.warning("no connection to the database; trying again")
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self.handler(Notification(table=None, process=""))
                return

    def _on_notify(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        try:
            notification = Notification.model_validate_json(payload)
        except ValidationError:
            log.warning("somebody else writes to the channel %s", channel)
        else:
            self.handler(notification)
