"""Random numbers for the compiled rules: SplitMix64, one 64-bit word of state.

numba's own generator keeps 2.5 kB of hidden state a thread and costs several times as much a number. This one
lives in a record of the caller's, so that a seed gives the same stream in both modes and on every thread.
"""

from typing import Any, cast

import numpy as np

from gemhoard.games.engine import INTERPRETED, record_type, rule

Rng = np.record
RNG = record_type([("word", np.uint64)])

GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
WORD = 0xFFFFFFFFFFFFFFFF

_U27, _U30, _U31, _U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def new_rng(seed: int) -> Rng:
    """The stream of random numbers that belongs to a seed."""
    return cast(Rng, np.array([(seed & WORD,)], RNG)[0])


if INTERPRETED:
    # NumPy's 64-bit scalars warn when they wrap, so plain integers do the same sum.
    def _next_32_bits(rng: Rng) -> int:
        word = (int(rng.word) + GOLDEN) & WORD
        rng.word = word
        word = ((word ^ (word >> 30)) * MIX_1) & WORD
        word = ((word ^ (word >> 27)) * MIX_2) & WORD
        return (word ^ (word >> 31)) >> 32

    def below(rng: Rng, n: int) -> int:
        return (_next_32_bits(rng) * int(n)) >> 32
else:

    @rule
    def _next_32_bits(rng: Rng) -> int:
        word = rng.word + np.uint64(GOLDEN)
        rng.word = word
        word = (word ^ (word >> _U30)) * np.uint64(MIX_1)
        word = (word ^ (word >> _U27)) * np.uint64(MIX_2)
        return (word ^ (word >> _U31)) >> _U32

    @rule
    def below(rng: Rng, n: int) -> int:
        """A whole number from 0 up to n - 1."""
        return int((_next_32_bits(rng) * np.uint64(n)) >> _U32)


@rule
def shuffle(rng: Rng, cards: Any) -> None:
    """Put cards in a random order, in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
