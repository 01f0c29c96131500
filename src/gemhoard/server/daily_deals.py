"""The daily deals: one try for each browser and day, and afterwards a comparison."""

import re
import time

from gemhoard.daily import DAY_SECONDS, Deal, Outcome, day_levels, day_now, has_daily, merit
from gemhoard.games import GAMES
from gemhoard.server.daily_bots import DailyBots
from gemhoard.server.daily_lines import Try
from gemhoard.server.errors import RefusedError
from gemhoard.server.new_table import daily_row
from gemhoard.server.protocol import (
    Daily,
    DailyBot,
    DailyComparison,
    DailyPlayer,
    DailyToday,
    Fared,
)
from gemhoard.server.security import holder_of
from gemhoard.server.store import Store

# Of those who have played it here, so many are listed.
MAX_LISTED = 10
MAX_CODES = 20


def deal_of(game: str, day: str | None = None) -> Deal:
    """Today's deal, or that of an earlier day."""
    today = day_now()
    if game not in GAMES or not has_daily(GAMES[game]):
        raise RefusedError("server-no-game", 404, game=game)
    if day is None:
        return Deal(GAMES[game], today)
    if not re.fullmatch(r"[0-9]{1,6}", day, re.ASCII) or int(day) > today:
        raise RefusedError("server-no-daily", 404)
    return Deal(GAMES[game], int(day))


def person_of(deal: Deal, secret: str | None) -> str:
    """Not the same for two deals: nobody can tell from what is stored who comes every day."""
    return holder_of(secret, f"daily/{deal.game.name}/{deal.day}")


# ------------------------------------------------------------------ to play


async def begin(store: Store, deal: Deal, secret: str, name: str) -> str:
    """The table of a person's one try. In two tabs at once, the database lets one of them make it."""
    person = person_of(deal, secret)
    for _ in range(MAX_CODES):
        if found := await store.daily.try_of(deal, person):
            return found.table
        await store.create(daily_row(deal, name, secret, person))
    raise RefusedError("server-trouble", 500)


async def today(store: Store, secret: str | None) -> list[DailyToday]:
    """Of every game that has levels."""
    deals = [Deal(game, day_now()) for game in GAMES.values() if has_daily(game)]
    return [describe(deal, await _mine(store, deal, secret)) for deal in deals]


async def _mine(store: Store, deal: Deal, secret: str | None) -> Try | None:
    return await store.daily.try_of(deal, person_of(deal, secret)) if secret else None


def describe(deal: Deal, mine: Try | None) -> DailyToday:
    return DailyToday(
        game=deal.game.name,
        day=deal.day,
        left=int(max(0.0, (deal.day + 1) * DAY_SECONDS - time.time()) * 1000),
        players=deal.players,
        ranked=deal.ranked,
        level=deal.level,
        table=mine.table if mine else None,
        fared=_fared(mine) if mine and mine.fared else None,
    )


def _fared(one: Try) -> Fared:
    assert one.fared
    return Fared(**vars(one.fared))


# ------------------------------------------------------------------ afterwards


async def look(store: Store, bots: DailyBots, deal: Deal, secret: str | None) -> Daily:
    """With a comparison for those who have played, and for nobody else: it would tell how to play."""
    mine = await _mine(store, deal, secret)
    if mine is None and deal.day != day_now():
        raise RefusedError("server-no-daily", 404)
    compared = await compare(store, bots, deal, mine, secret) if mine and mine.fared else None
    return Daily(today=describe(deal, mine), compared=compared)


async def compare(
    store: Store, bots: DailyBots, deal: Deal, mine: Try, secret: str | None
) -> DailyComparison:
    """If a server was stopped while the bots played, they go on now."""
    is_playing = await bots.play(deal)
    played, person = await store.daily.bots(deal), person_of(deal, secret)
    finished = await store.daily.finished(deal)
    merits = {each: merit(deal.game, one.fared) for each, one in finished.items() if one.fared}
    ranking = sorted(merits, key=lambda each: merits[each])
    listed = ranking[:MAX_LISTED] + [each for each in ranking[MAX_LISTED:] if each == person]
    places = {each: 1 + sum(other < merits[each] for other in merits.values()) for each in listed}
    return DailyComparison(
        place=places[person],
        count=len(merits),
        worse=sum(other > merits[person] for other in merits.values()),
        players=[
            DailyPlayer(
                place=places[each], name=finished[each].name, me=each == person, fared=_fared(finished[each])
            )
            for each in listed
        ],
        bots=[_bot(deal, level, played[level], mine) for level in day_levels(deal.game) if level in played],
        waiting=is_playing,
    )


def _bot(deal: Deal, level: str, fared: Outcome, mine: Try) -> DailyBot:
    assert mine.fared
    own, other = merit(deal.game, mine.fared), merit(deal.game, fared)
    return DailyBot(
        level=level,
        fared=Fared(**vars(fared)),
        mine="better" if own < other else "worse" if own > other else "same",
    )
