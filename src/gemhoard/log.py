"""The game in words: what happened and what may be done, in the reader's language."""

from collections.abc import Sequence
from typing import Any

from gemhoard.games import Event, Game
from gemhoard.words import has, say

# Values of a seat become these, with the player's name.
NAMED = {"seat": "who", "receiver": "whom"}


def event_text(language: str, game: Game, event: Event, names: Sequence[str]) -> str:
    """One line of the log, without its rules."""
    return say(language, f"{game.name}-{event.kind}", **_values(language, game, event.data, names))


def action_text(language: str, game: Game, action: int, names: Sequence[str]) -> str:
    """One choice."""
    verb, *objects = game.words[action].split()
    named = dict(zip(game.objects[verb], [*objects, "none"], strict=False))
    return say(language, f"{game.name}-do-{verb}", **_values(language, game, named, names))


def _values(language: str, game: Game, data: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The values of a message: players by their names, the rulebook's nouns in the reader's language.

    A noun comes as it is too, as `colour_id` beside `colour`: by it a text chooses where its sentence needs
    another case of the word.
    """
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key in NAMED:
            seat = int(value)
            virtual = seat >= len(names)
            values[NAMED[key]] = say(language, f"{game.name}-virtual") if virtual else names[seat]
        else:
            values[key] = _value(language, f"{game.name}-{key}", value)
            if isinstance(value, str):
                values[f"{key}_id"] = value
    return values


def _value(language: str, message: str, value: Any) -> Any:
    if value is None:
        return "hidden"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, str) and has(language, message):
        return say(language, message, value=value)
    return value
