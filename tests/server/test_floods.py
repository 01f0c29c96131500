"""Pages that send without end or never read: they are let go, and the memory they take has a limit."""

import asyncio
import os

import pytest
from server.raw_line import CONTINUATION, PING, PONG, TEXT, UNFINISHED, frame, goodbye, raw_line

from gemhoard.server import websocket, websocket_protocol

pytestmark = pytest.mark.anyio
# What a client may at most have us keep: the transport's own limit, what was read with it, and some more.
MOST_KEPT = 1_000_000


async def flood(writer, data: bytes, most: int) -> int:
    """Send it again and again until we are cut off, or so many bytes are sent. How many were."""
    sent = 0
    try:
        while sent < most:
            writer.write(data)
            await writer.drain()
            sent += len(data)
    except ConnectionError:
        pass
    return sent


async def is_let_go(server, protocol) -> None:
    async with asyncio.timeout(8):
        while protocol in server.protocols:
            await asyncio.sleep(0.02)


async def test_what_is_never_read_takes_little_memory_and_not_for_long(server, monkeypatch):
    """Each ping is answered with as much: 250 MB of them were kept for a client that reads nothing."""
    monkeypatch.setattr(websocket_protocol, "FRAMES", 1_000_000_000)
    monkeypatch.setattr(websocket_protocol, "STALLED_SECONDS", 2.0)
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "here")
        async with raw_line(server, table) as (_, writer, protocol):
            pings, kept = frame(PING, os.urandom(125)) * 100, []
            write = protocol.transport.write

            def noted(data: bytes) -> None:
                write(data)
                kept.append(protocol.transport.get_write_buffer_size())

            monkeypatch.setattr(protocol.transport, "write", noted)
            # The keep-alive would end it too, but only after 40 seconds.
            monkeypatch.setattr(protocol, "keepalive_timeout", lambda: None)
            async with asyncio.timeout(60):
                sent = await flood(writer, pings, 60_000_000)
            assert 0 < max(kept) < MOST_KEPT
            assert sent < 60_000_000
            await is_let_go(server, protocol)
        async with ann.at(table) as line:
            assert await line.look(0)


@pytest.mark.parametrize(
    ("first", "rest"),
    [
        (b"", frame(PING)),
        (b"", frame(PING, b"x" * 125)),
        (frame(UNFINISHED, b"x"), frame(CONTINUATION)),
        (b"", frame(TEXT, b"{}")),
        (b"", frame(PONG)),  # pongs that nobody asked for
    ],
)
async def test_whoever_floods_us_is_told_so_and_let_go(server, monkeypatch, first, rest):
    monkeypatch.setattr(websocket_protocol, "FRAMES_A_SECOND", 50.0)
    monkeypatch.setattr(websocket, "A_SECOND", 0.1)
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "here")
        async with raw_line(server, table) as (reader, writer, protocol):
            writer.write(first)
            sending = flood(writer, rest * 100, 60_000_000)
            sent, code, _ = await asyncio.gather(sending, goodbye(reader), is_let_go(server, protocol))
            assert sent < 60_000_000 and code == 1008
        live = await server.live_tables.get(table)
        assert not live.connections
        async with ann.at(table) as line:
            assert await line.look(0)


async def test_whoever_leaves_our_goodbye_unanswered_is_let_go(server, monkeypatch):
    monkeypatch.setattr(websocket, "A_SECOND", 0.1)
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "here")
        async with raw_line(server, table) as (reader, writer, protocol):
            writer.write(frame(TEXT, b"{}") * 100)
            await is_let_go(server, protocol)
            assert await goodbye(reader) == 1008


async def test_a_page_may_be_slow_and_gets_everything(server):
    """While it does not read, nothing of it is read; then both go on."""
    async with server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "here:Bo", first=0)
        async with ann.at(table) as line:
            await line.look(0)
            [protocol] = [each for each in server.protocols if hasattr(each, "handshake_complete")]
            protocol.pause_writing()
            await line.send(type="ping")
            await asyncio.sleep(0.1)
            protocol.resume_writing()
            await line.until("pong")
            assert (await line.act(0))["type"] == "position"


async def test_whoever_reads_a_little_of_our_last_words_is_let_go_as_well(server):
    """The transport would wait for the rest for ever."""
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "here")
        async with raw_line(server, table) as (_, _, protocol):
            protocol.transport.write(b"x" * 20_000_000)  # more than any buffer holds
            assert not protocol.writable.is_set()
            protocol.keepalive_timeout()
            protocol.resume_writing()  # as if some of it had been read
            await is_let_go(server, protocol)
