"""The list of a browser's own games: current, and nobody else's business."""

import asyncio
import json

import pytest
from server.conftest import run_server
from server.test_app import reason

from gemhoard.server.my_tables import MAX_TABLES
from gemhoard.server.rate_limits import AddressLimits
from gemhoard.server.websocket import BURST, CHANGED_SECONDS, NO_TABLE, TOO_FAST, TRY_LATER

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


async def test_a_list_that_is_looked_at_is_told_when_one_of_its_tables_changes(database):
    async with run_server(database) as server, server.person() as ann, server.person() as bo:
        table = await ann.make("kadora", "me:Ann", "friend", first=0)
        invitation = (await server.live_tables.get(table)).row.invitation
        async with ann.following(table) as line:
            # Once at the beginning: something may have happened since it was last asked for.
            await line.until("changed")
            assert (await bo.join(table, invitation, 1)).status_code == 201
            await line.until("changed")
            assert [seat["kind"] for seat in (await ask(ann, table))[0]["seats"]] == ["person"] * 2
            async with ann.at(table) as playing:
                await playing.send(type="start")
                await line.until("changed")
                assert (await ask(ann, table))[0]["started"]


async def test_of_a_table_where_i_do_not_sit_no_change_is_told(server):
    async with server.person() as ann, server.person() as bo:
        table = await ann.make("kadora", "me:Ann", "me:Zoe", first=0)
        own = await bo.make("kadora", "me:Bo", "friend")
        async with bo.following(table) as line:
            assert await line.end() == NO_TABLE
        async with bo.following(table, own) as line, ann.at(table) as playing:
            await line.until("changed")
            await playing.look(0)
            await playing.act(0)
            # What comes next is the answer to this: nothing was told before it.
            await asyncio.sleep(3 * CHANGED_SECONDS)
            await line.send(type="ping")
            assert (await line.hear())["type"] == "pong"


async def test_who_follows_too_much_or_too_fast_is_refused(server):
    async with server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "bot:squire")
        async with ann.following(*[table] * (MAX_TABLES + 1)) as line:
            assert await line.end() == TRY_LATER
        async with ann.following(table) as line:
            for _ in range(BURST + 20):
                await line.send(type="ping")
            assert await line.end() == TOO_FAST
        server.app.state.my_tables = AddressLimits(0, 0.0)
        async with ann.following(table) as line:
            assert await line.end() == TRY_LATER
