"""The gradient of the network's loss, and the optimizer.

Targets are the visits and values of the search, see `selfplay.py`. The gradient is written by hand: the
network is so small that a framework would mostly be overhead.
"""

from typing import Any

import numpy as np

from gemhoard.bots.network import NO_SEAT, Network, forward, policy_head, value_head
from gemhoard.bots.workspace import HIDDEN, NARROW, OUTCOMES, Workspace
from gemhoard.games.chance import below
from gemhoard.games.engine import State, loop, rule
from gemhoard.games.limits import MOST_CHOICES
from gemhoard.games.play import (
    action_image,
    legal_actions,
    transform,
    write_action_features,
    write_features,
)

# Of every weight but the biases with each step, times the learning rate.
WEIGHT_DECAY = 0.1
AVERAGE_DECAY = 0.999  # of the exponential mean of the weights, with each step


@loop
def accumulate_gradient(
    states: Any, examples: Any, network: Network, gradient: Network, workspace: Workspace
) -> tuple[float, float, int]:
    """Add up the gradient over some examples.

    Returns the losses of the value and the policy, and how many of the examples teach the policy.
    """
    value_loss, policy_loss, with_policy = 0.0, 0.0, 0
    for n in range(len(states)):
        state, example = states[n], examples[n]
        forward(state, example.seat, network, workspace)
        for j in range(NARROW):
            workspace.narrow_gradient[j] = 0
        value_loss += backward_value(state, example, network, gradient, workspace)
        visits = 0
        for i in range(MOST_CHOICES):
            visits += int(example.visits[i])
        if visits > 0:
            policy_loss += backward_policy(state, example, visits, network, gradient, workspace)
            with_policy += 1
        backward_hidden(network, gradient, workspace)
        backward_features(state, example, gradient, workspace)
    return value_loss, policy_loss, with_policy


@rule
def backward_value(
    state: State, example: Any, network: Network, gradient: Network, workspace: Workspace
) -> float:
    value_head(network, workspace, state.players)
    loss = 0.0
    for k in range(OUTCOMES):
        if k < state.players or k == NO_SEAT:
            loss -= example.values[k] * np.log(workspace.win_probabilities[k] + 1e-9)
            slope = workspace.win_probabilities[k] - example.values[k]
            gradient.value_bias[k] += slope
            for j in range(NARROW):
                gradient.value[j, k] += slope * workspace.narrow[j]
                workspace.narrow_gradient[j] += slope * network.value[j, k]
    return loss


@rule
def backward_policy(
    state: State, example: Any, visits: int, network: Network, gradient: Network, workspace: Workspace
) -> float:
    count = legal_actions(state, workspace)
    policy_head(state, network, workspace, count)
    loss = 0.0
    for c in range(count):
        target = np.float32(example.visits[c] / visits)
        loss -= target * np.log(workspace.priors[c] + 1e-9)
        slope = workspace.priors[c] - target
        workspace.count = 0
        write_action_features(state, workspace.actions[c], workspace)
        for n in range(workspace.count):
            feature = workspace.indices[n]
            gradient.policy_bias[feature] += slope
            for j in range(NARROW):
                gradient.policy[j, feature] += slope * workspace.narrow[j]
                workspace.narrow_gradient[j] += slope * network.policy[j, feature]
    return loss


@rule
def backward_hidden(network: Network, gradient: Network, workspace: Workspace) -> None:
    """Back through the two hidden layers and their rectifiers."""
    for j in range(NARROW):
        if workspace.narrow[j] <= 0:
            workspace.narrow_gradient[j] = 0
        gradient.narrow_bias[j] += workspace.narrow_gradient[j]
    for i in range(HIDDEN):
        slope = np.float32(0)
        if workspace.hidden[i] > 0:
            for j in range(NARROW):
                gradient.hidden[i, j] += workspace.hidden[i] * workspace.narrow_gradient[j]
                slope += network.hidden[i, j] * workspace.narrow_gradient[j]
        workspace.hidden_gradient[i] = slope
        gradient.hidden_bias[i] += slope


@rule
def backward_features(state: State, example: Any, gradient: Network, workspace: Workspace) -> None:
    workspace.count = 0
    write_features(state, example.seat, workspace)
    for n in range(workspace.count):
        feature = workspace.indices[n]
        for i in range(HIDDEN):
            gradient.features[feature, i] += workspace.hidden_gradient[i]


@loop
def transform_examples(states: Any, examples: Any, symmetries: int, workspace: Workspace) -> None:
    """Change each example, in place, into another that teaches the same."""
    visits, images = np.zeros(MOST_CHOICES, np.uint16), np.zeros(MOST_CHOICES, np.int64)
    for n in range(len(states)):
        symmetry = below(workspace, symmetries)
        count = legal_actions(states[n], workspace)
        for i in range(count):
            visits[i] = examples[n].visits[i]
            images[i] = action_image(states[n], workspace.actions[i], symmetry)
        transform(states[n], symmetry)
        order = np.argsort(images[:count])  # Legal actions are listed in ascending order.
        for i in range(count):
            examples[n].visits[i] = visits[order[i]]


class Adam:
    """Adam (Kingma and Ba), with decoupled weight decay, and the mean of the weights over the last steps.

    The mean is what plays: it is less noisy than the weights of any one step.
    """

    def __init__(self, weights: Any, decayed: int) -> None:
        """Only the first `decayed` of the weights decay: the biases come last."""
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)
        self.average = weights.copy()
        self.decayed, self.steps = decayed, 0

    def step(self, weights: Any, gradient: Any, rate: float) -> None:
        """Change the weights in place."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient * gradient - self.square)
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        weights -= scale * self.mean / (np.sqrt(self.square) + 1e-8)
        weights[: self.decayed] *= 1 - rate * WEIGHT_DECAY
        # At first over fewer steps, or where it began would count for long.
        self.average += max(1 - AVERAGE_DECAY, 1 / (self.steps + 9)) * (weights - self.average)
