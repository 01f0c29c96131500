"""Bots that match whoever plays: whom they meet is said before the game, after it, and sits there."""

import pytest
from browser.server import lay_table
from browser.test_the_end import finish, last_turn
from playwright.async_api import expect

from gemhoard.bots import levels_for
from gemhoard.games import GAMES
from gemhoard.server.bots import first_level
from gemhoard.server.schema import SeatRow

pytestmark = pytest.mark.anyio
both_games = pytest.mark.parametrize("game", list(GAMES))
# As where cookies are blocked: whoever asks for the storage is refused.
KEEPS_NOTHING = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); },
})"""


def level(person, name: str) -> str:
    return person.words(f"level-{name}")


async def sits_against(person, name: str) -> None:
    """Both bots of the table are of that level, and the help says so."""
    state = person.words(f"state-level-{name}")
    shown = person.page.locator(".board [data-seat]").filter(has_text=state)
    await expect(shown).to_have_count(2)
    await person.tap(person.button("help"))
    await person.sees("matching-here", level=level(person, name))
    await person.page.keyboard.press("Escape")


async def announced(person, game: str) -> tuple[str, str]:
    """Who comes next, and whether they are weaker or stronger than those whom new players meet."""
    line = person.page.locator("dialog[open] .matching")
    await expect(line).to_have_count(1)
    told = await line.inner_text()
    levels = levels_for(GAMES[game])
    before = levels.index(first_level(GAMES[game]))
    for number, name in enumerate(levels):
        change = "same" if number == before else "up" if number > before else "down"
        if told == person.words("matching-next", change=change, level=level(person, name)):
            return name, change
    raise AssertionError(told)


async def plays_again(person) -> None:
    before = person.page.url
    await person.page.locator("dialog[open]").get_by_role("button", name=person.words("rematch")).click()
    await person.page.wait_for_url(lambda url: url != before and "/table/" in url)


@both_games
@pytest.mark.parametrize(("language", "phone"), [("en", False), ("cs", True)])
async def test_a_new_player_is_told_whom_they_meet(visit, game, language, phone):
    ann = await visit("Ann", language=language, phone=phone)
    await ann.open()
    first = first_level(GAMES[game])
    book = ann.page.locator("article.book").filter(has_text=ann.words(f"{game}-pitch"))
    await expect(book).to_contain_text(ann.words("matching-quick", level=level(ann, first)))
    await ann.play_bots(game)
    await sits_against(ann, first)
    await ann.reads_one_language()


@both_games
@pytest.mark.parametrize("is_won", [True, False])
async def test_the_next_opponent_is_announced_and_sits_at_the_next_table(visit, server, laid, game, is_won):
    first = first_level(GAMES[game])
    bots = [SeatRow("bot", name, first, adapts=True) for name in ("Hilda", "Otto")]
    ending = last_turn(game, lambda result: (0 in result["winners"]) == is_won)
    table = await lay_table(server, ending, [SeatRow("person", "Ann"), *bots], laid.secret)
    ann = await visit("Ann")
    await laid.let_in(ann.page.context, server.address)
    await ann.open(f"/table/{table.id}")
    assert await ann.until_asked() == "turn"
    await finish(ann)
    await ann.sees_scoring()
    has_won = await ann.page.locator("#end").inner_text() == ann.words("end-you-win", who="", count=1)
    name, change = await announced(ann, game)
    # Nobody is weaker than the weakest.
    assert change == ("up" if has_won else "same" if first == levels_for(GAMES[game])[0] else "down")
    await plays_again(ann)
    await sits_against(ann, name)
    await ann.open()
    await ann.sees("matching-quick", level=level(ann, name))


async def test_a_browser_that_keeps_nothing_has_opponents_that_match_too(visit):
    ann = await visit("Ann", speed=None, reduced_motion="reduce")
    await ann.page.add_init_script(KEEPS_NOTHING)
    await ann.play_bots("kadora")
    await ann.play()
    name, _ = await announced(ann, "kadora")
    await plays_again(ann)
    await sits_against(ann, name)
