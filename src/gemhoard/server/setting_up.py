"""New tables: from somebody's wish, or from an uploaded record."""

import secrets

from gemhoard.bots import LEVELS
from gemhoard.games import GAMES, Game, Option, State
from gemhoard.record import Record
from gemhoard.server.bots import USUAL
from gemhoard.server.guard import clean_name, holder_of, new_code, new_secret
from gemhoard.server.protocol import GameInfo, NewTable, OptionInfo, SeatWish
from gemhoard.server.store import SeatRow, TableRow
from gemhoard.server.table import Entry, RefusedError

ID_BYTES = 9
# A game has a few hundred actions. Some more do no harm, millions would.
MOST_ACTIONS = 10_000


# ------------------------------------------------------------------ what can be played


def game_infos() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            least=game.seats[0],
            most=game.seats[-1],
            options=[_option_info(name, option) for name, option in game.options.items()],
            levels=list(LEVELS),
            usual_level=USUAL,
        )
        for game in GAMES.values()
    ]


def _option_info(name: str, option: Option) -> OptionInfo:
    return OptionInfo(
        name=name,
        rule=option.rule,
        default=option.default,
        choices=list(option.choices),
        parts=list(option.parts),
    )


# ------------------------------------------------------------------ a new table


def new_row(wish: NewTable, secret: str) -> TableRow:
    """A table as somebody wants it, dealt. The seats of this device are held by its secret."""
    game = GAMES.get(wish.game)
    if game is None:
        raise RefusedError("server-no-game", 404, game=wish.game)
    if all(seat.kind in ("friend", "bot") for seat in wish.seats) and _has_friends(wish):
        raise RefusedError("server-sit-down", 422)
    table = secrets.token_urlsafe(ID_BYTES)
    seats = tuple(_seat_row(seat, holder_of(secret, table)) for seat in wish.seats)
    # The seed is forgotten at once: nothing but the deal itself tells what lies face down.
    start = game.new(len(seats), seed=secrets.randbits(64), first=wish.first, options=wish.options)
    return _row(table, game, start, seats, is_started=not _has_friends(wish))


def _has_friends(wish: NewTable) -> bool:
    return any(seat.kind == "friend" for seat in wish.seats)


def _seat_row(wish: SeatWish, holder: str) -> SeatRow:
    name = clean_name(wish.name) if wish.name else ""
    if wish.kind == "friend":
        return SeatRow("free")
    if wish.kind == "bot":
        level = USUAL if wish.level is None else wish.level
        if level not in LEVELS:
            raise RefusedError("server-no-level", 422, level=level)
        return SeatRow("bot", name, level)
    return SeatRow("person", name, None, holder)


def _row(
    table: str,
    game: Game,
    start: State,
    seats: tuple[SeatRow, ...],
    *,
    is_started: bool,
    is_closed: bool = False,
) -> TableRow:
    return TableRow(
        id=table,
        game=game.name,
        options=game.table_options(start),
        players=len(seats),
        first=int(start.first),
        setup=game.setup(start),
        code=None if is_started else new_code(),
        invitation=new_secret(),
        started=is_started,
        closed=is_closed,
        revision=0,
        seats=seats,
    )


# ------------------------------------------------------------------ an uploaded record


def read_record(text: bytes) -> tuple[TableRow, list[Entry]]:
    """A record as a table that is over, if it keeps to the rules and says what is true."""
    record = Record.from_text(text)
    if len(record.actions) > MOST_ACTIONS:
        raise RefusedError("server-record-long", 422, most=MOST_ACTIONS)
    if difference := record.first_difference():
        raise RefusedError("server-record-differs", 422, action=difference.action, field=difference.field)
    seats = (SeatRow("person"),) * int(record.start.players)
    table = secrets.token_urlsafe(ID_BYTES)
    return _row(table, record.game, record.start, seats, is_started=True, is_closed=True), _entries(record)


def _entries(record: Record) -> list[Entry]:
    actors = [record.game.actor(state) for state in record.replay()]
    return [
        Entry(number, "act", actor, words)
        for number, (actor, words) in enumerate(zip(actors, record.actions, strict=False), start=1)
    ]
