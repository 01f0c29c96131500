"""Steps many games at once, on several threads."""

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from numpy.typing import ArrayLike

from gemhoard.games.engine import directly
from gemhoard.research.compiled.batch import Buffers
from gemhoard.research.compiled.threads import begin_work, help_with, is_done, new_work, work_on

PARTS = 4  # that a thread's games come in


class VectorRunner:
    """The first buffers are the caller's, the others those of threads. What a step writes is in the slots."""

    def __init__(self, slots: Any, buffers: list[Buffers]) -> None:
        self.slots, self.buffers = slots, buffers
        self.observations, self.masks, self.seats = slots["observation"]["row"], slots["mask"], slots["seat"]
        self.rewards, self.ends = slots["reward"], slots["has_ended"]
        self.final_observations = slots["final_observation"]["row"]
        self.last_seats, self.returns = slots["last_seat"], slots["returns"]
        self.work = new_work(slots, len(buffers) * PARTS)
        self._begin_work = directly(begin_work, self.work, True)
        self._work_on = directly(work_on, self.work, buffers[0])
        self._is_done = directly(is_done, self.work)
        self._pool, asleep = ThreadPoolExecutor(len(buffers)), Future[None]()
        asleep.set_result(None)
        self._helpers = [asleep] * (len(buffers) - 1)

    def __reduce__(self) -> Any:
        """A copy has the same games, and threads of its own."""
        self._finish()
        return VectorRunner, (self.slots, self.buffers)

    def deal(self, seeds: ArrayLike) -> None:
        """Deal all games, each from its seed."""
        self._finish()
        self.slots["rng"]["word"][:] = seeds
        self._step(is_start=True)

    def step(self, actions: ArrayLike) -> None:
        """One action in each game."""
        self._finish()
        self.work.actions[:] = actions
        self._step(is_start=False)

    def _step(self, is_start: bool) -> None:
        """Wake the threads that sleep, but do not wait until they are awake."""
        self._begin_work(self.work, is_start)
        self._helpers = [self._wake(helper, own) for helper, own in zip(self._helpers, self.buffers[1:])]
        self._finish()

    def _finish(self) -> None:
        """Do what is left of a step: also of one that somebody interrupted."""
        self._work_on(self.work, self.buffers[0])
        while not self._is_done(self.work):
            for helper in self._helpers:
                if helper.done():
                    helper.result()  # Whatever went wrong in a thread is raised here.

    def _wake(self, helper: Future[None], buffers: Buffers) -> Future[None]:
        return self._pool.submit(help_with, self.work, buffers) if helper.done() else helper

    def close(self) -> None:
        self._pool.shutdown()
