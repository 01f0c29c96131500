"""What people do around a game: take back, look up, come back, replay, share, set things as they like."""

import asyncio
import json
import re
from datetime import datetime, timedelta

import pytest
from browser.people import OFFERS
from browser.server import run_server
from playwright.async_api import WebSocketRoute, expect

pytestmark = pytest.mark.anyio
# Noted when it begins: a slow test would come when it is over.
WATCH_MOVES = """() => {
  const note = ({ propertyName }) => (window.moved ||= propertyName === 'transform');
  document.querySelector('.board').addEventListener('transitionstart', note);
}"""


async def test_the_form_as_it_stands_opens_a_table(visit):
    ann = await visit("Ann")
    await ann.open()
    await ann.tap(ann.of_game("link", "set-up", "emerald"))
    third = ann.page.get_by_label(ann.words("seat-number", number=3), exact=True)
    await expect(third).to_have_value("bot:matching")
    await ann.tap(ann.button("open-table"))
    await ann.page.wait_for_url("**/table/*")
    await ann.sees("start-game")


async def test_take_back_until_something_was_revealed(visit):
    ann = await visit("Ann")
    await ann.set_up("emerald", "me:Ann", "bot:squire")
    undo = ann.button("undo")
    await expect(undo).to_be_disabled()
    await ann.play(1)
    await expect(undo).to_be_enabled()
    await ann.page.keyboard.press("u")
    await ann.sees("takes-back", who="Ann")
    await expect(ann.page.locator("aside.side s")).not_to_have_count(0)
    await expect(undo).to_be_disabled()
    await ann.set_up("kadora", "me:Ann", "bot:squire")
    while not await ann.page.locator("[data-pick^='pile:']").count():
        await ann.play(1)
        await ann.until_asked()
    await expect(undo).to_be_enabled()
    # A card is drawn, and the bot shows one: that stays so.
    await ann.choose()
    await ann.until_asked()
    await expect(undo).to_be_disabled()


async def test_undo_the_click_that_ends_my_turn_at_the_default_settings(visit, tmp_path):
    async with run_server(tmp_path / "tables.db", has_pace=True) as server:
        ann = await visit("Ann", at=server.address, speed=None)
        ann.expects_trouble("WebSocket connection")  # when the server ends
        await ann.set_up("emerald", "me:Ann", "bot:squire")
        undo = ann.button("undo")
        await ann.play(1)
        await ann.page.locator("[data-choice=stop]").click()
        # The bot has left the castle, which shows nothing new.
        lines = ann.page.locator("aside.side ol li:not(.since)")
        await expect(lines.filter(has_text=re.compile("^(?!Ann).*moves"))).not_to_have_count(0)
        await expect(undo).to_be_enabled()
        await undo.click()
        await ann.sees("takes-back", who="Ann")
        await expect(ann.page.locator("[data-choice=stop]")).to_be_visible()
        struck = lines.filter(has=ann.page.locator("s"))
        await expect(struck.filter(has_text="Ann stops")).to_have_count(1)
        await expect(struck.filter(has_text=re.compile("^(?!Ann).*moves"))).not_to_have_count(0)
        # The first of the two actions, too.
        await expect(undo).to_be_enabled()
        await undo.click()
        await expect(ann.page.locator("[data-choice=stop]")).to_have_count(0)
        await expect(undo).to_be_disabled()


@pytest.mark.parametrize("game", ["emerald", "kadora"])
@pytest.mark.parametrize("means", ["click", "Space"])
async def test_whoever_does_not_want_to_wait_sees_the_rest_at_once(visit, game, means):
    ann = await visit("Ann", speed="calm")
    await ann.page.clock.install()
    await ann.set_up(game, "me:Ann", "bot:squire", "bot:squire", first=0)
    assert await ann.until_asked() == "turn"
    # From now on no time passes in the page: whatever moves would move for ever.
    await ann.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    offers, board = ann.page.locator(OFFERS), ann.page.locator("main .board")
    for _ in range(4):
        await offers.first.wait_for(state="attached")
        told = await ann.log()
        await ann.choose()
        await expect(offers).to_have_count(0)
        while not await offers.count():  # What the bots do meanwhile moves as well.
            if means == "click":
                await board.click(position={"x": 3, "y": 3})
            else:
                await ann.page.keyboard.press("Space")
        assert await ann.log() != told


