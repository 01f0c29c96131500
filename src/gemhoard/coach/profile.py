"""A player's profile from several games: which kinds of choices cost most."""

from collections.abc import Iterable
from dataclasses import dataclass

from gemhoard.coach.review import Review
from gemhoard.coach.verdict import Verdict


@dataclass
class Kind:
    """All choices whose words begin with the same verb."""

    verb: str
    count: int = 0
    cost: float = 0.0
    marked: int = 0

    @property
    def mean(self) -> float:
        return self.cost / self.count


def profile(games: Iterable[tuple[Review, int]]) -> list[Kind]:
    """Of a player who sat at the seat named with each game. What cost most in all comes first."""
    kinds: dict[str, Kind] = {}
    for review, seat in games:
        for judgement in review.judgements:
            if judgement.seat != seat or judgement.verdict == Verdict.FORCED:
                continue
            verb = review.game.words[judgement.chosen].split()[0]
            kind = kinds.setdefault(verb, Kind(verb))
            kind.count += 1
            kind.cost += judgement.cost
            kind.marked += judgement.is_marked
    return sorted(kinds.values(), key=lambda kind: -kind.cost)
