"""The solver of Emerald against answers on paper, and against every way that the cards may lie."""

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice, permutations
from math import factorial

import pytest
from emerald_table import act, emerald

from gemhoard.bots import bot_named, decide
from gemhoard.games import CHANCE, GAMES, NOBODY, State
from gemhoard.games.chance import new_rng
from gemhoard.games.emerald.components import (
    GEM_CARDS,
    GEM_PILE_STARTS,
    GOLD_CARDS,
    GOLD_PILE_STARTS,
    TOWARDS_CHAMBER,
)
from gemhoard.games.emerald.solver import turn_up
from gemhoard.games.engine import INTERPRETED
from gemhoard.solver import SolverError, solve
from gemhoard.solver.positions import Position, draw_position, late_decisions

GAME = GAMES["emerald"]
CAVE = range(7, 16)


def late(**position) -> State:
    """Two players, no cards but those named, no knights of the second colours."""
    knights = {"green": "", "yellow": ""} | position.pop("knights")
    return emerald(2, knights=knights, bare=CAVE, open_ransom=True, **position)


def chances(state: State) -> dict[str, float]:
    solved = solve(GAME, state)
    assert solved is not None
    return {GAME.words[action]: chance for action, chance in solved.items()}


# ------------------------------------------------------------------ worked out on paper


def dragon_before_two_blue_knights(**position) -> State:
    """Red leads by 3. A roll of 1 or 3 catches a blue knight on 14, and the game is over; else blue enters
    the chamber in its turn, has 5, and the game is over too."""
    knights = {"red": "1 11", "blue": "14 14"}
    return late(knights=knights, dragon=13, facing=TOWARDS_CHAMBER, bar=12, hands={0: [3]}, **position)


def test_two_rolls_of_three_win():
    state = dragon_before_two_blue_knights()
    assert chances(state) == pytest.approx({"move red 1": 2 / 3, "move red 11": 2 / 3})
    act(state, "move red 1")
    assert chances(state) == pytest.approx({"move red 11": 2 / 3, "stop": 0.0})


def test_the_other_seat_sees_its_own_chances():
    state = dragon_before_two_blue_knights(turn=1)
    solved = chances(state)
    assert solved == {"move blue 14": 1.0}


def test_a_treasure_card_wins_shares_or_does_not_suffice():
    for points, share in ((4, 1.0), (5, 1.0), (6, 0.0)):
        gold = {1: [1, points - 1]}
        state = late(knights={"red": "15 3", "blue": "1 2"}, dragon=7, bar=7, hands=gold)
        assert chances(state)["move red 15"] == share, "on a tie more treasure cards win (E7.5)"


# ------------------------------------------------------------------ every way that the cards may lie


def worlds(state: State, most: int = 1000) -> list[State]:
    """All states that nobody at the table can tell from this one, each as likely; none if they are many."""
    gold = unseen(state.gold_height, GOLD_PILE_STARTS, GOLD_CARDS)
    gems = unseen(state.gems_height, GEM_PILE_STARTS, GEM_CARDS)
    if factorial(len(gold)) * factorial(len(gems)) > most:
        return []
    found = []
    for values in permutations(state.gold[gold].tolist()):
        for kinds in permutations(state.gems[gems].tolist()):
            world = state.copy()
            world.gold[gold], world.gems[gems] = values, kinds
            found.append(world)
    return found


def unseen(heights, starts, size) -> list[int]:
    covered = [int(s) + i for s, h in zip(starts, heights, strict=True) for i in range(int(h) - 1)]
    return [*covered, size - 2, size - 1]


def view_of(state: State) -> str:
    """What people see: with open ransoms they know all hands."""
    return json.dumps(GAME.view(state, NOBODY) | {"hands": GAME.to_json(state)["hands"]})


def after(states: list[State], action: int) -> list[tuple[float, list[State]]]:
    """What people may see after an action, with its weight, and the states behind it."""
    seen = defaultdict(list)
    for state in states:
        other = state.copy()
        GAME.apply(other, action)
        seen[view_of(other)].append(other)
    return [(len(group) / len(states), group) for group in seen.values()]


