"""The store, the same on SQLite and on PostgreSQL."""

import asyncio
from dataclasses import replace

import pytest
from server.people import wish
from sqlalchemy import inspect

from gemhoard.daily import Deal, Outcome
from gemhoard.games import GAMES
from gemhoard.server.daily_lines import Try
from gemhoard.server.database import open_engine, read_url, upgrade
from gemhoard.server.log_entry import LogEntry
from gemhoard.server.new_table import daily_row, new_row
from gemhoard.server.protocol import NewTable
from gemhoard.server.pubsub import Notification, PostgresPubSub
from gemhoard.server.schema import METADATA
from gemhoard.server.store import Store

pytestmark = pytest.mark.anyio


def row(game="kadora", *kinds):
    return new_row(NewTable.model_validate(wish(game, *(kinds or ("me:Ann", "friend", "friend")))), "s" * 43)


@pytest.fixture
async def store(database):
    store = Store(database)
    await store.open()
    yield store
    await store.close()


def entry(number, words="draw left", kind="act", actor=0):
    return LogEntry(number, kind, actor, words)


async def test_a_table_comes_back_as_it_was(store):
    table = row()
    assert await store.create(table, [entry(1), entry(2, "", "undo")])
    assert await store.load(table.id) == table
    assert await store.log(table.id) == [entry(1), entry(2, "", "undo")]
    assert await store.log(table.id, after=1) == [entry(2, "", "undo")]
    assert await store.load("nothing") is None and await store.log("nothing") == []


async def test_an_id_and_a_code_are_given_once(store):
    table = row()
    assert await store.create(table)
    assert not await store.create(table)
    assert not await store.create(replace(row(), code=table.code))
    assert await store.create(row())


async def test_a_try_is_made_once_and_its_result_comes_with_the_last_action(store):
    deal = Deal(GAMES["kadora"], 20_000)
    table = daily_row(deal, "Ann", "s" * 43, "ann")
    assert await store.create(table) and await store.load(table.id) == table
    assert not await store.create(daily_row(deal, "Ann", "s" * 43, "ann"))
    assert await store.create(daily_row(deal, "", "t" * 43, "bo"))
    assert await store.daily.finished(deal) == {}
    await store.append(table.id, entry(1))
    assert not await store.append(table.id, entry(1), Outcome(1, 5))  # Somebody else was faster.
    assert await store.daily.try_of(deal, "ann") == Try(table.id, "Ann", None)
    await store.append(table.id, entry(2), Outcome(2, 31))
    assert await store.daily.finished(deal) == {"ann": Try(table.id, "Ann", Outcome(2, 31))}
    assert await store.daily.try_of(Deal(deal.game, 20_001), "ann") is None
    await store.delete([table.id])
    assert await store.daily.try_of(deal, "ann") is None


async def test_two_servers_may_find_out_what_a_bot_makes_of_a_deal(store):
    deal = Deal(GAMES["kadora"], 20_000)
    await asyncio.gather(*(store.daily.add_bot(deal, "squire", Outcome(1, 30)) for _ in range(3)))
    assert await store.daily.bots(deal) == {"squire": Outcome(1, 30)}
    assert await store.daily.bots(Deal(deal.game, 20_001)) == {}


async def test_a_number_is_committed_once(store):
    table = row()
    await store.create(table)
    answers = await asyncio.gather(*(store.append(table.id, entry(1, f"give R {i}")) for i in range(5)))
    assert sorted(answers) == [False] * 4 + [True]
    assert len(await store.log(table.id)) == 1


async def test_a_log_needs_its_table(store):
    assert not await store.append("nothing", entry(1))


async def test_one_of_two_friends_gets_the_seat(store):
    table = row()
    await store.create(table)
    answers = await asyncio.gather(*(store.seating.claim(table.id, 1, f"F{i}", f"h{i}") for i in range(4)))
    assert sorted(answers) == [False] * 3 + [True]
    seat = (await store.load(table.id)).seats[1]
    assert (seat.kind, seat.name[1], seat.holder[1]) == ("person", seat.holder[1], seat.holder[1])


