"""What keeps strangers out: secrets, origins, headers, the size of what they send."""

import hashlib
import re
import secrets
import unicodedata
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gemhoard.games import RuleError
from gemhoard.server.errors import RefusedError, explain
from gemhoard.server.protocol import MAX_NAME, MAX_TEXT

COOKIE = "gemhoard"
COOKIE_SECONDS = 366 * 24 * 3600
SECRET_BYTES = 32
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
# No vowels, and nothing that is easily misread: a code is no word, and can be dictated.
CODE_LETTERS = "BCDFGHJKMNPQRTVWXZ2346789"
CODE_LENGTH = 6

MAX_BODY = 16 * 1024
MAX_RECORD = 2 * 1024 * 1024

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


NO_STORE = {"cache-control": "no-store"}


def refusal(error: RuleError) -> Response:
    status = error.status if isinstance(error, RefusedError) else 422
    return JSONResponse(explain(error).model_dump(), status, headers=NO_STORE)


# ------------------------------------------------------------------ who somebody is


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret of a browser, unless it has none or one that we never made."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if SECRET.fullmatch(secret) else None


def holder_of(secret: str | None, table: str) -> str:
    """What is stored of a secret. The table is mixed in, so that equal secrets at two tables do not show."""
    return hashlib.sha256(f"{table}:{secret}".encode()).hexdigest() if secret else ""


def set_cookie(request: Request, response: Response, secret: str) -> None:
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
    name = _clean(given, MAX_NAME)
    if not name:
        raise RefusedError("server-name", 422)
    return name


def clean_text(given: str) -> str:
    """A line of the chat."""
    text = _clean(given, MAX_TEXT)
    if not text:
        raise RefusedError("server-no-text", 422)
    return text


def _clean(given: str, most: int) -> str:
    """As it is shown: one line, nothing invisible. It stays text; the page escapes it."""
    shown = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", given))
    seen = "".join(char for char in shown if unicodedata.category(char)[0] != "C")
    return " ".join(seen.split())[:most].strip()


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


# ------------------------------------------------------------------ how much


async def read_body(request: Request, limit: int) -> bytes:
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise RefusedError("server-too-big", 413, most=limit)
    except ClientDisconnect as error:
        # The client has left: nobody gets the answer, and nothing is wrong here.
        raise RefusedError("server-bad-request", 400) from error
    return bytes(body)


def bad_message(error: ValidationError) -> RefusedError:
    """It says where a message is wrong."""
    where = ".".join(str(part) for part in error.errors(include_input=False)[0]["loc"])
    return RefusedError("server-bad-message", 422, where=where)
