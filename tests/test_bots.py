"""Bots play by what their seat may know."""

import pytest

from gemhoard.bots import BOTS, decide
from gemhoard.games import CHANCE, GAMES, State
from gemhoard.games.chance import below, new_rng
from gemhoard.games.engine import INTERPRETED


def positions(game: str, players: int, seed: int) -> list[State]:
    """Positions of a random game in which a seat decides."""
    rules, rng, found = GAMES[game], new_rng(seed), []
    state = rules.new(players, seed=seed)
    while not rules.is_over(state):
        if rules.actor(state) != CHANCE:
            found.append(state.copy())
        legal = rules.legal(state)
        rules.apply(state, legal[below(rng, len(legal))])
    return found


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_states_that_a_seat_cannot_tell_apart_give_the_same_choice(bot, game):
    rules = GAMES[game]
    for state in positions(game, 3, seed=4)[:: 20 if INTERPRETED else 4]:
        seat = rules.actor(state)
        other = rules.redeal(state, seat, seed=99)
        for seed in (1, 2):
            assert decide(bot, rules, state, seed) == decide(bot, rules, other, seed)


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_bot_plays_any_decision_of_the_game(bot, game, players):
    rules = GAMES[game]
    for state in positions(game, players, seed=8)[:: 10 if INTERPRETED else 1]:
        assert decide(bot, rules, state, 3) in rules.legal(state)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game):
    rules, games, share = GAMES[game], 10 if INTERPRETED else 40, 0.0
    for seed in range(games):
        state, rng, seat = rules.new(2, seed=seed), new_rng(seed), seed % 2
        while not rules.is_over(state):
            actor = rules.actor(state)
            bot = BOTS["greedy" if actor == seat else "random"]
            legal = rules.legal(state)
            luck = below(rng, 1 << 30)
            rules.apply(
                state, legal[luck % len(legal)] if actor == CHANCE else decide(bot, rules, state, luck)
            )
        winners = rules.winners(state)
        share += (seat in winners) / len(winners)
    assert share / games > 0.6
