"""How much the coach thinks."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """Numbers of simulations."""

    search: int  # to find the best action
    compare: int  # of the best action and of the chosen one, on the same deals
    again: int  # times as many of both, where a choice seems to have cost something
    value: int = 0  # of a position where there is no choice
    pairs: int = 0  # of a choice, to see its effect, times how much they vary
    first_pairs: int = 100  # that say how much they vary


REVIEW = Effort(search=1500, compare=1000, again=6, value=200, pairs=1500)
HINT = Effort(search=20_000, compare=4000, again=1)
