"""Chat and reactions: among friends, bounded, never more than text."""

from contextlib import asynccontextmanager

import pytest
from server.conftest import run_server

from gemhoard.server.chat_lines import MAX_LINES
from gemhoard.server.security import clean_text

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def friends(server, there=None):
    """Ann and Bo in the lobby, Bo perhaps at another process."""
    async with server.person() as ann, server.person() as bo:
        table = await ann.make("kadora", "me:Ann", "friend", "bot:squire")
        async with ann.at(table) as anns:
            invitation = (await anns.until("table", chat="none"))["invitation"]
            assert (await bo.join(table, invitation, 1, "Bo")).status_code == 201
            async with bo.at(table, there and there.address) as bos:
                await anns.until("table", chat="on")
                await bos.until("table", chat="on")
                yield anns, bos, bo, table


async def test_what_is_said_is_heard_kept_and_only_text(database):
    async with run_server(database) as server, friends(server) as (anns, bos, bo, table):
        text = "<img src=x onerror=alert(1)> Žofie's \u202eturn\u2066\x00\n\tnow"
        await anns.send(type="say", seat=0, text=text)
        heard = await bos.until("chat")
        said = "<img src=x onerror=alert(1)> Žofie's turn now"
        assert heard["lines"] == [{"number": 1, "seat": 0, "text": said}]
        await bos.send(type="say", seat=1, text="ok")
        assert [line["text"] for line in (await anns.until("chat"))["lines"]] == [said]
        assert [line["number"] for line in (await anns.until("chat"))["lines"]] == [2]
        # A page that is loaded again, and a spectator, get the last lines.
        for person in (bo, server.person()):
            async with person.at(table) as line:
                assert len((await line.until("chat"))["lines"]) == 2
            if person is not bo:
                await person.http.aclose()


async def test_two_processes_hear_each_other(postgres):
    database = postgres.new_database()
    async with (
        run_server(database) as here,
        run_server(database) as there,
        friends(here, there) as (anns, bos, _, _table),
    ):
        await anns.send(type="say", seat=0, text="hello " + "é" * 190)
        assert len((await bos.until("chat"))["lines"][0]["text"]) == 196
        await bos.send(type="react", seat=1, reaction="heart")
        assert (await anns.until("reaction", seat=1))["reaction"] == "heart"
        await anns.send(type="chat", on=False)
        await bos.until("table", chat="off")
        assert await bos.refused(type="say", seat=1, text="x") == "server-chat-off"


async def test_only_the_last_lines_are_kept(database):
    async with run_server(database) as server, friends(server) as (*_, bo, table):
        live = await server.live_tables.get(table)
        for number in range(MAX_LINES + 5):
            assert await live.lines.add(table, 0, f"line {number}")
        await live.read_again()
        assert len(await live.lines.after(table, 0)) == len(live.chat) == MAX_LINES
        async with bo.at(table) as line:
            lines = (await line.until("chat"))["lines"]
            assert (len(lines), lines[-1]["text"]) == (MAX_LINES, f"line {MAX_LINES + 4}")
        assert not await live.lines.add("nothing", 0, "x")


async def test_the_host_switches_the_chat_off_and_on(server):
    async with friends(server) as (anns, bos, _, table):
        assert await bos.refused(type="chat", on=False) == "server-only-host"
        await anns.send(type="say", seat=0, text="secret")
        await bos.until("chat")
        await anns.send(type="chat", on=False)
        await bos.until("table", chat="off")
        assert await anns.refused(type="say", seat=0, text="x") == "server-chat-off"
        async with server.person() as eve, eve.at(table) as eves:
            await eves.send(type="ping")
            await eves.until("pong")
            assert not any("secret" in frame for frame in eves.frames)
        await anns.send(type="chat", on=True)
        await bos.until("table", chat="on")
        await bos.send(type="say", seat=1, text="again")
        assert (await bos.until("chat"))["lines"][-1]["text"] == "again"


async def test_spectators_and_those_alone_say_nothing(server):
    async with friends(server) as (anns, _, __, table):
        async with server.person() as eve, eve.at(table) as eves:
            assert await eves.refused(type="say", seat=0, text="hi") == "server-not-your-seat"
            assert await eves.refused(type="react", seat=0, reaction="clap") == "server-not-your-seat"
            assert await eves.refused(type="chat", on=False) == "server-only-players"
        assert await anns.refused(type="say", seat=1, text="hi") == "server-not-your-seat"
    async with server.person() as ann:
        table = await ann.make("kadora", "me:Ann", "here:Bo", "bot:squire")
        async with ann.at(table) as line:
            assert await line.refused(type="say", seat=0, text="hi") == "server-no-friends"
            assert await line.refused(type="react", seat=0, reaction="clap") == "server-no-friends"


async def test_what_is_no_message_is_refused(server):
    async with friends(server) as (anns, _, __, table):
        for bad in ({}, {"text": ""}, {"text": "x" * 201}, {"text": 5}, {"text": "x", "number": 1}):
            assert await anns.refused(type="say", seat=0, **bad) == "server-bad-message"
        for empty in (" ", "\u202e\u2066", "\x00\n"):
            assert await anns.refused(type="say", seat=0, text=empty) == "server-no-text"
        for bad in ("<svg>", "", None, 1):
            assert await anns.refused(type="react", seat=0, reaction=bad) == "server-bad-message"
        assert await anns.refused(type="chat", on="no") == "server-bad-message"
        assert await (await server.live_tables.get(table)).lines.after(table, 0) == []


async def test_nobody_says_too_much(server):
    async with friends(server) as (anns, bos, _, _table):
        for _ in range(20):
            await anns.send(type="say", seat=0, text="spam")
        await anns.until("error", reason="server-too-fast")
        for _ in range(20):
            await anns.send(type="react", seat=0, reaction="clap")
        await anns.until("error", reason="server-too-fast")
        # It is each one's own.
        await bos.send(type="say", seat=1, text="calm")
        while (await bos.until("chat"))["lines"][-1]["text"] != "calm":
            pass


def test_a_line_is_shortened_after_it_is_cleaned():
    assert clean_text("a\u0301" + "\u200b" * 50 + "b" * 300) == "á" + "b" * 199
