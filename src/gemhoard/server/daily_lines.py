"""All SQL that reads who has played a daily deal, and reads and writes what the bots make of it."""

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass

from sqlalchemy import Table, and_, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from gemhoard.daily import SEAT, Deal, Outcome
from gemhoard.server.database import TakenError
from gemhoard.server.schema import DAILY, DAILY_BOTS, SEATS


@dataclass(frozen=True)
class Try:
    """Somebody's table with a deal; `fared` once it is over."""

    table: str
    name: str
    fared: Outcome | None


class DailyLines:
    def __init__(self, transaction: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._transaction = transaction

    async def try_of(self, deal: Deal, person: str) -> Try | None:
        return (await self._tries(deal, DAILY.c.person == person)).get(person)

    async def finished(self, deal: Deal) -> Mapping[str, Try]:
        """By person, those who have played the deal here."""
        return await self._tries(deal, DAILY.c.place.is_not(None))

    async def _tries(self, deal: Deal, which: ColumnElement[bool]) -> dict[str, Try]:
        seat = and_(SEATS.c.table_id == DAILY.c.table_id, SEATS.c.seat == SEAT)
        wanted = select(DAILY.c.person, DAILY.c.table_id, SEATS.c.name, DAILY.c.place, DAILY.c.points)
        wanted = wanted.join(SEATS, seat).where(_of(DAILY, deal), which)
        async with self._transaction() as connection:
            rows = await connection.execute(wanted)
        return {
            person: Try(table, name, None if place is None else Outcome(place, points))
            for person, table, name, place, points in rows
        }

    async def bots(self, deal: Deal) -> dict[str, Outcome]:
        """By level, what has been played out so far."""
        wanted = select(DAILY_BOTS.c.level, DAILY_BOTS.c.place, DAILY_BOTS.c.points)
        async with self._transaction() as connection:
            rows = await connection.execute(wanted.where(_of(DAILY_BOTS, deal)))
        return {level: Outcome(place, points) for level, place, points in rows}

    async def add_bot(self, deal: Deal, level: str, fared: Outcome) -> None:
        """Another process may have been faster: it has found the same."""
        line = {"game": deal.game.name, "day": deal.day, "rule": deal.rule, "level": level, **vars(fared)}
        with suppress(TakenError):
            async with self._transaction() as connection:
                await connection.execute(insert(DAILY_BOTS).values(line))


def _of(table: Table, deal: Deal) -> ColumnElement[bool]:
    columns = table.c
    return and_(columns.game == deal.game.name, columns.day == deal.day, columns.rule == deal.rule)
