"""The data of a study on disk: Parquet, each file whole or not at all, and stamped with its version."""

import hashlib
import io
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import polars as pl

from gemhoard.arena.report import played_by
from gemhoard.errors import ToldError
from gemhoard.files import silence, write_whole
from gemhoard.study import tidy
from gemhoard.study.plan import Plan, Question, Unit

# Step it up whenever a table changes: a file of another version is refused.
VERSION = "1"
STAMP = "gemhoard-study"
PLAN = "gemhoard-study-plan"
PLAYED_BY = "gemhoard-study-played-by"
TABLES = ("games", "seats", "points", "rules", "events", "skill")
PAGE = "study.html"

_SMALL, _COUNT = pl.UInt8, pl.UInt32
_SEATS = pl.List(_SMALL)
SCHEMAS: Mapping[Question, Mapping[str, Any]] = {
    "games": {
        "players": _SMALL,
        "variant": pl.String,
        "deal": _COUNT,
        "first": _SMALL,
        "decisions": pl.UInt16,
        "rolls": pl.UInt16,
        "turns": pl.UInt16,
        "ending": pl.String,
        "tie_breaks": _SMALL,
        "winners": _SEATS,
        "scores": pl.List(pl.Int16),
        "points": pl.List(
            pl.Struct(
                {
                    "seat": _SMALL,
                    "source": pl.String,
                    "cards": _SMALL,
                    "value": pl.Int16,
                    "points": pl.Int16,
                }
            )
        ),
        "rules": pl.List(pl.Struct({"rule": pl.String, "times": _COUNT})),
        "events": pl.List(pl.Struct({"kind": pl.String, "field": _SMALL, "times": _COUNT})),
    },
    "skill": {
        "players": _SMALL,
        "deal": _COUNT,
        "seating": _SEATS,
        "winners": _SEATS,
        "scores": pl.List(pl.Int16),
    },
}


# What Polars says of a broken file. The second is no Exception: it ends a program that does not expect it.
BROKEN = (pl.exceptions.PolarsError, pl.exceptions.PanicException)


class StudyError(ToldError):
    """Data that cannot be read, or does not belong together."""


@dataclass(frozen=True)
class Origin:
    """What data come from: the same plan, played by the same program, gives the same data.

    But for bots that think for a time: what they find depends on the machine.
    """

    plan: Plan
    played_by: str  # empty in data that are older than this stamp: no program of today

    @classmethod
    def here(cls, plan: Plan) -> "Origin":
        """This program, with what is now in the files that the bots name."""
        return cls(plan, played_by(plan.skill_match(plan.players[0])))

    def is_here(self) -> bool:
        try:
            return self == Origin.here(self.plan)
        except OSError:  # A bot's network is gone, or has never been on this machine.
            return False


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
                origin = Origin(Plan.from_json(stamp[PLAN]), stamp.get(PLAYED_BY, ""))
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
    """The tidy tables, one row a game, a seat, and so on; docs/studies tells their columns."""

    origin: Origin
    games: pl.DataFrame
    seats: pl.DataFrame
    points: pl.DataFrame
    rules: pl.DataFrame
    events: pl.DataFrame
    skill: pl.DataFrame

    @property
    def plan(self) -> Plan:
        return self.origin.plan

    def write(self, folder: Path) -> None:
        # The games last: where they are, the study is finished.
        for name in reversed(TABLES):
            write_table(folder / f"{name}.parquet", getattr(self, name), self.origin)


def read_study(folder: Path) -> Study:
    read = {name: read_table(folder / f"{name}.parquet") for name in TABLES}
    for name, (table, _) in read.items():
        if table.schema != _columns()[name]:
            raise StudyError(f"{folder / name}.parquet is broken: its columns are not those of the {name}")
    origins = {origin for _, origin in read.values()}
    if len(origins) > 1:
        raise StudyError(f"the files in {folder} belong to different studies")
    return Study(origins.pop(), **{name: table for name, (table, _) in read.items()})


@cache
def _columns() -> dict[str, pl.Schema]:
    """Of each table of a study, as tables without rows have them."""
    games, skill = (pl.DataFrame(schema=SCHEMAS[question]) for question in ("games", "skill"))
    empty = {**tidy.split_games(games), "skill": tidy.split_skill(skill)}
    return {name: table.schema for name, table in empty.items()}


# ------------------------------------------------------------------ finished units


class Parts:
    """The units that are finished, one file each, until all are."""

    def __init__(self, folder: Path, origin: Origin) -> None:
        self.folder, self.played_by = folder / "parts", origin.played_by

    def path(self, unit: Unit) -> Path:
        """Named after all that the outcome depends on: the unit, and the program with its networks."""
        name = f"{VERSION} {self.played_by} {unit}"
        return self.folder / f"{hashlib.sha256(name.encode()).hexdigest()[:24]}.parquet"

    def has(self, unit: Unit) -> bool:
        return self.path(unit).exists()

    def add(self, unit: Unit, rows: Iterable[Mapping[str, Any]]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        content = io.BytesIO()
        pl.DataFrame(list(rows), schema=SCHEMAS[unit.question]).write_parquet(content)
        write_whole(self.path(unit), content.getvalue())

    def read(self, units: Iterable[Unit], question: Question) -> pl.DataFrame:
        """The rows of one question, in the order of the units."""
        paths = [self.path(unit) for unit in units if unit.question == question]
        return pl.concat([self._read(path) for path in paths])

    def _read(self, path: Path) -> pl.DataFrame:
        try:
            with silence():
                return pl.read_parquet(path)
        except BROKEN as error:
            raise StudyError(f"{path} is broken; delete it, and the same command plays it again") from error

    def clear(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
