"""The database: its address, its connections, its migrations, and what goes wrong with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gemhoard.server.pubsub import connect

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do that nobody else locks: one process at a time brings the tables up to date.
MIGRATION_LOCK = 0x67656D686F617264
BUSY_MILLISECONDS = 10_000
# PostgreSQL quotes values in errors of this class, such as "invalid text representation".
DATA_ERRORS = "22"


class DatabaseError(Exception):
    """What went wrong, without the values that were read or written: hidden cards, codes, invitations."""


class TakenError(DatabaseError):
    """Something was not written, since something else is there or is missing."""


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Errors come out of it without values: they end up in a log that more people read."""
    try:
        async with engine.begin() as connection:
            yield connection
    except StatementError as error:
        kind = TakenError if isinstance(error, IntegrityError) else DatabaseError
        # Without its cause, which would be logged too, details and all.
        raise kind(_describe(error)) from None


def _describe(error: StatementError) -> str:
    # The driver's own error is behind SQLAlchemy's.
    original = getattr(error.orig, "__cause__", None) or error.orig
    name, code = type(original).__name__, getattr(original, "sqlstate", None)
    is_sqlite = type(original).__module__ == "sqlite3"  # Its messages name columns, and no values.
    if is_sqlite or (code and not code.startswith(DATA_ERRORS)):
        return f"{name}: {original.args[0]}" if original and original.args else name
    return f"{name} {code or ''}".strip()


def read_url(given: str) -> URL:
    """A database's address as people write it: a file, `sqlite:///...`, `postgres://...`."""
    if "://" not in given:
        given = f"sqlite:///{given}"
    try:
        url = make_url(given)
    except ValueError as error:
        raise ArgumentError("the port in its address is not a number") from error
    if url.drivername == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+asyncpg")
    raise ArgumentError("games are kept in a file or in PostgreSQL")


def open_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, async_creator=partial(connect, url), hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)
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
        raise ArgumentError("it was last used by a newer version of Gemhoard") from error
