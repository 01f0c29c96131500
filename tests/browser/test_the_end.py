"""The end: nothing tells the result before the ceremony, which tells it once; the game as a file."""

import json

import pytest
from browser.axe import violations
from browser.server import cut, lay_table, play_out
from playwright.async_api import expect

from gemhoard.games import GAMES
from gemhoard.server.store import SeatRow

pytestmark = pytest.mark.anyio

SEATS = [SeatRow("person", "Ann"), SeatRow("bot", "Hilda", "squire"), SeatRow("bot", "Otto", "squire")]
# What a screen reader is told: what comes into a live region while it may be heard, and the names of dialogs.
LISTEN = """() => {
  window.heard = [];
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
      const dialog = document.querySelector('dialog[open]');
      if (!region || (dialog && !dialog.contains(region))) continue;
      const texts = target.nodeType === 3 ? [target.data] : [...addedNodes].map((each) => each.textContent);
      window.heard.push(...texts.filter((text) => text.trim()));
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  const show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.showModal = function () {
    show.call(this);
    const name = document.getElementById(this.getAttribute('aria-labelledby'));
    setTimeout(() => window.heard.push(name.textContent));
  };
}"""
# All that is said outside of the ceremony, seen or not.
BEHIND = """() => {
  const copy = document.body.cloneNode(true);
  copy.querySelectorAll('dialog').forEach((each) => each.remove());
  return `${document.title}\\n${copy.textContent}`;
}"""
# From now on nothing happens by itself that takes a while.
FROZEN = """() => {
  const later = setTimeout;
  window.setTimeout = (act, wait, ...more) => later(act, wait >= 200 ? 1e9 : wait, ...more);
}"""


def last_turn(name: str, is_wanted=lambda result: True, seed: int = 4):
    """A game that ends with Ann's next choice, with such a result if she goes on as a greedy bot does."""
    record = play_out(name, 3, seed)
    while GAMES[name].actor(list_states(record)[-2]) != 0 or not is_wanted(record.result):
        seed += 1
        record = play_out(name, 3, seed)
    return cut(record, lambda game, state: game.actor(state) == 0, at=1)


def list_states(record):
    return [state.copy() for state in record.replay()]


async def come(visit, server, laid, name, **more):
    table = await lay_table(server, last_turn(name), SEATS, laid.secret)
    ann = await visit("Ann", **more)
    await laid.let_in(ann.page.context, server.address)
    await ann.open(f"/table/{table.id}")
    assert await ann.until_asked() == "turn"
    return ann


def results(ann) -> list[str]:
    """Every sentence that would give the result away."""
    one = [ann.words("end-winners", who=who, count=1) for who in ("Ann", "Hilda", "Otto")]
    logged = [ann.words(f"{game}-wins", who=who) for game in GAMES for who in ("Ann", "Hilda", "Otto")]
    return [*one, *logged, ann.words("end-you-win", who="", count=1), ann.words("state-won")]


@pytest.mark.parametrize("game", list(GAMES))
async def test_nothing_tells_the_result_before_the_ceremony_does(visit, server, laid, game):
    ann = await come(visit, server, laid, game, speed="brisk")
    before = await ann.page.evaluate(BEHIND)
    # The ceremony stays where it is until somebody hurries it.
    await ann.page.evaluate(FROZEN)
    await finish(ann)
    stage = ann.page.locator("dialog.stage")
    await expect(stage).to_contain_text(ann.words("end-heading"))
    behind = await ann.page.evaluate(BEHIND)
    told = [text for text in results(ann) if text in behind and text not in before]
    assert not told and await stage.locator(".winner, .crown, .first").count() == 0
    # Nothing of what lies behind can be seen either.
    box = await stage.bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1440, 900)
    await ann.button("skip-ahead").click()
    await expect(stage.locator("td.winner.total").first).to_be_visible()
    behind = await ann.page.evaluate(BEHIND)
    assert any(text in behind for text in results(ann))


@pytest.mark.parametrize("game", list(GAMES))
async def test_below_the_board_i_am_you_as_in_the_ceremony(visit, server, laid, game):
    ann = await come(visit, server, laid, game)
    await finish(ann)
    headline = await ann.page.locator("dialog.stage h1, dialog.stage h2").first.inner_text()
    assert headline in results(ann)
    await expect(ann.page.locator(".ask p")).to_have_text(headline)


