"""All SQL that changes who sits where."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

from sqlalchemy import Update, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhoard.server.schema import SEATS, TABLES

FREE: dict[str, Any] = {
    "kind": "free",
    "name": "",
    "level": None,
    "holder": None,
    "asked": None,
    "adapts": None,
}


class NotDoneError(Exception):
    """Somebody was faster, or the game has begun."""


class Seating:
    """Before the start, unless said otherwise: once the game has begun, the answer is False.

    What is not done leaves no trace: nothing is written, and nobody is told.
    """

    def __init__(self, changing: Callable[..., AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._publishing = changing  # A transaction, and a notification of it to the other processes.

    @asynccontextmanager
    async def _changing(self, *tables: str) -> AsyncIterator[AsyncConnection]:
        """Left early, where something is not done."""
        with suppress(NotDoneError):
            async with self._publishing(*tables) as connection:
                yield connection

    async def claim(self, table: str, seat: int, name: str, holder: str) -> bool:
        """Sit down on a free seat, or False if somebody was faster."""
        async with self._changing(table) as connection:
            await _new_revision(connection, table)
            await _sit(connection, table, seat, name, holder)
            return True
        return False

    async def rename(self, table: str, seat: int, name: str, holder: str) -> bool:
        async with self._changing(table) as connection:
            await _new_revision(connection, table)
            await _do(connection, _held(table, seat, holder).values(name=name))
            return True
        return False

    async def move(self, table: str, seat: int, to: int, name: str, holder: str) -> bool:
        """From one's own seat to a free one. The hosting goes along."""
        async with self._changing(table) as connection:
            await _new_revision(connection, table)
            await _sit(connection, table, to, name, holder)
            await _do(connection, _held(table, seat, holder).values(FREE))
            was_host = update(TABLES).where(TABLES.c.id == table, TABLES.c.host == seat)
            await connection.execute(was_host.values(host=to))
            return True
        return False

    async def start(self, table: str, level: str) -> bool:
        """Begin, with bots in the free seats, or False if it has begun already."""
        async with self._changing(table) as connection:
            await _new_revision(connection, table, started=True)
            free = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.kind == "free")
            await connection.execute(free.values(kind="bot", name="", level=level, asked=None))
            return True
        return False

    # -------------------------------------------------------------- what the host does

    async def fill(self, table: str, seat: int, level: str, name: str) -> bool:
        """With a bot, in the place of nobody or of another one."""
        async with self._changing(table) as connection:
            await _new_revision(connection, table)
            empty = _at(table, seat).where(SEATS.c.kind != "person")
            await _do(connection, empty.values(FREE | {"kind": "bot", "name": name, "level": level}))
            return True
        return False

    async def free(self, table: str, seats: Sequence[int], host: int | None) -> bool:
        """Whoever sits there leaves. Who is the host then?"""
        async with self._changing(table) as connection:
            await _new_revision(connection, table, host=host)
            for seat in seats:
                await connection.execute(_at(table, seat).values(FREE))
            return True
        return False

    async def pass_hosting(self, table: str, seat: int) -> bool:
        """Also in a game."""
        async with self._changing(table) as connection:
            passed = update(TABLES).where(TABLES.c.id == table)
            await _do(connection, passed.values(host=seat, revision=TABLES.c.revision + 1))
            return True
        return False

    # -------------------------------------------------------------- in a game

    async def substitute(self, table: str, seat: int, level: str | None) -> bool:
        """Who plays for a person: a bot, or nobody else any more."""
        async with self._changing(table) as connection:
            gone = _at(table, seat).where(SEATS.c.kind == "person")
            await _do(connection, gone.values(substitute=level))
            return True
        return False

    async def take_hint(self, table: str, seat: int) -> bool:
        """It stays known who had hints; False if it was known."""
        async with self._changing(table) as connection:
            await _do(connection, _at(table, seat).where(SEATS.c.hinted.is_(None)).values(hinted=True))
            return True
        return False

    # -------------------------------------------------------------- play again

    async def follow(self, table: str, before: str, seats: Sequence[int], holder: str) -> bool:
        """Take the seats that are kept for somebody. With the last of them the game begins."""
        async with self._changing(table, before) as connection:
            await _new_revision(connection, table)
            await _do(connection, _kept(table, seats).values(kind="person", holder=holder, asked=None))
            free = select(func.count()).where(SEATS.c.table_id == table, SEATS.c.kind == "free")
            if not (await connection.execute(free)).scalar_one():
                await _new_revision(connection, table, started=True)
            return True
        return False

    async def decline(self, table: str, before: str, seats: Sequence[int]) -> bool:
        async with self._changing(table, before) as connection:
            await _new_revision(connection, table)
            await _do(connection, _kept(table, seats).values(asked=False))
            return True
        return False


def _at(table: str, seat: int) -> Update:
    return update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)


def _held(table: str, seat: int, holder: str) -> Update:
    return _at(table, seat).where(SEATS.c.holder == holder)


def _kept(table: str, seats: Sequence[int]) -> Update:
    """The seats kept for somebody, also if they did not want them at first."""
    kept = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat.in_(seats), SEATS.c.kind == "free")
    return kept.where(SEATS.c.asked.is_not(None))


async def _do(connection: AsyncConnection, change: Update) -> None:
    if not (await connection.execute(change)).rowcount:
        raise NotDoneError


async def _new_revision(connection: AsyncConnection, table: str, **changes: Any) -> None:
    """First in a transaction, so that those of other processes wait. Not done once the game has begun."""
    waiting = update(TABLES).where(TABLES.c.id == table, TABLES.c.started.is_(False))
    await _do(connection, waiting.values(revision=TABLES.c.revision + 1, **changes))


async def _sit(connection: AsyncConnection, table: str, seat: int, name: str, holder: str) -> None:
    free = _at(table, seat).where(SEATS.c.kind == "free", SEATS.c.asked.is_not(True))
    await _do(connection, free.values(kind="person", name=name, holder=holder, asked=None))
