"""All SQL of the reviews, which are stored with the games that they are of."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, cast

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhoard.server.database import TakenError
from gemhoard.server.schema import REVIEWS


class ReviewLines:
    def __init__(self, transaction: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._transaction = transaction

    async def find(self, table: str, version: str) -> dict[str, Any] | None:
        """The review of a game by a version of the coach."""
        wanted = select(REVIEWS.c.content).where(REVIEWS.c.table_id == table, REVIEWS.c.version == version)
        async with self._transaction() as connection:
            return cast(dict[str, Any] | None, (await connection.execute(wanted)).scalar_one_or_none())

    async def add(self, table: str, version: str, content: dict[str, Any]) -> None:
        """In the place of those by other versions.

        Another process may have been faster: then that review stays. Or the game was deleted meanwhile.
        """
        with suppress(TakenError):
            async with self._transaction() as connection:
                await connection.execute(
                    insert(REVIEWS).values(table_id=table, version=version, content=content)
                )
                others = delete(REVIEWS).where(REVIEWS.c.table_id == table, REVIEWS.c.version != version)
                await connection.execute(others)
