"""The board in words, for games that nobody has drawn yet and for whoever wants no picture."""

import json
import re

import pytest
from browser.axe import violations
from playwright.async_api import Route, expect

pytestmark = pytest.mark.anyio
FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize(("game", "phone", "language"), [("emerald", True, "cs"), ("kadora", True, "de")])
async def test_a_whole_game(visit, game, phone, language):
    ann = await visit("Ann", phone=phone, language=language, in_words=True)
    await ann.play_bots(game)
    assert await ann.until_asked() == "turn"
    assert await violations(ann.page) == []
    assert await ann.page.evaluate(FITS)
    await ann.reads_one_language()
    await ann.play()
    await ann.sees_scoring()


async def test_by_keyboard_alone(visit):
    ann = await visit("Ann", in_words=True)
    await ann.set_up("kadora", "me:Ann", "bot:squire")
    await ann.until_asked()
    await ann.page.keyboard.press("ArrowDown")
    while await ann.until_asked() != "over":
        # Who chose by key finds the next choice under the keys.
        await expect(ann.page.locator("[data-choice]:focus-visible")).to_have_count(1)
        await ann.choose_by_key()
    await ann.sees_scoring()


async def test_it_tells_what_happens_and_a_key_hurries_it(visit):
    ann = await visit("Ann", in_words=True, speed="calm")
    await ann.set_up("emerald", "me:Ann", "bot:squire")
    await ann.play(1)
    told = ann.page.locator(".news p").first
    await expect(told).to_contain_text("Ann")
    await ann.page.keyboard.press(" ")
    assert await ann.until_asked() == "turn"


async def test_the_hand_is_hidden_from_the_other_at_this_device(visit):
    ann = await visit("Ann", in_words=True)
    await ann.set_up("kadora", "me:Ann", "here:Bo")
    await ann.sees("curtain-pass", who="Ann")
    assert await ann.page.locator(".plain .me").count() == 0
    await ann.lift_curtain()
    mine = ann.page.locator(".plain .me")
    await expect(mine).to_contain_text("Ann")
    # Four cards are drawn: of the other player only the colours are told.
    await expect(mine.locator("dd").first.locator("svg")).to_have_count(4)
    await expect(ann.page.locator(".plain li:not(.me) > dl dd").first.locator("svg")).to_have_count(0)


async def test_pictures_and_words_are_a_setting(at_table):
    ann = await at_table("emerald")
    await expect(ann.page.locator("section.emerald")).to_be_visible()
    await ann.button("settings").click()
    await ann.page.get_by_label(ann.words("board-in-words")).check()
    await expect(ann.page.locator(".plain")).to_be_visible()
    await ann.page.get_by_label(ann.words("board-in-words")).uncheck()
    await expect(ann.page.locator("section.emerald")).to_be_visible()


# ------------------------------------------------------------------ a game that the page was built without

TEXTS = "cups-name = Seven Cups\ncups-pitch = Guess where the coin is.\n"
RULES = "# Seven Cups\n\n## 1 The cups\n\n### C1.1 Cups\n\nSee C1.2.\n\n### C1.2 Coins\n\nThere is one.\n"


async def offer_cups(route: Route) -> None:
    answer = await route.fetch()
    games = await answer.json()
    cups = games[1] | {
        "name": "cups",
        "rule_prefix": "C",
        "least": 4,
        "most": 6,
        "rulebook": ["en"],
        "options": [],
    }
    await route.fulfill(response=answer, body=json.dumps([cups, *games]))


async def test_another_game_brings_its_words_and_rules(visit):
    ann = await visit("Ann")
    ann.expects_trouble("status of 404")  # Only this browser believes that there is such a game.
    await ann.page.route("**/api/games", offer_cups)
    await ann.page.route("**/api/games/cups/texts/en", lambda route: route.fulfill(body=TEXTS))
    await ann.page.route("**/api/games/cups/rulebook/en", lambda route: route.fulfill(body=RULES))
    await ann.open()
    # In the server's order.
    await expect(ann.page.locator("article h2")).to_have_text(["Seven Cups", "Emerald", "Kadora"])
    assert await violations(ann.page) == []
    await ann.page.locator("article").first.get_by_role("link", name=ann.words("set-up")).click()
    counts = ann.page.locator("input[name=count]")
    await expect(counts).to_have_count(3)
    assert await counts.evaluate_all("all => all.map((each) => each.value)") == ["4", "5", "6"]
    await expect(ann.page.locator("fieldset ol li")).to_have_count(4)
    await ann.page.locator("input[name=game][value=kadora]").check()
    await expect(ann.page.locator("input[name=count][value='4']")).to_be_checked()
    await ann.open("/rules/cups/en#C1.1")
    await ann.page.locator("main p a").click()
    await expect(ann.page).to_have_url(re.compile("#C1.2$"))
    await expect(ann.page.locator(".found")).to_have_attribute("id", "C1.2")


@pytest.mark.parametrize("path", ["/new/chess", "/rules/chess", "/rules/chess/en#C1.1", "/rules/emerald/xx"])
async def test_a_game_that_is_not_there_has_no_pages(visit, path):
    ann = await visit("Ann")
    ann.expects_trouble("status of 404")
    await ann.open(path)
    await ann.sees("missing-heading")
    await ann.sees("page-not-found")
