"""What happened, said once by the rules while they run: compact codes, which a game's story puts into words.

A code is a kind and a few numbers. Search and simulation pass None for the log, and the compiler then leaves
out everything that only serves `emit`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

from gemhoard.games.engine import new_record, record_type, rule

Log = np.record
Codes = np.ndarray[Any, np.dtype[np.int32]]  # one row an event
Number = Any  # a whole one, of whatever width the rules have it in
Code = Sequence[int]  # such a row: the kind and its numbers

MOST_EVENTS = 64  # of one action
NUMBERS = 9  # behind the kind
LOG = record_type([("count", np.int64), ("codes", np.int32, (MOST_EVENTS, 1 + NUMBERS))])


def new_log() -> Log:
    return new_record(LOG)


def codes_of(log: Log) -> Codes:
    """A copy of what was written: the log itself is used again."""
    return cast(Codes, log.codes[: int(log.count)].copy())


@rule
def emit(
    log: Log | None,
    kind: int,
    a: Number = 0,
    b: Number = 0,
    c: Number = 0,
    d: Number = 0,
    e: Number = 0,
    f: Number = 0,
    g: Number = 0,
    h: Number = 0,
    i: Number = 0,
) -> None:
    """Write one event. Where the log is full the last row is written over: never past the end."""
    if log is not None:
        row = min(log.count, MOST_EVENTS - 1)
        log.codes[row, 0] = kind
        log.codes[row, 1] = a
        log.codes[row, 2] = b
        log.codes[row, 3] = c
        log.codes[row, 4] = d
        log.codes[row, 5] = e
        log.codes[row, 6] = f
        log.codes[row, 7] = g
        log.codes[row, 8] = h
        log.codes[row, 9] = i
        log.count = row + 1


# ------------------------------------------------------------------ in words


@dataclass(frozen=True)
class Event:
    """Something a person notices, and the rules that made it happen. What the viewer may not know is None."""

    kind: str
    rules: tuple[str, ...]
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class CountedEvent:
    """A kind of event that a study counts by where it happens."""

    kind: str
    where: str  # the key in the event's data
    title: str  # a question, in English as all of a study
    noun: str  # what is counted, in the plural
    caption: str


@dataclass(frozen=True)
class CoachedEvent:
    """Something good or bad that happens to a player, which a coach can give as a reason."""

    name: str
    kind: str
    seat: int  # which of its numbers, from 1, is the player's seat
    is_good: bool
    rule: str  # to look up
