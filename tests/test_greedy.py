"""Greedy's compiled loop chooses what its definition, in plain Python, chooses."""

import pytest

from gemhoard.bots.greedy import Greedy, lead
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import below, new_rng
from gemhoard.games.engine import INTERPRETED


def after(game: Game, state: State, action: int) -> State:
    state = state.copy()
    game.rules.apply(state, action)
    return state


def expectation(game: Game, state: State, seat: int) -> float:
    if game.actor(state) == CHANCE:
        outcomes = game.legal(state)
        return sum(expectation(game, after(game, state, roll), seat) for roll in outcomes) / len(outcomes)
    rivals = [game.rules.heuristic(state, other) for other in range(state.players) if other != seat]
    return game.rules.heuristic(state, seat) - max(rivals)


def best_actions(game: Game, state: State) -> list[int]:
    legal = game.legal(state)
    expected = [expectation(game, after(game, state, action), game.actor(state)) for action in legal]
    return [action for action, each in zip(legal, expected, strict=True) if each == max(expected)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_picks_among_the_best_actions_by_the_seed(game, players):
    rules, rng, seen = GAMES[game], new_rng(players), 0
    state = rules.new(players, seed=players)
    while not rules.is_over(state) and seen < (4 if INTERPRETED else 60):
        if rules.actor(state) != CHANCE:
            best, before = best_actions(rules, state), rules.pack(state)
            for seed in (seen, seen + 1):
                assert Greedy().choose(rules, state, seed) == best[below(new_rng(seed), len(best))]
            assert rules.pack(state) == before
            seen += 1
        legal = rules.legal(state)
        rules.apply(state, legal[below(rng, len(legal))])
    assert seen > 3


def test_who_plays_alone_is_not_compared_with_anybody():
    """Or every action would be as good as the others."""
    game = GAMES["emerald"]
    state = game.new(2, seed=1)
    state.players = 1
    assert lead(state, 0) == game.rules.heuristic(state, 0)
