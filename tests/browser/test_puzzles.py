"""Puzzles: tried and shown, solved and remembered, by mouse, finger or keys."""

import json
import re

import pytest
from browser.axe import violations
from browser.people import IS_FOCUSED, OFFERS
from playwright.async_api import expect

from gemhoard.games import GAMES
from gemhoard.puzzles import GRADES, puzzles_of
from gemhoard.words import LANGUAGES

pytestmark = pytest.mark.anyio
POSED = [name for name, game in GAMES.items() if game.puzzles]
STATUS = "main .below [role=status]"
FITS = "document.documentElement.scrollWidth <= innerWidth"


def number_of(game: str) -> int:
    """A puzzle whose best action takes one press on a board in words, and nothing else is as good."""
    puzzles = enumerate(puzzles_of(GAMES[game]), start=1)
    return next(number for number, each in puzzles if len(each.accepted) == 1)


async def press(person, words: str) -> None:
    await person.tap(person.page.locator(f"[data-choice='{words}']"))


@pytest.mark.parametrize(("game", "phone", "language"), [("emerald", True, "de"), ("kadora", False, "cs")])
async def test_a_wrong_choice_is_told_its_price_and_the_answer_can_be_shown(visit, game, phone, language):
    ann = await visit("Ann", phone=phone, language=language, in_words=True)
    number = number_of(game)
    puzzle = puzzles_of(GAMES[game])[number - 1]
    await ann.open(f"/puzzles/{game}/{number}")
    await ann.sees("puzzle-grade", grade=str(puzzle.grade))
    await press(ann, puzzle.tempting)
    await expect(ann.page.locator(STATUS)).to_contain_text(f"{100 * puzzle.cost(puzzle.tempting):.0f}")
    await ann.reads_one_language()
    assert await violations(ann.page) == []
    assert await ann.page.evaluate(FITS)
    await ann.tap(ann.button("puzzle-show"))
    await ann.sees("puzzle-answer")
    assert await ann.page.evaluate(IS_FOCUSED, STATUS)
    # Nothing is left to choose, and nothing was solved.
    await expect(ann.page.locator(OFFERS)).to_have_count(0)
    await ann.sees("puzzle-solved", solved=0, count=len(puzzles_of(GAMES[game])))
    assert await violations(ann.page) == []


@pytest.mark.parametrize("game", POSED)
async def test_what_is_solved_is_remembered_and_the_next_one_is_posed(visit, game):
    ann = await visit("Ann", in_words=True)
    count, number = len(puzzles_of(GAMES[game])), number_of(game)
    await ann.open(f"/puzzles/{game}/{number}")
    best = ann.page.locator(f"[data-choice='{puzzles_of(GAMES[game])[number - 1].best}']")
    await best.focus()
    await ann.page.keyboard.press("Enter")
    await ann.sees("puzzle-right")
    assert await ann.page.evaluate(IS_FOCUSED, STATUS)
    await ann.sees("puzzle-solved", solved=1, count=count)
    await ann.tap(ann.link("puzzle-next"))
    await expect(ann.page).not_to_have_url(re.compile(f"/{number}$"))
    await expect(ann.page.locator(OFFERS).first).to_be_visible()
    # The start page leads to the easiest that is not solved.
    grades = [each.grade for each in puzzles_of(GAMES[game])]
    easiest = min(set(range(1, count + 1)) - {number}, key=lambda each: (grades[each - 1], each))
    await ann.open()
    await ann.tap(ann.of_game("link", "puzzles", game))
    await ann.page.wait_for_url(f"**/puzzles/{game}/{easiest}")
    await ann.sees("puzzle-solved", solved=1, count=count)


async def test_the_difficulty_can_be_chosen(visit):
    ann = await visit("Ann")
    grades = [each.grade for each in puzzles_of(GAMES["emerald"])]
    await ann.open("/puzzles/emerald")
    await ann.page.locator(OFFERS).first.wait_for()
    for grade in (GRADES[0], GRADES[-1]):
        await ann.page.get_by_label(ann.words("puzzle-difficulty")).select_option(str(grade))
        await ann.sees("puzzle-solved", solved=0, count=grades.count(grade))
        number = int(ann.page.url.rsplit("/", 1)[1])
        assert grades[number - 1] == grade
    kept = json.loads(await ann.page.evaluate("localStorage.getItem('gemhoard-puzzles')"))
    assert kept["emerald"]["grade"] == GRADES[-1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_number_that_there_is_not_is_said(visit, language):
    ann = await visit("Ann", language=language)
    ann.expects_trouble("status of 404")
    await ann.open("/puzzles/emerald/9999")
    await ann.sees("server-not-found")
    await ann.reads_one_language()
