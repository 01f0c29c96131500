"""The commands `review` and `hint`."""

import json

import pytest
from coach.games import played
from command import refused, run


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    found = []
    for seed in (1, 2):
        record = played("kadora", 2, ["knight", "count"], seed)
        found.append(folder / f"{seed}.json")
        found[-1].write_text(json.dumps(record.to_json()))
    return found


def test_a_review_is_a_page_beside_the_record(capsys, files):
    code, out, _ = run(capsys, "review", files[0], "--language", "en")
    assert code == 0
    page = files[0].with_suffix(".html")
    assert out.splitlines()[-1] == str(page) and ("wins" in out or "share the win" in out)
    assert "Bot 0" in page.read_text()


def test_a_review_as_json_has_every_step(capsys, files):
    code, out, _ = run(capsys, "review", files[0], "--json")
    told = json.loads(out)
    assert code == 0 and len(told["moments"]) == len(json.loads(files[0].read_text())["actions"])
    assert len(told["ledger"]) == 3  # Two players and the virtual one.


def test_several_games_make_a_profile(capsys, files):
    code, out, _ = run(capsys, "review", *files, "--json", "--player", "Bot 0")
    kinds = {kind["verb"]: kind["count"] for kind in json.loads(out)}
    assert code == 0 and kinds["place"] > 20
    assert "no player" in refused(capsys, "review", *files, "--player", "Eve", "--language", "en").lower()


def test_a_hint_comes_step_by_step(capsys, files):
    code, out, _ = run(capsys, "hint", files[0], "--at", 10, "--language", "en")
    assert code == 0 and "Best: " in out
    assert "999" in refused(capsys, "hint", files[0], "--at", 999, "--language", "en")
    assert "Nobody" in refused(capsys, "hint", files[0], "--language", "en")
    assert refused(capsys, "hint", files[0], "--at", 3, "--why-not", "fly", "--language", "en")
