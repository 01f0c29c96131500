"""One connected page: what it holds, what it looks at, and what it has been sent."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from gemhoard.server.protocol import Look, Message
from gemhoard.server.table import RefusedError

if TYPE_CHECKING:
    from gemhoard.server.room import Room

# Of a page that does not read what it is sent, while it goes on asking, the oldest answers are dropped.
MOST_ANSWERS = 200


class Visitor:
    """Messages are made when they can be sent: a slow page holds up nobody, and gets the latest."""

    def __init__(self, room: "Room", holder: str) -> None:
        self.room = room
        self.holder = holder  # the hash that its seats are held by; "" of a spectator
        self.looking: int | None = None
        self._has_looked = False  # no view is sent before it was asked for
        self._sent = 0  # the number of the last state sent
        self._revision = -1  # of the last table message
        self._is_due = False
        self._answers: deque[Message] = deque(maxlen=MOST_ANSWERS)
        self._awake = asyncio.Event()
        self._awake.set()

    def wake(self) -> None:
        self._awake.set()

    def answer(self, message: Message) -> None:
        self._answers.append(message)
        self.wake()

    def look(self, wish: Look) -> None:
        """From now on send what this seat sees, first what happened since `seen`."""
        if (
            wish.seat is not None
            and wish.seat not in self.room.seats_of(self)
            and not self.room.table.is_over
        ):
            raise RefusedError("server-not-your-seat", 403, seat=wish.seat + 1)
        if wish.seat != self.looking:
            self.looking, self._revision = wish.seat, -1
        self._has_looked = self._is_due = True
        self._sent = min(wish.seen, self.room.table.number)
        self.wake()

    async def messages(self) -> list[Message]:
        """Wait until there is something to be sent."""
        await self._awake.wait()
        self._awake.clear()
        return [*self._table_message(), *self._position_message(), *self._take_answers()]

    def _table_message(self) -> list[Message]:
        if self._revision == self.room.revision:
            return []
        # A seat may have been left since.
        if self.looking not in (None, *self.room.seats_of(self)) and not self.room.table.is_over:
            self.looking = None
        self._revision = self.room.revision
        return [self.room.table_message(self)]

    def _position_message(self) -> list[Message]:
        table = self.room.table
        if not self.room.row.started or not self._has_looked:
            return []
        if not self._is_due and self._sent == table.number:
            return []
        message = table.message(self.looking, self._sent)
        self._sent, self._is_due = table.number, False
        return [message]

    def _take_answers(self) -> list[Message]:
        answers = list(self._answers)
        self._answers.clear()
        return answers
