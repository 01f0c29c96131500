"""The games as OpenSpiel's users meet them, checked by OpenSpiel itself."""

import copy
import json
import os
import pickle
import re
import signal
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from bots_table import positions
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from gemhoard.games import GAMES, NOBODY, RuleError
from gemhoard.games.emerald import components as emerald
from gemhoard.games.engine import INTERPRETED
from gemhoard.games.kadora import components as kadora
from gemhoard.research import openspiel
from gemhoard.research.knowledge import as_text, knowledge

every_game = pytest.mark.parametrize("name", GAMES)


def load(name, players=2):
    return pyspiel.load_game(f"gemhoard_{name}", {"players": players})


def play_on(state, moves, seed=1):
    """Up to so many decisions of players, chance in between."""
    rng = np.random.default_rng(seed)
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        moves -= not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def dealt(name, players=2, moves=0):
    return play_on(load(name, players).new_initial_state(), moves)


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_its_own_test_by_random_games(name, players):
    game = load(name, players)
    if INTERPRETED:
        # A whole game takes it half a minute.
        state = play_on(game.new_initial_state(), 10_000)
        assert state.is_terminal()
    else:
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == players


@every_game
def test_it_plays_by_the_rules(name):
    """The same actions lead to the same states, and chance outcomes are numbered from 0."""
    rules, state = GAMES[name], load(name, 3).new_initial_state()
    for digit in (1, 2, 0, 0):
        assert state.is_chance_node() and len(state.chance_outcomes()) == openspiel.DIGIT
        state.apply_action(digit)
    truth, rng = rules.new(3, seed=1 + 2 * 256), np.random.default_rng(1)
    while not rules.is_over(truth):
        assert state.current_player() == rules.actor(truth)
        legal = rules.legal(truth)
        actions = list(range(len(legal))) if state.is_chance_node() else legal
        assert state.legal_actions() == actions
        place = int(rng.integers(len(legal)))
        assert state.action_to_string(state.current_player(), actions[place]) == rules.words[legal[place]]
        state.apply_action(actions[place])
        rules.apply(truth, legal[place])
        assert state.packed == rules.pack(truth)
    winners = rules.winners(truth)
    assert state.is_terminal()
    assert state.returns() == [(seat in winners) / len(winners) for seat in range(3)]


@pytest.mark.parametrize(
    ("name", "text", "options"),
    [
        ("emerald", "", {}),
        ("emerald", "passing=true", {"passing": True}),
        ("emerald", "open_ransom=True,passing=False", {"open_ransom": True}),
        ("kadora", "viewpoints=seats", {"viewpoints": "seats"}),
        ("kadora", "missing=5 4 3 2 1 1", {"missing": [5, 4, 3, 2, 1, 1]}),
        ("kadora", "missing=1 2 3 4 5 345", {"missing": [1, 2, 3, 4, 5, [3, 4, 5]]}),
    ],
)
def test_options_of_the_table_are_parameters_of_the_game(name, text, options):
    game = pyspiel.load_game(f"gemhoard_{name}({text})")
    state = play_on(game.new_initial_state(), 0)
    assert GAMES[name].table_options(state.truth()) == options
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.options == game.options and options.items() <= game.options.items()


def test_an_option_that_there_is_not_is_refused():
    with pytest.raises(RuleError, match=r"viewpoints.*\(K3\.12\)"):
        pyspiel.load_game("gemhoard_kadora(viewpoints=none)")
    for missing in ("1 2 3", "1 2 3 4 5 9", "1 2 3 4 5 34", "1 2 3 4 5 x", "none"):
        with pytest.raises(RuleError, match=r"missing.*\(K1\.3\)"):
            pyspiel.load_game("gemhoard_kadora", {"missing": missing})


@every_game
def test_a_written_state_reads_back_also_a_resampled_one(name):
    state = dealt(name, 3, moves=12)
    for each in (state, state.resample_from_infostate(0, lambda: 0.5), state.clone()):
        game, again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(each.get_game(), each)
        )
        assert game.num_players() == 3
        for same in (again, copy.deepcopy(each), pickle.loads(pickle.dumps(each))):
            assert same.packed == each.packed and same.history() == each.history() and str(same) == str(each)


