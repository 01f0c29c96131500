"""Reviews of finished games: each is made once, when somebody asks for it, and stored with the game."""

import asyncio
import gc
import logging
import os
import threading
from collections.abc import Coroutine, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from gemhoard.coach import REVIEW, Review, review_record
from gemhoard.coach.compile import load_coach
from gemhoard.coach.ledger import Row
from gemhoard.coach.reasons import Reason, reasons
from gemhoard.coach.report import COSTLIEST, to_json
from gemhoard.coach.review import OnProgress, seed_of
from gemhoard.coach.version import coach_version
from gemhoard.coach.words import reason_text, summary
from gemhoard.games import Game
from gemhoard.record import Record
from gemhoard.server.background import background_thread
from gemhoard.server.bots import BotPool, compile_apart
from gemhoard.server.errors import RefusedError
from gemhoard.server.protocol import Judged, ReviewMoment, ReviewRow
from gemhoard.server.protocol import Review as ReviewMessage
from gemhoard.server.store import Store
from gemhoard.words import say

log = logging.getLogger(__name__)

THREADS = min(2, os.cpu_count() or 1)
# So many wait for theirs at most.
MAX_WAITING = 20
# A page asks several times a second how far it is. Whoever has not done so for that long has left.
PATIENCE_SECONDS = 20.0
# A game has a few hundred steps. A record may have more, but nobody waits for its review.
MAX_STEPS = 1000


class StoppedError(Exception):
    """The server is closing."""


@dataclass
class Making:
    """A review that is being made, or waits for those before it."""

    asked: float  # when somebody last asked for it
    share: float = 0.0  # of its steps that have been reviewed


class Reviews:
    """One is made at a time, by threads that everybody who plays now goes before."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store, self._bots = store, bots
        self._thread = background_thread("review")
        self._turn = asyncio.Lock()
        self._making: dict[str, Making] = {}
        self._failed: set[str] = set()  # They would fail again, whoever asks.
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_stopped = threading.Event()
        self._is_ready = asyncio.Event()
        self._is_ready.set()

    def prepare(self) -> None:
        """Let the coach get ready behind the bots."""
        self._is_ready.clear()
        self._run(self._prepare())

    @property
    def are_prepared(self) -> bool:
        return self._is_ready.is_set()

    async def prepared(self) -> None:
        await self._is_ready.wait()

    async def _prepare(self) -> None:
        await self._bots.prepared()
        try:
            if await compile_apart("gemhoard.coach.compile"):
                await asyncio.get_running_loop().run_in_executor(self._thread, load_coach)
                # What has been loaded stays: everybody would wait while it is looked through for garbage.
                gc.freeze()
            else:
                log.error("the coach could not be compiled apart: the first review holds up everybody")
        finally:
            self._is_ready.set()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def find(self, table: str) -> dict[str, Any] | None:
        """What is stored."""
        return await self._store.reviews.find(table, coach_version())

    async def ask(self, table: str, record: Record, people: Sequence[int]) -> dict[str, Any] | float:
        """The review of a finished game, or how far it has come. Whoever asks first has it made for all."""
        if found := await self.find(table):
            return found
        if table in self._failed:
            raise RefusedError("server-trouble", 500)
        making = self._making.get(table) or self._begin(table, record, people)
        making.asked = asyncio.get_running_loop().time()
        return making.share

    def _begin(self, table: str, record: Record, people: Sequence[int]) -> Making:
        if len(record.actions) > MAX_STEPS:
            raise RefusedError("server-review-long", 422, most=MAX_STEPS)
        if len(self._making) >= MAX_WAITING:
            raise RefusedError("server-too-fast", 429)
        making = self._making[table] = Making(asyncio.get_running_loop().time())
        self._run(self._make(table, record, people, making))
        return making

    async def _make(self, table: str, record: Record, people: Sequence[int], making: Making) -> None:
        loop = asyncio.get_running_loop()

        def on_progress(done: int, of: int) -> None:
            making.share = done / of
            if self._is_stopped.is_set():
                raise StoppedError

        try:
            async with self._turn:
                await self.prepared()
                if loop.time() - making.asked < PATIENCE_SECONDS:
                    content = await loop.run_in_executor(
                        self._thread, review_in_full, record, people, on_progress
                    )
                    await self._store.reviews.add(table, coach_version(), content)
        except Exception:
            self._failed.add(table)
            log.exception("table %s: its game could not be reviewed", table)
        finally:
            del self._making[table]

    async def close(self) -> None:
        """Wait until the threads have let go: they would keep the process from ending."""
        self._is_stopped.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)


def review_in_full(
    record: Record, people: Sequence[int], on_progress: OnProgress = lambda done, of: None
) -> dict[str, Any]:
    """What is stored: all that a review has found, and by step why better actions are better.

    Reasons are found for the choices that a page shows first: the costliest of all, and of each person.
    """
    review = review_record(record, REVIEW, THREADS, on_progress=on_progress)
    states = [state.copy() for state in record.replay()]
    shown = [review.costliest(COSTLIEST, seat) for seat in (None, *people)]
    numbers = {moment.number for moments in shown for moment in moments}
    return to_json(review) | {"reasons": {str(number): _why(review, states, number) for number in numbers}}


def _why(review: Review, states: Sequence[Any], number: int) -> list[dict[str, Any]]:
    game, step = review.game, number - 1
    judgement = review.moments[step].judgement
    assert judgement
    known = game.redeal(states[step], judgement.seat, seed_of(step))
    found = reasons(game, known, judgement.best, judgement.chosen, seed_of(step))
    return [asdict(each) for each in found]


# ------------------------------------------------------------------ what is sent


def review_message(
    content: dict[str, Any], game: Game, people: Sequence[int], names: Sequence[str], language: str
) -> ReviewMessage:
    """What is stored, told in a language."""
    named = [name or say(language, "player-number", number=seat + 1) for seat, name in enumerate(names)]
    return ReviewMessage(
        summary=summary(language, game, [Row(**row) for row in content["ledger"]], named),
        people=list(people),
        start=content["start"],
        moments=[_moment_message(moment) for moment in content["moments"]],
        ledger=[ReviewRow(**row) for row in content["ledger"]],
        reasons={int(number): _told(language, game, why) for number, why in content["reasons"].items()},
    )


def _moment_message(moment: dict[str, Any]) -> ReviewMoment:
    return ReviewMoment(
        number=moment["number"],
        action=moment["action"],
        seat=moment["seat"],
        chances=moment["chances"],
        luck=moment.get("luck"),
        judged=Judged.of(moment["judgement"]) if "judgement" in moment else None,
    )


def _told(language: str, game: Game, why: list[dict[str, Any]]) -> list[str]:
    return [reason_text(language, game, Reason(**each)) for each in why]
