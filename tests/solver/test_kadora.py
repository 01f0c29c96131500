"""The solver of Kadora's last round against every way that the cards may lie."""

import json
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, combinations, count, islice, product

import pytest

from gemhoard.bots import bot_named, decide
from gemhoard.games import GAMES, NOBODY, State
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import INTERPRETED, new_record
from gemhoard.games.kadora.components import COLOUR, COLOURS, HAND, NO_CARD
from gemhoard.games.kadora.solver import BELIEFS, UNSEEN, believe, list_unseen
from gemhoard.games.kadora.state import aside_end, aside_start
from gemhoard.solver import SolverError, solve
from gemhoard.solver.positions import late_decisions

GAME = GAMES["kadora"]


# ------------------------------------------------------------------ every way that the cards may lie


def worlds(state: State, seat: int) -> list[State]:
    """All states that the seat cannot tell from this one, each as likely as the others."""
    other, aside = 1 - seat, slice(int(aside_start(state)), int(aside_end(state)))
    hand = [card for card in state.hands[other].tolist() if card != NO_CARD]
    pool = sorted([*hand, *state.stock[aside].tolist()])
    ways = [
        combinations([card for card in pool if COLOUR[card] == c], sum(COLOUR[card] == c for card in hand))
        for c in range(len(COLOURS))
    ]
    found = []
    for way in product(*ways):
        held, world = list(chain(*way)), state.copy()
        world.hands[other] = held + [NO_CARD] * (HAND - len(held))
        world.stock[aside] = [card for card in pool if card not in held]
        found.append(world)
    return found


class Truth:
    """What everybody does in the last round, by nothing but the contract of the game."""

    def __init__(self) -> None:
        self.known: dict[str, dict[int, Fraction]] = {}

    def chances(self, state: State) -> dict[int, Fraction]:
        """Of the actor, as it sees the table."""
        seat = GAME.actor(state)
        view = json.dumps(GAME.view(state, seat))
        if view not in self.known:
            behind = worlds(state, seat)
            self.known[view] = {
                action: sum(self.share(applied(w, action), seat) for w in behind) / Fraction(len(behind))
                for action in GAME.legal(state)
            }
        return self.known[view]

    def share(self, state: State, seat: int) -> Fraction:
        """A seat's share in the win, if all go on with their best actions, any of those equally good."""
        if GAME.actor(state) == NOBODY:
            winners = GAME.winners(state)
            return Fraction(seat in winners, len(winners))
        chances = self.chances(state)
        best = [action for action, chance in chances.items() if chance == max(chances.values())]
        return sum(self.share(applied(state, action), seat) for action in best) / Fraction(len(best))


def applied(state: State, action: int) -> State:
    state = state.copy()
    GAME.apply(state, action)
    return state


def small_decisions(last: int) -> Iterator[State]:
    """Decisions of games where the choice matters, with few ways that the cards may lie."""
    for seed in count():
        for state in late_decisions(GAME, new_rng(seed)):
            if state.last == last and len(worlds(state, GAME.actor(state))) * len(GAME.legal(state)) <= 300:
                if len(set(solve(GAME, state).values())) > 1:
                    yield state


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize("last", [1, 2])
def test_the_solver_agrees_with_the_mean_over_all_worlds(last):
    # The one left out takes longer than all the others.
    for state in islice(small_decisions(last), 0, 3, 2):
        expected = Truth().chances(state)
        assert solve(GAME, state) == pytest.approx({a: float(c) for a, c in expected.items()}, abs=1e-12)


# ------------------------------------------------------------------ what is hidden


def test_the_ways_to_hold_a_hand_are_counted_once_each():
    for state in late_decisions(GAME, new_rng(2)):
        if state.last == 1:
            unseen, beliefs, seat = new_record(UNSEEN), new_record(BELIEFS), GAME.actor(state)
            list_unseen(state, seat, unseen)
            believe(state, unseen, beliefs)
            assert beliefs.ways.sum() == len(worlds(state, seat))
            assert beliefs.truth in beliefs.worth[: beliefs.count]


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize("last", [1, 2])
def test_what_is_hidden_plays_no_part(last):
    for state in islice(small_decisions(last), 3):
        other = GAME.redeal(state, GAME.actor(state), 9)
        assert solve(GAME, other) == solve(GAME, state)


def test_it_takes_the_last_round_alone():
    with pytest.raises(SolverError, match="last round"):
        solve(GAME, GAME.new(2, seed=1))


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize("bot", ["random", "greedy", "search:20", "master:20"])
def test_bots_decide_in_the_last_round(bot):
    for state in late_decisions(GAME, new_rng(3)):
        assert decide(bot_named(bot), GAME, state, 1) in solve(GAME, state)
