"""Features of a position as one seat sees it: what a network reads, of ours or of others."""

from collections import namedtuple
from itertools import accumulate
from typing import Any

import numpy as np
from numba.extending import overload

from gemhoard.games.engine import record_type, rule
from gemhoard.games.limits import MOST_SEATS, MOST_SET_FEATURES

Features = np.record
Observation = np.record
# Scratch space: what each seat would have if the game ended now.
SCRATCH = [("points", np.int64, MOST_SEATS), ("worths", np.int64, MOST_SEATS)]
# Features are sparse (the indices of those that are set: a network adds up the weights of just these),
FEATURE_LIST = record_type([("count", np.int64), ("indices", np.uint16, MOST_SET_FEATURES), *SCRATCH])


def feature_row_type(features: int, is_checked: bool = False) -> np.dtype[Any]:
    """or dense, a row of zeros and ones: in a checked one nothing can be set beyond its end."""
    fields = [("row", np.int8, features), *SCRATCH]
    return record_type([*fields, ("checked", np.int8)] if is_checked else fields)


def observation_type(size: int) -> np.dtype[Any]:
    """What a seat sees as small integers, not yet encoded for a network."""
    return record_type([("row", np.int8, size)])


# ------------------------------------------------------------------ setting features


def _append_index(features: Features, is_set: bool, index: Any) -> None:
    if is_set and features.count < MOST_SET_FEATURES:
        features.indices[features.count] = index
        features.count += 1


def _write_bit(features: Features, is_set: bool, index: Any) -> None:
    # Written in either case: a branch would often be mispredicted. Unsigned: no check for negative indices.
    features.row[np.uint64(index)] = is_set


def _write_checked_bit(features: Features, is_set: bool, index: Any) -> None:
    if not 0 <= index < len(features.row):
        raise IndexError("a feature is set that the game does not have")
    features.row[index] = is_set


def _encoding(fields: Any) -> Any:
    if "row" not in fields:
        return _append_index
    return _write_checked_bit if "checked" in fields else _write_bit


def _set(features: Features, is_set: bool, index: Any) -> None:
    _encoding(features.dtype.names)(features, is_set, index)


def _choose_encoding(features: Any, is_set: Any, index: Any) -> Any:
    return _encoding(features.fields)


# Compiled code knows by the type whether features are sparse or dense.
overload(_set, jit_options={"forceinline": True}, strict=False)(_choose_encoding)


@rule
def set_feature_if(features: Features, is_set: bool, group: int, offset: int) -> None:
    """Set a feature of a group on a condition. The offset must lie within the group even if it is false."""
    # Wide: interpreted, a small integer added to a large one would overflow.
    _set(features, is_set, group + np.int64(offset))


@rule
def set_feature(features: Features, group: int, offset: int = 0) -> None:
    """Set one feature of a group."""
    set_feature_if(features, True, group, offset)


@rule
def one_hot(features: Features, group: int, number: int) -> None:
    """One feature for each number from 1 on; none for 0."""
    set_feature_if(features, number > 0, group, int(number) - (number > 0))


@rule
def capped_one_hot(features: Features, group: int, amount: int, most: int) -> None:
    """One feature for each amount from 1 on, the last one for `most` and more; none for 0."""
    one_hot(features, group, min(int(amount), most))


@rule
def thermometer(features: Features, group: int, amount: int, most: int) -> None:
    """A feature for each step up to the amount, so that similar amounts share most of them."""
    for step in range(most):
        set_feature_if(features, step < amount, group, step)


# ------------------------------------------------------------------ who is ahead

# Points ahead of the best other seat, at least: fine steps where it is close, coarse where it hardly matters.
LEADS = np.array([-25, -16, -10, -6, -3, -1, 0, 1, 3, 6, 10, 16, 25])
LEAD_STEPS = len(LEADS)
NO_POINTS = -(1 << 20)


@rule
def write_leads(features: Features, group: int, seat: int, players: int) -> None:
    """How far each seat is ahead of the best other one by `features.points`, as a thermometer."""
    for other in range(players):
        best = NO_POINTS
        for rival in range(players):
            if rival != other:
                best = max(best, features.points[rival])
        lead = features.points[other] - best
        away = relative_seat(players, seat, other)
        for step in range(LEAD_STEPS):
            set_feature_if(features, lead >= LEADS[step], group, away * LEAD_STEPS + step)


@rule
def relative_seat(players: int, seat: int, other: int) -> int:
    """How many seats further on the other one is."""
    away = int(other) - int(seat)
    return away if away >= 0 else away + int(players)


# ------------------------------------------------------------------ the layout


def layout(**sizes: int) -> Any:
    """Where each group of features begins, one after the other; `all` is how many there are."""
    starts = namedtuple("Layout", [*sizes, "all"])  # type: ignore[misc]
    return starts(*accumulate(sizes.values(), initial=0))
