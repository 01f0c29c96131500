"""Judged positions: what they say where a solver knows the truth, and those that are kept."""

import json
from pathlib import Path

import pytest

from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.solver.judged import JudgedPosition, judge_actions, judge_position
from gemhoard.solver.positions import draw_position

KEPT = Path(__file__).parents[2] / "benchmarks" / "judged"
compiled = pytest.mark.skipif(INTERPRETED, reason="searches need compiled rules")


def test_regret_is_what_is_given_away_and_an_action_without_a_value_is_the_worst():
    position = JudgedPosition(2, 1, [], {3: 0.5, 4: 0.4, 5: 0.1})
    assert [position.regret(action) for action in (3, 4, 5, 6)] == pytest.approx([0, 0.1, 0.4, 0.4])


@compiled
def test_where_the_solver_knows_the_truth_judged_values_are_near_it():
    game = GAMES["kadora"]
    found = [position for position in map(draw_position_of(game), range(12)) if not isinstance(position, str)]
    assert len(found) >= 5
    lost = []
    for position in found:
        values = judge_actions(game, position.state, position.seed, simulations=1000)
        lost.append(position.loss(max(values, key=values.get)))
        # A value is a mean over all that the search tried, errors included.
        off = [abs(value - position.chances[action]) for action, value in values.items()]
        assert sum(off) / len(off) < 0.15
    assert sum(lost) / len(lost) < 0.05


def draw_position_of(game):
    return lambda seed: draw_position(game, seed)


@compiled
def test_the_same_number_is_the_same_position():
    judged = [judge_position("kadora", 1) for _ in range(2)]
    assert judged[0] == judged[1] and judged[0].players == 3


@pytest.mark.parametrize("game", GAMES)
def test_kept_positions_are_of_every_player_count_and_their_actions_are_legal(game):
    lines = map(json.loads, (KEPT / f"{game}.jsonl").read_text().splitlines())
    rules, counts = GAMES[game], []
    for players, seed, actions, values, simulations in filter(None, lines):
        counts.append(players)
        state = JudgedPosition(players, seed, actions, {}).state(rules)
        assert {*map(int, values)} <= {*rules.legal(state)}
        assert simulations >= 8000
        assert 2 <= len(values) <= 8 and all(0 <= value <= 1 for value in values.values())
    assert len(counts) >= 200
    assert all(counts.count(players) >= 50 for players in rules.player_counts)
