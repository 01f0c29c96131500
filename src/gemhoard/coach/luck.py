"""What luck brought: everybody's chances after it, less the average over all that might have come.

The same simulations judge what came and what might have come, so that on average over many games luck is
zero.
"""

from collections.abc import Callable

import numpy as np

from gemhoard.bots.evaluation import Evaluator
from gemhoard.coach.chances import Chances, Vector, chances_of
from gemhoard.games import Game, State
from gemhoard.games.chance import new_rng

# So often what nobody has seen is shuffled, to see what might have turned up.
SHUFFLES = 16
Codes = bytes


def roll_luck(evaluator: Evaluator, state: State, action: int, simulations: int, seed: int) -> Vector:
    """Of a die or the like: every outcome is as likely as the others."""
    game = evaluator.game
    outcomes = {each: after(game, state, each) for each in game.legal(state)}
    values = {each: chances_of(evaluator, then, simulations, seed) for each, then in outcomes.items()}
    luck: Vector = values[action] - np.mean([*values.values()], axis=0)
    return luck


def draw_luck(evaluator: Evaluator, state: State, action: int, simulations: int, seed: int) -> Vector | None:
    """Of what an action turned up that nobody had seen; None where it turned up nothing."""
    game = evaluator.game
    truth = state.copy()
    came = game.apply_and_log(truth, action).tobytes()
    states, shares = _what_might_come(game, state, action, seed)
    states[came] = truth
    if len(states) == 1:
        return None
    values = {codes: chances_of(evaluator, each, simulations, seed) for codes, each in states.items()}
    luck: Vector = values[came] - sum(share * values[codes] for codes, share in shares.items())
    return luck


def _what_might_come(
    game: Game, state: State, action: int, seed: int
) -> tuple[dict[Codes, State], dict[Codes, float]]:
    """By what the rules report: a state that it leads to, and how often it came."""
    states: dict[Codes, State] = {}
    shares: dict[Codes, float] = {}
    for number in range(SHUFFLES):
        other = shuffled(game, state, seed + number)
        codes = game.apply_and_log(other, action).tobytes()
        states[codes] = other
        shares[codes] = shares.get(codes, 0.0) + 1 / SHUFFLES
    return states, shares


def fair_chances(
    evaluator: Evaluator, start: State, deals: int, simulations: int, deal: Callable[[int], State]
) -> Chances:
    """Before the cards are dealt: what each seat's place in the order is worth."""
    found = [chances_of(evaluator, deal(number), simulations, number) for number in range(deals)]
    mean: Chances = np.mean(found, axis=0)
    return mean


def after(game: Game, state: State, action: int) -> State:
    then = state.copy()
    game.rules.apply(then, action)
    return then


def shuffled(game: Game, state: State, seed: int) -> State:
    other = state.copy()
    if game.rules.redeal_unseen:
        game.rules.redeal_unseen(other, new_rng(seed))
    return other
