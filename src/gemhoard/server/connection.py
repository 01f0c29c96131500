"""One connected page: which seats it holds, which one it looks at, and what it has been sent."""

import asyncio
from collections import deque

from gemhoard.server.protocol import Message

# Of a page that does not read what it is sent, while it goes on asking, the oldest answers are dropped.
MAX_ANSWERS = 200


class Connection:
    """It knows no table: `updates` makes the messages, when they can be sent."""

    def __init__(self, holder: str) -> None:
        self.holder = holder  # the hash that its seats are held by; "" of a spectator
        self.has_left = False  # on purpose: a bot plays on
        self.looking: int | None = None
        self.has_looked = False  # no view is sent before it was asked for
        self.is_due = False  # whether the position is to be sent though nothing has happened
        self.chat_sent = 0  # the number of the last line of the chat sent
        self.sent = 0  # the number of the last state sent
        self.revision = -1  # of the last table message
        self._answers: deque[Message] = deque(maxlen=MAX_ANSWERS)
        self._awake = asyncio.Event()
        self._awake.set()

    def wake(self) -> None:
        """There may be something to send."""
        self._awake.set()

    async def wait(self) -> None:
        await self._awake.wait()
        self._awake.clear()

    def answer(self, message: Message) -> None:
        self._answers.append(message)
        self.wake()

    def take_answers(self) -> list[Message]:
        answers = list(self._answers)
        self._answers.clear()
        return answers
