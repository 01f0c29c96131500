"""What the server answers outside a table: pages, new tables, friends, records."""

import asyncio
import json

import httpx
import pytest
from server.conftest import run_server
from server.people import wish

from gemhoard.bots.ratings import beginners_level, ratings_for
from gemhoard.games import GAMES
from gemhoard.record import random_record
from gemhoard.server import security
from gemhoard.server.rate_limits import AddressLimits
from gemhoard.words import LANGUAGES, say

pytestmark = pytest.mark.anyio


async def reason(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    error = answer.json()
    assert error["type"] == "error"
    for language in LANGUAGES:
        assert say(language, error["reason"], **error["values"])
    return error["reason"]


# ------------------------------------------------------------------ pages and headers


async def test_health_and_games(server):
    async with server.person() as ann:
        assert (await ann.http.get("/health")).json() == {"status": "ok"}
        games = {game["name"]: game for game in (await ann.http.get("/api/games")).json()}
    assert list(games) == list(GAMES)
    passing, _ = games["emerald"]["options"]
    assert passing == {
        "name": "passing",
        "rule": "E3.1",
        "default": False,
        "choices": [False, True],
        "parts": [],
    }
    missing, viewpoints = games["kadora"]["options"]
    assert (missing["default"], missing["choices"]) == ([1, 2, 3, 4, 5, 3], [1, 2, 3, 4, 5])
    assert missing["parts"] == list("ROYGBP")
    assert viewpoints["choices"] == ["shared", "seats"]
    assert (games["kadora"]["least"], games["kadora"]["most"]) == (2, 5)
    assert games["kadora"]["levels"] == list(GAMES["kadora"].levels)
    assert games["kadora"]["usual_level"] in games["kadora"]["levels"]
    assert games["kadora"]["ratings"] == ratings_for(GAMES["kadora"])
    assert games["kadora"]["first_level"] == beginners_level(GAMES["kadora"])
    assert games["emerald"]["rule_prefix"] == "E"
    assert games["kadora"]["objects"]["give"] == ["colour", "receiver"]
    assert len(games["emerald"]["crests"]) == 5
    assert len(games["kadora"]["crests"]) == 6  # one for the virtual player
    assert games["kadora"]["rulebook"] == sorted(LANGUAGES)
    assert games["kadora"]["has_lesson"]


async def test_a_lesson_is_told_and_judged_step_by_step(server):
    async with server.person() as ann:
        lesson = (await ann.http.get("/api/games/emerald/lesson")).json()
        number = next(i for i, step in enumerate(lesson["steps"]) if step["right"])
        words = {each["action"]: each["words"] for each in lesson["steps"][number]["position"]["choices"]}
        right = lesson["steps"][number]["right"][0]
        for action in (right, next(each for each in words if each != right)):
            path = f"/api/games/emerald/lesson/{number}?words={words[action]}"
            tried = (await ann.http.get(path)).json()
            assert (tried["wrong"] is None) == (action == right) and tried["steps"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(("nothing/lesson", 404), ("nothing/lesson/1?words=stop", 404)),
        *(("emerald/lesson/99?words=stop", 404), ("emerald/lesson/-1?words=stop", 404)),
        *(("emerald/lesson/one?words=stop", 404), ("emerald/lesson/" + "9" * 40, 404)),
        *(
            ("emerald/lesson/1", 422),
            ("emerald/lesson/1?words=fly", 422),
            ("emerald/lesson/1?words=stop", 422),
        ),
        ("emerald/lesson/1?words=" + "x" * 5000, 422),
    ],
)
async def test_a_lesson_that_is_not_there_and_a_try_that_is_none(server, path, status):
    async with server.person() as ann:
        answer = await ann.http.get(f"/api/games/{path}")
        assert answer.status_code == status and answer.json()["type"] == "error"
        assert len(answer.text) < 500


async def test_a_game_brings_its_texts_and_its_rulebook_along(server, tmp_path, monkeypatch):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "emerald.ftl").write_text("emerald-name = Emerald\n", "utf-8")
    monkeypatch.setattr(GAMES["emerald"], "texts", tmp_path)
    async with server.person() as ann:
        texts = await ann.http.get("/api/games/emerald/texts/cs")
        assert texts.text == "emerald-name = Emerald\n"  # the language that there is
        book = await ann.http.get("/api/games/kadora/rulebook/de")
        assert "### K1.1 " in book.text and book.headers["content-type"].startswith("text/plain")
        for path in ("kadora/texts/en", "nothing/texts/en", "emerald/texts/..", "emerald/rulebook/xx"):
            assert (await ann.http.get(f"/api/games/{path}")).status_code == 404


