"""Who does the work of a match, a training or a study: this process, others beside it, or a Ray cluster.

Work is a pure function of a unit, the smallest piece of it. A crew gives back the outcomes in the order of
the units. So the same seeds give the same results, whoever does the work, and however many they are. Where
a worker dies, another does its unit.
"""

import functools
import hashlib
import ipaddress
import multiprocessing
import os
import signal
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from gemhoard.games.engine import CACHE

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")
Work = Callable[[Piece], Outcome]
Crew = Callable[[Iterable[Piece]], Generator[Outcome, None, None]]  # whoever closes it ends the work

AHEAD = 4  # units a worker that are handed out before they are asked for, so that nobody waits for work
RETRIES = 5  # of a unit whose worker died: it may be the unit that kills
PATIENCE = 5  # seconds until a cluster that does not answer is not there


class Hire(Protocol):
    """Finds a crew for any work."""

    def __call__(self, work: Work[Piece, Outcome], /) -> Crew[Piece, Outcome]: ...


class CrewError(Exception):
    """A crew that cannot be had, or that was lost."""


class Foreman(ABC, Generic[Piece, Outcome]):
    """Hands out units, some ahead of what is asked for, and gives back their outcomes in the same order."""

    def __init__(self, workers: int) -> None:
        self.ahead = AHEAD * workers
        self.begun: deque[Any] = deque()

    def do(self, units: Iterable[Piece]) -> Generator[Outcome, None, None]:
        try:
            for unit in units:
                self.begun.append(self.begin(unit))
                if len(self.begun) > self.ahead:
                    yield self.end_first()
            while self.begun:
                yield self.end_first()
        finally:
            self.stop()

    def end_first(self) -> Outcome:
        outcome = self.end(self.begun[0])
        self.begun.popleft()
        return outcome

    @abstractmethod
    def begin(self, unit: Piece) -> Any: ...

    @abstractmethod
    def end(self, promise: Any) -> Outcome: ...

    @abstractmethod
    def stop(self) -> None:
        """What nobody waits for any more may take minutes."""


# ------------------------------------------------------------------ on this machine


def local(workers: int) -> Hire:
    """This process, or so many others."""

    def hire(work: Work[Piece, Outcome], /) -> Crew[Piece, Outcome]:
        if workers == 1:
            return lambda units: (work(unit) for unit in units)
        return lambda units: Processes(work, workers).do(units)

    return hire


class Processes(Foreman[Piece, Outcome]):
    """So many processes, each with one thread: bots that think for a time need a core of their own."""

    def __init__(self, work: Work[Piece, Outcome], workers: int) -> None:
        super().__init__(workers)
        self.work, self.workers = work, workers
        self.others = set(multiprocessing.active_children())
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_ignore_interrupts)

    def begin(self, unit: Piece) -> list[Any]:
        try:
            return [unit, self.pool.submit(self.work, unit)]
        except BrokenProcessPool:
            self._replace_pool()
            return self.begin(unit)

    def end(self, promise: list[Any]) -> Outcome:
        for _ in range(RETRIES):
            try:
                outcome: Outcome = promise[1].result()
                return outcome
            except BrokenProcessPool:
                self._replace_pool()
        raise CrewError("the processes that play die again and again; is there enough memory?")

    def _replace_pool(self) -> None:
        """When a process dies, the others of its pool are ended. What was finished before is not lost."""
        self.pool.shutdown()
        self.pool = self._new_pool()
        for promise in self.begun:
            if _is_broken(promise[1]):
                promise[1] = self.pool.submit(self.work, promise[0])

    def stop(self) -> None:
        for process in set(multiprocessing.active_children()) - self.others:
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


def _is_broken(future: Future[Any]) -> bool:
    return future.done() and isinstance(future.exception(), BrokenProcessPool)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ------------------------------------------------------------------ on a cluster


def on_ray(address: str) -> Hire:
    """The workers of a Ray cluster."""
    ray = _connect(address)

    def hire(work: Work[Piece, Outcome], /) -> Crew[Piece, Outcome]:
        return lambda units: Tasks(ray, work).do(units)

    return hire


class Tasks(Foreman[Piece, Outcome]):
    """Units as tasks of Ray, which gives those of a worker that died to another."""

    def __init__(self, ray: Any, work: Work[Piece, Outcome]) -> None:
        super().__init__(int(ray.cluster_resources().get("CPU", 1)))
        self.ray, self.work = ray, ray.put(work)
        self.address = ray.get_runtime_context().gcs_address
        self.task = ray.remote(max_retries=RETRIES)(_do_if_alike)

    def begin(self, unit: Piece) -> tuple[Any, Future[Outcome]]:
        promise = self.task.remote(self.work, unit, program())
        return promise, promise.future()

    def end(self, promise: tuple[Any, Future[Outcome]]) -> Outcome:
        errors, future = self.ray.exceptions, promise[1]
        try:
            while not wait([future], timeout=PATIENCE).done:
                self._check_head()
            return future.result()
        except errors.RayTaskError as error:
            if isinstance(error.cause, errors.RayError):
                raise CrewError(f"the Ray cluster cannot play: {_first_line(error.cause)}") from None
            raise error.cause from None
        except errors.RayError as error:
            raise CrewError(f"the Ray cluster was lost: {_first_line(error)}") from None

    def _check_head(self) -> None:
        """Where it is lost, Ray waits for a minute, and then ends this process without a word."""
        try:
            _knock(self.address)
        except CrewError:
            raise CrewError(f"the Ray cluster at {self.address} was lost") from None

    def stop(self) -> None:
        for promise, _ in self.begun:
            self.ray.cancel(promise, force=True)


def _connect(address: str) -> Any:
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", f"{PATIENCE}")  # one a second
    try:
        import ray
    except ModuleNotFoundError:
        raise CrewError("--ray needs the package ray: pip install 'gemhoard[cluster]'") from None
    if not ray.is_initialized():
        own = {} if address == "auto" else _knock(address)
        try:
            with _silence():
                ray.init(address=address, log_to_driver=False, logging_level="CRITICAL", **own)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise CrewError(f"cannot join a Ray cluster at {address}: {_in_one_line(error)}") from error
    return ray


def _knock(address: str) -> dict[str, str]:
    """See whether anybody is there, and on which way: Ray itself would wait long."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise CrewError(f"--ray takes host:port, or auto, not {address!r}")
    try:
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            found = line.getpeername()[0]
    except (OSError, OverflowError) as error:
        raise CrewError(f"there is no Ray cluster at {address}") from error
    # A cluster of this machine alone need not know its name in the network.
    return {"_node_ip_address": found} if ipaddress.ip_address(found).is_loopback else {}


@contextmanager
def _silence() -> Iterator[None]:
    """Ray warns on its way, past Python; whoever waits is told the end of it in one line."""
    errors, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(errors, 2)
        os.close(errors)
        os.close(nowhere)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def _in_one_line(error: Exception) -> str:
    """Where versions differ, Ray tells which on six."""
    return " ".join(str(error).split())


def _do_if_alike(work: Work[Piece, Outcome], unit: Piece, version: str) -> Outcome:
    """Another version might play by other rules, and nobody would notice."""
    if version != program():
        raise CrewError("the Ray cluster has another version of Gemhoard")
    return work(unit)


@functools.cache
def program() -> str:
    """A hash of all that outcomes depend on: the compiled rules, what is built on them, guests, networks."""
    digest, package = hashlib.sha256(CACHE.name.encode()), Path(__file__).parents[1]
    for pattern in ("arena/*.py", "study/*.py", "research/*.py", "bots/networks/*.npz"):
        for file in sorted(package.glob(pattern)):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
