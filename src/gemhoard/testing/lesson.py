"""The lesson: the rules lead to each position, and whatever is tried there is answered in words."""

from collections.abc import Iterator

from gemhoard.games import Game, RuleError, State
from gemhoard.lesson import LEARNER, LessonStep, read_lesson
from gemhoard.testing.texts import assert_sentence, assert_there
from gemhoard.testing.values import languages
from gemhoard.words import say

NAMES = {"left": "Player 1", "right": "Player 2"}


def check_the_lesson_can_be_played(game: Game) -> None:
    """Its positions come about by the rules, what is right there is legal, and so is what follows it."""
    for step in read_lesson(game):
        state = position(step)
        assert not step.right or game.actor(state) == LEARNER, f"{step.name}: it is not the learner's turn."
        for words in step.right:
            after = state.copy()
            for each in (words, *step.then):
                carry_out(game, after, each, step)


def check_every_try_in_the_lesson_is_answered(game: Game) -> None:
    """There is something else to try than what is right, and each such action has an answer."""
    for step in read_lesson(game):
        if step.right:
            others = other_actions(game, step)
            assert others, f"{step.name}: nothing but what is right can be done."
            silent = [words for words in others if step.answer(words) is None]
            assert not silent, f"{step.name}: there is no answer to {', '.join(silent)}."


def check_the_lesson_has_its_messages(game: Game) -> None:
    """What is said in each step, and to each action that is not right, is a sentence in every language."""
    steps = read_lesson(game)
    assert_there(game, (f"lesson-{name}" for step in steps for name in (step.name, *step.wrong.values())))
    for step in steps:
        for name, values in said(game, step):
            for language in languages(game):
                message = f"{game.name}-lesson-{name}"
                assert_sentence(name, say, language, message, **NAMES, **values)


def position(step: LessonStep) -> State:
    *_, state = step.record.replay()
    return state.copy()


def carry_out(game: Game, state: State, words: str, step: LessonStep) -> None:
    try:
        game.apply(state, game.number(words))
    except RuleError as error:
        raise AssertionError(f"{step.name}: {words!r} cannot be done there: {error}.") from error


def other_actions(game: Game, step: LessonStep) -> list[str]:
    """What may be done in a step and is not right there."""
    legal = [game.words[action] for action in game.legal(position(step))]
    return [words for words in legal if words not in step.right]


def said(game: Game, step: LessonStep) -> Iterator[tuple[str, dict[str, object]]]:
    """Messages by name, with the values that they may use."""
    yield step.name, {}
    for words in other_actions(game, step) if step.right else ():
        yield step.answer(words) or step.name, game.previews(position(step))[game.number(words)]
