"""`gemhoard arena`, run as a person runs it."""

import errno
import itertools
import json
import os
import pty
import re
import signal
import subprocess
import sys

import command
import own_bot
import pytest
from pools import FakePool

from gemhoard.arena import checkpoint
from gemhoard.games.engine import INTERPRETED
from gemhoard.jobs import PoolError


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    return command.run(capsys, "arena", *arguments)


def without_times(path) -> dict:
    kept = json.loads(path.read_text())
    for line in kept["table"]:
        del line["mean_ms"], line["slowest_ms"]
    for deal in kept["results"]:
        for game in deal["games"]:
            game["timings"] = [thought["moves"] for thought in game["timings"]]
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
    monkeypatch.setattr("gemhoard.jobs.cores", lambda: 2)
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
        (("emerald", "--bots", "random,greedy", "--option", "flying=true"), "flying"),
        (("emerald", "--bots", "random,greedy", "--option", "passing=maybe"), "(E3.1)"),
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
        # After a hundred deals, the first of them is surely finished too.
        while not re.search(rb"\d{3}/1000000 deals, ", shown):
            shown += os.read(terminal, 1000)
        # As a terminal does: to all processes at once.
        os.killpg(child.pid, signal.SIGINT)
        out, _ = child.communicate(timeout=60)
    assert child.returncode == 130
    assert b"of 1000000 deals" in out and b"Traceback" not in shown
    kept = json.loads(file.read_text())
    assert kept["complete"] is False and len(kept["results"]) >= kept["deals"] > 0
    os.close(terminal)


# ------------------------------------------------------------------ stop and go on


SMALL = ("kadora", "--bots", "random,random", "--workers", "1")


@pytest.fixture
def played(monkeypatch) -> list[int]:
    """The deals that are played from now on."""
    deals: list[int] = []
    use_pool(monkeypatch, lambda deal: deals.append(deal))
    return deals


def use_pool(monkeypatch, before) -> None:
    """The pool does something before each deal."""

    def play(function, jobs):
        for number, job in enumerate(jobs):
            before(job.deal)
            yield number, function(job)

    monkeypatch.setattr("gemhoard.jobs.LocalPool", lambda workers: FakePool(play))


def fails_at(number: int, error: BaseException):
    def check(deal: int) -> None:
        if deal == number:
            raise error

    return check


def test_a_match_goes_on_from_its_file(capsys, tmp_path, played):
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    assert run(capsys, *SMALL, "--games", "5", "--json", str(whole))[0] == 0
    assert run(capsys, *SMALL, "--games", "2", "--json", str(parts))[0] == 0
    del played[:]
    code, out, err = run(capsys, *SMALL, "--games", "5", "--json", str(parts))
    assert (code, err, played) == (0, "", [2, 3, 4])
    assert out.startswith(f"continuing from 2 deals in {parts}\n") and "5 of 5 deals" in out
    assert without_times(parts) == without_times(whole)
    assert run(capsys, *SMALL, "--games", "3", "--json", str(parts))[0] == 0
    assert without_times(parts) == without_times(whole) and played == [2, 3, 4]


def test_a_match_that_was_stopped_goes_on(capsys, tmp_path, monkeypatch, played):
    file = tmp_path / "match.json"
    with monkeypatch.context() as stop:
        use_pool(stop, fails_at(3, KeyboardInterrupt()))
        code, out, err = run(capsys, *SMALL, "--games", "5", "--json", str(file))
    assert code == 130 and "3 of 5 deals" in out
    assert err == f"gemhoard: stopped; {file} has what is finished; run the same command to continue\n"
    assert run(capsys, *SMALL, "--games", "5", "--json", str(file))[0] == 0
    assert played == [3, 4] and json.loads(file.read_text())["complete"]


@pytest.mark.parametrize(
    ("finished", "said"),
    [
        (0, "no deal is finished yet; run the same command to start again"),
        (2, "only these figures are kept; with --json FILE the same command could continue"),
    ],
)
def test_a_match_that_was_stopped_says_what_is_kept(capsys, monkeypatch, finished, said):
    use_pool(monkeypatch, fails_at(finished, KeyboardInterrupt()))
    code, out, err = run(capsys, *SMALL, "--games", "5")
    assert (code, err) == (130, f"gemhoard: stopped; {said}\n")
    assert ("2 of 5 deals" in out) == bool(finished)


