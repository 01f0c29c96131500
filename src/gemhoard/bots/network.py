"""A small network with two heads: everybody's probability to win, and a policy over the legal choices.

The features of a position (see `games/features.py`) go through a layer of HIDDEN units and one of NARROW
units. The logit of a choice is the sum of the logits of its features. It runs inside the compiled search, in
a few microseconds.
"""

from functools import cache
from typing import Any

import numpy as np

from gemhoard.bots.workspace import HIDDEN, NARROW, OUTCOMES, Workspace
from gemhoard.games import Game
from gemhoard.games.engine import State, loop, record_type, rule
from gemhoard.games.play import write_action_features, write_features

Network = np.record

NO_SEAT = OUTCOMES - 1


@cache
def network_type(game: Game) -> np.dtype[Any]:
    """The weights of a game's network, as one record."""
    return record_type(
        [
            ("features", np.float32, (game.features, HIDDEN)),
            ("hidden", np.float32, (HIDDEN, NARROW)),
            ("value", np.float32, (NARROW, OUTCOMES)),
            ("policy", np.float32, (NARROW, game.action_features)),
            ("hidden_bias", np.float32, HIDDEN),
            ("narrow_bias", np.float32, NARROW),
            ("value_bias", np.float32, OUTCOMES),
            ("policy_bias", np.float32, game.action_features),
            # How much a search trusts its values; the rest of a value is a random playout's. No weight.
            ("value_mix", np.float32),
        ]
    )


@loop
def forward(state: State, seat: int, network: Network, workspace: Workspace) -> None:
    """The hidden layers, which both heads read."""
    workspace.count = 0
    write_features(state, seat, workspace)
    for i in range(HIDDEN):
        workspace.hidden[i] = network.hidden_bias[i]
    for n in range(workspace.count):
        feature = workspace.indices[n]
        for i in range(HIDDEN):
            workspace.hidden[i] += network.features[feature, i]
    # A constant width would make the compiler unroll the loops into single sums, eight times as slow.
    width = workspace.width
    for j in range(width):
        workspace.narrow[j] = network.narrow_bias[j]
    for i in range(HIDDEN):
        amount = max(workspace.hidden[i], np.float32(0))
        workspace.hidden[i] = amount
        if amount > 0:
            for j in range(width):
                workspace.narrow[j] += amount * network.hidden[i, j]
    for j in range(NARROW):
        workspace.narrow[j] = max(workspace.narrow[j], np.float32(0))


@loop
def value_head(network: Network, workspace: Workspace, players: int) -> None:
    """Everybody's probability to win, relative to the seat that looks; empty seats have none."""
    for k in range(OUTCOMES):
        workspace.win_probabilities[k] = network.value_bias[k]
    for j in range(NARROW):
        for k in range(OUTCOMES):
            workspace.win_probabilities[k] += workspace.narrow[j] * network.value[j, k]
    total = np.float32(0)
    for k in range(OUTCOMES):
        is_possible = k < players or k == NO_SEAT
        workspace.win_probabilities[k] = (
            np.exp(workspace.win_probabilities[k]) if is_possible else np.float32(0)
        )
        total += workspace.win_probabilities[k]
    for k in range(OUTCOMES):
        workspace.win_probabilities[k] /= total


@loop
def policy_head(state: State, network: Network, workspace: Workspace, count: int) -> None:
    """The prior of each choice of the actor, with sum 1."""
    write_feature_logits(network, workspace)
    most = np.float32(-1e9)
    for c in range(count):
        workspace.priors[c] = logit_of(state, workspace, workspace.actions[c])
        most = max(most, workspace.priors[c])
    total = np.float32(0)
    for c in range(count):
        workspace.priors[c] = np.exp(workspace.priors[c] - most)
        total += workspace.priors[c]
    for c in range(count):
        workspace.priors[c] /= total


@loop
def write_feature_logits(network: Network, workspace: Workspace) -> None:
    """The logit of every action feature in this position: all at once, since choices share features."""
    features = len(network.policy_bias)
    for feature in range(features):
        workspace.feature_logits[feature] = network.policy_bias[feature]
    for j in range(NARROW):
        amount = workspace.narrow[j]
        if amount > 0:
            for feature in range(features):
                workspace.feature_logits[feature] += amount * network.policy[j, feature]


@rule
def logit_of(state: State, workspace: Workspace, action: int) -> Any:
    workspace.count = 0
    write_action_features(state, action, workspace)
    logit = np.float32(0)
    for n in range(workspace.count):
        logit += workspace.feature_logits[workspace.indices[n]]
    return logit
