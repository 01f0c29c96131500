"""One WebSocket: what a page asks for is read, and what it is to know is written, at the same time."""

import asyncio
import logging
from contextlib import suppress

from fastapi import WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from gemhoard.games import RuleError
from gemhoard.server import chat, lobby, security, substitutes, updates
from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError, explain
from gemhoard.server.live_table import LiveTable
from gemhoard.server.live_tables import LiveTables
from gemhoard.server.my_tables import followed_tables
from gemhoard.server.protocol import (
    Act,
    ChangedMessage,
    ChangeSeat,
    FillSeat,
    FreeSeat,
    Leave,
    LetBotPlay,
    Look,
    PageMessage,
    PassHosting,
    Ping,
    PongMessage,
    React,
    Say,
    Start,
    SwitchChat,
    Undo,
    Why,
)
from gemhoard.server.rate_limits import TokenBucket

log = logging.getLogger(__name__)

MAX_BYTES = 4096
# What is bigger than this is not even read: the connection ends (1009).
MAX_FRAME = 64 * 1024
BURST, A_SECOND = 40, 20.0
PINGS_A_SECOND = 1.0
PAUSE_SECONDS = 0.02
# Before a list of games is told of a change: what bots do at once is told once, and is committed by then.
CHANGED_SECONDS = 0.1
# After so many warnings the connection is closed.
MAX_WARNINGS = 40

TOO_FAST, TROUBLE, TRY_LATER, NO_TABLE, WRONG_ORIGIN = 1008, 1011, 1013, 4404, 4403
READER: TypeAdapter[PageMessage] = TypeAdapter(PageMessage)


async def serve_websocket(socket: WebSocket, table: str) -> None:
    if not security.is_own_origin(socket):
        await socket.close(WRONG_ORIGIN)  # before it is accepted: the answer is 403
        return
    await socket.accept()
    try:
        socket.app.state.requests.check(socket)
        live_tables: LiveTables = socket.app.state.live_tables
        live = await live_tables.get(table)
        connection = Connection(security.holder_of(security.secret_of(socket), table))
        live.enter(connection)
    except RefusedError as error:
        await _reject(socket, error)
        return
    except Exception:
        log.exception("table %s: could not be opened", table)
        await _reject(socket, RefusedError("server-trouble", 503))
        return
    writer = asyncio.create_task(_write(socket, live, connection))
    try:
        await _come_back(live)
        await _read(socket, live, connection)
    finally:
        live.leave(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def serve_changes(socket: WebSocket, asked: list[str]) -> None:
    """For the list of a browser's games: one of them has changed, or, at the beginning, may have."""
    if not security.is_own_origin(socket):
        await socket.close(WRONG_ORIGIN)
        return
    await socket.accept()
    live_tables: LiveTables = socket.app.state.live_tables
    try:
        socket.app.state.requests.check(socket)
        socket.app.state.my_tables.check(socket)
        tables = await followed_tables(live_tables, security.secret_of(socket), asked)
    except RefusedError as error:
        await _reject(socket, error)
        return
    except Exception:
        log.exception("a list of games could not be followed")
        await _reject(socket, RefusedError("server-trouble", 503))
        return
    changed = asyncio.Event()
    changed.set()
    with live_tables.follow(tables, changed.set):
        writer = asyncio.create_task(_tell_changes(socket, changed))
        try:
            await _read_pings(socket)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)


async def _tell_changes(socket: WebSocket, changed: asyncio.Event) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await changed.wait()
            await asyncio.sleep(CHANGED_SECONDS)
            changed.clear()
            await socket.send_text(ChangedMessage(type="changed").model_dump_json())


async def _read_pings(socket: WebSocket) -> None:
    """Nothing else can be asked for here."""
    bucket = TokenBucket(BURST, PINGS_A_SECOND)
    with suppress(WebSocketDisconnect, RuntimeError):
        while (await socket.receive())["type"] != "websocket.disconnect":
            if not bucket.take():
                await socket.close(TOO_FAST)
                return
            await socket.send_text(PongMessage(type="pong").model_dump_json())


async def _come_back(live: LiveTable) -> None:
    """If that cannot be committed now, the bot plays on, and the next connection tries again."""
    try:
        await substitutes.come_back(live)
    except Exception:
        log.exception("table %s: somebody could not take over", live.row.id)


async def _reject(socket: WebSocket, error: RefusedError) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(explain(error).model_dump_json())
        await socket.close(NO_TABLE if error.status == 404 else TRY_LATER)


async def _write(socket: WebSocket, live: LiveTable, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (frames := await _next_frames(live, connection)) is not None:
            for frame in frames:
                await socket.send_text(frame)
        # The page connects again, and gets everything again.
        await socket.close(TROUBLE)


async def _next_frames(live: LiveTable, connection: Connection) -> list[str] | None:
    """None if they cannot be made. Nothing is raised: it would be taken for a page that has gone."""
    try:
        return [message.model_dump_json() for message in await updates.next_messages(live, connection)]
    except Exception:
        log.exception("table %s: could not make a message", live.row.id)
        return None


async def _read(socket: WebSocket, live: LiveTable, connection: Connection) -> None:
    bucket, warnings = TokenBucket(BURST, A_SECOND), 0
    with suppress(WebSocketDisconnect):
        while socket.client_state == WebSocketState.CONNECTED:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if bucket.take():
                await _answer(live, connection, frame.get("text") or "")
                continue
            connection.answer(explain(RefusedError("server-too-fast")))
            await asyncio.sleep(PAUSE_SECONDS)
            warnings += 1
            if warnings > MAX_WARNINGS:
                await socket.close(TOO_FAST)
                return


async def _answer(live: LiveTable, connection: Connection, text: str) -> None:
    """Whatever comes, something sensible goes back, and the table goes on."""
    try:
        await _do(live, connection, _parse(text))
    except RuleError as error:
        connection.answer(explain(error))
    except Exception:
        log.exception("table %s: could not do what was asked", live.row.id)
        connection.answer(explain(RefusedError("server-trouble")))


def _parse(text: str) -> PageMessage:
    if len(text) > MAX_BYTES:
        raise RefusedError("server-too-big", most=MAX_BYTES)
    try:
        return READER.validate_json(text)
    except ValidationError as error:
        raise security.bad_message(error) from error


async def _do(live: LiveTable, connection: Connection, wish: PageMessage) -> None:
    match wish:
        case Look():
            updates.look(live, connection, wish)
        case Act():
            await live.act(connection, wish)
        case Why():
            if refusal := live.why(connection, wish):
                connection.answer(explain(refusal))
        case Undo():
            await live.undo(connection, wish)
        case Start():
            await lobby.start(live, connection)
        case ChangeSeat():
            await lobby.change_seat(live, connection, wish, security.clean_name(wish.name))
        case FillSeat():
            await lobby.fill(live, connection, wish, security.clean_name(wish.name))
        case FreeSeat():
            await lobby.free(live, connection, wish.seat)
        case PassHosting():
            await lobby.pass_hosting(live, connection, wish.seat)
        case Leave():
            await substitutes.leave(live, connection)
        case LetBotPlay():
            await substitutes.let_bot_play(live, connection, wish.seat)
        case Say():
            await chat.say(live, connection, wish)
        case React():
            chat.react(live, connection, wish)
        case SwitchChat():
            await chat.switch(live, connection, is_on=wish.on)
        case Ping():
            connection.answer(PongMessage(type="pong"))
