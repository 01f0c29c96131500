"""How chances went: whatever is estimated, what changed them adds up to the result."""

import numpy as np
import pytest
from coach.games import QUICK, played

from gemhoard.bots.solid_play import SolidPlay
from gemhoard.coach.chances import result_of, share_of
from gemhoard.coach.course import Estimate, course, estimate
from gemhoard.coach.luck import shuffled, turns_up
from gemhoard.games import CHANCE, GAMES
from gemhoard.games.chance import new_rng

RESULT = np.array([1.0, 0.0])


def step(level, effect=0.0, turns_up=False, games=100):
    return Estimate(np.array([level, 1 - level]), games, np.array([effect, -effect]), effect, turns_up)


def first_seats(turns):
    return [round(float(turn.chances[0]), 6) for turn in turns]


def test_steps_between_strokes_of_luck_share_their_estimates():
    turns = course([step(0.4, 0.1), step(0.7, turns_up=True), step(0.8, turns_up=True)], RESULT)
    # 0.4 and 0.7 - 0.1 are estimates of the same position.
    assert first_seats(turns) == [0.5, 0.6, 0.8]
    assert [None if turn.luck is None else round(float(turn.luck[0]), 6) for turn in turns] == [
        None,
        0.2,
        0.2,
    ]


def test_estimates_of_more_games_count_for_more():
    turns = course([step(0.4, games=300), step(0.8, turns_up=True)], RESULT)
    assert first_seats(turns) == [0.5, 0.5]


def test_behind_the_last_luck_the_result_is_known():
    turns = course([step(0.3, turns_up=True), step(0.2, 0.25), step(0.9, -0.05)], RESULT)
    assert first_seats(turns) == [0.3, 0.8, 1.05]


@pytest.mark.parametrize("seed", range(5))
def test_changes_add_up_to_the_result_whatever_the_estimates(seed):
    rng = np.random.default_rng(seed)
    steps = [
        step(*rng.uniform(-1, 1, 2), turns_up=bool(rng.integers(2)), games=int(rng.integers(1, 9)))
        for _ in range(30)
    ]
    turns = course(steps, RESULT)
    changes = sum(turn.effect + (0 if turn.luck is None else turn.luck) for turn in turns)
    assert np.allclose(turns[0].chances + changes, RESULT)


# ------------------------------------------------------------------ solid play


def positions(name, players=2):
    record = played(name, players, ["squire"])
    states = [state.copy() for state in record.replay()]
    return record.game, states, [record.game.number(words) for words in record.actions]


@pytest.mark.parametrize("name", GAMES)
def test_solid_play_ends_every_game_with_one_win_to_share(name):
    game, states, _ = positions(name)
    solid = SolidPlay(game)
    for state in states[:-1:9]:
        share = share_of(game, 2, solid.returns(state, seed=3, games=50))
        assert abs(share.sum() - 1) < 1e-6 and (share >= 0).all()
    assert np.array_equal(solid.returns(states[0], 3, 50), solid.returns(states[0], 3, 50))


@pytest.mark.parametrize("name", GAMES)
def test_pairs_have_the_same_luck(name):
    """They differ only where solid play would have done something else."""
    game, states, actions = positions(name)
    solid, compared = SolidPlay(game), 0
    for number, (state, action) in enumerate(zip(states, actions, strict=False)):
        if game.actor(state) == CHANCE or len(game.legal(state)) < 2 or number % 5:
            continue
        chosen, usual = solid.pairs(state, action, number, 40)
        for other in game.legal(state):
            again, same = solid.pairs(state, other, number, 40)
            assert np.array_equal(same, usual)
            if other == action:
                assert np.array_equal(again, chosen)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_of_its_skill(name):
    game, states, actions = positions(name)
    solid, looked_at = SolidPlay(game), 0
    for state, action in list(zip(states, actions, strict=False))[3::11]:
        seat = game.actor(state)
        if seat == CHANCE or len(game.legal(state)) < 2:
            continue
        other = game.redeal(state, seat, 77)
        one, two = (estimate(solid, each, action, QUICK, 5) for each in (state, other))
        assert one.skill == two.skill
        looked_at += 1
    assert looked_at


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_where_something_turns_up(name):
    game, states, actions = positions(name)
    found = [turns_up(game, state, action, 1) for state, action in zip(states, actions, strict=False)]
    assert any(found) and not all(found)
    solid = SolidPlay(game)
    estimates = [
        estimate(solid, state, action, QUICK, n)
        for n, (state, action) in enumerate(zip(states, actions, strict=False))
    ]
    turns = course(estimates, result_of(game, states[-1]))
    for turn, state, has_turned_up in zip(turns, states, found, strict=False):
        assert (turn.luck is not None) == (has_turned_up or game.actor(state) == CHANCE)


@pytest.mark.parametrize("name", GAMES)
def test_what_may_turn_up_brings_nothing_on_average(name):
    """A position is worth the mean over all that may turn up: so luck favours nobody."""
    game, states, actions = positions(name)
    solid, rng, compared = SolidPlay(game), new_rng(5), 0
    for state, action in list(zip(states, actions, strict=False))[::7]:
        is_roll = game.actor(state) == CHANCE
        if not is_roll and not turns_up(game, state, action, 1):
            continue
        before = solid.returns(state, 1, 6000) if is_roll else solid.pairs(state, action, 1, 6000)[0]
        after = []
        for number in range(150):
            one = shuffled(game, state, number)
            game.apply(one, game.any_action(one, rng) if is_roll else action)
            after.append(share_of(game, 2, solid.returns(one, number, 40))[0])
        error = np.hypot(np.std(after) / 150**0.5, before[:, 0].std() / 6000**0.5)
        assert abs(np.mean(after) - before[:, 0].mean(dtype=np.float64)) <= 4 * error + 1e-9
        compared += 1
    assert compared > 3
