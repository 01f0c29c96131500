"""uvicorn's WebSockets, with limits: no client fills our memory, and a flooding one is disconnected.

The application counts messages and says who is too fast. Pings, fragments and what is never read do not get
that far: they are limited here.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from gemhoard.server.rate_limits import TokenBucket

# So many frames of any kind at once, and then so many a second. A page sends a few a minute.
FRAMES, FRAMES_A_SECOND = 200, 50.0
MAX_FRAGMENTS = 16
# Parsed at a time: a flood is noticed before much of it has cost time.
PIECE = 4096
# A client that has not read what we sent for so long is disconnected.
STALLED_SECONDS = 15.0
# How long the client has to answer our close frame.
CLOSE_SECONDS = 1.0


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._frames = TokenBucket(FRAMES, FRAMES_A_SECOND)
        self._is_ended = False
        self._stall_timer: asyncio.TimerHandle | None = None
        self._end_timer: asyncio.TimerHandle | None = None

    # -------------------------------------------------------------- clients that send too much

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self._is_ended:
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._end(CloseCode.POLICY_VIOLATION)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_FRAGMENTS:
            self._end(CloseCode.POLICY_VIOLATION)

    def send_receive_event_to_app(self) -> None:
        """Bytes that are no text end the connection: uvicorn would log them at length."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self._end(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def _end(self, code: CloseCode) -> None:
        """Send a close frame and read no more. Not aborted at once: then the frame would be lost as well."""
        self._is_ended = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.fail(code)
        self.transport.pause_reading()
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    # -------------------------------------------------------------- clients that read too little

    def pause_writing(self) -> None:
        """What we cannot send piles up: so we read nothing that would have to be answered."""
        super().pause_writing()
        self.transport.pause_reading()
        self._stall_timer = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        _cancel(self._stall_timer)
        if not self.read_paused and not self._is_ended:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()  # which goes on reading
        if self._is_ended or not self.writable.is_set():
            self.transport.pause_reading()
        return message

    # -------------------------------------------------------------- the end

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_soon()

    def _abort_soon(self) -> None:
        """The transport closes when all is sent, which may never be."""
        self._end_timer = self._end_timer or self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._stall_timer)
        _cancel(self._end_timer)
        super().connection_lost(exc)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
