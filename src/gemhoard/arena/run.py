"""Play the deals of a match, on many cores, until they are done, the test is sure, or somebody stops it."""

import sys
import time
from collections.abc import Callable
from contextlib import closing
from typing import TextIO

from gemhoard.arena.crew import Hire
from gemhoard.arena.match import Deal, Match, Unit, play_unit, with_networks
from gemhoard.arena.standings import Standings, difference_in
from gemhoard.arena.statistics import SequentialTest


def run(
    match: Match,
    deals: int,
    hire: Hire,
    test: SequentialTest | None = None,
    show: Callable[[int, int], None] = lambda done, of: None,
    finished: list[Deal] | None = None,
    note: Callable[[], None] = lambda: None,
) -> Standings:
    """Play at most so many deals, those that are finished included, to which the new ones are added.

    Ctrl-C ends it early, with the deals that are finished.
    """
    finished = [] if finished is None else finished
    differences, first = [difference_in(rows, 0, 1) for rows in finished], len(finished)
    if test and test.verdict(differences):
        return Standings(match, finished, test)
    play = hire(with_networks(play_unit, match.bots))
    try:
        with closing(play(Unit(match, deal) for deal in range(first, deals))) as played:
            for rows in played:
                finished.append(rows)
                differences.append(difference_in(rows, 0, 1))
                show(len(finished) - first, deals - first)
                note()
                if test and test.verdict(differences):
                    break
    except KeyboardInterrupt:
        pass
    return Standings(match, finished, test)


# ------------------------------------------------------------------ how far it is


class Progress:
    """One line that is written over, on a terminal only."""

    WIDTH = 24

    def __init__(self, out: TextIO | None = None, what: str = "deals") -> None:
        # The errors of now, not of when this file was read: a test may have closed those.
        self.out, self.what = out or sys.stderr, what
        self.began, self.shown = time.monotonic(), 0.0

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

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
