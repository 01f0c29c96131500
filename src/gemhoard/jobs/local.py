"""A worker pool on this machine: this process, or several others."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from gemhoard.jobs.pool import RETRIES, Executor, Function, Job, PoolError, Result, Results, Submitted


class LocalPool:
    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, function: Function[Job, Result], jobs: Iterable[Job]) -> Results[Result]:
        if self.workers == 1:
            return ((number, function(job)) for number, job in enumerate(jobs))
        return ProcessExecutor(function, self.workers).run(jobs)


class ProcessExecutor(Executor[Job, Result]):
    """Processes with one thread each: bots with a time budget need a core of their own.

    Each has one job running and one waiting. If one dies, the others go on.
    """

    def __init__(self, function: Function[Job, Result], workers: int) -> None:
        super().__init__(2 * workers)
        self.function = function
        self.others = set(multiprocessing.active_children())
        self.workers = [Worker() for _ in range(workers)]

    def submit(self, job: Job) -> Submitted[Job, Result]:
        busy = [each.worker for each in self.submitted.values()]
        worker = min(self.workers, key=busy.count)
        return Submitted(job, worker, worker.submit(self.function, job))

    def check(self) -> None:
        """A job may take as long as it takes."""

    def retry(self, submitted: Submitted[Job, Result]) -> bool:
        if not isinstance(submitted.future.exception(), BrokenProcessPool):
            return False
        if submitted.retries == RETRIES:
            raise PoolError("the worker processes keep dying; is there enough memory?")
        submitted.retries += 1
        submitted.future = submitted.worker.submit(self.function, submitted.job)
        return True

    def result(self, submitted: Submitted[Job, Result]) -> Result:
        return submitted.future.result()

    def stop(self) -> None:
        for process in set(multiprocessing.active_children()) - self.others:
            process.terminate()
        for worker in self.workers:
            worker.executor.shutdown(cancel_futures=True)


class Worker:
    """A process, replaced by a new one when it has died."""

    def __init__(self) -> None:
        self.executor = _new_process()

    def submit(self, function: Function[Job, Result], job: Job) -> Future[Result]:
        try:
            return self.executor.submit(function, job)
        except BrokenProcessPool:
            self.executor.shutdown()
            self.executor = _new_process()
            return self.executor.submit(function, job)


def _new_process() -> ProcessPoolExecutor:
    # Spawned, not forked: a fork of a process with threads may hang.
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_follow_parent)


def _follow_parent() -> None:
    """Ctrl-C reaches all processes of a terminal; the parent ends its workers. If it dies, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
