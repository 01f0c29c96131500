"""What a seat sees as a list of small facts, each a number: what a network of the bots reads."""

from collections import namedtuple
from itertools import accumulate
from typing import Any

import numpy as np

from gemhoard.games.engine import record_type, rule

Facts = np.record
# A fact is true or absent. Room for as many as are ever true together.
MOST_FACTS = 512
FACTS = record_type(
    [
        ("count", np.int64),
        ("numbers", np.uint16, MOST_FACTS),
        # Room to work out what each seat would have if the game ended now.
        ("points", np.int64, 5),
        ("worths", np.int64, 5),
    ]
)


@rule
def note(facts: Facts, first: int, number: int = 0) -> None:
    """The fact of that number in a group."""
    # Wide: a small number added to a large one would not fit, interpreted.
    facts.numbers[facts.count] = first + np.int64(number)
    facts.count += 1


@rule
def note_amount(facts: Facts, first: int, amount: int, most: int) -> None:
    """One fact for each amount from 1 on, more than `most` being the same; none for 0."""
    if amount > 0:
        note(facts, first, min(int(amount), most) - 1)


@rule
def note_level(facts: Facts, first: int, amount: int, most: int) -> None:
    """A fact for each step up to the amount, so that more is like a little less, and then some."""
    for step in range(min(int(amount), most)):
        note(facts, first, step)


# ------------------------------------------------------------------ who is ahead

# From this many points ahead of the best other: exact where it is close, roughly where it hardly matters.
LEADS = np.array([-25, -16, -10, -6, -3, -1, 0, 1, 3, 6, 10, 16, 25])
LEAD_STEPS = len(LEADS)
NO_POINTS = -(1 << 20)


@rule
def note_leads(facts: Facts, first: int, seat: int, players: int) -> None:
    """How far each seat is ahead of the best other by `facts.points`, counted from the looking seat on."""
    for other in range(players):
        best = NO_POINTS
        for rival in range(players):
            if rival != other:
                best = max(best, facts.points[rival])
        lead = facts.points[other] - best
        away = seats_on(players, seat, other)
        for step in range(LEAD_STEPS):
            if lead >= LEADS[step]:
                note(facts, first, away * LEAD_STEPS + step)


@rule
def seats_on(players: int, seat: int, other: int) -> int:
    """How many seats further on another sits."""
    away = int(other) - int(seat)
    return away if away >= 0 else away + int(players)


# ------------------------------------------------------------------ the layout


def lay_out(**sizes: int) -> Any:
    """Where each group of facts begins, one after the other; `all` is how many facts there are."""
    layout = namedtuple("Layout", [*sizes, "all"])  # type: ignore[misc]
    return layout(*accumulate(sizes.values(), initial=0))
