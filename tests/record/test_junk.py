"""Records: whatever is wrong with one is said, never thrown about."""

import json
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from records import a_record, cut, is_accepted

from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED

# ------------------------------------------------------------------ nests without end


# All around what Python itself can nest, and far beyond.
DEEP = [*range(sys.getrecursionlimit() - 120, sys.getrecursionlimit()), 10_000, 100_000]


def nested(depth: int) -> list[str]:
    return ["[" * depth + "1" + "]" * depth, '{"a":' * depth + "1" + "}" * depth]


FIELDS = [
    "format",
    "version",
    "game",
    "players",
    "options",
    "first",
    "setup",
    "actions",
    "states",
    "legal",
    "result",
]


@pytest.mark.parametrize("field", FIELDS)
def test_nests_without_end_are_refused_or_differ(field: str):
    value = ["HERE"] if field in ("states", "legal") else "HERE"
    text = json.dumps(cut(a_record("emerald"), 0) | {field: value})
    for depth in DEEP:
        for nest in nested(depth):
            assert not is_accepted(text.replace('"HERE"', nest))


# ------------------------------------------------------------------ at random


ATOMS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-10, 100),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(
        ["R3d", "a1", "ruby", "move red A", "draw left", "chance", "emerald", "kadora", "\ud800"]
    ),
    st.just("x" * 3000),
    st.just(10**2000),
)
JUNK = st.recursive(
    ATOMS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)
BASES = [(name, players, states) for name in GAMES for players in (2, 3) for states in (False, True)]


def containers(value: Any) -> list[Any]:
    """Every list and every object inside, the outermost first."""
    found = [value] if isinstance(value, list | dict) else []
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return found + [deeper for each in inner for deeper in containers(each)]


def spoil(data: Any, draw: Any) -> None:
    """One change somewhere: something goes, something else comes, or two things change places."""
    # Half of the changes near the root: most lists are piles and states far down.
    some = containers(data)
    where = draw(st.sampled_from(some[:8] if draw(st.booleans()) else some))
    keys = list(where) if isinstance(where, dict) else list(range(len(where)))
    change = draw(st.sampled_from(["delete", "replace", "insert", "swap"])) if keys else "insert"
    if change == "insert":
        if isinstance(where, dict):
            where[draw(st.text(max_size=5))] = draw(JUNK)
        else:
            where.insert(draw(st.integers(0, len(where))), draw(JUNK))
        return
    key = draw(st.sampled_from(keys))
    if change == "delete":
        del where[key]
    elif change == "replace":
        where[key] = draw(JUNK)
    else:
        other = draw(st.sampled_from(keys))
        where[key], where[other] = where[other], where[key]


@pytest.mark.parametrize("base", BASES, ids=str)
@given(drawn=st.data())
@settings(
    deadline=None,
    max_examples=30 if INTERPRETED else 80,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_a_spoiled_record_is_refused_or_differs_or_is_a_record(
    base: tuple[str, int, bool], drawn: st.DataObject
):
    name, players, states = base
    data = a_record(name, players, states=states)
    if states:
        cut(data, 2)
    for _ in range(drawn.draw(st.integers(1, 3))):
        spoil(data, drawn.draw)
    is_accepted(json.dumps(data))


@given(value=JUNK)
@settings(deadline=None, max_examples=200, derandomize=True, database=None)
def test_junk_is_refused(value: Any):
    assert not is_accepted(json.dumps(value))
