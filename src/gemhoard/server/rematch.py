"""Play again: everybody goes along to one new table, whoever asks first."""

import logging

from gemhoard.games import GAMES
from gemhoard.server.bots import check_level
from gemhoard.server.errors import RefusedError
from gemhoard.server.new_table import next_row
from gemhoard.server.schema import NextTable, TableRow
from gemhoard.server.security import holder_of
from gemhoard.server.store import Store

log = logging.getLogger(__name__)

# A code may be taken already: then another one is drawn, so many times.
MAX_CODES = 20


async def play_again(store: Store, before: TableRow, secret: str | None, level: str | None = None) -> str:
    """The table that follows, made now if nobody has asked yet. Whoever asks sits down there as before.

    Bots that match a player have the given level there, or the same as before.
    """
    seats = _seats(before, secret)
    if level is not None:
        check_level(GAMES[before.game], level)
    table = (await _next_table(store, before, seats[0], level)).id
    holder = holder_of(secret, table)
    if await store.seating.follow(table, before.id, seats, holder):
        return table
    row = await store.load(table)
    if row is None:
        raise RefusedError("server-no-table", 404)
    if any(seat.holder == holder for seat in row.seats):
        return table  # Somebody asks twice, or comes back.
    if row.started:
        raise RefusedError("server-started")
    raise RefusedError("server-seat-taken", seat=seats[0] + 1)


async def decline(store: Store, before: TableRow, secret: str | None) -> str:
    seats = _seats(before, secret)
    following = await store.next_table(before.id)
    if following is None:
        raise RefusedError("server-no-table", 404)
    await store.seating.decline(following.id, before.id, seats)
    return following.id


def _seats(before: TableRow, secret: str | None) -> list[int]:
    holder = holder_of(secret, before.id)
    held = [i for i, seat in enumerate(before.seats) if holder and seat.holder == holder]
    if not held:
        raise RefusedError("server-only-players", 403)
    return held


async def _next_table(store: Store, before: TableRow, host: int, level: str | None) -> NextTable:
    """Two people may ask at once, in two processes: the database lets one of them make the table."""
    for _ in range(MAX_CODES):
        if found := await store.next_table(before.id):
            return found
        await store.create(next_row(before, host, level))
    log.error("a table to play again was refused by the database, under %s codes", MAX_CODES)
    raise RefusedError("server-trouble", 500)
