"""The review of a finished game, beside its replay: what it shows, what is tried again, and playing on."""

import json
import re

import pytest
from browser.axe import violations
from browser.pages import ANN, BO, HILDA, OTTO
from browser.reviews import lay_review
from browser.server import lay_table, play_out
from playwright.async_api import expect

pytestmark = pytest.mark.anyio
SEATS = [ANN, HILDA, OTTO]
MOMENT = ".review .moment"


@pytest.fixture
def reviewed(visit, server, laid):
    """Somebody looks at a game that has been reviewed. With them, the steps of Ann's marked choices."""

    async def come(game: str = "emerald", path: str = "/replay/{}/0#review", seats=SEATS, **more):
        record = play_out(game, len(seats), 4)
        table = await lay_table(server, record, seats, laid.secret)
        steps = await lay_review(server, table.id, record)
        person = await visit("Ann", **more)
        await person.open(path.format(table.id))
        return person, table.id, record, steps

    return come


def better(record, step: int) -> str:
    """What the laid review says is better than what Ann chose."""
    game, states = record.game, [state.copy() for state in record.replay()]
    words = [game.words[action] for action in game.legal(states[step])]
    return next(each for each in words if each != record.actions[step])


def note_of(person):
    """What is said below the board."""
    return person.page.get_by_role("group", name=person.words("review"))


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_the_end_leads_to_the_review_and_a_moment_to_its_place(reviewed, game, phone):
    ann, table, _, steps = await reviewed(game, "/replay/{}/0", phone=phone)
    await ann.tap(ann.button("points"))
    await ann.tap(ann.link("review"))
    await expect(ann.page.locator("dialog[open]")).to_have_count(0)
    await ann.sees("coach-costliest")
    assert ann.page.url.endswith(f"/replay/{table}/0#review")
    await ann.reads_one_language()
    assert await violations(ann.page) == []
    assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await ann.tap(ann.page.locator(MOMENT).first)
    await ann.page.wait_for_url(f"**/replay/{table}/{steps[0]}*")
    # On a phone the panel makes way for the board.
    await expect(ann.page.locator(".review")).to_have_count(0 if phone else 1)
    await expect(note_of(ann)).to_contain_text("14%")
    assert await violations(ann.page) == []


async def test_a_shared_link_shows_it_to_strangers_too(reviewed):
    zoe, table, _, _ = await reviewed(path="/replay/{}/5")
    await zoe.button("review").click()
    await zoe.sees("coach-costliest")
    assert zoe.page.url.endswith(f"/replay/{table}/5#review")
    await zoe.page.reload()
    await zoe.sees("coach-costliest")
    await zoe.page.locator("aside").get_by_role("button", name=zoe.words("close")).click()
    await expect(zoe.page.locator(".review")).to_have_count(0)
    assert zoe.page.url.endswith(f"/replay/{table}/5")


async def test_who_waits_sees_how_far_it_is(reviewed):
    ann, *_ = await reviewed(path="/replay/{}/0")
    told = []

    async def not_yet(route):
        """As a server answers that has something else to do."""
        told.append(1)
        if len(told) > 3:
            return await route.continue_()
        share = [0.0, 0.25, 0.5][len(told) - 1]
        await route.fulfill(json={"share": share, "review": None})

    await ann.page.route("**/review?language=*", not_yet)
    await ann.button("review").click()
    await ann.page.locator("progress").wait_for()
    await ann.sees("coach-costliest")
    await expect(ann.page.locator("progress")).to_have_count(0)


async def test_the_curve_and_the_replay_go_together_by_key(reviewed):
    ann, table, record, _ = await reviewed()
    curve = ann.page.get_by_role("slider", name=ann.words("coach-curve"))
    await curve.focus()
    for keys, step in ((("ArrowRight", "ArrowRight"), 2), (("End",), len(record.actions)), (("Home",), 0)):
        for key in keys:
            await ann.page.keyboard.press(key)
        await expect(curve).to_have_attribute("aria-valuenow", str(step))
        await ann.page.wait_for_url(f"**/replay/{table}/{step}#review")
    chances = ", ".join(ann.words("review-chance", who=who, chance=33) for who in ("Ann", "Hilda", "Otto"))
    await expect(curve).to_have_attribute("aria-valuetext", re.compile(re.escape(chances)))
    box = await curve.bounding_box()
    await ann.page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 50)
    await expect(curve).to_have_attribute("aria-valuenow", str(len(record.actions)))


