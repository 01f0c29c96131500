"""Before the start: who sits where."""

from collections.abc import Awaitable

from gemhoard.server.bots import check_level, usual_level
from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError
from gemhoard.server.live_table import LiveTable
from gemhoard.server.protocol import ChangeSeat, FillSeat


async def start(live: LiveTable, connection: Connection) -> None:
    async with live.lock:
        _my_seats(live, connection)
        await _change(live, live.seating.start(live.row.id, usual_level(live.table.game)))
    live.run_bots()


async def change_seat(live: LiveTable, connection: Connection, wish: ChangeSeat, name: str) -> None:
    async with live.lock:
        live.check_seat(connection, wish.seat)
        _check_seat(live, wish.to)
        holder = connection.holder
        if wish.seat == wish.to:
            await _change(live, live.seating.rename(live.row.id, wish.seat, name, holder))
        else:
            moved = live.seating.move(live.row.id, wish.seat, wish.to, name, holder)
            await _change(live, moved, wish.to)


async def join(live: LiveTable, seat: int, name: str, holder: str) -> None:
    async with live.lock:
        _check_seat(live, seat)
        await _change(live, live.seating.claim(live.row.id, seat, name, holder), seat)


async def leave(live: LiveTable, connection: Connection) -> None:
    """If it was the host, the next person is."""
    mine = _my_seats(live, connection)
    host = None if live.row.host in mine else live.row.host
    await _change(live, live.seating.free(live.row.id, mine, host))


# ------------------------------------------------------------------ what the host does


async def fill(live: LiveTable, connection: Connection, wish: FillSeat, name: str) -> None:
    async with live.lock:
        check_host(live, connection)
        _check_seat(live, wish.seat)
        check_level(live.table.game, wish.level)
        filled = live.seating.fill(live.row.id, wish.seat, wish.level, name)
        await _change(live, filled, wish.seat)


async def free(live: LiveTable, connection: Connection, seat: int) -> None:
    async with live.lock:
        check_host(live, connection)
        _check_seat(live, seat)
        rest = [each for each in live.seats_of(connection) if each != seat]
        if not rest:
            raise RefusedError("server-sit-down")
        host = live.row.host_seat if live.row.host_seat in rest else rest[0]
        await _change(live, live.seating.free(live.row.id, [seat], host))


async def pass_hosting(live: LiveTable, connection: Connection, seat: int) -> None:
    async with live.lock:
        check_host(live, connection)
        _check_seat(live, seat)
        if live.row.seats[seat].kind != "person":
            raise RefusedError("server-no-person", seat=seat + 1)
        await _change(live, live.seating.pass_hosting(live.row.id, seat))


def _my_seats(live: LiveTable, connection: Connection) -> list[int]:
    mine = live.seats_of(connection)
    if not mine:
        raise RefusedError("server-only-players", 403)
    return mine


def check_host(live: LiveTable, connection: Connection) -> None:
    if live.row.host_seat not in _my_seats(live, connection):
        raise RefusedError("server-only-host", 403)


def _check_seat(live: LiveTable, seat: int) -> None:
    if seat >= len(live.row.seats):
        raise RefusedError("server-no-seat", 404, seat=seat + 1)


async def _change(live: LiveTable, change: Awaitable[bool], seat: int | None = None) -> None:
    is_done = await change
    await live.read_row()
    if is_done:
        return
    if live.row.started or seat is None:
        raise RefusedError("server-started")
    raise RefusedError("server-seat-taken", seat=seat + 1)
