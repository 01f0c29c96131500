"""A step of many games, divided among threads."""

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.extending import intrinsic

from gemhoard.games.engine import INTERPRETED, loop
from gemhoard.research.compiled.batch import Buffers, step_games

# How often a thread looks for work before it sleeps, about a millisecond: waking it takes a fifth of that.
SPINS = 1_500_000

# Counters of a step. The thread that raises TAKEN from n does part n.
TAKEN, DONE, IS_START = range(3)


class Work(NamedTuple):
    """A step of all games, in parts that threads share: one that comes late does fewer."""

    slots: Any
    actions: Any  # one for each of them
    parts: int
    counters: Any


def new_work(slots: Any, parts: int) -> Work:
    counters = np.zeros(3, np.int64)
    counters[[TAKEN, DONE]] = parts
    return Work(slots, np.zeros(len(slots), np.uint16), parts, counters)


@loop
def begin_work(work: Work, is_start: bool) -> None:
    """Offer all parts. The last line does so, and makes what was written before visible to other threads."""
    work.counters[IS_START] = is_start
    work.counters[DONE] = 0
    exchange(work.counters, TAKEN, 0)


@loop
def work_on(work: Work, buffers: Buffers) -> None:
    """Do parts until all are taken."""
    while True:
        part = fetch_add(work.counters, TAKEN, 1)
        if part >= work.parts:
            return
        games = slice(part * len(work.slots) // work.parts, (part + 1) * len(work.slots) // work.parts)
        step_games(work.slots[games], buffers, work.actions[games], work.counters[IS_START] == 1)
        fetch_add(work.counters, DONE, 1)


@loop
def help_with(work: Work, buffers: Buffers) -> None:
    """Do parts, and stay awake a while for those of the next step."""
    spun = 0
    while spun < SPINS:
        spun += 1
        if load(work.counters, TAKEN) < work.parts:
            work_on(work, buffers)
            spun = 0


@loop
def is_done(work: Work) -> bool:
    """Whether all parts are done, now or in a while."""
    spun = 0
    while load(work.counters, DONE) < work.parts and spun < SPINS:
        spun += 1
    return spun < SPINS


def _at(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """The address of a counter: of an array and an index."""
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.gep(array.data, [arguments[1]])


if INTERPRETED:  # There is one thread.

    def load(counters: Any, which: int) -> int:
        return int(counters[which])

    def fetch_add(counters: Any, which: int, amount: int) -> int:
        counters[which] += amount
        return int(counters[which] - amount)

    def exchange(counters: Any, which: int, value: int) -> int:
        return fetch_add(counters, which, value - counters[which])
else:

    @intrinsic  # type: ignore[untyped-decorator]
    def load(typing_context: Any, counters: Any, which: Any) -> Any:
        """The value of a counter now: plain code would be free to keep an old one."""

        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.load_atomic(_at(context, builder, signature, arguments), "acquire", 8)

        return types.int64(counters, types.intp), build

    def _atomic(operation: str) -> Any:
        """Change a counter atomically, and return what it was before."""

        @intrinsic  # type: ignore[untyped-decorator]
        def change(typing_context: Any, counters: Any, which: Any, value: Any) -> Any:
            def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                place = _at(context, builder, signature, arguments)
                return builder.atomic_rmw(operation, place, arguments[2], "seq_cst")

            return types.int64(counters, types.intp, types.int64), build

        return change

    fetch_add, exchange = _atomic("add"), _atomic("xchg")
