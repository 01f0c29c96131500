"""Hints at the table: step by step, drawn on the board, and told to everybody."""

import re
from dataclasses import replace

import pytest
from browser.axe import violations
from browser.pages import ANN, HILDA, OTTO, has_phase
from browser.server import cut, lay_table, play_out
from playwright.async_api import expect

pytestmark = pytest.mark.anyio
PHASES = {"emerald": "move", "kadora": "give"}
LOOK, REASON = "Gifts per game", "Gifts per game: 1.5 instead of 0.5."
SMALL = {"width": 320, "height": 568}


@pytest.fixture
def asking(visit, server, laid):
    """Ann at a table where it is her turn, and a coach who needs no time. With her, what it says is best."""

    async def come(game: str, **more):
        record = cut(play_out(game, 3, 4), has_phase(PHASES[game]), at=0.5)
        table = await lay_table(server, record, [ANN, HILDA, OTTO], laid.secret)
        *_, state = record.replay()
        best, *others = [record.game.words[action] for action in record.game.legal(state)]

        async def tell(route):
            wish = route.request.post_data_json
            assert wish["number"] == len(record.actions)
            await route.fulfill(json=hint(best, others, wish.get("why_not")))

        ann = await visit("Ann", **more)
        await laid.let_in(ann.page.context, server.address)
        await ann.page.route("**/hint", tell)
        await ann.open(f"/table/{table.id}")
        return ann, best, others

    return come


def hint(best: str, others: list[str], why_not: str | None) -> dict:
    return {
        "importance": "critical",
        "look_at": LOOK,
        "best": best,
        "close": others[:1],
        "chances": {best: 46} | dict.fromkeys(others, 31),
        "instead_of": why_not or others[-1],
        "reasons": [REASON],
    }


def panel(ann):
    return ann.page.get_by_role("group", name=ann.words("hint"), exact=True)


STEPS = ["critical", LOOK, "46%", REASON]


@pytest.mark.parametrize("size", [None, "phone", "small"])
@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_each_step_tells_more_and_the_action_is_drawn(asking, game, size):
    ann, _, others = await asking(game, phone=bool(size))
    if size == "small":
        await ann.page.set_viewport_size(SMALL)
    pins = ann.page.locator(".board .pin")
    await expect(pins).to_have_count(0)
    await ann.tap(ann.button("hint"))
    for number, step in enumerate(STEPS):
        await expect(panel(ann)).to_contain_text(step)
        await expect(pins).to_have_count(0) if number < 2 else await expect(pins.first).to_be_visible()
        assert await violations(ann.page) == []
        assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if number < len(STEPS) - 1:
            await ann.tap(ann.button("hint-more"))
    await ann.reads_one_language()
    # The last one is as good as any, the first one just as good as the best.
    why = panel(ann).get_by_label(ann.words("hint-why-not"))
    await why.select_option(others[0])
    await expect(panel(ann)).not_to_contain_text(REASON)
    await why.select_option(others[1])
    await expect(panel(ann)).to_contain_text(REASON)
    await ann.tap(panel(ann).get_by_role("button", name=ann.words("close")))
    await expect(panel(ann)).to_have_count(0)
    await expect(pins).to_have_count(0)


@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_by_key_alone(asking, game):
    ann, *_ = await asking(game)
    await ann.button("hint").wait_for()
    for step in STEPS:
        await ann.page.keyboard.press("h")
        await expect(panel(ann)).to_contain_text(step)
    await ann.page.keyboard.press("Escape")
    await expect(panel(ann)).to_have_count(0)
    # By the buttons: the focus stays where one reads on, and goes back.
    await ann.button("hint").focus()
    await ann.page.keyboard.press("Enter")
    await ann.button("hint-more").focus()
    for step in STEPS[1:]:
        await ann.page.keyboard.press("Enter")
        await expect(panel(ann)).to_contain_text(step)
    await expect(panel(ann)).to_be_focused()
    await ann.page.keyboard.press("Escape")
    await expect(ann.button("hint")).to_be_focused()
    # It is for this moment only.
    await ann.page.keyboard.press("h")
    await ann.choose()
    await expect(panel(ann)).to_have_count(0)


async def test_friends_agree_on_hints_before_the_start(visit):
    ann, bo = await visit("Ann"), await visit("Bo")
    await ann.open("/new/kadora")
    agreed = ann.page.get_by_label(re.compile(ann.words("hints-for-all")))
    await expect(agreed).to_be_visible()
    await ann.page.locator("input[name=count][value='2']").check()
    await ann.page.get_by_label(ann.words("who-starts")).select_option("0")
    await agreed.check()
    await ann.tap(ann.button("open-table"))
    await ann.sees("lobby-hints")
    invitation = await ann.page.locator("input.link").first.input_value()
    await bo.open(invitation.split("/", 3)[3].join(["/", ""]))
    await bo.sees("lobby-hints")
    await bo.sit_down(1)
    await ann.tap(ann.button("start-game"))
    await expect(ann.button("hint")).to_be_enabled()
    await expect(bo.button("hint")).to_be_disabled()


async def test_alone_with_bots_nobody_needs_to_agree_and_without_agreement_there_are_none(visit):
    ann = await visit("Ann")
    await ann.open("/new/kadora")
    await ann.page.get_by_label(ann.words("seat-number", number=2), exact=True).select_option("bot:squire")
    await expect(ann.page.get_by_label(re.compile(ann.words("hints-for-all")))).to_have_count(0)
    await ann.set_up("kadora", "me:Ann", "here:Bo")
    await ann.until_asked()
    await ann.tap(ann.button("curtain-lift", who="Ann"))
    await ann.until_asked()
    await expect(ann.button("undo")).to_be_visible()
    await expect(ann.button("hint")).to_have_count(0)


async def test_a_game_with_hints_says_so_in_the_end(visit, server, laid):
    record = play_out("kadora", 2, 4)
    seats = [replace(ANN, hinted=True), HILDA]
    table = await lay_table(server, record, seats, laid.secret)
    ann = await visit("Ann")
    await laid.let_in(ann.page.context, server.address)
    await ann.open(f"/table/{table.id}")
    await ann.tap(ann.button("points"))
    await expect(ann.page.locator("dialog th").filter(has_text=ann.words("state-hinted"))).to_have_count(1)
    await ann.open("/")
    await ann.sees("state-hinted")
    await ann.open(f"/replay/{table.id}/{len(record.actions)}")
    await expect(ann.page.get_by_text(re.compile("with hints")).first).to_be_attached()


async def test_the_first_game_after_a_lesson_tells_of_hints(visit):
    ann = await visit("Ann", phone=True)
    await ann.open("/learn/kadora")
    play = ann.button("lesson-play")
    await ann.button("lesson-skip").wait_for()
    while not await play.count():
        await ann.button("lesson-skip").click()
    await ann.tap(play)
    await ann.page.wait_for_url("**/table/*")
    await ann.sees("hint-offer")
    await expect(ann.button("hint")).to_be_visible()
    await ann.tap(ann.page.locator(".tip .close"))
    await ann.page.reload()
    await ann.until_asked()
    await expect(ann.page.get_by_text(ann.words("hint-offer"))).to_have_count(0)
