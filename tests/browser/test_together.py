"""Several people, each in a browser of their own, at one table."""

import json
import re

import pytest
from browser.pages import ANN, BO, HILDA
from browser.server import cut, lay_table, play_out
from playwright.async_api import expect

from gemhoard.server.security import COOKIE, new_secret

pytestmark = pytest.mark.anyio


def begun(game: str):
    """A game of two in which it is Bo's turn."""
    return cut(play_out(game, 2, 4), lambda game, state: game.actor(state) == 1, at=0)


@pytest.fixture
async def friends(visit, server):
    """Ann and Bo, each in their own browser, at a table where a game is over or has just begun."""

    async def come(record, *seats, **more):
        secrets = [new_secret(), new_secret()]
        row = await lay_table(server, record, [ANN, BO, *seats], *secrets)
        people = [await visit(name, **more) for name in ("Ann", "Bo")]
        for person, secret in zip(people, secrets, strict=True):
            cookie = {"name": COOKIE, "value": secret, "url": f"{server.address}/api"}
            await person.page.context.add_cookies([cookie])
            await person.open(f"/table/{row.id}")
        return people

    return come


async def test_play_again_takes_everybody_along_to_one_table(friends):
    ann, bo = await friends(play_out("kadora", 3, 4), HILDA)
    before = ann.table()
    await ann.button("rematch").click()
    await expect(ann.page).not_to_have_url(re.compile(before))
    await ann.sees("seat-asked")
    # Bo is asked on his own page, also in front of the score.
    await bo.button("points").click()
    await bo.sees("rematch-asks", who="Ann")
    await bo.button("rematch-yes").click()
    await expect(bo.page).to_have_url(re.compile(ann.table()))
    for person in (ann, bo):
        await expect(person.page.locator(".board")).to_be_visible()
    assert ann.table() == bo.table() != before


async def test_who_does_not_want_to_play_again_says_so(friends):
    ann, bo = await friends(play_out("kadora", 2, 4))
    await bo.button("rematch").click()
    await ann.sees("rematch-asks", who="Bo")
    await ann.button("rematch-no").click()
    await bo.sees("seat-declined")
    await expect(ann.button("rematch-yes")).to_have_count(0)
    await expect(ann.link("rematch-open")).to_be_visible()


async def test_a_bot_plays_for_who_is_away_and_hands_over(friends):
    ann, bo = await friends(begun("kadora"))
    await expect(ann.page.locator(".away")).to_have_count(0)
    table = bo.table()
    await bo.open("/")
    # It is Bo's turn, and still it is said that he is gone.
    place = ann.page.get_by_role("list", name=ann.words("players")).locator("li").nth(1)
    await expect(place).to_contain_text(ann.words("state-away"))
    await ann.button("let-bot-play", who="Bo").click()
    await expect(place).to_contain_text(ann.words("state-substitute"))
    assert await ann.until_asked() == "turn"
    await bo.open(f"/table/{table}")
    await expect(place).not_to_contain_text(ann.words("state-substitute"))
    await ann.play(1)


async def test_who_leaves_lets_a_bot_play_on(friends):
    ann, bo = await friends(begun("kadora"))
    table = bo.table()
    await bo.button("chat").click()
    await bo.button("leave").click()
    await bo.button("leave-stay").click()
    await expect(bo.page.locator("dialog[open]")).to_have_count(0)
    await bo.button("leave").click()
    await bo.page.get_by_role("dialog").get_by_role("button", name=bo.words("leave"), exact=True).click()
    await bo.page.wait_for_url(re.compile("/$"))
    await ann.sees("state-substitute")
    assert await ann.until_asked() == "turn"
    await bo.open(f"/table/{table}")
    await expect(ann.page.get_by_text(ann.words("state-substitute"))).to_have_count(0)


async def test_the_host_arranges_the_table(visit):
    ann, bo = await visit("Ann"), await visit("Bo")
    await ann.set_up("kadora", "me:Ann", "friend", "bot:squire", "friend")
    await bo.open(await ann.page.locator("input.link").input_value())
    await bo.sit_down(1)
    rows = bo.page.locator("main ol li")

    async def both_see(seat: int, text: str) -> None:
        """One page may hear of it much later than the other."""
        for person in (ann, bo):
            await expect(person.page.locator("main ol li").nth(seat)).to_contain_text(text)

    await both_see(1, "Bo")
    await ann.page.get_by_label(re.compile(ann.words("bot-level", who=""))).select_option("baron")
    await expect(rows.nth(2)).to_contain_text(bo.words("level-baron"))
    await ann.page.get_by_role("button", name=re.compile(ann.words("bot-add"))).click()
    await both_see(3, bo.words("level-knight"))
    await ann.page.locator("main ol li").nth(3).get_by_role("button").last.click()
    await both_see(3, bo.words("seat-free"))
    await expect(bo.button("remove-player", who="Ann")).to_have_count(0)
    await ann.button("make-host", who="Bo").click()
    await bo.button("remove-player", who="Ann").click()
    await expect(ann.page.locator("li.mine")).to_have_count(0)
    await bo.button("leave-table").click()
    await bo.page.wait_for_url(re.compile("/$"))


