"""Hints at the table: for whom, from what, and that everybody learns of them."""

from dataclasses import replace

import httpx
import pytest
from coach.games import QUICK
from server.conftest import Running, run_server
from server.people import Person, wish
from server.test_leaks import other_game, other_start, played

from gemhoard.games import GAMES
from gemhoard.record import random_record
from gemhoard.server import hints
from gemhoard.server.new_table import new_row, next_row
from gemhoard.server.protocol import NewTable
from gemhoard.server.security import new_secret
from gemhoard.words import LANGUAGES

# It compiles the coach, as the tests of the coach do.
pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("kadora"), pytest.mark.timeout(900)]


@pytest.fixture(autouse=True)
def quick_coach(monkeypatch) -> None:
    monkeypatch.setattr(hints, "HINT", QUICK)


async def ask(person: Person, table: str, number: int = 0, language: str = "en", **more) -> httpx.Response:
    body = {"number": number, "language": language} | more
    return await person.http.post(f"/api/tables/{table}/hint", json=body)


async def refused(person: Person, table: str, number: int = 0, **more) -> tuple[int, str]:
    answer = await ask(person, table, number, **more)
    return answer.status_code, answer.json().get("reason")


async def hinted(server: Running, table: str) -> list[int]:
    return (await server.live_tables.get(table)).row.hinted


