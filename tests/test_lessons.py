"""The lessons of our games, beyond what is checked of any game: short, and as the server tells them."""

import re

import pytest

from gemhoard.games import GAMES, RuleError
from gemhoard.lesson import LEARNER, read_lesson
from gemhoard.server import lessons
from gemhoard.server.errors import RefusedError
from gemhoard.testing.lesson import NAMES, other_actions, position, said
from gemhoard.words import LANGUAGES, LOCALES, say

pytestmark = pytest.mark.quick
TAUGHT = {name: read_lesson(game) for name, game in GAMES.items() if game.lesson}
STEPS = [
    pytest.param(name, number, id=f"{name}-{step.name}")
    for name, steps in TAUGHT.items()
    for number, step in enumerate(steps)
]
each_step = pytest.mark.parametrize(("game", "number"), STEPS)
each_lesson = pytest.mark.parametrize("game", TAUGHT)
MOST_WORDS = 25


@each_lesson
def test_a_lesson_is_short_and_mostly_done_by_the_learner(game: str):
    steps = TAUGHT[game]
    assert 8 <= len(steps) <= 12
    assert sum(bool(step.right) for step in steps) >= 0.6 * len(steps)


@each_lesson
def test_the_same_number_play_in_all_of_a_lesson(game: str):
    assert len({int(step.record.start.players) for step in TAUGHT[game]}) == 1


@each_step
def test_a_step_with_several_answers_ends_its_scene(game: str, number: int):
    """What comes behind it would fit only one of them."""
    step, *following = TAUGHT[game][number : number + 2]
    if len(step.right) > 1 and following and not GAMES[game].is_over(position(following[0])):
        goes_on = [*step.record.actions, step.right[0]]
        assert following[0].record.actions[: len(goes_on)] != goes_on


@each_step
def test_every_answer_is_needed(game: str, number: int):
    step = TAUGHT[game][number]
    told = [step.answer(words) for words in other_actions(GAMES[game], step)] if step.right else []
    assert set(told) == set(step.wrong.values())


@each_step
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_short(game: str, number: int, language: str):
    for name, values in said(GAMES[game], TAUGHT[game][number]):
        text = say(language, f"{game}-lesson-{name}", **NAMES, **values)
        assert len(text.replace("Player ", "").split()) <= MOST_WORDS, text


@each_lesson
def test_no_text_is_left_over(game: str):
    written = re.findall(
        r"^(\S+) =", (LOCALES / "en" / f"{game}-lesson.ftl").read_text("utf-8"), re.MULTILINE
    )
    steps = TAUGHT[game]
    used = {name for step in steps for name in (step.name, *step.wrong.values())}
    assert {f"{game}-lesson-{name}" for name in used} == set(written)


# ------------------------------------------------------------------ as the server tells it


@each_step
def test_the_learner_sees_what_the_seat_may_know(game: str, number: int):
    told, step = lessons.lesson(game).steps[number], TAUGHT[game][number]
    state = position(step)
    is_over = GAMES[game].is_over(state)
    assert told.position.view == (GAMES[game].to_json(state) if is_over else GAMES[game].view(state, LEARNER))
    assert bool(told.position.choices) == bool(step.right)


@each_step
def test_a_right_answer_leads_on_to_the_next_step_of_the_scene(game: str, number: int):
    step = TAUGHT[game][number]
    if not step.right:
        return
    tried = lessons.try_out(game, number, step.right[0])
    assert tried.wrong is None and tried.steps[0].actor == LEARNER
    assert len(tried.steps) == 1 + len(step.then)
    following = lessons.lesson(game).steps[number + 1]
    if len(TAUGHT[game][number + 1].record.actions) == len(step.record.actions) + 1 + len(step.then):
        assert tried.position.view == following.position.view


@each_step
def test_a_wrong_answer_is_one_action_and_a_reason(game: str, number: int):
    step = TAUGHT[game][number]
    for words in other_actions(GAMES[game], step) if step.right else ():
        tried = lessons.try_out(game, number, words)
        assert tried.wrong == step.answer(words) and len(tried.steps) == 1


@each_lesson
def test_what_the_rules_refuse_is_refused_by_them(game: str):
    number = next(i for i, step in enumerate(TAUGHT[game]) if step.right)
    legal = {choice.words for choice in lessons.lesson(game).steps[number].position.choices}
    for words in [each for each in GAMES[game].words if each not in legal][:40]:
        with pytest.raises(RuleError) as refused:
            lessons.try_out(game, number, words)
        assert refused.value.reason.startswith(("refused-", "server-not-your-turn"))


@pytest.mark.parametrize(("game", "number"), [("nothing", 0), ("emerald", -1), ("emerald", 99)])
def test_what_is_not_there_is_not_found(game: str, number: int):
    with pytest.raises(RefusedError) as refused:
        lessons.try_out(game, number, "stop")
    assert refused.value.status == 404
