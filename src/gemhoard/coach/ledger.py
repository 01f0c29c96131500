"""Where a result came from: for every player, rows that add up exactly to it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

import numpy as np

from gemhoard.coach.chances import Chances, Vector


@dataclass(frozen=True)
class Row:
    """Of one player, in shares of the win; `start` and all changes add up to `result`."""

    start: float  # what their place in the order is worth, before the deal
    deal: float  # how the cards were dealt
    luck: float  # of their own: rolls, and what they turned up or drew
    others_luck: float
    lie: float  # how the hidden cards lay for their own choices
    best_choices: float  # what their own would have brought, more than solid play
    costs: float  # of their own choices, which were not always the best
    others_choices: float  # what they did to this player, more than solid play
    result: float

    def sum(self) -> float:
        return float(sum(getattr(self, each.name) for each in fields(self) if each.name != "result"))


Ledger = Sequence[Row]


@dataclass(frozen=True)
class Entry:
    """What one step brought."""

    seat: int
    luck: Vector | None  # what turned up, as it changed everybody's chances
    effect: Vector  # of the choice, less what solid play does
    skill: float  # the same for who chose, by what they could know
    cost: float  # less what the best choice does


def ledger(fair: Chances, dealt: Chances, entries: Sequence[Entry], result: Chances) -> Ledger:
    return [_row(seat, fair, dealt, entries, result) for seat in range(len(result))]


def _row(seat: int, fair: Chances, dealt: Chances, entries: Sequence[Entry], result: Chances) -> Row:
    own, others = ([each for each in entries if (each.seat == seat) is mine] for mine in (True, False))
    costs, skill = _total(each.cost for each in own), _total(each.skill for each in own)
    return Row(
        start=float(fair[seat]),
        deal=float(dealt[seat] - fair[seat]),
        luck=_total(each.luck[seat] for each in own if each.luck is not None),
        others_luck=_total(each.luck[seat] for each in others if each.luck is not None),
        lie=_total(each.effect[seat] for each in own) - skill,
        best_choices=skill + costs,
        costs=-costs,
        others_choices=_total(each.effect[seat] for each in others),
        result=float(result[seat]),
    )


def _total(changes: Iterable[float]) -> float:
    return float(np.sum([*changes]))
