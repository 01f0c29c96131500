"""What keeps strangers out: secrets, origins, limits, headers."""

import hashlib
import re
import secrets
import time
import unicodedata
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gemhoard.server.protocol import MOST_NAME
from gemhoard.server.table import RefusedError

COOKIE = "gemhoard"
COOKIE_SECONDS = 366 * 24 * 3600
SECRET_BYTES = 32
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
# No vowels, and nothing that is easily misread: a code is no word, and can be said on the telephone.
CODE_LETTERS = "BCDFGHJKMNPQRTVWXZ2346789"
CODE_LENGTH = 6

MOST_BODY = 16 * 1024
MOST_RECORD = 2 * 1024 * 1024

SECURITY_HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # The address of a table may carry an invitation: it is nobody else's business.
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class SecurityHeaders:
    """Set on every response, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SECURITY_HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


# ------------------------------------------------------------------ who somebody is


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret of a browser, unless it has none or one that we never made."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if SECRET.fullmatch(secret) else None


def holder_of(secret: str | None, table: str) -> str:
    """What is stored of a secret. The table is mixed in, so that nobody can tell who plays where."""
    return hashlib.sha256(f"{table}:{secret}".encode()).hexdigest() if secret else ""


def keep_secret(request: Request, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        path="/api",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(given: str) -> str:
    """A code as somebody typed it."""
    return re.sub(r"[^0-9A-Za-z]", "", given).upper()


def is_invited(given: str, invitation: str, code: str | None) -> bool:
    by_link = secrets.compare_digest(given.encode(), invitation.encode())
    by_code = code is not None and secrets.compare_digest(read_code(given).encode(), code.encode())
    return by_link or by_code


def clean_name(given: str) -> str:
    """A name as it is shown: one line, nothing invisible. It stays text; whoever draws it escapes it."""
    shown = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", given))
    seen = "".join(char for char in shown if unicodedata.category(char)[0] != "C")
    name = " ".join(seen.split())[:MOST_NAME].strip()
    if not name:
        raise RefusedError("server-name", 422)
    return name


# ------------------------------------------------------------------ where it comes from


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks was served by us. Behind a proxy the scheme may differ, the host may not."""
    origin = connection.headers.get("origin", "")
    try:
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower() != ""
    except ValueError:
        return False


def check_origin(request: Request) -> None:
    """A browser says where a POST comes from; a program that says nothing has no cookies to misuse."""
    if "origin" in request.headers and not is_own_origin(request):
        raise RefusedError("server-origin", 403)


# ------------------------------------------------------------------ how much, and how fast


async def read_body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise RefusedError("server-too-big", 413, most=most)
    return bytes(body)


def bad_message(error: ValidationError) -> RefusedError:
    """It says where a message is wrong."""
    where = ".".join(str(part) for part in error.errors(include_input=False)[0]["loc"])
    return RefusedError("server-bad-message", 422, where=where)


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, burst: float, a_second: float) -> None:
        self._most, self._rate = burst, a_second
        self._left, self._time = burst, time.monotonic()

    def take(self) -> bool:
        time_now = time.monotonic()
        self._left = min(self._most, self._left + (time_now - self._time) * self._rate)
        self._time = time_now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One for each address that asks."""

    MOST = 10_000

    def __init__(self, burst: float, a_second: float) -> None:
        self._burst, self._rate = burst, a_second
        self._buckets: dict[str, Bucket] = {}

    def check(self, connection: HTTPConnection) -> None:
        address = connection.client.host if connection.client else ""
        if len(self._buckets) >= self.MOST:
            # The oldest is full again by now, or near enough.
            del self._buckets[next(iter(self._buckets))]
        bucket = self._buckets.setdefault(address, Bucket(self._burst, self._rate))
        if not bucket.take():
            raise RefusedError("server-too-fast", 429)
