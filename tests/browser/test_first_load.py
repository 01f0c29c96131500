"""What a page needs is named in its HTML, so that nothing waits for something else; and it is little."""

import re
from urllib.parse import urlsplit

import pytest
from browser.pages import VIEWS
from playwright.async_api import expect

pytestmark = pytest.mark.anyio

# What scripts and styles may weigh, as they are sent. A phone fetches some 200,000 bytes a second.
PLAIN, BOARD = 65_000, 109_000
PAGES = {
    **dict.fromkeys(["start", "new-table", "join", "record", "emerald-rules", "kadora-rules"], PLAIN),
    **dict.fromkeys(["lobby", "emerald-table", "kadora-table", "emerald-replay", "kadora-replay"], BOARD),
}


@pytest.mark.parametrize("name", PAGES)
async def test_all_that_a_page_fetches_is_named_in_it_and_is_little(visit, server, laid, name):
    view = next(view for view in VIEWS if view.name == name)
    ann = await visit("Ann", phone=True)
    await laid.let_in(ann.page.context, server.address)
    asked = []
    ann.page.on("request", lambda request: asked.append(request))
    html = await (await ann.page.goto(laid.path(view, "en"))).text()
    await ann.page.locator(view.shows).first.wait_for()
    fetched = {
        path: request for request in asked if (path := urlsplit(request.url).path).endswith((".js", ".css"))
    }
    # Nothing else, and nothing in vain.
    assert set(fetched) == set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', html))
    # What is asked for twice was not asked for as the page does.
    assert [urlsplit(request.url).path for request in asked].count("/api/games") == 1
    sizes = {path: int(await size(request)) for path, request in fetched.items()}
    assert sum(sizes.values()) < PAGES[name], sizes


async def size(request) -> str:
    return await (await request.response()).header_value("content-length")


async def test_the_frame_is_there_before_any_script(visit):
    ann = await visit("Ann", java_script_enabled=False)
    await ann.page.goto("/")
    await expect(ann.page.locator("header.top")).to_have_text("Gemhoard")
    box = await ann.page.locator("header.top").bounding_box()
    assert (box["x"], box["y"], box["width"]) == (0, 0, 1440) and box["height"] >= 44
