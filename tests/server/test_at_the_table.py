"""What the server answers at a table: to people who play, and to those who try something else."""

import asyncio
import json
import threading
from contextlib import AsyncExitStack

import pytest
import websockets
from server.conftest import run_server
from server.people import PATIENCE

from gemhoard.games import GAMES
from gemhoard.record import random_record
from gemhoard.server.bots import BotPool
from gemhoard.server.bots import _choose_action as think
from gemhoard.words import say

pytestmark = pytest.mark.anyio


async def test_no_view_is_sent_before_it_is_asked_for(server):
    async with server.person() as ann:
        table = await ann.make("kadora", "me:Ann", "here:Bo", first=0)
        async with ann.at(table) as line:
            await line.send(type="ping")
            await line.until("pong")
            assert [json.loads(frame)["type"] for frame in line.frames] == ["table", "pong"]
            public = await line.look(None)
            assert all(len(card) == 1 for hand in public["position"]["view"]["hands"] for card in hand)
            mine = await line.look(1)
            assert all(len(card) == 3 for card in mine["position"]["view"]["hands"][1])
            assert mine["position"]["choices"] == []
            # Another seat of mine may act while I look elsewhere; its hand stays hidden.
            first = (await server.truth(table)).game.legal((await server.truth(table)).state)[0]
            await line.act(0, first)
            assert all(len(card) == 1 for card in line.position["view"]["hands"][0])


async def test_undo_over_the_network(server):
    async with server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "here:Bo", first=0)
        async with ann.at(table) as line:
            start = (await line.look(0))["position"]["view"]
            await line.act(0)
            assert line.position["can_undo"]
            back = await line.undo(0)
            assert back["position"]["view"] == start and back["position"]["number"] == 2
            assert [step["undone"] for step in back["steps"]] == [True]
            assert (await line.undo(0))["reason"] == "server-cannot-undo"
            assert (await line.undo(0, number=1))["reason"] == "server-stale"
            steps = (await line.look(0, -1))["steps"]
            assert [step["number"] for step in steps] == [1, 2]


async def test_stale_repeated_foreign_and_illegal_actions(server):
    async with server.person() as ann, server.person() as eve:
        table = await ann.make("emerald", "me:Ann", "here:Bo", first=0)
        async with ann.at(table) as line, eve.at(table) as stranger:
            position = (await line.look(0))["position"]
            action = position["choices"][0]["action"]
            assert (await line.act(1, action, 0))["reason"] == "server-not-your-turn"
            assert (await line.act(0, 10**30, 0))["reason"] == "error-words"
            take = GAMES["emerald"].number("take gold")
            refused = await line.act(0, take, 0)
            assert refused["reason"].startswith("refused-") and refused["rule"].startswith("E")
            assert (await stranger.act(0, action, 0))["reason"] == "server-not-your-seat"
            assert await stranger.refused(type="look", seat=0, seen=-1) == "server-not-your-seat"
            assert await stranger.refused(type="undo", seat=0, number=0) == "server-not-your-seat"
            assert (await line.act(0, action, 0))["position"]["number"] == 1
            assert (await line.act(0, action, 0))["reason"] == "server-stale"
            # Twice at once: one of them counts.
            for _ in range(2):
                await line.send(type="act", seat=0, number=1, action=line.position["choices"][0]["action"])
            assert {(await line.answer())["type"] for _ in range(2)} == {"position", "error"}
            assert (await server.truth(table)).number == 2


