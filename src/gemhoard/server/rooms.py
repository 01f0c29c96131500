"""The tables that are live in this process."""

import asyncio
import logging
import re
from collections.abc import Awaitable
from functools import partial

from gemhoard.server.bots import Movers
from gemhoard.server.notices import Notice
from gemhoard.server.protocol import ID
from gemhoard.server.room import KEEPING_SECONDS, Room
from gemhoard.server.store import Store
from gemhoard.server.table import RefusedError

log = logging.getLogger(__name__)


class Rooms:
    """Any of them can be rebuilt from the store."""

    def __init__(self, store: Store, pace: float) -> None:
        self.store = store
        self.pace = pace  # so many seconds lie between what a person does and what a bot or chance does then
        self.movers = Movers()
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        store.notices.hear = self._hear
        self._do(self._keep())

    def prepare(self) -> None:
        """Let the strong bots get ready, while the others play already."""
        self._do(self.movers.prepare())

    async def get(self, table: str) -> Room:
        """A live table, rebuilt by replay if need be. Its bots go on."""
        if not re.fullmatch(ID, table):
            raise RefusedError("server-no-table", 404)
        task = self._rooms.get(table)
        if task is None:
            task = self._rooms[table] = asyncio.create_task(self._load(table))
        try:
            # Shielded: if one of those who wait gives up, the others still want it.
            room = await asyncio.shield(task)
        except BaseException:
            if task.done():
                self._rooms.pop(table, None)
            raise
        room.idle_since = asyncio.get_running_loop().time()
        room.drive()
        return room

    async def _load(self, table: str) -> Room:
        row = await self.store.load(table)
        if row is None:
            raise RefusedError("server-no-table", 404)
        room = Room(self, row)
        for entry in await self.store.log(table):
            room.table.add(entry)
        self.say(Notice(kind="who", table=table, process=self.store.process))
        return room

    async def close(self) -> None:
        # A table that is being loaded, perhaps for somebody who has gone, is using the store.
        await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        for room in self._loaded():
            await room.close()
        for chore in list(self._chores):
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.movers.close()

    # -------------------------------------------------------------- the other processes

    def say(self, notice: Notice) -> None:
        self._do(self.store.notices.send(notice, None))

    def _hear(self, notice: Notice) -> None:
        if notice.process == self.store.process:
            return
        for table, task in self._rooms.items():
            if notice.table in (None, table):
                # While it is being loaded as well: what was read may be older than the notice.
                task.add_done_callback(partial(self._hear_in, notice))

    def _hear_in(self, notice: Notice, task: "asyncio.Task[Room]") -> None:
        room = _room_of(task)
        if room is None:
            return
        if notice.kind == "here":
            room.hear_who_is_there(notice)
        elif notice.kind == "who":
            room.say_who_is_here()
        else:
            self._do(room.read_again())

    def _loaded(self) -> list[Room]:
        return [room for task in self._rooms.values() if (room := _room_of(task))]

    # -------------------------------------------------------------- keeping house

    def _do(self, chore: Awaitable[None]) -> None:
        task = asyncio.ensure_future(chore)
        self._chores.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._chores.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a chore failed", exc_info=error)

    async def _keep(self) -> None:
        """Say again who is here, and forget tables that nobody needs."""
        while True:
            await asyncio.sleep(KEEPING_SECONDS)
            for room in self._loaded():
                if room.is_idle():
                    del self._rooms[room.row.id]
                elif room.visitors:
                    room.say_who_is_here()


def _room_of(task: "asyncio.Task[Room]") -> Room | None:
    """The table, if it is loaded by now and could be."""
    is_loaded = task.done() and not task.cancelled() and task.exception() is None
    return task.result() if is_loaded else None
