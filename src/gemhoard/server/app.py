"""The routes: what the page can ask for."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp

from gemhoard.games import RuleError
from gemhoard.record import RecordError
from gemhoard.server import daily_deals, game_info, lessons, lobby, puzzles, rematch, security
from gemhoard.server.bots import warm_up
from gemhoard.server.daily_bots import DailyBots
from gemhoard.server.errors import RefusedError
from gemhoard.server.hints import Hints
from gemhoard.server.live_table import LiveTable
from gemhoard.server.live_tables import LiveTables
from gemhoard.server.my_tables import my_tables
from gemhoard.server.network import is_this_device
from gemhoard.server.new_table import new_row, play_on_row, read_record
from gemhoard.server.page import PAGE, Page
from gemhoard.server.protocol import (
    ID,
    MAX_WORDS,
    Daily,
    DailyToday,
    DailyWish,
    GameInfo,
    Hint,
    HintWish,
    JoinTable,
    Judged,
    Lesson,
    Message,
    MyTable,
    NetworkInfo,
    NewTable,
    PlayAgain,
    PlayOn,
    Position,
    PuzzleAnswer,
    PuzzleList,
    PuzzlePosition,
    PuzzleTried,
    Replay,
    ReviewAnswer,
    TableMade,
    Tried,
)
from gemhoard.server.rate_limits import AddressLimits, RateLimit
from gemhoard.server.replays import Replays, replay_response
from gemhoard.server.reviews import Reviews, review_message
from gemhoard.server.schema import TableRow
from gemhoard.server.store import Store
from gemhoard.server.try_again import TryAgain, position_at
from gemhoard.server.websocket import serve_changes, serve_websocket
from gemhoard.words import FALLBACK, LANGUAGES

log = logging.getLogger(__name__)

M = TypeVar("M", bound=Message)

# An address may ask for so much at once, and then for so much a second: for anything at all, where a page
# loads some forty pieces, and for what costs us more or could be guessed.
REQUESTS = (1000, 100.0)
POSTS = (120, 4.0)
CODES = (60, 1.0)
REPLAYS = (120, 10.0)
MY_TABLES = (60, 2.0)
DAILY = (60, 2.0)
TRIES = (20, 1.0)
HINTS = (20, 1.0)
# A code may be taken already: then another one is drawn, so many times.
MAX_CODES = 20
# Before they show something new, bots and dice wait so many seconds for a person to take back the last
# action: the page needs half a second to show it, and two are for the person.
PACE = 2.5

api = APIRouter()


class App(FastAPI):
    """The server. Its headers are put around everything, also around what goes wrong."""

    def build_middleware_stack(self) -> ASGIApp:
        return security.SecurityHeaders(super().build_middleware_stack())


def create_app(database: str, page: Path = PAGE, pace: float = PACE, *, searches: bool = False) -> App:
    """With `searches` the strong bots are compiled meanwhile; without, greedy plays for them."""
    app = App(title="Gemhoard", lifespan=_lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.database, app.state.pace, app.state.searches = database, pace, searches
    app.state.network = None  # The address for other devices on the network, if there is a way in.
    app.state.requests, app.state.posts = AddressLimits(*REQUESTS), AddressLimits(*POSTS)
    app.state.codes, app.state.replay_requests = AddressLimits(*CODES), AddressLimits(*REPLAYS)
    app.state.my_tables, app.state.daily_requests = AddressLimits(*MY_TABLES), AddressLimits(*DAILY)
    app.state.tries, app.state.hint_requests = AddressLimits(*TRIES), AddressLimits(*HINTS)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(RateLimit)
    app.add_exception_handler(RuleError, _refuse)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(Exception, _fail)
    app.include_router(api)
    app.mount("/", Page(page))
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    store = Store(app.state.database)
    await store.open()
    app.state.store, app.state.live_tables = store, LiveTables(store, app.state.pace)
    app.state.replays = Replays()
    app.state.daily_bots = DailyBots(store, app.state.live_tables.bots)
    app.state.reviews = Reviews(store, app.state.live_tables.bots)
    app.state.try_again = TryAgain(app.state.reviews)
    app.state.hints = Hints(app.state.reviews)
    await asyncio.to_thread(warm_up)
    if app.state.searches:
        app.state.live_tables.prepare_bots()
        app.state.reviews.prepare()
    yield
    app.state.replays.close()
    app.state.try_again.close()
    app.state.hints.close()
    await app.state.reviews.close()
    await app.state.daily_bots.close()
    await app.state.live_tables.close()
    await store.close()


# ------------------------------------------------------------------ what went wrong


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, RuleError)
    return security.refusal(error)


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = "server-not-found" if error.status_code == 404 else "server-bad-request"
    return await _refuse(request, RefusedError(reason, error.status_code))


async def _fail(request: Request, error: Exception) -> Response:
    return await _refuse(request, RefusedError("server-trouble", 500))


async def _body(request: Request, limit: int) -> bytes:
    """What a page of ours has posted, not too big and not too often."""
    security.check_origin(request)
    request.app.state.posts.check(request)
    return await security.read_body(request, limit)


async def _read(request: Request, kind: type[M]) -> M:
    try:
        return kind.model_validate_json(await _body(request, security.MAX_BODY))
    except ValidationError as error:
        raise security.bad_message(error) from error


def _made(request: Request, table: str, secret: str | None = None) -> Response:
    response = JSONResponse(TableMade(table=table).model_dump(), 201, headers=security.NO_STORE)
    if secret:
        security.set_cookie(request, response, secret)
    return response


# ------------------------------------------------------------------ routes


@api.get("/health")
async def health(request: Request) -> dict[str, str]:
    await request.app.state.store.check()
    return {"status": "ok"}


@api.get("/api/network")
async def network(request: Request) -> NetworkInfo:
    """For whoever sits at the device that serves: a link that works for others. Nobody else needs to know."""
    is_here = is_this_device(request.headers.get("host", ""))
    return NetworkInfo(address=request.app.state.network if is_here else None)


@api.get("/api/games")
async def games() -> list[GameInfo]:
    return game_info.game_infos()


@api.get("/api/games/{game}/texts/{language}", response_class=PlainTextResponse)
async def game_texts(game: str, language: str) -> str:
    return game_info.texts(game, language)


@api.get("/api/games/{game}/rulebook/{language}", response_class=PlainTextResponse)
async def game_rulebook(game: str, language: str) -> str:
    return game_info.rulebook(game, language)


@api.get("/api/games/{game}/lesson")
def lesson(game: str) -> Lesson:
    return lessons.lesson(game)


@api.get("/api/games/{game}/lesson/{step:int}")
def try_out(game: str, step: int, words: str = "") -> Tried:
    """Nothing changes by it: whoever tries something twice gets the same answer."""
    return lessons.try_out(game, step, words[:MAX_WORDS])


@api.get("/api/puzzles/{game}")
def puzzle_list(game: str) -> PuzzleList:
    return puzzles.puzzle_list(game)


@api.get("/api/puzzles/{game}/{number:int}")
def puzzle(game: str, number: int) -> PuzzlePosition:
    return puzzles.puzzle_position(game, number)


@api.get("/api/puzzles/{game}/{number:int}/try")
def try_puzzle(game: str, number: int, words: str = "", language: str = FALLBACK) -> PuzzleTried:
    """Nothing changes by it, as with lessons."""
    return puzzles.try_puzzle(game, number, words[:MAX_WORDS], _spoken(language))


@api.get("/api/puzzles/{game}/{number:int}/answer")
def puzzle_answer(game: str, number: int, language: str = FALLBACK) -> PuzzleAnswer:
    return puzzles.answer(game, number, _spoken(language))


@api.post("/api/tables", status_code=201, response_model=TableMade)
async def make_table(request: Request) -> Response:
    wish = await _read(request, NewTable)
    secret = security.secret_of(request) or security.new_secret()
    row = await _create(request.app.state.store, wish, secret)
    await request.app.state.live_tables.get(row.id)
    return _made(request, row.id, secret)


async def _create(store: Store, wish: NewTable, secret: str) -> TableRow:
    for _ in range(MAX_CODES):
        if await store.create(row := new_row(wish, secret)):
            return row
    log.error("a new table was refused by the database, under %s codes", MAX_CODES)
    raise RefusedError("server-trouble", 500)


@api.get("/api/mine", response_model=list[MyTable])
async def mine(request: Request, response: Response, tables: str = "") -> list[MyTable]:
    request.app.state.my_tables.check(request)
    response.headers.update(security.NO_STORE)
    return await my_tables(request.app.state.live_tables, security.secret_of(request), _ids(tables))


@api.websocket("/api/mine/socket")
async def follow_mine(socket: WebSocket, tables: str = "") -> None:
    await serve_changes(socket, _ids(tables))


def _ids(tables: str) -> list[str]:
    return [table for table in tables.split(",") if re.fullmatch(ID, table)]


@api.get("/api/daily", response_model=list[DailyToday])
async def daily_today(request: Request, response: Response) -> list[DailyToday]:
    request.app.state.daily_requests.check(request)
    response.headers.update(security.NO_STORE)
    return await daily_deals.today(request.app.state.store, security.secret_of(request))


@api.get("/api/daily/{game}", response_model=Daily)
async def look_at_daily(request: Request, response: Response, game: str, day: str | None = None) -> Daily:
    request.app.state.daily_requests.check(request)
    response.headers.update(security.NO_STORE)
    state, deal = request.app.state, daily_deals.deal_of(game, day)
    return await daily_deals.look(state.store, state.daily_bots, deal, security.secret_of(request))


@api.post("/api/daily/{game}", status_code=201, response_model=TableMade)
async def begin_daily(request: Request, game: str) -> Response:
    """Today's: which one that is, the server decides."""
    wish = await _read(request, DailyWish)
    deal, name = daily_deals.deal_of(game), security.clean_name(wish.name) if wish.name else ""
    secret = security.secret_of(request) or security.new_secret()
    table = await daily_deals.begin(request.app.state.store, deal, secret, name)
    await request.app.state.daily_bots.play(deal)
    await request.app.state.live_tables.get(table)
    return _made(request, table, secret)


