"""Whole games, from the start page to the scoring."""

import asyncio

import pytest
from browser.people import OFFERS, SIGNS
from browser.server import run_server
from playwright.async_api import expect

pytestmark = pytest.mark.anyio
FOCUS_ON_BOARD = ".board :focus, dialog[open] :focus, dialog[open]:focus"
both_games = pytest.mark.parametrize("game", ["emerald", "kadora"])


@both_games
async def test_one_person_against_bots(visit, game):
    ann = await visit("Ann")
    await ann.play_bots(game)
    await ann.play()
    await ann.sees_scoring()


@both_games
async def test_two_browsers_by_link_with_a_reload(visit, game):
    ann, bo = await visit("Ann"), await visit("Bo")
    await ann.set_up(game, "me:Ann", "friend", "bot:squire")
    link = await ann.page.locator("input.link").input_value()
    await bo.open(link)
    await bo.sit_down(1)
    await ann.tap(ann.button("start-game"))

    async def anns_game() -> None:
        await ann.play(10)
        told = await ann.log()
        await ann.page.reload()
        await ann.until_asked()
        assert await ann.log() == told
        await ann.play()

    await asyncio.gather(anns_game(), bo.play())
    await ann.sees_scoring()
    await bo.sees_scoring()


async def test_friends_by_short_code(visit):
    ann, bo = await visit("Ann"), await visit("Bo")
    await ann.set_up("kadora", "me:Ann", "friend")
    code = await ann.page.locator("strong.code").inner_text()
    await bo.open("/")
    await bo.page.get_by_label(bo.words("code")).fill(code.lower())
    await bo.tap(bo.button("join"))
    await bo.sit_down(1)
    await ann.tap(ann.button("start-game"))
    await ann.play(1)
    await ann.choose()
    assert await bo.until_asked() == "turn"


@pytest.mark.parametrize(("game", "bots"), [("emerald", ["bot:squire"] * 3), ("kadora", [])])
async def test_on_one_device_with_the_curtain(visit, game, bots):
    ann = await visit("Ann")
    await ann.set_up(game, "me:Ann", "here:Bo", *bots)
    held: dict[str, str] = {}
    while (asked := await ann.until_asked()) != "over":
        if asked == "curtain":
            assert await ann.open_hands() == {}
            assert not await ann.finds(held)
            who = "Bo" if "Bo" in await ann.page.locator(SIGNS["curtain"]).inner_text() else "Ann"
            await ann.lift_curtain()
        else:
            hands = await ann.open_hands()
            assert hands.keys() <= {who}
            held = await cards_held(ann) or held  # While a card is drawn, no other can be chosen.
            held.pop((await ann.choose()).removeprefix("hand:"), None)
    await ann.sees_scoring()


async def cards_held(person) -> dict[str, str]:
    """Kadora: the cards of the hand and what they are called. Each is the only one of its kind."""
    cards = person.page.locator("[data-pick^='hand:']")
    return dict(
        await cards.evaluate_all("all => all.map((each) => [each.dataset.pick.slice(5), each.ariaLabel])")
    )


@both_games
async def test_a_spectator_sees_what_is_public_and_all_after_the_end(visit, game):
    ann, zoe = await visit("Ann"), await visit("Zoe")
    table = await ann.set_up(game, "me:Ann", "bot:squire")
    await zoe.open(f"/table/{table}")
    await zoe.sees("watching")
    await expect(ann.page.get_by_text(ann.words("spectators", count=1), exact=True)).to_have_count(1)
    held: dict[str, str] = {}
    while await ann.until_asked() != "over":
        held = await cards_held(ann) or held
        assert await zoe.open_hands() == {} and not await zoe.finds(held)
        assert await zoe.page.locator(OFFERS).count() == 0
        held.pop((await ann.choose()).removeprefix("hand:"), None)
    await zoe.sees_scoring()
    if game == "emerald":
        assert await zoe.open_hands() == await ann.open_hands()
    else:
        assert len(await zoe.finds(held)) >= len(held) > 0
    await zoe.tap(zoe.page.get_by_role("dialog").get_by_role("link", name=zoe.words("replay")))
    await expect(zoe.page.get_by_role("slider")).to_have_value("0")


@pytest.mark.parametrize(("game", "language"), [("emerald", "nl"), ("kadora", "de")])
async def test_on_a_phone(visit, game, language):
    ann = await visit("Ann", phone=True, language=language)
    await ann.play_bots(game)
    await ann.until_asked()
    assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await ann.play()
    await ann.sees_scoring()


@pytest.mark.parametrize(("game", "language"), [("emerald", "cs"), ("kadora", "en")])
async def test_by_keyboard_alone(visit, game, language):
    ann = await visit("Ann", language=language)
    await ann.open()
    await ann.go_by_key(ann.of_game("button", "play-bots", game))
    await ann.page.keyboard.press("Enter")
    await ann.page.wait_for_url("**/table/*")
    while await ann.until_asked() != "over":
        await ann.choose_by_key()
        # Whatever happens next, the focus never falls off the board.
        await expect(ann.page.locator(FOCUS_ON_BOARD)).to_have_count(1)
    await ann.sees_scoring()
    await expect(ann.page.locator("dialog[open] :focus")).to_have_count(1)


async def test_a_server_killed_in_mid_game_and_started_again(visit, tmp_path):
    async with run_server(tmp_path / "tables.db") as server:
        people = {game: await visit("Ann", at=server.address) for game in ("emerald", "kadora")}
        told = {}
        for game, ann in people.items():
            ann.expects_trouble("WebSocket connection")
            await ann.set_up(game, "me:Ann", "bot:squire", "bot:squire")
            await ann.play(8)
            told[game] = await ann.log()
        await server.kill()
        for ann in people.values():
            await ann.sees("line-lost")
    async with run_server(server.database, server.port):
        for game, ann in people.items():
            await expect(ann.page.locator(".notice")).to_have_count(0)
            await ann.until_asked()
            assert (await ann.log())[: len(told[game])] == told[game]
            await ann.play(8)
            assert len(await ann.log()) > len(told[game])
