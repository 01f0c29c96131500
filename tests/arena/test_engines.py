"""Engines: any program that speaks the line protocol of docs/engines.md plays in the arena, or loses."""

import io
import json
import os
import re
import shlex
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import command
import pytest

from gemhoard.arena import DealJob, GameResult, Match, play_deal, split_names
from gemhoard.bots import BotError, bot_named
from gemhoard.engines import engine, engine_named
from gemhoard.engines import serve as serving
from gemhoard.engines.engine import position
from gemhoard.engines.serve import serve
from gemhoard.games import GAMES
from gemhoard.history import History

PROGRAM = Path(__file__).parents[1] / "engine_program.py"
GEMHOARD = Path(sys.executable).with_name("gemhoard")
SHORT = 200  # milliseconds, where the engine will not answer


def program(how: str = "legally") -> str:
    return f"engine:{shlex.join([sys.executable, str(PROGRAM), how])}"


def arena(capsys, *arguments: str) -> tuple[int, str, str]:
    return command.run(capsys, "arena", "kadora", "--games", "2", "--workers", "1", *arguments)


def played(match: Match, deal: int = 0) -> list[GameResult]:
    return play_deal(match.named_bots(), DealJob(match, deal))


# ------------------------------------------------------------------ playing


@pytest.mark.parametrize(("game", "players"), [("emerald", 2), ("kadora", 3)])
def test_a_program_that_knows_no_rule_plays_to_the_end(game, players):
    rows = played(Match(game, players, (program(), "random")))
    assert len(rows) == 2
    for row in rows:
        assert row.forfeit is None and len(row.scores) >= players
        assert all(timing.moves > 3 for timing in row.timings)


def test_what_it_says_on_its_error_output_does_not_matter(capsys):
    code, out, err = arena(capsys, "--bots", f"{program('complains')},random")
    assert (code, err) == (0, "")
    assert "2 of 2 deals, 4 games" in out and "lost by" not in out


@pytest.mark.parametrize(("game", "players"), [("emerald", 2), ("emerald", 3), ("kadora", 2), ("kadora", 5)])
def test_a_bot_of_ours_plays_as_an_engine_what_it_plays_directly(game, players):
    ours = f"engine:{GEMHOARD} engine squire"
    by_engine = played(Match(game, players, (ours, "greedy"), 5))
    directly = played(Match(game, players, ("squire", "greedy"), 5))
    assert [(row.winners, row.scores) for row in by_engine] == [(row.winners, row.scores) for row in directly]


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("gemhoard.jobs.cores", lambda: 2)
    kept = []
    for workers in ("1", "2"):
        file = tmp_path / workers
        bots = f"{program('on-one-side')},random"
        assert (
            arena(capsys, "--bots", bots, "--games", "5", "--workers", workers, "--json", str(file))[0] == 0
        )
        results = json.loads(file.read_text())["results"]
        kept.append(
            [(game["winners"], game["scores"], game["forfeit"]) for deal in results for game in deal["games"]]
        )
    assert kept[0] == kept[1]
    assert sum(forfeit is not None for *_, forfeit in kept[0]) == 5


# ------------------------------------------------------------------ what loses


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("crashes", r"ended by itself \(exit code 1\); its last output:  ?\[31mboom \[0m"),
        ("hangs", "did not answer within 400 ms"),
        ("nonsense", "not an answer: e2e4"),
        ("list", r"not an answer: \[1, 2\]"),
        ("other-type", "not an answer: {'type': 'ready'}"),
        ("illegal", "chose “resign”, which is not legal"),
        ("number", "chose “7”, which is not legal"),
        ("unhashable", "which is not legal"),
        ("floods", "not an answer: aaaaa"),
        ("twice", "not an answer: {"),
        ("never-ready", r"ended by itself \(exit code 3\); its last output: -"),
    ],
)
def test_an_engine_that_cannot_play_on_loses_with_one_line(capsys, how, says):
    move_time = SHORT if how == "hangs" else 60_000
    code, out, err = arena(
        capsys, "--bots", f"{program(how)},random", "--games", "1", "--move-time", str(move_time)
    )
    assert (code, err) == (0, "")
    lines = [line for line in out.splitlines() if line.startswith("deal 0, lost by engine:")]
    assert len(lines) == 2 and all(re.search(says, line) for line in lines)
    assert "\x1b" not in out
    table = {line.split("  ")[0]: line for line in out.splitlines()}
    assert "100.0%" in table["random"]


