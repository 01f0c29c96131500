"""The routes: what the page can ask for."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse
from starlette.types import ASGIApp

from gemhoard.games import RuleError
from gemhoard.server import guard
from gemhoard.server.bots import warm_up
from gemhoard.server.page import PAGE, Page
from gemhoard.server.protocol import (
    GameInfo,
    JoinTable,
    Message,
    NewTable,
    Replay,
    TableMade,
)
from gemhoard.server.room import Room
from gemhoard.server.rooms import Rooms
from gemhoard.server.setting_up import game_infos, new_row, read_record
from gemhoard.server.socket import talk
from gemhoard.server.store import Store
from gemhoard.server.table import RefusedError, explain

M = TypeVar("M", bound=Message)

# An address may ask for so many tables, seats and codes at once, and then for so many a second.
POSTS = (120, 4.0)
CODES = (60, 1.0)
# Bots wait so many seconds for a person to take back what it just did.
PACE = 0.6
NOT_KEPT = {"cache-control": "no-store"}

api = APIRouter()


class App(FastAPI):
    """The server. Its headers are put around everything, also around what goes wrong."""

    def build_middleware_stack(self) -> ASGIApp:
        return guard.SecurityHeaders(super().build_middleware_stack())


def create_app(database: str, page: Path = PAGE, pace: float = PACE, *, searches: bool = False) -> App:
    """With `searches` the strong bots are compiled meanwhile; without, the squire plays for them."""
    app = App(title="Gemhoard", lifespan=_live, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.database, app.state.pace, app.state.searches = database, pace, searches
    app.state.posts, app.state.codes = guard.Buckets(*POSTS), guard.Buckets(*CODES)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_exception_handler(RuleError, _refuse)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(Exception, _fail)
    app.include_router(api)
    app.mount("/", Page(page))
    return app


@asynccontextmanager
async def _live(app: FastAPI) -> AsyncIterator[None]:
    store = Store(app.state.database)
    await store.open()
    app.state.store, app.state.rooms = store, Rooms(store, app.state.pace)
    await asyncio.to_thread(warm_up)
    if app.state.searches:
        app.state.rooms.prepare()
    yield
    await app.state.rooms.close()
    await store.close()


# ------------------------------------------------------------------ what went wrong


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RuleError)
    status = error.status if isinstance(error, RefusedError) else 422
    return JSONResponse(explain(error).model_dump(), status, headers=NOT_KEPT)


async def _refuse_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    reason = "server-not-found" if error.status_code == 404 else "server-bad-request"
    return await _refuse(request, RefusedError(reason, error.status_code))


async def _fail(request: Request, error: Exception) -> JSONResponse:
    return await _refuse(request, RefusedError("server-trouble", 500))


async def _body(request: Request, most: int) -> bytes:
    """What a page of ours has posted, not too big and not too often."""
    guard.check_origin(request)
    request.app.state.posts.check(request)
    return await guard.read_body(request, most)


async def _read(request: Request, kind: type[M]) -> M:
    try:
        return kind.model_validate_json(await _body(request, guard.MOST_BODY))
    except ValidationError as error:
        raise guard.bad_message(error) from error


def _made(request: Request, table: str, secret: str | None = None) -> Response:
    response = JSONResponse(TableMade(table=table).model_dump(), 201, headers=NOT_KEPT)
    if secret:
        guard.keep_secret(request, response, secret)
    return response


# ------------------------------------------------------------------ routes


@api.get("/health")
async def health(request: Request) -> dict[str, str]:
    await request.app.state.store.check()
    return {"status": "ok"}


@api.get("/api/games")
async def games() -> list[GameInfo]:
    return game_infos()


@api.post("/api/tables", status_code=201, response_model=TableMade)
async def make_table(request: Request) -> Response:
    wish = await _read(request, NewTable)
    secret = guard.secret_of(request) or guard.new_secret()
    # A code may be taken already: then another is drawn.
    while not await request.app.state.store.create(row := new_row(wish, secret)):
        pass
    await request.app.state.rooms.get(row.id)
    return _made(request, row.id, secret)


@api.get("/api/codes/{code}")
async def find_table(request: Request, code: str) -> TableMade:
    request.app.state.codes.check(request)
    table = await request.app.state.store.find_code(guard.read_code(code))
    if table is None:
        raise RefusedError("server-no-code", 404)
    return TableMade(table=table)


@api.post("/api/tables/{table}/join", status_code=201, response_model=TableMade)
async def join_table(request: Request, table: str) -> Response:
    wish = await _read(request, JoinTable)
    room = await _room(request, table)
    if not guard.is_invited(wish.invitation, room.row.invitation, room.row.code):
        raise RefusedError("server-not-invited", 403)
    if wish.seat >= len(room.row.seats):
        raise RefusedError("server-no-seat", 404, seat=wish.seat + 1)
    secret = guard.secret_of(request) or guard.new_secret()
    await room.join(wish.seat, guard.clean_name(wish.name), guard.holder_of(secret, table))
    return _made(request, table, secret)


@api.websocket("/api/tables/{table}/socket")
async def connect(socket: WebSocket, table: str) -> None:
    await talk(socket, table)


@api.get("/api/tables/{table}/replay")
async def replay(request: Request, table: str) -> Replay:
    room = await _finished(request, table)
    return room.table.replay(table, [seat.name for seat in room.row.seats])


@api.get("/api/tables/{table}/record.json")
async def download(request: Request, table: str) -> Response:
    room = await _finished(request, table)
    name = f"gemhoard-{room.row.game}-{table}.json"
    return Response(
        json.dumps(room.table.record().to_json()),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@api.post("/api/records", status_code=201, response_model=TableMade)
async def upload(request: Request) -> Response:
    text = await _body(request, guard.MOST_RECORD)
    row, entries = await asyncio.to_thread(read_record, text)
    if not await request.app.state.store.create(row, entries):
        raise RefusedError("server-trouble", 500)
    return _made(request, row.id)


@api.api_route("/api/{rest:path}", methods=["GET", "POST", "PUT", "DELETE", "PATCH"], include_in_schema=False)
async def nothing(rest: str) -> None:
    raise RefusedError("server-not-found", 404)


async def _room(request: Request, table: str) -> Room:
    rooms: Rooms = request.app.state.rooms
    return await rooms.get(table)


async def _finished(request: Request, table: str) -> Room:
    room = await _room(request, table)
    if not room.row.started or not room.table.is_over:
        raise RefusedError("server-not-over")
    return room