async def test_every_answer_has_the_security_headers(server):
    async with server.person() as ann:
        for path in ("/", "/health", "/api/games", "/api/nothing", "/nothing.js", "/api/tables/none/replay"):
            answer = await ann.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy and "*" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


async def test_an_error_of_ours_has_them_too_and_tells_nothing(server, monkeypatch):
    async def broken():
        raise OSError("the secret address of the database")

    monkeypatch.setattr(server.app.state.store, "check", broken)
    async with server.person() as ann:
        answer = await ann.http.get("/health")
    assert await reason(answer, 500) == "server-trouble"
    assert "secret" not in answer.text and "content-security-policy" in answer.headers


async def test_the_page_is_served_at_all_its_addresses(tmp_path):
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Gemhoard</title>")
    (page / "assets" / "index-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with run_server(str(tmp_path / "t.db"), page) as server, server.person() as ann:
        for path in ("/", "/new/emerald", "/rules/emerald"):
            answer = await ann.http.get(path)
            assert "Gemhoard" in answer.text and answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        script = await ann.http.get("/assets/index-1a2b.js")
        assert (
            "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        )
        assert (await ann.http.get("/assets/other.js")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in (await ann.http.get(path)).text


async def test_without_a_page_a_sentence_says_so(tmp_path):
    async with run_server(str(tmp_path / "t.db"), tmp_path / "none") as server, server.person() as ann:
        answer = await ann.http.get("/")
    assert answer.status_code == 503 and "not built" in answer.text


# ------------------------------------------------------------------ setting up


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (wish("chess", "me", "bot"), "server-no-game"),
        (wish("emerald", "me", "bot:hal"), "server-no-level"),
        (wish("emerald", "friend", "bot"), "server-sit-down"),
        (wish("emerald", "me", "bot", options={"colour": 1}), "error-option"),
        (wish("emerald", "me", "bot", options={"passing": "yes"}), "error-option-value"),
        (wish("kadora", "me", "bot", options={"missing": [1, 2, 3, 4, 5, 6]}), "error-option-value"),
        (wish("emerald", "me", "bot", first=4), "error-seat"),
        (wish("emerald", "me"), "error-players"),
        (wish("emerald", *["me"] * 6), "server-bad-message"),
        (wish("emerald", "me", "bot", first="0"), "server-bad-message"),
        (wish("emerald", "me", "bot", extra=1), "server-bad-message"),
        (wish("emerald", "me", "you"), "server-bad-message"),
        (wish("emerald", "me:" + "x" * 25, "bot"), "server-bad-message"),
        (wish("emerald", "me:\u202e\u200b", "bot"), "server-name"),
        ([], "server-bad-message"),
        (None, "server-bad-message"),
    ],
)
async def test_a_table_that_cannot_be(server, body, why):
    async with server.person() as ann:
        answer = await ann.http.post("/api/tables", json=body)
        assert await reason(answer, 404 if why == "server-no-game" else 422) == why


async def test_bodies_that_are_no_json_or_too_big(server):
    async with server.person() as ann:
        for body in (b"", b"{", b"\xff\xfe", b"[" * 5000):
            assert await reason(await ann.http.post("/api/tables", content=body), 422) == "server-bad-message"
        huge = b" " * (security.MAX_BODY + 1)
        assert await reason(await ann.http.post("/api/tables", content=huge), 413) == "server-too-big"
        huge = b" " * (security.MAX_RECORD + 1)
        assert await reason(await ann.http.post("/api/records", content=huge), 413) == "server-too-big"


async def test_posts_from_another_site_are_refused(server):
    async with server.person() as ann:
        foreign = {"origin": "http://evil.example"}
        answer = await ann.http.post("/api/tables", json=wish("emerald", "me", "bot"), headers=foreign)
        assert await reason(answer, 403) == "server-origin"
        answer = await ann.http.post("/api/records", content=b"{}", headers=foreign)
        assert await reason(answer, 403) == "server-origin"


async def test_too_many_posts(server):
    server.app.state.posts = AddressLimits(3, 0.001)
    async with server.person() as ann:
        answers = [await ann.http.post("/api/tables", json={}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [422, 422, 422, 429]


async def test_the_cookie_is_for_the_server_alone(server):
    async with server.person() as ann:
        answer = await ann.http.post("/api/tables", json=wish("emerald", "me", "bot"))
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie
        secret = ann.http.cookies["gemhoard"]
        row = await server.app.state.store.load(answer.json()["table"])
        assert secret not in repr(vars(row)) and len(row.seats[0].holder) == 64


async def test_a_name_is_one_line_of_text(server):
    async with server.person() as ann:
        table = await ann.make("kadora", "me:  <img src=x>\n\u202e hi ", "here:Žofie 🐉", "bot:squire")
        async with ann.at(table) as line:
            names = [seat["name"] for seat in (await line.until("table"))["seats"]]
    assert names == ["<img src=x> hi", "Žofie 🐉", ""]


# ------------------------------------------------------------------ friends


async def test_friends_join_by_link_or_code_and_change_seats_until_the_start(server):
    async with server.person() as ann, server.person() as bo, server.person() as cas:
        table = await ann.make("emerald", "me:Ann", "friend", "friend", "friend")
        async with ann.at(table) as line, bo.at(table) as stranger:
            told, seen = await line.until("table"), await stranger.until("table")
            assert told["mine"] == [0] and not told["started"]
            assert seen["mine"] == [] and seen["code"] is None and seen["invitation"] is None
            assert seen["seats"][0]["here"] and not seen["seats"][1]["here"]
            typed = f"{told['code'][:3].lower()}-{told['code'][3:]} "
            assert (await bo.http.get(f"/api/codes/{typed}")).json() == {"table": table}
            assert (await bo.join(table, typed, 1, "Bo")).status_code == 201
            assert (await cas.join(table, told["invitation"], 3, "Cas")).status_code == 201
            assert await line.refused(type="act", seat=0, number=0, action=0) == "server-not-started"
            assert await stranger.refused(type="start") == "server-only-players"
            async with bo.at(table) as bos:
                await bos.send(type="seat", seat=1, to=2, name="Bo B")
                told = await bos.until("table", mine=[2])
                assert [seat["kind"] for seat in told["seats"]] == ["person", "free", "person", "person"]
                assert await bos.refused(type="seat", seat=2, to=3, name="Bo") == "server-seat-taken"
                assert await bos.refused(type="seat", seat=2, to=4, name="Bo") == "server-no-seat"
                assert await bos.refused(type="seat", seat=0, to=1, name="Bo") == "server-not-your-seat"
                await bos.send(type="seat", seat=2, to=2, name="Bob")
                await bos.until("table")
                await bos.send(type="start")
                told = await bos.until("table", started=True)
                assert [s["kind"] for s in told["seats"]] == ["person", "bot", "person", "person"]
                assert told["seats"][2]["name"] == "Bob" and told["code"] is None
                assert await bos.refused(type="start") == "server-started"
                assert await bos.refused(type="seat", seat=2, to=2, name="B") == "server-started"
            assert await reason(await bo.http.get(f"/api/codes/{typed}"), 404) == "server-no-code"
            late = await cas.join(table, told["invitation"], 1)
            assert await reason(late, 409) == "server-started"


async def test_one_of_many_gets_the_seat(server):
    people = [server.person() for _ in range(6)]
    table = await people[0].make("kadora", "me:Ann", "friend")
    async with people[0].at(table) as line:
        invitation = (await line.until("table"))["invitation"]
        answers = await asyncio.gather(*(each.join(table, invitation, 1) for each in people[1:]))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]
        loser = next(answer for answer in answers if answer.status_code == 409)
        assert await reason(loser, 409) == "server-seat-taken"
    for each in people:
        await each.http.aclose()


async def test_no_seat_without_an_invitation(server):
    async with server.person() as ann, server.person() as bo:
        table = await ann.make("kadora", "me", "friend")
        for invitation in ("", "x", table, "ž", "BBBBBB", ann.http.cookies["gemhoard"]):
            assert await reason(await bo.join(table, invitation, 1), 403) == "server-not-invited"
        assert await reason(await bo.join("nothing1", "x", 1), 404) == "server-no-table"
        code = (await server.app.state.store.load(table)).code
        assert await reason(await bo.join(table, code, 2), 404) == "server-no-seat"
        assert await reason(await bo.join(table, code, 0), 409) == "server-seat-taken"


@pytest.mark.parametrize("game", GAMES)
async def test_at_the_table_no_seed_deals_and_no_seed_rolls(server, game, monkeypatch):
    """Whoever knows many open cards could try all seeds, and find what lies face down."""
    monkeypatch.setattr("gemhoard.games.game.new_rng", lambda seed: pytest.fail("dealt from a seed"))
    monkeypatch.setattr("gemhoard.games.game.below", lambda rng, n: pytest.fail("rolled from a seed"))
    async with server.person() as ann:
        tables = [await ann.make(game, "me", "here") for _ in range(3)]
        setups = [(await server.live_tables.get(table)).row.setup for table in tables]
        assert setups[0] != setups[1] != setups[2] != setups[0]


# ------------------------------------------------------------------ after the end


async def test_replay_and_download_after_the_end_and_upload_again(server):
    async with server.person() as ann:
        table = await ann.make("kadora", "me:Ann", "bot:squire")
        for path in ("replay", "record.json"):
            assert await reason(await ann.http.get(f"/api/tables/{table}/{path}"), 409) == "server-not-over"
            assert await reason(await ann.http.get(f"/api/tables/nothing1/{path}"), 404) == "server-no-table"
        async with ann.at(table) as line:
            await line.look(0)
            await line.play_on(0)
            assert (await line.act(0, 0))["reason"] == "error-over"
            assert (await line.undo(0))["reason"] == "server-cannot-undo"
            assert (await line.look(None))["position"]["view"] == line.position["view"]
        replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
        assert replay["names"] == ["Ann", ""] and replay["result"]
        record = await ann.http.get(f"/api/tables/{table}/record.json")
        assert "attachment" in record.headers["content-disposition"]
        assert [step["words"] for step in replay["steps"]][1:] == record.json()["actions"]
        uploaded = await ann.http.post("/api/records", content=record.content)
        assert uploaded.status_code == 201 and uploaded.json()["table"] != table
        again = (await ann.http.get(f"/api/tables/{uploaded.json()['table']}/replay")).json()
        assert again["steps"] == replay["steps"] and again["result"] == replay["result"]


async def test_names_go_with_a_record_if_wanted_and_come_back_with_it(server):
    async with server.person() as ann:
        table = await ann.make("kadora", "me:Ann <b>", "bot:squire")
        async with ann.at(table) as line:
            await line.look(0)
            await line.play_on(0)
        plain = (await ann.http.get(f"/api/tables/{table}/record.json")).json()
        named = (await ann.http.get(f"/api/tables/{table}/record.json?names=true")).json()
        assert named == plain | {"names": ["Ann <b>", ""]}
        uploaded = (await ann.http.post("/api/records", json=named)).json()["table"]
        assert (await ann.http.get(f"/api/tables/{uploaded}/replay")).json()["names"] == ["Ann <b>", ""]


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["Ann"], "error-record-names"),
        (["Ann", 7], "error-record-names"),
        ("Ann", "error-record-names"),
        (["Ann", "x" * 25], "server-long-name"),
        (["Ann", "\u200b\u202e"], "server-name"),
    ],
)
async def test_names_of_a_record_are_checked_like_any(server, names, why):
    record = random_record(GAMES["emerald"], 2, seed=2).to_json() | {"names": names}
    async with server.person() as ann:
        assert await reason(await ann.http.post("/api/records", json=record), 422) == why
        record["names"] = ["  Ann\n\tB ", "\u202eBo"]
        table = (await ann.http.post("/api/records", json=record)).json()["table"]
        assert (await ann.http.get(f"/api/tables/{table}/replay")).json()["names"] == ["Ann B", "Bo"]


