"""How a network learns: from each decision, what the search made of it, and how the game ended.

The gradient is worked out by hand: the network is so small that a framework would spend its time on itself.
"""

from typing import Any

import numpy as np

from gemhoard.bots.desk import HIDDEN, NARROW, SHARES, Desk
from gemhoard.bots.network import NONE_WINS, Network, look, weigh_choices, weigh_seats
from gemhoard.games.engine import State, loop, rule
from gemhoard.games.play import legal_actions, note_action, note_sight

# How much the chances are learned from what the search thought of them, and not from how the game ended: one
# game ends in one way, whatever its chances were, and all its positions share that luck.
HEED = 0.6
# How much of every weight fades with each step, times the rate: what nothing speaks for is forgotten.
FADE = 1.0


@loop
def study(
    states: Any, lessons: Any, order: Any, network: Network, gradient: Network, desk: Desk
) -> tuple[float, float]:
    """Add up the gradient over some lessons, and return their losses: in winners and in choices."""
    winners_loss, choices_loss = 0.0, 0.0
    for n in range(len(order)):
        state, lesson = states[order[n]], lessons[order[n]]
        look(state, lesson.seat, network, desk)
        for j in range(NARROW):
            desk.narrow_slopes[j] = 0
        winners_loss += study_winners(state, lesson, network, gradient, desk)
        choices_loss += study_choices(state, lesson, network, gradient, desk)
        study_layers(network, gradient, desk)
        study_facts(state, lesson, gradient, desk)
    return winners_loss, choices_loss


@rule
def study_winners(state: State, lesson: Any, network: Network, gradient: Network, desk: Desk) -> float:
    weigh_seats(network, desk, state.players)
    loss = 0.0
    for k in range(SHARES):
        if k < state.players or k == NONE_WINS:
            truth = lesson.shares[k] + HEED * (lesson.hopes[k] - lesson.shares[k])
            loss -= truth * np.log(desk.chances[k] + 1e-9)
            slope = desk.chances[k] - truth
            gradient.chances_bias[k] += slope
            for j in range(NARROW):
                gradient.chances[j, k] += slope * desk.narrow[j]
                desk.narrow_slopes[j] += slope * network.chances[j, k]
    return loss


@rule
def study_choices(state: State, lesson: Any, network: Network, gradient: Network, desk: Desk) -> float:
    count = legal_actions(state, desk)
    weigh_choices(state, network, desk, count)
    loss = 0.0
    for c in range(count):
        loss -= lesson.visits[c] * np.log(desk.promises[c] + 1e-9)
        slope = desk.promises[c] - lesson.visits[c]
        desk.count = 0
        note_action(state, desk.actions[c], desk)
        for n in range(desk.count):
            fact = desk.numbers[n]
            gradient.likes_bias[fact] += slope
            for j in range(NARROW):
                gradient.likes[j, fact] += slope * desk.narrow[j]
                desk.narrow_slopes[j] += slope * network.likes[j, fact]
    return loss


@rule
def study_layers(network: Network, gradient: Network, desk: Desk) -> None:
    """Back through the layers. Where a sum was cut off at zero, nothing passes."""
    for j in range(NARROW):
        if desk.narrow[j] <= 0:
            desk.narrow_slopes[j] = 0
        gradient.narrow_bias[j] += desk.narrow_slopes[j]
    for i in range(HIDDEN):
        slope = np.float32(0)
        if desk.hidden[i] > 0:
            for j in range(NARROW):
                gradient.hidden[i, j] += desk.hidden[i] * desk.narrow_slopes[j]
                slope += network.hidden[i, j] * desk.narrow_slopes[j]
        desk.hidden_slopes[i] = slope
        gradient.hidden_bias[i] += slope


@rule
def study_facts(state: State, lesson: Any, gradient: Network, desk: Desk) -> None:
    desk.count = 0
    note_sight(state, lesson.seat, desk)
    for n in range(desk.count):
        fact = desk.numbers[n]
        for i in range(HIDDEN):
            gradient.facts[fact, i] += desk.hidden_slopes[i]


class Adam:
    """Kingma and Ba's way to follow a gradient."""

    def __init__(self, weights: int) -> None:
        self.mean = np.zeros(weights, np.float32)
        self.square = np.zeros(weights, np.float32)
        self.steps = 0

    def step(self, weights: Any, gradient: Any, rate: float) -> None:
        """Change the weights in place."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient * gradient - self.square)
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        weights -= scale * self.mean / (np.sqrt(self.square) + 1e-8)
        weights *= 1 - rate * FADE
