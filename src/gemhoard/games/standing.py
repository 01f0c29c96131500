"""How everybody stands: who has which points from where."""

from dataclasses import dataclass, field
from typing import Any, Literal

Lead = Literal["alone", "tied", "behind", "none"]


@dataclass(frozen=True)
class Source:
    """Where points come from, with one entry a seat. What the viewer may not know is None."""

    kind: str
    rule: str
    each: int | None  # what one card is worth, where all are worth the same
    cards: list[int]
    values: list[int | None]  # what they are worth together
    points: list[int | None]  # what of it counts, as things stand
    leads: list[Lead] = field(default_factory=list)  # where it matters who has the most


@dataclass(frozen=True)
class TieBreak:
    """What decides between those who are level, with one entry a seat."""

    kind: str
    rule: str
    values: list[int]


@dataclass(frozen=True)
class Standing:
    """How everybody stands, as things are now: at the end, how every point came about."""

    sources: list[Source]
    totals: list[int | None]
    barred: list[int]  # the seats that could not win, whatever their points
    barred_rule: str
    tie_breaks: list[TieBreak]  # those that were needed to find the winner
    board: dict[str, Any]  # what else a board shows that only the rules know
    counts: dict[str, list[int]] = field(default_factory=dict)  # what everybody can count, one number a seat
