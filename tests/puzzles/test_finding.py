"""Where puzzles come from: when one action is clearly best, and what is kept of it."""

from collections import Counter
from functools import cache

import pytest

from gemhoard.bots.evaluation import Evaluator
from gemhoard.games import GAMES
from gemhoard.puzzles.find import APART, MOST_A_GAME, find_puzzles, play, rng_of
from gemhoard.puzzles.judging import Answer, clear_answer, is_clear, most_accepted
from gemhoard.puzzles.puzzle import GRADES, grade_of
from gemhoard.puzzles.weaker import share_that_misses

SEED = 1


@cache
def first(game: str):
    """The number of the first game that has two, and these."""
    tried = ((number, find_puzzles(game, SEED, number)) for number in range(20))
    return next(each for each in tried if len(each[1]) == 2)


def found(game: str):
    return first(game)[1]


def state_of(puzzle):
    *_, state = puzzle.record.replay()
    return state


@pytest.mark.parametrize(
    ("chances", "clear"),
    [
        ([0.50, 0.43, 0.30], True),
        ([0.50, 0.49, 0.43, 0.40, 0.30, 0.20], True),  # Two are as good.
        ([0.50, 0.46, 0.30], False),  # Who could blame anybody for the second?
        ([0.50, 0.49, 0.30], False),  # More of them are right than wrong.
        ([0.98, 0.50, 0.30], False),  # It is won already.
        ([0.02, 0.00, 0.00], False),  # It is lost anyway.
    ],
)
def test_an_answer_is_clear_if_every_action_is_right_or_clearly_wrong(chances, clear):
    assert is_clear(Answer(dict(enumerate(chances)), False)) == clear


def test_few_actions_may_be_right():
    assert [most_accepted(actions) for actions in (3, 5, 6, 12)] == [1, 1, 2, 4]


def test_who_misses_makes_the_grade():
    assert share_that_misses(Counter({7: 1, 8: 1, 9: 6}), [7, 8]) == 0.75
    assert [grade_of(share) for share in (0.2, 0.3, 0.5, 0.7, 0.75)] == list(GRADES)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_a_decision_with_one_clear_answer(game):
    for puzzle in found(game):
        state = state_of(puzzle)
        legal = {puzzle.record.game.words[action] for action in puzzle.record.game.legal(state)}
        assert puzzle.record.game.actor(state) >= 0 and len(legal) >= 3
        assert set(puzzle.chances) == legal and puzzle.best in puzzle.accepted
        wrong = legal - set(puzzle.accepted)
        assert puzzle.tempting in wrong and set(puzzle.reasons) == wrong
        assert all(puzzle.cost(words) >= 0.059 for words in wrong)
        assert 0.2 <= puzzle.missed <= 1
    steps = [len(puzzle.record.actions) for puzzle in found(game)]
    assert len(steps) <= MOST_A_GAME and abs(steps[0] - steps[1]) >= APART


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_depends_on_nothing_that_the_seat_cannot_know(game):
    rules, state = GAMES[game], state_of(found(game)[0])
    other = rules.redeal(state, rules.actor(state), 77)
    answers = [clear_answer(Evaluator(rules), each, seed=3) for each in (state, other)]
    assert other.tobytes() != state.tobytes()
    assert answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_could_not_know_is_drawn_again(game):
    rules, (number, puzzles) = GAMES[game], first(game)
    players = rules.player_counts[number % len(rules.player_counts)]
    played, _ = play(rules, players, rng_of(game, SEED, number))
    truth = [state.copy() for state in played.replay()]
    for puzzle in puzzles:
        at, state = len(puzzle.record.actions), state_of(puzzle)
        seat = rules.actor(state)
        assert rules.view(state, seat) == rules.view(truth[at], seat)
        assert rules.setup(puzzle.record.start) != rules.setup(played.start)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_number_gives_the_same_puzzles(game):
    number, once = first(game)
    assert [each.to_json() for each in find_puzzles(game, SEED, number)] == [each.to_json() for each in once]
