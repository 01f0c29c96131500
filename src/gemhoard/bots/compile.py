"""Compiles every level for every game, and leaves it in the cache: `python -m gemhoard.bots.compile`."""

import os

from gemhoard.bots.ladder import LEVELS, bot_named
from gemhoard.games import GAMES


def load_searches() -> None:
    """Let each level decide once. What is not in the cache is compiled; the rest takes a second to read."""
    for game in GAMES.values():
        state = game.new(game.seats[0], seed=1)
        for level in LEVELS:
            bot_named(level).choose(game, state, seed=1, deadline=0)


if __name__ == "__main__":
    os.nice(10)  # Those who play already come first.
    load_searches()