def test_the_standings_of_a_match_are_worked_out_once(capsys, tmp_path, monkeypatch):
    documents, document = [], checkpoint.document
    monkeypatch.setattr(checkpoint, "document", lambda *asked: documents.append(asked) or document(*asked))
    assert run(capsys, *SMALL, "--games", "1", "--json", str(tmp_path / "match.json"))[0] == 0
    assert len(documents) == 1


def test_a_match_is_kept_now_and_then(capsys, tmp_path, monkeypatch):
    file, written = tmp_path / "match.json", []
    monkeypatch.setattr("gemhoard.arena.checkpoint.INTERVAL", 0)
    monkeypatch.setattr("gemhoard.arena.checkpoint.INTERVAL_PER_WRITE", 0)
    monkeypatch.setattr("gemhoard.arena.checkpoint.write_whole", lambda _, content: written.append(content))
    assert run(capsys, *SMALL, "--games", "3", "--json", str(file))[0] == 0
    assert [json.loads(content)["deals"] for content in written] == [1, 2, 3, 3]


def test_a_cluster_that_is_lost_does_not_cost_what_is_finished(capsys, tmp_path, monkeypatch):
    file = tmp_path / "match.json"
    use_pool(monkeypatch, fails_at(2, PoolError("the Ray cluster was lost")))
    code, out, err = run(capsys, *SMALL, "--games", "5", "--json", str(file))
    assert (code, err) == (2, "gemhoard: the Ray cluster was lost\n") and "2 of 5 deals" in out
    assert json.loads(file.read_text())["deals"] == 2


def refused(capsys, file, *arguments: str) -> str:
    before = file.read_bytes()
    code, out, err = run(capsys, *arguments, "--json", str(file))
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert file.read_bytes() == before and [*file.parent.iterdir()] == [file]
    return err


@pytest.mark.parametrize("other", [("--seed", "2"), ("--players", "3"), ("--bots", "random,greedy")])
def test_another_match_is_not_written_over(capsys, tmp_path, other):
    file = tmp_path / "match.json"
    run(capsys, *SMALL, "--games", "1", "--json", str(file))
    assert "match.json holds another match, gemhoard arena kadora" in refused(capsys, file, *SMALL, *other)


def test_a_match_of_another_version_is_not_mixed_with_this(capsys, tmp_path, monkeypatch):
    file = tmp_path / "match.json"
    run(capsys, *SMALL, "--games", "1", "--json", str(file))
    monkeypatch.setattr("gemhoard.arena.report.program_hash", lambda: "another")
    assert "was played by another version" in refused(capsys, file, *SMALL)


def test_an_older_file_is_read(capsys, tmp_path):
    """What is called timings now was called thoughts, and every table had the usual options."""
    file = tmp_path / "match.json"
    run(capsys, *SMALL, "--games", "2", "--json", str(file))
    older = json.loads(file.read_text().replace('"timings"', '"thoughts"'))
    del older["options"], older["move_time"]
    file.write_text(json.dumps(older))
    code, out, _ = run(capsys, *SMALL, "--games", "3", "--json", str(file))
    assert code == 0 and "continuing from 2 deals" in out
    assert '"thoughts"' not in file.read_text()


def test_a_match_is_played_with_the_options_of_its_table(capsys, tmp_path):
    file, match = tmp_path / "match.json", ("emerald", "--bots", "random,random", "--workers", "1")
    passing = (*match, "--option", "passing=true", "--games", "2", "--json", str(file))
    assert run(capsys, *passing)[0] == 0
    kept = json.loads(file.read_text())
    assert "--bots random,random --option passing=true --games 2" in kept["command"]
    assert run(capsys, *passing)[0] == 0  # goes on
    assert "holds another match" in refused(capsys, file, *match)
    usual = run(capsys, *match, "--games", "2", "--json", str(tmp_path / "usual.json"))
    assert usual[0] == 0
    assert json.loads((tmp_path / "usual.json").read_text())["results"] != kept["results"]


def test_a_match_of_a_bot_that_was_changed_is_not_mixed_with_this(capsys, tmp_path, monkeypatch):
    file, source = tmp_path / "kept" / "match.json", tmp_path / "own.py"
    file.parent.mkdir()
    own_bot.install(monkeypatch, source, "own")
    match = ("kadora", "--bots", "own,random", "--workers", "1", "--games", "1")
    for _ in range(2):
        assert run(capsys, *match, "--json", str(file))[0] == 0
    own_bot.change(source)
    assert "was played by another version" in refused(capsys, file, *match)


