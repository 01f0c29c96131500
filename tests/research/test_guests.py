"""OpenSpiel's searches at our tables, and how others would bring a bot of their own."""

from importlib.metadata import EntryPoint

import pytest

from gemhoard.bots import BotError, bot_named, decide, ladder
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED

FEW = 2 if INTERPRETED else 5


def late(game, players=2):
    """A choice near the end, where a rollout is short."""
    rules = GAMES[game]
    state = rules.new(players, seed=3)
    while not rules.is_over(state):
        before = state.copy()
        for _ in range(8):
            if not rules.is_over(state):
                rules.apply(state, rules.legal(state)[0])
    while len(rules.legal(before)) == 1 or rules.actor(before) < 0:
        rules.apply(before, rules.legal(before)[0])
    return before


@pytest.mark.parametrize("name", ["spiel-mcts", "spiel-ismcts"])
@pytest.mark.parametrize("game", GAMES)
def test_its_luck_comes_from_the_seed_and_not_from_what_is_hidden(name, game):
    bot, rules, state = bot_named(f"{name}:{FEW}"), GAMES[game], late(game)
    other = rules.redeal(state, rules.actor(state), 77)
    chosen = [decide(bot, rules, each, seed=5) for each in (state, state, other)]
    assert chosen[0] in rules.legal(state) and len(set(chosen)) == 1


def test_the_one_that_counts_simulations_takes_no_time():
    with pytest.raises(BotError, match="simulations"):
        bot_named("spiel-ismcts:50ms")
    assert bot_named("spiel-mcts:50ms").name == "spiel-mcts:50ms"


@pytest.fixture
def own_guests(monkeypatch):
    """An installed package with two bots, one of which lacks something."""
    points = {
        "mine": EntryPoint("mine", "research.test_guests:mine", "gemhoard.bots"),
        "lost": EntryPoint("lost", "no_such_package:bot", "gemhoard.bots"),
    }
    monkeypatch.setattr(ladder, "_guests", lambda: points)


class Mine:
    def __init__(self, name, budget):
        self.name, self.budget = name, budget

    def choose(self, game, state, seed, deadline=None):
        return game.legal(state)[-1]


def mine(spec, budget):
    return Mine(spec, budget)


def test_a_bot_of_ones_own_is_known_by_its_name_and_has_a_budget(own_guests):
    bot = bot_named("mine:30")
    assert (bot.name, bot.budget.simulations) == ("mine:30", 30)
    game = GAMES["kadora"]
    state = game.new(2, seed=1)
    assert decide(bot, game, state, seed=1) == game.legal(state)[-1]


def test_a_guest_without_its_package_is_refused_in_one_line(own_guests):
    with pytest.raises(BotError, match="“lost:30” needs the package no_such_package"):
        bot_named("lost:30")
    with pytest.raises(BotError, match="dragon, mine, lost"):
        bot_named("nobody")
