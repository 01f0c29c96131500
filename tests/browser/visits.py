"""People who come to a server, each with a browser that nobody else has used."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from browser.firefox import Firefox
from browser.people import LARGE, PHONE, Person
from playwright.async_api import Browser, Page, expect

# In milliseconds. Nothing takes so long, unless the machine has much else to do.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Awaitable[Person]]
KEPT = "gemhoard-settings"


@asynccontextmanager
async def visits(browser: Browser | Firefox, address: str) -> AsyncIterator[Visit]:
    """Let somebody come, again and again. What the browser complains of fails the test."""
    people: list[Person] = []

    async def come(
        name: str,
        *,
        at: str = address,
        language: str = "en",
        phone: bool = False,
        speed: str | None = "none",
        in_words: bool = False,
        **more: object,
    ) -> Person:
        settings = {"language": language, "name": name, "inWords": in_words}
        settings |= {"speed": speed} if speed else {}
        if isinstance(browser, Firefox):
            page = await firefox_page(browser, at, json.dumps(settings), phone)
        else:
            page = await chromium_page(browser, at, json.dumps(settings), phone, **more)
        # There is no finger for Firefox: a phone is a small window there.
        touches = phone and not isinstance(browser, Firefox)
        people.append(Person(name, page, language=language, touches=touches, in_words=in_words))
        return people[-1]

    yield come
    for person in people:
        await person.page.context.close()
    troubles = [trouble for person in people for trouble in person.unexpected()]
    assert not troubles, troubles


async def chromium_page(browser: Browser, at: str, settings: str, phone: bool, **more: Any) -> Page:
    origin = {"origin": at, "localStorage": [{"name": KEPT, "value": settings}]}
    context = await browser.new_context(
        base_url=at,
        storage_state={"cookies": [], "origins": [origin]},
        **(PHONE if phone else LARGE),
        **more,
    )
    context.set_default_timeout(PATIENCE)
    return await context.new_page()


async def firefox_page(browser: Firefox, at: str, settings: str, phone: bool) -> Any:
    page = await browser.new_page(at, {KEPT: settings})
    await page.set_viewport_size((PHONE if phone else LARGE)["viewport"])
    return page
