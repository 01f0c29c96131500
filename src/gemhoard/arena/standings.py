"""The results of a match: the table of bots, the differences between them, and both as JSON."""

import itertools
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from gemhoard.arena.match import GameResult, Match
from gemhoard.arena.statistics import ALPHA, BETA, Difference, SequentialTest, difference, ratings, wilson
from gemhoard.games import GAMES


@dataclass(frozen=True)
class BotStanding:
    """A line of the table. The win share counts all seats of the bot; a shared win counts in parts."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float  # what it would win if all seats were equally good
    rating: float
    margin: float  # points ahead of the best seat of another bot; negative where it is behind
    mean_ms: float
    slowest_ms: float


class Standings:
    """The finished deals of a match, added up."""

    def __init__(
        self, match: Match, deals: Sequence[Sequence[GameResult]], test: SequentialTest | None = None
    ) -> None:
        self.match, self.deals, self.test = match, deals, test
        self.rows = [row for deal in deals for row in deal]

    @property
    def names(self) -> list[str]:
        """The bots, numbered where one takes part several times."""
        bots = self.match.bots
        return [
            f"{bot} #{bots[: i + 1].count(bot)}" if bots.count(bot) > 1 else bot for i, bot in enumerate(bots)
        ]

    @property
    def virtual_share(self) -> float | None:
        """What the virtual players win, where there are any."""
        if not self.rows or not GAMES[self.match.game].virtual_players(self.match.players):
            return None
        return mean([virtual_win(row) for row in self.rows])

    @property
    def table(self) -> list[BotStanding]:
        rated = self._ratings()
        return [self._standing(bot, name, rated[bot]) for bot, name in enumerate(self.names)]

    def _standing(self, bot: int, name: str, rating: float) -> BotStanding:
        rows = [row for row in self.rows if bot in row.seating]
        games, wins = len(rows), sum(win_share(row, bot) for row in rows)
        low, high = wilson(wins, games)
        fair = sum((1 - virtual_win(row)) * row.seating.count(bot) / len(row.seating) for row in rows)
        margins = [margin for row in rows if not row.forfeit for margin in self._margins(row, bot)]
        timings = [row.timings[bot] for row in rows]
        return BotStanding(
            name,
            games,
            wins,
            share=mean([win_share(row, bot) for row in rows]),
            low=low,
            high=high,
            fair=fair / max(1, games),
            rating=rating,
            margin=mean(margins),
            mean_ms=1000 * sum(t.seconds for t in timings) / max(1, sum(t.moves for t in timings)),
            slowest_ms=1000 * max((t.slowest for t in timings), default=0.0),
        )

    def _margins(self, row: GameResult, bot: int) -> Iterator[int]:
        """One for each seat of the bot, against the other bots and virtual players, who may win too."""
        sign = -1 if GAMES[self.match.game].fewer_is_better else 1
        points = [sign * score for score in row.scores]
        owners = (*row.seating, None)
        rival = max(score for score, owner in zip(points, owners, strict=False) if owner != bot)
        for score, owner in zip(points, owners, strict=False):
            if owner == bot:
                yield score - rival

    def _ratings(self) -> list[float]:
        """Without the wins of virtual players: they say nothing about which bot is better."""
        bots = range(len(self.match.bots))
        given: dict[tuple[int, ...], float] = defaultdict(float)
        for row in self.rows:
            seats = tuple(row.seating.count(bot) for bot in bots)
            given[seats] += 1 - virtual_win(row)
        wins = [sum(win_share(row, bot) for row in self.rows) for bot in bots]
        return ratings(wins, given.items())

    @property
    def forfeits(self) -> list[dict[str, Any]]:
        """Every game that an engine lost because it could not play on."""
        return [
            {"bot": self.names[row.forfeit.bot], "deal": row.deal, "reason": row.forfeit.reason}
            for row in self.rows
            if row.forfeit
        ]

    # -------------------------------------------------------------- one against the other

    def by_deal(self, a: int, b: int) -> list[float]:
        """For each deal, how much more of the wins a had than b, in the games where both sat."""
        return [difference_in(deal, a, b) for deal in self.deals]

    @property
    def pairs(self) -> list[tuple[int, int, Difference]]:
        return [
            (a, b, difference(self.by_deal(a, b)))
            for a, b in itertools.combinations(range(len(self.match.bots)), 2)
        ]

    @property
    def verdict(self) -> str | None:
        """What the sequential test says of the first two bots."""
        return self.test.verdict(self.by_deal(0, 1)) if self.test else None

    # -------------------------------------------------------------- as JSON

    def to_json(self) -> dict[str, Any]:
        """Everything but the single games."""
        match, names = self.match, self.names
        pairs = [
            {"a": names[a], "b": names[b], "difference": seen.mean, "interval": seen.interval}
            for a, b, seen in self.pairs
        ]
        test = self.test and {
            "edge": self.test.edge,
            "alpha": ALPHA,
            "beta": BETA,
            "verdict": self.verdict,
        }
        return {
            **asdict(match),
            "deals": len(self.deals),
            "games": len(self.rows),
            "table": [asdict(line) for line in self.table],
            "virtual_share": self.virtual_share,
            "forfeits": self.forfeits,
            "pairs": pairs,
            "test": test,
        }

    def results(self) -> list[dict[str, Any]]:
        """Every game of every deal."""
        return [
            {"deal": deal[0].deal, "seed": self.match.deal_seed(deal[0].deal), "games": [*map(asdict, deal)]}
            for deal in self.deals
        ]


def win_share(row: GameResult, bot: int) -> float:
    """How much of a game's win went to the bot, in any of its seats."""
    return sum(seat < len(row.seating) and row.seating[seat] == bot for seat in row.winners) / len(
        row.winners
    )


def virtual_win(row: GameResult) -> float:
    """How much of a game's win went to virtual players."""
    return sum(seat >= len(row.seating) for seat in row.winners) / len(row.winners)


def difference_in(deal: Sequence[GameResult], a: int, b: int) -> float:
    """How much more of the wins of a deal's games a had than b."""
    games = [row for row in deal if a in row.seating and b in row.seating]
    return mean([win_share(row, a) - win_share(row, b) for row in games])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
