"""One line of a table's action log."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class LogEntry:
    """`number` is that of the state it leads to."""

    number: int
    kind: Literal["act", "undo"]
    actor: int  # a seat, or CHANCE
    words: str  # of the action, as in a record; "" where one is taken back
