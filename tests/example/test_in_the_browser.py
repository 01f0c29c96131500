"""The table with the example game, in a real browser: nothing in the page knows it."""

import re
from collections.abc import AsyncIterator

import pytest
from browser.axe import violations
from browser.chromium import run_chromium
from browser.server import Server, run_server
from browser.visits import Visit, visits
from example_game import EXAMPLE
from playwright.async_api import Browser, expect

from gemhoard.words import add_texts

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("pickaxe")]
FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(
    environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Server]:
    add_texts(EXAMPLE / "gemhoard_pickaxe" / "texts")  # for those who read the page
    database = tmp_path_factory.mktemp("server") / "tables.db"
    async with run_server(database, environment=environment) as running:
        yield running


@pytest.fixture(scope="module")
async def chromium(anyio_backend: str) -> AsyncIterator[Browser]:
    async with run_chromium() as browser:
        yield browser


@pytest.fixture
async def visit(chromium: Browser, server: Server) -> AsyncIterator[Visit]:
    async with visits(chromium, server.address) as come:
        yield come


async def test_no_lesson_is_offered_where_there_is_none(visit):
    ann = await visit("Ann")
    await ann.open()
    await expect(ann.of_game("button", "play-bots", "pickaxe")).to_have_count(1)
    await expect(ann.of_game("link", "learn", "pickaxe")).to_have_count(0)
    ann.expects_trouble("status of 404")
    await ann.open("/learn/pickaxe")
    await ann.sees("missing-heading")


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
async def test_a_whole_game(visit, phone, language):
    # In words without being asked: nobody has drawn it.
    ann = await visit("Ann", phone=phone, language=language)
    ann.in_words = True
    await ann.play_bots("pickaxe")
    assert await ann.until_asked() == "turn"
    assert await violations(ann.page) == []
    assert await ann.page.evaluate(FITS)
    await ann.sees("pickaxe-ask-dig")
    await ann.play()
    await ann.sees_scoring()


async def test_two_people_and_a_secret(visit):
    ann, bo = await visit("Ann"), await visit("Bo")
    ann.in_words = bo.in_words = True
    await ann.set_up("pickaxe", "me:Ann", "friend")
    await bo.open(await ann.page.locator("input.link").input_value())
    await bo.sit_down(1)
    await ann.tap(ann.button("start-game"))
    assert await ann.until_asked() == "turn"
    secret = ann.page.locator(".plain li").filter(has_text="Bo")
    await expect(secret).to_contain_text(ann.words("plain-hidden"))
    await expect(bo.page.locator(".plain li.me")).not_to_contain_text(bo.words("plain-hidden"))


async def test_its_rules_are_a_click_away(visit):
    ann = await visit("Ann")
    ann.in_words = True
    await ann.set_up("pickaxe", "me:Ann", "bot:squire")
    await ann.play(1)
    await ann.page.locator("aside.side a.rule", has_text="P2.1").first.click()
    slip = ann.page.get_by_role("complementary", name=ann.words("rule-number", rule="P2.1"))
    await expect(slip).to_contain_text("P2.1")
    async with ann.page.context.expect_page() as opening:
        await slip.get_by_role("link", name=ann.words("rulebook-open")).click()
    book = await opening.value
    await expect(book).to_have_url(re.compile("/rules/pickaxe/en#P2.1$"))
    await expect(book.locator(".found")).to_have_attribute("id", "P2.1")
