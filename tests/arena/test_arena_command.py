"""`gemhoard arena`, run as a person runs it."""

import json
import os
import pty
import signal
import subprocess
import sys

import pytest

from gemhoard import cli
from gemhoard.games.engine import INTERPRETED


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    try:
        code = cli.main(["arena", *arguments])
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def without_times(path) -> dict:
    kept = json.loads(path.read_text())
    for line in kept["table"]:
        del line["mean_ms"], line["slowest_ms"]
    for deal in kept["results"]:
        for game in deal["games"]:
            game["thoughts"] = [thought["moves"] for thought in game["thoughts"]]
    return kept


@pytest.mark.skipif(INTERPRETED, reason="whole games with greedy, slowly, and no rule is tested")
def test_the_table_and_the_file(capsys, tmp_path):
    file = tmp_path / "match.json"
    code, out, err = run(
        capsys, "kadora", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--json", str(file)
    )
    assert (code, err) == (0, "")
    assert "4 of 4 deals, 8 games" in out and "the virtual player wins" in out
    kept = json.loads(file.read_text())
    assert kept["command"] == "gemhoard arena kadora --players 2 --bots greedy,random --games 4 --seed 1"
    assert kept["complete"] and [line["games"] for line in kept["table"]] == [8, 8]
    assert [len(deal["games"]) for deal in kept["results"]] == [2] * 4
    assert len({deal["seed"] for deal in kept["results"]}) == 4
    assert sum(line["share"] for line in kept["table"]) + kept["virtual_share"] == pytest.approx(1)
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="the processes would be tested again, slowly")
def test_the_number_of_workers_changes_nothing(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("gemhoard.arena.cores", lambda: 2)
    for workers in ("1", "2"):
        file = str(tmp_path / workers)
        assert (
            run(
                capsys,
                "emerald",
                "--bots",
                "greedy,random",
                "--games",
                "9",
                "--workers",
                workers,
                "--json",
                file,
            )[0]
            == 0
        )
    assert without_times(tmp_path / "1") == without_times(tmp_path / "2")


@pytest.mark.skipif(INTERPRETED, reason="whole games with greedy, slowly, and no rule is tested")
def test_until_sure_states_its_hypotheses(capsys):
    code, out, _ = run(
        capsys,
        "kadora",
        "--bots",
        "greedy,random",
        "--games",
        "60",
        "--workers",
        "1",
        "--until-sure",
        "--edge",
        "20",
    )
    assert code == 0
    assert "H0: greedy is not better than random; H1: it wins 20 points more" in out
    assert "alpha 0.05, beta 0.05: better" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess", "--bots", "random,greedy"), "there is no game 'chess'"),
        (("emerald", "--bots", "random,hal"), "hal"),
        (("emerald", "--bots", "random"), "--bots takes two or more"),
        (("emerald", "--bots", "random,"), "no bot"),
        (("emerald", "--bots", "random,random,random", "--until-sure"), "--bots takes two names"),
        (("emerald", "--bots", "random,greedy", "--players", "6"), "(E1.1)"),
        (("emerald", "--bots", "random,greedy", "--players", "two"), "--players"),
        (("emerald", "--bots", "random,greedy", "--games", "0"), "--games"),
        (("emerald", "--bots", "random,greedy", "--games", "1e3"), "--games"),
        (("emerald", "--bots", "random,greedy", "--edge", "nan"), "--edge"),
        (("emerald", "--bots", "random,greedy", "--workers", "0"), "--workers"),
        (("emerald", "--bots", "random,greedy", "--workers", "9999"), "--workers"),
        (("emerald", "--bots", "random,greedy", "--json", "/"), "folder"),
        (("emerald", "--bots", "random,greedy", "--json", "/no/such/folder/x.json"), "/no/such/folder"),
        (("emerald",), "--bots"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys, arguments, words):
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert words in err and err.count("\n") == 1 and err.startswith("gemhoard: ")


def heed_interrupts() -> None:
    """What runs in the background of a script ignores Ctrl-C, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="the processes would be tested again, slowly")
def test_ctrl_c_prints_what_is_finished(tmp_path):
    file, (terminal, inside) = tmp_path / "match.json", pty.openpty()
    program = [sys.executable, "-m", "gemhoard", "arena", "emerald", "--bots", "random,random"]
    program += ["--games", "1000000", "--json", str(file)]
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=inside, start_new_session=True, preexec_fn=heed_interrupts
    ) as child:
        os.close(inside)  # Then reading ends where the child does.
        shown = b""
        while b"/1000000 deals, " not in shown:
            shown += os.read(terminal, 1000)
        # As a terminal does: to all processes at once.
        os.killpg(child.pid, signal.SIGINT)
        out, _ = child.communicate(timeout=60)
    assert child.returncode == 130
    assert b"of 1000000 deals" in out and b"Traceback" not in shown
    kept = json.loads(file.read_text())
    assert kept["complete"] is False and len(kept["results"]) == kept["deals"] > 0
    os.close(terminal)
