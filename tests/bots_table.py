"""Positions for the tests of the bots."""

from typing import Any

from gemhoard.games import CHANCE, GAMES, State
from gemhoard.games.chance import new_rng


def positions(game: str, players: int, seed: int, options: dict[str, Any] | None = None) -> list[State]:
    """Positions of a random game in which a seat decides."""
    rules, rng, found = GAMES[game], new_rng(seed), []
    state = rules.new(players, seed=seed, options=options)
    while not rules.is_over(state):
        if rules.actor(state) != CHANCE:
            found.append(state.copy())
        rules.apply(state, rules.any_action(state, rng))
    return found


def winning_positions(game: str, players: int, seeds: range) -> list[tuple[State, list[int]]]:
    """Positions in which some actions, not all, win at once, whatever is hidden; with those actions."""
    rules, found = GAMES[game], []
    for seed in seeds:
        for state in positions(game, players, seed):
            wins = [action for action in rules.legal(state) if _wins(game, state, action)]
            if wins and len(wins) < len(rules.legal(state)):
                found.append((state, wins))
    return found


def _wins(game: str, state: State, action: int) -> bool:
    rules, seat = GAMES[game], GAMES[game].actor(state)
    for seed in range(100):
        after = rules.redeal(state, seat, seed)
        rules.apply(after, action)
        if not rules.is_over(after) or rules.winners(after) != [seat]:
            return False
    return True
