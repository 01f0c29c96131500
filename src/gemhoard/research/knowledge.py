"""What a seat may know, in words."""

import json
from typing import Any

from gemhoard.games import NOBODY, Game, State


def knowledge(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What a seat may know: what it sees, and what it remembers. NOBODY knows what is public."""
    return game.view(state, seat) | game.memory(state)


def private_knowledge(game: Game, state: State, seat: int) -> dict[str, Any]:
    """Those entries of what a seat knows in which there is more than everybody knows."""
    public = knowledge(game, state, NOBODY)
    known = knowledge(game, state, seat)
    return {name: value for name, value in known.items() if value != public.get(name)}


def as_text(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def as_lines(game: Game, state: State, seat: int) -> str:
    """The table as a seat knows it: what the environments render."""
    known = {"seat": seat} | knowledge(game, state, seat)
    return "\n".join(f"{name}: {as_text(value)}" for name, value in known.items())
