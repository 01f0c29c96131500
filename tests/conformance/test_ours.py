"""What our games keep to beyond the contract."""

from typing import Any

import pytest
from conformance.tables import MORE_OPTIONS, NO_OPTIONS, TABLES

from gemhoard.games import GAMES, NOBODY, Game, RuleError
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import CHOICES, INTERPRETED, new_record
from gemhoard.games.play import play_randomly
from gemhoard.testing.tables import Table

GAMES_PLAYED = 2 if INTERPRETED else 300  # at each table, to their end
LONGEST = 2000  # actions; random play takes a tenth of it

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", [GAMES["emerald"], GAMES["kadora"]], ids=str)


def tables_of(game: Game) -> list[Table]:
    return [table for table in TABLES if table.game is game]


@every_table
def test_hundreds_of_games_end(table: Table):
    choices, rng = new_record(CHOICES), new_rng(11)
    for seed in range(GAMES_PLAYED):
        state = table.new(seed)
        assert 0 < play_randomly(state, choices, rng) < LONGEST
        assert table.game.is_over(state)
        assert table.game.winners(state)


@every_game
def test_random_play_meets_every_phase(game: Game):
    met = {game.phase(state) for table in tables_of(game) for state in table.states}
    assert met == set(game.phases)


@every_game
def test_no_two_seeds_give_one_deal(game: Game):
    seeds = (*range(10), -1, 2**31, 2**63, 2**64 - 2)
    for table in tables_of(game):
        assert len({table.new(seed).tobytes() for seed in seeds}) == len(seeds)


@every_game
def test_the_start_player_begins(game: Game):
    for table in tables_of(game):
        assert [game.actor(table.new(3, first=seat)) for seat in table.seats] == list(table.seats)


@every_game
def test_whoever_acts_is_told_everything_and_others_are_not(game: Game):
    steps = [step for table in tables_of(game) for step in table.steps]
    for step in steps[:: 7 if INTERPRETED else 1]:
        if game.actor(step.before) >= 0:
            assert game.events(step.codes, game.actor(step.before)) == game.events(step.codes)
    assert any(game.events(step.codes, NOBODY) != game.events(step.codes) for step in steps)


@every_game
def test_a_new_game_takes_either_a_seed_or_a_setup(game: Game):
    setup = game.setup(game.new(3, seed=1))
    with pytest.raises(TypeError):
        game.new(3)
    with pytest.raises(TypeError):
        game.new(3, seed=1, setup=setup, first=0)


def test_the_tables_know_the_options_they_set():
    for name, options in NO_OPTIONS.items():
        assert options.keys() == GAMES[name].options.keys()
    for name, each in MORE_OPTIONS.items():
        assert all(options.keys() <= GAMES[name].options.keys() for options in each)


WRONG_VALUES = [
    (GAMES[name], option, value)
    for name, options in NO_OPTIONS.items()
    for option, values in options.items()
    for value in values
]


@pytest.mark.parametrize(("game", "name", "value"), WRONG_VALUES, ids=repr)
def test_a_wrong_option_value_is_refused(game: Game, name: str, value: Any):
    with pytest.raises(RuleError) as refused:
        game.new(3, seed=1, options={name: value})
    assert refused.value.rule == game.options[name].rule
    assert name in str(refused.value)
    assert str(value) in str(refused.value)