async def test_a_link_that_only_works_here_says_so(visit):
    ann = await visit("Ann")
    await ann.set_up("kadora", "me:Ann", "friend")
    await ann.sees("link-local")
    await expect(ann.page.locator("svg[role=img]")).to_have_count(0)


async def test_the_network_address_is_offered_with_a_code_to_scan(visit):
    ann = await visit("Ann")
    body = json.dumps({"address": "http://192.168.7.5:8000/"})
    await ann.page.route("**/api/network", lambda route: route.fulfill(body=body))
    table = await ann.set_up("kadora", "me:Ann", "friend")
    await ann.sees("link-network")
    link = await ann.page.locator("input.link").input_value()
    assert link.startswith(f"http://192.168.7.5:8000/table/{table}#")
    await expect(ann.page.get_by_role("img", name=ann.words("qr-code"))).to_be_visible()


async def test_a_link_is_copied_without_a_secure_origin(visit, server):
    """As on a home network: there the browser has no clipboard to offer."""
    at = server.address.replace("127.0.0.1", "gemhoard.test")
    ann = await visit("Ann", at=at)
    ann.expects_trouble("Cross-Origin-Opener-Policy")  # Chromium says that it needs a secure origin.
    await ann.set_up("kadora", "me:Ann", "friend")
    assert not await ann.page.evaluate("isSecureContext || 'clipboard' in navigator")
    await ann.button("copy").click()
    await expect(ann.button("copied")).to_be_visible()
    name = ann.page.get_by_label(ann.words("your-name"))
    await name.fill("")
    await name.evaluate("(field) => field.removeAttribute('maxlength')")
    await ann.page.keyboard.press("Control+V")
    assert await name.input_value() == await ann.page.locator("input.link").input_value()
    # By its name others find it, so it is offered as it is.
    await expect(ann.page.get_by_role("img", name=ann.words("qr-code"))).to_be_visible()


async def test_the_lobby_fits_a_small_phone(visit):
    ann = await visit("Ann", language="de", phone=True)
    await ann.page.set_viewport_size({"width": 320, "height": 568})
    await ann.set_up("kadora", "me:Ann", "friend", "bot:squire")
    await ann.sees("link-local")
    assert await ann.page.evaluate("document.documentElement.scrollWidth") == 320


async def test_friends_chat_and_nothing_of_it_is_more_than_text(friends):
    ann, bo = await friends(begun("kadora"))
    await expect(bo.button("chat")).to_be_visible()
    await ann.button("chat").click()
    text = "<img src=x onerror=document.title='gone'> & <b>hi</b>"
    await ann.page.get_by_label(ann.words("chat-write")).fill(text)
    await ann.page.keyboard.press("Enter")
    lines = bo.page.get_by_role("list", name=bo.words("chat")).locator("li")
    await expect(bo.page.locator(".unread")).to_have_text("1")
    # Whoever listens hears it, also while the chat is closed.
    await expect(bo.page.locator("[role=log]", has_text=f"Ann: {text}")).to_have_count(1)
    await bo.button("chat").click()
    await expect(lines).to_have_text([f"Ann {text}"])
    await bo.page.reload()
    await expect(bo.page.locator(".unread")).to_have_count(0)
    await bo.button("chat").click()
    await expect(lines).to_have_text([f"Ann {text}"])
    assert await bo.page.locator("aside img").count() == 0
    assert "gone" not in await bo.page.title()
    await ann.page.get_by_label(ann.words("chat-on")).uncheck()
    await expect(bo.page.get_by_label(bo.words("chat-write"))).to_have_count(0)
    await bo.sees("chat-off")
    await bo.page.keyboard.press("Escape")
    await expect(bo.page.locator("aside", has_text=bo.words("chat-off"))).to_have_count(0)
    await expect(bo.button("chat")).to_be_focused()


# Noted when it comes: a slow test would find it gone. It shrinks and grows around its middle.
WATCH_REACTIONS = """() => {
  const middle = ({ left, width }) => left + width / 2;
  const look = () => {
    const shown = document.querySelector('.reaction');
    if (!shown) return;
    const { left, right } = document.querySelector('.board [data-seat="0"]').getBoundingClientRect();
    const at = middle(shown.getBoundingClientRect());
    const told = [...document.querySelectorAll('[role=log]')].map((each) => each.textContent).join();
    window.reaction = { words: shown.textContent, told, isAtPlace: left <= at && at <= right };
  };
  const watch = new MutationObserver(() => requestAnimationFrame(look));
  watch.observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_a_reaction_appears_at_the_players_place(friends, game):
    ann, bo = await friends(begun(game))
    await expect(bo.button("chat")).to_be_visible()
    await bo.page.evaluate(WATCH_REACTIONS)
    await ann.button("chat").click()
    await ann.button("reaction-heart").click()
    await bo.page.wait_for_function("() => window.reaction")
    shown = await bo.page.evaluate("reaction")
    assert "Ann" in shown["words"] and shown["isAtPlace"]
    assert f"Ann {bo.words('reaction-heart')}" in shown["told"]
    await expect(bo.page.locator(".reaction")).to_have_count(0)


async def test_there_is_no_chat_against_bots(at_table):
    ann = await at_table("kadora")
    await ann.until_asked()
    await expect(ann.button("chat")).to_have_count(0)
