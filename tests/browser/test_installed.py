"""The page as a browser keeps it: it starts without a network, says so, and keeps nothing private."""

import pytest
from browser.axe import violations
from playwright.async_api import expect

pytestmark = pytest.mark.anyio

IS_INSTALLED = "() => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
ALL_KEPT = """async () => {
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map(({ url }) => new URL(url).pathname);
}"""


async def test_without_a_network_the_page_starts_and_says_so(visit):
    ann = await visit("Ann", language="nl")
    ann.expects_trouble("ERR_INTERNET_DISCONNECTED")
    ann.expects_trouble("ERR_FAILED")  # what the service worker could not fetch
    await ann.open()
    await ann.page.wait_for_function(IS_INSTALLED)
    await ann.page.context.set_offline(True)
    await ann.page.reload()
    await ann.sees("page-no-network")
    await ann.reads_one_language()
    assert await violations(ann.page) == []
    # Any address starts it.
    await ann.page.goto("/new/emerald")
    await ann.sees("offline-heading")
    await ann.sees("page-no-network")
    await ann.page.context.set_offline(False)
    await expect(ann.page.locator("fieldset").first).to_be_visible()


async def test_nothing_of_a_table_is_kept(visit):
    ann = await visit("Ann")
    await ann.open()
    await ann.page.wait_for_function(IS_INSTALLED)
    await ann.set_up("kadora", "me:Ann", "bot:squire")
    await ann.play(2)
    await ann.open("/record")
    # What the table needed comes from there the next time. It is kept after it was used.
    await ann.page.wait_for_function(
        f"async () => (await ({ALL_KEPT})()).some((path) => path.includes('Table'))"
    )
    kept = await ann.page.evaluate(ALL_KEPT)
    assert {"/", "/logo.svg"} <= set(kept)
    assert all(path in ("/", "/logo.svg") or path.startswith("/assets/") for path in kept)
