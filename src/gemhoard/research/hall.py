"""Many games, each at its table, and the threads that step them together."""

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from numpy.typing import ArrayLike

from gemhoard.games.engine import directly
from gemhoard.research.compiled.batch import Room
from gemhoard.research.compiled.threads import begin_work, help_with, is_done, new_work, work_on

PARTS = 4  # that a thread's games come in


class Hall:
    """The first room is the caller's, the others are of threads. What a step writes lies in the tables."""

    def __init__(self, tables: Any, rooms: list[Room]) -> None:
        self.tables, self.rooms = tables, rooms
        self.sights, self.last_sights = tables["sight"]["row"], tables["last_sight"]["row"]
        self.masks, self.seats = tables["mask"], tables["seat"]
        self.rewards, self.ends, self.shares = tables["reward"], tables["has_ended"], tables["shares"]
        self.luck = tables["luck"]["word"]
        self.work = new_work(tables, len(rooms) * PARTS)
        self._begin_work = directly(begin_work, self.work, True)
        self._work_on = directly(work_on, self.work, rooms[0])
        self._is_done = directly(is_done, self.work)
        self._pool, asleep = ThreadPoolExecutor(len(rooms)), Future[None]()
        asleep.set_result(None)
        self._helpers = [asleep] * (len(rooms) - 1)

    def __reduce__(self) -> Any:
        """A copy has the same games, and threads of its own."""
        self._finish()
        return Hall, (self.tables, self.rooms)

    def deal(self, luck: ArrayLike) -> None:
        """All games anew, each from its word of luck."""
        self._finish()
        self.luck[:] = luck
        self._step(is_start=True)

    def step(self, actions: ArrayLike) -> None:
        """One action in each game."""
        self._finish()
        self.work.actions[:] = actions
        self._step(is_start=False)

    def _step(self, is_start: bool) -> None:
        """Who sleeps is called to help, but nobody waits until it has got up."""
        self._begin_work(self.work, is_start)
        self._helpers = [self._call(helper, room) for helper, room in zip(self._helpers, self.rooms[1:])]
        self._finish()

    def _finish(self) -> None:
        """Do what is left of a step: also of one that somebody interrupted."""
        self._work_on(self.work, self.rooms[0])
        while not self._is_done(self.work):
            for helper in self._helpers:
                if helper.done():
                    helper.result()  # Whatever went wrong in a thread is raised here.

    def _call(self, helper: Future[None], room: Room) -> Future[None]:
        return self._pool.submit(help_with, self.work, room) if helper.done() else helper

    def close(self) -> None:
        self._pool.shutdown()
