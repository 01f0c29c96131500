"""OpenSpiel's searches at our tables, and how others would bring a bot of their own."""

import itertools
from importlib.metadata import EntryPoint

import pytest

from gemhoard.bots import BotError, bot_named, decide, specs
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
def test_what_it_draws_comes_from_the_seed_and_not_from_what_is_hidden(name, game):
    bot, rules, state = bot_named(f"{name}:{FEW}"), GAMES[game], late(game)
    other = rules.redeal(state, rules.actor(state), 77)
    chosen = [decide(bot, rules, each, seed=5) for each in (state, state, other)]
    assert chosen[0] in rules.legal(state) and len(set(chosen)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_one_that_counts_simulations_thinks_for_a_time_too(game, monkeypatch):
    from gemhoard.research import openspiel_bots

    rules, state, counted = GAMES[game], late(game), []
    # A clock that goes on by 10 ms at each look: one at the start, one before each but the first two.
    monkeypatch.setattr(openspiel_bots.time, "monotonic", itertools.count(step=0.01).__next__)
    begin = openspiel_bots.ISMCTSBot.sample_root_state
    monkeypatch.setattr(
        openspiel_bots.ISMCTSBot, "sample_root_state", lambda *args: counted.append(1) or begin(*args)
    )
    assert decide(bot_named("spiel-ismcts:45ms"), rules, state, seed=5) in rules.legal(state)
    assert len(counted) == 6


@pytest.mark.parametrize("budget", ["1", "1ms"])
def test_however_little_it_may_think_the_one_in_python_chooses(budget):
    rules, state = GAMES["kadora"], late("kadora")
    assert decide(bot_named(f"spiel-ismcts:{budget}"), rules, state, seed=5) in rules.legal(state)


def test_the_compiled_one_would_crash_without_time_for_a_simulation_and_is_not_asked_to():
    assert bot_named("spiel-mcts:20ms").name == "spiel-mcts:20ms"
    with pytest.raises(BotError, match="at least 20 ms"):
        bot_named("spiel-mcts:19ms")


@pytest.fixture
def own_bots(monkeypatch):
    """An installed package with two bots, one of which lacks something."""
    points = {
        "mine": EntryPoint("mine", "research.test_openspiel_bots:mine", "gemhoard.bots"),
        "lost": EntryPoint("lost", "no_such_package:bot", "gemhoard.bots"),
    }
    monkeypatch.setattr(specs, "_external_bots", lambda: points)


class Mine:
    def __init__(self, name, budget):
        self.name, self.budget = name, budget

    def choose(self, game, state, seed, deadline=None):
        return game.legal(state)[-1]


def mine(spec, budget):
    return Mine(spec, budget)


def test_a_bot_of_ones_own_is_known_by_its_name_and_has_a_budget(own_bots):
    bot = bot_named("mine:30")
    assert (bot.name, bot.loaded.budget.simulations) == ("mine:30", 30)
    game = GAMES["kadora"]
    state = game.new(2, seed=1)
    assert decide(bot, game, state, seed=1) == game.legal(state)[-1]


def test_an_external_bot_without_its_package_is_refused_in_one_line(own_bots):
    with pytest.raises(BotError, match="“lost:30” needs the package no_such_package"):
        bot_named("lost:30")
    with pytest.raises(BotError, match="master, deep, mine, lost"):
        bot_named("nobody")
