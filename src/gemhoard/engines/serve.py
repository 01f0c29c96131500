"""A bot of ours as an engine: answers the lines of docs/engines.md on stdin and stdout.

`benchmarks/commit_engine.py` runs this very file inside the environment of another commit, so it uses only
what has had the same name for long.
"""

import json
import os
import sys
import time
from collections.abc import Iterable
from typing import Any, TextIO

from gemhoard import bots
from gemhoard.games import CHANCE, GAMES
from gemhoard.record import Record

PROTOCOL = 1
SHARE = 0.9  # of the time that a bot may think: the rest is for reading, writing and other processes

Message = dict[str, Any]
# Before levels were another bot in every game, a bot needed no game.
bot_for = getattr(bots, "bot_for", lambda game, name: bots.bot_named(name))


class MessageError(ValueError):
    """A line that is no message."""


class BotEngine:
    """Answers one message after the other."""

    def __init__(self, bot: str, version: str) -> None:
        self.name, self.version = bot, version
        self.bots = _find(bot)
        self.is_warm: set[str] = set()

    def answer(self, message: Message) -> Message:
        match message["type"]:
            case "hello":
                return {
                    "type": "hello",
                    "protocol": PROTOCOL,
                    "name": f"gemhoard {self.name}",
                    "version": self.version,
                }
            case "new":
                self._get_ready(message["game"], message["players"])
                return {"type": "ready"}
            case "position":
                return {"type": "action", "action": self._choose(message)}
        raise MessageError(f"there is no message of the type {message['type']!r}; see docs/engines.md")

    def _get_ready(self, name: str, players: int) -> None:
        """Decide once, so that compiling does not count as thinking time."""
        if name in self.is_warm:
            return
        bots.check_bot(self.name, GAMES[name])
        game, state = GAMES[name], GAMES[name].new(players, seed=1)
        while not game.is_over(state):
            if game.actor(state) != CHANCE and len(game.legal(state)) > 1:
                bots.decide(self.bots[name], game, state, 1)
                break
            game.apply(state, game.legal(state)[-1])
        self.is_warm.add(name)

    def _choose(self, message: Message) -> str:
        deadline = time.monotonic() + SHARE * message["time_ms"] / 1000
        record = Record.from_json(message["record"])
        *_, state = record.replay()
        bot = self.bots[record.game.name]
        return record.game.words[bots.decide(bot, record.game, state, message["seed"], deadline)]


def _find(bot: str) -> dict[str, Any]:
    """The bot by game: a level may be another one in each. What no game knows is refused."""
    found, error = {}, None
    for name, game in GAMES.items():
        try:
            found[name] = bot_for(game, bot)
        except bots.BotError as unknown:
            error = unknown
    if error and not found:
        raise error
    return found


def serve(bot: str, version: str, lines: Iterable[str], out: TextIO) -> None:
    """Answer every line until there are no more, or one says to quit."""
    engine = BotEngine(bot, version)
    for line in lines:
        message = read(line)
        if message["type"] == "quit":
            return
        print(json.dumps(engine.answer(message)), file=out, flush=True)


def read(line: str) -> Message:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict) or "type" not in message:
        raise MessageError("a line of the input is no message; see docs/engines.md")
    return message


def serve_here(bot: str, version: str) -> None:
    """On stdin and stdout. Whatever else is printed goes to stderr: a stray line would be an answer."""
    with os.fdopen(os.dup(1), "w") as answers:
        os.dup2(2, 1)
        serve(bot, version, sys.stdin, answers)


if __name__ == "__main__":
    serve_here(*sys.argv[1:3])