async def test_a_page_may_ask_why_something_cannot_be_done(server):
    async with server.person() as ann, server.person() as eve:
        table = await ann.make("emerald", "me:Ann", "bot:squire", first=0)
        async with ann.at(table) as line, eve.at(table) as stranger:
            await line.look(0)
            asked = {"type": "why", "seat": 0, "number": 0}
            assert await line.refused(**asked, words="take gold") == "refused-move-first"
            assert await line.refused(**asked, words="fly home") == "error-words"
            assert await line.refused(**asked, words="x" * 81) == "server-bad-message"
            assert await line.refused(**(asked | {"number": 3}), words="stop") == "server-stale"
            assert await stranger.refused(**asked, words="stop") == "server-not-your-seat"
            assert (await server.truth(table)).number == 0


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"look"',
        '{"type": "dance"}',
        '{"type": "look"}',
        '{"type": "look", "seat": "0", "seen": 0}',
        '{"type": "look", "seat": 99, "seen": 0}',
        '{"type": "act", "seat": 0, "number": 0.5, "action": 0}',
        '{"type": "act", "seat": true, "number": 0, "action": 0}',
        '{"type": "ping", "more": 1}',
        '{"type": "seat", "seat": 0, "to": 0, "name": ""}',
        "[" * 3000,
        "\x00",
        b"\xff\x00bytes",
    ],
)
async def test_frames_that_mean_nothing(server, frame):
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "bot:squire")
        async with ann.at(table) as line:
            await line.socket.send(frame)
            error = await line.until("error")
            assert error["reason"] == "server-bad-message"
            assert say("cs", error["reason"], **error["values"])
            await line.send(type="ping")
            assert await line.until("pong")


async def test_big_frames(server):
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "bot:squire")
        async with ann.at(table) as line:
            assert await line.refused(type="look", seat=0, seen=0, more="x" * 5000) == "server-too-big"
            await line.look(0)
            await line.socket.send("x" * 1_000_000)
            assert await line.end() == 1009
        async with ann.at(table) as line:
            assert await line.look(0)


async def test_too_many_frames(server, monkeypatch):
    monkeypatch.setattr("gemhoard.server.websocket.A_SECOND", 0.1)
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "bot:squire")
        async with ann.at(table) as line:
            for _ in range(100):
                await line.send(type="ping")
            assert await line.end() == 1008
            assert any("server-too-fast" in frame for frame in line.frames)
        async with ann.at(table) as line:
            assert await line.look(0)


async def test_a_table_that_is_not_there(server):
    async with server.person() as ann:
        for table in ("nothing1", "x" * 500, "%00", "';%20DROP%20TABLE%20log", "%ff"):
            async with ann.at(table) as line:
                assert (await line.hear())["reason"] == "server-no-table"
                assert await line.end() == 4404


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://[", "http://127.0.0.1:1"])
async def test_a_socket_from_another_site_is_refused(server, origin):
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "bot:squire")
        for path in (f"/api/tables/{table}/socket", f"/api/mine/socket?tables={table}"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(server.address.replace("http", "ws") + path, origin=origin)
            assert refused.value.response.status_code == 403


@pytest.mark.parametrize("cookie", ["gemhoard=x", "gemhoard=" + "A" * 43, "gemhoard=%00;;=", "other=1"])
async def test_a_cookie_that_we_never_made_is_nobodys(server, cookie):
    async with server.person() as ann:
        table = await ann.make("emerald", "me", "bot:squire")
        async with ann.at(table, cookie=cookie) as line:
            assert (await line.until("table"))["mine"] == []


async def test_a_crowd_is_let_in_up_to_a_number(server):
    """A hundred, who all see what happens. Whoever leaves makes room for another."""
    async with server.person() as ann, AsyncExitStack() as crowd:
        table = await ann.make("emerald", "me", "here", first=0)
        lines = [await crowd.enter_async_context(ann.at(table)) for _ in range(100)]
        await asyncio.gather(*(line.look(None) for line in lines))
        async with ann.at(table) as late:
            assert (await late.hear())["reason"] == "server-full"
            assert await late.end() == 1013
        await lines[0].look(0)
        await lines[0].act(0)
        assert {(await line.until("position"))["position"]["number"] for line in lines[1:]} == {1}
        await lines.pop().socket.close()
        async with ann.at(table) as late:
            assert await late.look(0)


async def test_a_crowd_of_spectators_keeps_nobody_from_a_seat(server):
    async with server.person() as ann, server.person() as stranger, AsyncExitStack() as crowd:
        table = await ann.make("emerald", "me", "here", first=0)
        for _ in range(100):
            await crowd.enter_async_context(stranger.at(table))
        async with stranger.at(table) as late:
            assert (await late.hear())["reason"] == "server-full"
        async with ann.at(table) as line:
            assert (await line.until("table"))["mine"] == [0, 1]


async def test_when_the_store_fails_nobody_is_told_anything_but_that(server, monkeypatch):
    async def broken(table, entry):
        raise OSError("disk full")

    async with server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "here:Bo", first=0)
        async with ann.at(table) as line:
            await line.look(0)
            with monkeypatch.context() as patch:
                patch.setattr(server.app.state.store, "append", broken)
                assert (await line.act(0))["reason"] == "server-trouble"
            assert (await server.truth(table)).number == 0
            assert (await line.act(0))["position"]["number"] == 1