def test_the_others_share_the_win_and_the_match_goes_on():
    rows = played(Match("kadora", 3, (program("on-one-side"), "random", "greedy")), deal=1)
    assert len(rows) == 3
    for row in rows:
        if row.seating.index(0) == 1:
            assert row.winners == (0, 2) and row.scores == () and row.forfeit.bot == 0
        else:
            assert row.forfeit is None and len(row.scores) == 3


def test_an_engine_in_several_seats_loses_in_all_of_them():
    rows = played(Match("emerald", 3, (program("illegal"), "random")))
    assert [(row.seating, row.winners) for row in rows] == [((0, 1, 0), (1,)), ((1, 0, 1), (0, 2))]


def test_very_many_lines_are_cut_short(capsys):
    _, out, _ = arena(capsys, "--bots", f"{program('illegal')},random", "--games", "6")
    assert out.count("deal ") == 10 and "and 2 more games lost in such a way" in out


def test_an_engine_that_hangs_is_gone_afterwards():
    match = Match("kadora", 2, (program("hangs"), "random"), move_time=SHORT)
    assert played(match)[0].forfeit
    process = engine._running[match.named_bots()[0]]
    assert not process.is_running
    with pytest.raises(ProcessLookupError):
        os.kill(process.process.pid, 0)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
@pytest.mark.parametrize("has_begun", [True, False])
def test_an_engine_that_hangs_ends_with_the_process_that_plays(has_begun):
    start = f"""if True:
        import sys, time
        from gemhoard.engines.process import EngineProcess
        process = EngineProcess("engine", {[sys.executable, str(PROGRAM), "says-nothing"]})
        print(process.process.pid, flush=True)
        time.sleep(1000)
    """
    with subprocess.Popen([sys.executable, "-c", start], stdout=subprocess.PIPE, text=True) as player:
        pid = int(player.stdout.readline())
        while has_begun and "-ISc" in (Path("/proc") / str(pid) / "cmdline").read_text():
            time.sleep(0.05)
        player.kill()
    for _ in range(200):
        if is_gone(pid):
            break
        time.sleep(0.05)
    assert is_gone(pid)


def is_gone(pid: int) -> bool:
    """Also where nobody has asked yet how it ended."""
    stat = Path("/proc") / str(pid) / "stat"
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] in "ZX"


# ------------------------------------------------------------------ before a match, and after it


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("engine:", "needs a command"),
        ("engine:no-such-program-anywhere --fast", "no-such-program-anywhere: No such file"),
        ("engine:python 'x", "cannot be started: No closing quotation"),
        (program("from-the-future"), "speaks version 99 of the engine protocol, not 1"),
        (f"engine:{GEMHOARD} engine hal", "There is no bot “hal”"),
    ],
)
def test_what_is_wrong_with_an_engine_is_found_out_before_the_match(capsys, spec, says):
    code, out, err = arena(capsys, "--bots", f"random,{spec}")
    assert (code, out) == (2, "") and says in err and err.count("\n") == 1


def test_an_engine_that_does_not_say_who_it_is_is_not_waited_for_without_end(capsys, monkeypatch):
    monkeypatch.setattr(engine, "HELLO_SECONDS", 0.5)
    code, _, err = arena(capsys, "--bots", f"random,{program('says-nothing')}")
    assert code == 2 and "did not answer within 500 ms" in err


def test_a_limit_of_nothing_is_refused(capsys):
    assert "--move-time" in command.refused(
        capsys, "arena", "kadora", "--bots", "random,greedy", "--move-time", "0"
    )


def test_a_match_goes_on_from_its_file_unless_the_engine_is_another(capsys, tmp_path, monkeypatch):
    arguments = ("--bots", f"{program('on-one-side')},random", "--json", str(tmp_path / "match.json"))
    assert arena(capsys, *arguments)[0] == 0
    code, out, _ = arena(capsys, *arguments, "--games", "3")
    assert code == 0 and "continuing from 2 deals" in out and out.count("lost by") == 3
    monkeypatch.setenv("ENGINE_VERSION", "2")
    code, _, err = arena(capsys, *arguments, "--games", "4")
    assert code == 2 and "another version" in err
    monkeypatch.delenv("ENGINE_VERSION")
    code, _, err = arena(capsys, *arguments, "--games", "4", "--move-time", "9000")
    assert code == 2 and "another match" in err


