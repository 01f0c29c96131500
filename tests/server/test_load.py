"""Many who ask at once, and those who ask too much: everybody else is served as before."""

import asyncio
import gzip
import socket
import threading

import httpx
import pytest

from gemhoard.games import GAMES
from gemhoard.record import random_record
from gemhoard.server import replays
from gemhoard.server.rate_limits import AddressLimits
from gemhoard.server.table import Table

pytestmark = pytest.mark.anyio


async def test_no_answer_waits_for_the_confirmation_of_its_first_part(server):
    async with server.person() as ann:
        await ann.http.get("/health")
        [protocol] = server.protocols
        connection = protocol.transport.get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


# ------------------------------------------------------------------ replays


async def upload(person, seed: int = 1) -> str:
    record = random_record(GAMES["kadora"], 2, seed=seed).to_json()
    return (await person.http.post("/api/records", json=record)).json()["table"]


@pytest.fixture
def makings(monkeypatch) -> list[str]:
    """The threads in which replays were made."""
    threads, make = [], Table.replay

    def noted(*args):
        threads.append(threading.current_thread().name)
        return make(*args)

    monkeypatch.setattr(Table, "replay", noted)
    return threads


async def test_a_replay_is_made_once_beside_the_event_loop_however_many_ask(server, makings):
    async with server.person() as ann:
        path = f"/api/tables/{await upload(ann)}/replay"
        answers = await asyncio.gather(*(ann.http.get(path) for _ in range(20)))
        plain = await ann.http.get(path, headers={"accept-encoding": "identity"})
    assert len({answer.content for answer in answers} | {plain.content}) == 1
    assert answers[0].json()["result"] and answers[0].headers["content-encoding"] == "gzip"
    assert len(makings) == 1 and makings[0].startswith("replay")


async def test_the_replays_that_are_kept_have_a_limit(server, makings, monkeypatch):
    async with server.person() as ann:
        one, other = (
            f"/api/tables/{await upload(ann, 1)}/replay",
            f"/api/tables/{await upload(ann, 2)}/replay",
        )
        first = (await ann.http.get(one)).content
        monkeypatch.setattr(replays, "MAX_BYTES", len(gzip.compress(first)) * 3 // 2)
        await ann.http.get(other)
        await ann.http.get(other)
        assert len(makings) == 2
        assert (await ann.http.get(one)).content == first
        assert len(makings) == 3


async def test_a_replay_that_could_not_be_made_is_tried_again(server, monkeypatch, caplog):
    async with server.person() as ann:
        path = f"/api/tables/{await upload(ann)}/replay"
        with monkeypatch.context() as patch:
            patch.setattr(Table, "replay", lambda *args: 1 / 0)
            assert (await ann.http.get(path)).status_code == 500
        assert (await ann.http.get(path)).status_code == 200


# ------------------------------------------------------------------ limits


async def test_too_many_requests(server):
    server.app.state.requests = AddressLimits(3, 0.001)
    async with server.person() as ann:
        answers = [await ann.http.get(path) for path in ("/health", "/api/games", "/", "/", "/api/games")]
        assert [answer.status_code for answer in answers][-2:] == [429, 429]
        assert answers[-1].json()["reason"] == "server-too-fast"
        assert "content-security-policy" in answers[-1].headers
        async with ann.at("nothing1") as line:
            assert (await line.hear())["reason"] == "server-too-fast"
            assert await line.end() == 1013


async def test_too_many_replays(server):
    server.app.state.replay_requests = AddressLimits(3, 0.001)
    async with server.person() as ann:
        table = await upload(ann)
        paths = [f"/api/tables/{table}/{what}" for what in ("replay", "record.json", "replay", "record.json")]
        assert [(await ann.http.get(path)).status_code for path in paths] == [200, 200, 200, 429]


async def test_each_address_has_limits_of_its_own(server):
    server.app.state.requests = AddressLimits(1, 0.001)
    for address in ("127.0.0.1", "127.0.0.2"):
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=server.address, transport=transport) as person:
            assert [(await person.get("/health")).status_code for _ in range(2)] == [200, 429]
