"""Which program played a study: games of different ones are not mixed."""

from pathlib import Path

import own_bot
import polars as pl
import pytest
from pools import stopped_after
from study.command import SMALL, refused, run

from gemhoard.study.plan import StudyPlan
from gemhoard.study.storage import TABLES, Checkpoint, Origin, read_study

ELSEWHERE = "These games were played by another version of the program."


@pytest.fixture
def another_program(monkeypatch) -> None:
    monkeypatch.setattr("gemhoard.arena.report.program_hash", lambda: "another")


def part_name(plan: StudyPlan, folder: Path) -> Path:
    return Checkpoint(folder, Origin.here(plan)).path(next(plan.jobs()))


def test_a_part_is_named_after_the_program_it_was_played_by(tmp_path, request):
    plan = StudyPlan("emerald", (2,), "random", "greedy", 1, 1)
    name = part_name(plan, tmp_path)
    assert part_name(plan, tmp_path) == name
    request.getfixturevalue("another_program")
    assert part_name(plan, tmp_path) != name


@pytest.mark.parametrize("place", [0, 1])
def test_a_part_is_named_after_what_is_in_the_network_that_a_bot_names(tmp_path, place):
    network, bots = tmp_path / "champion.npz", ["random", "random"]
    bots[place] = f"master@{network}"
    names = set()
    for content in (b"one", b"two"):
        network.write_bytes(content)
        names.add(part_name(StudyPlan("emerald", (2,), *bots, 1, 1), tmp_path))
    assert len(names) == 2


@pytest.mark.parametrize("bots", [("own", "random"), ("random", "own")])
def test_a_part_is_named_after_the_sources_of_an_external_bot(tmp_path, monkeypatch, bots):
    plan, source = StudyPlan("emerald", (2,), *bots, 1, 1), tmp_path / "own.py"
    own_bot.install(monkeypatch, source, "own")
    name = part_name(plan, tmp_path)
    own_bot.change(source)
    assert part_name(plan, tmp_path) != name


@pytest.mark.usefixtures("plain")
def test_parts_of_another_program_are_not_mixed_in(capsys, tmp_path, monkeypatch):
    with monkeypatch.context() as other:
        other.setattr("gemhoard.arena.report.program_hash", lambda: "another")
        other.setattr("gemhoard.jobs.LocalPool", lambda workers: stopped_after(2))
        assert run(capsys, "kadora", *SMALL, "--out", tmp_path)[0] == 130
    plan = StudyPlan("kadora", (2, 3), "random", "random", 3, 1)
    with monkeypatch.context() as stopped:
        stopped.setattr("gemhoard.jobs.LocalPool", lambda workers: stopped_after(len(list(plan.jobs())) - 1))
        assert run(capsys, "kadora", *SMALL, "--out", tmp_path)[0] == 130
    assert run(capsys, "kadora", *SMALL, "--out", tmp_path)[0] == 0
    assert read_study(tmp_path).origin == Origin.here(plan)


def test_a_finished_study_of_another_program_is_not_taken_for_ones_own(copy, capsys, request):
    game, folder = copy
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    request.getfixturevalue("another_program")
    err = refused(capsys, game, *SMALL, "--out", folder)
    assert f"{folder} was played by another version of the program" in err
    assert before == {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.usefixtures("plain")
def test_a_report_says_when_another_program_played(copy, capsys, request):
    game, folder = copy
    code, out, _ = run(capsys, game, "--from", folder)
    assert code == 0 and ELSEWHERE not in out + (folder / "study.html").read_text("utf-8")
    request.getfixturevalue("another_program")
    code, out, _ = run(capsys, game, "--from", folder)
    assert code == 0 and ELSEWHERE in out and ELSEWHERE in (folder / "study.html").read_text("utf-8")


def test_data_without_a_stamp_are_read_and_are_of_another_program(copy):
    _, folder = copy
    for name in TABLES:
        path = folder / f"{name}.parquet"
        stamp = {key: text for key, text in pl.read_parquet_metadata(path).items() if "played-by" not in key}
        stamp.pop("ARROW:schema", None)
        pl.read_parquet(path).write_parquet(path, metadata=stamp)
    assert read_study(folder).origin.played_by == "" and not read_study(folder).origin.is_here()


def test_a_network_that_is_gone_counts_as_another_program():
    assert not Origin(StudyPlan("kadora", (2,), "master@gone.npz", "random", 1, 1), "some").is_here()
