"""The games as PettingZoo's users meet them, checked by PettingZoo itself."""

import copy
import pickle
import pydoc

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import collect_render_results
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

from gemhoard.games import CHANCE, GAMES, RuleError
from gemhoard.games.engine import INTERPRETED
from gemhoard.research import emerald_v0, kadora_v0, pettingzoo
from gemhoard.research.compiled.observation import observe
from gemhoard.research.knowledge import as_lines
from gemhoard.research.rendering import board_text, draw_text

every_game = pytest.mark.parametrize("zoo", [emerald_v0, kadora_v0], ids=["emerald", "kadora"])
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])
CYCLES = 3 if INTERPRETED else 300


# Its list of games with a mask has its own games only; and who has nothing to decide has an empty mask.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@every_game
@every_table
def test_its_own_test_of_the_interface(zoo, players):
    env = zoo.env(players=players)
    api_test(env, num_cycles=CYCLES)
    assert env.max_num_agents == players


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@every_game
def test_compact_observations_pass_its_test_too(zoo):
    env = zoo.env(players=3, observation="compact")
    api_test(env, num_cycles=CYCLES)
    env.reset(seed=1)
    raw, seat = env.unwrapped, int(env.agent_selection[-1])
    assert (env.last()[0]["observation"] == observe(raw.game, raw.truth, seat, "compact")).all()


@every_game
def test_its_own_test_of_seeds(zoo):
    seed_test(lambda: zoo.env(players=3), num_cycles=CYCLES)
    env = zoo.env()
    env.reset(seed=1)
    first = env.last()[0]["observation"]
    env.reset(seed=2)
    assert (env.last()[0]["observation"] != first).any()


@every_game
def test_its_own_test_of_pictures_finds_none(zoo, capsys):
    save_obs_test(zoo.env())
    assert "did not save the observations" in capsys.readouterr().out


def play(env, seed):
    """A whole random game; what each agent got, and how many decisions there were."""
    env.reset(seed=seed)
    rng, got, decisions = np.random.default_rng(seed), {}, 0
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        got[agent] = got.get(agent, 0) + reward
        decisions += not is_over
        env.step(None if is_over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got, decisions


@every_game
def test_at_the_end_the_winners_share_one_point(zoo):
    env = zoo.env(players=4)
    for seed in range(1 if INTERPRETED else 5):
        got, decisions = play(env, seed)
        winners = env.unwrapped.game.winners(env.unwrapped.truth)
        assert decisions > 20
        assert got == {f"player_{seat}": (seat in winners) / len(winners) for seat in range(4)}


@every_game
def test_the_mask_is_what_the_rules_allow_and_only_the_actor_has_one(zoo):
    env = zoo.raw_env(players=3)
    env.reset(seed=5)
    for _ in range(30):
        game, truth = env.game, env.truth
        assert env.agent_selection == f"player_{game.actor(truth)}"
        for agent in env.agents:
            legal = game.legal(truth) if agent == env.agent_selection else []
            assert np.flatnonzero(env.observe(agent)["action_mask"]).tolist() == legal
        env.step(game.legal(truth)[-1])
        assert game.actor(env.truth) != CHANCE


@every_game
def test_a_seat_cannot_see_what_it_may_not_know(zoo):
    env = zoo.raw_env(players=3)
    env.reset(seed=5)
    for turn in range(20):
        seen = env.observe(env.agent_selection)
        truth, seat = env.truth, env.possible_agents.index(env.agent_selection)
        env.truth = env.game.redeal(truth, seat, seed=turn)
        again = env.observe(env.agent_selection)
        assert all((seen[key] == again[key]).all() for key in seen)
        env.truth = truth
        env.step(env.game.legal(truth)[0])


@every_game
def test_an_illegal_choice_loses_or_without_wrappers_is_refused(zoo, caplog):
    env = zoo.env()
    env.reset(seed=1)
    agent, illegal = env.agent_selection, int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert "Illegal move" in caplog.text
    assert env.rewards[agent] == -1 and all(env.terminations.values())
    raw = zoo.raw_env()
    raw.reset(seed=1)
    before = raw.game.pack(raw.truth)
    with pytest.raises(RuleError):
        raw.step(illegal)
    assert raw.game.pack(raw.truth) == before


@every_game
@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"]
)
def test_a_copy_goes_on_alike_and_by_itself(zoo, again):
    env = zoo.env(players=3)
    env.reset(seed=1)
    twin, before = again(env), packed(env)
    go_on(twin)
    assert packed(env) == before != packed(twin)
    go_on(env)
    assert packed(env) == packed(twin) and env.agent_selection == twin.agent_selection
    env.reset()
    twin.reset()
    assert packed(env) == packed(twin), "they have the same luck"


def packed(env):
    return env.unwrapped.game.pack(env.unwrapped.truth)


def go_on(env):
    for _ in range(8):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))


@every_game
def test_what_is_rendered_is_what_the_seat_knows_that_is_to_act(zoo):
    env = zoo.env(players=3, render_mode="ansi")
    assert env.metadata["render_modes"] == ["ansi", "rgb_array"] and env.render_mode == "ansi"
    assert all(isinstance(text, str) for text in collect_render_results(env))
    raw, seat = env.unwrapped, int(env.agent_selection[-1])
    assert env.render() == as_lines(raw.game, raw.truth, seat)
    env.unwrapped.render_mode = "rgb_array"
    assert (env.render() == draw_text(board_text(raw.game, raw.truth, seat))).all()
    plain = zoo.env(render_mode=None)
    plain.reset(seed=1)
    assert plain.render() is None


def test_what_cannot_be_is_refused_in_one_sentence():
    with pytest.raises(ValueError, match=r"^A render mode is None, ansi or rgb_array, not human\.$"):
        emerald_v0.env(render_mode="human")
    with pytest.raises(ValueError, match=r"^The games are emerald and kadora, not chess\.$"):
        pettingzoo.env("chess")


@every_game
def test_help_says_what_it_is_and_what_it_takes(zoo):
    for make in (zoo.env, zoo.raw_env):
        page = pydoc.plain(pydoc.render_doc(make))
        assert "an illegal choice" in page and "players: int = 2" in page and "render_mode" in page


@every_game
@pytest.mark.parametrize("players", [1, 6, 2.5])
def test_a_table_that_cannot_be_is_refused_in_one_sentence(zoo, players):
    with pytest.raises(RuleError, match=r"2 .*5.*\(.1\.1\)"):
        zoo.env(players=players)


def test_every_option_of_the_table_is_there():
    assert emerald_v0.env(options={"passing": True}).unwrapped.options == {"passing": True}
    with pytest.raises(RuleError):
        emerald_v0.env(options={"dragons": 2})
    assert set(GAMES) == {"emerald", "kadora"}