def value(states: list[State], known: dict[str, float]) -> float:
    """The chance of seat 0 to win, by nothing but the contract of the game."""
    # Equal views may hide different cards: what was paid has left the game.
    seen = f"{view_of(states[0])} {sorted(states[0].gold.tolist())} {sorted(states[0].gems.tolist())}"
    if seen not in known:
        known[seen] = look_ahead(states, known)
    return known[seen]


def look_ahead(states: list[State], known: dict[str, float]) -> float:
    actor, each = GAME.actor(states[0]), []
    if actor == NOBODY:
        winners = GAME.winners(states[0])
        return (0 in winners) / len(winners)
    for action in GAME.legal(states[0]):
        each.append(sum(weight * value(group, known) for weight, group in after(states, action)))
        if actor != CHANCE and each[-1] == 1 - actor:
            break  # a sure win: nothing is better
    return sum(each) / len(each) if actor == CHANCE else max(each) if actor == 0 else min(each)


def small_decisions() -> Iterator[State]:
    """Late decisions of games that luck may decide, with cards to come and little that can happen."""
    for seed in count():
        for state in late_decisions(GAME, new_rng(seed)):
            chances = solve(GAME, state, budget=400)
            if chances and any(0 < c < 1 for c in chances.values()) and len(worlds(state, most=50)) >= 12:
                yield state


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_the_solver_agrees_with_the_mean_over_all_worlds():
    for state in islice(small_decisions(), 4):
        solved, actor, known = solve(GAME, state), GAME.actor(state), {}
        for action in GAME.legal(state):
            expected = sum(weight * value(group, known) for weight, group in after(worlds(state), action))
            assert solved[action] == pytest.approx(1 - expected if actor == 1 else expected, abs=1e-12)


# The dragon is far away: what luck there is lies in the cards under others.
CARDS_TO_COME = [
    late(knights={"red": red, "blue": blue}, dragon=7, gold={15: last, 14: before}, hands={0: [mine], 1: [5]})
    for red, blue, last, before, mine in [
        ("12 13", "11 14", [3, 4], [3, 3], 1),
        ("13 14", "11 13", [2, 1], [3, 4], 1),
        ("11 13", "12 12", [2, 5], [3, 4], 5),
    ]
]


@pytest.mark.slow
@pytest.mark.parametrize("state", CARDS_TO_COME)
def test_a_card_turned_up_is_each_of_the_unseen_as_likely(state):
    known: dict[str, float] = {}
    expected = {
        action: sum(weight * value(group, known) for weight, group in after(worlds(state), action))
        for action in GAME.legal(state)
    }
    assert any(0 < chance < 1 for chance in expected.values())
    assert solve(GAME, state) == pytest.approx(expected, abs=1e-12)


# ------------------------------------------------------------------ what is hidden


def test_the_kinds_that_may_turn_up_weigh_as_many_as_there_are():
    state = emerald(2, open_ransom=True)
    place = int(GOLD_PILE_STARTS[0]) + 1
    state.gold_height[0] = 2  # as if the top card had just been taken
    before = sorted(state.gold.tolist())
    weights = [turn_up(state, place, kind) for kind in range(1, 6)]
    assert sum(weights) == len(unseen(state.gold_height, GOLD_PILE_STARTS, GOLD_CARDS)) + 1
    assert sorted(state.gold.tolist()) == before
    for kind, weight in zip(range(1, 6), weights, strict=True):
        assert turn_up(state, place, kind) == weight
        assert state.gold[place] == kind or not weight


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_what_is_hidden_plays_no_part():
    positions = [p for seed in range(12) if isinstance(p := draw_position(GAME, seed), Position)]
    assert positions
    for position in positions:
        for seed in (5, 6):
            other = GAME.redeal(position.state, GAME.actor(position.state), seed)
            assert solve(GAME, other) == pytest.approx(position.chances, abs=1e-12)


def test_it_says_what_it_cannot_do():
    assert solve(GAME, GAME.new(2, seed=1, options={"open_ransom": True}), budget=100) is None
    with pytest.raises(SolverError, match="open_ransom"):
        solve(GAME, GAME.new(2, seed=1))
    with pytest.raises(SolverError, match="two players"):
        solve(GAME, GAME.new(3, seed=1, options={"open_ransom": True}))


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20", "master:20"])
def test_bots_decide_where_ransom_is_open(bot):
    for state in late_decisions(GAME, new_rng(3)):
        assert decide(bot_named(bot), GAME, state, 1) in GAME.legal(state)