async def test_when_a_message_cannot_be_made_the_line_ends_and_it_is_logged(server, monkeypatch, caplog):
    def broken(*_):
        raise RuntimeError("nothing to be seen")

    async with server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "here:Bo", first=0)
        async with ann.at(table) as line:
            await line.until("table")
            with monkeypatch.context() as patch:
                patch.setattr("gemhoard.server.table.Table.message", broken)
                await line.send(type="look", seat=0, seen=-1)
                async with asyncio.timeout(10):
                    assert await line.end() == 1011
        assert "nothing to be seen" in caplog.text
        async with ann.at(table) as line:
            assert await line.look(0)


async def test_at_a_table_that_was_deleted_there_is_nothing_to_do(server):
    async with server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "here:Bo", first=0)
        async with ann.at(table) as line:
            await line.look(0)
            await server.app.state.store.delete([table])
            assert (await line.act(0))["reason"] == "server-no-table"


async def test_a_bot_that_fails_does_not_stop_the_table(server, monkeypatch):
    def fail(*_):
        raise RuntimeError("thinking hurts")

    monkeypatch.setattr("gemhoard.server.bots.decide", fail)
    async with server.person() as ann:
        table = await ann.make("kadora", "bot:squire", "bot:squire")
        async with ann.at(table) as line:
            await line.look(None)
            while line.position["result"] is None:
                await line.hear()


# ------------------------------------------------------------------ the pace of bots


async def to_a_bots_turn(line) -> float:
    """Ann ends her turn with something that she could take back: when she did so."""
    await line.look(0)
    while line.position["actor"] == 0:
        words = {choice["words"]: choice["action"] for choice in line.position["choices"]}
        acted = asyncio.get_running_loop().time()
        await line.act(0, words.get("stop", line.position["choices"][0]["action"]))
    return acted


def out_of_the_castle(game, state, *_):
    """A turn that shows nobody anything new."""
    legal = game.legal(state)
    return next((action for action in legal if game.words[action] == "stop"), legal[0])


async def test_what_bots_did_is_undone_too_and_everybody_follows(tmp_path, monkeypatch):
    monkeypatch.setattr("gemhoard.server.bots._choose_action", out_of_the_castle)
    async with run_server(str(tmp_path / "t.db"), pace=60.0) as server, server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "bot:squire", "bot:squire", first=0)
        async with ann.at(table) as line, server.person() as bo, bo.at(table) as watching:
            await watching.look(None)
            await to_a_bots_turn(line)
            number = line.position["number"]
            while line.position["actor"] != 0:
                await line.until("position")
            assert line.position["can_undo"] and line.position["number"] > number
            # Sent while the page has not heard of the bots' moves yet.
            back = await line.undo(0, number=number)
            assert back["position"]["choices"]
            await watching.until("position")
            while watching.position["number"] < back["position"]["number"]:
                await watching.until("position")
            assert watching.position["actor"] == 0
            assert (await line.act(0))["type"] == "position"
        truth = await server.truth(table)
        assert truth.number > len(truth.record().actions)


