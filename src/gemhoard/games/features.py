"""What a seat sees as small facts, each a number: what a network reads, of ours or of others."""

from collections import namedtuple
from itertools import accumulate
from typing import Any

import numpy as np
from numba.extending import overload

from gemhoard.games.engine import record_type, rule

Facts = np.record
Sight = np.record
# Room for as many as are ever true together.
MOST_FACTS = 512
# Room to work out what each seat would have if the game ended now.
WORK = [("points", np.int64, 5), ("worths", np.int64, 5)]
# Facts are a list of those that are true, for a network that adds up the weights of just these,
LIST = record_type([("count", np.int64), ("numbers", np.uint16, MOST_FACTS), *WORK])


def row_type(facts: int) -> np.dtype[Any]:
    """or a row of zeros and ones."""
    return record_type([("row", np.int8, facts), *WORK])


def numbers_type(numbers: int) -> np.dtype[Any]:
    """What a seat sees otherwise, in small whole numbers as they lie on the table."""
    return record_type([("row", np.int8, numbers)])


# ------------------------------------------------------------------ noting


def _add_to_list(facts: Facts, is_true: bool, fact: Any) -> None:
    if is_true:
        facts.numbers[facts.count] = fact
        facts.count += 1


def _write_in_row(facts: Facts, is_true: bool, fact: Any) -> None:
    # Whether true or not: the machine would often guess wrong. Unsigned: it need not ask for numbers below 0.
    facts.row[np.uint64(fact)] = is_true


def _put(facts: Facts, is_true: bool, fact: Any) -> None:
    (_write_in_row if "row" in (facts.dtype.names or ()) else _add_to_list)(facts, is_true, fact)


def _way_to_put(facts: Any, is_true: Any, fact: Any) -> Any:
    return _write_in_row if "row" in facts.fields else _add_to_list


# Compiled code knows by the type which of the two it is.
overload(_put, jit_options={"forceinline": True}, strict=False)(_way_to_put)


@rule
def note_if(facts: Facts, is_true: bool, first: int, number: int) -> None:
    """The fact of that number in a group, if it is true. If not, the number must be of the group even so."""
    # Wide: a small number added to a large one would not fit, interpreted.
    _put(facts, is_true, first + np.int64(number))


@rule
def note(facts: Facts, first: int, number: int = 0) -> None:
    """The fact of that number in a group."""
    note_if(facts, True, first, number)


@rule
def note_number(facts: Facts, first: int, number: int) -> None:
    """One fact for each number from 1 on; none for 0."""
    note_if(facts, number > 0, first, int(number) - (number > 0))


@rule
def note_amount(facts: Facts, first: int, amount: int, most: int) -> None:
    """One fact for each amount from 1 on, more than `most` being the same; none for 0."""
    note_number(facts, first, min(int(amount), most))


@rule
def note_level(facts: Facts, first: int, amount: int, most: int) -> None:
    """A fact for each step up to the amount, so that more is like a little less, and then some."""
    for step in range(most):
        note_if(facts, step < amount, first, step)


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
            note_if(facts, lead >= LEADS[step], first, away * LEAD_STEPS + step)


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
