"""Play the deals of a match, on many cores, until they are done, the test is sure, or somebody stops it."""

import sys
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from typing import TextIO

from gemhoard.arena.crew import Hire
from gemhoard.arena.match import Deal, Match, Unit, play_unit, with_networks
from gemhoard.arena.standings import Standings, difference_in
from gemhoard.arena.statistics import SequentialTest


class Finished:
    """The deals of a match that are finished.

    Only those before the first gap count. Short games are finished early: with them, whoever is good at short
    games would seem better than it is.
    """

    def __init__(self, deals: Iterable[Deal] = ()) -> None:
        self.counted: list[Deal] = []
        self.early: dict[int, Deal] = {}
        for deal in deals:
            self.add(deal)
        while self.take():
            pass

    def __len__(self) -> int:
        return len(self.counted) + len(self.early)

    def add(self, deal: Deal) -> None:
        self.early[deal[0].deal] = deal

    def take(self) -> Deal | None:
        """Count the next one, if it is there."""
        deal = self.early.pop(len(self.counted), None)
        if deal:
            self.counted.append(deal)
        return deal

    def all(self) -> list[Deal]:
        return self.counted + [deal for _, deal in sorted(self.early.items())]

    def missing(self, deals: int) -> list[int]:
        return [deal for deal in range(len(self.counted), deals) if deal not in self.early]


def run(
    match: Match,
    deals: int,
    hire: Hire,
    test: SequentialTest | None = None,
    show: Callable[[int, int], None] = lambda done, of: None,
    finished: Finished | None = None,
    note: Callable[[], None] = lambda: None,
) -> Standings:
    """Play at most so many deals, those that are finished included, to which the new ones are added.

    Ctrl-C ends it early, with the deals that are finished.
    """
    finished = Finished() if finished is None else finished
    differences = [difference_in(deal, 0, 1) for deal in finished.counted]
    is_sure, missing = bool(test and test.verdict(differences)), finished.missing(deals)
    play = hire(with_networks(play_unit, match.bots))
    try:
        with closing(play(Unit(match, deal) for deal in missing if not is_sure)) as played:
            for done, (_, rows) in enumerate(played, 1):
                finished.add(rows)
                while not is_sure and (deal := finished.take()):
                    differences.append(difference_in(deal, 0, 1))
                    is_sure = bool(test and test.verdict(differences))
                show(done, len(missing))
                note()
                if is_sure:
                    # What was played beyond would say more or less, by how many helped.
                    finished.early.clear()
                    break
    except KeyboardInterrupt:
        pass
    return Standings(match, finished.counted, test)


# ------------------------------------------------------------------ how far it is


class Progress:
    """On a terminal one line that is written over; elsewhere, as in a log, a line now and then."""

    WIDTH = 24
    SELDOM = 60  # seconds

    def __init__(self, out: TextIO | None = None, what: str = "deals") -> None:
        # The errors of now, not of when this file was read: a test may have closed those.
        self.out, self.what = out or sys.stderr, what
        self.is_live = self.out.isatty()
        self.began, self.shown = time.monotonic(), 0.0

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def show(self, done: int, of: int) -> None:
        now = time.monotonic()
        if not self.shown and not self.is_live:
            self.shown = now  # The first may have waited for the compiler, and tells nothing.
        if now - self.shown < (0.1 if self.is_live else self.SELDOM):
            return
        self.shown = now
        left = clock((now - self.began) / done * (of - done))
        how_far = f"{done}/{of} {self.what}, {left} left"
        bar = "#" * (self.WIDTH * done // of)
        self.out.write(f"\r[{bar:{self.WIDTH}}] {how_far} \x1b[K" if self.is_live else f"{how_far}\n")
        self.out.flush()

    def clear(self) -> None:
        if self.is_live and self.shown:
            self.out.write("\r\x1b[K")
            self.out.flush()


def clock(seconds: float) -> str:
    """1:05 or 2:00:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