async def test_seats_change_hands_before_the_start_and_not_after(store):
    table = row()
    await store.create(table)
    ann = table.seats[0].holder
    assert await store.seating.rename(table.id, 0, "Anna", ann)
    assert not await store.seating.rename(table.id, 0, "Eve", "another")
    assert await store.seating.move(table.id, 0, 2, "Anna", ann)
    assert not await store.seating.move(table.id, 0, 2, "Anna", ann)
    seats = (await store.load(table.id)).seats
    assert [seat.kind for seat in seats] == ["free", "free", "person"] and seats[2].name == "Anna"
    assert await store.find_code(table.code) == table.id
    assert await store.seating.start(table.id, "greedy")
    assert not await store.seating.start(table.id, "greedy")
    assert not await store.seating.claim(table.id, 0, "Late", "h")
    assert not await store.seating.rename(table.id, 2, "Late", ann)
    seats = (await store.load(table.id)).seats
    assert [seat.kind for seat in seats] == ["bot", "bot", "person"] and seats[0].level == "greedy"
    assert await store.find_code(table.code) is None


async def test_a_change_is_told(store):
    heard: list[Notification] = []
    store.pubsub.handler = heard.append
    table = row()
    await store.create(table)
    await store.append(table.id, entry(1))
    await store.append(table.id, entry(1))
    async with asyncio.timeout(10):
        while not heard:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    assert heard == [Notification(table=table.id, process=store.process)]


async def test_notifications_that_are_sent_at_once_are_all_heard(store):
    heard: list[Notification] = []
    store.pubsub.handler = heard.append
    sent = [Notification(kind="presence", table=f"table{i}", process=store.process) for i in range(5)]
    await asyncio.gather(*(store.pubsub.publish(each, None) for each in sent))
    async with asyncio.timeout(10):
        while len(heard) < len(sent):
            await asyncio.sleep(0.01)
    assert heard == sent


async def test_migrations_make_what_the_code_expects_and_run_once(database):
    engine = open_engine(read_url(database))
    for _ in range(2):
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    async with engine.connect() as connection:
        found = await connection.run_sync(describe)
    await engine.dispose()
    assert found.pop("alembic_version") == ["version_num"]
    assert found == {table.name: [c.name for c in table.columns] for table in METADATA.sorted_tables}


def describe(connection):
    looker = inspect(connection)
    return {name: [c["name"] for c in looker.get_columns(name)] for name in looker.get_table_names()}


async def test_several_processes_may_start_at_once(database):
    stores = [Store(database) for _ in range(3 if "postgres" in database else 1)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        await store.check()
        await store.close()


async def test_sqlite_writes_ahead_and_keeps_references(tmp_path):
    engine = open_engine(read_url(str(tmp_path / "t.db")))
    async with engine.connect() as connection:
        pragmas = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "foreign_keys")
        ]
    await engine.dispose()
    assert pragmas == ["wal", 1]


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("/tmp/games.db", "sqlite+aiosqlite:////tmp/games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgres://me@host/db", "postgresql+asyncpg://me@host/db"),
        ("postgresql://me@host:5433/db", "postgresql+asyncpg://me@host:5433/db"),
    ],
)
def test_an_address_is_read_as_people_write_it(given, read):
    assert str(read_url(given)) == read


async def test_an_address_may_say_whether_to_encrypt(postgres):
    """Our PostgreSQL cannot: so it is used if that is only preferred, and refused if it is required."""
    address = postgres.new_database()
    store = Store(f"{address}?sslmode=prefer")
    await store.open()
    await store.check()
    await store.close()
    required = read_url(f"{address}?sslmode=require")
    with pytest.raises(ConnectionError, match="SSL"):
        await open_engine(required).connect()
    with pytest.raises(ConnectionError, match="SSL"):
        await PostgresPubSub(required).open()


async def test_tables_that_nobody_touched_are_told_and_deleted_with_their_logs(store, monkeypatch):
    old, kept, new = row(), row(), row()
    monkeypatch.setattr("gemhoard.server.store.now", lambda: 1000)
    for table in (old, kept):
        await store.create(table, [entry(1)])
    monkeypatch.setattr("gemhoard.server.store.now", lambda: 2000)
    await store.append(kept.id, entry(2))
    await store.create(new)
    assert await store.untouched_since(1000) == []
    assert await store.untouched_since(1500) == [old.id]
    await store.delete([old.id])
    assert await store.load(old.id) is None and await store.log(old.id) == []
    assert len(await store.log(kept.id)) == 2 and await store.load(new.id)
    assert await store.untouched_since(3000) == sorted([kept.id, new.id])
