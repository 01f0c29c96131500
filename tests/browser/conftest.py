"""A server, a browser, and people who visit it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from browser.chromium import run_chromium
from browser.pages import Laid, lay_tables
from browser.people import Person
from browser.server import Server, run_server
from browser.visits import Visit, visits
from playwright.async_api import Browser

HERE = Path(__file__).parent

# In seconds. Whoever tests first waits for the server to compile, which takes as long as others let it.
LONGEST = 900


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with run_server(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture(scope="session")
async def chromium(anyio_backend: str) -> AsyncIterator[Browser]:
    async with run_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
async def laid(server: Server) -> Laid:
    """Tables in the middle and at the end of a game."""
    return await lay_tables(server)


@pytest.fixture
async def at_table(visit: Visit, server: Server, laid: Laid) -> Visit:
    """Ann comes back to a laid table where she has a seat."""

    async def come(table: str, path: str = "/table/{}", **more: object) -> Person:
        ann = await visit("Ann", **more)
        await laid.let_in(ann.page.context, server.address)
        await ann.open(path.format(laid.tables[table]))
        return ann

    return come


@pytest.fixture
async def visit(chromium: Browser, server: Server) -> AsyncIterator[Visit]:
    async with visits(chromium, server.address) as come:
        yield come
