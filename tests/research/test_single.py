"""One game, stepped from Python."""

import numpy as np
import pytest

from gemhoard.games import GAMES, RuleError
from gemhoard.research.single import SingleGame


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("emerald", None),
        ("emerald", {"passing": True}),
        ("kadora", None),
        ("kadora", {"viewpoints": "seats"}),
    ],
)
def test_it_plays_as_the_contract_does(game, options):
    rules, rng = GAMES[game], np.random.default_rng(1)
    single, truth = SingleGame(rules, 3, seed=2, options=options), rules.new(3, seed=1, options=options)
    single.deal(seed=1)
    while not rules.is_over(truth):
        assert single.actor == rules.actor(truth)
        assert single.legal == rules.legal(truth)
        action = int(rng.choice(single.legal))
        single.step(action)
        rules.apply(truth, action)
    assert single.legal == []
    assert rules.pack(single.states[0]) == rules.pack(truth)


@pytest.mark.parametrize("seed", [-1, 1 << 64, (1 << 70) + 5])
@pytest.mark.parametrize("game", GAMES)
def test_any_whole_number_is_a_seed_and_means_what_it_means_elsewhere(game, seed):
    rules = GAMES[game]
    single = SingleGame(rules, 2, seed)
    assert rules.pack(single.states[0]) == rules.pack(rules.new(2, seed=seed))
    single.deal(seed)
    assert rules.pack(single.states[0]) == rules.pack(rules.new(2, seed=seed))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_illegal_is_refused_and_nothing_has_changed(game):
    single = SingleGame(GAMES[game], 2, seed=1)
    before = single.states.tobytes()
    for action in (-1, len(GAMES[game].words) - 1, 10_000, "stop"):
        with pytest.raises(RuleError):
            single.step(action)
    assert single.states.tobytes() == before
