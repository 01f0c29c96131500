"""Play the deals of a match in a worker pool, until they are done, the test is sure, or it is stopped."""

from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial

from gemhoard.arena.match import Bots, Deal, DealJob, Match, play_deal
from gemhoard.arena.standings import Standings, difference_in
from gemhoard.arena.statistics import SequentialTest
from gemhoard.jobs import Pool


class Finished:
    """The deals of a match that are finished.

    Only those before the first gap count. Short games finish early: counted, they would favour the bot that
    is good at short games.
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
    bots: Bots,
    deals: int,
    pool: Pool,
    test: SequentialTest | None = None,
    show: Callable[[int, int], None] = lambda done, of: None,
    finished: Finished | None = None,
    after_each: Callable[[], None] = lambda: None,
) -> Standings:
    """Play at most so many deals, those in `finished` included, to which the new ones are added.

    Ctrl-C ends it early, with the deals that are finished.
    """
    finished = Finished() if finished is None else finished
    differences = [difference_in(deal, 0, 1) for deal in finished.counted]
    is_sure, missing = bool(test and test.verdict(differences)), finished.missing(deals)
    play = partial(play_deal, bots)
    try:
        with closing(pool.run(play, (DealJob(match, deal) for deal in missing if not is_sure))) as played:
            for done, (_, rows) in enumerate(played, 1):
                finished.add(rows)
                while not is_sure and (deal := finished.take()):
                    differences.append(difference_in(deal, 0, 1))
                    is_sure = bool(test and test.verdict(differences))
                show(done, len(missing))
                after_each()
                if is_sure:
                    # How many deals were played beyond depends on the number of workers.
                    finished.early.clear()
                    break
    except KeyboardInterrupt:
        pass
    return Standings(match, finished.counted, test)
