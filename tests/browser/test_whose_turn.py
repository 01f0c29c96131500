"""Whose turn it is, for somebody who looks elsewhere, and settings that concern the whole page."""

import re

import pytest
from browser.people import HAND, PILES, PLACES
from playwright.async_api import expect

pytestmark = pytest.mark.anyio

# The page believes that it is hidden while a test says so; what it would notify of and play is written
# down.
ELSEWHERE = """
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  window.hide = (hidden) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  window.asked = 0;
  window.notified = [];
  const note = (title, { body }) => window.notified.push(`${title}: ${body}`);
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() {
      window.asked += 1;
      return (Notification.permission = window.answer ?? 'granted');
    }
    constructor(title, options) {
      note(title, options);
    }
    close() {
      window.notified.pop();
    }
  };
  window.notes = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.notes.push(this.frequency.value);
    start.apply(this, when);
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => note(title, options);
  ServiceWorkerRegistration.prototype.getNotifications = async () => [{ close: () => window.notified.pop() }];
"""


async def sit_together(visit, game="kadora"):
    ann, bo = await visit("Ann"), await visit("Bo")
    for person in (ann, bo):
        await person.page.add_init_script(ELSEWHERE)
    await ann.set_up(game, "me:Ann", "friend")
    await bo.open(await ann.page.locator("input.link").input_value())
    await bo.sit_down(1)
    await ann.tap(ann.button("start-game"))
    assert await ann.until_asked() == "turn"
    return ann, bo


async def end_turn(person) -> None:
    """A card is placed, and one drawn. What could be given away is kept."""
    for offers in (HAND, PLACES, PILES):
        await person.take_any(offers)


async def sees_turn(person, *, is_mine: bool) -> None:
    turn = person.words("title-turn", game=person.words("kadora-name"))
    await expect(person.page).to_have_title(turn if is_mine else person.words("title-table"))
    icon = person.page.locator("link[rel=icon]")
    await expect(icon).to_have_attribute("href", "/logo-turn.svg" if is_mine else "/logo.svg")


async def test_title_and_icon_change_on_my_turn(visit):
    ann, bo = await sit_together(visit)
    await sees_turn(ann, is_mine=True)
    await sees_turn(bo, is_mine=False)
    await end_turn(ann)
    await sees_turn(ann, is_mine=False)
    await sees_turn(bo, is_mine=True)
    await bo.page.locator("a.brand").click()
    await expect(bo.page).to_have_title(bo.words("title-start"))
    await expect(bo.page.locator("link[rel=icon]")).to_have_attribute("href", "/logo.svg")


async def test_a_notification_comes_if_i_asked_for_it_and_look_elsewhere(visit):
    ann, bo = await sit_together(visit)
    assert await bo.page.evaluate("asked") == 0
    await bo.button("settings").click()
    await bo.page.get_by_label(bo.words("notify")).check()
    await bo.page.wait_for_function("() => asked === 1")
    await expect(bo.page.get_by_label(bo.words("notify"))).to_be_checked()
    await bo.page.keyboard.press("Escape")
    await bo.page.evaluate("hide(true)")
    await end_turn(ann)
    await bo.page.wait_for_function("() => notified.length === 1")
    expected = f"{bo.words('notify-turn')}: {bo.words('kadora-name')}"
    assert await bo.page.evaluate("notified") == [expected]
    # Whoever looks has seen it.
    await bo.page.evaluate("hide(false)")
    await bo.page.wait_for_function("() => notified.length === 0")
    await end_turn(bo)
    await end_turn(ann)
    await sees_turn(bo, is_mine=True)
    assert await bo.page.evaluate("notified") == []


async def test_a_browser_that_blocks_notifications_is_told_of(visit):
    ann = await visit("Ann")
    await ann.page.add_init_script(ELSEWHERE + "window.answer = 'denied';")
    await ann.open()
    await ann.button("settings").click()
    await ann.page.get_by_label(ann.words("notify")).click()
    await ann.sees("notify-blocked")
    await expect(ann.page.get_by_label(ann.words("notify"))).not_to_be_checked()


async def test_a_sound_comes_if_i_asked_for_it(visit):
    ann, bo = await sit_together(visit)
    await bo.button("settings").click()
    await bo.page.get_by_label(bo.words("sound")).check()
    await bo.page.keyboard.press("Escape")
    assert await bo.page.evaluate("notes") == []
    await end_turn(ann)
    await sees_turn(bo, is_mine=True)
    # Not only that something happened: a chime of its own.
    await bo.page.wait_for_function("() => notes.includes(784) && notes.includes(1047)")
    assert await ann.page.evaluate("notes") == []


async def test_single_letters_can_be_switched_off(at_table):
    ann = await at_table("kadora")
    await ann.until_asked()
    log = ann.page.locator("aside.side")
    await ann.page.keyboard.press("l")
    await expect(log).to_have_count(0)
    await ann.button("settings").click()
    await ann.page.get_by_label(ann.words("shortcuts")).uncheck()
    await ann.page.keyboard.press("Escape")
    for key in ("l", "L", "?"):
        await ann.page.keyboard.press(key)
    await ann.button("help").click()
    helped = ann.page.locator("aside kbd")
    await expect(helped.first).to_be_visible()
    # Had the letters done anything, it would be seen by now.
    await expect(log).to_have_count(0)
    assert not {"U", "L", "?"} & set(await helped.all_inner_texts())


async def test_a_rulebook_in_another_language_leaves_mine_as_it_is(visit):
    ann = await visit("Ann", language="nl")
    await ann.open("/rules/emerald/de")
    await expect(ann.page.locator("main[lang=de] h2").first).to_be_visible()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "nl")
    await ann.page.locator("main").get_by_role("link").first.wait_for()
    await ann.page.locator("a.brand").click()
    await ann.sees("start-heading")
    await ann.page.reload()
    await ann.sees("start-heading")
    await expect(ann.page).to_have_title(re.compile(ann.words("title-start")))
