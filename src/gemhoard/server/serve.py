"""The server as a program: `gemhoard serve`."""

import asyncio
import os
import socket
import sqlite3
import webbrowser
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from gemhoard.server.app import PACE, App, create_app
from gemhoard.server.database import DatabaseError, read_url
from gemhoard.server.network import network_address, own_address
from gemhoard.server.store import Store, now
from gemhoard.server.websocket import MAX_FRAME
from gemhoard.server.websocket_protocol import WebSocketProtocol

# How long a stopping server waits for pages to close their connections.
GOODBYE_SECONDS = 2
DAY = 24 * 3600 * 1000  # milliseconds


def default_database() -> str:
    """The file that games are kept in when nobody says where, in the user's own folder."""
    if address := os.environ.get("DATABASE_URL"):
        return address
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "gemhoard"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        return "gemhoard.db"
    return str(home / "gemhoard.db")


class ServeError(Exception):
    """Why the server cannot start."""


class Server(uvicorn.Server):
    """Says where it is as soon as it is ready, and shows it in a browser if that is wished."""

    opens_browser = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address, network = own_address(host, port), network_address(host, port)
            print(f"Gemhoard is ready at {address}", flush=True)
            if network not in (None, address):
                print(f"Others on your network can join at {network}", flush=True)
            if self.opens_browser:
                # Beside the loop: starting a browser may take a while, and there may be none.
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


def configure(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=WebSocketProtocol,
        ws_max_size=MAX_FRAME,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def serve(host: str, port: int, database: str, *, pace: float = PACE, opens_browser: bool = False) -> int:
    """Serve until Ctrl-C."""
    with listen(host, port) as listener, _lock_database(database):
        asyncio.run(_check(database))
        app = create_app(database, pace=pace, searches=True)
        app.state.network = network_address(*listener.getsockname()[:2])
        server = Server(configure(app))
        server.opens_browser = opens_browser
        # uvicorn ends in order, and then raises the signal again.
        with suppress(KeyboardInterrupt):
            server.run([listener])
    return 0 if server.started else 2


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        raise ServeError(f"cannot serve at {host}, port {port}: {error}") from error
    # Connections inherit it. Without, the second part of an answer waits 40 ms for the first to be confirmed.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


@contextmanager
def _lock_database(database: str) -> Iterator[None]:
    """Refuse a second server on the same file: neither would notice what the other one does.

    The lock is SQLite's own, on an empty file beside the games. It goes with the process, however that ends.
    """
    path = _file_of(database)
    if path is None:
        yield
        return
    try:
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise ServeError(f"cannot use this database: {error}") from error
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise ServeError(
                f"another server uses the games in {path}; only PostgreSQL can be shared by several servers"
            ) from error
        yield


def _file_of(database: str) -> Path | None:
    """The file that the games are in, if they are in one."""
    try:
        url = read_url(database)
    except SQLAlchemyError as error:
        raise ServeError(f"cannot use this database: {error}") from error
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)).resolve() if is_file else None


async def _check(database: str) -> None:
    """Open the database once, so that what is wrong with it is said in one line."""
    async with _opened(database):
        pass


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    try:
        if path := _file_of(database):
            # If a file cannot be opened, a thread of aiosqlite may outlive the loop, and complain at length.
            sqlite3.connect(path).close()
        store = Store(database)
        try:
            await store.open()
            yield store
        finally:
            await store.close()
    # The last two: a host or a port that cannot be.
    except (SQLAlchemyError, DatabaseError, sqlite3.Error, OSError, ValueError, OverflowError) as error:
        reason, *_ = str(getattr(error, "orig", None) or error).splitlines() or ["it does not answer"]
        raise ServeError(f"cannot use this database: {reason}") from error


async def prune(database: str, days: float, *, is_meant: bool) -> list[str]:
    """The tables at which nothing has happened for so many days; deleted if that is meant."""
    async with _opened(database) as store:
        old = await store.untouched_since(now() - int(days * DAY))
        if is_meant:
            await store.delete(old)
        return old
