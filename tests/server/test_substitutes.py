"""Players who are gone: bots play for them until they come back, and no table gets stuck."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from server.conftest import run_server
from server.people import PATIENCE

pytestmark = pytest.mark.anyio


async def begin(ann, bo, *more):
    """A game of Ann and Bo, in which Bo begins."""
    table = await ann.make("kadora", "me:Ann", "friend", *more, first=1)
    async with ann.at(table) as line:
        invitation = (await line.until("table"))["invitation"]
        assert (await bo.join(table, invitation, 1, "Bo")).status_code == 201
        await line.send(type="start")
        await line.until("table", started=True)
    return table


async def until_seat(line, seat, **fields):
    """Wait until the table says so of a seat."""
    while not line.table or any(line.table["seats"][seat][key] != value for key, value in fields.items()):
        await line.until("table")


@asynccontextmanager
async def two(server):
    async with server.person() as ann, server.person() as bo:
        yield ann, bo


async def test_a_bot_plays_for_who_is_away_until_they_come_back(database):
    async with run_server(database) as server, two(server) as (ann, bo):
        table = await begin(ann, bo)
        async with ann.at(table) as anns:
            await anns.look(0)
            async with bo.at(table):
                await until_seat(anns, 1, here=True)
                refusal = await anns.refused(type="substitute", seat=1)
                assert refusal == "server-not-away"
            await until_seat(anns, 1, here=False, substitute=False)
            await anns.send(type="substitute", seat=1)
            await until_seat(anns, 1, substitute=True)
            # It is Bo's turn: the bot ends it.
            while not anns.position["choices"]:
                await anns.until("position")
            assert (await server.live_tables.store.load(table)).seats[1].substitute
            async with bo.at(table) as bos:
                await until_seat(anns, 1, here=True, substitute=False)
                await anns.play_on(0, until=anns.position["number"] + 1)
                while anns.position["choices"]:
                    await anns.act(0)
                await bos.look(1)
                while not bos.position["choices"]:
                    await bos.until("position")
                # It is up to Bo alone.
                number = bos.position["number"]
                await asyncio.sleep(0.3)
                assert (await server.truth(table)).number == number


async def test_a_bot_plays_to_the_end_for_all_who_left(server):
    async with two(server) as (ann, bo):
        table = await begin(ann, bo, "bot:squire")
        async with ann.at(table) as anns, bo.at(table) as bos, server.person() as eve, eve.at(table) as eves:
            await eves.look(None)
            await anns.send(type="leave")
            await until_seat(bos, 0, here=False, substitute=True)
            await bos.send(type="leave")
            while eves.position["result"] is None:
                await eves.until("position")
            assert await bos.refused(type="leave") == "error-over"


async def test_who_left_comes_back_and_takes_over(server):
    async with two(server) as (ann, bo):
        table = await begin(ann, bo)
        async with ann.at(table) as anns:
            async with bo.at(table) as bos:
                await until_seat(anns, 1, here=True)
                await bos.send(type="leave")
                await until_seat(anns, 1, here=False, substitute=True)
            async with bo.at(table):
                await until_seat(anns, 1, here=True, substitute=False)


async def test_two_processes_agree_on_who_plays(postgres):
    database = postgres.new_database()
    async with run_server(database) as here, run_server(database) as there, two(here) as (ann, bo):
        table = await begin(ann, bo)
        async with ann.at(table) as anns, bo.at(table, there.address) as bos:
            await until_seat(anns, 1, here=True)
            await bos.send(type="leave")
            await until_seat(anns, 1, here=False, substitute=True)
        async with ann.at(table) as anns, bo.at(table, there.address):
            await until_seat(anns, 1, here=True, substitute=False)
            # A bot that was put there while Bo came back leaves again. Ann need not have seen it.
            live = await here.live_tables.get(table)
            await live.seating.substitute(table, 1, "squire")
            await live.read_again()
            async with asyncio.timeout(PATIENCE):
                while (await here.live_tables.store.load(table)).seats[1].substitute:
                    await asyncio.sleep(0.05)
            await until_seat(anns, 1, substitute=False)


async def test_what_is_refused(server):
    async with two(server) as (ann, bo), server.person() as eve:
        table = await begin(ann, bo, "bot:squire")
        async with ann.at(table) as anns, eve.at(table) as eves:
            before = (await server.live_tables.get(table)).row
            assert await eves.refused(type="leave") == "server-only-players"
            assert await eves.refused(type="substitute", seat=1) == "server-only-players"
            for seat, reason in ((2, "server-no-seat"), (4, "server-no-seat"), (0, "server-not-away")):
                assert await anns.refused(type="substitute", seat=seat) == reason
            for bad in ({"seat": -1}, {"seat": "1"}, {}, {"seat": 1, "level": "dragon"}):
                assert await anns.refused(type="substitute", **bad) == "server-bad-message"
            assert (await server.live_tables.get(table)).row == before


async def test_spectators_are_counted(database):
    async with run_server(database) as server, server.person() as ann, server.person() as eve:
        table = await ann.make("kadora", "me:Ann", "bot:squire")
        async with ann.at(table) as anns:
            assert (await anns.until("table"))["spectators"] == 0
            async with eve.at(table), eve.at(table):
                await anns.until("table", spectators=2)
            await anns.until("table", spectators=0)


async def test_spectators_of_other_processes_are_counted_too(postgres):
    database = postgres.new_database()
    async with run_server(database) as here, run_server(database) as there, here.person() as ann:
        table = await ann.make("kadora", "me:Ann", "bot:squire")
        async with ann.at(table) as anns:
            async with there.person() as eve, eve.at(table):
                await anns.until("table", spectators=1)
            await anns.until("table", spectators=0)
