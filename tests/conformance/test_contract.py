"""What holds for every game: it keeps to the contract of `gemhoard.games.game`, whatever its rules."""

from typing import Any

import numpy as np
import pytest
from conformance.tables import (
    NO_OPTIONS,
    OPTIONS,
    TABLES,
    Table,
    all_fields,
    every_game,
    every_table,
    is_plain_json,
    is_rule,
    play_out,
    random_game,
    some,
    some_states,
    states_by_phase,
)

from gemhoard.games import CHANCE, GAMES, NOBODY, Game, RuleError, State
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import CHOICES, INTERPRETED, new_record
from gemhoard.games.play import play_randomly

GAMES_PLAYED = 4 if INTERPRETED else 300  # at each table, to their end
LONGEST = 2000  # actions; random play takes a tenth of it


# ------------------------------------------------------------------ these tests


def test_the_tables_know_the_options_they_set():
    for table in (OPTIONS, NO_OPTIONS):
        for name, options in table.items():
            assert options.keys() <= GAMES[name].options.keys()


@every_game
def test_random_play_meets_every_phase(game: Game):
    tables = [table for table in TABLES if table.game is game]
    met = {game.phase(step.before) for table in tables for step in random_game(table, 1)}
    assert met | {"over"} == set(game.phases)


# ------------------------------------------------------------------ a new game


@every_table
def test_a_seed_gives_one_deal_and_another_seed_another(table: Table):
    deals = [table.new(seed).tobytes() for seed in range(10)]
    assert deals == [table.new(seed).tobytes() for seed in range(10)]
    assert len(set(deals)) == 10


@every_table
def test_a_seed_may_be_any_whole_number(table: Table):
    assert len({table.new(seed).tobytes() for seed in (-1, 0, 2**31, 2**63, 2**64 - 2)}) == 5


@every_table
def test_the_start_player_is_chosen_or_drawn(table: Table):
    game = table.game
    for seat in range(table.players):
        assert game.actor(table.new(3, first=seat)) == seat
    assert {game.actor(table.new(seed)) for seed in range(25)} == set(range(table.players))


@every_table
def test_a_set_up_lays_the_same_game_again(table: Table):
    game, state = table.game, table.new(5)
    first = game.actor(state)
    again = game.new(table.players, setup=game.setup(state), first=first, options=table.options)
    assert is_plain_json(game.setup(state))
    assert game.to_json(again) == game.to_json(state)
    assert play_out(again, 6) == play_out(state, 6)
    assert game.to_json(again) == game.to_json(state)
    assert game.result(again) == game.result(state)


@every_game
def test_a_new_game_takes_either_a_seed_or_a_setup(game: Game):
    setup = game.setup(game.new(3, seed=1))
    with pytest.raises(TypeError):
        game.new(3)
    with pytest.raises(TypeError):
        game.new(3, seed=1, setup=setup, first=0)


@every_game
@pytest.mark.parametrize("players", [0, 1, 6, -2, 10**9, True, "3", 2.0, None, [3], np.float64(3)], ids=repr)
def test_a_wrong_number_of_players_is_refused(game: Game, players: Any):
    with pytest.raises(RuleError) as refused:
        game.new(players, seed=1)
    assert refused.value.rule == game.players_rule
    assert is_rule(refused.value.rule)
    assert str(players) in str(refused.value)


@every_game
@pytest.mark.parametrize("first", [-1, 3, NOBODY, 10**9, True, False, "0", 0.0, [0]], ids=repr)
def test_a_wrong_start_player_is_refused(game: Game, first: Any):
    with pytest.raises(RuleError) as refused:
        game.new(3, seed=1, first=first)
    assert is_rule(refused.value.rule)
    assert str(first) in str(refused.value)


# ------------------------------------------------------------------ options


@every_table
def test_a_table_remembers_the_options_that_are_not_the_defaults(table: Table):
    assert table.game.table_options(table.new(1)) == table.options


