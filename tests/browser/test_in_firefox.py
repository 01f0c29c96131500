"""The same tests in Firefox, where the machine has one."""

from collections.abc import AsyncIterator

import pytest
from browser.firefox import Firefox, find_firefox, run_firefox
from browser.server import Server
from browser.test_kadora import test_the_last_card_of_a_pile_is_offered_once  # noqa: F401
from browser.test_layouts import (  # noqa: F401
    test_a_hand_with_every_value_leaves_room_for_the_question,
    test_all_can_be_read_and_hit,
    test_the_opening_can_be_read_and_hit,
    test_what_is_enlarged_four_times_can_be_read_and_hit,
)
from browser.test_whole_games import test_one_person_against_bots  # noqa: F401
from browser.visits import Visit, visits

program = find_firefox()
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not program, reason="this machine has no Firefox"),
]

FLEES_ONCE = """<button
  style="position: fixed" onpointerenter="this.style.left ||= '200px'" onclick="this.id = 'hit'">x</button>"""


@pytest.fixture(scope="module")
async def firefox(anyio_backend: str) -> AsyncIterator[Firefox]:
    assert program
    async with run_firefox(program) as browser:
        yield browser


@pytest.fixture
async def visit(firefox: Firefox, server: Server) -> AsyncIterator[Visit]:
    async with visits(firefox, server.address) as come:
        yield come


async def test_buttons_look_like_buttons(visit):
    """What the whole page shares is understood by the long-term release too."""
    ann = await visit("Ann")
    await ann.open()
    await ann.page.locator("main .button").first.wait_for()
    shape = "getComputedStyle(document.querySelector('main .button')).borderTopLeftRadius"
    assert await ann.page.evaluate(shape) == "999px"


async def test_a_click_that_misses_is_made_again(firefox, server):
    page = await firefox.new_page(server.address, {})
    await page.evaluate(f"void (document.body.innerHTML = `{FLEES_ONCE}`)")
    await page.locator("button").click()
    assert await page.locator("button").get_attribute("id") == "hit"
    await page.close()
