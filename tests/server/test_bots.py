"""Bots at the table: who plays while the strong ones get ready, and how long they may think."""

import asyncio
import os
import threading
import time
from types import SimpleNamespace

import pytest
from server.people import wish

from gemhoard.bots import bot_named
from gemhoard.games import CHANCE, GAMES
from gemhoard.server import bots
from gemhoard.server.bots import BotPool

pytestmark = pytest.mark.anyio
GAME = GAMES["kadora"]


@pytest.fixture
async def pool():
    made = BotPool()
    yield made
    made.close()


async def test_until_its_search_is_compiled_greedy_plays_for_a_level(pool, monkeypatch):
    asked = []
    monkeypatch.setattr(bots, "_choose_action", lambda game, state, level, deadline: asked.append(level) or 0)
    monkeypatch.setattr(bots, "load_searches", lambda: None)
    await pool.choose(GAME, GAME.new(2, seed=1), "dragon")
    await pool.prepare()
    await pool.choose(GAME, GAME.new(2, seed=1), "dragon")
    assert asked == ["greedy", "dragon"]


async def test_nobody_stands_in_where_the_bots_must_do_the_same_everywhere(pool, monkeypatch):
    asked, is_compiled = [], asyncio.Event()
    monkeypatch.setattr(bots, "_choose_action", lambda *given: asked.append(given[2:]) or 0)
    monkeypatch.setattr(bots, "load_searches", lambda: None)

    async def compile_later(*_, **__):
        return SimpleNamespace(wait=wait, returncode=0)

    async def wait():
        await is_compiled.wait()
        return 0

    monkeypatch.setattr(asyncio, "create_subprocess_exec", compile_later)
    preparing = asyncio.create_task(pool.prepare())
    await asyncio.sleep(0)
    choosing = asyncio.create_task(pool.choose_alike(GAME, GAME.new(2, seed=1), "dragon", 7))
    await asyncio.sleep(0.05)
    assert asked == []
    is_compiled.set()
    await asyncio.gather(preparing, choosing)
    assert asked == [("dragon", None, 7)]  # with a seed, and without a deadline


async def test_where_the_search_cannot_be_compiled_greedy_goes_on(pool, monkeypatch, caplog):
    asked = []
    monkeypatch.setattr(bots, "_choose_action", lambda game, state, level, deadline: asked.append(level) or 0)
    monkeypatch.setattr("sys.executable", "/bin/false")
    await pool.prepare()
    assert "could not be compiled" in caplog.text
    await pool.choose(GAME, GAME.new(2, seed=1), "dragon")
    assert asked == ["greedy"]


async def test_ctrl_c_is_for_the_server_and_the_compiler_ends_with_it(pool, monkeypatch, tmp_path):
    """A terminal sends Ctrl-C to the whole group: the compiler would complain of it at length."""
    compiler, started = tmp_path / "compiler", tmp_path / "started"
    compiler.write_text(f"#!/bin/sh\necho $$ > {started}.new\nmv {started}.new {started}\nexec sleep 600\n")
    compiler.chmod(0o755)
    monkeypatch.setattr("sys.executable", str(compiler))
    preparing = asyncio.create_task(pool.prepare())
    async with asyncio.timeout(60):
        while not started.exists():
            await asyncio.sleep(0.01)
    child = int(started.read_text())
    assert os.getpgid(child) != os.getpgrp()
    preparing.cancel()
    await asyncio.gather(preparing, return_exceptions=True)
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


async def test_waiting_for_a_thread_counts_as_thinking(pool, monkeypatch):
    """Under load the thinking is cut short, not the table: all must answer by then, however many they are."""
    deadlines, all_have_asked = [], threading.Event()

    def think(game, state, level, deadline):
        all_have_asked.wait()
        deadlines.append(deadline)
        return 0

    monkeypatch.setattr(bots, "_choose_action", think)
    start = time.monotonic()
    asked = [asyncio.create_task(pool.choose(GAME, GAME.new(2, seed=1), "dragon")) for _ in range(10)]
    await asyncio.sleep(0)  # Each task now runs until it waits for a thread.
    end = time.monotonic()
    all_have_asked.set()
    await asyncio.gather(*asked)
    assert len(deadlines) == 10
    assert all(start <= deadline - bots.MAX_THINK_SECONDS <= end for deadline in deadlines)