@every_game
def test_defaults_may_be_written_out(game: Game):
    defaults = {name: option.default for name, option in game.options.items()}
    state = game.new(4, seed=1, options=defaults)
    assert state.tobytes() == game.new(4, seed=1).tobytes()
    assert game.table_options(state) == {}


@every_game
def test_an_option_lists_what_may_be_chosen_and_that_can_be_played(game: Game):
    for name, option in game.options.items():
        choices = list(option.choices)
        default = option.default if option.parts else [option.default]
        assert len(choices) > 1 and all(each in choices for each in default)
        for choice in choices:
            value = [choice] * len(option.parts) if option.parts else choice
            state = game.new(game.seats[0], seed=1, options={name: value})
            assert game.table_options(state) == ({} if value == option.default else {name: value})


@every_game
def test_every_option_cites_a_rule(game: Game):
    assert all(is_rule(option.rule) for option in game.options.values())


@every_game
@pytest.mark.parametrize("name", ["", "no such option", "PASSING", "players", 3, None], ids=repr)
def test_an_unknown_option_is_refused(game: Game, name: Any):
    with pytest.raises(RuleError) as refused:
        game.new(3, seed=1, options={name: True})
    text = str(refused.value)
    assert "()" not in text  # No rule is better than a rule without a name.
    assert str(name) in text
    assert all(known in text for known in game.options)


WRONG_VALUES = [
    (game, name, value)
    for game in GAMES.values()
    for name, values in NO_OPTIONS.get(game.name, {}).items()
    for value in values
]


@pytest.mark.parametrize(("game", "name", "value"), WRONG_VALUES, ids=repr)
def test_a_wrong_option_value_is_refused(game: Game, name: str, value: Any):
    with pytest.raises(RuleError) as refused:
        game.new(3, seed=1, options={name: value})
    assert refused.value.rule == game.options[name].rule
    assert name in str(refused.value)
    assert str(value) in str(refused.value)


# ------------------------------------------------------------------ actions and their words


@every_game
def test_every_action_has_words_of_its_own(game: Game):
    assert len(set(game.words)) == len(game.words)
    assert [game.number(words) for words in game.words] == list(range(len(game.words)))


@every_game
@pytest.mark.parametrize("words", ["", " ", "stop ", "Stop", "place", "draw", 3, None, ["stop"]], ids=repr)
def test_words_that_name_no_action_are_refused(game: Game, words: Any):
    with pytest.raises(RuleError) as refused:
        game.number(words)
    assert str(words) in str(refused.value)
    assert "()" not in str(refused.value)


@every_game
def test_the_objects_of_every_verb_have_a_name(game: Game):
    for words in game.words:
        verb, *objects = words.split()
        assert len(objects) <= len(game.objects.get(verb, ())), words


@every_table
def test_legal_actions_are_unique_ascending_and_inside_the_action_space(table: Table):
    game = table.game
    for before, action, after in random_game(table, 1):
        legal = game.legal(before)
        assert action in legal
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < len(game.words)
        assert bool(game.legal(after)) != game.is_over(after)


@every_table
def test_asking_what_is_legal_changes_nothing(table: Table):
    for state in some_states(table, 30):
        packed = state.tobytes()
        table.game.legal(state)
        assert state.tobytes() == packed


@every_table
def test_somebody_acts_until_the_game_is_over(table: Table):
    game = table.game
    for state in [step.before for step in random_game(table, 1)] + [random_game(table, 1)[-1].after]:
        assert game.actor(state) in (*range(table.players), CHANCE, NOBODY)
        assert game.is_over(state) == (game.actor(state) == NOBODY) == (game.phase(state) == "over")


def sample_of_illegal(game: Game, state: State, count: int, seed: int) -> list[int]:
    """All of them where there are few; else the last ones, where the rare kinds are, and some others."""
    illegal = sorted(set(range(len(game.words))) - set(game.legal(state)))
    rng = np.random.default_rng(seed)
    rest = illegal[:-count]
    return [*illegal[-count:], *rng.choice(rest, min(count, len(rest)), replace=False).tolist()]