@api.get("/api/codes/{code}")
async def find_table(request: Request, code: str) -> TableMade:
    request.app.state.codes.check(request)
    table = await request.app.state.store.find_code(security.read_code(code))
    if table is None:
        raise RefusedError("server-no-code", 404)
    return TableMade(table=table)


@api.post("/api/tables/{table}/join", status_code=201, response_model=TableMade)
async def join_table(request: Request, table: str) -> Response:
    wish = await _read(request, JoinTable)
    live = await _live_table(request, table)
    if not security.is_invited(wish.invitation, live.row.invitation, live.row.code):
        raise RefusedError("server-not-invited", 403)
    secret = security.secret_of(request) or security.new_secret()
    await lobby.join(live, wish.seat, security.clean_name(wish.name), security.holder_of(secret, table))
    return _made(request, table, secret)


@api.post("/api/tables/{table}/again", status_code=201, response_model=TableMade)
async def play_again(request: Request, table: str) -> Response:
    wish = await _read(request, PlayAgain)
    live, secret = await _finished(request, table), security.secret_of(request)
    store = request.app.state.store
    if wish.join:
        following = await rematch.play_again(store, live.row, secret, wish.level)
    else:
        following = await rematch.decline(store, live.row, secret)
    await _live_table(request, following)  # Those who wait there see it, and bots may begin.
    await live.read_again()
    return _made(request, following)


