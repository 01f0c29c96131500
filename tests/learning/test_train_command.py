"""`gemhoard train`: what it says when something is wrong. Its outcome is tested beside this."""

import os
from pathlib import Path

import pytest
from command import run

from gemhoard.bots.weights import to_bytes
from gemhoard.cli import main
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.learning import TrainingSettings
from gemhoard.learning.training import random_network

TINY = ("--games", "1", "--simulations", "1", "--deals", "1", "--minutes", "0.0001", "--workers", "1")


def refused(capsys, *arguments: str) -> str:
    """What is wrong, perhaps behind what went well."""
    code, _, err = run(capsys, "train", *arguments)
    assert code == 2 and err.startswith("gemhoard: ") and err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("kadora", "--folder", "OUT", "--workers", "0"), "--workers must be from 1"),
        (("kadora", "--folder", "/dev/null/x"), "Not a directory"),
        (("kadora", "--folder", "OUT", "--against", "/dev/null"), "/dev/null"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys, tmp_path, arguments, words):
    folder = tmp_path / "out"
    assert words in refused(capsys, *(str(folder) if each == "OUT" else each for each in arguments))
    assert not folder.exists()


def test_a_game_without_features_cannot_be_learned(capsys, tmp_path, monkeypatch):
    """A network of nothing would be trained, and learn nothing."""
    game, folder = GAMES["kadora"], tmp_path / "out"
    monkeypatch.setattr(type(game), "rules", game.rules._replace(write_features=None))
    monkeypatch.setattr("gemhoard.learning.train", lambda *asked: None)
    assert "kadora has no features" in refused(capsys, "kadora", "--folder", str(folder), *TINY)
    assert not folder.exists()


def test_without_a_folder_it_goes_below_this_one_and_says_so(capsys, tmp_path, monkeypatch):
    trained = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("gemhoard.learning.train", lambda *asked: trained.append(asked[1]))
    assert main(["train", "kadora", *TINY]) == 0
    assert capsys.readouterr().out.startswith("training/kadora: ")
    assert trained == [Path("training/kadora")] and (tmp_path / "training/kadora").is_dir()


@pytest.mark.parametrize(
    ("asked", "settings"),
    [
        ((), TrainingSettings()),
        (("--deals", "7"), TrainingSettings(deals=7)),
        (TINY, TrainingSettings(games=1, simulations=1, deals=1)),
    ],
)
def test_what_is_not_asked_for_is_as_the_plan_has_it(tmp_path, monkeypatch, asked, settings):
    planned = []
    monkeypatch.setattr("gemhoard.learning.train", lambda *train: planned.append(train[2]))
    assert main(["train", "kadora", "--folder", str(tmp_path), *asked]) == 0
    assert planned == [settings]


@pytest.mark.parametrize("begins_with", [None, "own.npz"])
def test_against_a_network_it_begins_with_it_unless_told(tmp_path, monkeypatch, begins_with):
    game, given = GAMES["kadora"], []
    rival, own = game.network, tmp_path / "own.npz"
    own.write_bytes(to_bytes(random_network(game, seed=1)))
    monkeypatch.setattr("gemhoard.learning.train", lambda *train: given.append(train[-2:]))
    start = ("--from", str(own)) if begins_with else ()
    assert main(["train", "kadora", "--folder", str(tmp_path), "--against", str(rival), *start, *TINY]) == 0
    assert given == [((own if begins_with else rival).read_bytes(), rival.read_bytes())]


def test_ctrl_c_says_what_is_kept_and_how_to_go_on(capsys, tmp_path, monkeypatch):
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gemhoard.learning.train", stop)
    assert main(["train", "kadora", "--folder", str(tmp_path), *TINY]) == 130
    said = f"gemhoard: stopped; {tmp_path} has what is finished; run the same command to continue\n"
    assert capsys.readouterr().err == said


@pytest.mark.skipif(INTERPRETED, reason="whole games of searches need compiled rules")
def test_a_full_disk_leaves_nothing_half_written(capsys, tmp_path, monkeypatch):
    def full(handle, mode):
        os.close(handle)
        return open("/dev/full", mode)

    monkeypatch.setattr("gemhoard.files.os.fdopen", full)
    err = refused(capsys, "kadora", "--folder", str(tmp_path), *TINY)
    assert err.startswith(f"gemhoard: {tmp_path}/parts/") and err.endswith(": No space left on device\n")
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]