@every_game
def test_a_player_knows_what_its_seat_knows_and_nothing_else(name):
    rules, state = GAMES[name], dealt(name, 3, moves=12)
    for player in range(3):
        text = as_text(knowledge(rules, state.truth(), player))
        assert rules.view(state.truth(), player).items() <= json.loads(text).items()
        assert state.information_state_string(player) == state.observation_string(player) == text
        features = np.array(state.observation_tensor(player))
        assert features.shape == (rules.features,) and set(features) == {0, 1}
        others = [state.resample_from_infostate(player, lambda: luck) for luck in (0.1, 0.4, 0.7)]  # noqa: B023
        assert all(other.information_state_string(player) == text for other in others)
        assert len({other.packed for other in [state, *others]}) > 1
        assert [other.current_player() for other in others] == [state.current_player()] * 3


def with_one_gold_card(seat):
    """A position in which a seat has taken one card, worth more or less than one that left the game."""
    for seed in range(100):
        for state in positions("emerald", 2, seed):
            values = [value for other, value in state.ledger[: state.ledger_length] if other == seat]
            if len(values) == 1 and abs(int(values[0]) - int(state.gold[-1])) > 1:
                return state
    raise AssertionError("nobody took gold")


def with_another(state, seat):
    """As if that card had left the game, and the seat had taken the other."""
    other = state.copy()
    entry = state.ledger[: state.ledger_length, 0].tolist().index(seat)
    other.ledger[entry, 1], other.gold[-1] = state.gold[-1], state.ledger[entry, 1]
    other.hands[seat, state.ledger[entry, 1]] = 0
    other.hands[seat, state.gold[-1]] = 1
    return other


def test_gold_that_was_seen_taken_is_remembered():
    """The table does not show it any more, but the features and what is re-dealt go by it."""
    rules = GAMES["emerald"]
    state = with_one_gold_card(seat=1)
    other = with_another(state, seat=1)
    assert rules.view(state, 0) == rules.view(other, 0)
    one, two = (openspiel.spiel_state(rules, each) for each in (state, other))
    assert one.observation_tensor(0) != two.observation_tensor(0)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.observation_string(0) != two.observation_string(0)


def test_where_ransoms_are_open_all_hands_are_known():
    rules, hidden = GAMES["emerald"], 0
    for state in positions("emerald", 3, seed=3):
        state.open_ransom = True
        hands = rules.to_json(state)["hands"]
        hidden += rules.view(state, 0)["hands"] != hands
        assert knowledge(rules, state, 0)["hands"] == hands
    assert hidden


@every_game
def test_who_cannot_tell_states_apart_has_one_string_and_one_tensor_for_them(name):
    rules, payments = GAMES[name], 0
    for state in positions(name, 3, seed=9)[::8]:
        one = openspiel.spiel_state(rules, state)
        for player in range(3):
            other = openspiel.spiel_state(rules, rules.redeal(state, player, seed=5))
            assert other.information_state_string(player) == one.information_state_string(player)
            assert other.observation_tensor(player) == one.observation_tensor(player)
        payments += name == "emerald" and 0 in state.ledger[: state.ledger_length, 1]
    assert payments or name == "kadora"


def test_features_are_an_observation_and_no_information_state():
    """They leave things out that the string has."""
    rules, state = GAMES["emerald"], positions("emerald", 3, seed=2, options={"passing": True})[-1]
    other = state.copy()
    other.passes = 1 - state.passes
    one, two = (openspiel.spiel_state(rules, each) for each in (state, other))
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.observation_tensor(0) == two.observation_tensor(0)
    kind = one.get_game().get_type()
    assert kind.provides_observation_tensor and not kind.provides_information_state_tensor


ONE, NONE, ALL = (getattr(pyspiel.PrivateInfoType, name) for name in ("SINGLE_PLAYER", "NONE", "ALL_PLAYERS"))


def observer_of(game, is_public=True, private=ONE, has_recall=False):
    kind = pyspiel.IIGObservationType(public_info=is_public, perfect_recall=has_recall, private_info=private)
    return make_observation(game, kind)


@every_game
def test_an_observer_shows_what_one_player_knows(name):
    state = dealt(name, 3, moves=12)
    for observer in (observer_of(state.get_game()), make_observation(state.get_game())):
        observer.set_from(state, 1)
        assert observer.tensor.tolist() == state.observation_tensor(1)
        assert observer.string_from(state, 1) == state.observation_string(1)


