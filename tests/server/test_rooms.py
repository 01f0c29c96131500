"""Tables that are live in a process, while others change them or take them away. The bots here are ours."""

import asyncio

import pytest
from server.people import wish

from gemhoard.server.notices import Notice
from gemhoard.server.protocol import NewTable
from gemhoard.server.rooms import Rooms
from gemhoard.server.setting_up import new_row
from gemhoard.server.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms(tmp_path):
    store = Store(str(tmp_path / "t.db"))
    await store.open()
    rooms = Rooms(store, pace=0.0)
    yield rooms
    await rooms.close()
    await store.close()


async def make(rooms, *kinds) -> str:
    row = new_row(NewTable.model_validate(wish("kadora", *kinds, first=0)), "s" * 43)
    await rooms.store.create(row)
    return row.id


def tell(rooms, table) -> None:
    """What another process says."""
    rooms.store.notices.hear(Notice(table=table, process="another"))


async def until(is_so) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_bots_give_up_a_table_that_was_deleted(rooms, monkeypatch):
    monkeypatch.setattr("gemhoard.server.room.KEEPING_SECONDS", -1.0)
    table = await make(rooms, "bot", "bot")
    tried = []

    async def choose(game, state, level):
        tried.append(level)
        await rooms.store.delete([table])
        return game.legal(state)[0]

    monkeypatch.setattr(rooms.movers, "choose", choose)
    room = await rooms.get(table)
    await until(room.is_idle)
    assert len(tried) == 1


async def test_what_changes_while_a_table_is_being_loaded_is_not_missed(rooms, monkeypatch):
    table = await make(rooms, "me:Ann", "friend")
    read_log = rooms.store.log

    async def bo_comes(*args):
        await rooms.store.claim(table, 1, "Bo", "holder")
        tell(rooms, table)
        return await read_log(*args)

    with monkeypatch.context() as patch:
        patch.setattr(rooms.store, "log", bo_comes)
        room = await rooms.get(table)
    await until(lambda: room.row.seats[1].name == "Bo")


async def test_each_change_by_another_process_gives_it_time_to_move_the_bots(rooms, monkeypatch):
    monkeypatch.setattr("gemhoard.server.room.GRACE_SECONDS", 0.3)
    table = await make(rooms, "bot", "bot")
    time, thought = asyncio.get_running_loop().time, []

    async def think_long(game, state, level):
        thought.append(time())
        await asyncio.sleep(60)

    monkeypatch.setattr(rooms.movers, "choose", think_long)
    room = await rooms.get(table)
    await until(lambda: thought)
    for number in (1, 2):
        state, game = room.table.state, room.table.game
        await rooms.store.append(table, room.table.act(game.actor(state), number - 1, game.legal(state)[0]))
        changed = time()
        tell(rooms, table)
        await until(lambda number=number: room.table.number == number)
        await asyncio.sleep(0.1)
    await until(lambda: len(thought) > 1)
    assert thought[1] - changed >= 0.3
