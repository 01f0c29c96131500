"""The command line, run as a person runs it."""

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from command import refused, run

from gemhoard.games import GAMES
from gemhoard.record import random_record
from gemhoard.server.new_table import read_record
from gemhoard.server.store import Store


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(random_record(GAMES["kadora"], 3, 5, states=True).to_json()))
    return path


def change(path: Path, **fields: object) -> str:
    data = json.loads(path.read_text()) | fields
    changed = path.with_name("changed.json")
    changed.write_text(json.dumps(data))
    return str(changed)


def test_verify_counts_the_records_that_agree(capsys, record_file):
    assert run(capsys, "verify", str(record_file), str(record_file)) == (0, "2 records, 0 differ\n", "")


def test_verify_prints_the_first_difference(capsys, record_file):
    states = json.loads(record_file.read_text())["states"]
    states[3]["turn"], states[4]["turn"] = 9, 9
    path = change(record_file, states=states)
    turn = json.loads(record_file.read_text())["states"][3]["turn"]
    code, out, _ = run(capsys, "verify", path, str(record_file))
    assert code == 1
    assert out == f"{path}: action 3: state.turn: expected 9, got {turn}\n2 records, 1 differ\n"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "chess"}', "\x00", "9" * 5000])
def test_a_file_that_is_no_record_gets_one_line_and_exit_2(capsys, tmp_path, text):
    path = tmp_path / "no.json"
    path.write_text(text)
    for command in ("verify", "replay"):
        code, _, err = run(capsys, command, str(path))
        assert code == 2
        assert err.startswith(f"gemhoard: {path}: ") and err.count("\n") == 1


