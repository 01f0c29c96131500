"""All SQL of the chat: the last lines of each table."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhoard.server.schema import CHAT, TABLES

# Older ones are forgotten.
MAX_LINES = 50


@dataclass(frozen=True)
class ChatRow:
    number: int
    seat: int
    text: str


class ChatLines:
    def __init__(
        self,
        reading: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        changing: Callable[..., AbstractAsyncContextManager[AsyncConnection]],
    ) -> None:
        self._reading, self._changing = reading, changing

    async def after(self, table: str, number: int) -> list[ChatRow]:
        """The lines behind a number, in order."""
        wanted = select(CHAT.c.number, CHAT.c.seat, CHAT.c.text)
        wanted = wanted.where(CHAT.c.table_id == table, CHAT.c.number > number).order_by(CHAT.c.number)
        async with self._reading() as connection:
            return [ChatRow(*row) for row in await connection.execute(wanted)]

    async def add(self, table: str, seat: int, text: str) -> bool:
        """False if the table was deleted."""
        async with self._changing(table) as connection:
            # First, so that those who speak in other processes wait: each line has a number of its own.
            held = update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision)
            if not (await connection.execute(held)).rowcount:
                return False
            last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table)
            number = (await connection.execute(last)).scalar_one() + 1
            await connection.execute(insert(CHAT).values(table_id=table, number=number, seat=seat, text=text))
            old = delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number <= number - MAX_LINES)
            await connection.execute(old)
            return True

    async def switch(self, table: str, *, is_off: bool) -> None:
        async with self._changing(table) as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(chat_off=is_off))
