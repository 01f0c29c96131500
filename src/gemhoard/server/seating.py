"""All SQL that changes who sits where."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Update, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhoard.server.schema import SEATS, TABLES

FREE: dict[str, Any] = {"kind": "free", "name": "", "level": None, "holder": None, "asked": None}


class Seating:
    """Before the start, unless said otherwise: once the game has begun, the answer is False."""

    def __init__(self, changing: Callable[..., AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._changing = changing  # A transaction, and a notification of it to the other processes.

    async def claim(self, table: str, seat: int, name: str, holder: str) -> bool:
        """Sit down on a free seat, or False if somebody was faster."""
        async with self._changing(table) as connection:
            await _new_revision(connection, table)
            return await _sit(connection, table, seat, name, holder)

    async def rename(self, table: str, seat: int, name: str, holder: str) -> bool:
        async with self._changing(table) as connection:
            if not await _new_revision(connection, table):
                return False
            return await _is_done(connection, _held(table, seat, holder).values(name=name))

    async def move(self, table: str, seat: int, to: int, name: str, holder: str) -> bool:
        """From one's own seat to a free one. The hosting goes along."""
        async with self._changing(table) as connection:
            if not await _new_revision(connection, table):
                return False
            if not await _sit(connection, table, to, name, holder):
                return False
            await connection.execute(_held(table, seat, holder).values(FREE))
            was_host = update(TABLES).where(TABLES.c.id == table, TABLES.c.host == seat)
            await connection.execute(was_host.values(host=to))
            return True

    async def start(self, table: str, level: str) -> bool:
        """Begin, with bots in the free seats, or False if it has begun already."""
        async with self._changing(table) as connection:
            if not await _new_revision(connection, table, started=True):
                return False
            free = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.kind == "free")
            await connection.execute(free.values(kind="bot", name="", level=level, asked=None))
            return True

    # -------------------------------------------------------------- what the host does

    async def fill(self, table: str, seat: int, level: str, name: str) -> bool:
        """With a bot, in the place of nobody or of another one."""
        async with self._changing(table) as connection:
            if not await _new_revision(connection, table):
                return False
            empty = _at(table, seat).where(SEATS.c.kind != "person")
            return await _is_done(
                connection, empty.values(FREE | {"kind": "bot", "name": name, "level": level})
            )

    async def free(self, table: str, seats: Sequence[int], host: int | None) -> bool:
        """Whoever sits there leaves. Who is the host then?"""
        async with self._changing(table) as connection:
            if not await _new_revision(connection, table, host=host):
                return False
            for seat in seats:
                await connection.execute(_at(table, seat).values(FREE))
            return True

    async def pass_hosting(self, table: str, seat: int) -> bool:
        """Also in a game."""
        async with self._changing(table) as connection:
            passed = update(TABLES).where(TABLES.c.id == table)
            return await _is_done(connection, passed.values(host=seat, revision=TABLES.c.revision + 1))

    # -------------------------------------------------------------- in a game

    async def substitute(self, table: str, seat: int, level: str | None) -> bool:
        """Who plays for a person: a bot, or nobody else any more."""
        async with self._changing(table) as connection:
            gone = _at(table, seat).where(SEATS.c.kind == "person")
            return await _is_done(connection, gone.values(substitute=level))

    # -------------------------------------------------------------- play again

    async def follow(self, table: str, before: str, seats: Sequence[int], holder: str) -> bool:
        """Take the seats that are kept for somebody. With the last of them the game begins."""
        async with self._changing(table, before) as connection:
            if not await _new_revision(connection, table):
                return False
            taken = _kept(table, seats).values(kind="person", holder=holder, asked=None)
            if not await _is_done(connection, taken):
                return False
            free = select(func.count()).where(SEATS.c.table_id == table, SEATS.c.kind == "free")
            if not (await connection.execute(free)).scalar_one():
                await _new_revision(connection, table, started=True)
            return True

    async def decline(self, table: str, before: str, seats: Sequence[int]) -> bool:
        async with self._changing(table, before) as connection:
            if not await _new_revision(connection, table):
                return False
            return await _is_done(connection, _kept(table, seats).values(asked=False))


def _at(table: str, seat: int) -> Update:
    return update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)


def _held(table: str, seat: int, holder: str) -> Update:
    return _at(table, seat).where(SEATS.c.holder == holder)


def _kept(table: str, seats: Sequence[int]) -> Update:
    """The seats kept for somebody, also if they did not want them at first."""
    kept = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat.in_(seats), SEATS.c.kind == "free")
    return kept.where(SEATS.c.asked.is_not(None))


async def _is_done(connection: AsyncConnection, change: Update) -> bool:
    return (await connection.execute(change)).rowcount > 0


async def _new_revision(connection: AsyncConnection, table: str, **changes: Any) -> bool:
    """First in a transaction, so that those of other processes wait. False once the game has begun."""
    waiting = update(TABLES).where(TABLES.c.id == table, TABLES.c.started.is_(False))
    return await _is_done(connection, waiting.values(revision=TABLES.c.revision + 1, **changes))


async def _sit(connection: AsyncConnection, table: str, seat: int, name: str, holder: str) -> bool:
    free = _at(table, seat).where(SEATS.c.kind == "free", SEATS.c.asked.is_not(True))
    return await _is_done(connection, free.values(kind="person", name=name, holder=holder, asked=None))
