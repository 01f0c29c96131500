"""Two servers share a table, and one of them no longer hears what the other one does."""

from contextlib import asynccontextmanager

import pytest
from server.conftest import run_server
from server.relay import relay_to

from gemhoard.server import pubsub

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_servers(postgres):
    """A server, and one whose database is behind a relay."""
    database = postgres.new_database()
    async with (
        relay_to(database) as (address, relay),
        run_server(database) as one,
        run_server(address) as deaf,
    ):
        yield one, deaf, relay


async def test_whoever_comes_back_to_a_deaf_server_sees_the_game_as_it_is(postgres, monkeypatch):
    monkeypatch.setattr(pubsub, "PROBE_SECONDS", 600)
    async with two_servers(postgres) as (one, deaf, relay), one.person() as ann:
        table = await ann.make("kadora", "me:Ann", "here:Bo", first=0)
        async with ann.at(table, deaf.address) as line:
            await line.look(0)
            assert relay.silence_listeners() >= 1
            async with ann.at(table) as other:
                await other.look(0)
                await other.act(0)
            async with ann.at(table, deaf.address) as again:
                assert (await again.look(0))["position"]["number"] == 1
            # Those who were there all the time are told as well.
            assert (await line.until("position"))["position"]["number"] == 1


async def test_whoever_stays_at_a_deaf_server_is_told_soon(postgres):
    assert pubsub.PROBE_SECONDS + pubsub.SILENT_SECONDS < 2
    async with two_servers(postgres) as (one, deaf, relay), one.person() as ann, deaf.person() as eve:
        table = await ann.make("kadora", "me:Ann", "here:Bo", first=0)
        async with eve.at(table) as watcher, ann.at(table) as line:
            await watcher.look(None)
            await line.look(0)
            assert relay.silence_listeners() >= 1
            await line.act(0)
            assert (await watcher.until("position"))["position"]["number"] == 1
            # From now on it hears again.
            await line.undo(0)
            assert (await watcher.until("position"))["position"]["number"] == 2
