"""The command `puzzles`, and the file that it makes and continues."""

import json

import pytest
from command import refused, run
from pools import FakePool, stopped_after

from gemhoard.games import GAMES
from gemhoard.puzzles import make, read_puzzles
from gemhoard.puzzles.find import find_puzzles
from gemhoard.puzzles.make import begin, make_puzzles

EMERALD = GAMES["emerald"]


@pytest.fixture(scope="module")
def some():
    return next(found for number in range(20) if (found := find_puzzles("emerald", 1, number)))


@pytest.fixture
def every_game_has_one(monkeypatch, some):
    """And nobody waits for it."""
    monkeypatch.setattr(make, "find_puzzles", lambda name, seed, number: some[:1])


def test_what_is_found_is_kept_and_continued(tmp_path, every_game_has_one):
    file, done = tmp_path / "p.json.gz", []
    with pytest.raises(KeyboardInterrupt):
        make_puzzles(begin(EMERALD, 5, file), 9, file, stopped_after(3, done))
    assert len(read_puzzles(EMERALD, file).puzzles) == 3 and done == [0, 1, 2]

    def four_more(function, jobs):
        for number, job in enumerate(jobs):
            done.append(job)
            yield number, function(job)

    make_puzzles(begin(EMERALD, 6, file), 7, file, FakePool(four_more))
    made = read_puzzles(EMERALD, file)
    assert done == [0, 1, 2, 3, 4, 5, 6]
    assert (len(made.puzzles), made.searched, made.seed) == (7, 7, 5)  # A file keeps its seed.


def test_a_puzzle_is_read_as_it_was_written(tmp_path, some):
    file = tmp_path / "p.json.gz"
    made = begin(EMERALD, 1, file)
    made.puzzles += some
    file.write_bytes(made.content())
    again = read_puzzles(EMERALD, file)
    assert [each.to_json() for each in again.puzzles] == [each.to_json() for each in some]
    assert again.content() == made.content()


def test_the_file_is_written_where_it_is_asked_for(capsys, tmp_path, every_game_has_one):
    file = tmp_path / "p.json.gz"
    code, out, _ = run(capsys, "puzzles", "emerald", "--count", 2, "--workers", 1, "--out", file)
    assert code == 0 and out.strip() == f"{file}: 2 puzzles of 2 games"
    assert "kadora" in refused(capsys, "puzzles", "kadora", "--count", 3, "--out", file)


def test_what_is_wrong_is_said_before_the_search(capsys, tmp_path):
    broken = tmp_path / "broken.json.gz"
    broken.write_bytes(b"not packed")
    assert str(broken) in refused(capsys, "puzzles", "emerald", "--out", broken)
    assert "--count" in refused(capsys, "puzzles", "emerald", "--count", 0)
    assert "--seed" in refused(capsys, "puzzles", "emerald", "--seed", -1)
    assert "nowhere" in refused(capsys, "puzzles", "emerald", "--out", tmp_path / "nowhere/p.json.gz")


def test_the_same_puzzles_are_the_same_file(tmp_path, some):
    made = begin(EMERALD, 1, tmp_path / "p.json.gz")
    made.puzzles += some
    assert made.content()[3:8] == bytes(5)  # The head of a gzip file names neither a file nor a time.
    assert set(json.loads(json.dumps(some[0].to_json()))["record"]) == {
        *("players", "options", "first", "setup", "actions")
    }
