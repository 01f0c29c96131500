"""People who try something else: whatever they send, they get a clear answer, and the table goes on."""

import asyncio
import json
import zlib

import pytest
from server.people import wish

from gemhoard.words import LANGUAGES, has

pytestmark = pytest.mark.anyio


def is_clear(answer) -> bool:
    """An error of the protocol, which every language has words for."""
    error = answer.json()
    assert set(error) == {"type", "reason", "rule", "values", "cause"}
    return all(has(language, error["reason"]) for language in LANGUAGES)


HUGE = "9" * 5000
DEEP = "[" * 5000 + "]" * 5000


@pytest.mark.parametrize(
    "value", [HUGE, "-" + HUGE, DEEP, '"' + "x" * 9000 + '"', "NaN", '"\\ud800"', "1e999"]
)
@pytest.mark.parametrize(
    "field", ["game", "seats", "options", "first", "passing", "missing", "name", "level"]
)
async def test_values_without_end_in_a_wish(server, field, value):
    body = wish("kadora" if field == "missing" else "emerald", "me:Ann", "bot:squire")
    if field in ("passing", "missing"):
        body["options"][field] = "HERE"
    elif field in ("name", "level"):
        body["seats"][0 if field == "name" else 1][field] = "HERE"
    else:
        body[field] = "HERE"
    async with server.person() as ann:
        answer = await ann.http.post("/api/tables", content=json.dumps(body).replace('"HERE"', value))
        assert 400 <= answer.status_code < 500, answer.text
        assert is_clear(answer)
        assert len(answer.content) < 1000


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/assets/..%5c..%5capp.py",
        "/assets//etc/passwd",
        "/%00",
        "/assets/%00.js",
        "/app.py",
        "/.git/config",
    ],
)
async def test_paths_lead_nowhere_but_to_the_page(server, path):
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    # By hand: a client would tidy the path up.
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    status = int(answer.split()[1])
    assert status in (200, 400, 404, 503)
    assert b"root:" not in answer and b"[project]" not in answer and b"create_app" not in answer
    assert status != 200 or b"<!doctype html>" in answer.lower()


@pytest.mark.parametrize(
    "table",
    ["%00aaaaaaa", "..%2f..%2fx", "a" * 5000, "%F0%9F%92%8E" * 8, "'; DROP TABLE tables; --"],
)
async def test_tables_that_cannot_be(server, table):
    async with server.person() as ann:
        for path in (
            f"/api/tables/{table}/replay",
            f"/api/tables/{table}/record.json",
            f"/api/codes/{table}",
        ):
            answer = await ann.http.get(path)
            assert answer.status_code == 404 and is_clear(answer)
        answer = await ann.join(table, "x", 0)
        assert answer.status_code in (404, 405) and is_clear(answer)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "null"},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"origin": "http://evil.example", "x-forwarded-host": "evil.example"},
        {"origin": "http://evil.example", "x-forwarded-for": "127.0.0.1"},
        {"origin": "http://[::1"},
        {"origin": ""},
    ],
)
async def test_headers_that_pretend(server, headers):
    async with server.person() as ann:
        answer = await ann.http.post("/api/tables", json=wish("emerald", "me", "bot"), headers=headers)
        assert answer.status_code == 403 and is_clear(answer)


async def test_a_cookie_holds_seats_at_its_own_tables_alone(server):
    async with server.person() as ann, server.person() as eve:
        table = await ann.make("emerald", "me:Ann", "bot", first=0)
        await eve.make("emerald", "me:Eve", "bot")
        holder = (await server.live_tables.get(table)).row.seats[0].holder
        for cookie in (eve.http.cookies["gemhoard"], holder, holder[:43], "x" * 43, ""):
            async with eve.at(table, cookie=f"gemhoard={cookie}") as line:
                assert (await line.until("table"))["mine"] == []
                assert await line.refused(type="look", seat=0, seen=-1) == "server-not-your-seat"
                assert await line.refused(type="act", seat=0, number=0, action=0) == "server-not-your-seat"
                assert await line.refused(type="start") == "server-only-players"


async def test_two_cookies_are_no_better_than_one(server):
    async with server.person() as ann, server.person() as eve:
        table = await ann.make("emerald", "me:Ann", "bot", first=0)
        async with eve.at(table, cookie="gemhoard=; gemhoard=" + "x" * 43) as line:
            assert (await line.until("table"))["mine"] == []


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("\u202eAnn\u202c", "Ann"),
        ("A\u0000n\u0007n", "Ann"),
        ("A\r\nn\tn", "A n n"),
        ("\u2066A\u2069\u200d\ufeff", "A"),
        ("{ $who }", "{ $who }"),
        ("A\u2028B", "A B"),
    ],
)
async def test_names_stay_text(server, given, shown):
    async with server.person() as ann:
        table = await ann.make("emerald", f"me:{given}", "bot")
        async with ann.at(table) as line:
            assert (await line.until("table"))["seats"][0]["name"] == shown


async def test_a_little_frame_that_swells_ends_the_line(server):
    async with server.person() as ann:
        table = await ann.make("emerald", "me:Ann", "bot", first=0)
        async with ann.at(table) as line:
            await line.until("table")
            text = "0" * 50_000_000
            assert len(zlib.compress(text.encode())) < 100_000
            await line.socket.send(text)
            assert await line.end() == 1009
        async with ann.at(table) as line:
            assert (await line.look(0))["position"]["choices"]


async def test_a_replayed_conversation_changes_nothing(server):
    async with server.person() as ann:
        table = await ann.make("kadora", "me:Ann", "here:Bo", first=0)
        async with ann.at(table) as line:
            await line.look(0)
            sent = {"type": "act", "seat": 0, "number": 0, "action": line.position["choices"][0]["action"]}
            await line.send(**sent)
            await line.until("position")
            assert [await line.refused(**sent) for _ in range(5)] == ["server-stale"] * 5
            undo = {"type": "undo", "seat": 0, "number": 1}
            await line.send(**undo)
            await line.until("position")
            assert [await line.refused(**each) for each in (undo, sent)] == ["server-stale"] * 2
            assert (await server.truth(table)).number == 2


async def test_a_finished_table_may_be_looked_at_from_any_side(server):
    async with server.person() as ann, server.person() as eve:
        table = await ann.make("emerald", "bot", "bot")
        async with eve.at(table) as line:
            await line.look(None)
            while line.position["result"] is None:
                await line.hear()
            for seat in (0, 1, 4):
                assert (await line.look(seat))["position"]["result"] == line.position["result"]
            assert await line.refused(type="undo", seat=0, number=0) == "server-not-your-seat"
