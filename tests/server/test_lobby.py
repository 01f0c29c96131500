"""Before the start: what the host can do, and nobody else."""

from contextlib import asynccontextmanager

import pytest
from server.conftest import run_server

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def lobby(server, *seats):
    """Ann's table, and Bo in its first free seat."""
    async with server.person() as ann, server.person() as bo:
        table = await ann.make("kadora", *(seats or ("me:Ann", "friend", "friend", "bot:squire")))
        async with ann.at(table) as anns:
            await anns.until("table")
            free = [seat["seat"] for seat in anns.table["seats"] if seat["kind"] == "free"]
            assert (await bo.join(table, anns.table["invitation"], free[0], "Bo")).status_code == 201
            async with bo.at(table) as bos:
                await bos.until("table")
                await until(anns, free[0], here=True)
                yield anns, bos, bo, table


async def until(line, seat, **fields):
    while any(line.table["seats"][seat][key] != value for key, value in fields.items()):
        await line.until("table")


def kinds(line) -> list[str]:
    return [seat["kind"] for seat in line.table["seats"]]


async def test_the_host_changes_bots(database):
    async with run_server(database) as server, lobby(server) as (anns, bos, _, table):
        await anns.send(type="bot", seat=3, level="knight", name="Otto")
        await until(bos, 3, level="knight", name="Otto", kind="bot")
        await anns.send(type="bot", seat=2, level="dragon", name="Hilda")
        await until(bos, 2, level="dragon", name="Hilda", kind="bot")
        await anns.send(type="free", seat=3)
        await until(bos, 3, kind="free", name="", level=None)
        await anns.send(type="start")
        await bos.until("table", started=True)
        assert kinds(bos) == ["person", "person", "bot", "bot"]
        assert (await server.live_tables.store.load(table)).seats[2].level == "dragon"


async def test_a_level_that_the_host_chooses_does_not_adapt(database):
    seats = ("me:Ann", "friend", "matching:squire", "matching:squire")
    async with run_server(database) as server, lobby(server, *seats) as (anns, bos, _, table):
        assert [seat["adapts"] for seat in bos.table["seats"]] == [False, False, True, True]
        await anns.send(type="bot", seat=2, level="squire", name="Otto")
        await until(bos, 2, name="Otto", adapts=False)
        await anns.send(type="free", seat=3)
        await until(bos, 3, kind="free", adapts=False)
        # Nor does the bot that takes a free seat at the start.
        await anns.send(type="start")
        await bos.until("table", started=True)
        kept = (await server.live_tables.store.load(table)).seats
        assert [bool(seat.adapts) for seat in kept] == [False] * 4


async def test_the_host_frees_a_seat(server):
    async with lobby(server) as (anns, bos, bo, table):
        await anns.send(type="free", seat=1)
        await bos.until("table", mine=[])
        assert bos.table["invitation"] is None and bos.table["seats"][1]["name"] == ""
        assert await bos.refused(type="start") == "server-only-players"
        await until(anns, 1, kind="free")
        assert (await bo.join(table, anns.table["invitation"], 2, "Bo")).status_code == 201
        # Only what one holds oneself cannot be freed to the last.
        assert await anns.refused(type="free", seat=0) == "server-sit-down"


async def test_hosting_is_passed_on(server):
    async with lobby(server) as (anns, bos, _, _table):
        assert (anns.table["host"], bos.table["host"]) == (0, 0)
        await anns.send(type="host", seat=1)
        await bos.until("table", host=1)
        assert await anns.refused(type="free", seat=3) == "server-only-host"
        await bos.send(type="free", seat=0)
        await anns.until("table", mine=[])


async def test_the_hosting_goes_along_to_another_seat_and_on_when_the_host_leaves(server):
    async with lobby(server) as (anns, bos, _, table):
        await anns.send(type="seat", seat=0, to=2, name="Ann")
        await bos.until("table", host=2)
        await anns.send(type="leave")
        await bos.until("table", host=1)
        await anns.until("table", mine=[])
        await bos.send(type="free", seat=3)
        await until(bos, 3, kind="free")
        await bos.send(type="leave")
        await bos.until("table", host=None)
        assert kinds(bos) == ["free"] * 4
        async with server.person() as eve:
            row = (await server.live_tables.get(table)).row
            assert (await eve.join(table, row.invitation, 3, "Eve")).status_code == 201
            await bos.until("table", host=3)


async def test_the_host_keeps_hosting_with_another_seat_of_the_same_device(server):
    seats = ("me:Ann", "friend", "here:Cleo")
    async with lobby(server, *seats) as (anns, bos, _, _table):
        await anns.send(type="free", seat=0)
        await bos.until("table", host=2)
        assert anns.table["mine"] == [2] or (await anns.until("table", mine=[2]))


async def test_what_is_refused_changes_nothing(server):
    async with lobby(server) as (anns, bos, _, table):
        before = (await server.live_tables.get(table)).row.seats
        for wish in (
            {"type": "bot", "seat": 3, "level": "knight", "name": "Otto"},
            {"type": "free", "seat": 3},
            {"type": "host", "seat": 1},
        ):
            assert await bos.refused(**wish) == "server-only-host"
            assert await anns.refused(**(wish | {"seat": 4})) == "server-no-seat"
            for seat in (-1, 99, None, "1", 1.5):
                assert await anns.refused(**(wish | {"seat": seat})) == "server-bad-message"
            assert await anns.refused(**wish, more=1) == "server-bad-message"
            async with server.person() as eve, eve.at(table) as eves:
                assert await eves.refused(**wish) == "server-only-players"
        bot = {"type": "bot", "seat": 3, "level": "knight", "name": "Otto"}
        assert await anns.refused(**(bot | {"seat": 1})) == "server-seat-taken"
        assert await anns.refused(**(bot | {"level": "emperor"})) == "server-no-level"
        assert await anns.refused(**(bot | {"name": "\u202e"})) == "server-name"
        assert await anns.refused(**(bot | {"name": "O" * 25})) == "server-bad-message"
        assert await anns.refused(type="host", seat=3) == "server-no-person"
        assert (await server.live_tables.get(table)).row.seats == before
        await anns.send(type="start")
        await bos.until("table", started=True)
        for wish in ({"type": "free", "seat": 1}, bot):
            assert await anns.refused(**wish) == "server-started"


async def test_nobody_is_told_of_what_is_refused(database):
    async with run_server(database) as server, lobby(server) as (anns, bos, _, table):
        told = [await times_told(line) for line in (anns, bos)]
        row = await server.live_tables.store.load(table)
        assert await anns.refused(type="seat", seat=0, to=1, name="Ann") == "server-seat-taken"
        assert await anns.refused(type="bot", seat=1, level="squire", name="Otto") == "server-seat-taken"
        async with server.person() as eve:
            refused = await eve.join(table, anns.table["invitation"], 1, "Eve")
            assert refused.json()["reason"] == "server-seat-taken"
        assert [await times_told(line) for line in (anns, bos)] == told
        assert await server.live_tables.store.load(table) == row


async def times_told(line) -> int:
    """How often a page has been sent who sits where, with all that is on its way."""
    await line.send(type="ping")
    await line.until("pong")
    return sum('"type":"table"' in frame for frame in line.frames)


async def test_a_seat_that_does_not_exist_is_not_taken(server):
    async with lobby(server) as (anns, _, bo, table):
        assert await anns.refused(type="seat", seat=0, to=4, name="Ann") == "server-no-seat"
        refused = await bo.join(table, anns.table["invitation"], 4, "Bo")
        assert (refused.status_code, refused.json()["reason"]) == (404, "server-no-seat")
