"""Who does the work of a match, a training or a study: this process, others beside it, or a Ray cluster.

Work is a pure function of a unit, the smallest piece of it. A crew gives back each outcome as soon as it is
there, with the number of its unit. So the same seeds give the same results, whoever does the work, and
however many they are. Where a worker dies, another does its units.
"""

import functools
import hashlib
import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from gemhoard.errors import ToldError
from gemhoard.games.engine import CACHE

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")
Work = Callable[[Piece], Outcome]
Numbered = Generator[tuple[int, Outcome], None, None]  # whoever closes it ends the work
Crew = Callable[[Iterable[Piece]], Numbered[Outcome]]

RETRIES = 5  # of a unit whose worker died; then it may be the unit that kills
PATIENCE = 5  # seconds until a cluster that does not answer is not there


class Hire(Protocol):
    """Finds a crew for any work."""

    def __call__(self, work: Work[Piece, Outcome], /) -> Crew[Piece, Outcome]: ...


class CrewError(ToldError):
    """A crew that cannot be had, or that was lost."""


def in_order(outcomes: Numbered[Outcome]) -> Generator[Outcome, None, None]:
    """In the order of the units, whichever is there first."""
    early: dict[int, Outcome] = {}
    given = 0
    with closing(outcomes):
        for number, outcome in outcomes:
            early[number] = outcome
            while given in early:
                yield early.pop(given)
                given += 1


@dataclass
class Promise(Generic[Piece, Outcome]):
    """The outcome of a unit, now or later."""

    unit: Piece
    worker: Any
    future: Future[Outcome]
    retries: int = 0


class Foreman(ABC, Generic[Piece, Outcome]):
    """Hands out units, some ahead, so that nobody waits for work."""

    def __init__(self, ahead: int) -> None:
        self.ahead = ahead
        self.begun: dict[int, Promise[Piece, Outcome]] = {}

    def do(self, units: Iterable[Piece]) -> Numbered[Outcome]:
        try:
            for number, unit in enumerate(units):
                self.begun[number] = self.begin(unit)
                while len(self.begun) >= self.ahead:
                    yield from self.end_some()
            while self.begun:
                yield from self.end_some()
        finally:
            self.stop()

    def end_some(self) -> Numbered[Outcome]:
        """Wait a while, and give back what is finished."""
        futures = [promise.future for promise in self.begun.values()]
        if not wait(futures, PATIENCE, FIRST_COMPLETED).done:
            self.check()
        for number, promise in list(self.begun.items()):
            if promise.future.done() and not self.has_begun_anew(promise):
                yield number, self.end(self.begun.pop(number))

    @abstractmethod
    def begin(self, unit: Piece) -> Promise[Piece, Outcome]: ...

    @abstractmethod
    def check(self) -> None:
        """Nothing was finished for a while."""

    @abstractmethod
    def has_begun_anew(self, promise: Promise[Piece, Outcome]) -> bool:
        """Whether it was not finished, because its worker died, and another is at it now."""

    @abstractmethod
    def end(self, promise: Promise[Piece, Outcome]) -> Outcome: ...

    @abstractmethod
    def stop(self) -> None:
        """What nobody waits for any more may take minutes."""


# ------------------------------------------------------------------ on this machine


def local(workers: int) -> Hire:
    """This process, or so many others."""

    def hire(work: Work[Piece, Outcome], /) -> Crew[Piece, Outcome]:
        if workers == 1:
            return lambda units: ((number, work(unit)) for number, unit in enumerate(units))
        return lambda units: Processes(work, workers).do(units)

    return hire


class Processes(Foreman[Piece, Outcome]):
    """So many processes, each with one thread: bots that think for a time need a core of their own.

    Each is at one unit and has one more waiting. If it dies, the others go on.
    """

    def __init__(self, work: Work[Piece, Outcome], workers: int) -> None:
        super().__init__(2 * workers)
        self.work = work
        self.others = set(multiprocessing.active_children())
        self.workers = [Worker() for _ in range(workers)]

    def begin(self, unit: Piece) -> Promise[Piece, Outcome]:
        busy = [promise.worker for promise in self.begun.values()]
        worker = min(self.workers, key=busy.count)
        return Promise(unit, worker, worker.submit(self.work, unit))

    def check(self) -> None:
        """A unit may take as long as it takes."""

    def has_begun_anew(self, promise: Promise[Piece, Outcome]) -> bool:
        if not isinstance(promise.future.exception(), BrokenProcessPool):
            return False
        if promise.retries == RETRIES:
            raise CrewError("the processes that play die again and again; is there enough memory?")
        promise.retries += 1
        promise.future = promise.worker.submit(self.work, promise.unit)
        return True

    def end(self, promise: Promise[Piece, Outcome]) -> Outcome:
        return promise.future.result()

    def stop(self) -> None:
        for process in set(multiprocessing.active_children()) - self.others:
            process.terminate()
        for worker in self.workers:
            worker.pool.shutdown(cancel_futures=True)


class Worker:
    """A process, and another one when it has died."""

    def __init__(self) -> None:
        self.pool = _new_pool()

    def submit(self, work: Work[Piece, Outcome], unit: Piece) -> Future[Outcome]:
        try:
            return self.pool.submit(work, unit)
        except BrokenProcessPool:
            self.pool.shutdown()
            self.pool = _new_pool()
            return self.pool.submit(work, unit)


def _new_pool() -> ProcessPoolExecutor:
    # Spawned, not forked: a fork of a process with threads may hang.
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_follow_the_first)


def _follow_the_first() -> None:
    """Ctrl-C reaches all processes of a terminal, and the first ends the others. They end with it, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first:
        first.join()
        os._exit(1)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@functools.cache
def program() -> str:
    """A hash of all of ours that outcomes depend on: compiled rules, what is built on them, networks."""
    digest, package = hashlib.sha256(CACHE.name.encode()), Path(__file__).parents[1]
    for pattern in ("arena/*.py", "study/*.py", "research/*.py", "bots/networks/*.npz"):
        for file in sorted(package.glob(pattern)):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
