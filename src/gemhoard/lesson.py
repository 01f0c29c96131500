"""The lesson of a game: positions to learn from, and what the learner does in each.

It is a JSON file in the game's folder. A scene is the beginning of a record (players, start player, deal,
actions), its steps go on from there, so that the rules themselves lead to every position. The learner has the
first seat.

A step has a `name`: what is said there is the message `<game>-lesson-<name>`. `right` are the actions to
find, in words; the first of them is shown to whoever does not find one, and the scene goes on behind it. A
step without them is only read. `then` is what happens next: the others' actions, the dice. `wrong` says by a
pattern of words why another legal action is not the one that is meant: it, too, names a message.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from gemhoard.games import Game
from gemhoard.record import FORMAT, VERSION, Record

LEARNER = 0  # the seat


@dataclass(frozen=True)
class LessonStep:
    name: str
    record: Record  # how it came to this
    right: tuple[str, ...]
    then: tuple[str, ...]
    wrong: Mapping[str, str]

    def answer(self, words: str) -> str | None:
        """What to say to a legal action that is not right."""
        return next((name for pattern, name in self.wrong.items() if fnmatchcase(words, pattern)), None)


@cache
def read_lesson(game: Game) -> tuple[LessonStep, ...]:
    """Its steps; none, where the game has no lesson."""
    if game.lesson is None:
        return ()
    scenes = json.loads(game.lesson.read_text("utf-8"))["scenes"]
    return tuple(step for scene in scenes for step in _steps(game, scene))


def _steps(game: Game, scene: Mapping[str, Any]) -> Iterator[LessonStep]:
    deal = {"format": FORMAT, "version": VERSION, "game": game.name, "actions": []}
    record = Record.from_json(deal | {key: scene[key] for key in scene if key != "steps"})
    for step in scene["steps"]:
        right, then = tuple(step.get("right", ())), tuple(step.get("then", ()))
        yield LessonStep(step["name"], record, right, then, step.get("wrong", {}))
        record = Record(game, record.start, [*record.actions, *right[:1], *then])
