"""The SQL of tables and action logs, on SQLite or PostgreSQL; `seating` has that of who sits where."""

import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields
from functools import partial
from typing import Any, cast

from sqlalchemy import and_, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhoard.daily import Outcome
from gemhoard.server.chat_lines import ChatLines
from gemhoard.server.daily_lines import DailyLines
from gemhoard.server.database import TakenError, open_engine, read_url, transaction, upgrade
from gemhoard.server.log_entry import LogEntry
from gemhoard.server.pubsub import LocalPubSub, Notification, PostgresPubSub, PubSub
from gemhoard.server.review_lines import ReviewLines
from gemhoard.server.schema import DAILY, LOG, SEATS, TABLES, DailyRow, NextTable, SeatRow, TableRow
from gemhoard.server.seating import Seating


class Store:
    """What lasts. Every change is published to all processes, in the transaction that makes it."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.process = secrets.token_hex(8)
        self._engine = open_engine(self.url)
        is_postgres = self.url.get_backend_name() == "postgresql"
        self.pubsub: PubSub = PostgresPubSub(self.url) if is_postgres else LocalPubSub()
        self.seating = Seating(self._changing)
        self.chat = ChatLines(partial(transaction, self._engine), self._changing)
        self.daily = DailyLines(partial(transaction, self._engine))
        self.reviews = ReviewLines(partial(transaction, self._engine))

    async def open(self) -> None:
        """Bring the tables up to date, and listen to the other processes."""
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)
        await self.pubsub.open()

    async def close(self) -> None:
        await self.pubsub.close()
        await self._engine.dispose()

    async def check(self) -> None:
        """Fails if the database does not answer."""
        async with transaction(self._engine) as connection:
            await connection.execute(text("SELECT 1"))

    # -------------------------------------------------------------- reading

    async def load(self, table: str) -> TableRow | None:
        async with transaction(self._engine) as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if found is None:
                return None
            seats = await _seats(connection, table)
            next_table = await _next_table(connection, table)
            daily = await _daily(connection, table)
        columns = {name: found[name] for name in found if name != "made"}
        return TableRow(**columns, seats=seats, next=next_table, daily=daily)

    async def game_of(self, table: str) -> str | None:
        """The game that is played at a table, or None if there is no such table."""
        wanted = select(TABLES.c.game).where(TABLES.c.id == table)
        async with transaction(self._engine) as connection:
            return cast(str | None, (await connection.execute(wanted)).scalar_one_or_none())

    async def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries behind a number, in order."""
        wanted = select(LOG.c.number, LOG.c.kind, LOG.c.actor, LOG.c.words)
        wanted = wanted.where(LOG.c.table_id == table, LOG.c.number > after).order_by(LOG.c.number)
        async with transaction(self._engine) as connection:
            return [LogEntry(*row) for row in await connection.execute(wanted)]

    async def find_code(self, code: str) -> str | None:
        """The table that friends may still join by this code."""
        wanted = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.started.is_(False))
        async with transaction(self._engine) as connection:
            return cast(str | None, (await connection.execute(wanted)).scalar_one_or_none())

    async def next_table(self, table: str) -> NextTable | None:
        """Where the players of this table play again, if somebody has asked for it."""
        async with transaction(self._engine) as connection:
            return await _next_table(connection, table)

    async def held(self, holders: Mapping[str, str]) -> dict[str, tuple[str, int]]:
        """Of these tables, those where their holder has a seat: the game, and when it last went on."""
        touched = func.max(func.coalesce(LOG.c.made, TABLES.c.made))
        # A holder is made of a secret and the table's id: it holds no seat at another one.
        has_seat = select(SEATS.c.seat).where(
            SEATS.c.table_id == TABLES.c.id, SEATS.c.holder.in_(holders.values())
        )
        wanted = select(TABLES.c.id, TABLES.c.game, touched).outerjoin(LOG)
        wanted = wanted.where(TABLES.c.id.in_(holders), has_seat.exists()).group_by(
            TABLES.c.id, TABLES.c.game
        )
        async with transaction(self._engine) as connection:
            return {table: (game, changed) for table, game, changed in await connection.execute(wanted)}

    async def untouched_since(self, time: int) -> list[str]:
        """The tables at which nothing has happened since then, in milliseconds."""
        touched = func.max(func.coalesce(LOG.c.made, TABLES.c.made))
        wanted = select(TABLES.c.id).outerjoin(LOG).group_by(TABLES.c.id).having(touched < time)
        async with transaction(self._engine) as connection:
            return list((await connection.execute(wanted.order_by(TABLES.c.id))).scalars())

    # -------------------------------------------------------------- writing

    async def create(self, row: TableRow, entries: Sequence[LogEntry] = ()) -> bool:
        """A new table, or False if its id or code is taken, or its person or the game before it has one."""
        columns = {
            column.name: getattr(row, column.name) for column in TABLES.columns if column.name != "made"
        }
        seats = [{"table_id": row.id, "seat": i, **vars(seat)} for i, seat in enumerate(row.seats)]
        changed = [row.follows] if row.follows else []
        try:
            async with self._changing(*changed) as connection:
                await connection.execute(insert(TABLES).values(made=now(), **columns))
                await connection.execute(insert(SEATS), seats)
                if row.daily:
                    daily = {"table_id": row.id, "game": row.game, **vars(row.daily)}
                    await connection.execute(insert(DAILY).values(daily))
                if entries:
                    await connection.execute(insert(LOG), [_log_row(row.id, entry) for entry in entries])
        except TakenError:
            return False
        return True

    async def delete(self, tables: Sequence[str]) -> None:
        """For good, with their seats and logs."""
        async with transaction(self._engine) as connection:
            for table in tables:
                await connection.execute(delete(TABLES).where(TABLES.c.id == table))

    async def append(self, table: str, entry: LogEntry, fared: Outcome | None = None) -> bool:
        """Commit one entry of the log, or False if another one has its number.

        How somebody fared in a daily deal is committed with its last action: never without it, or later.
        """
        try:
            async with self._changing(table) as connection:
                await connection.execute(insert(LOG).values(_log_row(table, entry)))
                if fared:
                    ended = update(DAILY).where(DAILY.c.table_id == table)
                    await connection.execute(ended.values(**vars(fared)))
        except TakenError:
            return False
        return True

    @asynccontextmanager
    async def _changing(self, *tables: str) -> AsyncIterator[AsyncConnection]:
        """A transaction, and a notification of it to the other processes."""
        async with transaction(self._engine) as connection:
            yield connection
            for table in tables:
                await self.pubsub.publish(Notification(table=table, process=self.process), connection)


async def _seats(connection: AsyncConnection, table: str) -> tuple[SeatRow, ...]:
    columns = (SEATS.c[field.name] for field in fields(SeatRow))
    rows = select(*columns).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return tuple(SeatRow(*row) for row in await connection.execute(rows))


async def _next_table(connection: AsyncConnection, table: str) -> NextTable | None:
    hosted = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.host)
    wanted = select(TABLES.c.id, SEATS.c.name).outerjoin(SEATS, hosted).where(TABLES.c.follows == table)
    found = (await connection.execute(wanted)).first()
    if found is None:
        return None
    seats = await _seats(connection, found.id)
    return NextTable(found.id, found.name or "", tuple(i for i, seat in enumerate(seats) if seat.asked))


async def _daily(connection: AsyncConnection, table: str) -> DailyRow | None:
    wanted = select(DAILY.c.day, DAILY.c.rule, DAILY.c.person).where(DAILY.c.table_id == table)
    found = (await connection.execute(wanted)).first()
    return DailyRow(*found) if found else None


def _log_row(table: str, entry: LogEntry) -> dict[str, Any]:
    return {"table_id": table, **vars(entry), "made": now()}


def now() -> int:
    """In milliseconds."""
    return time.time_ns() // 1_000_000
