"""Random numbers: from a seed, and from the operating system."""

import os

import numpy as np
import pytest

from gemhoard.games import GAMES
from gemhoard.games.chance import SYSTEM_WORDS, WORD, below, new_rng, shuffle, system_rng


def words(rng, count: int) -> list[int]:
    """Whole numbers that tell of the upper half of each word."""
    return [int(below(rng, 1 << 32)) for _ in range(count)]


def test_a_seed_gives_the_stream_it_has_always_given():
    assert words(new_rng(1), 3) == [3454998165, 1641468491, 2365096130]
    cards = np.arange(12)
    shuffle(new_rng(7), cards)
    assert cards.tolist() == [3, 0, 1, 2, 4, 8, 9, 11, 7, 5, 6, 10]


SIZE = 8 * (SYSTEM_WORDS + 1)


def rng_from(given: bytes):
    """As if the operating system had given that."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "urandom", lambda size: given[:size])
        return system_rng()


def test_the_system_hands_out_each_of_its_words_once_and_wyrand_goes_on():
    given = os.urandom(SIZE)
    *given_words, last = np.frombuffer(given, np.uint64)
    rng = rng_from(given)
    assert words(rng, SYSTEM_WORDS) == [int(word) >> 32 for word in given_words]
    assert words(rng, 3) == words(new_rng(int(last)), 3)


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_deal_depends_on_every_word_of_the_system_that_it_uses(game):
    """A deal from one seed would depend on the first alone."""
    given = np.frombuffer(os.urandom(SIZE), np.uint64)

    def deal(changed: int) -> tuple[bytes, int]:
        other = given.copy()
        other[changed] ^= np.uint64(WORD)
        state, rng = game.blank(game.player_counts[-1]), rng_from(other.tobytes())
        game.rules.deal(state, rng)
        return game.pack(state), int(rng.used)

    used = deal(changed=SYSTEM_WORDS)[1]
    assert 1 < used < SYSTEM_WORDS  # All of it comes from the system.
    # A shuffle may throw its first word away.
    assert len({deal(changed)[0] for changed in range(used)}) > used // 2
