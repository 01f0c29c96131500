"""Tables that are live in a process, while others change them or take them away. The bots here are ours."""

import asyncio
import gc
import weakref

import pytest
from server.people import wish

from gemhoard.server.connection import Connection
from gemhoard.server.errors import RefusedError
from gemhoard.server.live_tables import LiveTables
from gemhoard.server.log_entry import LogEntry
from gemhoard.server.new_table import new_row
from gemhoard.server.protocol import Act, NewTable, Undo
from gemhoard.server.pubsub import Notification
from gemhoard.server.security import holder_of
from gemhoard.server.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def tables(tmp_path):
    store = Store(str(tmp_path / "t.db"))
    await store.open()
    tables = LiveTables(store, pace=0.0)
    yield tables
    await tables.close()
    await store.close()


SECRET = "s" * 43


async def make(tables, *kinds, game="kadora") -> str:
    row = new_row(NewTable.model_validate(wish(game, *kinds, first=0)), SECRET)
    await tables.store.create(row)
    return row.id


def tell(tables, table) -> None:
    """What another process says."""
    tables.store.pubsub.handler(Notification(table=table, process="another"))


async def until(is_so) -> None:
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_bots_give_up_a_table_that_was_deleted(tables, monkeypatch):
    monkeypatch.setattr("gemhoard.server.live_table.IDLE_SECONDS", -1.0)
    table = await make(tables, "bot", "bot")
    tried = []

    async def choose(game, state, level):
        tried.append(level)
        await tables.store.delete([table])
        return game.legal(state)[0]

    monkeypatch.setattr(tables.bots, "choose", choose)
    live = await tables.get(table)
    await until(live.is_idle)
    assert len(tried) == 1


async def test_what_changes_while_a_table_is_being_loaded_is_not_missed(tables, monkeypatch):
    table = await make(tables, "me:Ann", "friend")
    read_log = tables.store.log

    async def bo_comes(*args):
        await tables.store.seating.claim(table, 1, "Bo", "holder")
        tell(tables, table)
        return await read_log(*args)

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "log", bo_comes)
        live = await tables.get(table)
    await until(lambda: live.row.seats[1].name == "Bo")


async def test_each_change_by_another_process_gives_it_time_to_move_the_bots(tables, monkeypatch):
    monkeypatch.setattr("gemhoard.server.live_table.GRACE_SECONDS", 0.3)
    table = await make(tables, "bot", "bot")
    time, thought = asyncio.get_running_loop().time, []

    async def think_long(game, state, level):
        thought.append(time())
        await asyncio.sleep(60)

    monkeypatch.setattr(tables.bots, "choose", think_long)
    live = await tables.get(table)
    await until(lambda: thought)
    for number in (1, 2):
        state, game = live.table.state, live.table.game
        await tables.store.append(table, live.table.act(game.actor(state), number - 1, game.legal(state)[0]))
        changed = time()
        tell(tables, table)
        await until(lambda number=number: live.table.number == number)
        await asyncio.sleep(0.1)
    await until(lambda: len(thought) > 1)
    assert thought[1] - changed >= 0.3


# ------------------------------------------------------------------ tables that nobody needs


async def test_an_undo_is_meant_although_another_process_has_just_moved_a_bot(tables, monkeypatch):
    thinks_for_ever = asyncio.Event()
    monkeypatch.setattr(tables.bots, "choose", lambda *_: thinks_for_ever.wait())
    table = await make(tables, "me", "bot", game="emerald")
    live, ann = await tables.get(table), Connection(holder_of(SECRET, table))
    for words in ("move red A", "stop"):
        number, action = live.table.number, live.table.game.number(words)
        await live.act(ann, Act(type="act", seat=0, number=number, action=action))
    assert await tables.store.append(table, LogEntry(3, "act", 1, "move blue A"))
    await live.undo(ann, Undo(type="undo", seat=0, number=2))
    assert [entry.kind for entry in await tables.store.log(table)] == ["act", "act", "act", "undo"]
    assert live.table.record().actions == ["move red A"]
    # An action is not meant for what nobody had seen.
    await tables.store.append(table, LogEntry(5, "act", 0, "stop"))
    with pytest.raises(RefusedError) as refused:
        await live.act(ann, Act(type="act", seat=0, number=4, action=live.table.game.number("stop")))
    assert refused.value.reason == "server-stale" and live.table.number == 5


@pytest.fixture
def short_idling(monkeypatch):
    monkeypatch.setattr("gemhoard.server.live_table.IDLE_SECONDS", 0.05)
    monkeypatch.setattr("gemhoard.server.live_tables.PRESENCE_SECONDS", 0.05)


async def test_a_table_that_nobody_needs_is_forgotten_and_comes_back(short_idling, tables):
    table = await make(tables, "me:Ann", "here:Bo")
    live = await tables.get(table)
    state, game = live.table.state, live.table.game
    await tables.store.append(table, live.table.act(0, 0, game.legal(state)[0]))
    gone = weakref.ref(live)
    del live
    await until(lambda: (gc.collect(), gone())[1] is None)
    assert (await tables.get(table)).table.number == 1


async def test_a_table_is_kept_while_somebody_is_there_or_its_bots_play(short_idling, tables, monkeypatch):
    has_thought = asyncio.Event()

    async def think(game, state, level):
        await has_thought.wait()
        await tables.store.delete([bots])  # There is nothing more to do.
        return game.legal(state)[0]

    monkeypatch.setattr(tables.bots, "choose", think)
    bots, watched, idle = (
        await make(tables, "bot", "bot"),
        await make(tables, "me", "here"),
        await make(tables, "me", "here"),
    )
    kept = [await tables.get(table) for table in (bots, watched)]
    connection = Connection("")
    kept[1].enter(connection)
    await tables.get(idle)
    for _ in range(3):
        await until(lambda: idle not in tables._tables)
        await tables.get(idle)
    assert [await tables.get(table) for table in (bots, watched)] == kept
    kept[1].leave(connection)
    has_thought.set()
    await until(lambda: not tables._tables)


async def test_a_table_that_could_not_be_loaded_is_forgotten_too(short_idling, tables):
    """Though whoever wanted it has left and never heard of it."""
    waiting = asyncio.create_task(tables.get("nothing1"))
    await asyncio.sleep(0)
    waiting.cancel()
    await until(lambda: "nothing1" not in tables._tables)
