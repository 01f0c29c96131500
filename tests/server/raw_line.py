"""WebSockets by hand, for what no library would send."""

import asyncio
import struct
from contextlib import asynccontextmanager

UNFINISHED, CONTINUATION, TEXT, PING, PONG = 0x01, 0x00, 0x81, 0x89, 0x8A


def frame(kind: int, data: bytes = b"") -> bytes:
    """As a client sends it, masked with zeros."""
    assert len(data) < 126
    return struct.pack("!BB4x", kind, 0x80 | len(data)) + data


@asynccontextmanager
async def raw_line(server, table: str, *, is_awaited: bool = True):
    """A WebSocket without anybody behind it who reads or answers, perhaps cut before it is open."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        f"Origin: {server.address}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    protocol = None
    if is_awaited:
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        reader._transport.pause_reading()
        [protocol] = [each for each in server.protocols if hasattr(each, "handshake_complete")]
    try:
        yield reader, writer, protocol
    finally:
        writer.transport.abort()


async def goodbye(reader) -> int:
    """The code of the closing frame, which comes last."""
    reader._transport.resume_reading()
    received = b""
    try:
        while data := await reader.read(65536):
            received += data
    except ConnectionError:
        pass
    at = received.rindex(b"\x88")
    return struct.unpack("!H", received[at + 2 : at + 4])[0]