@api.websocket("/api/tables/{table}/socket")
async def connect(socket: WebSocket, table: str) -> None:
    await serve_websocket(socket, table)


@api.post("/api/tables/{table}/hint", response_model=Hint)
async def give_hint(request: Request, response: Response, table: str) -> Hint:
    """A POST, for it is noted; and so no address tells what somebody thinks of doing."""
    request.app.state.hint_requests.check(request)
    wish = await _read(request, HintWish)
    response.headers.update(security.NO_STORE)
    live, hints = await _live_table(request, table), request.app.state.hints
    given: Hint = await hints.give(live, security.holder_of(security.secret_of(request), table), wish)
    return given


@api.get("/api/tables/{table}/replay", response_model=Replay)
async def replay(request: Request, table: str) -> Response:
    live = await _finished(request, table)
    replays: Replays = request.app.state.replays
    packed = await replays.get(table, live.table, [seat.name for seat in live.row.seats], live.row.hinted)
    return await replay_response(request, packed)


@api.get("/api/tables/{table}/review", response_model=ReviewAnswer)
async def review(request: Request, response: Response, table: str, language: str = FALLBACK) -> ReviewAnswer:
    """Whoever asks first has it made; whoever asks again is told how far it is."""
    live, reviews = await _finished(request, table), request.app.state.reviews
    response.headers.update(security.NO_STORE)
    if live.table.result() is None:  # a record of a game that nobody has finished
        raise RecordError("error-review-not-over")
    people = [i for i, seat in enumerate(live.row.seats) if seat.kind == "person"]
    found = await reviews.ask(table, live.table.record(), people)
    if isinstance(found, float):
        return ReviewAnswer(share=found, review=None)
    spoken, names = _spoken(language), [seat.name for seat in live.row.seats]
    return ReviewAnswer(share=1.0, review=review_message(found, live.table.game, people, names, spoken))