async def test_a_record_that_stops_half_way_can_be_looked_at_and_not_played_on(server):
    record = random_record(GAMES["emerald"], 3, seed=2).to_json()
    record["actions"], record["result"] = record["actions"][:9], None
    async with server.person() as ann:
        table = (await ann.http.post("/api/records", json=record)).json()["table"]
        replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
        assert len(replay["steps"]) == 10 and replay["result"] is None
        async with ann.at(table) as line:
            told = await line.until("table")
            assert told["over"] and told["mine"] == []
            assert (await line.look(0))["position"]["choices"] == []
            assert await line.refused(type="act", seat=0, number=9, action=0) == "server-not-your-seat"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": "chess"}, "error-record-format"),
        ({"version": 2}, "error-record-version"),
        ({"game": "chess"}, "error-record-game"),
        ({"players": 9}, "error-players"),
        ({"setup": {}}, "error-setup-count"),
        ({"actions": ["draw left"]}, "error-record-action refused-place-first"),
        ({"actions": ["dance"]}, "error-record-action error-words"),
        ({"actions": ["\ud800"]}, "error-record-action error-words"),
        ({"actions": [""] * 10_001}, "server-record-long"),
        ({"result": {"scores": [0, 0], "winners": []}}, "server-record-differs"),
    ],
)
async def test_records_that_do_not_keep_to_the_rules(server, changes, why):
    record = random_record(GAMES["kadora"], 2, seed=2).to_json() | changes
    async with server.person() as ann:
        answer = await ann.http.post("/api/records", content=json.dumps(record))
        first, *second = why.split()
        assert await reason(answer, 422) == first
        assert [cause["reason"] for cause in [answer.json()["cause"]] if cause] == second


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "json"),
        (b"{", "json"),
        (b"[]", "format"),
        (b"null", "format"),
        (b"\xff\xfe\x00", "text"),
        (b"[" * 100_000, "nested"),
        (b"9" * 6000, "text"),
    ],
)
async def test_files_that_are_no_records(server, text, why):
    async with server.person() as ann:
        assert await reason(await ann.http.post("/api/records", content=text), 422) == f"error-record-{why}"