# ------------------------------------------------------------------ what is told


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_plays_alone_has_hints_and_may_ask_why_not(server, game):
    async with server.person() as ann:
        table = await ann.make(game, "me:Ann", "bot:squire", first=0)
        async with ann.at(table) as line:
            choices = {choice["words"] for choice in (await line.look(0))["position"]["choices"]}
            answer = await ask(ann, table)
            assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
            given = answer.json()
            assert given["best"] in choices and set(given["chances"]) == choices
            assert all(0 <= chance <= 100 for chance in given["chances"].values())
            assert set(given["close"]) <= choices - {given["best"]}
            for other in sorted(choices)[:5]:
                why = (await ask(ann, table, why_not=other)).json()
                asked = {"look_at", "instead_of", "reasons"}
                assert {k: why[k] for k in why.keys() - asked} == {k: given[k] for k in why.keys() - asked}
                assert why["instead_of"] == (None if other == given["best"] else other)
            told = [(await ask(ann, table, language=each)).json() for each in (*LANGUAGES, "xx", "en")]
            assert told[0] == told[-1] == told[-2] == given  # Who asks again gets the same.
            assert len({each["best"] for each in told}) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_tells_nothing_of_cards_that_its_seat_may_not_know(tmp_path, game):
    """Two servers with the same table, except for those cards."""
    rules, secret = GAMES[game], new_secret()
    record = random_record(rules, 2, seed=4)
    states = [state.copy() for state in record.replay()]
    mine = [
        i for i, state in enumerate(states[:-1]) if rules.actor(state) == 0 and len(rules.legal(state)) > 2
    ]
    length = mine[len(mine) // 2]
    start = other_start(rules, record.start, states[length], 0, seed=7)
    tables = [played(rules, record.start, record.actions[:length])]
    tables.append(other_game(rules, start, record.actions[:length], 0, seed=7))
    assert rules.pack(tables[0].state) != rules.pack(tables[1].state)
    wanted = NewTable.model_validate(wish(game, "me:Ann", "bot:squire", first=int(start.first)))
    row, told = new_row(wanted, secret), []
    for i, table in enumerate(tables):
        setup = rules.setup(table._states[0])
        async with run_server(str(tmp_path / f"{i}.db")) as server, server.person() as ann:
            assert await server.app.state.store.create(replace(row, setup=setup), table.entries)
            ann.http.cookies.set("gemhoard", secret)
            for why_not in (None, rules.words[rules.legal(table.state)[-1]]):
                answer = await ask(ann, row.id, length, why_not=why_not)
                assert answer.status_code == 200, answer.text
                told.append(answer.content)
    assert told[:2] == told[2:]


# ------------------------------------------------------------------ for whom


async def test_a_hint_is_noted_and_told_to_everybody(server):
    async with server.person() as ann, server.person() as stranger:
        table = await ann.make("kadora", "me:Ann", "bot:squire", first=0)
        async with ann.at(table) as line, stranger.at(table) as watching:
            assert (await watching.until("table"))["hints"]
            await line.look(0)
            assert (await ask(ann, table)).status_code == 200
            seats = (await watching.until("table"))["seats"]
            assert [seat["hinted"] for seat in seats] == [True, False]
            await line.play_on(0)
        assert await refused(ann, table, line.position["number"]) == (409, "error-over")
        mine = (await ann.http.get(f"/api/mine?tables={table}")).json()
        assert [seat["hinted"] for seat in mine[0]["seats"]] == [True, False]
        assert (await ann.http.get(f"/api/tables/{table}/replay")).json()["hinted"] == [0]


async def test_only_whoever_decides_gets_a_hint(server):
    async with server.person() as ann, server.person() as bo, server.person() as stranger:
        table = await ann.make("kadora", "me:Ann", "friend", first=0, hints=True)
        async with ann.at(table) as line:
            lobby = await line.until("table")
            assert lobby["hints"]
            assert await refused(ann, table) == (409, "server-not-started")
            await bo.join(table, lobby["invitation"], 1)
            await line.send(type="start")
            await line.until("table", started=True)
            choices = [choice["words"] for choice in (await line.look(0))["position"]["choices"]]
            assert await refused(stranger, table) == (403, "server-only-players")
            assert await refused(bo, table) == (409, "server-not-your-turn")
            assert await refused(ann, table, 1) == (409, "server-stale")
            assert await refused(ann, table, -1) == (409, "server-stale")
            assert (await refused(ann, table, why_not="fly away"))[1] == "error-words"
            illegal = next(words for words in GAMES["kadora"].words if words not in choices)
            answer = await ask(ann, table, why_not=illegal)
            assert answer.status_code == 422 and answer.json()["rule"].startswith("K")
            assert await hinted(server, table) == []  # Nothing of this is a hint.
            assert (await ask(ann, table)).status_code == 200
            assert await hinted(server, table) == [0]


async def test_there_are_no_hints_without_an_agreement_nor_in_the_daily_deal(server):
    async with server.person() as ann, server.person() as bo:
        table = await ann.make("kadora", "me:Ann", "friend", first=0)
        async with ann.at(table) as line:
            lobby = await line.until("table")
            await bo.join(table, lobby["invitation"], 1)
            await line.send(type="start")
            assert (await line.until("table", started=True))["hints"] is False
        assert await refused(ann, table) == (403, "server-no-hints")
        # Two at one device have not agreed either.
        table = await ann.make("kadora", "me:Ann", "here:Bo", first=0)
        assert await refused(ann, table) == (403, "server-no-hints")
        daily = (await ann.http.post("/api/daily/kadora", json={})).json()["table"]
        async with ann.at(daily) as line:
            assert (await line.until("table"))["hints"] is False
        assert await refused(ann, daily) == (409, "server-daily-hint")
        assert await refused(ann, "nothing-here") == (404, "server-no-table")


async def test_who_plays_again_has_agreed_on_the_same():
    for agreed in (False, True):
        made = new_row(
            NewTable.model_validate(wish("kadora", "me:Ann", "here:Bo", hints=agreed)), new_secret()
        )
        assert next_row(made, host=0).hints is agreed


async def test_nobody_waits_for_a_coach_that_is_not_ready_or_behind_too_many(server, monkeypatch):
    async with server.person() as ann:
        table = await ann.make("kadora", "me:Ann", "bot:squire", first=0)
        server.app.state.reviews._is_ready.clear()
        assert await refused(ann, table) == (503, "server-hint-later")
        server.app.state.reviews._is_ready.set()
        monkeypatch.setattr(hints, "MAX_WAITING", 0)
        assert await refused(ann, table) == (429, "server-too-fast")
        assert await hinted(server, table) == []
