"""What the network reads, and what it says."""

import numpy as np
import pytest
from bots_table import positions

from gemhoard.bots.desk import new_desk
from gemhoard.bots.network import look, weigh_choices, weigh_seats
from gemhoard.bots.weights import FOLDER, from_bytes, shipped, to_bytes
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED, new_record
from gemhoard.games.features import LIST, row_type
from gemhoard.games.play import note_action, note_sight

STRIDE = 20 if INTERPRETED else 3


def sight(state, seat) -> list[int]:
    facts = new_record(LIST)
    note_sight(state, seat, facts)
    return facts.numbers[: facts.count].tolist()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_the_facts_are_what_the_seat_sees_and_nothing_else(game, players):
    rules = GAMES[game]
    for state in positions(game, players, seed=6)[::STRIDE]:
        for seat in range(players):
            known = sight(state, seat)
            assert known == sight(rules.redeal(state, seat, seed=3), seat)
            assert len(set(known)) == len(known)
            assert max(known) < rules.facts


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_own_hand(game):
    """Or the test above would pass for facts that say nothing."""
    rules = GAMES[game]
    states = positions(game, 3, seed=6)[::STRIDE]
    assert any(sight(s, 0) != sight(rules.redeal(s, 1, seed=3), 0) for s in states)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_facts_that_its_actor_can_see(game, players):
    rules, facts = GAMES[game], new_record(LIST)
    for state in positions(game, players, seed=7)[::STRIDE]:
        other = rules.redeal(state, rules.actor(state), seed=1)
        for action in rules.legal(state):
            lists = []
            for each in (state, other):
                facts.count = 0
                note_action(each, action, facts)
                lists.append(facts.numbers[: facts.count].tolist())
            assert lists[0] == lists[1]
            assert lists[0]
            assert max(lists[0]) < rules.action_facts


@pytest.mark.parametrize("game", GAMES)
def test_chances_and_promises_add_up_to_one(game):
    rules, desk = GAMES[game], new_desk(1)
    for state in positions(game, 4, seed=7)[::STRIDE]:
        look(state, rules.actor(state), shipped(rules), desk)
        weigh_seats(shipped(rules), desk, 4)
        assert desk.chances.sum() == pytest.approx(1, abs=1e-5)
        assert desk.chances[4] == 0
        legal = rules.legal(state)
        desk.actions[: len(legal)] = legal
        weigh_choices(state, shipped(rules), desk, len(legal))
        assert desk.promises[: len(legal)].sum() == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_network_is_small_and_comes_back_as_it_was_written(game):
    rules = GAMES[game]
    data = (FOLDER / f"{game}.npz").read_bytes()
    assert len(data) < 2_000_000
    assert from_bytes(rules, to_bytes(from_bytes(rules, data))).tobytes() == from_bytes(rules, data).tobytes()
    assert np.abs(shipped(rules).facts).max() > 0


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_row_has_a_one_for_each_fact_of_the_list(game, players):
    facts = new_record(row_type(GAMES[game].facts))
    for state in positions(game, players, seed=8)[::STRIDE]:
        for seat in range(players):
            facts.row[:] = 0
            note_sight(state, seat, facts)
            assert np.flatnonzero(facts.row).tolist() == sorted(sight(state, seat))
