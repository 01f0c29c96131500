"""All SQL: tables, who sits where, and the action logs, on SQLite or PostgreSQL."""

import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Literal, cast

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gemhoard.server.notices import LocalNotices, Notice, Notices, PostgresNotices, connect
from gemhoard.server.protocol import MOST_NAME
from gemhoard.server.table import Entry

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do that nobody else locks: one process at a time brings the tables up to date.
MIGRATION_LOCK = 0x67656D686F617264
BUSY_MILLISECONDS = 10_000

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("setup", JSON, nullable=False),  # the deal: never sent before the end
    Column("code", String(16), nullable=True, unique=True),
    Column("invitation", String(64), nullable=False),
    Column("started", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),  # an uploaded record: nobody plays on
    Column("revision", Integer, nullable=False),  # counts the changes of who sits where
    Column("made", BigInteger, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(MOST_NAME), nullable=False),
    Column("level", String(32), nullable=True),
    Column("holder", String(64), nullable=True),  # a hash of the secret that holds the seat
    PrimaryKeyConstraint("table_id", "seat"),
    CheckConstraint("kind IN ('person', 'bot', 'free')", name="seats_kind"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("actor", Integer, nullable=False),
    Column("words", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    # Two processes can never both commit the same number: this is what keeps a table one table.
    PrimaryKeyConstraint("table_id", "number"),
    CheckConstraint("kind IN ('act', 'undo')", name="log_kind"),
)


@dataclass(frozen=True)
class SeatRow:
    kind: Literal["person", "bot", "free"]
    name: str = ""
    level: str | None = None
    holder: str | None = None


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    options: dict[str, Any]
    players: int
    first: int
    setup: dict[str, Any] = field(repr=False)
    code: str | None
    invitation: str = field(repr=False)
    started: bool
    closed: bool
    revision: int
    seats: tuple[SeatRow, ...]


class Store:
    """What lasts. Every change is told to all processes, in the transaction that makes it."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.process = secrets.token_hex(8)
        self._engine = open_engine(self.url)
        is_postgres = self.url.get_backend_name() == "postgresql"
        self.notices: Notices = PostgresNotices(self.url) if is_postgres else LocalNotices()

    async def open(self) -> None:
        """Bring the tables up to date, and listen to the other processes."""
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)
        await self.notices.open()

    async def close(self) -> None:
        await self.notices.close()
        await self._engine.dispose()

    async def check(self) -> None:
        """Fails if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # -------------------------------------------------------------- reading

    async def load(self, table: str) -> TableRow | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if found is None:
                return None
            rows = await connection.execute(
                select(SEATS.c.kind, SEATS.c.name, SEATS.c.level, SEATS.c.holder)
                .where(SEATS.c.table_id == table)
                .order_by(SEATS.c.seat)
            )
            seats = tuple(SeatRow(*row) for row in rows)
        columns = {name: found[name] for name in found if name != "made"}
        return TableRow(**columns, seats=seats)

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """The entries behind a number, in order."""
        wanted = select(LOG.c.number, LOG.c.kind, LOG.c.actor, LOG.c.words)
        wanted = wanted.where(LOG.c.table_id == table, LOG.c.number > after).order_by(LOG.c.number)
        async with self._engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(wanted)]

    async def find_code(self, code: str) -> str | None:
        """The table that friends may still join by this code."""
        wanted = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.started.is_(False))
        async with self._engine.connect() as connection:
            return cast(str | None, (await connection.execute(wanted)).scalar_one_or_none())

    async def untouched_since(self, time: int) -> list[str]:
        """The tables at which nothing has happened since then, in milliseconds."""
        touched = func.max(func.coalesce(LOG.c.made, TABLES.c.made))
        wanted = select(TABLES.c.id).outerjoin(LOG).group_by(TABLES.c.id).having(touched < time)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(TABLES.c.id))).scalars())

    # -------------------------------------------------------------- writing

    async def create(self, row: TableRow, entries: Sequence[Entry] = ()) -> bool:
        """A new table, or False if its id or code is taken."""
        columns = {
            column.name: getattr(row, column.name) for column in TABLES.columns if column.name != "made"
        }
        seats = [{"table_id": row.id, "seat": i, **vars(seat)} for i, seat in enumerate(row.seats)]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(TABLES).values(made=now(), **columns))
                await connection.execute(insert(SEATS), seats)
                if entries:
                    await connection.execute(insert(LOG), [_log_row(row.id, entry) for entry in entries])
        except IntegrityError:
            return False
        return True

    async def delete(self, tables: Sequence[str]) -> None:
        """For good, with their seats and logs."""
        async with self._engine.begin() as connection:
            for table in tables:
                await connection.execute(delete(TABLES).where(TABLES.c.id == table))

    async def append(self, table: str, entry: Entry) -> bool:
        """Commit one entry of the log, or False if another one has its number."""
        try:
            async with self._changing(table) as connection:
                await connection.execute(insert(LOG).values(_log_row(table, entry)))
        except IntegrityError:
            return False
        return True

    async def claim(self, table: str, seat: int, name: str, holder: str) -> bool:
        """Sit down on a free seat, or False if somebody was faster."""
        async with self._changing(table) as connection:
            await self._new_revision(connection, table)
            return await self._sit(connection, table, seat, name, holder)

    async def rename(self, table: str, seat: int, name: str, holder: str) -> bool:
        async with self._changing(table) as connection:
            if not await self._new_revision(connection, table):
                return False
            mine = update(SEATS).where(
                SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.holder == holder
            )
            return (await connection.execute(mine.values(name=name))).rowcount == 1

    async def move(self, table: str, seat: int, to: int, name: str, holder: str) -> bool:
        """Before the start: from one's own seat to a free one."""
        async with self._changing(table) as connection:
            if not await self._new_revision(connection, table):
                return False
            if not await self._sit(connection, table, to, name, holder):
                return False
            mine = update(SEATS).where(
                SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.holder == holder
            )
            await connection.execute(mine.values(kind="free", name="", holder=None))
            return True

    async def start(self, table: str, level: str) -> bool:
        """Begin, with bots in the free seats, or False if it has begun already."""
        async with self._changing(table) as connection:
            if not await self._new_revision(connection, table, started=True):
                return False
            free = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.kind == "free")
            await connection.execute(free.values(kind="bot", level=level))
            return True

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncIterator[AsyncConnection]:
        """A transaction, and a notice of it to the other processes."""
        notice = Notice(table=table, process=self.process)
        async with self._engine.begin() as connection:
            yield connection
            await self.notices.send(notice, connection)

    async def _new_revision(self, connection: AsyncConnection, table: str, **changes: Any) -> bool:
        """First in a transaction, so that those of other processes wait. False once the game has begun."""
        waiting = update(TABLES).where(TABLES.c.id == table, TABLES.c.started.is_(False))
        changed = await connection.execute(waiting.values(revision=TABLES.c.revision + 1, **changes))
        return changed.rowcount == 1

    async def _sit(self, connection: AsyncConnection, table: str, seat: int, name: str, holder: str) -> bool:
        free = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == "free")
        return (await connection.execute(free.values(kind="person", name=name, holder=holder))).rowcount == 1


def _log_row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, **vars(entry), "made": now()}


def now() -> int:
    """In milliseconds."""
    return time.time_ns() // 1_000_000


# ------------------------------------------------------------------ the database


def read_url(given: str) -> URL:
    """A database's address as people write it: a file, `sqlite:///...`, `postgres://...`."""
    if "://" not in given:
        given = f"sqlite:///{given}"
    try:
        url = make_url(given)
    except ValueError as error:
        raise ArgumentError("the port in its address is no number") from error
    if url.drivername == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+asyncpg")
    raise ArgumentError("games are kept in a file or in PostgreSQL")


def open_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, async_creator=partial(connect, url))
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # WAL: readers and the writer do not wait for each other, and a process killed half-way loses nothing.
    for pragma in ("journal_mode=WAL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        # It has come further than our migrations lead.
        raise ArgumentError("a newer Gemhoard has used it") from error
