"""The list of a browser's own games: current, and nobody else's business."""

import json

import pytest
from server.conftest import run_server
from server.test_app import reason

from gemhoard.server.my_tables import MAX_TABLES
from gemhoard.server.rate_limits import AddressLimits

pytestmark = pytest.mark.anyio


async def ask(person, *tables: str) -> list[dict]:
    answer = await person.http.get("/api/mine", params={"tables": ",".join(tables)})
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


async def test_it_says_whose_turn_it_is_and_then_who_has_won(database):
    async with run_server(database) as server, server.person() as ann:
        waiting = await ann.make("kadora", "me:Ann", "friend")
        table = await ann.make("kadora", "me:Ann", "bot:squire", first=0)
        lobby, game = sorted(await ask(ann, waiting, table), key=lambda each: each["started"])
        assert (lobby["table"], lobby["started"], lobby["winners"]) == (waiting, False, None)
        assert (game["game"], game["mine"], game["actor"], game["winners"]) == ("kadora", [0], 0, None)
        assert [seat["kind"] for seat in game["seats"]] == ["person", "bot"]
        async with ann.at(table) as line:
            await line.look(0)
            await line.play_on(0)
            won = line.position["result"]["winners"]
        [over] = await ask(ann, table)
        assert (over["actor"], over["winners"]) == (None, won)
        assert over["changed"] > game["changed"] > 1_500_000_000_000


async def test_of_a_table_where_i_do_not_sit_nothing_is_told(server):
    async with server.person() as ann, server.person() as bo, server.person() as zoe:
        table = await ann.make("emerald", "me:Ann", "friend")
        own = await bo.make("emerald", "me:Bo", "bot:squire")
        assert [each["table"] for each in await ask(bo, table, own)] == [own]
        assert await ask(zoe, table, own) == []
        # Of a table that is not there, exactly as much.
        assert await ask(bo, "nobody-laid-this") == [] == await ask(bo, table)


async def test_those_who_sit_there_are_told_no_secrets_either(server):
    async with server.person() as ann:
        table = await ann.make("kadora", "me:Ann", "friend")
        row = (await server.live_tables.get(table)).row
        told = json.dumps(await ask(ann, table))
        for secret in (row.code, row.invitation, row.seats[0].holder, "setup", "hand"):
            assert secret not in told


async def test_strange_questions_are_answered_or_refused_clearly(server):
    async with server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "bot:squire")
        assert [each["table"] for each in await ask(ann, "'; --", "", "x", "%00" * 9, table, table)] == [
            table
        ]
        many = ",".join([table] * (MAX_TABLES + 1))
        assert await reason(await ann.http.get(f"/api/mine?tables={many}"), 422) == "server-too-many-tables"
        server.app.state.my_tables = AddressLimits(1, 0.0)
        await ask(ann, table)
        assert await reason(await ann.http.get("/api/mine"), 429) == "server-too-fast"


async def test_a_table_that_was_deleted_is_left_out(server):
    async with server.person() as ann:
        gone, kept = [await ann.make("emerald", "me:Ann", "friend") for _ in range(2)]
        await server.app.state.store.delete([gone])
        assert [each["table"] for each in await ask(ann, gone, kept)] == [kept]
