"""What players say to each other: lines, of which the last are kept, and reactions, which are not."""

from gemhoard.server.chat_lines import MAX_LINES
from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError
from gemhoard.server.live_table import LiveTable
from gemhoard.server.lobby import check_host
from gemhoard.server.protocol import ChatLine, ChatMessage, React, Reaction, ReactionMessage, Say
from gemhoard.server.pubsub import Notification
from gemhoard.server.rate_limits import TokenBucket
from gemhoard.server.security import clean_text

# Each browser may say so much at once, and then so much a second.
SAYS, REACTIONS = (5, 0.5), (6, 1.0)


async def say(live: LiveTable, connection: Connection, wish: Say) -> None:
    _check_speaker(live, connection, wish.seat)
    if live.row.chat_off:
        raise RefusedError("server-chat-off", 403)
    text = clean_text(wish.text)
    _check_pace(live, f"say {connection.holder}", SAYS)
    async with live.lock:
        if not await live.lines.add(live.row.id, wish.seat, text):
            raise RefusedError("server-no-table", 404)
        await live.read_chat()


def react(live: LiveTable, connection: Connection, wish: React) -> None:
    """Seen for a moment, by whoever is there."""
    _check_speaker(live, connection, wish.seat)
    _check_pace(live, f"react {connection.holder}", REACTIONS)
    show(live, wish.seat, wish.reaction)
    live.publish("reaction", seats=[wish.seat], reaction=wish.reaction)


def hear(live: LiveTable, notification: Notification) -> None:
    """A reaction at another process."""
    if notification.reaction and notification.seats:
        show(live, notification.seats[0], notification.reaction)


def show(live: LiveTable, seat: int, reaction: Reaction) -> None:
    for connection in live.connections:
        connection.answer(ReactionMessage(type="reaction", seat=seat, reaction=reaction))


async def switch(live: LiveTable, connection: Connection, *, is_on: bool) -> None:
    async with live.lock:
        check_host(live, connection)
        await live.lines.switch(live.row.id, is_off=not is_on)
        await live.read_row()


def message(live: LiveTable, connection: Connection) -> list[ChatMessage]:
    """The lines that a page has not been sent yet."""
    lines = [line for line in live.chat[-MAX_LINES:] if line.number > connection.chat_sent]
    if not lines or live.row.chat_off:
        return []
    connection.chat_sent = lines[-1].number
    sent = [ChatLine(number=line.number, seat=line.seat, text=line.text) for line in lines]
    return [ChatMessage(type="chat", lines=sent)]


def _check_speaker(live: LiveTable, connection: Connection, seat: int) -> None:
    live.check_seat(connection, seat)
    if not live.row.has_friends:
        raise RefusedError("server-no-friends", 403)


def _check_pace(live: LiveTable, what: str, pace: tuple[int, float]) -> None:
    if not live.buckets.setdefault(what, TokenBucket(*pace)).take():
        raise RefusedError("server-too-fast", 429)
