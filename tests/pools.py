"""Worker pools of which a test decides what they do."""

from collections.abc import Callable
from typing import Any


class FakePool:
    """Runs jobs by a generator function of the test, which takes the function and the jobs."""

    def __init__(self, run: Callable[..., Any]) -> None:
        self.run = run


def stopped_after(jobs: int, done: list[Any] | None = None) -> FakePool:
    """Stopped by Ctrl-C after so many jobs; `done` lists those that it ran."""

    def run(function, todo):
        for number, job in enumerate(todo):
            if number == jobs:
                raise KeyboardInterrupt
            if done is not None:
                done.append(job)
            yield number, function(job)

    return FakePool(run)
