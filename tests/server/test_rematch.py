"""Play again: one new table for everybody."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from server.conftest import run_server

pytestmark = pytest.mark.anyio


async def again(person, table, *, join=True, **more):
    return await person.http.post(f"/api/tables/{table}/again", json={"join": join} | more)


async def where(person, table, **more) -> str:
    answer = await again(person, table, **more)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


async def play_out(server, ann, *friends, seats=("me:Ann", "friend", "bot:squire"), first=0):
    """A game from the lobby to its end, at which the friends took the free seats."""
    table = await ann.make("kadora", *seats, first=first)
    async with AsyncExitStack() as stack:
        anns = await stack.enter_async_context(ann.at(table))
        invitation = (await anns.until("table"))["invitation"]
        free = [i for i, seat in enumerate(anns.table["seats"]) if seat["kind"] == "free"]
        for friend, seat in zip(friends, free, strict=True):
            assert (await friend.join(table, invitation, seat, "Bo")).status_code == 201
        await anns.send(type="start")
        lines = [anns] + [await stack.enter_async_context(friend.at(table)) for friend in friends]
        await asyncio.gather(*(play_all(line) for line in lines))
    return table


async def play_all(line) -> None:
    while not line.table or not line.table["started"]:
        await line.until("table")
    mine = line.table["mine"]
    await line.look(mine[0])
    while line.position["result"] is None:
        seat = line.position["actor"]
        if seat not in mine:
            await line.until("position")
        elif not line.position["choices"]:
            await line.look(seat)
        else:
            await line.act(seat)


async def test_everybody_gets_the_same_table_whoever_asks_first(server):
    async with server.person() as ann, server.person() as bo:
        table = await play_out(server, ann, bo, first=1)
        first, second = await asyncio.gather(where(ann, table), where(bo, table))
        assert first == second != table
        assert await where(ann, table) == first  # a second time
        row = (await server.live_tables.get(first)).row
        assert row.started and row.follows == table and row.first == 2
        assert [(seat.kind, seat.name, seat.level) for seat in row.seats] == [
            ("person", "Ann", None),
            ("person", "Bo", None),
            ("bot", "", "squire"),
        ]
        async with ann.at(first) as anns, bo.at(first) as bos:
            assert (await anns.until("table"))["mine"] == [0]
            assert (await bos.until("table"))["mine"] == [1]


async def test_two_processes_make_one_table(database):
    """SQLite has one process: there, two at once in it."""
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(run_server(database))
        there = await stack.enter_async_context(run_server(database)) if "postgres" in database else here
        ann, bo = await stack.enter_async_context(here.person()), here.person()
        table = await play_out(here, ann, bo)
        async with there.person() as elsewhere:
            elsewhere.http.cookies = bo.http.cookies
            calls = [where(person, table) for person in (ann, elsewhere, ann, elsewhere)]
            assert len(set(await asyncio.gather(*calls))) == 1
        await bo.http.aclose()


async def test_the_others_are_asked_and_may_say_no(server):
    async with server.person() as ann, server.person() as bo, server.person() as eve:
        table = await play_out(server, ann, bo)
        async with bo.at(table) as bos:
            assert (await bos.until("table"))["rematch"] is None
            new = await where(ann, table)
            asked = await bos.until("table", rematch={"table": new, "who": "Ann", "asked": [1]})
            assert asked["mine"] == [1]
            async with ann.at(new) as anns:
                lobby = await anns.until("table")
                assert (lobby["started"], lobby["host"]) == (False, 0)
                assert [seat["asked"] for seat in lobby["seats"]] == [None, True, None]
                # The seat is kept for Bo.
                late = await eve.join(new, lobby["invitation"], 1, "Eve")
                assert late.json()["reason"] == "server-seat-taken"
                assert (await again(bo, table, join=False)).status_code == 201
                while anns.table["seats"][1]["asked"]:
                    await anns.until("table")
                assert anns.table["seats"][1]["name"] == "Bo" and not anns.table["started"]
                await bos.until("table", rematch={"table": new, "who": "Ann", "asked": []})
                # Thinks better of it: everybody is there, and the game begins.
                assert await where(bo, table) == new
                await anns.until("table", started=True)


async def test_who_declined_leaves_a_seat_for_others(server):
    async with server.person() as ann, server.person() as bo, server.person() as eve:
        table = await play_out(server, ann, bo)
        new = await where(ann, table)
        await again(bo, table, join=False)
        async with ann.at(new) as anns:
            invitation = (await anns.until("table"))["invitation"]
            assert (await eve.join(new, invitation, 1, "Eve")).status_code == 201
            assert (await again(bo, table)).json()["reason"] == "server-seat-taken"
            await anns.send(type="start")
            await anns.until("table", started=True)
        assert (await again(bo, table)).json()["reason"] == "server-started"


async def test_bots_and_a_shared_device_begin_at_once(server):
    async with server.person() as ann:
        table = await play_out(server, ann, seats=("bot:squire", "me:Ann", "here:Bo"))
        new = await where(ann, table)
        async with ann.at(new) as line:
            message = await line.until("table", started=True)
            assert message["mine"] == [1, 2] and message["host"] == 1
            assert [seat["name"] for seat in message["seats"][1:]] == ["Ann", "Bo"]


async def test_bots_that_match_the_player_have_another_level_next_time(database):
    async with run_server(database) as server, server.person() as ann:
        table = await play_out(server, ann, seats=("me:Ann", "matching:squire", "bot:squire"))
        assert (await again(ann, table, level="emperor")).json()["reason"] == "server-no-level"
        new = await where(ann, table, level="knight")
        assert await where(ann, table, level="page") == new  # Who asks twice changes nothing.
        async with ann.at(new) as line:
            seats = (await line.until("table", started=True))["seats"]
        told = [(seat["level"], seat["adapts"]) for seat in seats]
        assert told == [(None, False), ("knight", True), ("squire", False)]


async def test_bots_that_match_nobody_in_particular_stay_as_they_are(server):
    async with server.person() as ann, server.person() as bo:
        table = await play_out(server, ann, bo, seats=("me:Ann", "friend", "matching:squire"))
        bot = (await server.live_tables.get(await where(ann, table))).row.seats[2]
        assert (bot.level, bot.adapts) == ("squire", True)


async def test_only_players_and_only_after_the_end(server):
    async with server.person() as ann, server.person() as eve:
        table = await ann.make("kadora", "me:Ann", "here:Bo", "bot:squire")
        assert (await again(ann, table)).json()["reason"] == "server-not-over"
        over = await play_out(server, ann, seats=("me:Ann", "here:Bo"))
        for join in (True, False):
            refused = await again(eve, over, join=join)
            assert (refused.status_code, refused.json()["reason"]) == (403, "server-only-players")
        for body in ({}, {"join": 1}, {"join": True, "table": "x"}, {"join": True, "level": 1}, []):
            bad = await ann.http.post(f"/api/tables/{over}/again", json=body)
            assert (bad.status_code, bad.json()["reason"]) == (422, "server-bad-message")
        foreign = {"origin": "http://elsewhere.example"}
        bad = await ann.http.post(f"/api/tables/{over}/again", json={"join": True}, headers=foreign)
        assert bad.json()["reason"] == "server-origin"
        assert (await server.live_tables.get(over)).row.next is None
