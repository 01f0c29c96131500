"""Who moves without being asked: bots, in threads of their own, and chance."""

import asyncio
import logging
import secrets
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from gemhoard.bots import BotError, bot_for, check_bot, decide, levels_for
from gemhoard.bots.compile import load_searches
from gemhoard.bots.ratings import beginners_level
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import new_rng, system_rng
from gemhoard.games.engine import INTERPRETED
from gemhoard.server.errors import RefusedError

log = logging.getLogger(__name__)

# Who sits there where nobody has chosen a level.
DEFAULT_LEVEL = "knight"
# Who plays for those who are still being compiled, and who does where a game lacks what that takes.
STAND_IN, ANYBODY = "greedy", "random"
THREADS = 2
# A longer wait for a bot feels like a fault. Waiting for a thread counts.
MAX_THINK_SECONDS = 0.9
# Warming up ends after so many actions: a game need not end by itself.
WARM_UP_ACTIONS = 400


def usual_level(game: Game) -> str:
    """For those who do not choose: the usual one, or the strongest that there is."""
    levels = levels_for(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[-1]


def first_level(game: Game) -> str:
    """Whom new players meet: the level that comes closest to a beginner, where that has been measured."""
    return beginners_level(game) or usual_level(game)


def check_level(game: Game, level: str) -> None:
    if level not in levels_for(game):
        raise RefusedError("server-no-level", 422, level=level)


def stand_in(game: Game) -> str:
    try:
        check_bot(STAND_IN, game)
    except BotError:
        return ANYBODY
    return STAND_IN


async def compile_apart(module: str) -> bool:
    """Let a process of its own compile something: here it would hold up everybody. Whether it could."""
    # In a session of its own: Ctrl-C is for the server, which then ends it.
    compiler = await asyncio.create_subprocess_exec(sys.executable, "-m", module, start_new_session=True)
    try:
        return await compiler.wait() == 0
    finally:
        if compiler.returncode is None:
            compiler.kill()
            await compiler.wait()


class BotPool:
    """Thinks outside the event loop: the compiled searches let other threads run meanwhile."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        self._can_search = False
        self._prepared = asyncio.Event()
        self._prepared.set()

    async def prepare(self) -> None:
        """Have the searches compiled, and read them."""
        self._prepared.clear()
        try:
            if await compile_apart("gemhoard.bots.compile"):
                await asyncio.get_running_loop().run_in_executor(self._threads, load_searches)
                self._can_search = True
            else:
                log.error("the searches could not be compiled: every bot plays as %s", STAND_IN)
        finally:
            self._prepared.set()

    async def prepared(self) -> None:
        """Until the strong bots can play, or it is known that they cannot be made ready."""
        await self._prepared.wait()

    async def choose(self, game: Game, state: State, level: str | None) -> int:
        """What chance (no level) or a bot does now."""
        legal = game.legal(state)
        if game.actor(state) == CHANCE or level is None or len(legal) == 1:
            return secrets.choice(legal)
        player = level if self._can_search else stand_in(game)
        deadline = time.monotonic() + MAX_THINK_SECONDS
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _choose_action, game, state, player, deadline)

    async def choose_alike(self, game: Game, state: State, level: str, seed: int) -> int:
        """What the bots of a level do on every server: nobody stands in for them, and they have time."""
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        await self.prepared()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _choose_action, game, state, level, None, seed)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _choose_action(
    game: Game, state: State, level: str, deadline: float | None, seed: int | None = None
) -> int:
    """A bot that fails, or is no longer known here, must not stop the table: then any legal action does."""
    seed = secrets.randbits(63) if seed is None else seed
    try:
        action = decide(bot_for(game, level), game, state.copy(), seed, deadline)
        if action in game.legal(state):
            return action
        log.error("bot %s chose the illegal action %s of %s", level, action, game.name)
    except Exception:
        log.exception("bot %s failed at %s", level, game.name)
    return game.any_action(state, new_rng(seed))


@cache
def warm_up() -> None:
    """Play each game once, so that nobody who plays has to wait for the compiler."""
    for game in () if INTERPRETED else GAMES.values():
        state = game.blank(game.player_counts[0])
        game.rules.deal(state, system_rng())
        for _ in range(WARM_UP_ACTIONS):
            if game.is_over(state):
                game.result(state)
                break
            _warm_up_once(game, state)


def _warm_up_once(game: Game, state: State) -> None:
    """One action, with all that a table does with it."""
    legal = game.legal(state)
    game.previews(state)
    # Any outcome of chance: there may be one that leads nowhere.
    by_chance = game.actor(state) == CHANCE
    action = secrets.choice(legal) if by_chance else _choose_action(game, state, stand_in(game), 0)
    game.events(game.apply_and_log(state, action), seat=0)
    game.view(state, seat=0)
    game.standing(state, seat=0)
