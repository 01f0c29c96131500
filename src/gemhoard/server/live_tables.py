"""The tables that are live in this process."""

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from gemhoard.server import chat, substitutes
from gemhoard.server.bots import BotPool
from gemhoard.server.errors import RefusedError
from gemhoard.server.live_table import LiveTable, Services
from gemhoard.server.presence import PRESENCE_SECONDS
from gemhoard.server.protocol import ID
from gemhoard.server.pubsub import Notification
from gemhoard.server.store import Store

log = logging.getLogger(__name__)

ENTRIES_AT_ONCE = 200


class LiveTables:
    """Any of them can be rebuilt from the store."""

    def __init__(self, store: Store, pace: float) -> None:
        self.store = store
        self.bots = BotPool()
        self._services = Services(store, self.bots, pace, self._publish)
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._followers: dict[Callable[[], None], frozenset[str]] = {}
        self._background: set[asyncio.Task[None]] = set()
        store.pubsub.handler = self._on_notification
        self._run_in_background(self._keep_house())

    def prepare_bots(self) -> None:
        """Let the strong bots get ready, while the others play already."""
        self._run_in_background(self.bots.prepare())

    async def get(self, table: str) -> LiveTable:
        """A table as it is in the store now, rebuilt by replay if need be. Its bots go on."""
        if not re.fullmatch(ID, table):
            raise RefusedError("server-no-table", 404)
        task = self._tables.get(table)
        is_new = task is None
        if task is None:
            task = self._tables[table] = asyncio.create_task(self._load(table))
        live = await self._loaded(table, task)
        live.touch()
        if is_new:
            live.run_bots()
            return live
        await live.refresh()
        # If that took so long that the table was forgotten meanwhile, there is a newer one.
        return live if self._tables.get(table) is task else await self.get(table)

    async def _loaded(self, table: str, task: "asyncio.Task[LiveTable]") -> LiveTable:
        try:
            # Shielded: if one of those who wait gives up, the others still want it.
            return await asyncio.shield(task)
        except BaseException:
            if task.done():
                self._tables.pop(table, None)
            raise

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.load(table)
        if row is None:
            raise RefusedError("server-no-table", 404)
        live = LiveTable(row, self._services)
        for entry in await self.store.log(table):
            live.table.add(entry)
            if entry.number % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)  # An uploaded record may be long: others have their turn.
        await live.read_chat()
        live.ask_presence()
        return live

    async def close(self) -> None:
        # A table that is being loaded, perhaps for somebody who has gone, is using the store.
        await asyncio.gather(*self._tables.values(), return_exceptions=True)
        for task in self._tables.values():
            if live := _result(task):
                await live.close()
        for work in list(self._background):
            work.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        self.bots.close()

    # -------------------------------------------------------------- the other processes

    def _publish(self, notification: Notification) -> None:
        self._run_in_background(self.store.pubsub.publish(notification, None))

    @contextmanager
    def follow(self, tables: Iterable[str], tell: Callable[[], None]) -> Iterator[None]:
        """While this lasts, `tell` is called whenever one of these tables has changed, live or not."""
        self._followers[tell] = frozenset(tables)
        try:
            yield
        finally:
            del self._followers[tell]

    def _on_notification(self, notification: Notification) -> None:
        if notification.kind == "changed":
            for tell, tables in self._followers.items():
                if notification.table is None or notification.table in tables:
                    tell()
        if notification.process == self.store.process:
            return
        for table, task in self._tables.items():
            if notification.table in (None, table):
                # While it is being loaded as well: what was read may be older than the notification.
                task.add_done_callback(partial(self._notify_table, notification))

    def _notify_table(self, notification: Notification, task: "asyncio.Task[LiveTable]") -> None:
        live = _result(task)
        if live is None:
            return
        if notification.kind == "presence":
            live.note_presence(notification)
        elif notification.kind == "reaction":
            chat.hear(live, notification)
        elif notification.kind == "ask-presence":
            live.publish_presence()
        else:
            self._run_in_background(self._read_again(live))
            if notification.table is None:
                live.ask_presence()

    async def _read_again(self, live: LiveTable) -> None:
        await live.read_again()
        # Somebody may have come back to us while another process put a bot in their place.
        await substitutes.come_back(live)

    # -------------------------------------------------------------- housekeeping

    def _run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[None]") -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("something in the background failed", exc_info=error)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            self._look_after_tables()

    def _look_after_tables(self) -> None:
        """Say again who is connected, and forget tables that nobody needs."""
        for table, task in list(self._tables.items()):
            live = _result(task)
            if task.done() and (live is None or live.is_idle()):
                del self._tables[table]
            elif live and live.connections:
                live.publish_presence()


def _result(task: "asyncio.Task[LiveTable]") -> LiveTable | None:
    """The table, if it is loaded by now and could be."""
    is_loaded = task.done() and not task.cancelled() and task.exception() is None
    return task.result() if is_loaded else None
