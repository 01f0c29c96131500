"""The games as Gymnasium's users meet them, one and many at a time, checked by Gymnasium itself."""

import copy
import pickle
import time
from itertools import pairwise

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import (
    check_env,
    check_reset_options,
    check_reset_return_type,
    check_reset_seed_determinism,
    data_equivalence,
)
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from gemhoard.games import CHANCE, GAMES, NOBODY, RuleError
from gemhoard.games.chance import below
from gemhoard.games.engine import INTERPRETED
from gemhoard.research.compiled.observation import legal_mask, observe
from gemhoard.research.compiled.threads import TAKEN, begin_work
from gemhoard.research.gymnasium import LEAST_GAMES, NO_GAME, GemhoardEnv, GemhoardVectorEnv
from gemhoard.research.knowledge import as_lines
from gemhoard.research.vector_runner import PARTS

every_game = pytest.mark.parametrize("game", GAMES)
every_way = pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"]
)
BATCH, STEPS = (2, 40) if INTERPRETED else (100, 300)


def choose(infos, rng):
    """Any legal action in each game."""
    return np.argmax(infos["action_mask"] * rng.random(infos["action_mask"].shape), axis=1)


def play(env, steps, seed=1):
    """What a number of random steps return, the reset first."""
    observations, infos = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    yield observations, np.zeros(env.num_envs), np.zeros(env.num_envs, bool), None, infos
    for _ in range(steps):
        step = env.step(choose(infos, rng))
        infos = step[-1]
        yield step


@every_game
def test_one_game_passes_its_own_check(game):
    env = gymnasium.make(f"gemhoard/{game.capitalize()}-v0", players=3)
    check_env(env.unwrapped)
    assert env.observation_space.shape == (GAMES[game].features,)


@every_game
def test_many_games_pass_those_checks_that_are_for_many(game):
    env = gymnasium.make_vec(
        f"gemhoard/{game.capitalize()}-v0", num_envs=3, vectorization_mode="vector_entry_point"
    )
    for check in (
        check_reset_return_type,
        check_reset_seed_determinism,
        check_reset_options,
        check_returned_data_not_reused_by_legal_steps,
    ):
        check(env)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.action_space.contains(env.action_space.sample())


def check_returned_data_not_reused_by_legal_steps(env):
    steps = list(play(env, 3))
    for first, second in pairwise(steps):
        assert not np.shares_memory(first[0], second[0])
        assert not np.shares_memory(first[4]["action_mask"], second[4]["action_mask"])


@every_game
@pytest.mark.parametrize(
    ("opponents", "observation"),
    [("self", "features"), ("random", "features"), ("greedy", "features"), ("self", "compact")],
)
def test_what_is_written_is_what_the_rules_say(game, opponents, observation):
    rules = GAMES[game]
    env = GemhoardVectorEnv(game, BATCH, players=3, opponents=opponents, observation=observation)
    for observations, rewards, ends, _, infos in play(env, min(STEPS, 60)):
        assert env.observation_space.contains(observations)
        for i in range(0, BATCH, 17):
            state, seat = env._runner.slots[i].state, int(infos["seat"][i])
            assert seat == state.actor and (opponents == "self" or seat == 0)
            assert (observations[i] == observe(rules, state, seat, observation)).all()
            assert (infos["action_mask"][i] == legal_mask(rules, state)).all()
        assert (rewards[~ends] == 0).all()


@every_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_agent_may_have_another_seat_or_another_one_in_every_game(game, opponents):
    players, seats = 3, {}
    for seat in (2, "random"):
        env = GemhoardVectorEnv(game, BATCH, players=players, opponents=opponents, seat=seat)
        seats[seat] = set()
        for observations, _, _, _, infos in play(env, 20):
            for i in range(0, BATCH, 17):
                state = env._runner.slots[i].state
                assert infos["seat"][i] == state.actor
                assert (observations[i] == observe(GAMES[game], state, state.actor)).all()
            seats[seat] |= set(infos["seat"].tolist())
    assert seats == {2: {2}, "random": set(range(players)) if not INTERPRETED else seats["random"]}


