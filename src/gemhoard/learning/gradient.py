"""The gradient of the network's loss, and the optimizer.

Targets are the visits and values of the search, and how the game ended. The gradient is written by hand: the
network is so small that a framework would mostly be overhead.
"""

from typing import Any

import numpy as np

from gemhoard.bots.network import NO_SEAT, Network, forward, policy_head, value_head
from gemhoard.bots.workspace import HIDDEN, NARROW, OUTCOMES, Workspace
from gemhoard.games.engine import State, loop, rule
from gemhoard.games.play import legal_actions, write_action_features, write_features

# How much of the value target is the search's value; the rest is how the game ended, which is one sample, the
# same for all positions of the game.
SEARCH_VALUE_MIX = 0.6
# Of every weight with each step, times the learning rate.
WEIGHT_DECAY = 1.0


@loop
def accumulate_gradient(
    states: Any, examples: Any, order: Any, network: Network, gradient: Network, workspace: Workspace
) -> tuple[float, float]:
    """Add up the gradient over some examples, and return the losses of the value and the policy."""
    value_loss, policy_loss = 0.0, 0.0
    for n in range(len(order)):
        state, example = states[order[n]], examples[order[n]]
        forward(state, example.seat, network, workspace)
        for j in range(NARROW):
            workspace.narrow_gradient[j] = 0
        value_loss += backward_value(state, example, network, gradient, workspace)
        policy_loss += backward_policy(state, example, network, gradient, workspace)
        backward_hidden(network, gradient, workspace)
        backward_features(state, example, gradient, workspace)
    return value_loss, policy_loss


@rule
def backward_value(
    state: State, example: Any, network: Network, gradient: Network, workspace: Workspace
) -> float:
    value_head(network, workspace, state.players)
    loss = 0.0
    for k in range(OUTCOMES):
        if k < state.players or k == NO_SEAT:
            target = example.returns[k] + SEARCH_VALUE_MIX * (example.values[k] - example.returns[k])
            loss -= target * np.log(workspace.win_probabilities[k] + 1e-9)
            slope = workspace.win_probabilities[k] - target
            gradient.value_bias[k] += slope
            for j in range(NARROW):
                gradient.value[j, k] += slope * workspace.narrow[j]
                workspace.narrow_gradient[j] += slope * network.value[j, k]
    return loss


@rule
def backward_policy(
    state: State, example: Any, network: Network, gradient: Network, workspace: Workspace
) -> float:
    count = legal_actions(state, workspace)
    policy_head(state, network, workspace, count)
    loss = 0.0
    for c in range(count):
        loss -= example.visits[c] * np.log(workspace.priors[c] + 1e-9)
        slope = workspace.priors[c] - example.visits[c]
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


class Adam:
    """Adam (Kingma and Ba), with decoupled weight decay."""

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
        weights *= 1 - rate * WEIGHT_DECAY
