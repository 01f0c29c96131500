"""Choosing with less care: weaker bots, whose mistakes are moves that a person might make."""

from typing import Any

from gemhoard.games.chance import Rng, below
from gemhoard.games.engine import loop, rule

# A choice with less than this part of the best one's weight is never taken: it would look random.
PLAUSIBLE = 0.02
STEPS = 1 << 24


@loop
def sample(weights: Any, count: int, temperature: float, rng: Rng) -> int:
    """Which choice, with probability in proportion to `weight ** (1 / temperature)`; the best one at 0."""
    best = 0
    for i in range(1, count):
        best = i if weights[i] > weights[best] else best
    if temperature <= 0:
        return best
    left = total_weight(weights, count, weights[best], temperature) * below(rng, STEPS) / STEPS
    for i in range(count):
        left -= relative_weight(weights[i], weights[best], temperature)
        if left < 0:
            return i
    return best


@rule
def total_weight(weights: Any, count: int, best: float, temperature: float) -> float:
    total = 0.0
    for i in range(count):
        total += relative_weight(weights[i], best, temperature)
    return total


@rule
def relative_weight(weight: float, best: float, temperature: float) -> float:
    """Of the best one's, so that no power of a small number vanishes."""
    return (weight / best) ** (1 / temperature) if weight >= PLAUSIBLE * best else 0.0
