"""Links to the page: which lead somewhere, what they say where they are shared, and what is kept of it."""

import html
import json
import re
from pathlib import Path

import pytest
from server.conftest import run_server

from gemhoard.games import GAMES
from gemhoard.server.previews import PICTURES
from gemhoard.words import LANGUAGES, say

pytestmark = pytest.mark.anyio

PUBLIC = Path(__file__).parents[2] / "web/public"
INDEX = '<!doctype html><html lang="en"><head><title>Gemhoard</title></head><body></body></html>'


@pytest.fixture
async def built(tmp_path):
    """A server with a page, whether or not the real one has been built."""
    page = tmp_path / "page"
    (page / PICTURES).mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    for path in (PUBLIC / PICTURES).glob("*.png"):
        (page / PICTURES / path.name).write_bytes(path.read_bytes())
    (page / "icon-192.png").write_bytes(b"png")
    (page / "manifest.webmanifest").write_bytes((PUBLIC / "manifest.webmanifest").read_bytes())
    (page / "service-worker.js").write_text("1")
    async with run_server(str(tmp_path / "t.db"), page) as server:
        yield server


def tags(text: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    return {name: html.unescape(content) for name, content in found}


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/new", "/new/", "/new/emerald", "/join", "/record"),
        *("/daily/kadora", "/daily/emerald/", "/daily/emerald/20778"),
        *("/rules/kadora", "/rules/kadora/cs", "/learn/kadora"),
        *("/puzzles/kadora", "/puzzles/emerald/17"),
        *("/table/{table}", "/replay/{table}", "/replay/{table}/0", "/replay/{table}/12"),
    ],
)
async def test_an_address_that_exists(built, path):
    async with built.person() as ann:
        table = await ann.make("kadora", "me:Ann", "friend")
        answer = await ann.http.get(path.format(table=table))
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        *("/nowhere", "/new/chess", "/new/emerald/now", "/join/me", "/index.html/x", "/assets"),
        *("/daily", "/daily/chess", "/daily/emerald/x", "/daily/emerald/1/2", "/daily/emerald/1234567"),
        *("/learn", "/learn/chess", "/learn/emerald/2"),
        *("/puzzles", "/puzzles/chess", "/puzzles/emerald/0", "/puzzles/emerald/x", "/puzzles/emerald/1/2"),
        *("/rules", "/rules/en/chess", "/rules/chess", "/rules/chess/en", "/rules/emerald/xx"),
        *("/table", "/table/nobody-laid-this", "/table/x", "/table/nobody-laid-this/1"),
        *("/replay/nobody-laid-this/0", "/replay/{table}/end", "/replay/{table}/1/2", "/replay/{table}/-1"),
    ],
)
async def test_an_address_that_does_not_exist_is_answered_by_the_page_as_404(built, path):
    async with built.person() as ann:
        table = await ann.make("kadora", "me:Ann", "bot:squire")
        answer = await ann.http.get(path.format(table=table))
    assert answer.status_code == 404 and "<body>" in answer.text
    assert say("en", "title-missing") in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_link_tells_what_it_leads_to_in_its_language(built, language):
    async with built.person() as ann:
        table = await ann.make("emerald", "me:Ann", "friend")
        for path, page, game in (
            (f"/?lang={language}", "start", None),
            (f"/new/kadora?lang={language}", "new", "kadora"),
            (f"/learn/kadora?lang={language}", "learn", "kadora"),
            (f"/puzzles/kadora/3?lang={language}", "puzzles", "kadora"),
            (f"/rules/emerald/{language}", "rules", "emerald"),
            (f"/table/{table}?lang={language}", "table", "emerald"),
            (f"/replay/{table}/0?lang={language}", "replay", "emerald"),
        ):
            answer = await ann.http.get(path)
            told = tags(answer.text)
            name = game and say(language, f"{game}-name")
            title = say(language, f"preview-{page}", game=name) if game else say(language, f"title-{page}")
            assert told["og:title"] == title
            means = say(language, f"{game}-pitch" if game else "preview-means")
            assert told["og:description"] == told["description"] == means
            assert told["og:url"] == f"{ann.address}{path}"
            assert f'<html lang="{language}">' in answer.text
            picture = await ann.http.get(told["og:image"].removeprefix(ann.address))
            assert told["og:image"].endswith(f"/{game or 'gemhoard'}-{language}.png")
            assert picture.headers["content-type"] == "image/png" and picture.content.startswith(b"\x89PNG")


