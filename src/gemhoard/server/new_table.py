"""New tables: from somebody's wish, to play again, or from an uploaded record."""

import secrets
from dataclasses import replace

from gemhoard.bots import levels_for
from gemhoard.daily import SEAT, Deal
from gemhoard.games import GAMES, Game, State
from gemhoard.games.chance import system_rng
from gemhoard.history import History
from gemhoard.record import Record
from gemhoard.server.bots import check_level, usual_level
from gemhoard.server.errors import RefusedError
from gemhoard.server.log_entry import LogEntry
from gemhoard.server.protocol import MAX_NAME, NewTable, SeatWish
from gemhoard.server.schema import DailyRow, SeatRow, TableRow
from gemhoard.server.security import clean_name, holder_of, new_code, new_secret
from gemhoard.server.try_again import table_at

ID_BYTES = 9
# A game has a few hundred actions. Some more do no harm, millions would.
MAX_ACTIONS = 10_000
# Of the bots in a daily deal, which nobody sets up: the page gives others their names.
BOTS = ("Hilda", "Otto", "Wanda", "Emil")


# ------------------------------------------------------------------ a new table


def new_row(wish: NewTable, secret: str) -> TableRow:
    """A table as somebody wants it, dealt. The seats of this device are held by its secret."""
    game = GAMES.get(wish.game)
    if game is None:
        raise RefusedError("server-no-game", 404, game=wish.game)
    if all(seat.kind in ("friend", "bot") for seat in wish.seats) and _has_friends(wish):
        raise RefusedError("server-sit-down", 422)
    table = secrets.token_urlsafe(ID_BYTES)
    seats = tuple(_seat_row(game, seat, holder_of(secret, table)) for seat in wish.seats)
    start = game.blank(len(seats), wish.first, wish.options)
    game.rules.deal(start, system_rng())
    host = next((i for i, seat in enumerate(wish.seats) if seat.kind in ("me", "here")), None)
    is_started = not _has_friends(wish)
    return _row(table, game, start, seats, is_started=is_started, host=host, hints=wish.hints)


def _has_friends(wish: NewTable) -> bool:
    return any(seat.kind == "friend" for seat in wish.seats)


def _seat_row(game: Game, wish: SeatWish, holder: str) -> SeatRow:
    name = clean_name(wish.name) if wish.name else ""
    if wish.kind == "friend":
        return SeatRow("free")
    if wish.kind == "bot":
        level = usual_level(game) if wish.level is None else wish.level
        check_level(game, level)
        return SeatRow("bot", name, level, adapts=wish.adapts)
    return SeatRow("person", name, None, holder)


def _row(
    table: str,
    game: Game,
    start: State,
    seats: tuple[SeatRow, ...],
    *,
    is_started: bool,
    is_closed: bool = False,
    host: int | None = None,
    follows: str | None = None,
    daily: DailyRow | None = None,
    hints: bool | None = None,
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
        host=host,
        follows=follows,
        seats=seats,
        daily=daily,
        hints=hints,
    )


# ------------------------------------------------------------------ a daily deal


def daily_row(deal: Deal, name: str, secret: str, person: str) -> TableRow:
    """A day's deal, for one person against bots."""
    table = secrets.token_urlsafe(ID_BYTES)
    bots = [SeatRow("bot", BOTS[number % len(BOTS)], deal.level) for number in range(deal.players - 1)]
    me = SeatRow("person", name, None, holder_of(secret, table))
    seats = (*bots[:SEAT], me, *bots[SEAT:])
    daily = DailyRow(deal.day, deal.rule, person)
    return _row(table, deal.game, deal.start(), seats, is_started=True, host=SEAT, daily=daily)


# ------------------------------------------------------------------ play again


def next_row(before: TableRow, host: int, level: str | None = None) -> TableRow:
    """The same seats and options, another deal. Every person's seat is kept for them; the next one starts.

    Bots that match a player have the given level, or the same as before.
    """
    game = GAMES[before.game]
    start = game.blank(before.players, (before.first + 1) % before.players, before.options)
    game.rules.deal(start, system_rng())
    seats = tuple(
        _next_bot(seat, level) if seat.kind == "bot" else SeatRow("free", seat.name, asked=True)
        for seat in before.seats
    )
    table = secrets.token_urlsafe(ID_BYTES)
    return _row(table, game, start, seats, is_started=False, host=host, follows=before.id, hints=before.hints)


def _next_bot(seat: SeatRow, level: str | None) -> SeatRow:
    return replace(seat, level=level) if seat.adapts and level else seat


# ------------------------------------------------------------------ from a position of a finished game on


def play_on_row(
    before: TableRow, record: Record, step: int, name: str, secret: str
) -> tuple[TableRow, list[LogEntry]]:
    """A game as far as a step, for the seat that decides there, against bots.

    All that this seat may not know is drawn again: nothing of the true hidden cards comes along.
    """
    here = table_at(record, step)
    seat, game = here.game.actor(here.state), here.game
    known = History.of(here.record()).as_known_to(seat, secrets.randbits(64)).record
    table = secrets.token_urlsafe(ID_BYTES)
    seats = [_bot_instead(game, each) for each in before.seats]
    seats[seat] = SeatRow("person", name or before.seats[seat].name, None, holder_of(secret, table))
    return _row(table, game, known.start, tuple(seats), is_started=True, host=seat), _entries(known)


def _bot_instead(game: Game, seat: SeatRow) -> SeatRow:
    """The bot that sat there, or one in the place of a person."""
    known = seat.level in levels_for(game)
    return SeatRow("bot", seat.name, seat.level if known else usual_level(game))


# ------------------------------------------------------------------ an uploaded record


def read_record(text: bytes) -> tuple[TableRow, list[LogEntry]]:
    """A record as a table that is over, if it keeps to the rules and says what is true."""
    record = Record.from_text(text)
    if len(record.actions) > MAX_ACTIONS:
        raise RefusedError("server-record-long", 422, most=MAX_ACTIONS)
    if difference := record.first_difference():
        raise RefusedError("server-record-differs", 422, action=difference.action, field=difference.field)
    names = record.names or [""] * int(record.start.players)
    seats = tuple(SeatRow("person", _read_name(name)) for name in names)
    table = secrets.token_urlsafe(ID_BYTES)
    return _row(table, record.game, record.start, seats, is_started=True, is_closed=True), _entries(record)


def _read_name(name: str) -> str:
    """As somebody would give it at a table; nobody need have one."""
    if len(name) > MAX_NAME:
        raise RefusedError("server-long-name", 422, most=MAX_NAME)
    return clean_name(name) if name else ""


def _entries(record: Record) -> list[LogEntry]:
    actors = [record.game.actor(state) for state in record.replay()]
    return [
        LogEntry(number, "act", actor, words)
        for number, (actor, words) in enumerate(zip(actors, record.actions, strict=False), start=1)
    ]
