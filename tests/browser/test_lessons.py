"""Lessons, from the offer to the first game: by mouse, finger or keys, in every language."""

import re

import pytest
from browser.people import IS_FOCUSED, Person
from playwright.async_api import expect

from gemhoard.games import GAMES
from gemhoard.lesson import read_lesson
from gemhoard.words import LANGUAGES

pytestmark = pytest.mark.anyio
TAUGHT = [name for name, game in GAMES.items() if game.lesson]
each_lesson = pytest.mark.parametrize("game", TAUGHT)
SAID = ".teacher p"
FITS = "document.documentElement.scrollWidth <= innerWidth"
# No part of its first line is covered.
IS_SEEN = """(wanted) => {
  const said = document.querySelector(wanted);
  const range = document.createRange();
  range.selectNodeContents(said);
  const preview = document.querySelector('.bar .preview')?.getBoundingClientRect();
  return !preview || [...range.getClientRects()].every(({ right }) => right <= preview.left);
}"""
MOST_PRESSES = 160


def steps_of(game: str):
    return read_lesson(GAMES[game])


async def is_at(ann: Person, game: str, step: int) -> None:
    progress = ann.words("lesson-progress", step=step + 1, last=len(steps_of(game)))
    await expect(ann.page.get_by_text(progress, exact=True)).to_have_count(1)
    await expect(ann.page.locator(".teacher")).to_contain_text(re.compile(r"\w{3}"))


async def is_told(ann: Person, game: str, name: str) -> None:
    """The beginning of a message, as far as it names nobody."""
    text = ann.words(f"{game}-lesson-{name}", left="Hilda", right="Otto", column=0, row=0, value=0)
    await expect(ann.page.locator(SAID)).to_contain_text(text[: min(len(text), 30)].split(" 0")[0])


def targets(words: str) -> list[str]:
    """What is pressed on the drawn board, one after the other, for an action as a record writes it."""
    verb, *objects = words.split()
    match verb:
        case "place":
            return [f"[data-pick='hand:{objects[0]}']", f"[data-pick='place:{objects[1]}']"]
        case "draw":
            return [f"[data-pick='pile:{objects[0]}']"]
        case "give":
            return ["[data-pick='gifts'], [data-pick^='give:']", "[data-pick^='give:']"]
    return [f"[data-choice='{words}']"]


async def do(ann: Person, words: str) -> None:
    first, *_ = targets(words)
    await ann.page.locator(first).first.wait_for(state="attached")
    for target in targets(words):
        if words.startswith("give") and not await ann.page.locator(target).count():
            return  # Where there is room, gifts are listed without being asked for.
        await ann.take_any(target)
        if ann.touches and words.startswith("move"):
            await ann.sees("emerald-board-again")
            await ann.take_any(target)
    if ann.touches and words.startswith("place"):
        await ann.tap(ann.page.locator("[data-pick=confirm]"))


async def do_by_key(ann: Person, words: str) -> None:
    """With the arrows, and with Tab where they lead past it."""
    first, *_ = targets(words)
    await ann.page.locator(first).first.wait_for(state="attached")
    for target in targets(words):
        if words.startswith("give") and not await ann.page.locator(target).count():
            return
        await ann.page.locator(target).first.wait_for(state="attached")
        for press in range(MOST_PRESSES):
            if await ann.page.evaluate(IS_FOCUSED, target):
                break
            arrow = ann.random.choice(["ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp"])
            await ann.page.keyboard.press(arrow if press < MOST_PRESSES // 2 else "Tab")
        assert await ann.page.evaluate(IS_FOCUSED, target), f"no key leads to {target}"
        await ann.page.keyboard.press("Enter")


async def begin(ann: Person, game: str, step: int = 0) -> None:
    await ann.open(f"/learn/{game}")
    for before in range(step):
        await is_at(ann, game, before)
        await ann.tap(ann.button("lesson-skip"))
    await is_at(ann, game, step)


async def go_through(ann: Person, game: str, act) -> None:
    for number, step in enumerate(steps_of(game)):
        await is_at(ann, game, number)
        assert await ann.page.evaluate(FITS)
        if step.right:
            await act(ann, step.right[0])
        elif number < len(steps_of(game)) - 1:
            await ann.tap(ann.button("lesson-next"))


async def plays_first_game(ann: Person) -> None:
    await ann.page.wait_for_url("**/table/*")
    assert await ann.until_asked() == "turn"


@each_lesson
async def test_a_whole_lesson_from_the_offer_to_the_first_game(visit, game):
    ann = await visit("Ann", speed="brisk")
    await ann.open()
    await ann.tap(ann.of_game("link", "learn", game))
    await go_through(ann, game, do)
    await ann.tap(ann.button("lesson-play"))
    await plays_first_game(ann)
    await ann.open()
    await expect(ann.of_game("button", "play-bots", game)).to_have_count(1)
    await expect(ann.of_game("link", "learn", game)).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), [("emerald", "nl"), ("kadora", "cs")])
async def test_on_a_phone(visit, game, language):
    ann = await visit("Ann", phone=True, language=language)
    await begin(ann, game)
    await go_through(ann, game, do)
    await ann.tap(ann.button("lesson-play"))
    await plays_first_game(ann)


