"""A step of many games, shared out among threads."""

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.extending import intrinsic

from gemhoard.games.engine import INTERPRETED, loop
from gemhoard.research.compiled.batch import Room, step_games

# Looks at what is left before a thread goes to sleep, about a millisecond: waking it takes a fifth of that.
PATIENCE = 1_500_000

# Counters of a step. Whoever raises TAKEN from n has part n to do.
TAKEN, DONE, IS_START = range(3)


class Work(NamedTuple):
    """A step of all games, in parts that threads share: who comes late does fewer."""

    tables: Any
    actions: Any  # one for each of them
    parts: int
    counters: Any


def new_work(tables: Any, parts: int) -> Work:
    counters = np.zeros(3, np.int64)
    counters[[TAKEN, DONE]] = parts
    return Work(tables, np.zeros(len(tables), np.uint16), parts, counters)


@loop
def begin_work(work: Work, is_start: bool) -> None:
    """Offer all parts. The last line does, for it lets other threads see what was written before."""
    work.counters[IS_START] = is_start
    work.counters[DONE] = 0
    put(work.counters, TAKEN, 0)


@loop
def work_on(work: Work, room: Room) -> None:
    """Do parts until all are taken."""
    while True:
        part = add(work.counters, TAKEN, 1)
        if part >= work.parts:
            return
        games = slice(part * len(work.tables) // work.parts, (part + 1) * len(work.tables) // work.parts)
        step_games(work.tables[games], room, work.actions[games], work.counters[IS_START] == 1)
        add(work.counters, DONE, 1)


@loop
def help_with(work: Work, room: Room) -> None:
    """Do parts, and stay awake a while for those of the next step."""
    waited = 0
    while waited < PATIENCE:
        waited += 1
        if look(work.counters, TAKEN) < work.parts:
            work_on(work, room)
            waited = 0


@loop
def is_done(work: Work) -> bool:
    """Whether all parts are done, now or in a while."""
    waited = 0
    while look(work.counters, DONE) < work.parts and waited < PATIENCE:
        waited += 1
    return waited < PATIENCE


def _at(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """The address of a counter: of an array and an index."""
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.gep(array.data, [arguments[1]])


if INTERPRETED:  # There is one thread.

    def look(counters: Any, which: int) -> int:
        return int(counters[which])

    def add(counters: Any, which: int, amount: int) -> int:
        counters[which] += amount
        return int(counters[which] - amount)

    def put(counters: Any, which: int, value: int) -> int:
        return add(counters, which, value - counters[which])
else:

    @intrinsic  # type: ignore[untyped-decorator]
    def look(typing_context: Any, counters: Any, which: Any) -> Any:
        """What a counter says now: plain code would look once and remember."""

        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.load_atomic(_at(context, builder, signature, arguments), "acquire", 8)

        return types.int64(counters, types.intp), build

    def _at_once(operation: str) -> Any:
        """Change a counter while no other thread can, and tell what it was before."""

        @intrinsic  # type: ignore[untyped-decorator]
        def change(typing_context: Any, counters: Any, which: Any, value: Any) -> Any:
            def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                place = _at(context, builder, signature, arguments)
                return builder.atomic_rmw(operation, place, arguments[2], "seq_cst")

            return types.int64(counters, types.intp, types.int64), build

        return change

    add, put = _at_once("add"), _at_once("xchg")