@pytest.mark.parametrize("content", ["", "[]", "{}", "my diary", "\0\xff", '{"results": 3}'])
def test_what_is_no_match_is_not_written_over(capsys, tmp_path, content):
    file = tmp_path / "match.json"
    file.write_text(content)
    assert "match.json is no match that `arena --json` wrote" in refused(capsys, file, *SMALL)


def test_a_file_that_cannot_be_read_is_not_called_something_else(capsys, tmp_path, monkeypatch):
    file = tmp_path / "match.json"
    run(capsys, *SMALL, "--games", "1", "--json", str(file))

    def forbidden(path):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr("pathlib.Path.read_bytes", forbidden)
    code, out, err = run(capsys, *SMALL, "--json", str(file))
    assert (code, out, err) == (2, "", f"gemhoard: {file}: Permission denied\n")


@pytest.mark.parametrize("spoil", [lambda deal: deal["games"].pop(), lambda deal: deal["games"].clear()])
def test_a_deal_without_all_its_games_is_noticed(capsys, tmp_path, spoil):
    file = tmp_path / "match.json"
    run(capsys, *SMALL, "--games", "3", "--json", str(file))
    kept = json.loads(file.read_text())
    spoil(kept["results"][1])
    file.write_text(json.dumps(kept))
    assert "is no match" in refused(capsys, file, *SMALL)


def test_deals_that_were_finished_early_are_kept_and_do_not_count_yet(capsys, tmp_path, monkeypatch, played):
    whole, file = tmp_path / "whole.json", tmp_path / "match.json"
    assert run(capsys, *SMALL, "--games", "5", "--json", str(whole))[0] == 0

    def play(function, jobs):
        for number, job in [*enumerate(jobs)][::2]:
            yield number, function(job)
        raise KeyboardInterrupt

    with monkeypatch.context() as stop:
        stop.setattr("gemhoard.jobs.LocalPool", lambda workers: FakePool(play))
        code, out, _ = run(capsys, *SMALL, "--games", "5", "--json", str(file))
    assert code == 130 and "1 of 5 deals" in out
    assert [deal["deal"] for deal in json.loads(file.read_text())["results"]] == [0, 2, 4]
    del played[:]
    assert run(capsys, *SMALL, "--games", "5", "--json", str(file))[:1] == (0,)
    assert played == [1, 3] and without_times(file) == without_times(whole)


def test_a_test_that_is_sure_does_not_depend_on_what_was_finished_early(capsys, tmp_path, monkeypatch):
    sure = ("kadora", "--bots", "greedy,random", "--workers", "1", "--until-sure", "--edge", "20")
    files = [tmp_path / "in order.json", tmp_path / "early.json"]

    def play_in_sevens(function, jobs):
        numbered = enumerate(jobs)
        while seven := list(itertools.islice(numbered, 7)):
            yield from ((number, function(job)) for number, job in reversed(seven))

    for play, file in zip((None, play_in_sevens), files, strict=True):
        with monkeypatch.context() as other:
            if play:
                other.setattr("gemhoard.jobs.LocalPool", lambda workers: FakePool(play))  # noqa: B023
            assert run(capsys, *sure, "--json", str(file))[0] == 0
    assert without_times(files[0]) == without_times(files[1])
    assert json.loads(files[0].read_text())["deals"] % 7, "chosen so that some were finished early"


def test_an_error_of_the_disk_while_playing_is_one_line(capsys, monkeypatch):
    use_pool(monkeypatch, fails_at(2, OSError(errno.ENOSPC, "No space left on device")))
    code, out, err = run(capsys, *SMALL, "--games", "5")
    assert (code, err) == (2, "gemhoard: No space left on device\n") and "2 of 5 deals" in out


def test_a_full_disk_leaves_what_was_there(capsys, tmp_path, monkeypatch):
    def full(handle, mode):
        os.close(handle)
        return open("/dev/full", mode)

    file = tmp_path / "match.json"
    run(capsys, *SMALL, "--games", "2", "--json", str(file))
    before = file.read_bytes()
    monkeypatch.setattr("gemhoard.files.os.fdopen", full)
    code, out, err = run(capsys, *SMALL, "--games", "4", "--json", str(file))
    assert (code, err) == (2, f"gemhoard: {file}: No space left on device\n")
    assert "4 of 4 deals" in out and file.read_bytes() == before and [*tmp_path.iterdir()] == [file]