@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_how_the_bots_opened_is_shown_before_my_first_choice(visit, game):
    ann = await visit("Ann", speed="calm")
    await ann.page.clock.install()
    await ann.set_up(game, "me:Ann", "bot:squire", "bot:squire", first=1)
    # No time passes in the page: nothing of it has been shown to its end, and nothing is asked of me.
    await ann.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    await ann.page.reload()
    await ann.page.locator("main .board svg").first.wait_for()
    await ann.sees("log-empty")
    await expect(ann.page.locator(OFFERS)).to_have_count(0)
    while not await ann.page.locator(OFFERS).count():
        await ann.page.keyboard.press("Space")
    told = await ann.log()
    await ann.page.clock.resume()
    await ann.page.reload()
    assert await ann.until_asked() == "turn"
    assert await ann.log() == told and len(told) > 3


async def test_a_click_on_what_cannot_be_chosen_says_why(visit):
    ann = await visit("Ann")
    await ann.set_up("emerald", "me:Ann", "bot:squire")
    await ann.play(0)
    await ann.page.locator(".stage .card.gold:not(.down)").first.click()
    await ann.sees("refused-move-first")
    await ann.button("ok").click()
    await ann.sees("emerald-ask-move")
    await ann.page.locator(".stage .knight.blue").first.dispatch_event("click")
    await ann.sees("refused-not-yours")
    # Nothing has changed, and the game goes on.
    await ann.page.keyboard.press("Escape")
    await ann.play(2)


async def test_who_owns_which_colour_is_said_in_words(visit):
    ann = await visit("Ann")
    await ann.set_up("emerald", "me:Ann", "bot:squire")
    await ann.play(0)
    told = await ann.page.locator(".spoken li").all_text_contents()
    red, green = (ann.words("emerald-board-knights", colour=each, count=4) for each in ("red", "green"))
    assert any(line.startswith(f"Ann: {red}, {green}") for line in told), told


async def test_take_back_behind_the_curtain(visit):
    ann = await visit("Ann")
    await ann.set_up("emerald", "me:Ann", "here:Bo")
    await ann.play(1)
    await ann.page.locator("[data-choice=stop]").click()
    await ann.sees("curtain-pass", who="Bo")
    await ann.button("curtain-undo", who="Ann").click()
    await ann.sees("curtain-pass", who="Ann")
    await ann.lift_curtain()
    await expect(ann.page.locator("[data-choice=stop]")).to_be_visible()


async def test_the_curtain_stays_down_however_often_somebody_presses_escape(visit):
    ann = await visit("Ann")
    await ann.set_up("emerald", "me:Ann", "here:Bo")
    await ann.sees("curtain-pass", who="Ann")
    for _ in range(3):
        await ann.page.keyboard.press("Escape")
    await expect(ann.page.locator("dialog[open]")).to_have_count(1)
    await ann.lift_curtain()
    assert await ann.until_asked() == "turn"


async def test_an_invitation_is_kept_by_those_who_skip_to_the_page(visit):
    ann, bo = await visit("Ann"), await visit("Bo")
    await ann.set_up("kadora", "me:Ann", "friend")
    await bo.open(await ann.page.locator("input.link").input_value())
    await bo.page.locator("a.skip").focus()
    await bo.page.keyboard.press("Enter")
    await expect(bo.page.locator("main")).to_be_focused()
    await bo.sit_down(1)


async def test_the_note_speaks_again_after_it_was_asked_about_gifts(at_table):
    ann = await at_table("kadora")
    await ann.page.locator("[data-pick=gifts]").click()
    await expect(ann.page.locator("[data-pick^='give:']").first).to_be_visible()
    await ann.page.locator("[data-pick^='hand:']").first.click()
    await ann.page.locator("[data-pick^='place:']").first.hover()
    await expect(ann.page.locator(".note .words p")).to_have_count(2)


async def test_who_plays_kadora_with_the_keys_finds_the_next_choice_under_them(at_table):
    ann = await at_table("kadora")
    await ann.page.locator("[data-pick^='hand:']").first.focus()
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator("[data-pick^='place:']:focus")).to_have_count(1)
    await ann.page.keyboard.press("Enter")
    # Nothing is to be placed any more. The next offers may be there before we look.
    await expect(ann.page.locator("[data-pick^='place:']")).to_have_count(0)
    assert await ann.until_asked() == "turn"
    await expect(ann.page.locator("[data-pick]:focus")).to_have_count(1)


