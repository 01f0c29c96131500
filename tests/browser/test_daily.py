"""The deal of the day, from the start page to the text that is shared."""

import re

import pytest
from browser.people import OFFERS
from browser.server import DAY
from playwright.async_api import expect

from gemhoard.words import LANGUAGES

pytestmark = pytest.mark.anyio
# In milliseconds: the bots of a deal wait until their searches are compiled, and play after everybody else.
LONG = 600_000

# What sticks out at the right, and what a finger would miss.
FAULTS = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  const all = [...document.querySelectorAll('main :is(a.button, button, input, a.daily)')];
  const small = all.filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return height > 0 && (height < 44 || width < 44);
  });
  return [...wide, ...small.map((each) => each.outerHTML)];
}"""


async def come_back(visit, server, laid, path, **more):
    """Ann, who has played the laid deal."""
    ann = await visit("Ann", **more)
    await laid.let_in(ann.page.context, server.address)
    await ann.open(path)
    return ann


async def test_it_is_begun_by_keyboard_and_goes_on_later(visit):
    ann = await visit("Ann")
    await ann.open()
    line = ann.page.locator("a[href='/daily/kadora']")
    await expect(line).to_contain_text(ann.words("daily-invites"))
    await ann.go_by_key(line)
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"^\d+:\d\d:\d\d$"))
    await ann.go_by_key(ann.button("daily-start"))
    await ann.page.keyboard.press("Enter")
    await ann.page.wait_for_url("**/table/*")
    table = ann.table()
    await ann.page.locator(OFFERS).first.wait_for(state="attached", timeout=LONG)
    assert await ann.button("undo").count() == 0
    await ann.open()
    await expect(line).to_contain_text(ann.words("game-goes-on"))
    # Another tab comes to the same table.
    await ann.open("/daily/kadora")
    assert await ann.button("daily-start").count() == 0
    await ann.link("game-goes-on").click()
    await ann.page.wait_for_url("**/table/*")
    assert ann.table() == table


async def test_a_whole_deal_ends_in_a_comparison(visit):
    ann = await visit("Ann", in_words=True)
    await ann.open("/daily/kadora")
    await ann.page.get_by_label(ann.words("daily-name")).fill("Ann <b>")
    await ann.button("daily-start").click()
    await ann.page.wait_for_url("**/table/*")
    ann.page.set_default_timeout(LONG)
    await ann.play()
    assert await ann.button("rematch").count() == 0
    await ann.link("daily-compare").first.click()
    await ann.page.wait_for_url(re.compile(r"/daily/kadora/\d+$"))
    await ann.page.locator("textarea").wait_for()  # All bots have played.
    await ann.sees("daily-first")
    await expect(ann.page.get_by_role("timer")).to_be_visible()  # until the next one
    assert await ann.page.locator("section").first.get_by_role("row").count() == 2 + 8
    await ann.open()
    await expect(ann.page.locator("a[href='/daily/kadora']")).not_to_contain_text(ann.words("daily-invites"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_copied_gives_nothing_away(visit, server, laid, language):
    grants = {"permissions": ["clipboard-read", "clipboard-write"]}
    ann = await come_back(visit, server, laid, f"/daily/emerald/{DAY}", language=language, **grants)
    await ann.button("daily-copy").click()
    await expect(ann.button("copied")).to_be_visible()
    lines = (await ann.page.evaluate("navigator.clipboard.readText()")).splitlines()
    game = ann.words("emerald-name")
    assert lines[0] == ann.words("daily-text", game=game, day=str(DAY))
    assert lines[1] == ann.words("daily-text-place", place=3, count=4)
    assert re.match("[◆◈◇]{8} ", lines[2])
    assert lines[3].startswith(f"{server.address}/daily/emerald") and len(lines) == 4
    # The points are on the page, but not in the text.
    mine = await ann.page.locator("tr.me td").nth(1).inner_text()
    assert mine not in re.sub("http.*", "", "".join(lines)).replace(str(DAY), "")


async def test_the_comparison_says_who_was_better_to_those_who_listen(visit, server, laid):
    ann = await come_back(visit, server, laid, f"/daily/emerald/{DAY}")
    await ann.page.locator("textarea").wait_for()
    rows = await ann.page.locator("section").first.get_by_role("row").all_inner_texts()
    assert len(rows) == 2 + 8
    told = [each for row in rows for each in ("better", "same", "worse") if ann.words(f"daily-{each}") in row]
    assert len(told) == 8 and set(told) == {"better", "same", "worse"}
    await expect(ann.page.get_by_text("Božena")).to_be_visible()
    await expect(ann.page.get_by_text(ann.words("daily-nameless"))).to_be_visible()


async def test_whoever_has_not_played_a_day_sees_nothing_of_it(visit):
    zoe = await visit("Zoe")
    zoe.expects_trouble("status of 404")
    await zoe.open(f"/daily/emerald/{DAY}")
    await zoe.sees("server-no-daily")
    assert await zoe.page.locator("table").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/daily/kadora", f"/daily/emerald/{DAY}"])
async def test_it_fits_on_the_smallest_phone(visit, server, laid, path, language):
    ann = await come_back(visit, server, laid, path, language=language, phone=True)
    await ann.page.set_viewport_size({"width": 320, "height": 568})
    await ann.page.locator("main h1").wait_for()
    await ann.page.locator("[role=timer], textarea, .daily").first.wait_for()
    assert await ann.page.evaluate(FAULTS) == []
