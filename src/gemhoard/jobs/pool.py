"""What a worker pool is, and how an executor hands out jobs."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from gemhoard.errors import UserError

Job = TypeVar("Job")
Result = TypeVar("Result")
Function = Callable[[Job], Result]
# Each with the number of its job. Closing it stops the jobs.
Results = Generator[tuple[int, Result], None, None]

RETRIES = 5  # of a job whose worker died; after that it is probably the job that kills
TIMEOUT = 5  # seconds without a result until the workers are checked


class Pool(Protocol):
    """Runs a function over jobs, and returns each result as soon as it is there."""

    def run(self, function: Function[Job, Result], jobs: Iterable[Job]) -> Results[Result]: ...


class PoolError(UserError):
    """There is no such pool, or it was lost."""


def in_order(results: Results[Result]) -> Generator[Result, None, None]:
    """The results in the order of the jobs."""
    early: dict[int, Result] = {}
    given = 0
    with closing(results):
        for number, result in results:
            early[number] = result
            while given in early:
                yield early.pop(given)
                given += 1


@dataclass
class Submitted(Generic[Job, Result]):
    """A job that a worker has, and its future result."""

    job: Job
    worker: Any
    future: Future[Result]
    retries: int = 0


class Executor(ABC, Generic[Job, Result]):
    """Submits jobs to workers, a few ahead so that no worker waits."""

    def __init__(self, ahead: int) -> None:
        self.ahead = ahead
        self.submitted: dict[int, Submitted[Job, Result]] = {}

    def run(self, jobs: Iterable[Job]) -> Results[Result]:
        try:
            for number, job in enumerate(jobs):
                self.submitted[number] = self.submit(job)
                while len(self.submitted) >= self.ahead:
                    yield from self.collect()
            while self.submitted:
                yield from self.collect()
        finally:
            self.stop()

    def collect(self) -> Results[Result]:
        """Wait for a while, and return what is finished."""
        futures = [each.future for each in self.submitted.values()]
        if not wait(futures, TIMEOUT, FIRST_COMPLETED).done:
            self.check()
        for number, each in list(self.submitted.items()):
            if each.future.done() and not self.retry(each):
                yield number, self.result(self.submitted.pop(number))

    @abstractmethod
    def submit(self, job: Job) -> Submitted[Job, Result]: ...

    @abstractmethod
    def check(self) -> None:
        """Called when nothing was finished for a while."""

    @abstractmethod
    def retry(self, submitted: Submitted[Job, Result]) -> bool:
        """Submit a job again if its worker died. Whether it was."""

    @abstractmethod
    def result(self, submitted: Submitted[Job, Result]) -> Result: ...

    @abstractmethod
    def stop(self) -> None:
        """Stop the jobs that are still running: they may take minutes, and nobody waits for them."""