async def finish(ann) -> None:
    """Make the last choice, or the last few: until the ceremony begins."""
    while await ann.until_asked() == "turn":
        await ann.choose()
        await ann.page.keyboard.press(" ")


@pytest.mark.parametrize("speed", ["brisk", "none"])
@pytest.mark.parametrize("game", list(GAMES))
async def test_the_result_is_read_out_once(visit, server, laid, game, speed):
    ann = await come(visit, server, laid, game, speed=speed)
    await ann.page.evaluate(LISTEN)
    await finish(ann)
    await expect(ann.page.locator("dialog td.winner.total").first).to_be_visible()
    headline = await ann.page.locator("#end").inner_text()
    # Whoever still hurries with Space begins no new game by it.
    await ann.page.keyboard.press(" ")
    await ann.page.keyboard.press(" ")
    await ann.page.wait_for_function(
        "(headline) => heard.some((text) => text.includes(headline))", arg=headline
    )
    await ann.page.locator("dialog .close").first.click()
    await expect(ann.page.locator("dialog[open]")).to_have_count(0)
    await ann.button("points").wait_for()
    heard = await ann.page.evaluate("heard")
    told = [text for text in heard if any(each in text for each in [headline, *results(ann)])]
    assert len(told) == 1, heard


async def test_escape_hurries_first_and_closes_then(visit, server, laid):
    ann = await come(visit, server, laid, "kadora", speed="brisk")
    await ann.page.evaluate(FROZEN)
    await finish(ann)
    await ann.sees("end-heading")
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.locator("td.winner.total").first).to_be_visible()
    assert await ann.page.evaluate("document.activeElement.closest('dialog') !== null")
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(("wish", "is_joyful"), [("reduce", False), ("no-preference", True)])
async def test_the_celebration_is_for_those_who_like_motion(visit, server, laid, wish, is_joyful):
    ann = await come(visit, server, laid, "kadora", speed="brisk", reduced_motion=wish)
    await finish(ann)
    await expect(ann.page.locator("td.winner.total").first).to_be_visible()
    falling = await ann.page.locator("dialog div[aria-hidden] > svg").count()
    assert bool(falling) == is_joyful


@pytest.mark.parametrize(("players", "phone"), [(2, True), (5, True), (5, False)])
@pytest.mark.parametrize("game", list(GAMES))
async def test_places_are_told_and_all_fits(visit, server, laid, game, players, phone):
    names = ["Ann", "Hilda with the long name", "Otto", "Mika", "Noa"][:players]
    seats = [SeatRow("person", names[0]), *(SeatRow("bot", name, "squire") for name in names[1:])]
    record = play_out(game, players, 7)
    table = await lay_table(server, record, seats, laid.secret)
    ann = await visit("Ann", phone=phone)
    await laid.let_in(ann.page.context, server.address)
    await ann.open(f"/table/{table.id}")
    await ann.button("points").click()
    await expect(ann.page.locator("td.winner.total").first).to_be_visible()
    places = await ann.page.locator(".column [aria-hidden]").all_inner_texts()
    scored = len(record.result["scores"])
    assert len(places) == scored and "1" in places
    assert await ann.page.locator(".podium.first").count() == len(record.result["winners"])
    assert await ann.page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    assert await violations(ann.page) == []


async def test_a_downloaded_game_keeps_the_names_if_i_want_it(at_table, tmp_path):
    ann = await at_table("kadora-over")
    await ann.button("points").click()
    records = {}
    for wish in ("without", "with"):
        if wish == "with":
            await ann.page.get_by_label(ann.words("download-names")).check()
        async with ann.page.expect_download() as downloading:
            await ann.page.get_by_role("dialog").get_by_role("link", name=ann.words("download")).click()
        await (await downloading.value).save_as(tmp_path / wish)
        records[wish] = json.loads((tmp_path / wish).read_text())
    assert "names" not in records["without"] and records["with"].pop("names") == ["Ann", "Hilda", "Otto"]
    assert records["with"] == records["without"]
    await ann.open("/record")
    await ann.page.locator("input[type=file]").set_input_files(tmp_path / "with")
    await ann.page.wait_for_url("**/replay/*/0")
    await expect(ann.page.locator("aside.side")).to_contain_text("Hilda")
