"""Servers of our own on the loopback, databases of our own, and people who talk to them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from server.people import Person
from server.postgres import Postgres, start_postgres, why_no_postgres

from gemhoard.server.app import create_app
from gemhoard.server.page import PAGE
from gemhoard.server.serve import configure, listen


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def patient_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our people play faster than any person."""
    monkeypatch.setattr("gemhoard.server.websocket.A_SECOND", 10_000)
    monkeypatch.setattr("gemhoard.server.websocket_protocol.FRAMES_A_SECOND", 10_000)


class Running:
    """A server in this process, so that a test can compare what is sent with the truth."""

    def __init__(self, app, address: str, program: uvicorn.Server) -> None:
        self.app, self.address, self.program = app, address, program

    @property
    def protocols(self) -> list:
        """What uvicorn holds of each connection."""
        return list(self.program.server_state.connections)

    @property
    def live_tables(self):
        return self.app.state.live_tables

    async def truth(self, table: str):
        return (await self.live_tables.get(table)).table

    def person(self) -> Person:
        return Person(self.address)


@asynccontextmanager
async def run_server(database: str, page: Path = PAGE, pace: float = 0.0) -> AsyncIterator[Running]:
    app = create_app(database, page, pace)
    with listen("127.0.0.1", 0) as listener:
        server = uvicorn.Server(configure(app))
        task = asyncio.create_task(server.serve([listener]))
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        yield Running(app, f"http://127.0.0.1:{listener.getsockname()[1]}", server)
        server.should_exit = True
        await task


@pytest.fixture
def hear_log(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], pytest.LogCaptureFixture]]:
    """All that is logged from now on, also by uvicorn, which lets no other logger have it."""
    logger = logging.getLogger("uvicorn")

    def hear() -> pytest.LogCaptureFixture:
        logger.addHandler(caplog.handler)
        return caplog

    yield hear
    logger.removeHandler(caplog.handler)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with run_server(str(tmp_path / "tables.db")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if reason := why_no_postgres():
        pytest.skip(reason)
    with start_postgres() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres").new_database()