@api.get("/api/tables/{table}/review/{step:int}", response_model=Position)
async def look_again(request: Request, table: str, step: int) -> Position:
    """A choice as its seat stood before it, to be tried again."""
    live = await _finished(request, table)
    return await asyncio.to_thread(position_at, live.table.record(), step)


@api.get("/api/tables/{table}/review/{step:int}/instead", response_model=Judged)
async def try_again(request: Request, table: str, step: int, words: str) -> Judged:
    """What another action would have cost there."""
    request.app.state.tries.check(request)
    live = await _finished(request, table)
    judges: TryAgain = request.app.state.try_again
    return await judges.judge(table, live.table.record(), step, words[:MAX_WORDS])


@api.post("/api/tables/{table}/play-on", status_code=201, response_model=TableMade)
async def play_on(request: Request, table: str) -> Response:
    wish = await _read(request, PlayOn)
    live, secret = await _finished(request, table), security.secret_of(request) or security.new_secret()
    name = security.clean_name(wish.name) if wish.name else ""
    made = await asyncio.to_thread(play_on_row, live.row, live.table.record(), wish.step, name, secret)
    if not await request.app.state.store.create(*made):
        raise RefusedError("server-trouble", 500)
    await request.app.state.live_tables.get(made[0].id)
    return _made(request, made[0].id, secret)


@api.get("/api/tables/{table}/record.json")
async def download(request: Request, table: str, names: bool = False) -> Response:
    """With `names`, who played is in it, for whoever opens it."""
    live = await _finished(request, table)
    record = live.table.record()
    record.names = [seat.name for seat in live.row.seats] if names else None
    name = f"gemhoard-{live.row.game}-{table}.json"
    return Response(
        json.dumps(record.to_json()),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@api.post("/api/records", status_code=201, response_model=TableMade)
async def upload(request: Request) -> Response:
    text = await _body(request, security.MAX_RECORD)
    row, entries = await asyncio.to_thread(read_record, text)
    if not await request.app.state.store.create(row, entries):
        raise RefusedError("server-trouble", 500)
    return _made(request, row.id)


@api.api_route("/api/{rest:path}", methods=["GET", "POST", "PUT", "DELETE", "PATCH"], include_in_schema=False)
async def nothing(rest: str) -> None:
    raise RefusedError("server-not-found", 404)


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else FALLBACK


async def _live_table(request: Request, table: str) -> LiveTable:
    live_tables: LiveTables = request.app.state.live_tables
    return await live_tables.get(table)


async def _finished(request: Request, table: str) -> LiveTable:
    request.app.state.replay_requests.check(request)
    live = await _live_table(request, table)
    if not live.row.started or not live.table.is_over:
        raise RefusedError("server-not-over")
    return live