def test_an_engine_that_becomes_another_one_ends_the_match(monkeypatch):
    match = Match("kadora", 2, (program(), "random"), move_time=12_345)
    bots = match.named_bots()
    monkeypatch.setenv("ENGINE_VERSION", "2")
    with pytest.raises(BotError, match="different version"):
        play_deal(bots, DealJob(match, 0))


def test_only_the_arena_starts_programs():
    with pytest.raises(BotError, match="There is no bot"):
        bot_named("engine:true")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("a,b", ("a", "b")),
        ("a,", ("a", "")),
        ('engine:x "1,2",b', ('engine:x "1,2"', "b")),
        ("a,engine:x '1,2' 3,b", ("a", "engine:x '1,2' 3", "b")),
    ],
)
def test_a_comma_in_quotes_belongs_to_the_command(text, names):
    assert split_names(text) == names


# ------------------------------------------------------------------ our side of the protocol


def test_a_bot_answers_line_by_line():
    game = GAMES["kadora"]
    where = position(History(game, game.new(2, seed=4)), 0, 7, 60_000)
    told = [{"type": "hello", "protocol": 1}, {"type": "new", "game": "kadora", "players": 2}, where]
    out = io.StringIO()
    serve("greedy", "v", [*map(json.dumps, told), '{"type": "quit"}', "never read"], out)
    hello, ready, chosen = map(json.loads, out.getvalue().splitlines())
    assert hello == {"type": "hello", "protocol": 1, "name": "gemhoard greedy", "version": "v"}
    assert ready == {"type": "ready"}
    assert chosen["type"] == "action" and chosen["action"] in where["legal"]


@pytest.mark.parametrize("line", ["go", "[1]", "{}", '{"type": "go"}'])
def test_what_is_no_message_is_said_in_one_line(line):
    done = subprocess.run(
        [GEMHOARD, "engine", "random"], input=line, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "docs/engines.md" in done.stderr and done.stderr.count("\n") == 1


def test_the_file_that_serves_runs_alone():
    """So `benchmarks/commit_engine.py` runs it in the environment of another commit."""
    alone = f"engine:{shlex.join([sys.executable, '-P', serving.__file__, 'random', 'of old'])}"
    match = Match("kadora", 2, (alone, "random"))
    assert match.named_bots()[0].identity == "gemhoard random of old"
    assert not any(row.forfeit for row in played(match))


def test_the_file_that_serves_uses_only_what_b0beb2d_has_too(tmp_path):
    """Later bots are measured by those of that commit. Run with its sources, and the packages of today."""
    found = subprocess.run(
        ["git", "archive", "b0beb2d", "src"], cwd=PROGRAM.parents[1], capture_output=True, timeout=60
    )
    if found.returncode:
        pytest.skip("this clone has no history")
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        archive.extractall(tmp_path, filter="data")
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "NUMBA_DISABLE_JIT": "1"}
    game = GAMES["kadora"]
    where = position(History(game, game.new(2, seed=4)), 0, 7, 60_000)
    lines = [{"type": "hello", "protocol": 1}, {"type": "new", "game": "kadora", "players": 2}, where]
    done = subprocess.run(
        [sys.executable, "-P", serving.__file__, "squire", "b0beb2d"],
        env=environment,
        input="\n".join(map(json.dumps, lines)),
        capture_output=True,
        text=True,
        timeout=200,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["type"] for each in answers] == ["hello", "ready", "action"], done.stderr
    assert answers[-1]["action"] in where["legal"]


def test_a_position_says_what_the_document_says():
    game = GAMES["emerald"]
    where = position(History(game, game.new(2, seed=4)), 0, 7, 1000)
    document = (PROGRAM.parents[1] / "docs" / "engines.md").read_text("utf-8")
    assert [*where] == re.findall(r"^\| `(\w+)` \|", document.partition("## A position")[2], re.M)


def test_the_identity_of_an_engine_is_what_it_says():
    assert engine_named(program(), 500).fingerprint == "first 1 500"