async def test_a_bot_in_thought_keeps_out_of_it_after_an_undo(tmp_path, monkeypatch):
    asked, may_answer = threading.Event(), threading.Event()

    def choose(*args):
        asked.set()
        may_answer.wait(PATIENCE)
        return think(*args)

    monkeypatch.setattr("gemhoard.server.bots._choose_action", choose)
    async with run_server(str(tmp_path / "t.db"), pace=60.0) as server, server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "bot:squire", first=0)
        async with ann.at(table) as line:
            await to_a_bots_turn(line)
            await asyncio.to_thread(asked.wait, PATIENCE)
            number = line.position["number"]
            assert (await line.undo(0))["position"]["actor"] == 0
            may_answer.set()
            assert (await line.act(0))["position"]["number"] == number + 2, "the bot kept out of it"


async def test_a_bot_leaves_time_to_undo_and_then_thinks_anew(tmp_path, monkeypatch):
    """Where what it does would show something, it waits."""
    thought = []
    monkeypatch.setattr("gemhoard.server.table.Table.ends_undo", lambda self, action: True)
    monkeypatch.setattr(
        "gemhoard.server.bots._choose_action", lambda *args: thought.append(args) or think(*args)
    )
    async with run_server(str(tmp_path / "t.db"), pace=60.0) as server, server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "bot:squire", first=0)
        async with ann.at(table) as line:
            await to_a_bots_turn(line)
            number = line.position["number"]
            assert line.position["actor"] == 1 and line.position["can_undo"]
            while not thought:
                await asyncio.sleep(0.01)
            assert (await line.undo(0))["position"]["actor"] == 0
            assert (await line.act(0))["position"]["number"] == number + 2, "the bot kept out of it"
            server.live_tables.pace = 0.0


async def test_a_bot_moves_when_the_pause_is_over(tmp_path, monkeypatch):
    monkeypatch.setattr("gemhoard.server.table.Table.ends_undo", lambda self, action: True)
    async with run_server(str(tmp_path / "t.db"), pace=0.3) as server, server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "bot:squire", first=0)
        async with ann.at(table) as line:
            acted = await to_a_bots_turn(line)
            number = line.position["number"]
            while line.position["number"] == number:
                await line.until("position")
            assert asyncio.get_running_loop().time() - acted >= 0.3


async def test_where_there_is_one_choice_no_bot_thinks(monkeypatch):
    monkeypatch.setattr("gemhoard.server.bots._choose_action", None)
    game = GAMES["emerald"]
    pool = BotPool()
    state = next(state for state in random_record(game, 2, seed=1).replay() if len(game.legal(state)) == 1)
    assert [await pool.choose(game, state, "squire")] == game.legal(state)
    pool.close()


async def test_whoever_uses_the_store_has_let_go_of_it_when_the_server_closes(server, monkeypatch):
    """A bot in mid-move, and a table that is still being loaded for somebody who has gone."""
    started, let_go = [], []

    async def slow(name: str, seconds: float):
        started.append(name)
        try:
            await asyncio.sleep(seconds)
        finally:
            await asyncio.sleep(0.05)
            let_go.append(name)

    monkeypatch.setattr(server.app.state.store, "append", lambda *_: slow("append", 60.0))
    async with server.person() as ann:
        await ann.make("emerald", "bot", "bot")
    monkeypatch.setattr(server.app.state.store, "load", lambda *_: slow("load", 0.1))
    gone = asyncio.create_task(server.live_tables.get("some-other-table"))
    while len(started) < 2:
        await asyncio.sleep(0.01)
    gone.cancel()
    await server.live_tables.close()
    assert sorted(let_go) == ["append", "load"]
