"""What can be wrong with an engine."""

from typing import Any

from gemhoard.bots import BotError
from gemhoard.games.errors import shorten


class EngineError(BotError):
    """An engine that cannot play on; in a game it loses that game."""


def in_one_line(value: Any) -> str:
    """What an engine said, cut short and without anything that a terminal might obey."""
    return str(shorten("".join(c if c.isprintable() else " " for c in str(value)).strip()))
