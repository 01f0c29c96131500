"""Data that are damaged in ways that Polars does not expect: one line each, too."""

import os
import shutil

import polars as pl
import pytest
from study.command import SMALL, refused

from gemhoard.study.plan import StudyPlan
from gemhoard.study.storage import Checkpoint, Origin, StudyError, read_study, read_table, write_table

PLAN = StudyPlan("kadora", (2, 3), "random", "random", 3, 1)


def torn(path) -> None:
    """A file of 1,000 rows, of which a page says that it holds 999: Polars panics."""
    write_table(path, pl.DataFrame({"a": [1] * 1000}), Origin.here(PLAN))
    thousand, fewer = b"\xd0\x0f", b"\xce\x0f"
    before, first, rest = path.read_bytes().split(thousand, 2)
    path.write_bytes(thousand.join([before, first]) + fewer + rest)


def test_a_torn_table_makes_polars_panic(tmp_path):
    torn(tmp_path / "torn.parquet")
    with pytest.raises(StudyError) as broken:
        read_table(tmp_path / "torn.parquet")
    assert isinstance(broken.value.__cause__, pl.exceptions.PanicException)


def test_a_torn_table_is_refused_in_one_line(copy, capfd):
    game, folder = copy
    torn(folder / "seats.parquet")
    assert "seats.parquet is broken, or no Parquet file" in refused(capfd, game, "--from", folder)
    os.write(2, b"heard again")
    assert capfd.readouterr().err == "heard again"


def test_where_there_is_no_error_output_a_study_is_read_too(copy, monkeypatch):
    monkeypatch.setattr("sys.stderr", None)
    monkeypatch.setattr("os.dup", lambda handle: pytest.fail("there is nothing to keep"))
    assert len(read_study(copy[1]).games)


def test_a_torn_part_is_refused_in_one_line(capfd, tmp_path):
    checkpoint = Checkpoint(tmp_path, Origin.here(PLAN))
    checkpoint.folder.mkdir()
    for job in PLAN.jobs():
        torn(checkpoint.path(job))
    broken = checkpoint.path(next(PLAN.jobs()))
    assert f"{broken} is broken; delete it" in refused(capfd, "kadora", *SMALL, "--out", tmp_path)


@pytest.mark.parametrize(
    "damage", [b'{"game"\0', b'{"gome":', b'["game",', b"\xff\xff\xff\xff\xff\xff\xff\xff"]
)
def test_a_damaged_stamp_is_refused_in_one_line(copy, capfd, damage):
    game, folder = copy
    path = folder / "rules.parquet"
    content = path.read_bytes()
    assert b'{"game":' in content
    path.write_bytes(content.replace(b'{"game":', damage))
    assert "rules.parquet is broken, or no Parquet file" in refused(capfd, game, "--from", folder)


def test_a_table_under_the_name_of_another_is_refused_in_one_line(copy, capfd):
    game, folder = copy
    shutil.copy(folder / "rules.parquet", folder / "events.parquet")
    err = refused(capfd, game, "--from", folder)
    assert "events.parquet is broken: its columns are not those of the events" in err


def test_a_table_with_text_in_the_place_of_numbers_is_refused_in_one_line(copy, capfd):
    game, folder = copy
    table, origin = read_table(folder / "seats.parquet")
    write_table(folder / "seats.parquet", table.with_columns(score=pl.lit("many")), origin)
    assert "its columns are not those of the seats" in refused(capfd, game, "--from", folder)


def test_older_tables_with_narrower_numbers_are_read(copy):
    _, folder = copy
    study = read_study(folder)
    table, origin = read_table(folder / "seats.parquet")
    write_table(folder / "seats.parquet", table.with_columns(pl.col("score").cast(pl.Int16)), origin)
    assert read_study(folder).seats.equals(study.seats)
