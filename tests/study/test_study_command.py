"""`gemhoard study`: what it writes, what it prints, and what it says when something is wrong."""

import builtins
import os
import pty
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest
from pools import FakePool, stopped_after
from study.command import SMALL, refused, run

from gemhoard.jobs import LocalPool
from gemhoard.study import storage
from gemhoard.study.plan import StudyPlan
from gemhoard.study.storage import TABLES, Checkpoint, Origin, read_study

# ------------------------------------------------------------------ what it writes


def test_it_writes_a_page_and_the_data_and_nothing_else(made):
    assert sorted(path.name for path in made[1].iterdir()) == sorted(
        [*(f"{name}.parquet" for name in TABLES), "study.html"]
    )


def test_the_data_are_tidy(made):
    study = read_study(made[1])
    assert study.games.filter(variant="").select("players", "deal").n_unique() == 6
    assert not study.games.select("players", "variant", "deal").is_duplicated().any()
    assert study.seats.group_by("players", "variant", "deal").agg(pl.col("win").sum())["win"].to_list() == (
        pytest.approx([1] * len(study.games))
    )


def test_the_report_is_made_anew_from_the_data_and_the_headlines_are_printed(made, capsys):
    game, folder = made
    page = (folder / "study.html").read_text()
    (folder / "study.html").unlink()
    code, out, err = run(capsys, game, "--from", folder)
    assert (code, err) == (0, "")
    assert f"gemhoard study {game} --bot random" in out and "start player wins" in out
    assert ("virtual player wins" in out) == (game == "kadora")
    assert (folder / "study.html").read_text() == page


@pytest.mark.slow
@pytest.mark.usefixtures("plain")
def test_two_workers_find_what_one_finds(made, capsys, tmp_path):
    game, folder = made
    if game == "kadora":
        pytest.skip("one game is enough, and processes are slow to start")
    again = ["2" if each == "1" else each for each in SMALL]
    assert run(capsys, game, *again, "--out", tmp_path)[0] == 0
    for name in TABLES:
        assert (tmp_path / f"{name}.parquet").read_bytes() == (folder / f"{name}.parquet").read_bytes()


@pytest.mark.usefixtures("plain")
def test_a_finished_study_is_not_played_again(copy, capsys, monkeypatch):
    game, folder = copy
    monkeypatch.setattr("gemhoard.study.run._add_results", lambda *_: pytest.fail("played again"))
    assert run(capsys, game, *SMALL, "--out", folder)[0] == 0


# ------------------------------------------------------------------ the page


