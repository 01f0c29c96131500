"""Where a result came from: for every player, rows that add up exactly to it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

import numpy as np

from gemhoard.coach.chances import Chances, Vector
from gemhoard.coach.decision import Judgement


@dataclass(frozen=True)
class Row:
    """Of one player, in shares of the win; `start` and all changes add up to `result`."""

    start: float  # what their place in the order is worth, before the deal
    deal: float  # how the cards were dealt
    luck: float  # of their own: rolls, and what they turned up or drew
    others_luck: float
    lie: float  # how the hidden cards lay for their own choices
    costs: float  # of their own choices
    others_choices: float  # what they did to this player
    unexplained: float  # what the estimates cannot tell
    result: float

    def sum(self) -> float:
        return float(sum(getattr(self, each.name) for each in fields(self) if each.name != "result"))


Ledger = Sequence[Row]


@dataclass(frozen=True)
class Stroke:
    """A stroke of luck: whose, and by how much it changed everybody's chances."""

    seat: int
    change: Vector


def ledger(
    fair: Chances,
    dealt: Chances,
    strokes: Sequence[Stroke],
    judgements: Sequence[Judgement],
    result: Chances,
) -> Ledger:
    return [_row(seat, fair, dealt, strokes, judgements, result) for seat in range(len(result))]


def _row(
    seat: int,
    fair: Chances,
    dealt: Chances,
    strokes: Sequence[Stroke],
    judgements: Sequence[Judgement],
    result: Chances,
) -> Row:
    own = [each for each in judgements if each.seat == seat]
    costs = -sum(each.cost for each in own)
    told = {
        "start": float(fair[seat]),
        "deal": float(dealt[seat] - fair[seat]),
        "luck": _total(each.change[seat] for each in strokes if each.seat == seat),
        "others_luck": _total(each.change[seat] for each in strokes if each.seat != seat),
        "lie": _total(each.effect[seat] for each in own) - costs,
        "costs": costs,
        "others_choices": _total(each.effect[seat] for each in judgements if each.seat != seat),
    }
    return Row(**told, unexplained=float(result[seat]) - sum(told.values()), result=float(result[seat]))


def _total(changes: Iterable[float]) -> float:
    return float(np.sum([*changes]))
