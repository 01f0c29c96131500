"""Who moves without being asked: bots, in threads of their own, and chance."""

import asyncio
import logging
import secrets
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from gemhoard.bots import bot_named, decide
from gemhoard.bots.compile import load_searches
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.engine import INTERPRETED

log = logging.getLogger(__name__)

# Who sits there where nobody has chosen a level.
USUAL = "knight"
# Who plays for those whose search is still being compiled.
STAND_IN = "squire"
THREADS = 2
# Whoever waits longer than this for a bot begins to wonder. Waiting for a thread counts.
LONGEST = 0.9


class Movers:
    """Thinks outside the event loop: the compiled searches let other threads run meanwhile."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        self._can_search = False

    async def prepare(self) -> None:
        """Have the searches compiled, by a process of its own: here it would hold up everybody."""
        # In a session of its own: Ctrl-C is for the server, which then ends it.
        compiler = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "gemhoard.bots.compile", start_new_session=True
        )
        try:
            if await compiler.wait() == 0:
                await asyncio.get_running_loop().run_in_executor(self._threads, load_searches)
                self._can_search = True
            else:
                log.error("the searches could not be compiled: every bot plays as a %s", STAND_IN)
        finally:
            if compiler.returncode is None:
                compiler.kill()
                await compiler.wait()

    async def choose(self, game: Game, state: State, level: str | None) -> int:
        """What chance (no level) or a bot does now."""
        legal = game.legal(state)
        if game.actor(state) == CHANCE or level is None or len(legal) == 1:
            return secrets.choice(legal)
        player = level if self._can_search else STAND_IN
        deadline = time.monotonic() + LONGEST
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _think, game, state, player, deadline)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _think(game: Game, state: State, level: str, deadline: float) -> int:
    """A bot that fails, or is no longer known here, must not stop the table: then any legal action does."""
    try:
        action = decide(bot_named(level), game, state.copy(), secrets.randbits(63), deadline)
        if action in game.legal(state):
            return action
        log.error("bot %s chose the illegal action %s of %s", level, action, game.name)
    except Exception:
        log.exception("bot %s failed at %s", level, game.name)
    return secrets.choice(game.legal(state))


@cache
def warm_up() -> None:
    """Play each game once, so that nobody who plays has to wait for the compiler."""
    for game in () if INTERPRETED else GAMES.values():
        state = game.new(game.seats[0], seed=1)
        while not game.is_over(state):
            legal = game.legal(state)
            before = state.copy()
            for action in legal:
                game.preview(state, action)
            action = legal[0] if game.actor(state) == CHANCE else _think(game, state, STAND_IN, 0)
            game.apply(state, action)
            game.events(before, action, state, seat=0)
            game.view(state, seat=0)
            game.standing(state, seat=0)
        game.result(state)