@pytest.mark.parametrize(("game", "language"), [("emerald", "de"), ("kadora", "en")])
async def test_by_keyboard_alone(visit, game, language):
    ann = await visit("Ann", language=language)
    await ann.open()
    await ann.go_by_key(ann.of_game("link", "learn", game))
    await ann.page.keyboard.press("Enter")
    for number, step in enumerate(steps_of(game)):
        await is_at(ann, game, number)
        if step.right:
            await do_by_key(ann, step.right[0])
        else:
            is_last = number == len(steps_of(game)) - 1
            await ann.go_by_key(ann.button("lesson-play" if is_last else "lesson-next"))
            await ann.page.keyboard.press("Enter")
            if not is_last:
                await expect(ann.page.locator(f"{SAID}:focus")).to_have_count(1)
    await plays_first_game(ann)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_step_in_every_language(visit, game, language):
    ann = await visit("Ann", phone=True, language=language)
    await begin(ann, game)
    for number in range(len(steps_of(game))):
        await is_at(ann, game, number)
        await ann.reads_one_language()
        assert await ann.page.evaluate(FITS)
        if number < len(steps_of(game)) - 1:
            await ann.tap(ann.button("lesson-skip"))


@each_lesson
async def test_left_and_taken_up_again(visit, game):
    ann = await visit("Ann")
    await begin(ann, game, step=3)
    await ann.open()
    await ann.tap(ann.of_game("link", "learn-on", game))
    await is_at(ann, game, 3)
    await ann.page.reload()
    await is_at(ann, game, 3)
    await ann.tap(ann.button("lesson-back"))
    await is_at(ann, game, 2)


def a_task(game: str) -> tuple[int, str]:
    """A step in which something of one press is asked, and an action that is not meant there."""
    number = next(i for i, step in enumerate(steps_of(game)) if step.right)
    step = steps_of(game)[number]
    *_, state = step.record.replay()
    legal = [GAMES[game].words[action] for action in GAMES[game].legal(state)]
    return number, next(words for words in legal if words not in step.right)


@each_lesson
async def test_what_is_not_meant_is_answered_and_taken_back_then_pointed_at_then_shown(visit, game):
    ann = await visit("Ann")
    number, wrong = a_task(game)
    step = steps_of(game)[number]
    await begin(ann, game, number)
    for _ in range(2):
        await ann.page.locator(targets(wrong)[0]).first.wait_for(state="attached")
        await do(ann, wrong)
        await is_told(ann, game, str(step.answer(wrong)))
        await is_at(ann, game, number)
        await expect(ann.page.locator(targets(step.right[0])[0])).to_have_count(1)
    # Now the board offers only what is right.
    await expect(ann.button("lesson-show")).to_have_count(1)
    await expect(ann.page.locator(targets(wrong)[0])).to_have_count(0)
    await ann.tap(ann.button("lesson-show"))
    await is_at(ann, game, number + 1)
    await expect(ann.page.locator(SAID)).to_contain_text(ann.words("lesson-shown"))


async def test_a_pointer_that_rests_on_the_board_hides_no_reason(visit):
    ann = await visit("Ann")
    number, wrong = a_task("emerald")
    await begin(ann, "emerald", number)
    await do(ann, wrong)
    await is_told(ann, "emerald", str(steps_of("emerald")[number].answer(wrong)))
    # The knight is back under the pointer, and what its move would lead to is told again.
    await ann.page.locator(".bar .preview").wait_for()
    assert await ann.page.evaluate(IS_SEEN, SAID)


async def test_a_third_miss_is_followed_by_what_was_meant(visit):
    ann = await visit("Ann")
    number, (card, place) = 1, ("G2r", "b2")
    assert steps_of("kadora")[number].right == (f"place {card} {place}",)
    await begin(ann, "kadora", number)
    for _ in range(2):
        await do(ann, f"place {card} c2")
        await ann.page.locator(f"{SAID}.no").wait_for()
        await ann.page.locator(f"[data-pick='hand:{card}']").wait_for()
    # What is not offered any more can be clicked all the same.
    await ann.take_any(f"[data-pick='hand:{card}']")
    await expect(ann.page.locator("[data-pick^='place:']")).to_have_count(1)
    await ann.take_any("[data-why='c2']")
    await is_at(ann, "kadora", number + 1)
    await expect(ann.page.locator(SAID)).to_contain_text(ann.words("lesson-shown"))


async def test_what_the_rules_refuse_is_refused_with_its_rule(visit):
    ann = await visit("Ann")
    ann.expects_trouble("status of 422")
    number = next(i for i, step in enumerate(steps_of("kadora")) if step.right)
    await begin(ann, "kadora", number)
    await ann.page.locator("[data-pick^='hand:']").first.wait_for()
    await ann.page.locator("[data-why='draw left']").dispatch_event("click")
    await expect(ann.page.locator(".refused")).to_contain_text("K3.3")
    await ann.tap(ann.button("ok"))
    await is_told(ann, "kadora", steps_of("kadora")[number].name)


@each_lesson
async def test_the_offer_can_be_turned_down(visit, game):
    ann = await visit("Ann")
    await ann.open()
    await ann.tap(ann.of_game("button", "learn-no", game))
    await expect(ann.of_game("link", "learn", game)).to_have_count(0)
    await ann.page.reload()
    await expect(ann.of_game("button", "play-bots", game)).to_have_count(1)
    await expect(ann.of_game("link", "learn", game)).to_have_count(0)


@each_lesson
async def test_the_first_table_offers_it(visit, game):
    ann = await visit("Ann")
    await ann.play_bots(game)
    await ann.until_asked()
    await ann.tap(ann.page.locator(".tip").get_by_role("link", name=ann.words("learn")))
    await is_at(ann, game, 0)


@each_lesson
async def test_a_lesson_in_words(visit, game):
    """Who wants no picture learns on the board in words."""
    ann = await visit("Ann", in_words=True)
    number = next(i for i, step in enumerate(steps_of(game)) if step.right)
    await begin(ann, game, number)
    await ann.tap(ann.page.locator(f"[data-choice='{steps_of(game)[number].right[0]}']"))
    await is_at(ann, game, number + 1)
