"""A puzzle, and the file in a game's folder that has them all.

Its record is a game as the deciding seat may know it: what was hidden from it is drawn again.
"""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from gemhoard.coach.reasons import Reason
from gemhoard.errors import UserError
from gemhoard.games import Game
from gemhoard.record import FORMAT as RECORD_FORMAT
from gemhoard.record import VERSION as RECORD_VERSION
from gemhoard.record import Record

FORMAT, VERSION = "gemhoard-puzzles", 1
# Who misses less than the first of these is grade 1, the easiest; see `grade_of`.
GRADE_LINES = (0.3, 0.45, 0.6, 0.75)
GRADES = range(1, len(GRADE_LINES) + 2)
# As good as the best, in shares of the win.
ALIKE = 0.015
DIGITS = 3


class PuzzlesError(UserError):
    """A file that is not what it should be."""


@dataclass(frozen=True)
class Puzzle:
    record: Record
    chances: Mapping[str, float]  # of the deciding seat, after every legal action; the best one first
    missed: float  # by which share of the weaker levels' choices
    tempting: str  # the wrong action that they take most
    reasons: Mapping[str, Sequence[Reason]]  # why the best is better than a wrong one
    is_exact: bool  # solved, not estimated

    @property
    def best(self) -> str:
        return next(iter(self.chances))

    @property
    def accepted(self) -> list[str]:
        """The best action, and those that are as good."""
        return [words for words in self.chances if self.cost(words) <= ALIKE]

    def cost(self, words: str) -> float:
        return self.chances[self.best] - self.chances[words]

    @property
    def grade(self) -> int:
        return grade_of(self.missed)

    def to_json(self) -> dict[str, Any]:
        record = self.record.to_json()
        return {
            "record": {name: record[name] for name in record if name not in ("format", "version", "game")},
            "chances": {words: round(chance, DIGITS) for words, chance in self.chances.items()},
            "missed": round(self.missed, DIGITS),
            "tempting": self.tempting,
            "reasons": {words: [_brief(each) for each in found] for words, found in self.reasons.items()},
            "exact": self.is_exact,
        }

    @classmethod
    def from_json(cls, game: Game, data: Any) -> "Puzzle":
        record = {"format": RECORD_FORMAT, "version": RECORD_VERSION, "game": game.name} | data["record"]
        return cls(
            Record.from_json(record),
            data["chances"],
            data["missed"],
            data["tempting"],
            {words: [Reason(*each) for each in found] for words, found in data["reasons"].items()},
            data["exact"],
        )


def grade_of(missed: float) -> int:
    """From 1, the easiest, by how many of the weaker levels' choices miss it."""
    return 1 + sum(missed >= line for line in GRADE_LINES)


def _brief(reason: Reason) -> list[Any]:
    *what, better, worse = asdict(reason).values()
    return [*what, round(better, DIGITS), round(worse, DIGITS)]


# ------------------------------------------------------------------ the file


@dataclass
class PuzzleFile:
    """The puzzles of a game, each numbered by its place, and how many games of a seed were searched."""

    game: Game
    seed: int
    searched: int
    puzzles: list[Puzzle]

    def content(self) -> bytes:
        data = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "seed": self.seed,
            "searched": self.searched,
            "puzzles": [each.to_json() for each in self.puzzles],
        }
        # Without the time: the same puzzles are the same file.
        return gzip.compress(json.dumps(data, separators=(",", ":")).encode(), mtime=0)


def read_puzzles(game: Game, file: Path) -> PuzzleFile:
    try:
        data = json.loads(gzip.decompress(file.read_bytes()))
        if (data["format"], data["version"], data["game"]) != (FORMAT, VERSION, game.name):
            raise ValueError
        puzzles = [Puzzle.from_json(game, each) for each in data["puzzles"]]
        return PuzzleFile(game, int(data["seed"]), int(data["searched"]), puzzles)
    except (ValueError, TypeError, KeyError, AttributeError, EOFError, gzip.BadGzipFile) as error:
        raise PuzzlesError(f"{file} has no puzzles of {game.name}; choose another file") from error


@cache
def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """Those that come with a game; none, where it has no file."""
    return read_puzzles(game, game.puzzles).puzzles if game.puzzles else ()
