"""What a connected page is sent: made when it can be sent, so that a slow page gets the latest."""

from gemhoard.server import chat
from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError
from gemhoard.server.live_table import LiveTable
from gemhoard.server.protocol import Look, Message


def look(live: LiveTable, connection: Connection, wish: Look) -> None:
    """From now on send what this seat sees, first what happened since `seen`."""
    if wish.seat is not None and not _may_look(live, connection, wish.seat):
        raise RefusedError("server-not-your-seat", 403, seat=wish.seat + 1)
    if wish.seat != connection.looking:
        connection.looking, connection.revision = wish.seat, -1
    connection.has_looked = connection.is_due = True
    connection.sent = min(wish.seen, live.table.number)
    connection.wake()


def _may_look(live: LiveTable, connection: Connection, seat: int) -> bool:
    """From the seats of one's own, and once the game is over from any."""
    return live.table.is_over or seat in live.seats_of(connection)


async def next_messages(live: LiveTable, connection: Connection) -> list[Message]:
    """Wait until there is something to send."""
    await connection.wait()
    return [
        *_table_message(live, connection),
        *_position_message(live, connection),
        *chat.message(live, connection),
        *connection.take_answers(),
    ]


def _table_message(live: LiveTable, connection: Connection) -> list[Message]:
    if connection.revision == live.revision:
        return []
    # A seat may have been left since.
    if connection.looking is not None and not _may_look(live, connection, connection.looking):
        connection.looking = None
    connection.revision = live.revision
    return [live.table_message(connection)]


def _position_message(live: LiveTable, connection: Connection) -> list[Message]:
    table = live.table
    if not live.row.started or not connection.has_looked:
        return []
    if not connection.is_due and connection.sent == table.number:
        return []
    message = table.message(connection.looking, connection.sent)
    connection.sent, connection.is_due = table.number, False
    return [message]
