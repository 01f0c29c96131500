"""Compiles every level for every game, and leaves it in the cache: `python -m gemhoard.bots.compile`."""

import os

from gemhoard.bots.specs import bot_for, levels_for
from gemhoard.games import GAMES


def load_searches() -> None:
    """Let each level decide once. What is not in the cache is compiled; the rest takes a second to read."""
    for game in GAMES.values():
        state = game.first_choice(game.player_counts[0])
        for level in levels_for(game):
            bot_for(game, level).choose(game, state, seed=1, deadline=0)


if __name__ == "__main__":
    os.nice(10)  # Those who play already come first.
    load_searches()
