"""How fast anybody may ask for something."""

import time

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from gemhoard.server.errors import RefusedError
from gemhoard.server.security import refusal


class TokenBucket:
    """So many at once, and then so many a second."""

    def __init__(self, burst: float, a_second: float) -> None:
        self._burst, self._rate = burst, a_second
        self._left, self._time = burst, time.monotonic()

    def take(self, count: int = 1) -> bool:
        time_now = time.monotonic()
        self._left = min(self._burst, self._left + (time_now - self._time) * self._rate)
        self._time = time_now
        if self._left < count:
            return False
        self._left -= count
        return True


class AddressLimits:
    """One for each address that asks."""

    MAX_ADDRESSES = 10_000

    def __init__(self, burst: float, a_second: float) -> None:
        self._burst, self._rate = burst, a_second
        self._buckets: dict[str, TokenBucket] = {}

    def check(self, connection: HTTPConnection) -> None:
        address = connection.client.host if connection.client else ""
        if len(self._buckets) >= self.MAX_ADDRESSES:
            # The oldest is full again by now, or near enough.
            del self._buckets[next(iter(self._buckets))]
        bucket = self._buckets.setdefault(address, TokenBucket(self._burst, self._rate))
        if not bucket.take():
            raise RefusedError("server-too-fast", 429)


class RateLimit:
    """For everything that is asked for, files of the page included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                scope["app"].state.requests.check(Request(scope))
            except RefusedError as error:
                await refusal(error)(scope, receive, send)
                return
        await self.app(scope, receive, send)