async def test_a_card_stays_in_hand_while_others_come_and_go(visit):
    ann, bo = await visit("Ann"), await visit("Bo")
    table = await ann.set_up("kadora", "me:Ann", "friend")
    await bo.open(await ann.page.locator("input.link").input_value())
    await bo.sit_down(1)
    await ann.tap(ann.button("start-game"))
    assert await ann.until_asked() == "turn"
    await ann.page.locator("[data-pick^='hand:']").first.click()
    held = ann.page.locator("[data-pick^='hand:'][aria-pressed=true]")
    await expect(held).to_have_count(1)
    await bo.open("/")
    await expect(ann.page.locator(".away")).to_have_count(1)
    await bo.open(f"/table/{table}")
    await expect(ann.page.locator(".away")).to_have_count(0)
    await expect(held).to_have_count(1)


async def test_nothing_is_offered_before_the_server_has_said_where_the_table_stands(at_table):
    ann = await at_table("kadora")
    lines: list[WebSocketRoute] = []
    positions: asyncio.Queue[str] = asyncio.Queue()

    def lead(line: WebSocketRoute) -> None:
        """All of the first line reaches the page; of the second, the positions are kept back."""
        is_second = bool(lines)
        lines.append(line)

        def hear(message: str) -> None:
            keeps = is_second and json.loads(message)["type"] == "position"
            (positions.put_nowait if keeps else line.send)(message)

        line.connect_to_server().on_message(hear)

    await ann.page.route_web_socket(re.compile("/socket$"), lead)
    await ann.page.reload()
    assert await ann.until_asked() == "turn"
    await lines[0].close(code=1012)
    position = await positions.get()
    await expect(ann.page.locator(".notice")).to_have_count(0)
    await expect(ann.page.locator(OFFERS)).to_have_count(0)
    lines[1].send(position)
    assert await ann.until_asked() == "turn"


async def test_each_line_of_the_log_leads_to_its_rule(at_table):
    ann = await at_table("kadora")
    link = ann.page.locator("aside.side a.rule").last
    rule = await link.inner_text()
    await link.click()
    slip = ann.page.get_by_role("complementary", name=ann.words("rule-number", rule=rule))
    await expect(slip).to_contain_text(rule)
    async with ann.page.context.expect_page() as opening:
        await slip.get_by_role("link", name=ann.words("rulebook-open")).click()
    book = await opening.value
    await expect(book).to_have_url(re.compile(f"/rules/kadora/en#{re.escape(rule)}$"))
    await expect(book.locator(".found")).to_be_in_viewport()
    await expect(book.locator(".found")).to_have_attribute("id", rule)


async def test_replay_by_arrow_keys_each_step_with_its_address(at_table):
    ann = await at_table("emerald-over", "/replay/{}/0")
    await ann.sees("replay-step", step=0, last=await ann.page.get_by_role("slider").get_attribute("max"))
    for key, step in ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1):
        await ann.page.keyboard.press(key)
        await expect(ann.page).to_have_url(re.compile(f"/replay/[^/]+/{step}$"))
    await ann.page.locator("aside.side a.step").nth(8).click()
    where = ann.page.url
    board = await ann.page.locator(".spoken").inner_text()
    await ann.page.reload()
    await expect(ann.page.locator(".spoken")).to_have_text(board, use_inner_text=True)
    assert ann.page.url == where and not where.endswith("/1")
    await ann.page.keyboard.press("End")
    await expect(ann.button("replay-next")).to_be_disabled()


async def test_space_plays_and_pauses_a_replay(at_table):
    ann = await at_table("emerald-over", "/replay/{}/0")
    await expect(ann.button("replay-play")).to_be_visible()
    await ann.page.keyboard.press("Space")
    # One step or more: it goes on while we look.
    await expect(ann.page).not_to_have_url(re.compile("/replay/[^/]+/0$"))
    await ann.page.keyboard.press("Space")
    await expect(ann.button("replay-play")).to_be_visible()
    await ann.page.get_by_role("slider").focus()
    await ann.page.keyboard.press("Space")
    await expect(ann.button("replay-pause")).to_be_visible()
    await ann.page.keyboard.press("Space")
    # On a button it presses that, and nothing else.
    await ann.button("replay-play").focus()
    await ann.page.keyboard.press("Space")
    await expect(ann.button("replay-pause")).to_be_visible()


