"""Information-set Monte Carlo tree search, written once for every game and compiled with its rules.

Each simulation re-deals what the seat cannot know, descends the tree to the first new node, evaluates it and
adds the return of each actor to the nodes on the path. Every seat maximizes its own return, with two players
or five. Dice are rolled at random.

Without a network (UCT) a new node is evaluated by a random playout; with one (PUCT), by a mix of that and of
the network's values, and the network's policy gives the priors. With many players a search seldom reaches its
own next turn; one that plays on lets the policy play up to there, and only then asks for the values.
"""

from typing import Any

import numpy as np

from gemhoard.bots.network import NO_SEAT, Network, forward, policy_head, value_head
from gemhoard.bots.sampling import sample
from gemhoard.bots.tree import ROOT, Tree, add_node, is_full, is_known, key_of, place_of
from gemhoard.bots.workspace import MOST_DEPTH, OUTCOMES, Workspace
from gemhoard.games.chance import below
from gemhoard.games.engine import CHANCE, NOBODY, State, loop, rule
from gemhoard.games.features import relative_seat
from gemhoard.games.play import act, list_choices, play_randomly, redeal_unknown, write_returns

# The weight of exploration, without a network and with one.
UCT_EXPLORATION = 0.5
PUCT_EXPLORATION = 0.6


@loop
def simulate(states: Any, tree: Tree, network: Network, workspace: Workspace, simulations: int) -> None:
    """`states[0]` is the root as the seat of the workspace sees it; `states[1]` is played on."""
    for _ in range(simulations):
        states[1] = states[0]
        state = states[1]
        redeal_unknown(state, workspace.seat, workspace)
        descend(state, tree, network, workspace)
        evaluate(state, network, workspace)
        backpropagate(tree, workspace)


# ------------------------------------------------------------------ down the tree


# Larger parts are called, not inlined: it would take minutes to compile.


@loop
def descend(state: State, tree: Tree, network: Network, workspace: Workspace) -> None:
    """Through known nodes to the first that is new, which joins the tree."""
    workspace.length = 0
    node = ROOT
    is_new = False
    while state.actor != NOBODY and not is_new and workspace.length < MOST_DEPTH:
        count = list_choices(state, workspace)
        chosen = select(state, tree, node, network, workspace, count)
        node = workspace.children[chosen]
        is_new = state.actor != CHANCE and tree[node].visits == 0
        if is_known(tree, node):
            workspace.path[workspace.length] = node
            workspace.actors[workspace.length] = state.actor
            workspace.length += 1
        else:
            is_new = True  # but the tree is full
        act(state, workspace.actions[chosen])


@rule
def select(state: State, tree: Tree, node: int, network: Network, workspace: Workspace, count: int) -> int:
    """Which of the choices to follow. `workspace.children` then has its node."""
    if state.actor == CHANCE:
        return roll(tree, node, workspace, count)
    if workspace.guided:
        expand(state, tree, node, network, workspace, count)
        return best_by_puct(tree, workspace, count)
    return best_by_uct(state, tree, node, workspace, count)


@rule
def roll(tree: Tree, node: int, workspace: Workspace, count: int) -> int:
    chosen = below(workspace, count)
    workspace.children[chosen] = find_or_add(tree, key_of(node, CHANCE, workspace.actions[chosen]))
    return chosen


@rule
def find_or_add(tree: Tree, key: int) -> int:
    """The node of that key, which joins the tree if it is new and there is room."""
    place = place_of(tree, key)
    if not is_known(tree, place) and not is_full(tree):
        add_node(tree, place, key)
    return place


@rule
def best_by_uct(state: State, tree: Tree, node: int, workspace: Workspace, count: int) -> int:
    """A choice that was not tried yet, else the one with the highest upper confidence bound.

    Only the choices that are legal now are compared, whatever the visits of others.
    """
    tried = 0
    start = below(workspace, count)
    for i in range(count):
        chosen = (start + i) % count
        workspace.children[chosen] = find_or_add(tree, key_of(node, state.actor, workspace.actions[chosen]))
        visits = tree[workspace.children[chosen]].visits
        if visits == 0:
            return chosen
        tried += visits
    best, best_score = 0, -1.0
    exploration = UCT_EXPLORATION * np.sqrt(np.log(float(tried)))
    for i in range(count):
        entry = tree[workspace.children[i]]
        score = entry.value / entry.visits + exploration / np.sqrt(float(entry.visits))
        if score > best_score:
            best, best_score = i, score
    return best


