"""One WebSocket: it reads what a page wants and writes what the page is to know, at the same time."""

import asyncio
import logging
from contextlib import suppress

from fastapi import WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from gemhoard.games import RuleError
from gemhoard.server import guard
from gemhoard.server.protocol import (
    Act,
    ChangeSeat,
    Look,
    PageMessage,
    Ping,
    PongMessage,
    Start,
    Undo,
)
from gemhoard.server.room import Room
from gemhoard.server.rooms import Rooms
from gemhoard.server.table import RefusedError, explain
from gemhoard.server.visitor import Visitor

log = logging.getLogger(__name__)

MOST_BYTES = 4096
# What is bigger than this is not even read: the connection ends (1009).
MOST_FRAME = 64 * 1024
BURST, A_SECOND = 40, 20.0
PAUSE_SECONDS = 0.02
# Whoever goes on after so many warnings is let go.
MOST_WARNINGS = 40

TOO_FAST, TROUBLE, TRY_LATER, NO_TABLE, WRONG_ORIGIN = 1008, 1011, 1013, 4404, 4403
READER: TypeAdapter[PageMessage] = TypeAdapter(PageMessage)


async def talk(socket: WebSocket, table: str) -> None:
    if not guard.is_own_origin(socket):
        await socket.close(WRONG_ORIGIN)  # before it is accepted: the answer is 403
        return
    await socket.accept()
    try:
        rooms: Rooms = socket.app.state.rooms
        room = await rooms.get(table)
        visitor = Visitor(room, guard.holder_of(guard.secret_of(socket), table))
        room.enter(visitor)
    except RefusedError as error:
        await _turn_away(socket, error)
        return
    writer = asyncio.create_task(_write(socket, visitor))
    try:
        await _read(socket, room, visitor)
    finally:
        room.leave(visitor)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _turn_away(socket: WebSocket, error: RefusedError) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(explain(error).model_dump_json())
        await socket.close(NO_TABLE if error.status == 404 else TRY_LATER)


async def _write(socket: WebSocket, visitor: Visitor) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (frames := await _next_frames(visitor)) is not None:
            for frame in frames:
                await socket.send_text(frame)
        # The page connects again, and is told everything anew.
        await socket.close(TROUBLE)


async def _next_frames(visitor: Visitor) -> list[str] | None:
    """None if they cannot be made. Nothing is raised: it would be taken for a page that has gone."""
    try:
        return [message.model_dump_json() for message in await visitor.messages()]
    except Exception:
        log.exception("table %s: could not make a message", visitor.room.row.id)
        return None


async def _read(socket: WebSocket, room: Room, visitor: Visitor) -> None:
    bucket, warnings = guard.Bucket(BURST, A_SECOND), 0
    with suppress(WebSocketDisconnect):
        while socket.client_state == WebSocketState.CONNECTED:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if bucket.take():
                await _answer(room, visitor, frame.get("text") or "")
                continue
            visitor.answer(explain(RefusedError("server-too-fast")))
            await asyncio.sleep(PAUSE_SECONDS)
            warnings += 1
            if warnings > MOST_WARNINGS:
                await socket.close(TOO_FAST)
                return


async def _answer(room: Room, visitor: Visitor, text: str) -> None:
    """Whatever comes, something sensible goes back, and the table goes on."""
    try:
        await _do(room, visitor, _parse(text))
    except RuleError as error:
        visitor.answer(explain(error))
    except Exception:
        log.exception("table %s: could not do what was asked", room.row.id)
        visitor.answer(explain(RefusedError("server-trouble")))


def _parse(text: str) -> PageMessage:
    if len(text) > MOST_BYTES:
        raise RefusedError("server-too-big", most=MOST_BYTES)
    try:
        return READER.validate_json(text)
    except ValidationError as error:
        raise guard.bad_message(error) from error


async def _do(room: Room, visitor: Visitor, wish: PageMessage) -> None:
    match wish:
        case Look():
            visitor.look(wish)
        case Act():
            await room.act(visitor, wish)
        case Undo():
            await room.undo(visitor, wish)
        case Start():
            await room.start(visitor)
        case ChangeSeat():
            await room.change_seat(visitor, wish, guard.clean_name(wish.name))
        case Ping():
            visitor.answer(PongMessage(type="pong"))
