"""The puzzles that come with the games."""

from functools import cache

import pytest

from gemhoard.bots.evaluation import Evaluator
from gemhoard.games import GAMES
from gemhoard.games.chance import below, new_rng
from gemhoard.puzzles import GRADES, puzzles_of
from gemhoard.puzzles.judging import CLEAR, LOST, WON, answer_of, sampled
from gemhoard.puzzles.puzzle import ALIKE

POSED = [name for name, game in GAMES.items() if game.puzzles]
# Beside the least of a puzzle: chances are kept with three digits.
ROUNDED = 0.001
# So many are judged again, by so many simulations of each action that matters, and this much must be left.
HANDFUL, SIMULATIONS, LEFT = 8, 4000, 0.04

pytestmark = pytest.mark.parametrize("game", POSED)


@cache
def states(game: str):
    """Where the rules lead in each."""
    return [last(each.record.replay()) for each in puzzles_of(GAMES[game])]


def last(replay):
    *_, state = replay  # always the same one
    return state


def test_every_puzzle_is_a_decision_with_one_answer_that_the_rules_allow(game):
    rules = GAMES[game]
    for puzzle, state in zip(puzzles_of(rules), states(game), strict=True):
        legal = {rules.words[action] for action in rules.legal(state)}
        assert rules.actor(state) >= 0 and set(puzzle.chances) == legal and len(legal) >= 3
        wrong = legal - set(puzzle.accepted)
        assert puzzle.chances[puzzle.best] == max(puzzle.chances.values())
        assert all(puzzle.cost(words) <= ALIKE for words in puzzle.accepted)
        assert wrong and all(puzzle.cost(words) >= CLEAR - ROUNDED for words in wrong)
        assert LOST <= puzzle.chances[puzzle.best] <= WON
        assert puzzle.tempting in wrong and set(puzzle.reasons) == wrong


def test_there_are_puzzles_of_every_grade_for_every_number_of_players(game):
    puzzles = puzzles_of(GAMES[game])
    assert {each.grade for each in puzzles} == set(GRADES)
    assert {int(each.record.start.players) for each in puzzles} == set(GAMES[game].player_counts)


def test_no_position_is_there_twice(game):
    shown = [str(GAMES[game].view(state, GAMES[game].actor(state))) for state in states(game)]
    assert len(set(shown)) == len(shown)


def test_a_handful_is_confirmed_by_other_samples(game):
    rules, rng, seen = GAMES[game], new_rng(20), 0
    estimated = [n for n, each in enumerate(puzzles_of(rules)) if not each.is_exact]
    while seen < HANDFUL:
        puzzle = puzzles_of(rules)[number := estimated.pop(below(rng, len(estimated)))]
        known, seen = states(game)[number], seen + 1
        found = answer_of(rules, known, sampled(Evaluator(rules), known, 1000 + number, SIMULATIONS))
        chances = {rules.words[action]: chance for action, chance in found.chances.items()}
        wrong = max(chance for words, chance in chances.items() if words not in puzzle.accepted)
        assert max(chances[words] for words in puzzle.accepted) - wrong >= LEFT, f"puzzle {number + 1}"
