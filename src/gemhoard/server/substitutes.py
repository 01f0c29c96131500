"""Bots that play for people who are gone, until they come back."""

from gemhoard.server import lobby
from gemhoard.server.bots import usual_level
from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError
from gemhoard.server.live_table import LiveTable


async def let_bot_play(live: LiveTable, connection: Connection, seat: int) -> None:
    """Another player has waited long enough."""
    async with live.lock:
        _check_playing(live, connection)
        if seat >= len(live.row.seats) or live.row.seats[seat].kind != "person":
            raise RefusedError("server-no-seat", 404, seat=seat + 1)
        if seat in live.present().seats:
            raise RefusedError("server-not-away", seat=seat + 1)
        await _substitute(live, [seat])
    live.run_bots()


async def leave(live: LiveTable, connection: Connection) -> None:
    """On purpose. All pages of this browser at this table leave with it."""
    async with live.lock:
        if not live.row.started:
            await lobby.leave(live, connection)
            return
        _check_playing(live, connection)
        if live.deal:
            raise RefusedError("server-daily-waits")  # A bot's game would count as theirs.
        for page in live.connections:
            page.has_left |= page.holder == connection.holder
        await _substitute(live, live.seats_of(connection))
    live.publish_presence()
    live.run_bots()


async def come_back(live: LiveTable) -> None:
    """Whoever is connected, and has not left, decides for themselves again."""
    holders = {each.holder for each in live.connections if not each.has_left}
    if not _replaced(live, holders):
        return
    async with live.lock:
        for seat in _replaced(live, holders):
            await live.seating.substitute(live.row.id, seat, None)
        await live.read_row()


def _replaced(live: LiveTable, holders: set[str]) -> list[int]:
    return [i for i, seat in enumerate(live.row.seats) if seat.substitute and seat.holder in holders]


def _check_playing(live: LiveTable, connection: Connection) -> None:
    if not live.seats_of(connection):
        raise RefusedError("server-only-players", 403)
    if not live.row.started:
        raise RefusedError("server-not-started")
    if live.table.is_over:
        raise RefusedError("error-over")


async def _substitute(live: LiveTable, seats: list[int]) -> None:
    for seat in seats:
        await live.seating.substitute(live.row.id, seat, usual_level(live.table.game))
    await live.read_row()
