"""What to call a decision, by its cost."""

from enum import StrEnum


class Verdict(StrEnum):
    """The last three are marked."""

    FORCED = "forced"  # There was no choice.
    FINE = "fine"  # It was the best action, or one that is as good.
    CLOSE = "close"  # Too close to call.
    DECIDED = "decided"  # The game was won or lost already.
    SMALL = "small"
    COSTLY = "costly"
    TURNING_POINT = "turning-point"


# Of the chance to win. A mark is given only where the cost is above its line by two standard errors.
LINES = {Verdict.TURNING_POINT: 0.10, Verdict.COSTLY: 0.05, Verdict.SMALL: 0.02}
MARKED = frozenset(LINES)
CERTAIN_BY = 2.0
# Behind these a mark would be noise or an insult.
LOST, WON = 0.03, 0.97


def verdict(cost: float, error: float, chance: float) -> Verdict:
    """`chance` is what the best action would have left."""
    certain = cost - CERTAIN_BY * error
    for mark, line in LINES.items():
        if certain > line:
            return mark if is_open(chance, cost) else Verdict.DECIDED
    return Verdict.CLOSE if cost + CERTAIN_BY * error > LINES[Verdict.SMALL] else Verdict.FINE


def is_open(chance: float, cost: float) -> bool:
    """Neither lost before, nor won before and after."""
    return chance >= LOST and (chance <= WON or chance - cost <= WON)
