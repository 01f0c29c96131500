"""Everybody's chances to win: by seat, and behind the last seat a virtual player's."""

from typing import Any

import numpy as np

from gemhoard.bots.calibration import calibrated
from gemhoard.bots.evaluation import Returns
from gemhoard.games import Game, State

Vector = np.ndarray[Any, np.dtype[np.float64]]
Chances = Vector  # with sum 1


def mean_of(game: Game, state: State, returns: Returns | None = None) -> Chances:
    """Of many simulations by a network; of none, zeros."""
    seats = int(state.players)
    who = seats + game.virtual_players(seats)
    if returns is None:
        return np.zeros(who)
    means = returns.mean(axis=0, dtype=np.float64)[:who]
    # A network leaves something to virtual players that there are not, and may be too cautious.
    found = np.array([calibrated(game, seats, float(each)) for each in means / means.sum()])
    chances: Chances = found / found.sum()
    return chances


def share_of(game: Game, players: int, returns: Returns) -> Chances:
    """The mean of games that were played to the end."""
    share: Chances = returns.mean(axis=0, dtype=np.float64)[: players + game.virtual_players(players)]
    return share


def result_of(game: Game, state: State) -> Chances:
    """Of a game that is over. A shared win counts in parts."""
    winners, result = game.winners(state), mean_of(game, state)
    for winner in winners:
        result[winner] = 1 / len(winners)
    return result
