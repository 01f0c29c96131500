"""The data of a study on disk: Parquet files, written atomically and stamped with a version."""

import hashlib
import io
import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import polars as pl

from gemhoard.arena.report import played_by
from gemhoard.errors import UserError
from gemhoard.files import silence, write_whole
from gemhoard.games import GAMES, Game
from gemhoard.study import to_tables
from gemhoard.study.plan import Question, StudyJob, StudyPlan

# Increase it whenever a table changes: a file of another version is refused.
VERSION = "1"
STAMP = "gemhoard-study"
PLAN = "gemhoard-study-plan"
PLAYED_BY = "gemhoard-study-played-by"
TABLES = ("games", "seats", "points", "rules", "events", "skill")
PAGE = "study.html"

_SMALL, _COUNT, _SCORE = pl.UInt8, pl.UInt32, pl.Int32
_SEATS = pl.List(_SMALL)
SCHEMAS: Mapping[Question, Mapping[str, Any]] = {
    "games": {
        "players": _SMALL,
        "variant": pl.String,
        "deal": _COUNT,
        "first": _SMALL,
        "decisions": _COUNT,
        "rolls": _COUNT,
        "turns": _COUNT,
        "ending": pl.String,
        "tie_breaks": _SMALL,
        "winners": _SEATS,
        "scores": pl.List(_SCORE),
        "points": pl.List(
            pl.Struct(
                {
                    "seat": _SMALL,
                    "source": pl.String,
                    "cards": _COUNT,
                    "value": _SCORE,
                    "points": _SCORE,
                }
            )
        ),
        "rules": pl.List(pl.Struct({"rule": pl.String, "times": _COUNT})),
        "events": pl.List(pl.Struct({"kind": pl.String, "field": _COUNT, "times": _COUNT})),
    },
    "skill": {
        "players": _SMALL,
        "deal": _COUNT,
        "seating": _SEATS,
        "winners": _SEATS,
        "scores": pl.List(_SCORE),
    },
}


# What Polars says of a broken file. The second is no Exception: it ends a program that does not expect it.
BROKEN = (pl.exceptions.PolarsError, pl.exceptions.PanicException)


class StudyError(UserError):
    """Data that cannot be read, or does not belong together."""


@dataclass(frozen=True)
class Origin:
    """What data come from: the same plan, played by the same program, gives the same data.

    Except with a bot that has a time budget: its decisions depend on the machine.
    """

    plan: StudyPlan
    played_by: str  # empty in data that are older than this stamp: no program of today

    @classmethod
    def here(cls, plan: StudyPlan) -> "Origin":
        """This program, with what is now in the files that the bots name."""
        return cls(plan, played_by(plan.bots()))

    def is_here(self) -> bool:
        return self == Origin.here(self.plan)


# ------------------------------------------------------------------ files


def write_table(path: Path, table: pl.DataFrame, origin: Origin) -> None:
    content = io.BytesIO()
    stamp = {STAMP: VERSION, PLAN: origin.plan.to_json(), PLAYED_BY: origin.played_by}
    table.write_parquet(content, compression="zstd", compression_level=19, metadata=stamp)
    write_whole(path, content.getvalue())


def read_table(path: Path) -> tuple[pl.DataFrame, Origin]:
    """A table, and what it comes from."""
    try:
        with silence():
            stamp = pl.read_parquet_metadata(path)
            if stamp.get(STAMP) == VERSION:
                origin = Origin(StudyPlan.from_json(stamp[PLAN]), stamp.get(PLAYED_BY, ""))
                return pl.read_parquet(path), origin
    except FileNotFoundError:
        raise StudyError(f"{path} is not there: {path.parent} holds no finished study") from None
    except (*BROKEN, KeyError, TypeError, ValueError) as error:
        raise StudyError(f"{path} is broken, or no Parquet file") from error
    raise StudyError(_other_version(path, stamp.get(STAMP)))


def _other_version(path: Path, version: str | None) -> str:
    if version is None:
        return f"{path} is not of a study"
    return f"{path} is a study of version {version}; this program reads version {VERSION}"


# ------------------------------------------------------------------ a finished study


@dataclass(frozen=True, eq=False)
class Study:
    """The tables, one row a game, a seat, and so on; docs/studies describes their columns."""

    origin: Origin
    games: pl.DataFrame
    seats: pl.DataFrame
    points: pl.DataFrame
    rules: pl.DataFrame
    events: pl.DataFrame
    skill: pl.DataFrame

    @property
    def plan(self) -> StudyPlan:
        return self.origin.plan

    @property
    def game(self) -> Game:
        return GAMES[self.plan.game]

    def write(self, folder: Path) -> None:
        # The games last: where they are, the study is finished.
        for name in reversed(TABLES):
            write_table(folder / f"{name}.parquet", getattr(self, name), self.origin)


def read_study(folder: Path) -> Study:
    read = {name: read_table(folder / f"{name}.parquet") for name in TABLES}
    tables = {name: _with_columns(folder, name, table) for name, (table, _) in read.items()}
    origins = {origin for _, origin in read.values()}
    if len(origins) > 1:
        raise StudyError(f"the files in {folder} belong to different studies")
    return Study(origins.pop(), **tables)


def _with_columns(folder: Path, name: str, table: pl.DataFrame) -> pl.DataFrame:
    """A table as it is written today: in older ones some numbers are narrower."""
    wanted = _columns()[name]
    if table.columns == wanted.names():
        with suppress(pl.exceptions.PolarsError):
            return table.cast(wanted)
    raise StudyError(f"{folder / name}.parquet is broken: its columns are not those of the {name}")


@cache
def _columns() -> dict[str, pl.Schema]:
    """Of each table of a study, as tables without rows have them."""
    games, skill = (pl.DataFrame(schema=SCHEMAS[question]) for question in ("games", "skill"))
    empty = {**to_tables.split_games(games), "skill": to_tables.split_skill(skill)}
    return {name: table.schema for name, table in empty.items()}


# ------------------------------------------------------------------ finished jobs


class Checkpoint:
    """The finished jobs of a study, one file each, until all are finished."""

    def __init__(self, folder: Path, origin: Origin) -> None:
        self.folder, self.played_by = folder / "parts", origin.played_by

    def path(self, job: StudyJob) -> Path:
        """Named after everything that the result depends on: the job, and the program with its networks."""
        name = f"{VERSION} {self.played_by} {job}"
        return self.folder / f"{hashlib.sha256(name.encode()).hexdigest()[:24]}.parquet"

    def has(self, job: StudyJob) -> bool:
        return self.path(job).exists()

    def add(self, job: StudyJob, rows: pl.DataFrame) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        content = io.BytesIO()
        rows.write_parquet(content)
        write_whole(self.path(job), content.getvalue())

    def read(self, jobs: Iterable[StudyJob], question: Question) -> pl.DataFrame:
        """The rows of one question, in the order of the jobs."""
        paths = [self.path(job) for job in jobs if job.question == question]
        return pl.concat([self._read(path) for path in paths])

    def _read(self, path: Path) -> pl.DataFrame:
        try:
            with silence():
                return pl.read_parquet(path)
        except BROKEN as error:
            raise StudyError(f"{path} is broken; delete it, and the same command plays it again") from error

    def clear(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
