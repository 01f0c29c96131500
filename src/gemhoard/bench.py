"""How fast the compiled rules play uniformly random games, on one core."""

import time
from typing import Any

import numpy as np

from gemhoard.games import Game
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import CHOICES, INTERPRETED, new_record
from gemhoard.games.play import play_games


def measure(game: Game, players: int, seconds: float, seed: int = 1) -> dict[str, Any]:
    """Whole games, the deal included, per second of processor time. Actions count the dice too."""
    states = np.zeros(2, game.state_type)
    states[0] = game.blank(players)
    choices, rng = new_record(CHOICES), new_rng(seed)
    began = time.perf_counter()
    play_games(states, choices, rng, 1)
    ready = time.perf_counter() - began
    games, actions, spent, batch = 0, 0, 0.0, 1
    while spent < seconds:
        began = time.process_time()
        actions += play_games(states, choices, rng, batch)
        took = time.process_time() - began
        games, spent = games + batch, spent + took
        if took < 0.1 * seconds:
            # A clock is read a few times in all, however quick the games are.
            batch *= 2
    return {
        "game": game.name,
        "players": players,
        "compiled": not INTERPRETED,
        "games_per_s": games / spent,
        "actions_per_s": actions / spent,
        "actions_per_game": actions / games,
        "bytes_per_state": game.state_type.itemsize,
        "compile_or_load_s": ready,
    }