class Checker(HTMLParser):
    """Tags in pairs, ids once, references that lead somewhere, text under every picture."""

    VOID = frozenset({"meta", "br", "hr", "img", "input", "link"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.references: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.note(tag, attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert "svg" in self.open, f"<{tag}/> outside of a picture"
        self.note(tag, attrs)

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, f"</{tag}> closes nothing"

    def note(self, tag, attrs):
        assert len(dict(attrs)) == len(attrs), f"<{tag}> says something twice"
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value)
            self.references += re.findall(r"url\(#([^)]*)\)", value or "")
            if name.endswith("href"):
                assert value.startswith("#")
                self.references.append(value[1:])


def test_the_page_is_sound_html(made):
    page = (made[1] / "study.html").read_text("utf-8")
    assert page.startswith("<!doctype html>\n") and '<html lang="en">' in page
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert checker.open == [] and len(checker.ids) == len(set(checker.ids))
    assert set(checker.references) <= set(checker.ids)
    assert checker.tags.count("svg") == checker.tags.count("figcaption") >= 10
    assert checker.tags.count("h1") == checker.tags.count("title") == 1


def test_the_page_stands_alone(made):
    page = (made[1] / "study.html").read_text("utf-8")
    assert "://" not in page and "src=" not in page and "@import" not in page
    assert not re.search("<(script|link|img|iframe|object)", page)
    # All colours are the style's, for light, dark and paper.
    assert not re.search("#[0-9a-f]{6}", page.split("</style>")[1])
    assert not re.search("nan|None|inf\\b", re.sub("<[^>]*>", "", page))


def test_the_page_names_rules_options_and_the_command(made):
    game, folder = made
    page = (folder / "study.html").read_text("utf-8")
    for words in {
        "emerald": ("E6.5 The catch", "Passing: Allowed", "Where does the dragon catch?"),
        "kadora": ("K3.4 First the column", "From each player&#x27;s side", "virtual player"),
    }[game]:
        assert words in page
    assert f"gemhoard study {game} --bot random --against random --players 2,3 --games 3 --seed 1" in page


# ------------------------------------------------------------------ stop and go on


@pytest.mark.usefixtures("plain")
def test_what_is_finished_is_kept(made, capsys, tmp_path, monkeypatch):
    game, folder = made
    with monkeypatch.context() as stopped:
        stopped.setattr("gemhoard.jobs.LocalPool", lambda workers: stopped_after(5))
        code, out, err = run(capsys, game, *SMALL, "--out", tmp_path)
    assert (code, out, err) == (130, "", "gemhoard: stopped; run the same command to continue\n")
    assert [path.name for path in tmp_path.iterdir()] == ["parts"]
    assert len(list((tmp_path / "parts").iterdir())) == 5
    with monkeypatch.context() as counted:
        plan = StudyPlan(game, (2, 3), "random", "random", 3, 1)
        counted.setattr("gemhoard.jobs.LocalPool", lambda workers: stopped_after(len(list(plan.jobs())) - 5))
        assert run(capsys, game, *SMALL, "--out", tmp_path)[0] == 0
    for name in TABLES:
        assert (tmp_path / f"{name}.parquet").read_bytes() == (folder / f"{name}.parquet").read_bytes()
    assert not (tmp_path / "parts").exists()


@pytest.mark.usefixtures("plain")
def test_the_order_in_which_jobs_are_finished_does_not_matter(made, capsys, tmp_path, monkeypatch):
    game, folder = made

    def backwards(function, jobs):
        yield from reversed([(number, function(job)) for number, job in enumerate(jobs)])

    monkeypatch.setattr("gemhoard.jobs.LocalPool", lambda workers: FakePool(backwards))
    assert run(capsys, game, *SMALL, "--out", tmp_path)[0] == 0
    for name in TABLES:
        assert (tmp_path / f"{name}.parquet").read_bytes() == (folder / f"{name}.parquet").read_bytes()


def test_a_broken_part_is_named(capsys, tmp_path):
    plan = StudyPlan("kadora", (2, 3), "random", "random", 3, 1)
    (tmp_path / "parts").mkdir()
    checkpoint = Checkpoint(tmp_path, Origin.here(plan))
    broken = checkpoint.path(next(plan.jobs()))
    for job in plan.jobs():
        checkpoint.path(job).write_bytes(b"half a")
    err = refused(capsys, "kadora", *SMALL, "--out", tmp_path)
    assert f"{broken} is broken; delete it" in err
    assert [path.name for path in tmp_path.iterdir()] == ["parts"]


@pytest.mark.usefixtures("plain")
def test_without_a_folder_it_goes_below_this_one_and_says_so(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, "kadora", *SMALL)
    assert (code, err) == (0, "")
    assert out.startswith("studies/kadora: ") and "The report: studies/kadora/study.html" in out
    assert (tmp_path / "studies/kadora/study.html").exists()


@pytest.mark.slow
def test_ctrl_c_ends_the_workers_and_says_how_to_go_on(tmp_path):
    terminal, inside = pty.openpty()
    program = [sys.executable, "-m", "gemhoard", "study", "kadora", "--bot", "random", "--workers", "1"]
    program += ["--games", "2000", "--players", "2", "--out", str(tmp_path / "new" / "folder")]
    with subprocess.Popen(
        program,
        stdout=subprocess.PIPE,
        stderr=inside,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
    ) as child:
        os.close(inside)  # Then reading ends where the child does.
        shown = b""
        while b" games, " not in shown:
            shown += os.read(terminal, 1000)
        os.killpg(child.pid, signal.SIGINT)
        out, _ = child.communicate(timeout=60)
    shown += os.read(terminal, 1000)
    assert (child.returncode, out) == (130, b"")
    assert b" left" in shown and b"run the same command to continue" in shown and b"Traceback" not in shown
    assert list((tmp_path / "new/folder/parts").glob("*.parquet"))
    os.close(terminal)


# ------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess", "--out", "OUT"), "there is no game 'chess'"),
        (("emerald", "--out", "OUT", "--from", "OUT"), "--out DIR"),
        (("emerald", "--out", "OUT", "--bot", "hal"), "hal"),
        (("emerald", "--out", "OUT", "--against", "hal"), "hal"),
        (("emerald", "--out", "OUT", "--players", "2,6"), "(E1.1)"),
        (("emerald", "--out", "OUT", "--players", "2;3"), "--players takes numbers"),
        (("emerald", "--out", "OUT", "--games", "0"), "--games"),
        (("emerald", "--out", "OUT", "--workers", "0"), "--workers"),
        (("emerald", "--out", "/dev/null"), "/dev/null"),
        (("emerald", "--out", "/dev/null/x"), "/dev/null"),
        (("emerald", "--out", "/proc/x"), "/proc"),
        (("emerald", "--from", "OUT"), "holds no finished study"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys, tmp_path, arguments, words):
    folder = tmp_path / "out"
    code, out, err = run(capsys, *(str(folder) if each == "OUT" else each for each in arguments))
    assert (code, out) == (2, "")
    assert words in err and err.count("\n") == 1 and err.startswith("gemhoard: ")
    assert not folder.exists()


def test_another_study_is_not_written_over(copy, capsys):
    game, folder = copy
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    err = refused(capsys, game, *SMALL, "--seed", 2, "--out", folder)
    assert "holds another study" in err and "--seed 1" in err
    assert before == {path.name: path.read_bytes() for path in folder.iterdir()}


def test_data_of_another_version_are_refused(copy, capsys, monkeypatch):
    game, folder = copy
    monkeypatch.setattr(storage, "VERSION", "99")
    assert "is a study of version 1; this program reads version 99" in refused(capsys, game, "--from", folder)


@pytest.mark.parametrize("content", [b"", b"not Parquet at all", b"PAR1" * 20])
def test_broken_data_are_refused(copy, capsys, content):
    game, folder = copy
    (folder / "seats.parquet").write_bytes(content)
    assert "seats.parquet" in refused(capsys, game, "--from", folder)


def test_data_of_something_else_are_refused(copy, capsys):
    game, folder = copy
    pl.DataFrame({"a": [1]}).write_parquet(folder / "rules.parquet")
    assert "rules.parquet is not of a study" in refused(capsys, game, "--from", folder)


def test_data_that_do_not_belong_together_are_refused(copy, capsys):
    game, folder = copy
    plan = StudyPlan(game, (2,), "greedy", "random", 1, 1)
    storage.write_table(folder / "skill.parquet", read_study(folder).skill, Origin.here(plan))
    assert "belong to different studies" in refused(capsys, game, "--from", folder)


def test_data_of_two_programs_do_not_belong_together(copy, capsys):
    game, folder = copy
    study = read_study(folder)
    storage.write_table(folder / "skill.parquet", study.skill, Origin(study.plan, "another"))
    assert "belong to different studies" in refused(capsys, game, "--from", folder)


def test_data_of_the_other_game_are_refused(copy, capsys):
    game, folder = copy
    other = {"emerald": "kadora", "kadora": "emerald"}[game]
    assert f"a study of {game}, not of {other}" in refused(capsys, other, "--from", folder)


def test_a_full_disk_leaves_nothing_half_written(capsys, tmp_path, monkeypatch):
    def full(handle, mode):
        os.close(handle)
        return open("/dev/full", mode)

    monkeypatch.setattr("gemhoard.files.os.fdopen", full)
    assert "No space left" in refused(capsys, "kadora", *SMALL, "--out", tmp_path)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


@pytest.mark.parametrize("package", ["polars", "matplotlib"])
def test_a_missing_package_names_its_extra(capsys, tmp_path, monkeypatch, package):
    real = builtins.__import__

    def missing(name, *rest):
        if name.split(".")[0] == package:
            raise ModuleNotFoundError(f"No module named {package!r}", name=package)
        return real(name, *rest)

    # What is imported again is put under `gemhoard` too: afterwards the old one must be there again.
    monkeypatch.setattr("gemhoard.study", sys.modules["gemhoard.study"])
    for name in [name for name in sys.modules if name.startswith("gemhoard.study")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", missing)
    err = refused(capsys, "kadora", "--out", tmp_path / "out")
    assert "gemhoard[lab]" in err and not (tmp_path / "out").exists()


# ------------------------------------------------------------------ any folder


def test_a_study_makes_its_folder(tmp_path, monkeypatch):
    from gemhoard.study.run import run as play

    monkeypatch.chdir(tmp_path)
    folder, plan = Path("new/folder"), StudyPlan("kadora", (2,), "random", "random", 2, 1)
    study = play(plan, folder, LocalPool(1), lambda done, of: None)
    assert len(read_study(folder).games) == len(study.games) == 2 * 7
