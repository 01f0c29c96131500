"""Chances to win that come true: what a search expects, corrected by how often it was right.

`benchmarks/calibration.py` writes the file, from games that no network has learned from. A network learns
from games in which early choices are drawn by lot: there a lead is worth less than between strong players.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from gemhoard.bots.weights import read_weights
from gemhoard.games import Game

CALIBRATION = Path(__file__).with_name("calibration.json")
LEAST = 1e-6  # No chance is 0 or 1 as long as the game goes on.


class Calibration(TypedDict):
    """Of one game, for the network that it was measured with and no other."""

    network: str
    temperatures: dict[str, float]  # by player count


def calibrated(game: Game, players: int, chance: float) -> float:
    """The chance to win of one of so many players, as it comes true when strong bots play on."""
    found = _measured().get(game.name)
    if not found or found["network"] != network_hash(game):
        return chance
    return float(scaled(chance, found["temperatures"].get(f"{players}", 1.0), players))


def scaled(chance: Any, temperature: float, players: int) -> Any:
    """Further from what everybody would have if all were equal, the lower the temperature."""
    fair = log_odds(1 / players)
    return 1 / (1 + np.exp(-fair - (log_odds(chance) - fair) / temperature))


def log_odds(chance: Any) -> Any:
    inside = np.clip(chance, LEAST, 1 - LEAST)
    return np.log(inside / (1 - inside))


@cache
def network_hash(game: Game) -> str:
    return read_weights(game.network).hash if game.network else ""


@cache
def _measured() -> dict[str, Calibration]:
    measured: dict[str, Calibration] = json.loads(CALIBRATION.read_text("utf-8"))
    return measured