@every_game
def test_a_random_seat_stays_the_same_to_the_end_of_the_game_and_each_is_drawn_alike(game):
    env = GemhoardVectorEnv(game, 4 if INTERPRETED else 200, seat="random")
    before, drawn = env.reset(seed=3)[1]["seat"], []
    drawn.extend(before)
    rng, infos = np.random.default_rng(1), env.reset(seed=3)[1]
    for _ in range(10 if INTERPRETED else 150):
        _, rewards, ends, _, infos = env.step(choose(infos, rng))
        assert (infos["seat"] == before)[~ends].all()
        if ends.any():
            final = infos["final_info"]
            assert (final["seat"] == before)[ends].all() and (final["_seat"] == ends).all()
            assert (final["returns"][np.arange(env.num_envs), before] == rewards)[ends].all()
        before = infos["seat"]
        drawn.extend(before[ends])
    assert INTERPRETED or abs(np.mean(drawn) - 0.5) < 3 / (2 * np.sqrt(len(drawn)))


@every_game
def test_the_seat_of_one_game_changes_with_the_seed_and_only_with_it(game):
    env = gymnasium.make(f"gemhoard/{game.capitalize()}-v0", players=4, seat="random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in (*range(12), *range(12))]
    assert seats[:12] == seats[12:] and set(seats) > {seats[0]}


def replayed(rules, slot, action, opponents):
    """The state after an action and what it led to, by the plain rules and the random numbers of the game."""
    state, rng = slot.state.copy(), slot.rng.copy()
    rules.apply(state, int(action))
    others = {CHANCE} if opponents == "self" else {CHANCE, *range(1, state.players)}
    while rules.actor(state) in others:
        legal = rules.legal(state)
        rules.apply(state, legal[below(rng, len(legal))])
    return state


@every_game
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_at_the_end_who_acted_last_gets_its_share_and_sees_the_end(game, opponents):
    rules, rng, ended = GAMES[game], np.random.default_rng(2), []
    env = GemhoardVectorEnv(game, 4 if INTERPRETED else 20, players=3, opponents=opponents)
    _, infos = env.reset(seed=2)
    while len(ended) < (4 if INTERPRETED else 40):
        before, seats, actions = env._runner.slots.copy(), infos["seat"], choose(infos, rng)
        _, rewards, ends, _, infos = env.step(actions)
        for i in np.flatnonzero(ends):
            state = replayed(rules, before[i], actions[i], opponents)
            shares = [(seat in rules.winners(state)) / len(rules.winners(state)) for seat in range(3)]
            assert rules.is_over(state)
            assert infos["final_info"]["returns"][i].tolist() == shares
            assert rewards[i] == shares[seats[i]]
            assert (infos["final_obs"][i] == observe(rules, state, int(seats[i]))).all()
            ended.append((int(seats[i]), rewards[i]))
    assert INTERPRETED or {0, 1} <= {reward for _, reward in ended}
    assert INTERPRETED or {seat for seat, _ in ended} == ({0, 1, 2} if opponents == "self" else {0})


@every_game
def test_at_the_end_the_winners_share_one_point_and_the_next_game_is_there(game):
    env = GemhoardVectorEnv(game, BATCH, players=4, opponents="self")
    ended = 0
    for _, rewards, ends, truncations, infos in play(env, STEPS):
        assert infos["action_mask"].any(axis=1).all()
        if not ends.any():
            assert "final_obs" not in infos
            continue
        assert not truncations.any()
        final = infos["final_info"]
        assert (final["_returns"] == ends).all() and (infos["_final_obs"] == ends).all()
        assert final["returns"].sum(axis=1) == pytest.approx(ends.astype(float))
        assert ((rewards > 0) <= ends).all()
        assert all(infos["final_obs"][i].shape == (GAMES[game].features,) for i in np.flatnonzero(ends))
        ended += ends.sum()
    assert ended > 0 or INTERPRETED


@pytest.mark.skipif(INTERPRETED, reason="a hundred games, which take minutes interpreted")
@every_game
def test_where_a_virtual_player_wins_the_seats_get_nothing(game):
    env, sums = GemhoardVectorEnv(game, BATCH, players=2, opponents="self"), set()
    for _, _, ends, _, infos in play(env, STEPS):
        if ends.any():
            sums |= {round(total, 6) for total in infos["final_info"]["returns"][ends].sum(axis=1)}
    assert 1 in sums and (0 in sums) == bool(GAMES[game].virtual_players(2))


@every_game
def test_it_does_not_matter_how_many_threads_there_are(game):
    count = 3 * LEAST_GAMES["greedy"]
    alone, together = (
        GemhoardVectorEnv(game, count, opponents="greedy", threads=threads) for threads in (1, 3)
    )
    assert INTERPRETED or (len(together._runner.buffers) == 3 and together._runner.work.parts == 3 * PARTS)
    steps = 1 if INTERPRETED else STEPS
    for turn, (one, other) in enumerate(zip(play(alone, steps), play(together, steps), strict=True)):
        assert data_equivalence(one[:3], other[:3], exact=True)
        if turn % 50 == 0:
            time.sleep(0.02)  # The helpers fall asleep, and are called again.
    twin, actions = copy.deepcopy(together), choose(other[-1], np.random.default_rng(1))
    assert data_equivalence(twin.step(actions)[:3], together.step(actions)[:3], exact=True)
    for env in (together, twin):
        env.close()


@pytest.mark.skipif(INTERPRETED, reason="has one thread")
def test_what_goes_wrong_in_a_thread_is_told(monkeypatch):
    env = GemhoardVectorEnv("kadora", 2 * LEAST_GAMES["greedy"], opponents="greedy", threads=2)

    def break_down(work, buffers):
        """It has taken a part, and does not do it."""
        raise RuntimeError("broke down")

    def leave_all(work, buffers):
        work.counters[TAKEN] = work.parts

    monkeypatch.setattr("gemhoard.research.vector_runner.help_with", break_down)
    monkeypatch.setattr(env._runner, "_work_on", leave_all)
    with pytest.raises(RuntimeError, match="broke down"):
        env.reset(seed=1)


@every_game
def test_a_step_that_was_interrupted_is_finished_before_the_next(game, monkeypatch):
    whole, interrupted = (GemhoardVectorEnv(game, BATCH, opponents="self") for _ in range(2))
    rng = np.random.default_rng(1)
    first = choose(whole.reset(seed=1)[1], rng)
    second = choose(whole.step(first)[-1], rng)
    interrupted.reset(seed=1)
    with monkeypatch.context() as patched:
        patched.setattr(interrupted._runner, "_begin_work", begin_and_interrupt)
        with pytest.raises(KeyboardInterrupt):
            interrupted.step(first)
    assert data_equivalence(interrupted.step(second), whole.step(second), exact=True)


def begin_and_interrupt(work, is_start):
    begin_work(work, is_start)
    raise KeyboardInterrupt


@every_game
def test_seeds_one_for_all_and_one_each(game):
    env = GemhoardVectorEnv(game, 2)
    assert not (env.reset(seed=1)[0] == env.reset(seed=2)[0]).all()
    first, _ = env.reset(seed=[5, 6])
    again, _ = env.reset(seed=[6, 5])
    assert (first == again[::-1]).all() and (first[0] != first[1]).any()


@every_game
def test_a_row_of_seeds_may_be_of_any_kind_and_settles_what_comes_after(game):
    env = GemhoardVectorEnv(game, 2)
    env.reset(seed=1)
    rows = [(env.reset(seed=seeds)[0], env.reset()[0]) for seeds in ([5, 6], (5, 6), np.array([5, 6]))]
    assert data_equivalence(rows[0], rows[1], exact=True) and data_equivalence(rows[0], rows[2], exact=True)
    assert env.np_random_seed == -1, "it is not 1 any more"
    with pytest.raises(ValueError, match="2 games take as many seeds, not 3"):
        env.reset(seed=(5, 6, 7))


@every_game
def test_a_reset_takes_no_options_and_says_so(game):
    for env in (GemhoardVectorEnv(game, 2), GemhoardEnv(game)):
        env.reset(seed=1, options={})
        kept = copy.deepcopy(env)
        with pytest.raises(ValueError, match="takes no options, not passing: give them when you make"):
            env.reset(seed=2, options={"passing": True})
        assert data_equivalence(env.reset()[0], kept.reset()[0], exact=True)


@every_game
@every_way
def test_a_copy_of_many_games_goes_on_alike_and_by_itself(game, again):
    env, rng = GemhoardVectorEnv(game, 3, players=3, opponents="self"), np.random.default_rng(1)
    assert not again(env).is_dealt
    actions = choose(list(play(env, 5))[-1][-1], rng)
    twin, before = again(env), env._runner.slots.tobytes()
    step = twin.step(actions)
    assert env._runner.slots.tobytes() == before
    assert data_equivalence(step, env.step(actions), exact=True)
    assert data_equivalence(twin.reset(), env.reset(), exact=True)


@every_game
@every_way
def test_a_copy_of_one_game_goes_on_alike_with_its_wrappers(game, again):
    env = gymnasium.make(f"gemhoard/{game.capitalize()}-v0", players=3)
    action = np.argmax(env.reset(seed=1)[1]["action_mask"])
    twin = again(env)
    for _ in range(5):
        step = env.step(action)
        assert data_equivalence(step, twin.step(action), exact=True)
        action = np.argmax(step[-1]["action_mask"])
    assert data_equivalence(twin.reset(), env.reset(), exact=True)


@every_way
def test_a_step_that_was_interrupted_is_finished_before_it_is_copied(again, monkeypatch):
    env = GemhoardVectorEnv("kadora", BATCH)
    actions = choose(env.reset(seed=1)[1], np.random.default_rng(1))
    with monkeypatch.context() as patched:
        patched.setattr(env._runner, "_begin_work", begin_and_interrupt)
        with pytest.raises(KeyboardInterrupt):
            env.step(actions)
    before = states_of(env)
    assert states_of(again(env)) == states_of(env) != before


def states_of(env):
    return env._runner.slots["state"].tobytes()


@every_game
def test_what_is_rendered_is_what_the_seats_know_that_are_to_act(game):
    env = GemhoardVectorEnv(game, 3, players=3, opponents="self", render_mode="ansi")
    assert env.render() == (NO_GAME,) * 3
    for *_, infos in play(env, 5):
        slots, seats = env._runner.slots, infos["seat"].tolist()
        assert env.render() == tuple(as_lines(GAMES[game], slots[i].state, seats[i]) for i in range(3))
    assert GemhoardVectorEnv(game, 3).render() is None


@every_game
def test_one_game_is_rendered_while_it_is_played(game):
    env = gymnasium.make(f"gemhoard/{game.capitalize()}-v0", render_mode="ansi")
    _, info = env.reset(seed=1)
    shown = env.render()
    assert shown == as_lines(GAMES[game], env.unwrapped._games._runner.slots[0].state, 0)
    env.step(np.argmin(info["action_mask"]))
    assert env.render() == shown, "and not the next one, which nobody has seen"
    assert GemhoardEnv(game).render() is None
    assert GemhoardEnv(game, render_mode="ansi").render() == NO_GAME


@every_game
def test_the_end_of_one_game_is_rendered(game):
    env = GemhoardEnv(game, seat="random", render_mode="ansi")
    info, is_over = env.reset(seed=1)[1], False
    while not is_over:
        *_, is_over, _, info = env.step(np.argmax(info["action_mask"]))
    state = env._games._runner.slots[0].final_state
    assert GAMES[game].is_over(state) and env.render() == as_lines(GAMES[game], state, int(info["seat"]))
    env.reset()
    assert env.render() != as_lines(GAMES[game], state, int(info["seat"]))


@every_game
def test_a_game_is_drawn_as_a_picture_of_one_size(game):
    env = gymnasium.make(f"gemhoard/{game.capitalize()}-v0", players=5, render_mode="rgb_array")
    _, info = env.reset(seed=1)
    first = env.render()
    assert first.dtype == np.uint8 and first.shape == (720, 960, 3)
    paper = first[0, 0]
    assert (first != paper).any() and (first[:, -8:] == paper).all(), "nothing leaves the sheet"
    pictures = [first]
    for _ in range(3):
        *_, info = env.step(np.argmax(info["action_mask"]))
        pictures.append(env.render())
        assert pictures[-1].shape == first.shape and (pictures[-1] != pictures[-2]).any()
    many = GemhoardVectorEnv(game, 2, render_mode="rgb_array")
    many.reset(seed=1)
    assert [picture.shape for picture in many.render()] == [first.shape] * 2


@every_game
def test_an_illegal_choice_ends_the_game_and_loses(game):
    env = GemhoardVectorEnv(game, 2)
    _, infos = env.reset(seed=1)
    actions = choose(infos, np.random.default_rng(1))
    actions[1] = np.argmin(infos["action_mask"][1])
    _, rewards, ends, _, infos = env.step(actions)
    assert rewards.tolist() == [0, -1] and ends.tolist() == [False, True]
    assert (infos["final_info"]["returns"] == 0).all()


@every_game
def test_before_the_deal_there_is_nothing_to_step(game):
    env = GemhoardVectorEnv(game, 2)
    blank = env._runner.slots.tobytes()
    with pytest.raises(ResetNeeded, match="reset first"):
        env.step([0, 0])
    assert env._runner.slots.tobytes() == blank
    with pytest.raises(ResetNeeded, match="reset first"):
        GemhoardEnv(game).step(0)


@every_game
def test_one_game_that_has_ended_is_over_until_it_is_reset(game):
    env = GemhoardEnv(game)
    _, info = env.reset(seed=1)
    *_, is_over, _, info = env.step(np.argmin(info["action_mask"]))
    assert is_over and not info["action_mask"].any()
    with pytest.raises(ResetNeeded, match="reset first"):
        env.step(0)
    _, info = env.reset()
    assert not env.step(np.argmax(info["action_mask"]))[2]


@every_game
def test_the_last_seat_of_one_game_is_the_one_that_acted_last(game):
    env, beginners = GemhoardEnv(game, players=5, opponents="self"), set()
    for seed in range(5):
        _, info = env.reset(seed=seed)
        *_, last = env.step(np.argmin(info["action_mask"]))
        assert last["seat"] == info["seat"] == env.seat
        beginners.add((int(info["seat"]), int(env._games._runner.seats[0])))
    assert any(one != other for one, other in beginners), "another begins the next game"


@every_game
def test_without_copies_the_arrays_are_the_same_ones(game):
    env = GemhoardVectorEnv(game, 2, copy=False)
    first, second = list(play(env, 1))
    assert first[0] is second[0] and first[4]["action_mask"] is second[4]["action_mask"]
    assert not first[0].flags.c_contiguous and first[0].base is not None


@every_game
def test_its_wrappers_for_vectors_fit(game):
    env = RecordEpisodeStatistics(GemhoardVectorEnv(game, 2))
    for *_, infos in play(env, 5):
        assert infos["seat"].tolist() == [0, 0]
    _, listed = DictInfoToList(GemhoardVectorEnv(game, 2)).reset(seed=1)
    assert [info["seat"] for info in listed] == [0, 0]


@pytest.mark.skipif(INTERPRETED, reason="a few thousand steps, which take minutes interpreted")
@every_game
def test_the_greedy_bot_beats_chance_also_here(game):
    shares = {}
    for opponents in ("random", "greedy"):
        env = GemhoardVectorEnv(game, 200, opponents=opponents)
        ended = [step[1][step[2]] for step in play(env, 120)]
        shares[opponents] = np.concatenate(ended).mean()
    assert shares["random"] > 0.3 > shares["greedy"]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 6}, "2 .*5"),
        ({"players": 1}, "2 .*5"),
        ({"players": 0}, "2 .*5"),
        ({"num_envs": 0}, "one game at least"),
        ({"opponents": "dragon"}, "in emerald are self, random, greedy, not dragon"),
        ({"observation": "facts"}, '^observation="facts" is called "features" now.$'),
        ({"observation": "numbers"}, '^observation="numbers" is called "compact" now.$'),
        ({"observation": "pixels"}, "features or compact, not pixels"),
        ({"options": {"colour": 1}}, "colour"),
        ({"game": "chess"}, "emerald and kadora, not chess"),
        ({"threads": 0}, "one thread at least, not 0"),
        ({"threads": -1}, "one thread at least, not -1"),
        ({"render_mode": "human"}, "None, ansi or rgb_array, not human"),
        ({"seat": 2}, 'from 0 to 1 or "random", not 2'),
        ({"seat": -1}, 'from 0 to 1 or "random", not -1'),
        ({"seat": "first"}, "not 'first'"),
        ({"seat": True}, "not True"),
        ({"seat": "random", "opponents": "self"}, "has every seat: leave out seat='random'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(settings, sentence):
    with pytest.raises(ValueError, match=sentence) as refusal:
        GemhoardVectorEnv(**{"game": "emerald"} | settings)
    assert "\n" not in str(refusal.value)
    assert isinstance(refusal.value, RuleError) == bool(settings.keys() & {"players", "options"})


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0, -1], [0, 122], [0.0, 0.5], [0, None]])
def test_actions_that_are_none_are_refused_and_nothing_has_changed(actions):
    env = GemhoardVectorEnv("emerald", 2)
    env.reset(seed=1)
    before = env._runner.slots["state"].tobytes()
    with pytest.raises(ValueError, match=r"not|from 0 to 121"):
        env.step(actions)
    assert env._runner.slots["state"].tobytes() == before
    assert (env._runner.slots["state"]["actor"] != NOBODY).all()
