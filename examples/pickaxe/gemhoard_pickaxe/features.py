"""Pickaxe: what bots look at. Without this file there would be no greedy bot and no network, but all else."""

from gemhoard.games.engine import State, rule
from gemhoard.games.features import Features, layout, one_hot, relative_seat, set_feature, thermometer
from gemhoard_pickaxe.rules import MAPS, MOST_PLAYERS, PHASES

GOLD = 20  # more than that looks the same
LAYOUT = layout(phase=len(PHASES), own_map=MAPS, pot=GOLD, stores=MOST_PLAYERS * GOLD, turn=MOST_PLAYERS)
ACTION_LAYOUT = layout(action=2, pot=2 * GOLD)


@rule
def heuristic(state: State, seat: int) -> float:
    """What is safe, and most of what is not: the more lies in the tunnel, the less one should trust it."""
    at_risk = state.pot - 0.02 * state.pot * state.pot if state.turn == seat else 0.0
    return state.store[seat] + at_risk


@rule
def write_features(state: State, seat: int, features: Features) -> None:
    """Seats are counted from the looking one on, so that what is learned in one seat holds in all."""
    set_feature(features, LAYOUT.phase, state.phase)
    one_hot(features, LAYOUT.own_map, state.maps[seat])
    thermometer(features, LAYOUT.pot, state.pot, GOLD)
    for other in range(state.players):
        away = relative_seat(state.players, seat, other)
        thermometer(features, LAYOUT.stores + away * GOLD, state.store[other], GOLD)
    set_feature(features, LAYOUT.turn, relative_seat(state.players, seat, state.turn))


@rule
def write_action_features(state: State, action: int, features: Features) -> None:
    """Of a player's two choices; chance needs none."""
    set_feature(features, ACTION_LAYOUT.action, action)
    thermometer(features, ACTION_LAYOUT.pot + action * GOLD, state.pot, GOLD)
