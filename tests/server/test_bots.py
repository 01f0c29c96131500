"""Bots at the table: who plays while the strong ones get ready, and how long they may think."""

import asyncio
import time

import pytest

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


async def test_where_the_search_cannot_be_compiled_the_squire_goes_on(movers, monkeypatch):
    asked = []
    monkeypatch.setattr(bots, "_think", lambda game, state, level, deadline: asked.append(level) or 0)
    monkeypatch.setattr("sys.executable", "/bin/false")
    await movers.prepare()
    await movers.choose(GAME, GAME.new(2, seed=1), "dragon")
    assert asked == ["squire"]


async def test_many_dragons_at_once_think_shorter(movers, monkeypatch):
    """Forty of them on two threads: each at its full length would take 14 seconds."""
    monkeypatch.setattr(bots, "LONGEST", 0.3)
    await movers.prepare()
    state, start = GAME.new(2, seed=1), time.monotonic()
    chosen = await asyncio.gather(*(movers.choose(GAME, state, "dragon") for _ in range(40)))
    assert time.monotonic() - start < 7
    assert set(chosen) <= set(GAME.legal(state))


async def test_the_page_is_served_while_a_dragon_thinks(movers):
    """The search lets other threads run: the event loop does not stand still."""
    await movers.prepare()
    thinking = asyncio.create_task(movers.choose(GAME, GAME.new(2, seed=1), "dragon"))
    naps, longest = 0, 0.0
    while not thinking.done():
        start = time.monotonic()
        await asyncio.sleep(0.001)
        naps, longest = naps + 1, max(longest, time.monotonic() - start)
    assert naps > 20 and longest < 0.5
