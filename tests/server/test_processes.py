"""Real server processes: killed in mid-game, and two of them that share their tables."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from contextlib import asynccontextmanager, suppress

import pytest
from server.people import Person

from gemhoard import cli

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@asynccontextmanager
async def process(database: str):
    """`gemhoard serve`, as a person starts it."""
    program = [sys.executable, "-m", "gemhoard", "serve", "--port", "0", "--pace", "0", "--db", database]
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*program, stdout=pipe, stderr=pipe, env=os.environ)
    try:
        async with asyncio.timeout(600):
            line = (await child.stdout.readline()).decode()
        assert line.startswith("Gemhoard is ready at http://127.0.0.1:"), line + str(
            await child.stderr.read()
        )
        yield child, line.split()[-1].rstrip("/")
    finally:
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()


async def kill(child) -> None:
    child.send_signal(signal.SIGKILL)
    await child.wait()


async def all_steps(line, seat) -> list:
    return (await line.look(seat, -1))["steps"]


async def test_a_server_killed_in_mid_game_loses_nothing_and_its_bots_go_on(tmp_path):
    database = str(tmp_path / "tables.db")
    async with process(database) as (child, address), Person(address) as ann:
        table = await ann.make("emerald", "me:Ann", "bot:squire", "bot:squire")
        async with ann.at(table) as line:
            await line.look(0)
            await line.play_on(0, until=16)
            while not line.position["choices"]:
                await line.until("position")
            before = await all_steps(line, 0)
            # An action that may or may not be committed, and a table where only bots play.
            bots = await ann.make("emerald", *["bot:squire"] * 5)
            choice = line.position["choices"][0]["action"]
            await line.send(type="act", seat=0, number=line.position["number"], action=choice)
            await kill(child)
    async with process(database) as (_, address):
        async with ann.at(table, address) as line:
            after = await all_steps(line, 0)
            assert after[: len(before)] == before
            assert line.table["mine"] == [0] and line.table["seats"][0]["name"] == "Ann"
            await line.play_on(0)
        async with Person(address) as watcher, watcher.at(bots) as line:
            await line.look(None)
            while line.position["result"] is None:
                await line.hear()


async def test_two_processes_share_a_table_and_one_of_them_dies(postgres):
    database = postgres.new_database()
    async with process(database) as (one, here), process(database) as (other, there):
        ann, bo = Person(here), Person(there)
        table = await ann.make("kadora", "me:Ann", "friend", "bot:squire", first=0)
        async with bo.at(table) as bos:
            async with ann.at(table) as anns:
                invitation = (await anns.until("table"))["invitation"]
                assert (await bo.join(table, invitation, 1, "Bo")).status_code == 201
                while anns.table["seats"][1]["name"] != "Bo":
                    await anns.until("table")
                await anns.send(type="start")
                await bos.until("table", started=True)
            async with bo.at(table) as bos, ann.at(table) as anns:
                # Each sees that the other is there, and each other's actions.
                await asyncio.gather(both_are_here(anns), both_are_here(bos))
                await asyncio.gather(anns.look(0), bos.look(1))
                await asyncio.gather(anns.play_on(0, until=12), bos.play_on(1, until=12))
                await kill(one)
            # Ann's page connects to the server that is left.
            async with bo.at(table) as bos, ann.at(table, there) as anns:
                await asyncio.gather(anns.look(0), bos.look(1))
                await asyncio.gather(anns.play_on(0), bos.play_on(1))
                assert anns.position["view"] == bos.position["view"] and anns.position["result"]
            async with bo.at(table) as bos:
                await ends_cleanly(other, bos)
        await ann.http.aclose()
        await bo.http.aclose()


async def both_are_here(line) -> None:
    while not line.table or not all(seat["here"] for seat in line.table["seats"]):
        await line.until("table")


async def ends_cleanly(child, line) -> None:
    """Ctrl-C, with somebody connected."""
    await line.until("table")
    child.send_signal(signal.SIGINT)
    out, err = await asyncio.wait_for(child.communicate(), 30)
    assert (child.returncode, out, err) == (0, b"", b"")
    assert await line.end() == 1012  # "the service restarts": the page comes back by itself


async def test_a_second_server_on_the_same_file_is_refused_until_the_first_has_gone(tmp_path, capsys):
    database = str(tmp_path / "tables.db")
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    async with process(database) as (child, _):
        for same in (database, f"sqlite:///{database}", str(tmp_path / "link.db")):
            with pytest.raises(SystemExit) as stop:
                cli.main(["serve", "--port", "0", "--db", same])
            assert stop.value.code == 2
            [line] = capsys.readouterr().err.splitlines()
            assert "another server uses the games" in line
        await kill(child)
    async with process(database):
        pass


def test_a_port_that_is_taken_is_said_in_one_line(capsys, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with pytest.raises(SystemExit) as stop:
            cli.main(["serve", "--port", port, "--db", str(tmp_path / "t.db")])
    assert stop.value.code == 2
    error = capsys.readouterr().err
    assert port in error and error.count("\n") == 1


SERVE, PRUNE = ["serve", "--port", "0"], ["prune", "--older-than", "1"]


def why_not(capsys, command: list[str], database: str) -> str:
    """The one line that says why a database cannot be used."""
    with pytest.raises(SystemExit) as stop:
        cli.main([*command, "--db", database])
    assert stop.value.code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("gemhoard: cannot use this database: ")
    return line


@pytest.mark.parametrize("command", [SERVE, PRUNE])
@pytest.mark.parametrize(
    "database",
    [
        "/nothing/here/t.db",
        "mysql://x/y",
        "http://",
        "postgresql://127.0.0.1:1/x",
        "postgresql://127.0.0.1:99999/x",
        "postgresql://a..b/x",
        "postgresql://127.0.0.1:1/x?sslmode=perhaps",
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_one_line(capsys, command, database):
    assert why_not(capsys, command, database)


@pytest.mark.parametrize("command", [SERVE, PRUNE])
def test_a_port_that_is_no_number_is_said_in_one_line(capsys, command):
    assert "the port" in why_not(capsys, command, "postgresql://127.0.0.1:many/x")


@pytest.mark.parametrize("command", [SERVE, PRUNE])
def test_a_database_that_does_not_answer_is_said_in_one_line(capsys, monkeypatch, command):
    async def wait_in_vain(address):
        raise TimeoutError

    monkeypatch.setattr("asyncpg.connect", wait_in_vain)
    assert "does not answer" in why_not(capsys, command, "postgresql://127.0.0.1/x")


@pytest.mark.parametrize("command", [SERVE, PRUNE])
def test_a_database_of_a_newer_version_is_said_in_one_line(capsys, tmp_path, command):
    database = str(tmp_path / "t.db")
    cli.main([*PRUNE, "--db", database])
    with sqlite3.connect(database) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    assert "a newer version of Gemhoard" in why_not(capsys, command, database)


async def test_a_daily_deal_is_the_same_on_a_server_that_was_killed_and_on_another(tmp_path):
    """With the real bots. If midnight comes meanwhile, the deal that was begun keeps its day."""
    games = []
    for name in ("one.db", "two.db"):
        database = str(tmp_path / name)
        async with process(database) as (child, address), Person(address) as ann:
            answer = await ann.http.post("/api/daily/emerald", json={})
            table, cookies = answer.json()["table"], ann.http.cookies
            await play_first_choices(ann, address, table, until=20)
            if name == "one.db":
                await kill(child)
            else:
                games.append(await play_first_choices(ann, address, table))
        if name == "one.db":
            async with process(database) as (_, address), Person(address) as ann:
                ann.http.cookies = cookies
                games.append(await play_first_choices(ann, address, table))
    assert games[0][0] == games[1][0] or games[0][1] != games[1][1]  # Only another day may differ.


async def play_first_choices(person, address, table, until=10_000) -> tuple:
    """All steps, and the day that is played."""
    async with person.at(table, address) as line:
        await line.look(0)
        while line.position["result"] is None and line.position["number"] < until:
            if line.position["choices"]:
                await line.act(0, line.position["choices"][0]["action"])
            else:
                await line.until("position")
        return (await line.look(0))["steps"], line.table["daily"]
