"""What results say, and with which confidence.

Games of one deal are alike: a good seat in one seating is a good seat in the next. So whether one bot is
better than another is asked of the deals, each of which gives one difference, and not of the games.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z95 = 1.959964  # standard deviations on either side that hold 95% of a normal distribution
Z95_ABOVE = 1.644854  # the same for a one-sided test

# The errors that the sequential test allows: a false positive, a false negative.
ALPHA = 0.05
BETA = 0.05
# With fewer deals their variance is not known well enough.
FEWEST_DEALS = 20


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson's): it stays within 0 and 1, and is honest about few games."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Difference:
    """The mean over the deals of one bot's win share less another's, with the variance of a deal."""

    deals: int
    mean: float
    variance: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the mean, normal over deals."""
        half = Z95 * math.sqrt(self.variance / self.deals) if self.deals else 1.0
        return max(-1.0, self.mean - half), min(1.0, self.mean + half)

    @property
    def is_better(self) -> bool:
        """Whether it is 95% sure that the first bot is better. A one-sided test."""
        return self.deals > 0 and self.mean > Z95_ABOVE * math.sqrt(self.variance / self.deals)

    @property
    def is_worse(self) -> bool:
        """The same for the second bot."""
        return Difference(self.deals, -self.mean, self.variance).is_better


def difference(by_deal: Sequence[float]) -> Difference:
    """From each deal's difference, between -1 and 1.

    The variance counts two imagined deals more, one won outright by either side: a handful of deals that
    happen to agree would otherwise seem to leave no doubt at all.
    """
    deals = len(by_deal)
    mean = sum(by_deal) / deals if deals else 0.0
    squares = sum((each - mean) ** 2 for each in by_deal) + (1 - mean) ** 2 + (1 + mean) ** 2
    return Difference(deals, mean, squares / (deals + 2))


@dataclass(frozen=True)
class SequentialTest:
    """A sequential test (SPRT) between two hypotheses on the mean difference of a deal, taken as normal.

    H0: it is 0, the first bot is not better. H1: it is `edge`.
    """

    edge: float

    def verdict(self, by_deal: Sequence[float]) -> str | None:
        """`better`, `not better`, or None while more deals are needed."""
        if len(by_deal) < FEWEST_DEALS:
            return None
        odds = self.log_odds(difference(by_deal))
        if odds >= math.log((1 - BETA) / ALPHA):
            return "better"
        if odds <= math.log(BETA / (1 - ALPHA)):
            return "not better"
        return None

    def log_odds(self, seen: Difference) -> float:
        """The log-likelihood ratio of H1 to H0."""
        return seen.deals * self.edge * (2 * seen.mean - self.edge) / (2 * seen.variance)


# ------------------------------------------------------------------ ratings


def ratings(wins: Sequence[float], tables: Iterable[tuple[Sequence[int], float]]) -> list[float]:
    """Bradley-Terry strengths on the scale of Elo, 0 on average: a bot wins in proportion to its strength.

    `tables` are the seats that each bot held in some games, and how many wins these games gave out. The best
    fit is found by Hunter's iteration. Half a win and half a loss against an average bot are added for each,
    so that one that never won gets a number too.
    """
    tables, strengths = list(tables), [1.0] * len(wins)
    for _ in range(1000):
        expected = [1 / (1 + strength) for strength in strengths]
        for seats, games in tables:
            total = sum(n * s for n, s in zip(seats, strengths, strict=True))
            expected = [e + games * n / total for e, n in zip(expected, seats, strict=True)]
        strengths = [(won + 0.5) / e for won, e in zip(wins, expected, strict=True)]
    logs = [400 * math.log10(strength) for strength in strengths]
    return [each - sum(logs) / len(logs) for each in logs]
