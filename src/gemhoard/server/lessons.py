"""Lessons: each step is a table of its own, laid for one answer and forgotten. Nothing is stored."""

from functools import cache

from gemhoard.games import GAMES, Game
from gemhoard.lesson import LEARNER, LessonStep, read_lesson
from gemhoard.server.errors import RefusedError
from gemhoard.server.protocol import Lesson, LessonPosition, Tried
from gemhoard.server.table import Table


@cache
def lesson(name: str) -> Lesson:
    """All steps of a game's lesson, as the learner sees them."""
    steps = _steps(name)
    return Lesson(
        game=name,
        players=int(steps[0].record.start.players),
        steps=[_position(GAMES[name], step) for step in steps],
    )


def try_out(name: str, number: int, words: str) -> Tried:
    """What an action leads to in a step, and whether it is what the step is about; or why it is refused."""
    steps = _steps(name)
    if not 0 <= number < len(steps):
        raise RefusedError("server-not-found", 404)
    step, table = steps[number], Table.of(steps[number].record)
    before = table.number
    if refusal := table.why_not(LEARNER, before, table.game.number(words)):
        raise refusal
    is_right = words in step.right
    for each in (words, *(step.then if is_right else ())):
        table.play(each)
    return Tried(
        wrong=None if is_right else step.answer(words),
        steps=table.steps(LEARNER, before),
        position=table.position(LEARNER),
    )


def _steps(name: str) -> tuple[LessonStep, ...]:
    steps = read_lesson(GAMES[name]) if name in GAMES else ()
    if not steps:
        raise RefusedError("server-not-found", 404)
    return steps


def _position(game: Game, step: LessonStep) -> LessonPosition:
    position = Table.of(step.record).position(LEARNER)
    if not step.right:
        position.choices = []
    right = [game.number(words) for words in step.right]
    return LessonPosition(name=step.name, position=position, right=right)
