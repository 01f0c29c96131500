"""Looks for puzzles in one game of strong bots: cheap questions first, since most positions are none."""

import hashlib
from dataclasses import dataclass

from gemhoard.bots.evaluation import Evaluator
from gemhoard.bots.search import ActionValue, Budget, Search
from gemhoard.coach.reasons import Future, differences
from gemhoard.games import CHANCE, GAMES, Game, RuleError, State
from gemhoard.games.chance import Rng, new_rng, next_seed
from gemhoard.history import History, Knowledge
from gemhoard.puzzles.judging import (
    LOST,
    QUICK_ALIKE,
    WON,
    Answer,
    clear_answer,
    most_accepted,
    quick_answer,
)
from gemhoard.puzzles.puzzle import DIGITS, Puzzle
from gemhoard.puzzles.weaker import choices_of, quick_levels, share_that_misses, weaker_levels
from gemhoard.record import Record

# Simulations of a choice in the games.
STRENGTH = 200
LEAST_ACTIONS = 3
# An action that a short search has tried so often has a value to speak of.
LEAST_VISITS = 10
# A smaller share of the weaker levels' choices misses what is obvious.
LEAST_MISSED = 0.2
# More of one game would be too much alike, and so would what is closer together.
MOST_A_GAME, APART = 2, 8


@dataclass(frozen=True)
class Moment:
    """A choice after so many steps of a game."""

    step: int
    state: State


def find_puzzles(name: str, seed: int, number: int) -> list[Puzzle]:
    """Those of one game. The same number, the same puzzles; the player counts take turns."""
    game, rng = GAMES[name], rng_of(name, seed, number)
    record, moments = play(game, game.player_counts[number % len(game.player_counts)], rng)
    evaluator, found = Evaluator(game), dict[int, Puzzle]()
    for moment in hardest_first(evaluator, moments, rng):
        if len(found) < MOST_A_GAME and all(abs(moment.step - step) >= APART for step in found):
            if puzzle := puzzle_at(evaluator, record, moment, int(next_seed(rng)) >> 1):
                found[moment.step] = puzzle
    return list(found.values())


def rng_of(name: str, seed: int, number: int) -> Rng:
    """A stream of its own: no network has learned from these games."""
    text = f"gemhoard-puzzles/{name}/{seed}/{number}"
    return new_rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]))


def play(game: Game, players: int, rng: Rng) -> tuple[Record, list[Moment]]:
    """A game of strong bots, and the choices in which one action may be best by far."""
    search = Search("puzzles", Budget(simulations=STRENGTH), guided=game.network is not None)
    state = game.new(players, seed=int(next_seed(rng)))
    record, moments = Record(game, state.copy(), []), list[Moment]()
    while not game.is_over(state):
        legal = game.legal(state)
        if game.actor(state) == CHANCE or len(legal) == 1:
            action = game.any_action(state, rng)
        else:
            seed = int(next_seed(rng))
            values = search.evaluate_actions(game, game.redeal(state, game.actor(state), seed), seed)
            action = max(values, key=lambda each: each.visits).action
            if len(legal) >= LEAST_ACTIONS and may_be_clear(values):
                moments.append(Moment(len(record.actions), state.copy()))
        record.actions.append(game.words[action])
        game.apply(state, action)
    return record, moments


def may_be_clear(values: list[ActionValue]) -> bool:
    """Whether a short search leaves room for one action that is better by far, in a game still open."""
    first, *others = sorted((each for each in values if each.visits), key=lambda each: -each.visits)
    tried = [each.value for each in others if each.visits >= LEAST_VISITS]
    good = 1 + sum(first.value - value < QUICK_ALIKE for value in tried)
    return LOST <= first.value <= WON and good <= most_accepted(len(values))


def hardest_first(evaluator: Evaluator, moments: list[Moment], rng: Rng) -> list[Moment]:
    """Where few simulations find one action best by far, and weaker levels miss it, most of them first."""
    found = []
    for moment in moments:
        game, seed = evaluator.game, int(next_seed(rng))
        known = game.redeal(moment.state, game.actor(moment.state), seed)
        if len(choices_of(game, quick_levels(game), known, seed)) == 1:
            continue  # This is asked first, since it takes least.
        if answer := quick_answer(evaluator, known, seed):
            choices = choices_of(game, weaker_levels(game), known, seed)
            found.append((share_that_misses(choices, answer.accepted), moment))
    return [moment for missed, moment in sorted(found, key=lambda each: -each[0]) if missed >= LEAST_MISSED]


def puzzle_at(evaluator: Evaluator, record: Record, moment: Moment, seed: int) -> Puzzle | None:
    """The puzzle of a position, if it is one. It is judged as it is shown: by what the seat may know."""
    so_far = Record(record.game, record.start, record.actions[: moment.step])
    knowledge = known_to(so_far, record.game.actor(moment.state), seed)
    answer = clear_answer(evaluator, knowledge.state, seed) if knowledge else None
    return described(knowledge, answer, seed) if knowledge and answer else None


def known_to(record: Record, seat: int, seed: int) -> Knowledge | None:
    """The game as a seat may know it; None where no other is found that looks the same."""
    try:
        return History.of(record).as_known_to(seat, seed)
    except RuleError:
        return None


def described(knowledge: Knowledge, answer: Answer, seed: int) -> Puzzle | None:
    """With reasons and who misses it; None where hardly anybody does, or solid play finds another better."""
    game, known = knowledge.record.game, knowledge.state
    choices = choices_of(game, weaker_levels(game), known, seed)
    missed = share_that_misses(choices, answer.accepted)
    if missed < LEAST_MISSED:
        return None
    futures = {action: Future(game, known, action, seed) for action in answer.chances}
    best = futures[answer.best]
    if not answer.is_exact and any(futures[each].won.mean() > best.won.mean() for each in answer.wrong):
        return None
    return Puzzle(
        knowledge.record,
        {game.words[action]: chance for action, chance in answer.chances.items()},
        round(missed, DIGITS),
        game.words[max(answer.wrong, key=lambda action: choices[action])],
        {game.words[action]: differences(best, futures[action]) for action in answer.wrong},
        answer.is_exact,
    )