@rule
def expand(state: State, tree: Tree, node: int, network: Network, workspace: Workspace, count: int) -> None:
    """Find the nodes of all choices. New ones get their priors from the network."""
    are_known = True
    for i in range(count):
        workspace.children[i] = place_of(tree, key_of(node, state.actor, workspace.actions[i]))
        are_known &= is_known(tree, workspace.children[i])
    if are_known:
        return
    forward(state, int(state.actor), network, workspace)
    policy_head(state, network, workspace, count)
    for i in range(count):
        # Searched again: another new one may have taken the free place.
        workspace.children[i] = find_or_add(tree, key_of(node, state.actor, workspace.actions[i]))
        if is_known(tree, workspace.children[i]) and tree[workspace.children[i]].visits == 0:
            tree[workspace.children[i]].prior = workspace.priors[i]


@rule
def best_by_puct(tree: Tree, workspace: Workspace, count: int) -> int:
    """The highest mean value plus a bonus for the prior, which shrinks with the visits."""
    tried, won = 0, 0.0
    for i in range(count):
        tried += tree[workspace.children[i]].visits
        won += tree[workspace.children[i]].value
    untried = won / tried if tried > 0 else 0.0
    exploration = PUCT_EXPLORATION * np.sqrt(float(tried + 1))
    best, best_score = 0, -1.0
    for i in range(count):
        entry = tree[workspace.children[i]]
        score = entry.value / entry.visits if entry.visits > 0 else untried
        score += exploration * entry.prior / (1 + entry.visits)
        if score > best_score:
            best, best_score = i, score
    return best


# ------------------------------------------------------------------ evaluating


@loop
def evaluate(state: State, network: Network, workspace: Workspace) -> None:
    """Write the returns of a new node, by seat."""
    while state.actor == CHANCE:
        act(state, workspace.actions[below(workspace, list_choices(state, workspace))])
    mix = network.value_mix
    if workspace.plays_on:
        mix = np.float32(1)
        play_to_own_turn(state, network, workspace)
    has_values = workspace.guided and state.actor != NOBODY
    if has_values:
        predict_values(state, network, workspace)
    if not has_values or mix < 1:
        play_randomly(state, workspace, workspace)
        write_returns(state, workspace.returns)
    if has_values:
        for seat in range(OUTCOMES):
            workspace.returns[seat] += mix * (workspace.values[seat] - workspace.returns[seat])


@loop
def play_to_own_turn(state: State, network: Network, workspace: Workspace) -> None:
    """Let the policy play for the others, until the seat that searches is to act."""
    while state.actor != NOBODY and state.actor != workspace.seat:
        count = list_choices(state, workspace)
        chosen = 0
        if state.actor == CHANCE:
            chosen = below(workspace, count)
        elif count > 1:
            forward(state, int(state.actor), network, workspace)
            policy_head(state, network, workspace, count)
            chosen = sample(workspace.priors, count, 1.0, workspace)
        act(state, workspace.actions[chosen])


@rule
def predict_values(state: State, network: Network, workspace: Workspace) -> None:
    """The network's values, as the actor sees the position."""
    actor = int(state.actor)
    forward(state, actor, network, workspace)
    value_head(network, workspace, state.players)
    for seat in range(state.players):
        workspace.values[seat] = workspace.win_probabilities[relative_seat(state.players, actor, seat)]
    workspace.values[state.players] = workspace.win_probabilities[NO_SEAT]


@rule
def backpropagate(tree: Tree, workspace: Workspace) -> None:
    """Each node counts a visit, and the return of the seat that chose it."""
    for seat in range(OUTCOMES):
        workspace.total_returns[seat] += workspace.returns[seat]
    for i in range(workspace.length):
        tree[workspace.path[i]].visits += 1
        if workspace.actors[i] >= 0:
            tree[workspace.path[i]].value += workspace.returns[workspace.actors[i]]