async def test_what_a_page_will_need_is_asked_for_at_once(built, tmp_path):
    parts = ("texts:de", "texts:de/games", "page:table", "game:kadora", "game:emerald", "rulebook:kadora/de")
    names = {part: part.replace(":", "-").replace("/", "-") for part in parts}
    files = {part: [f"assets/{name}.{kind}" for kind in ("js", "css")] for part, name in names.items()}
    (tmp_path / "page" / "preloads.json").write_text(json.dumps(files))
    async with built.person() as ann:
        table = await ann.make("kadora", "me:Ann", "friend")
        for path, names in (
            ("/", ["texts-de"]),
            (f"/table/{table}", ["texts-de", "page-table", "texts-de-games", "game-kadora"]),
            ("/rules/kadora/de", ["texts-de", "texts-de-games", "rulebook-kadora-de"]),
        ):
            text = (await ann.http.get(f"{path}?lang=de")).text
            head, body = text.split("</head>")
            assert (
                re.findall(r'<link rel="modulepreload" crossorigin href="/assets/(.*?)\.js"', head) == names
            )
            # The frame of the page is drawn before these.
            assert re.findall(r'<link rel="stylesheet" crossorigin href="/assets/(.*?)\.css"', body) == names
            assert '<link rel="preload" as="fetch" crossorigin href="/api/games" />' in head


async def test_assets_come_compressed_to_browsers_that_can_read_it(built, tmp_path):
    assets = tmp_path / "page" / "assets"
    assets.mkdir(exist_ok=True)
    (assets / "some.js").write_text("let plain;")
    (assets / "some.js.br").write_bytes(b"packed")
    async with built.person() as ann:
        for accepted, encoding, content in (
            ("gzip, deflate, br;q=0.9", "br", b"packed"),
            ("gzip, deflate", None, b"let plain;"),
            ("broken", None, b"let plain;"),
        ):
            # As it was sent: nobody unpacks it here.
            request = ann.http.stream("GET", "/assets/some.js", headers={"accept-encoding": accepted})
            async with request as answer:
                assert b"".join([part async for part in answer.aiter_raw()]) == content
                assert answer.headers.get("content-encoding") == encoding
                assert answer.headers["content-type"].startswith("text/javascript")
                assert "immutable" in answer.headers["cache-control"]


async def test_without_a_word_in_the_link_it_is_the_readers_language(built):
    async with built.person() as ann:
        for wanted, language in (
            ("fr-FR, de;q=0.8, en;q=0.5", "de"),
            ("fr", "en"),
            ("", "en"),
            ("CS-cz", "cs"),
        ):
            answer = await ann.http.get("/?lang=xx", headers={"accept-language": wanted})
            assert f'<html lang="{language}">' in answer.text
            assert "accept-language" in answer.headers["vary"]


async def test_a_link_to_a_table_tells_nothing_of_it_but_the_game(built):
    async with built.person() as ann, built.person() as bo:
        table = await ann.make("kadora", "me:Annabella", "friend")
        row = (await built.live_tables.get(table)).row
        for path in (f"/table/{table}", f"/replay/{table}"):
            text = (await bo.http.get(path)).text
            for secret in ("Annabella", row.code, row.invitation, ann.http.cookies["gemhoard"]):
                assert secret not in text


@pytest.mark.parametrize(
    "host",
    [
        'evil"><script>alert(1)</script>',
        "a b",
        "evil.example/path",
        "x@evil.example",
        "",
        "[::1",
        "a:99999999",
    ],
)
async def test_no_address_is_made_of_a_host_that_is_none(built, host):
    async with built.person() as ann:
        answer = await ann.http.get("/rules/emerald/en", headers={"host": host})
    if answer.status_code == 400:  # The server under ours has refused it.
        return
    told = tags(answer.text)
    assert told["og:title"] and not {"og:url", "og:image"} & set(told)
    assert "evil" not in answer.text and "alert" not in answer.text


async def test_what_was_made_for_one_host_is_kept_for_no_other(built):
    async with built.person() as ann:
        answer = await ann.http.get("/", headers={"host": "evil.example"})
        assert answer.headers["cache-control"] == "no-cache" and "etag" not in answer.headers
        assert "evil.example" not in (await ann.http.get("/")).text


async def test_a_path_stays_text(built):
    async with built.person() as ann:
        answer = await ann.http.get("/new/%22%3E%3Cscript%3Ealert(1)%3C/script%3E")
    assert answer.status_code == 404 and "<script>" not in answer.text


async def test_how_long_files_are_kept(built):
    async with built.person() as ann:
        manifest = await ann.http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        for path in ("/manifest.webmanifest", "/service-worker.js", "/"):
            assert (await ann.http.get(path)).headers["cache-control"] == "no-cache"
        assert (await ann.http.get("/icon-192.png")).headers["cache-control"] == "public, max-age=86400"


def test_the_manifest_names_icons_that_there_are():
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert (PUBLIC / icon["src"].lstrip("/")).is_file()


def test_every_game_of_ours_has_a_picture_in_every_language():
    for name in ("gemhoard", *GAMES):
        for language in LANGUAGES:
            assert (PUBLIC / PICTURES / f"{name}-{language}.png").is_file()
