"""Random numbers for the compiled rules: wyrand, one 64-bit word of state.

numba's own generator keeps 2.5 kB of hidden state a thread and costs several times as much a number. This one
lives in a record of the caller's, so that a seed gives the same stream in both modes and on every thread.

A seed of 64 bits reaches only a few of all deals, and could be found again from the cards that lie open.
Where people play, `system_rng` deals instead: its words come from the operating system.
"""

import os
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba.extending import intrinsic, overload

from gemhoard.games.engine import INTERPRETED, record_type, rule

Rng = np.record
RNG = record_type([("word", np.uint64)])
# Enough for decks of 3,000 cards. A game that needs more goes on with wyrand.
SYSTEM_WORDS = 512
# The word comes last: numba takes a record that begins like another one for that one.
SYSTEM_RNG = record_type(
    [("system_words", np.uint64, (SYSTEM_WORDS,)), ("used", np.int64), ("word", np.uint64)]
)

STEP = 0xA0761D6478BD642F
MIX = 0xE7037ED1A0B428DB
WORD = 0xFFFFFFFFFFFFFFFF


def new_rng(seed: int) -> Rng:
    """The stream of random numbers that belongs to a seed."""
    return cast(Rng, np.array([(seed & WORD,)], RNG)[0])


def system_rng() -> Rng:
    """Random numbers of the operating system, for one deal that nobody can foresee or find again."""
    *words, word = np.frombuffer(os.urandom(8 * (SYSTEM_WORDS + 1)), np.uint64)
    return cast(Rng, np.array([(words, 0, word)], SYSTEM_RNG)[0])


@intrinsic  # type: ignore[untyped-decorator]
def _high_word(typing_context: Any, a: Any, b: Any) -> Any:
    """The upper 64 bits of a product of two 64-bit words."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        double = ir.IntType(128)
        factors = [builder.zext(argument, double) for argument in arguments]
        return builder.trunc(builder.lshr(builder.mul(*factors), ir.Constant(double, 64)), ir.IntType(64))

    return a(a, b), build


if INTERPRETED:
    # NumPy's 64-bit scalars warn when they wrap, so plain integers do the same sum.
    def _wyrand(rng: Rng) -> Any:
        word = (int(rng.word) + STEP) & WORD
        rng.word = word
        product = word * (word ^ MIX)
        return (product ^ product >> 64) & WORD

    def _split(word: Any, n: int) -> Any:
        return divmod(word * int(n), 1 << 64)
else:

    @rule
    def _wyrand(rng: Rng) -> Any:
        word = rng.word + np.uint64(STEP)
        rng.word = word
        mixed = word ^ np.uint64(MIX)
        return _high_word(word, mixed) ^ (word * mixed)

    @rule
    def _split(word: Any, n: int) -> Any:
        """A whole number from 0 up to n - 1, and what is left of the word for further choices."""
        return np.int64(_high_word(word, np.uint64(n))), word * np.uint64(n)


@rule
def _system_word(rng: Any) -> Any:
    if rng.used == SYSTEM_WORDS:
        return _wyrand(rng)
    rng.used += 1
    return rng.system_words[rng.used - 1]


def _next_word(rng: Rng) -> Any:
    return int(_system_word(rng)) if rng.dtype == SYSTEM_RNG else _wyrand(rng)


@overload(_next_word, jit_options={"forceinline": True}, strict=False)  # type: ignore[untyped-decorator]
def _choose_generator(rng: Any) -> Any:
    """By its type, while it is compiled: simulations do not pay for what the table needs."""
    if "system_words" in rng.fields:
        return lambda rng: _system_word(rng)
    return lambda rng: _wyrand(rng)


@rule
def below(rng: Rng, n: int) -> int:
    """A whole number from 0 up to n - 1."""
    return _split(_next_word(rng), n)[0]


@rule
def next_seed(rng: Rng) -> int:
    """A seed for a stream of its own."""
    return _next_word(rng)


# A word serves this many choices of a shuffle: among 72 cards the bias of each stays below 1 in 100 million.
CHOICES_A_WORD = 6


@rule
def shuffle(rng: Rng, cards: Any) -> None:
    """Put cards in a random order, in place."""
    word = _next_word(rng)
    for i in range(len(cards) - 1, 0, -1):
        if i % CHOICES_A_WORD == 0:
            word = _next_word(rng)
        j, word = _split(word, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
