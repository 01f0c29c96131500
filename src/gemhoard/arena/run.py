"""Play the deals of a match, on many cores, until they are done, the test is sure, or somebody stops it."""

import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TextIO, TypeVar

from gemhoard.arena.match import Match, Row, Unit, play_unit
from gemhoard.arena.standings import Standings, difference_in
from gemhoard.arena.statistics import SequentialTest

# Whoever plays the units gives back their rows in the order of the units. Nothing else is asked of it: the
# units may be played here, in processes of this machine, or on a cluster.
Executor = Callable[[Iterable[Unit]], Iterator[list[Row]]]

# Others have units of their own, and a pure function that plays one.
Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")
Work = Callable[[Piece], Outcome]
Crew = Callable[[Iterable[Piece]], Iterator[Outcome]]


def run(
    match: Match,
    deals: int,
    play: Executor,
    test: SequentialTest | None = None,
    progress: "Progress | None" = None,
) -> Standings:
    """Play at most so many deals. Ctrl-C ends it early, with the deals that are finished."""
    finished: list[list[Row]] = []
    differences: list[float] = []
    played = play(Unit(match, deal) for deal in range(deals))
    try:
        for rows in played:
            finished.append(rows)
            differences.append(difference_in(rows, 0, 1))
            if progress:
                progress.show(len(finished), deals)
            if test and test.verdict(differences):
                break
    except KeyboardInterrupt:
        pass
    finally:
        if progress:
            progress.clear()
        if hasattr(played, "close"):
            played.close()
    return Standings(match, finished, test)


# ------------------------------------------------------------------ who plays the units


def executor(workers: int) -> Executor:
    """Here, or in as many processes as there are workers."""
    return workers_for(play_unit, workers)


def workers_for(work: Work[Piece, Outcome], workers: int) -> Crew[Piece, Outcome]:
    """Whoever does some work: this process, or so many others. Outcomes come in the order of units."""
    return in_processes(work, workers) if workers > 1 else lambda units: map(work, units)


def in_processes(work: Work[Piece, Outcome], workers: int) -> Crew[Piece, Outcome]:
    """In so many processes, each with one thread: bots that think for a time need a core of their own."""

    def play(units: Iterable[Piece]) -> Iterator[Outcome]:
        # Spawned, not forked: a fork of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(workers, context, initializer=_ignore_interrupts)
        try:
            yield from _in_order(pool, work, units, ahead=4 * workers)
        finally:
            # A game that nobody waits for any more may take minutes.
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            pool.shutdown(cancel_futures=True)

    return play


def _in_order(
    pool: ProcessPoolExecutor, work: Work[Piece, Outcome], units: Iterable[Piece], ahead: int
) -> Iterator[Outcome]:
    """Hand out the units, some ahead of what is asked for, so that nobody waits for work."""
    waiting: deque[Future[Outcome]] = deque()
    for unit in units:
        waiting.append(pool.submit(work, unit))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ------------------------------------------------------------------ how far it is


class Progress:
    """One line that is written over, on a terminal only."""

    WIDTH = 24

    def __init__(self, out: TextIO | None = None, what: str = "deals") -> None:
        # The errors of now, not of when this file was read: a test may have closed those.
        self.out, self.what = out or sys.stderr, what
        self.began, self.shown = time.monotonic(), 0.0

    def show(self, done: int, of: int) -> None:
        now = time.monotonic()
        if not self.out.isatty() or now - self.shown < 0.1:
            return
        self.shown = now
        left = (now - self.began) / done * (of - done)
        bar = "#" * (self.WIDTH * done // of)
        self.out.write(f"\r[{bar:{self.WIDTH}}] {done}/{of} {self.what}, {clock(left)} left \x1b[K")
        self.out.flush()

    def clear(self) -> None:
        if self.shown:
            self.out.write("\r\x1b[K")
            self.out.flush()


def clock(seconds: float) -> str:
    """1:05 or 2:00:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
