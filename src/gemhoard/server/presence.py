"""Who is connected to a table, through whichever server process."""

import asyncio
from dataclasses import dataclass

# So often each process says who is connected to it.
PRESENCE_SECONDS = 20.0
# A process that has not reported for so long is gone, and its connections with it.
GONE_SECONDS = 3 * PRESENCE_SECONDS


@dataclass(frozen=True)
class Present:
    """Who is connected: the seats of players, and how many others."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Presence:
    """Who is connected to other processes, as those have said."""

    def __init__(self) -> None:
        self._by_process: dict[str, tuple[Present, float]] = {}  # and until when that counts

    def note(self, process: str, present: Present) -> None:
        self._by_process[process] = (present, asyncio.get_running_loop().time() + GONE_SECONDS)

    def all(self, here: Present) -> Present:
        """Together with those who are connected to this process."""
        time = asyncio.get_running_loop().time()
        present = [here, *(each for each, until in self._by_process.values() if until > time)]
        seats = frozenset[int]().union(*(each.seats for each in present))
        return Present(seats, sum(each.spectators for each in present))