async def test_rows_and_numbers_are_folded(reviewed):
    ann, _, record, _ = await reviewed()
    await ann.page.get_by_text(ann.words("review-luck-or-skill")).first.click()
    rows = ann.page.locator(".review table").first.locator("tbody tr")
    told = [await row.locator("td").all_inner_texts() for row in await rows.all()]
    for column in zip(*told, strict=True):
        *parts, result = (float(cell.replace("−", "-")) for cell in column)
        assert abs(sum(parts) - result) < 0.5
    await ann.page.get_by_text(ann.words("review-in-numbers")).first.click()
    await expect(ann.page.locator(".review table").nth(1).locator("tbody tr")).to_have_count(
        len(record.actions) + 1
    )
    await ann.page.get_by_text(ann.words("coach-all-choices")).click()
    assert await ann.page.locator(".all .moment").count() > 10
    assert await violations(ann.page) == []


async def test_whose_choices_are_listed_can_be_chosen(reviewed):
    ann, *_ = await reviewed()
    whose = ann.page.get_by_label(ann.words("review-whose"))
    # She played alone against bots: she wants to see her own.
    await expect(whose).to_have_value("0")
    await whose.select_option("1")
    await ann.sees("review-none-marked", who="Hilda")
    await whose.select_option("")
    await expect(ann.page.locator("section ol").first.locator(".moment")).to_have_count(3)


@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_the_better_choice_is_told_when_asked_for_and_drawn(reviewed, game):
    ann, *_ = await reviewed(game)
    await ann.page.locator(MOMENT).first.click()
    await ann.button("review-show").wait_for()
    pins = ann.page.locator(".board .pin")
    await expect(pins).to_have_count(0)
    await ann.button("review-show").click()
    note = note_of(ann)
    await expect(note).to_contain_text(ann.words("review-better"))
    await expect(note.locator("li")).to_contain_text("4.5")
    await expect(pins.first).to_be_visible()
    await expect(ann.button("review-show")).to_have_count(0)
    # The focus stays where one reads on.
    assert await ann.page.evaluate("document.activeElement.matches('.note')")
    await ann.page.keyboard.press("ArrowRight")
    await expect(note).not_to_contain_text(ann.words("review-better"))
    await ann.page.keyboard.press("ArrowLeft")
    await expect(note).to_contain_text(ann.words("review-better"))


async def test_a_choice_is_tried_again_before_the_answer(reviewed):
    ann, _, record, steps = await reviewed("kadora", in_words=True)
    step, game = steps[0], record.game
    await ann.page.locator(MOMENT).first.click()
    await ann.button("review-try").click()
    await ann.sees("review-your-turn", who="Ann")
    note = note_of(ann)
    # The hands of the others are closed again: she knows what she knew.
    states = [state.copy() for state in record.replay()]
    choices = ann.page.locator(".board .plain [data-choice]")
    await expect(choices).to_have_count(len(game.legal(states[step])))
    for words, result in ((record.actions[step], "worse"), (better(record, step), "best")):
        await ann.page.locator(f".board [data-choice='{words}']").click()
        told = ann.words("review-tried", result=result, cost=14)
        await expect(note).to_contain_text(told)
    assert await violations(ann.page) == []
    await ann.page.keyboard.press("Escape")
    await ann.button("review-play-on").wait_for()
    await expect(choices).to_have_count(0)


async def test_by_key_alone(reviewed):
    ann, _, _, steps = await reviewed(in_words=True)
    await ann.page.locator(MOMENT).first.focus()
    await ann.page.keyboard.press("Enter")
    await ann.button("review-try").wait_for()
    await ann.button("review-try").focus()
    await ann.page.keyboard.press("Enter")
    await ann.page.locator(".asked").wait_for()
    assert await ann.page.evaluate("document.activeElement.matches('.note')")
    await ann.page.keyboard.press("ArrowDown")
    assert await ann.page.evaluate("document.activeElement.closest('.board') !== null")
    # The replay has stayed where it was.
    assert ann.page.url.endswith(f"/{steps[0]}#review")


@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_the_game_goes_on_from_here_against_bots(reviewed, game):
    bo, table, _, _ = await reviewed(game, seats=[ANN, BO, OTTO])
    await bo.page.locator(MOMENT).first.click()
    await bo.button("review-play-on").click()
    await bo.page.wait_for_url("**/table/*")
    assert await bo.until_asked() == "turn" and bo.table() != table
    await expect(bo.page.locator("[data-choice], [data-pick]").first).to_be_visible()
    await bo.choose()


async def test_an_unfinished_record_offers_no_review(visit, server):
    ann = await visit("Ann")
    record = play_out("emerald", 2, 4)
    data = record.to_json() | {"actions": record.actions[:20]}
    data.pop("result")
    answer = await ann.page.request.post("/api/records", data=json.dumps(data))
    await ann.open(f"/replay/{(await answer.json())['table']}/0")
    await ann.button("replay-next").wait_for()
    await expect(ann.button("review")).to_have_count(0)