@every_game
def test_what_is_public_and_what_is_private_are_together_all_that_a_player_knows(name):
    state = dealt(name, 3, moves=12)
    public, private = (
        observer_of(state.get_game(), private=NONE),
        observer_of(state.get_game(), is_public=False),
    )
    for player in range(3):
        everybodys = json.loads(public.string_from(state, player))
        own = json.loads(private.string_from(state, player))
        assert everybodys | own == json.loads(state.information_state_string(player))
        assert all(everybodys[entry] != value for entry, value in own.items())
        other = state.resample_from_infostate((player + 1) % 3, lambda: 0.3)
        assert public.string_from(other, player) == public.string_from(state, player)


@every_game
def test_only_the_observation_of_one_player_has_a_tensor(name):
    state = dealt(name)
    for settings in ({"private": NONE}, {"is_public": False}, {"has_recall": True}):
        observer = observer_of(state.get_game(), **settings)
        assert observer.tensor is None and observer.dict == {}
        with pytest.raises(ValueError, match="There is no tensor of this"):
            observer.set_from(state, 0)
    with pytest.raises(ValueError, match="There is no tensor of this"):
        state.information_state_tensor(0)


@pytest.mark.parametrize(
    ("is_public", "private", "params"),
    [(True, ALL, None), (False, ALL, None), (False, NONE, None), (True, ONE, {"a": 1})],
)
def test_an_observer_of_anything_else_is_refused_in_one_line(is_public, private, params):
    kind = pyspiel.IIGObservationType(public_info=is_public, perfect_recall=False, private_info=private)
    with pytest.raises(ValueError, match=r"An observer sees|parameters not supported") as refusal:
        make_observation(load("kadora"), kind, params)
    assert "\n" not in str(refusal.value)


@every_game
@pytest.mark.parametrize("players", [2, 3])
def test_a_playthrough_is_written_and_can_be_played_again(name, players):
    """As OpenSpiel tests its own games: a text with all that a game says about its states."""
    game_string = f"gemhoard_{name}(players={players})"
    text = generate_playthrough.playthrough(game_string, [], seed=4)
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", text, re.M)]
    assert generate_playthrough.playthrough(game_string, actions) == text
    for at, state in enumerate(states_after(load(name, players), actions)):
        shown = re.search(rf"^# State {at}\n(# {{.*)?", text, re.M)
        assert shown[1] in (None, f"# {state}")
    assert state.is_terminal() and f"# {state}\nIsTerminal() = True\n" in text
    for player in range(players):
        known = generate_playthrough._escape(state.information_state_string(player))
        assert f'InformationStateString({player}) = "{known}"\n' in text


def states_after(game, actions):
    state = game.new_initial_state()
    yield state
    for action in actions:
        state.apply_action(action)
        yield state


