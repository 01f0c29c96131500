"""One live table and the people connected to it: here a game, its log and the network meet."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from gemhoard.games import CHANCE, GAMES
from gemhoard.server.bots import USUAL
from gemhoard.server.notices import Notice
from gemhoard.server.protocol import Act, ChangeSeat, Seat, TableMessage, Undo
from gemhoard.server.store import TableRow
from gemhoard.server.table import Entry, RefusedError, Table
from gemhoard.server.visitor import Visitor

if TYPE_CHECKING:
    from gemhoard.server.rooms import Rooms

log = logging.getLogger(__name__)

# How long a process waits, after each change that another one made, for that one to move the bots.
GRACE_SECONDS = 2.0
RETRY_SECONDS = 1.0
KEEPING_SECONDS = 20.0
# Who was not said to be there for so long is gone, together with the process.
GONE_SECONDS = 3 * KEEPING_SECONDS
MOST_VISITORS = 100


class Room:
    """One table and who is connected to it, in this process."""

    def __init__(self, rooms: "Rooms", row: TableRow) -> None:
        game = GAMES[row.game]
        start = game.new(row.players, setup=row.setup, first=row.first, options=row.options)
        self.row = row
        self.table = Table(game, start, is_closed=row.closed)
        self.visitors: set[Visitor] = set()
        self.idle_since = asyncio.get_running_loop().time()
        self.revision = 0  # counts what a table message tells of
        self._told: set[int] = set()  # the seats said to be there
        self._rooms = rooms
        self._store = rooms.store
        self._lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None
        self._acted = float("-inf")  # when a person last did something
        self._elsewhere: dict[str, tuple[set[int], float]] = {}  # by process: the seats there, and until when

    # -------------------------------------------------------------- who is there

    def enter(self, visitor: Visitor) -> None:
        if len(self.visitors) >= MOST_VISITORS:
            raise RefusedError("server-full", 503)
        self.visitors.add(visitor)
        self.say_who_is_here()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.idle_since = asyncio.get_running_loop().time()
        self.say_who_is_here()

    def say_who_is_here(self) -> None:
        """To this process and the others. Those that say nothing for long are gone, and their people too."""
        if self._everywhere() != self._told:
            self.tell_table()
        self._rooms.say(
            Notice(kind="here", table=self.row.id, process=self._store.process, here=self._here())
        )

    def _here(self) -> list[int]:
        """The seats of those who are connected to this process."""
        return sorted({seat for visitor in self.visitors for seat in self.seats_of(visitor)})

    def hear_who_is_there(self, notice: Notice) -> None:
        until = asyncio.get_running_loop().time() + GONE_SECONDS
        self._elsewhere[notice.process] = (set(notice.here), until)
        if self._everywhere() != self._told:
            self.tell_table()

    def _everywhere(self) -> set[int]:
        time = asyncio.get_running_loop().time()
        return set(self._here()).union(*(seats for seats, until in self._elsewhere.values() if until > time))

    def seats_of(self, visitor: Visitor) -> list[int]:
        return [
            i for i, seat in enumerate(self.row.seats) if visitor.holder and seat.holder == visitor.holder
        ]

    def must_sit(self, visitor: Visitor, seat: int) -> None:
        if seat not in self.seats_of(visitor):
            raise RefusedError("server-not-your-seat", 403, seat=seat + 1)

    # -------------------------------------------------------------- what they are told

    def tell(self) -> None:
        """Something happened in the game."""
        for visitor in self.visitors:
            visitor.wake()

    def tell_table(self) -> None:
        """Who sits where, or who is there, has changed."""
        self._told = self._everywhere()
        self.revision += 1
        self.tell()

    def table_message(self, visitor: Visitor) -> TableMessage:
        row, mine = self.row, self.seats_of(visitor)
        is_open = any(seat.kind == "free" for seat in row.seats)
        return TableMessage(
            type="table",
            table=row.id,
            game=row.game,
            options=row.options,
            seats=self._seats(),
            mine=mine,
            looking=visitor.looking,
            started=row.started,
            over=row.started and self.table.is_over,
            code=row.code if is_open and mine else None,
            invitation=row.invitation if mine else None,
        )

    def _seats(self) -> list[Seat]:
        there = self._everywhere()
        return [
            Seat(seat=i, kind=s.kind, name=s.name, level=s.level, here=s.kind == "bot" or i in there)
            for i, s in enumerate(self.row.seats)
        ]

    # -------------------------------------------------------------- what they do

    async def act(self, visitor: Visitor, wish: Act) -> None:
        await self._play(visitor, wish.seat, lambda: self.table.act(wish.seat, wish.number, wish.action))

    async def undo(self, visitor: Visitor, wish: Undo) -> None:
        await self._play(visitor, wish.seat, lambda: self.table.undo(wish.seat, wish.number))
        # Whatever a bot is thinking about, it is no longer so.
        self._stop_driving()

    async def _play(self, visitor: Visitor, seat: int, make_entry: Callable[[], Entry]) -> None:
        async with self._lock:
            self.must_sit(visitor, seat)
            if not self.row.started:
                raise RefusedError("server-not-started")
            await self._commit(make_entry())
        self.drive()

    async def _commit(self, entry: Entry) -> None:
        """First the store, then the table, then everybody is told."""
        if await self._store.append(self.row.id, entry):
            self._add(entry)
        elif await self._read_log():
            raise RefusedError("server-stale")
        else:
            # Nobody else has committed this number: the table itself was deleted.
            raise RefusedError("server-no-table", 404)

    def _add(self, entry: Entry) -> None:
        self.table.add(entry)
        if entry.actor != CHANCE and self.row.seats[entry.actor].kind == "person":
            self._acted = asyncio.get_running_loop().time()
        if self.table.is_over:
            self.tell_table()
        self.tell()

    async def start(self, visitor: Visitor) -> None:
        async with self._lock:
            if not self.seats_of(visitor):
                raise RefusedError("server-only-players", 403)
            await self._change(self._store.start(self.row.id, USUAL))
        self.drive()

    async def change_seat(self, visitor: Visitor, wish: ChangeSeat, name: str) -> None:
        async with self._lock:
            self.must_sit(visitor, wish.seat)
            if wish.seat == wish.to:
                await self._change(self._store.rename(self.row.id, wish.seat, name, visitor.holder))
                return
            await self._change(
                self._store.move(self.row.id, wish.seat, wish.to, name, visitor.holder), wish.to
            )

    async def join(self, seat: int, name: str, holder: str) -> None:
        async with self._lock:
            await self._change(self._store.claim(self.row.id, seat, name, holder), seat)

    async def _change(self, change: Awaitable[bool], seat: int | None = None) -> None:
        is_done = await change
        await self._read_row()
        if is_done:
            return
        if self.row.started or seat is None:
            raise RefusedError("server-started")
        raise RefusedError("server-seat-taken", seat=seat + 1)

    # -------------------------------------------------------------- what other processes did

    async def read_again(self) -> None:
        async with self._lock:
            await self._read_row()
            has_moved = await self._read_log()
        if has_moved:
            self._stop_driving()  # The other process is at it.
        self.drive(GRACE_SECONDS)

    async def _read_row(self) -> None:
        row = await self._store.load(self.row.id)
        if row and row != self.row:
            self.row = row
            self.tell_table()
            self.say_who_is_here()

    async def _read_log(self) -> bool:
        """Whether there was anything new."""
        entries = await self._store.log(self.row.id, self.table.number)
        for entry in entries:
            self._add(entry)
        return bool(entries)

    # -------------------------------------------------------------- bots and chance

    def drive(self, delay: float = 0.0) -> None:
        """See to it that bots and chance move, if it is up to them."""
        if self._level() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(delay))

    def _level(self) -> str | None:
        """Of the bot whose move it is, `""` for chance, None for a person or if nobody moves."""
        actor = self.table.game.actor(self.table.state)
        if not self.row.started or self.table.is_over:
            return None
        if actor == CHANCE:
            return ""
        return self.row.seats[actor].level if self.row.seats[actor].kind == "bot" else None

    async def _drive(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while (level := self._level()) is not None:
            try:
                await self._move(level)
            except RefusedError as error:
                if error.status == 404:
                    return  # The table was deleted.
                continue  # Another process was faster.
            except Exception:
                log.exception("table %s: a bot could not move; trying again", self.row.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _move(self, level: str) -> None:
        number, state, game = self.table.number, self.table.state, self.table.game
        action = await self._rooms.movers.choose(game, state, level or None)
        # Thinking counts: only what is left of the pause in which a person may still think better of it.
        await asyncio.sleep(self._acted + self._rooms.pace - asyncio.get_running_loop().time())
        async with self._lock:
            await self._commit(self.table.act(game.actor(state), number, action))

    def _stop_driving(self) -> None:
        if self._driver:
            self._driver.cancel()
        self._driver = None

    def is_idle(self) -> bool:
        is_driven = self._driver is not None and not self._driver.done()
        quiet = asyncio.get_running_loop().time() - self.idle_since
        return not self.visitors and not is_driven and quiet > KEEPING_SECONDS

    async def close(self) -> None:
        """Wait until the driver has let go of the store: it may be closed next."""
        driver = self._driver
        self._stop_driving()
        if driver:
            await asyncio.gather(driver, return_exceptions=True)
