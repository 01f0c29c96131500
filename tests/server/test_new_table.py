"""A new table, also one to play again: its cards come from the operating system, all of them."""

import os
from collections.abc import Callable

import numpy as np
import pytest
from server.people import wish

from gemhoard.games import GAMES
from gemhoard.games.chance import SYSTEM_WORDS, WORD
from gemhoard.server.new_table import new_row, next_row
from gemhoard.server.protocol import NewTable
from gemhoard.server.schema import TableRow

# What the operating system gives, here always the same.
GIVEN = np.random.default_rng(1).integers(WORD, size=SYSTEM_WORDS + 1, dtype=np.uint64)


def table_made(game: str) -> TableRow:
    return new_row(NewTable.model_validate(wish(game, "me:Ann", "bot", "bot")), "s" * 43)


def table_to_play_again(game: str) -> TableRow:
    return next_row(table_made(game), host=0)


def setup(make: Callable[[str], TableRow], game: str, changed: int | None = None) -> str:
    """What a table is dealt if one of the words from the operating system is another."""
    words = GIVEN.copy()
    if changed is not None:
        words[changed] ^= np.uint64(WORD)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "urandom", lambda size: words.tobytes()[:size])
        return repr(make(game).setup)


@pytest.mark.parametrize("make", [table_made, table_to_play_again])
@pytest.mark.parametrize("game", GAMES)
def test_the_cards_come_from_many_words_of_the_operating_system(make: Callable[[str], TableRow], game: str):
    """From one word, or a seed, there would be far fewer deals, and one could be found from a few cards."""
    assert setup(make, game) == setup(make, game)
    assert len({setup(make, game, changed) for changed in range(8)}) > 4