async def test_the_page_is_served_while_a_bot_thinks(pool, monkeypatch):
    """The search lets other threads run: the event loop does not stand still."""
    endless = bot_named("search:10000000")  # until the deadline
    monkeypatch.setattr(bots, "bot_for", lambda game, level: endless)
    monkeypatch.setattr(bots, "MAX_THINK_SECONDS", 3.0)
    await pool.prepare()
    thinking = asyncio.create_task(pool.choose(GAME, GAME.new(2, seed=1), "dragon"))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        turns += 1
    # Where the search let nobody run there would be two: one before it and one after it.
    assert turns > 5


# ------------------------------------------------------------------ any game


class Stub:
    """A game as the warm-up sees it. Chance's first outcome leads nowhere, and perhaps the other one too."""

    name, player_counts = "stub", range(2, 3)
    rules = SimpleNamespace(deal=lambda state, rng: None, heuristic=None)

    def __init__(self, ends: bool) -> None:
        self.ends, self.actions, self.results = ends, [], 0

    def blank(self, players):
        return SimpleNamespace(is_over=False)

    def is_over(self, state):
        return state.is_over

    def legal(self, state):
        return [0, 1]

    def actor(self, state):
        return CHANCE

    def apply_and_log(self, state, action):
        self.actions.append(action)
        state.is_over = self.ends and action == 1

    def result(self, state):
        assert state.is_over
        self.results += 1

    def previews(self, *args, **kwargs): ...

    events = view = standing = previews


@pytest.mark.parametrize("ends", [True, False])
def test_the_warm_up_ends_whatever_chance_does(monkeypatch, ends):
    game = Stub(ends)
    monkeypatch.setattr(bots, "GAMES", {"stub": game})
    monkeypatch.setattr(bots, "INTERPRETED", False)
    bots.warm_up.__wrapped__()
    assert game.results == int(ends)
    assert ends or len(game.actions) == bots.WARM_UP_ACTIONS
    assert game.actions[-1] == 1 or not ends


def test_greedy_stands_in_where_it_can_play():
    assert bots.stand_in(GAME) == "greedy"
    rules = GAME.rules._replace(heuristic=None)
    assert bots.stand_in(type("Less", (type(GAME),), {"rules": rules})()) == "random"


@pytest.mark.parametrize(
    ("levels", "usual"),
    [(["squire", "knight", "baron", "dragon"], "knight"), (["squire"], "squire")],
)
async def test_only_levels_that_a_game_has_are_offered_and_played(server, monkeypatch, levels, usual):
    for module in ("bots", "game_info"):
        monkeypatch.setattr(f"gemhoard.server.{module}.levels_for", lambda game: levels)
    async with server.person() as ann:
        games = {game["name"]: game for game in (await ann.http.get("/api/games")).json()}
        assert (games["kadora"]["levels"], games["kadora"]["usual_level"]) == (levels, usual)
        table = await ann.make("kadora", "me", "bot")
        assert (await server.live_tables.get(table)).row.seats[1].level == usual
        others = {"squire", "knight", "baron", "dragon"} - set(levels)
        for level in others:
            answer = await ann.http.post("/api/tables", json=wish("kadora", "me", f"bot:{level}"))
            assert answer.json()["reason"] == "server-no-level"
        # Those who start without a friend are given the usual one too.
        table = await ann.make("kadora", "me", "friend")
        async with ann.at(table) as line:
            await line.send(type="start")
            assert (await line.until("table", started=True))["seats"][1]["level"] == usual