async def test_the_log_follows_the_jumps_of_a_replay(at_table):
    ann = await at_table("emerald-over", "/replay/{}/60")
    lines = ann.page.locator("aside.side ol li")
    await expect(lines.locator("[aria-current]").first).to_be_in_viewport()
    await ann.page.keyboard.press("End")
    await expect(lines.last).to_be_in_viewport()
    # Nothing happened on the way to the first position.
    await ann.page.keyboard.press("Home")
    await expect(lines.first).to_be_in_viewport()
    await expect(lines.last).not_to_be_in_viewport()


async def test_a_game_is_downloaded_and_uploaded(at_table, tmp_path):
    ann = await at_table("kadora-over")
    await ann.button("points").click()
    async with ann.page.expect_download() as downloading:
        await ann.page.get_by_role("dialog").get_by_role("link", name=ann.words("download")).click()
    await (await downloading.value).save_as(tmp_path / "game.json")
    await ann.open("/record")
    await ann.page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    await ann.page.wait_for_url("**/replay/*/0")
    await expect(ann.page.get_by_role("slider")).to_have_attribute("max", "36")


async def test_what_is_no_record_is_refused_in_one_sentence(visit, tmp_path):
    ann = await visit("Ann")
    ann.expects_trouble("status of 422")
    (tmp_path / "letter.json").write_text('{"dear": "Bo"}')
    await ann.open("/record")
    await ann.page.locator("input[type=file]").set_input_files(tmp_path / "letter.json")
    await expect(ann.page.get_by_role("alert")).to_have_count(1)
    await expect(ann.page.get_by_role("alert")).not_to_be_empty()


async def test_a_wrong_code_is_refused_in_one_sentence(visit):
    ann = await visit("Ann")
    ann.expects_trouble("status of 404")
    await ann.open("/join")
    await ann.page.get_by_label(ann.words("code")).fill("nowhere")
    await ann.button("join").click()
    await expect(ann.page.get_by_role("alert")).to_have_text(ann.words("server-no-code"))


async def test_once_more_with_the_same_people(at_table, laid):
    ann = await at_table("kadora-over")
    await ann.button("points").click()
    await ann.button("rematch").click()
    await expect(ann.page).not_to_have_url(re.compile(laid.tables["kadora-over"]))
    names = ann.page.get_by_role("list", name=ann.words("players")).locator(".name")
    await expect(names).to_have_text(["Ann", "Hilda", "Otto"])
    await ann.play(1)


async def test_an_invitation_is_shown_and_copied(at_table, laid):
    ann = await at_table("lobby", permissions=["clipboard-read", "clipboard-write"])
    link = await ann.page.locator("input.link").input_value()
    assert link.endswith(f"/table/{laid.tables['lobby']}#{laid.tables['invitation']}")
    await ann.button("copy").click()
    await expect(ann.button("copied")).to_be_visible()
    assert await ann.page.evaluate("navigator.clipboard.readText()") == link


async def test_who_comes_back_sees_what_happened_since(at_table):
    ann = await at_table("kadora")
    await ann.sees("since-your-move")
    since = await ann.page.locator("aside.side li.new").all_text_contents()
    assert any("Otto" in line for line in since) and not any("Ann puts" in line for line in since)


async def test_settings_are_kept(at_table):
    ann = await at_table("kadora")
    await ann.until_asked()
    await ann.button("settings").click()
    assert not await ann.page.get_by_label(ann.words("sound")).is_checked()
    assert await ann.page.locator("svg text.letter").count() == 0
    await ann.page.get_by_label(ann.words("letters")).check()
    await ann.page.locator("select:has([value=dark])").select_option("dark")
    await ann.page.get_by_label(ann.words("speed")).select_option("brisk")
    await ann.page.reload()
    await ann.until_asked()
    assert await ann.page.locator("svg text.letter").count() > 0
    html = ann.page.locator("html")
    assert (
        await html.get_attribute("data-light") == "dark" and await html.get_attribute("data-speed") == "brisk"
    )


@pytest.mark.parametrize(("wish", "speed"), [("reduce", "none"), ("no-preference", "calm")])
async def test_reduced_motion_is_obeyed(visit, wish, speed):
    ann = await visit("Ann", speed=None, reduced_motion=wish)
    await ann.open()
    await expect(ann.page.locator("html")).to_have_attribute("data-speed", speed)


@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_pieces_and_cards_travel_when_they_may(at_table, game):
    ann = await at_table(game, speed="brisk")
    await ann.until_asked()
    await ann.page.evaluate(WATCH_MOVES)
    await ann.play(1)
    await ann.page.wait_for_function("() => window.moved")
    await ann.play(1)
