"""The games of a browser at the top of its start page: whose turn, which result, always current."""

import json

import pytest
from browser.axe import violations
from playwright.async_api import expect

pytestmark = pytest.mark.anyio

TABLES = ["emerald", "lobby", "emerald-over", "kadora", "kadora-over"]


async def come_back(visit, server, laid, tables, **more):
    """Ann, whose browser knows of these tables, on the start page."""
    ann = await visit("Ann", **more)
    await laid.let_in(ann.page.context, server.address)
    known = [
        {"table": laid.tables.get(name, name), "game": "kadora" if "kadora" in name else "emerald"}
        | {"names": ["Ann"], "over": False, "when": 1_700_000_000_000}
        for name in tables
    ]
    kept = json.dumps(json.dumps(known))
    await ann.page.add_init_script(f"localStorage['gemhoard-games'] ??= {kept}")
    await ann.open()
    return ann


def games(ann):
    return ann.page.get_by_role("region", name=ann.words("my-games")).get_by_role("listitem")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("cs", True)])
async def test_each_says_whose_turn_it_is_or_who_has_won(visit, server, laid, language, phone):
    ann = await come_back(visit, server, laid, TABLES, language=language, phone=phone)
    # They come first on the page, those that wait for me before all others.
    await expect(games(ann).locator(".state").nth(2)).to_have_text(ann.words("game-waits"))
    assert (await games(ann).locator(".state").all_inner_texts())[:2] == [ann.words("game-your-turn")] * 2
    tops = await ann.page.locator("#mine, main h1").evaluate_all("all => all.map((each) => each.id)")
    assert tops == ["mine", ""]
    await ann.button("games-all", count=len(TABLES)).click()
    results = (await games(ann).locator(".state").all_inner_texts())[3:]
    won = [
        ann.words("game-won", count=1),
        *(ann.words("game-winners", count=1, who=who) for who in ("Hilda", "Otto")),
    ]
    assert set(results) <= set(won) and len(results) == 2
    assert all(await games(ann).locator("time").all_inner_texts())
    await ann.reads_one_language()
    assert await violations(ann.page) == []
    assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_what_happens_elsewhere_is_seen_by_whoever_comes_back(visit):
    ann, bo = await visit("Ann"), await visit("Bo")
    await ann.set_up("kadora", "me:Ann", "friend")
    await bo.open(await ann.page.locator("input.link").input_value())
    await bo.sit_down(1)
    await ann.tap(ann.button("start-game"))
    await bo.page.locator("a.brand").click()
    state = games(bo).locator(".state")
    await expect(state).to_have_text(bo.words("game-turn", who="Ann"))
    for _ in range(2):
        assert await ann.until_asked() == "turn"
        await ann.choose()
    # As a browser says that the page is looked at again; it need not be loaded again.
    await expect(ann.page).to_have_title(ann.words("title-table"))
    await bo.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await expect(state).to_have_text(bo.words("game-your-turn"))
    await games(bo).get_by_role("link").click()
    assert await bo.until_asked() == "turn"


async def test_a_turn_is_told_at_once_to_whoever_looks_at_the_list(visit):
    ann, bo = await visit("Ann"), await visit("Bo")
    # It does not ask again by itself.
    await bo.page.add_init_script("window.setInterval = () => 0")
    await ann.set_up("kadora", "me:Ann", "friend")
    await bo.open(await ann.page.locator("input.link").input_value())
    await bo.sit_down(1)
    await bo.page.locator("a.brand").click()
    state = games(bo).locator(".state")
    await expect(state).to_have_text(bo.words("game-waits"))
    await ann.tap(ann.button("start-game"))
    await expect(state).to_have_text(bo.words("game-turn", who="Ann"))
    for _ in range(2):
        assert await ann.until_asked() == "turn"
        await ann.choose()
    await expect(state).to_have_text(bo.words("game-your-turn"))


async def test_a_table_that_is_gone_is_said_to_be_and_can_be_removed(visit, server, laid):
    ann = await come_back(visit, server, laid, ["nobody-laid-this", "kadora"])
    gone = games(ann).filter(has_text=ann.words("game-gone"))
    await expect(gone).to_have_count(1)
    assert await gone.get_by_role("link").count() == 0
    await gone.get_by_role("button").click()
    await expect(games(ann)).to_have_count(1)
    await ann.page.reload()
    await expect(games(ann).locator(".state")).to_have_text(ann.words("game-your-turn"))
