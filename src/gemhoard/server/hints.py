"""Hints at the table: for the seat that decides, from what it may know. Who had some is told to everybody."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from gemhoard.coach.effort import HINT
from gemhoard.coach.hint import Hint, hint, instead
from gemhoard.coach.words import reason_text, subject
from gemhoard.games import Game
from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError
from gemhoard.server.live_table import LiveTable
from gemhoard.server.protocol import Hint as HintMessage
from gemhoard.server.protocol import HintWish
from gemhoard.server.reviews import Reviews
from gemhoard.words import FALLBACK, LANGUAGES

# One after the other, each in half a second: whoever came behind more of them would wait too long.
MAX_WAITING = 20
MAX_KEPT = 500
# The number of a state, and the action that is asked about.
Question = tuple[str, int, int | None]


class Hints:
    """Found in one thread. Who asks again gets the same."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        # Somebody waits for it, as for a bot. And a thread of low priority would keep Python's lock while
        # others have the processor: on a busy machine everybody on the server would wait for it.
        self._thread = ThreadPoolExecutor(1, "hint")
        self._kept: OrderedDict[Question, asyncio.Future[Hint]] = OrderedDict()

    async def give(self, live: LiveTable, holder: str, wish: HintWish) -> HintMessage:
        """To whoever decides there now. It is noted before it is told."""
        seat = _deciding(live, holder, wish.number)
        table, action = live.table, None
        if wish.why_not is not None:
            action = table.game.number(wish.why_not)
            if refusal := table.why_not(seat, wish.number, action):
                raise refusal
        if not self._reviews.are_prepared:
            raise RefusedError("server-hint-later", 503)
        found = await self._find(live, wish.number, action)
        async with live.lock:
            table.check_open(wish.number)
            if not live.row.seats[seat].hinted:
                await live.seating.take_hint(live.row.id, seat)
                await live.read_row()
        return hint_message(found, table.game, wish.language)

    async def _find(self, live: LiveTable, number: int, why_not: int | None) -> Hint:
        table, game, state = live.row.id, live.table.game, live.table.state
        # Nothing that the seat may not know goes into it.
        seed = int.from_bytes(hashlib.sha256(f"{table}/{number}".encode()).digest()[:7])
        given = await self._once((table, number, None), partial(hint, game, state, seed, effort=HINT))
        if why_not is None:
            return given
        return await self._once((table, number, why_not), partial(instead, game, state, given, why_not, seed))

    async def _once(self, question: Question, find: Callable[[], Hint]) -> Hint:
        if question not in self._kept:
            if sum(not each.done() for each in self._kept.values()) >= MAX_WAITING:
                raise RefusedError("server-too-fast", 429)
            self._kept[question] = asyncio.get_running_loop().run_in_executor(self._thread, find)
            if len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
        # Shielded: if one of those who wait gives up, the others still want it.
        return await asyncio.shield(self._kept[question])

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _deciding(live: LiveTable, holder: str, number: int) -> int:
    """The seat that decides, if it is held there and hints are given here."""
    row, table, mine = live.row, live.table, live.seats_of(Connection(holder))
    if not mine:
        raise RefusedError("server-only-players", 403)
    if not row.started:
        raise RefusedError("server-not-started")
    if row.daily:
        raise RefusedError("server-daily-hint")
    if not row.has_hints:
        raise RefusedError("server-no-hints", 403)
    if table.is_over:
        raise RefusedError("error-over")
    table.check_open(number)
    seat = table.game.actor(table.state)
    if seat not in mine or row.seats[seat].bot is not None:
        raise RefusedError("server-not-your-turn")
    return seat


def hint_message(found: Hint, game: Game, language: str) -> HintMessage:
    """Told in a language."""
    spoken = language if language in LANGUAGES else FALLBACK
    words, why = game.words, found.reasons
    return HintMessage(
        importance=found.importance,
        look_at=subject(spoken, game, why[0]) if why else None,
        best=words[found.best],
        close=[words[action] for action in found.close],
        chances={words[a]: round(100 * float(each[found.seat])) for a, each in found.chances.items()},
        instead_of=None if found.instead_of is None else words[found.instead_of],
        reasons=[reason_text(spoken, game, each) for each in why],
    )