def test_a_truncated_file_and_one_of_bytes(capsys, record_file):
    text = record_file.read_bytes()
    record_file.write_bytes(text[: len(text) // 2])
    assert run(capsys, "verify", str(record_file))[0] == 2
    record_file.write_bytes(b"\xff\xfe\x00")
    assert run(capsys, "replay", str(record_file))[0] == 2


def test_a_missing_file_and_a_folder(capsys, tmp_path):
    for path in (tmp_path / "nothing.json", tmp_path):
        code, out, err = run(capsys, "verify", str(path))
        assert (code, out) == (2, "0 records, 0 differ\n")
        assert str(path) in err


def test_an_illegal_action_names_its_number_and_rule(capsys, record_file):
    code, _, err = run(capsys, "verify", change(record_file, actions=["draw left"], states=None, legal=None))
    assert code == 2
    assert "Action 1 of the record, “draw left”" in err and "(K3.3)" in err


def test_a_deal_that_lies(capsys, record_file):
    setup = json.loads(record_file.read_text())["setup"]
    setup["left"][0] = setup["left"][1]
    code, _, err = run(capsys, "verify", change(record_file, setup=setup))
    assert code == 2
    assert setup["left"][1] in err and "(K1.2)" in err


def test_replay_prints_a_state_a_line(capsys, record_file):
    code, out, _ = run(capsys, "replay", str(record_file))
    assert code == 0
    assert [json.loads(line) for line in out.splitlines()] == json.loads(record_file.read_text())["states"]


@pytest.mark.parametrize("game", GAMES)
def test_record_writes_what_verify_reads(capsys, tmp_path, game):
    code, out, _ = run(capsys, "record", game, "--players", "4", "--seed", "7", "--states")
    assert code == 0
    path = tmp_path / "r.json"
    path.write_text(out)
    assert run(capsys, "verify", str(path))[1] == "1 records, 0 differ\n"
    assert out == run(capsys, "record", game, "--players", "4", "--seed", "7", "--states")[1]
    assert out != run(capsys, "record", game, "--players", "4", "--seed", "8", "--states")[1]


def test_record_takes_options(capsys):
    _, out, _ = run(
        capsys, "record", "kadora", "--players", "2", "--seed", "1", "--option", "viewpoints=seats"
    )
    assert json.loads(out)["options"] == {"viewpoints": "seats"}
    _, out, _ = run(capsys, "record", "emerald", "--players", "2", "--seed", "1", "--option", "passing=true")
    assert json.loads(out)["options"] == {"passing": True}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("record", "chess", "--players", "2", "--seed", "1"), "there is no game 'chess'"),
        (("record", "emerald", "--players", "6", "--seed", "1"), "(E1.1)"),
        (("record", "kadora", "--players", "1", "--seed", "1"), "(K1.1)"),
        (("record", "kadora", "--players", "2", "--seed", "1", "--option", "missing=[9]"), "(K1.3)"),
        (("record", "kadora", "--players", "2", "--seed", "1", "--option", "colour=red"), "no option colour"),
        (("play", "chess"), "there is no game"),
        (("play", "emerald", "--players", "9"), "(E1.1)"),
        (("play", "emerald", "--bot", "hal"), "There is no bot"),
        (("play", "emerald", "--bot", "master:8@/no/such/file"), "/no/such/file"),
        (("play", "emerald", "--language", "fr"), "there is no language"),
        (("bench", "emerald", "--players", "7"), "(E1.1)"),
        (("bench", "emerald", "--seconds", "-1"), "--seconds"),
        (("bench", "emerald", "--seconds", "nan"), "--seconds"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys, arguments, words):
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert words in err and err.count("\n") == 1


def test_bench_reports_its_figures_as_json(capsys):
    code, out, _ = run(capsys, "bench", "kadora", "--players", "3", "--seconds", "0.05", "--json")
    figures = json.loads(out)
    assert code == 0
    assert figures["bytes_per_state"] == GAMES["kadora"].state_type.itemsize
    assert figures["actions_per_s"] > figures["games_per_s"] > 0
    assert re.search(r"games_per_s +[\d,.]+", run(capsys, "bench", "kadora", "--seconds", "0.05")[1])


def test_a_reader_that_has_seen_enough_is_no_error(record_file):
    program = [sys.executable, "-m", "gemhoard", "replay", str(record_file)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ) as child:
        assert child.stdout and child.stderr
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == b""


def test_a_broken_record_is_refused_in_the_readers_language(capsys, record_file, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    code, _, err = run(capsys, "verify", change(record_file, format="chess"))
    assert code == 2 and "Das ist kein Spielprotokoll" in err


@pytest.mark.parametrize(
    ("language", "arguments", "words"),
    [
        ("en_GB.UTF-8", ("play", "--language", "nl", "--bot", "hal"), "geen bot “hal”. Beschikbaar: random"),
        ("cs_CZ.UTF-8", ("play", "--bot", "master@/no/such/file"), "V „/no/such/file“ není žádná síť"),
        ("nl_NL.UTF-8", ("play", "--language", "de", "--players", "9"), "ist für 2 bis 5 Spieler"),
        (
            "nl_NL.UTF-8",
            ("record", "emerald", "--players", "9", "--seed", "1"),
            "voor 2 tot en met 5 spelers",
        ),
        ("de_DE.UTF-8", ("arena", "emerald", "--bots", "hal,random"), "Es gibt keinen Bot „hal“"),
        ("de_DE.UTF-8", ("bench", "emerald", "--players", "9"), "ist für 2 bis 5 Spieler"),
    ],
)
def test_what_the_rules_or_bots_refuse_is_said_in_ones_own_language(
    capsys, monkeypatch, language, arguments, words
):
    monkeypatch.setenv("LC_ALL", language)
    assert words in refused(capsys, *arguments)


def test_prune_says_what_it_would_delete_and_deletes_it_only_with_yes(capsys, tmp_path):
    prune = ["prune", "--db", str(tmp_path / "t.db"), "--older-than", "0"]
    assert run(capsys, *prune)[:2] == (0, "0 tables would be deleted; --yes does it\n")
    record = random_record(GAMES["kadora"], 2, seed=1).to_json()
    row, entries = read_record(json.dumps(record).encode())
    asyncio.run(keep(str(tmp_path / "t.db"), row, entries))
    assert run(capsys, *prune[:-1], "1")[:2] == (0, "0 tables would be deleted; --yes does it\n")
    for _ in range(2):
        assert run(capsys, *prune)[:2] == (0, f"{row.id}\n1 table would be deleted; --yes does it\n")
    assert run(capsys, *prune, "--yes")[:2] == (0, f"{row.id}\n1 table deleted\n")
    assert run(capsys, *prune)[1].startswith("0 tables")
    assert run(capsys, *prune[:-1], "-1")[0] == 2


async def keep(database, row, entries) -> None:
    store = Store(database)
    await store.open()
    await store.create(row, entries)
    await store.close()
    await asyncio.sleep(0.01)  # older than a moment


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["checkers"], "there is no game 'checkers'; available: emerald, kadora"),
        (["kadora", "--deals", "0"], "--deals must be more than 0"),
        (["kadora", "--minutes", "-1"], "--minutes must be more than 0"),
        (["kadora", "--minutes", "nan"], "--minutes must be more than 0"),
        (["kadora", "--folder", "{file}/inside"], "{file}/inside: Not a directory"),
    ],
)
def test_training_says_in_one_line_what_is_wrong(capsys, record_file, arguments, said):
    arguments = [each.format(file=record_file) for each in arguments]
    if "--folder" not in arguments:
        arguments += ["--folder", str(record_file.parent / "learned")]
    code, _, err = run(capsys, "train", *arguments)
    assert (code, err) == (2, f"gemhoard: {said.format(file=record_file)}\n")
    assert not (record_file.parent / "learned").exists()


def test_truth_asks_for_bots_that_there_are(capsys):
    code, _, err = run(capsys, "truth", "emerald", "--bots", "greedy,oracle")
    assert (code, err.count("\n")) == (2, 1)
    assert "oracle" in err
