"""A server, a browser, and people who visit it. What the browser complains of fails the test."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from browser.chromium import run_chromium
from browser.pages import Laid, lay_tables
from browser.people import LARGE, PHONE, Person
from browser.server import Server, run_server
from playwright.async_api import Browser, expect

# In milliseconds. Nothing takes so long, unless the machine has much else to do.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Awaitable[Person]]


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
    """Somebody comes, with a browser that nobody else has used."""
    people: list[Person] = []

    async def come(
        name: str,
        *,
        at: str = server.address,
        language: str = "en",
        phone: bool = False,
        speed: str | None = "none",
        **more: object,
    ) -> Person:
        settings = {"language": language, "name": name} | ({"speed": speed} if speed else {})
        kept = {"name": "gemhoard-settings", "value": json.dumps(settings)}
        context = await chromium.new_context(
            base_url=at,
            storage_state={"cookies": [], "origins": [{"origin": at, "localStorage": [kept]}]},
            **(PHONE if phone else LARGE),
            **more,
        )
        context.set_default_timeout(PATIENCE)
        people.append(Person(name, await context.new_page(), language=language, touches=phone))
        return people[-1]

    yield come
    for person in people:
        await person.page.context.close()
    assert [trouble for person in people for trouble in person.unexpected()] == []
