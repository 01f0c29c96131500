"""What ends up in the log: what is wrong, and nothing that somebody at the table may not know."""

import asyncio
import re

import pytest
from server.conftest import run_server
from server.people import wish
from server.raw_line import TEXT, frame, goodbye, raw_line
from sqlalchemy import text
from sqlalchemy.exc import StatementError

from gemhoard.server import app
from gemhoard.server.database import open_engine, read_url

pytestmark = pytest.mark.anyio
CARDS = re.compile(r"\b[ROYGBP][1-6][rsd]\b")


@pytest.fixture
def rows(monkeypatch) -> list:
    """Every table that was dealt, also those that could not be stored."""
    made, make = [], app.new_row

    def noted(*args):
        made.append(make(*args))
        return made[-1]

    monkeypatch.setattr(app, "new_row", noted)
    return made


async def change(server, statement: str) -> None:
    async with server.app.state.store._engine.begin() as connection:
        await connection.execute(text(statement))


def tells_secrets(log: str, row) -> bool:
    holders = [seat.holder for seat in row.seats if seat.holder]
    secrets = [row.invitation, *([row.code] if row.code else []), *holders]
    return bool(CARDS.search(log)) or any(secret in log for secret in secrets)


async def test_the_checks_would_notice(server, rows):
    async with server.person() as ann:
        await ann.make("kadora", "me:Ann", "friend")
    [row] = rows
    leaks = (str(row.setup), row.invitation, row.code, row.seats[0].holder)
    assert all(tells_secrets(f"failed: {leak}", row) for leak in leaks)
    assert not tells_secrets(repr(row), row)


async def test_an_error_of_the_database_tells_nothing_that_was_to_be_written(database, rows, hear_log):
    async with run_server(database) as server, server.person() as ann:
        log = hear_log()
        await change(server, "ALTER TABLE tables DROP COLUMN revision")
        answer = await ann.http.post("/api/tables", json=wish("kadora", "me:Ann", "friend"))
        assert answer.status_code == 500 and answer.json()["reason"] == "server-trouble"
    [row] = rows
    assert "revision" in log.text  # What is wrong is said.
    assert not tells_secrets(log.text, row)


async def test_the_engine_hides_values_where_an_error_does_not_pass_through_a_transaction_of_ours(database):
    engine = open_engine(read_url(database))
    with pytest.raises(StatementError) as failed:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT card FROM nowhere WHERE card = :card"), {"card": "R5r"})
    await engine.dispose()
    assert "nowhere" in str(failed.value) and not CARDS.search(str(failed.value))


async def test_a_row_that_the_database_refuses_is_not_logged(postgres, rows, hear_log):
    """PostgreSQL adds the whole row to such an error."""
    async with run_server(postgres.new_database()) as server, server.person() as ann, server.person() as bo:
        table = await ann.make("kadora", "me:Ann", "friend")
        [row] = rows
        log = hear_log()
        await change(server, "ALTER TABLE seats ADD CONSTRAINT strange CHECK (seat = 0 OR kind = 'free')")
        assert (await bo.join(table, row.invitation, 1)).status_code == 500
        assert "strange" in log.text and "Friend" not in log.text
        assert not tells_secrets(log.text, row)
        # Tables cannot be made either. It is tried a few times, since a code may be taken.
        answer = await ann.http.post("/api/tables", json=wish("kadora", "me:Ann", "here:Bo"))
        assert answer.status_code == 500
    assert len(rows) == 1 + app.MAX_CODES
    assert not any(tells_secrets(log.text, row) for row in rows)


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
async def test_somebody_who_leaves_while_posting_is_no_error(server, hear_log, path):
    log = hear_log()
    host, port = server.address.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 100\r\n\r\n{{".encode())
    await writer.drain()
    await asyncio.sleep(0.1)  # until it is being read
    writer.close()
    await writer.wait_closed()
    async with server.person() as ann:
        await ann.make("emerald", "me", "bot")
    while server.protocols or server.program.server_state.tasks:
        await asyncio.sleep(0.01)
    assert log.text == ""


async def test_whoever_leaves_while_a_line_is_opened_is_no_error(server, hear_log):
    """At any moment: some are cut before they are let in, some while they are sent the first message."""
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "here")
    log = hear_log()
    for i in range(20):
        async with raw_line(server, table, is_awaited=False) as (_, _, _):
            for _ in range(i % 5):
                await asyncio.sleep(0)
    await asyncio.sleep(0.1)
    while server.protocols or server.program.server_state.tasks:
        await asyncio.sleep(0.01)
    assert log.text == "" and not (await server.live_tables.get(table)).connections


async def test_bytes_that_are_no_text_end_the_line_and_are_not_logged(server, hear_log):
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "here")
        log = hear_log()
        async with raw_line(server, table) as (reader, writer, _):
            writer.write(frame(TEXT, b"\xff\xfe"))
            assert await goodbye(reader) == 1007
    assert log.text == ""
