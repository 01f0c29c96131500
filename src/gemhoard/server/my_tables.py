"""The tables where a browser has a seat, for its list of games. Of other tables it learns nothing."""

from gemhoard.games import GAMES
from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError
from gemhoard.server.live_table import LiveTable
from gemhoard.server.live_tables import LiveTables
from gemhoard.server.protocol import MyTable
from gemhoard.server.security import holder_of
from gemhoard.server.table import name_actor

MAX_TABLES = 20


async def my_tables(live_tables: LiveTables, secret: str | None, asked: list[str]) -> list[MyTable]:
    """Those of the tables asked for that there are and where the secret holds a seat."""
    holders = _holders(secret, asked)
    held = await live_tables.store.held(holders) if holders else {}
    found = []
    for table, (game, changed) in held.items():
        # A game may no longer be installed, a table deleted meanwhile.
        if game in GAMES and (live := await _open(live_tables, table)):
            found.append(_describe(live, holders[table], changed))
    return found


async def followed_tables(live_tables: LiveTables, secret: str | None, asked: list[str]) -> set[str]:
    """Those of them of which it may be told that something has changed."""
    holders = _holders(secret, asked)
    held = await live_tables.store.held(holders) if holders else {}
    if not held:
        raise RefusedError("server-no-table", 404)
    return set(held)


def _holders(secret: str | None, asked: list[str]) -> dict[str, str]:
    if len(asked) > MAX_TABLES:
        raise RefusedError("server-too-many-tables", 422, most=MAX_TABLES)
    return {table: holder for table in asked if (holder := holder_of(secret, table))}


async def _open(live_tables: LiveTables, table: str) -> LiveTable | None:
    try:
        return await live_tables.get(table)
    except RefusedError:
        return None


def _describe(live: LiveTable, holder: str, changed: int) -> MyTable:
    message, table = live.table_message(Connection(holder)), live.table
    result = table.result() or {"winners": []}
    return MyTable(
        table=message.table,
        game=message.game,
        seats=message.seats,
        mine=message.mine,
        started=message.started,
        actor=None if message.over else name_actor(table.game.actor(table.state)),
        winners=result["winners"] if message.over else None,
        changed=changed,
    )