@every_table
def test_an_illegal_action_is_refused_with_a_rule_and_changes_nothing(table: Table):
    game = table.game
    for i, state in enumerate(states_by_phase(table, 2 if INTERPRETED else 4)):
        packed = state.tobytes()
        for action in sample_of_illegal(game, state, 36, i):
            with pytest.raises(RuleError) as refused:
                game.apply(state, action)
            assert is_rule(refused.value.rule), (game.words[action], refused.value)
            assert f"({refused.value.rule})" in str(refused.value)
            assert state.tobytes() == packed, game.words[action]


@every_table
def test_what_is_no_action_is_refused_and_changes_nothing(table: Table):
    game = table.game
    for state in states_by_phase(table, 1):
        packed = state.tobytes()
        for action in (-1, -len(game.words), len(game.words), 10**9, None, "stop", 1.5, (), [0]):
            with pytest.raises(RuleError) as refused:
                game.apply(state, action)
            assert str(action) in str(refused.value)
            assert state.tobytes() == packed


@every_game
def test_only_a_whole_number_is_an_action(game: Game):
    state = game.new(3, seed=1)
    packed = state.tobytes()
    for action in (float(game.legal(state)[0]), np.float64(game.legal(state)[0])):
        with pytest.raises(RuleError):
            game.apply(state, action)
        assert state.tobytes() == packed


@every_table
def test_after_the_end_nothing_is_legal(table: Table):
    game, over = table.game, random_game(table, 1)[-1].after.copy()
    packed = over.tobytes()
    for action in range(0, len(game.words), 7):
        with pytest.raises(RuleError) as refused:
            game.apply(over, action)
        assert refused.value.rule == game.end_rule
        assert is_rule(game.end_rule)
    assert over.tobytes() == packed


# ------------------------------------------------------------------ playing


@every_table
def test_every_game_ends(table: Table):
    game, choices, rng = table.game, new_record(CHOICES), new_rng(11)
    for seed in range(GAMES_PLAYED):
        state = table.new(seed)
        assert 0 < play_randomly(state, choices, rng) < LONGEST
        assert game.is_over(state)
        assert game.legal(state) == []
        assert game.winners(state)


@every_table
def test_the_loop_plays_as_one_plays_step_by_step(table: Table):
    """One goes through compiled loops, the other through the methods that check what they are given."""
    game = table.game
    for seed in range(1 if INTERPRETED else 5):
        state, rng = table.new(seed), new_rng(seed)
        actions = 0
        while not game.is_over(state):
            game.apply(state, game.any_action(state, rng))
            actions += 1
        other = table.new(seed)
        assert play_out(other, seed) == actions
        assert other.tobytes() == state.tobytes()


@every_table
def test_a_copy_goes_its_own_way(table: Table):
    for before, action, after in some(random_game(table, 1), 20):
        state, fields = before.copy(), all_fields(before)
        table.game.apply(state, action)
        assert all_fields(state) == all_fields(after) != fields
        assert all_fields(before) == fields


@every_game
def test_a_copy_is_packed_like_the_state_itself(game: Game):
    """Bytes between the fields would be copied as whatever lay in memory."""
    state = game.new(3, seed=1)
    assert sum(game.state_type[name].itemsize for name in game.state_type.names) == game.state_type.itemsize
    assert {game.pack(state.copy()) for _ in range(20)} == {game.pack(state)}


# ------------------------------------------------------------------ as bytes


@every_table
def test_a_packed_state_is_unpacked_as_it_was(table: Table):
    game = table.game
    for state in some_states(table, 4):
        packed = game.pack(state)
        again = game.unpack(packed)
        assert game.pack(again) == packed
        assert game.to_json(again) == game.to_json(state)
        assert game.legal(again) == game.legal(state)
        if not game.is_over(state):
            play_out(again, 1)
            assert game.is_over(again)
            assert game.pack(state) == packed


@every_game
def test_bytes_that_are_no_state_are_refused(game: Game):
    packed = game.pack(game.new(2, seed=1))
    for wrong in (b"", packed[:-1], packed + b"\0", packed * 2):
        with pytest.raises(ValueError, match=str(len(packed))):
            game.unpack(wrong)
