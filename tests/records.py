"""Records to be read, spoiled and refused."""

import json
from functools import cache
from typing import Any

import pytest
from conformance.tables import TABLES

from gemhoard.games import GAMES
from gemhoard.record import Record, RecordError, random_record

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def _game(name: str, players: int, seed: int, states: bool) -> str:
    return json.dumps(random_record(GAMES[name], players, seed, states=states).to_json())


def a_record(name: str, players: int = 3, seed: int = 1, states: bool = False) -> dict[str, Any]:
    """A whole game as JSON, to be spoiled."""
    return json.loads(_game(name, players, seed, states))


def cut(data: dict[str, Any], actions: int) -> dict[str, Any]:
    """The same game, not yet over."""
    data["actions"] = data["actions"][:actions]
    for name in ("states", "legal"):
        if name in data:
            data[name] = data[name][: actions + 1]
    data.pop("result", None)
    return data


def read(data: Any) -> Record:
    return Record.from_text(json.dumps(data))


def is_refused(data: Any, *names: str) -> bool:
    """Refused when it is read, in words that name what is wrong."""
    with pytest.raises(RecordError) as refused:
        read(data)
    return all(name in str(refused.value) for name in names)


def is_accepted(text: str) -> bool:
    """Whether a record agrees with the rules. Nothing but a RecordError may come of one that does not."""
    try:
        return Record.from_text(text).first_difference() is None
    except RecordError:
        return False
