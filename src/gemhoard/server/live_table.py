"""One live table and the pages connected to it: here a game, its log and the network meet."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from gemhoard.daily import Deal, Outcome, outcome
from gemhoard.games import CHANCE, GAMES, RuleError
from gemhoard.server.bots import BotPool
from gemhoard.server.chat_lines import MAX_LINES, ChatRow
from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError
from gemhoard.server.log_entry import LogEntry
from gemhoard.server.presence import Presence, Present
from gemhoard.server.protocol import Act, Rematch, Seat, TableMessage, Undo, Why
from gemhoard.server.pubsub import Notification
from gemhoard.server.rate_limits import TokenBucket
from gemhoard.server.schema import TableRow
from gemhoard.server.store import Store
from gemhoard.server.table import Table

log = logging.getLogger(__name__)

# How long a process waits, after each change that another one made, for that one to move the bots.
GRACE_SECONDS = 2.0
RETRY_SECONDS = 1.0
# A table that nobody needs is kept for so long.
IDLE_SECONDS = 20.0
MAX_CONNECTIONS = 100  # of spectators, and of each player


@dataclass(frozen=True)
class Services:
    """What all live tables of a process use."""

    store: Store
    bots: BotPool
    pace: float  # so many seconds a person has to undo, before a bot or chance shows something new
    publish: Callable[[Notification], None]  # to the other processes, in the background


class LiveTable:
    """One table and who is connected to it, in this process."""

    def __init__(self, row: TableRow, services: Services) -> None:
        game = GAMES[row.game]
        start = game.new(row.players, setup=row.setup, first=row.first, options=row.options)
        self.row = row
        self.table = Table(game, start, is_closed=row.closed)
        self.table.bots = row.bots
        # A day's deal is the same for everybody, with what chance and the bots do. Every choice counts there:
        # whoever could take one back would know what the bots do next.
        self.deal = Deal(game, row.daily.day, row.daily.rule) if row.daily else None
        self.table.has_undo = self.deal is None
        self.connections: set[Connection] = set()
        self.revision = 0  # counts the changes that a table message reports
        self._services = services
        self._store = services.store
        self.seating = services.store.seating
        self.lines = services.store.chat
        self.chat: list[ChatRow] = []
        self.buckets: dict[str, TokenBucket] = {}  # how much each browser may still say
        self._presence = Presence()
        self._announced = Present()  # who was said to be there
        self.lock = asyncio.Lock()
        self._bots_task: asyncio.Task[None] | None = None
        self._idle_since = asyncio.get_running_loop().time()
        self._acted = float("-inf")  # when a person last did something

    # -------------------------------------------------------------- who is there

    def enter(self, connection: Connection) -> None:
        if self._crowd(connection) >= MAX_CONNECTIONS:
            raise RefusedError("server-full", 503)
        self.connections.add(connection)
        self.publish_presence()

    def _crowd(self, connection: Connection) -> int:
        """How many are there of its kind: spectators keep nobody from a seat, nor do other players."""
        holder = connection.holder if self.seats_of(connection) else None
        return sum((each.holder if self.seats_of(each) else None) == holder for each in self.connections)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touch()
        self.publish_presence()

    def touch(self) -> None:
        """Somebody needs it now."""
        self._idle_since = asyncio.get_running_loop().time()

    def is_idle(self) -> bool:
        has_bots_at_work = self._bots_task is not None and not self._bots_task.done()
        quiet = asyncio.get_running_loop().time() - self._idle_since
        return not self.connections and not has_bots_at_work and quiet > IDLE_SECONDS

    def publish_presence(self) -> None:
        """To the pages that are connected here, and to the other processes."""
        self._announce_presence()
        here = self._present_here()
        self.publish("presence", seats=sorted(here.seats), spectators=here.spectators)

    def ask_presence(self) -> None:
        self.publish("ask-presence")

    def publish(self, kind: Literal["presence", "ask-presence", "reaction"], **more: Any) -> None:
        notification = Notification(kind=kind, table=self.row.id, process=self._store.process, **more)
        self._services.publish(notification)

    def note_presence(self, notification: Notification) -> None:
        there = Present(frozenset(notification.seats), notification.spectators)
        self._presence.note(notification.process, there)
        self._announce_presence()

    def _announce_presence(self) -> None:
        if self.present() != self._announced:
            self.announce_table()

    def present(self) -> Present:
        return self._presence.all(self._present_here())

    def _present_here(self) -> Present:
        """Those who are connected to this process."""
        staying = [self.seats_of(each) for each in self.connections if not each.has_left]
        return Present(frozenset(seat for seats in staying for seat in seats), staying.count([]))

    def seats_of(self, connection: Connection) -> list[int]:
        holder = connection.holder
        return [i for i, seat in enumerate(self.row.seats) if holder and seat.holder == holder]

    def check_seat(self, connection: Connection, seat: int) -> None:
        if seat not in self.seats_of(connection):
            raise RefusedError("server-not-your-seat", 403, seat=seat + 1)

    # -------------------------------------------------------------- what they are sent

    def announce(self) -> None:
        """Something happened in the game."""
        for connection in self.connections:
            connection.wake()

    def announce_table(self) -> None:
        """Who sits where, or who is there, has changed."""
        self._announced = self.present()
        self.revision += 1
        self.announce()

    def table_message(self, connection: Connection) -> TableMessage:
        row, mine = self.row, self.seats_of(connection)
        is_open = any(seat.kind == "free" for seat in row.seats)
        return TableMessage(
            type="table",
            table=row.id,
            game=row.game,
            options=row.options,
            seats=self._seats(),
            mine=mine,
            looking=connection.looking,
            started=row.started,
            over=row.started and self.table.is_over,
            code=row.code if is_open and mine else None,
            invitation=row.invitation if mine else None,
            host=row.host_seat,
            spectators=self.present().spectators,
            chat="none" if not row.has_friends else "off" if row.chat_off else "on",
            rematch=self._rematch(),
            daily=self.deal.day if self.deal else None,
            hints=row.has_hints,
        )

    def _rematch(self) -> Rematch | None:
        following = self.row.next
        if following is None:
            return None
        return Rematch(table=following.id, who=following.who, asked=list(following.asked))

    def _seats(self) -> list[Seat]:
        present = self.present().seats
        return [
            Seat(
                seat=i,
                kind=s.kind,
                name=s.name,
                level=s.level,
                adapts=bool(s.adapts),
                here=s.kind == "bot" or i in present,
                asked=s.asked,
                substitute=s.substitute is not None,
                hinted=bool(s.hinted),
            )
            for i, s in enumerate(self.row.seats)
        ]

    # -------------------------------------------------------------- what they do

    async def act(self, connection: Connection, wish: Act) -> None:
        await self._play(connection, wish.seat, lambda: self.table.act(wish.seat, wish.number, wish.action))

    async def undo(self, connection: Connection, wish: Undo) -> None:
        await self._play(connection, wish.seat, lambda: self.table.undo(wish.seat, wish.number))
        # Whatever a bot is thinking about, it is no longer so.
        self._stop_bots()

    def why(self, connection: Connection, question: Why) -> RuleError | None:
        """Why an action is refused. Nothing changes, whatever the answer is."""
        self._check_player(connection, question.seat)
        action = self.table.game.number(question.words)
        return self.table.why_not(question.seat, question.number, action)

    async def _play(self, connection: Connection, seat: int, make_entry: Callable[[], LogEntry]) -> None:
        async with self.lock:
            self._check_player(connection, seat)
            while not await self._commit(make_entry()):
                pass  # Another process was faster: what is wished may be refused now.
        self.run_bots()

    def _check_player(self, connection: Connection, seat: int) -> None:
        self.check_seat(connection, seat)
        if not self.row.started:
            raise RefusedError("server-not-started")

    async def _commit(self, entry: LogEntry) -> bool:
        """First the store, then the table, then the pages. Whether no other process was faster."""
        if await self._store.append(self.row.id, entry, self._fared(entry)):
            self._add(entry)
            return True
        if not await self._read_log():
            # Nobody else has committed this number: the table itself was deleted.
            raise RefusedError("server-no-table", 404)
        return False

    def _fared(self, entry: LogEntry) -> Outcome | None:
        """How the person fares in a day's deal, if this entry ends it."""
        if self.deal is None:
            return None
        game, state = self.table.game, self.table.state.copy()
        game.apply(state, game.number(entry.words))
        return outcome(game, state) if game.is_over(state) else None

    def _add(self, entry: LogEntry) -> None:
        self.table.add(entry)
        if entry.actor != CHANCE and self.row.seats[entry.actor].bot is None:
            self._acted = asyncio.get_running_loop().time()
        if self.table.is_over:
            self.announce_table()
        self.announce()

    # -------------------------------------------------------------- what other processes did

    async def read_again(self) -> None:
        """After a notification: the process that made the change moves the bots as well."""
        await self._catch_up()
        self.run_bots(GRACE_SECONDS)

    async def refresh(self) -> None:
        """For somebody who comes in: notifications may have been missed."""
        has_moved = not self.table.is_over and await self._catch_up()
        self.run_bots(GRACE_SECONDS if has_moved else 0.0)

    async def _catch_up(self) -> bool:
        """Read what is in the store. Whether something happened in the game."""
        async with self.lock:
            await self.read_row()
            await self.read_chat()
            has_moved = await self._read_log()
        if has_moved:
            self._stop_bots()  # The other process is at it.
        return has_moved

    async def read_row(self) -> None:
        row = await self._store.load(self.row.id)
        if row and row != self.row:
            self.row, self.table.bots = row, row.bots
            self.announce_table()
            self.publish_presence()

    async def read_chat(self) -> None:
        lines = await self.lines.after(self.row.id, self.chat[-1].number if self.chat else 0)
        if lines:
            self.chat = [*self.chat, *lines][-MAX_LINES:]
            self.announce()

    async def _read_log(self) -> bool:
        """Whether there was anything new."""
        entries = await self._store.log(self.row.id, self.table.number)
        for entry in entries:
            self._add(entry)
        return bool(entries)

    # -------------------------------------------------------------- bots and chance

    def run_bots(self, delay: float = 0.0) -> None:
        """Let bots and chance move, if it is up to them."""
        if self._bot_to_move() is not None and (self._bots_task is None or self._bots_task.done()):
            self._bots_task = asyncio.create_task(self._run_bots(delay))

    def _bot_to_move(self) -> str | None:
        """The level of the bot whose move it is, `""` for chance, None for a person or if nobody moves."""
        actor = self.table.game.actor(self.table.state)
        if not self.row.started or self.table.is_over:
            return None
        if actor == CHANCE:
            return ""
        return self.row.seats[actor].bot

    async def _run_bots(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while (level := self._bot_to_move()) is not None:
            try:
                await self._move_bot(level)
            except RefusedError as error:
                if error.status == 404:
                    return  # The table was deleted.
                continue  # Another process was faster.
            except Exception:
                log.exception("table %s: a bot could not move; trying again", self.row.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _move_bot(self, level: str) -> None:
        number, state, game = self.table.number, self.table.state, self.table.game
        action = await self._next_action(level)
        if self.table.ends_undo(action):
            # Thinking counts: only what is left of the time in which a person may still undo.
            await asyncio.sleep(self._acted + self._services.pace - asyncio.get_running_loop().time())
        async with self.lock:
            if self._bot_to_move() is not None:  # Or somebody has come back, and decides.
                await self._commit(self.table.act(game.actor(state), number, action))

    async def _next_action(self, level: str) -> int:
        """Of a bot, or of chance."""
        game, state, bots, deal = self.table.game, self.table.state, self._services.bots, self.deal
        if deal is None:
            return await bots.choose(game, state, level or None)
        if not level:
            return deal.roll(state, self.table.rolls)
        return await bots.choose_alike(game, state, level, deal.bot_seed(self.table.number))

    def _stop_bots(self) -> None:
        if self._bots_task:
            self._bots_task.cancel()
        self._bots_task = None

    async def close(self) -> None:
        """Wait until the bots have let go of the store: it may be closed next."""
        bots_task = self._bots_task
        self._stop_bots()
        if bots_task:
            await asyncio.gather(bots_task, return_exceptions=True)