@every_game
def test_its_environment_for_learning_agents_plays_a_game(name):
    env = rl_environment.Environment(load(name, 3), include_full_state=False)
    env.seed(1)
    step, rng = env.reset(), np.random.default_rng(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == GAMES[name].features
        step = env.step([int(rng.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == pytest.approx(1)


def leaves(value, path=()):
    """What stands where in nested lists and mappings."""
    if not isinstance(value, dict | list):
        return {path: value}
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    return {place: leaf for key, part in entries for place, leaf in leaves(part, (*path, key)).items()}


@every_game
@pytest.mark.parametrize("player", [0, 2])
def test_resampled_states_differ_in_all_that_the_player_cannot_know(name, player):
    rules, state = GAMES[name], dealt(name, 3, moves=20)
    truth, seen = (leaves(each) for each in (rules.to_json(state.truth()), rules.view(state.truth(), player)))
    hidden = [place for place in truth if seen.get(place) != truth[place]]
    luck = np.random.RandomState(1)
    states = [state.resample_from_infostate(player, luck.random_sample) for _ in range(60)]
    assert len({each.packed for each in states}) > 50
    known = state.information_state_string(player)
    assert {each.information_state_string(player) for each in states} == {known}
    assert {each.current_player() for each in states} == {state.current_player()}
    samples = [leaves(rules.to_json(each.truth())) for each in states]
    settled = [place for place in hidden if len({sample[place] for sample in samples}) == 1]
    assert len(hidden) > 10 and len(settled) < len(hidden) / 10
    assert play_on(states[0], 10_000).is_terminal()


def rollouts():
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


@every_game
def test_its_search_in_python_plays(name):
    state = dealt(name, 3, moves=0 if not INTERPRETED else 20)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 3, rollouts(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@every_game
def test_its_information_set_search_plays(name):
    state = dealt(name, 3, moves=0 if not INTERPRETED else 20)
    bot = ismcts.ISMCTSBot(state.get_game(), rollouts(), 1.4, 3, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@every_game
def test_its_search_in_c_plays(name):
    """By `step_with_policy` and `mcts_search`: its `step` crashes on any game that is written in Python."""
    state = dealt(name, 2, moves=0 if not INTERPRETED else 20)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, 5, 1000, True, 1, False)
    assert bot.step_with_policy(state)[1] in state.legal_actions()
    assert bot.mcts_search(state).explore_count == 5


CANNOT = """
import resource, pyspiel, gemhoard.research.openspiel
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
game = pyspiel.load_game("gemhoard_kadora")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(0)
rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
mcts = pyspiel.MCTSBot(game, rollouts, 1.4, 5, 1000, True, 1, False)
ismcts = pyspiel.ISMCTSBot(1, rollouts, 1.4, 5)
print("so far", flush=True)
"""


@pytest.mark.parametrize(
    ("call", "code", "message"),
    [
        ("mcts.step(state)", -signal.SIGSEGV, ""),
        ("ismcts.step(state)", -signal.SIGSEGV, ""),
        ("ismcts.step_with_policy(state)", 1, "ResampleFromInfostate() not implemented."),
    ],
)
def test_what_its_searches_in_c_cannot_do_with_a_game_in_python(call, code, message):
    """The page and our bots say so. Once this fails they can do more."""
    run = subprocess.run(
        [sys.executable, "-c", CANNOT + call],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},  # There is nothing to wait for.
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert (run.stdout, run.returncode) == ("so far\n", code)
    assert message in run.stderr


@every_game
def test_an_illegal_choice_is_refused_and_nothing_has_changed(name):
    state = dealt(name)
    before = state.packed
    illegal = next(action for action in range(1000) if action not in state.legal_actions())
    with pytest.raises(RuleError):
        state.apply_action(illegal)
    assert state.packed == before


def test_no_game_of_kadora_can_be_longer_than_it_says():
    """Each turn gives, places and draws; all but the last turns have a card to draw."""
    turns = 2 * int(kadora.PILE_CARDS.max()) + max(GAMES["kadora"].player_counts)
    assert load("kadora").max_game_length() >= 3 * turns
    assert load("kadora").max_chance_nodes_in_history() >= openspiel.DIGITS


def test_no_game_of_emerald_can_be_longer_than_it_says():
    """Knights only walk on, and a move is one field at least. A game of passes is over."""
    knights = max(
        int(GAMES["emerald"].blank(players).in_play.sum()) for players in GAMES["emerald"].player_counts
    )
    moves = knights * (emerald.CHAMBER - 1) + emerald.TREASURES
    stops, passes = moves, 4 * moves + 5
    takes = int(emerald.GOLD_PILE_SIZES.sum() + emerald.GEM_PILE_SIZES.sum())
    caught = int(emerald.GOLD_PILE_SIZES.sum()) + knights  # and bought free, or lost
    ransoms = captures = caught
    assert load("emerald").max_game_length() >= moves + stops + passes + takes + captures + ransoms
    assert load("emerald").max_chance_nodes_in_history() >= openspiel.DIGITS + moves


@every_game
def test_the_dice_and_the_deal_are_chance(name):
    state = dealt(name, 2, moves=10_000)
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert GAMES[name].actor(state.truth()) == NOBODY
    by_chance = [move.player for move in state.full_history()].count(pyspiel.PlayerId.CHANCE)
    assert by_chance == openspiel.DIGITS if name == "kadora" else by_chance > openspiel.DIGITS


@every_game
@pytest.mark.parametrize("players", [1, 6])
def test_a_table_that_cannot_be_is_refused_in_one_sentence(name, players):
    with pytest.raises(RuleError, match=r"2 .*5.*\(.1\.1\)"):
        load(name, players)


def test_python_ends_well_with_it():
    """OpenSpiel keeps what is registered longer than Python lives."""
    code = "import pyspiel, gemhoard.research.openspiel; game = pyspiel.load_game('gemhoard_kadora')"
    assert subprocess.run([sys.executable, "-c", code], timeout=100).returncode == 0
