"""Bots at the table: who plays while the strong ones get ready, and how long they may think."""

import asyncio
import os
import threading
import time

import pytest

from gemhoard.bots import bot_named
from gemhoard.games import GAMES
from gemhoard.server import bots
from gemhoard.server.bots import Movers

pytestmark = pytest.mark.anyio
GAME = GAMES["kadora"]


@pytest.fixture
async def movers():
    made = Movers()
    yield made
    made.close()


async def test_until_its_search_is_compiled_the_squire_plays_for_a_level(movers, monkeypatch):
    asked = []
    monkeypatch.setattr(bots, "_think", lambda game, state, level, deadline: asked.append(level) or 0)
    monkeypatch.setattr(bots, "load_searches", lambda: None)
    await movers.choose(GAME, GAME.new(2, seed=1), "dragon")
    await movers.prepare()
    await movers.choose(GAME, GAME.new(2, seed=1), "dragon")
    assert asked == ["squire", "dragon"]


async def test_where_the_search_cannot_be_compiled_the_squire_goes_on(movers, monkeypatch, caplog):
    asked = []
    monkeypatch.setattr(bots, "_think", lambda game, state, level, deadline: asked.append(level) or 0)
    monkeypatch.setattr("sys.executable", "/bin/false")
    await movers.prepare()
    assert "could not be compiled" in caplog.text
    await movers.choose(GAME, GAME.new(2, seed=1), "dragon")
    assert asked == ["squire"]


async def test_ctrl_c_is_for_the_server_and_the_compiler_ends_with_it(movers, monkeypatch, tmp_path):
    """A terminal sends Ctrl-C to the whole group: the compiler would complain of it at length."""
    compiler, started = tmp_path / "compiler", tmp_path / "started"
    compiler.write_text(f"#!/bin/sh\necho $$ > {started}.new\nmv {started}.new {started}\nexec sleep 600\n")
    compiler.chmod(0o755)
    monkeypatch.setattr("sys.executable", str(compiler))
    preparing = asyncio.create_task(movers.prepare())
    async with asyncio.timeout(60):
        while not started.exists():
            await asyncio.sleep(0.01)
    child = int(started.read_text())
    assert os.getpgid(child) != os.getpgrp()
    preparing.cancel()
    await asyncio.gather(preparing, return_exceptions=True)
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


async def test_waiting_for_a_thread_counts_as_thinking(movers, monkeypatch):
    """Under load the thinking is cut short, not the table: all must answer by then, however many they are."""
    deadlines, all_have_asked = [], threading.Event()

    def think(game, state, level, deadline):
        all_have_asked.wait()
        deadlines.append(deadline)
        return 0

    monkeypatch.setattr(bots, "_think", think)
    start = time.monotonic()
    asked = [asyncio.create_task(movers.choose(GAME, GAME.new(2, seed=1), "dragon")) for _ in range(10)]
    await asyncio.sleep(0)  # Each task now runs until it waits for a thread.
    end = time.monotonic()
    all_have_asked.set()
    await asyncio.gather(*asked)
    assert len(deadlines) == 10
    assert all(start <= deadline - bots.LONGEST <= end for deadline in deadlines)


async def test_the_page_is_served_while_a_bot_thinks(movers, monkeypatch):
    """The search lets other threads run: the event loop does not stand still."""
    endless = bot_named("search:10000000")  # until the deadline
    monkeypatch.setattr(bots, "bot_named", lambda level: endless)
    monkeypatch.setattr(bots, "LONGEST", 3.0)
    await movers.prepare()
    thinking = asyncio.create_task(movers.choose(GAME, GAME.new(2, seed=1), "dragon"))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        turns += 1
    # Where the search let nobody run there would be two: one before it and one after it.
    assert turns > 5
