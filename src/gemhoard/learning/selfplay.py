"""Whole games that a search plays against itself, compiled, with a training example of each decision.

A part of the decisions, drawn at random, gets a full search, with noise that makes it try what the policy
overlooks; these teach the policy and the value. The others get a fast search, play well at a fraction of the
cost, and teach the value alone (playout cap randomisation, as in KataGo).

All searches take the network's values alone, without random playouts: a value target with a part of random
play in it would teach the network to expect players who play at random.

Where only one seat learns, a frozen network plays the others as well as it can, and teaches nothing: so a
network can learn what beats another one, and nothing else.
"""

from typing import Any

import numpy as np

from gemhoard.bots.network import NO_SEAT, Network
from gemhoard.bots.simulation import PUCT_EXPLORATION, simulate
from gemhoard.bots.tree import ROOT, Tree, clear, key_of, place_of
from gemhoard.bots.workspace import OUTCOMES, Workspace
from gemhoard.games.chance import Rng, below
from gemhoard.games.engine import CHANCE, NOBODY, loop, record_type, rule
from gemhoard.games.features import relative_seat
from gemhoard.games.limits import MOST_CHOICES
from gemhoard.games.play import act, deal, list_choices, write_returns

# The targets of one decision, beside its state. Seats are relative to the one that decides.
EXAMPLE = record_type(
    [
        ("seat", np.int64),
        ("visits", np.uint16, MOST_CHOICES),  # of each legal choice, by a full search; else 0
        ("values", np.float32, OUTCOMES),  # of each seat
    ]
)

ALL_SEATS = -1  # in place of the one that learns

TRACE_DECAY = 0.9  # λ: how much of a value target comes from later decisions, and in the end the outcome
MOST_VISITS = (1 << 16) - 1
FULL_SHARE = 0.25  # of the decisions
FAST_PART = 0.2  # of the simulations of a full search
# Exploration: the share of noise in the priors of a full search's root, and the temperature at which a choice
# is drawn by the visits. It falls from 1 by half in so many decisions; below the lowest the most visited
# choice is taken. Later in the game a blunder would spoil what the outcome has to say about earlier ones.
ROOT_NOISE = 0.25
TEMPERATURE_HALF_LIFE = 12
LOWEST_TEMPERATURE = 0.2


@loop
def play_game(
    states: Any,
    network: Network,
    frozen: Network,
    learner: int,
    tree: Tree,
    workspace: Workspace,
    dice: Rng,
    simulations: int,
    seen: Any,
    examples: Any,
) -> int:
    """Deal `states[2]`, a blank table, play it to the end, and return the number of examples."""
    deal(states[2], dice)
    written, decisions = 0, 0
    while states[2].actor != NOBODY:
        count = list_choices(states[2], workspace)
        if states[2].actor == CHANCE:
            act(states[2], workspace.actions[below(dice, count)])
        elif count == 1:
            act(states[2], workspace.actions[0])
        elif learner != ALL_SEATS and states[2].actor != learner:
            search(states, frozen, tree, workspace, simulations, False)
            act(states[2], workspace.actions[most_visited(tree, workspace, count)])
        else:
            is_full = below(workspace, 1000) < 1000 * FULL_SHARE
            budget = simulations if is_full else max(1, int(FAST_PART * simulations))
            search(states, network, tree, workspace, budget, is_full)
            if written < len(examples):
                seen[written] = states[2]
                write_example(examples[written], tree, workspace, count, states[2].players, is_full)
                written += 1
            chosen = draw(tree, workspace, count, 0.5 ** (decisions / TEMPERATURE_HALF_LIFE))
            act(states[2], workspace.actions[chosen])
            decisions += 1
    write_returns(states[2], workspace.returns)
    for i in range(written):
        mix_in_later_values(examples[written - 1 - i], workspace, states[2].players)
    return written


@loop
def search(
    states: Any, network: Network, tree: Tree, workspace: Workspace, simulations: int, is_noisy: bool
) -> None:
    """Search from `states[2]`, as its actor sees it. The workspace then lists the choices."""
    clear(tree)
    states[0] = states[2]
    workspace.seat = states[2].actor
    for seat in range(OUTCOMES):
        workspace.total_returns[seat] = 0
    if workspace.guided and is_noisy:
        simulate(states, tree, network, workspace, 1)
        add_root_noise(tree, workspace, list_choices(states[0], workspace))
    simulate(states, tree, network, workspace, simulations)
    list_choices(states[0], workspace)


@rule
def node_of(tree: Tree, workspace: Workspace, choice: int) -> int:
    return place_of(tree, key_of(ROOT, workspace.seat, workspace.actions[choice]))


@rule
def add_root_noise(tree: Tree, workspace: Workspace, count: int) -> None:
    """Mix noise into the priors of the root. Cubed, so that a few choices stand out."""
    total = np.float32(0)
    for i in range(count):
        workspace.priors[i] = (below(workspace, 1000) / 1000) ** 3 + 1e-6
        total += workspace.priors[i]
    for i in range(count):
        entry = tree[node_of(tree, workspace, i)]
        workspace.root_priors[i] = entry.prior
        entry.prior = (1 - ROOT_NOISE) * entry.prior + ROOT_NOISE * workspace.priors[i] / total


@rule
def most_visited(tree: Tree, workspace: Workspace, count: int) -> int:
    best, most = 0, -1
    for i in range(count):
        visits = tree[node_of(tree, workspace, i)].visits
        if visits > most:
            best, most = i, visits
    return best


@rule
def draw(tree: Tree, workspace: Workspace, count: int, temperature: float) -> int:
    """A choice, by its visits to the power of 1 / temperature."""
    best = most_visited(tree, workspace, count)
    if temperature < LOWEST_TEMPERATURE:
        return best
    most, total = tree[node_of(tree, workspace, best)].visits, 0.0
    for i in range(count):
        workspace.priors[i] = (tree[node_of(tree, workspace, i)].visits / most) ** (1 / temperature)
        total += workspace.priors[i]
    left = total * below(workspace, 1 << 20) / (1 << 20)
    for i in range(count):
        left -= workspace.priors[i]
        if left < 0:
            return i
    return best


@rule
def write_example(
    example: Any, tree: Tree, workspace: Workspace, count: int, players: int, is_full: bool
) -> None:
    """Everybody's mean return, and after a full search the visits of the choices."""
    for i in range(MOST_CHOICES):
        example.visits[i] = 0
    if is_full:
        write_policy_target(example, tree, workspace, count)
    example.seat = workspace.seat
    total_return = 0.0
    for seat in range(OUTCOMES):
        total_return += workspace.total_returns[seat]
    for seat in range(OUTCOMES):
        workspace.total_returns[seat] /= total_return
    rotate_to_seat(example.values, workspace.total_returns, example.seat, players)


@rule
def mix_in_later_values(example: Any, workspace: Workspace, players: int) -> None:
    """From the last example to the first: what the search expected, and in part what came later (TD(λ)).

    How the game ended is one sample, the same for all its positions: a network that learns from it alone
    learns these games by heart.
    """
    later = workspace.returns
    for seat in range(players + 1):
        place = relative_seat(players, example.seat, seat) if seat < players else NO_SEAT
        later[seat] = (1 - TRACE_DECAY) * example.values[place] + TRACE_DECAY * later[seat]
    rotate_to_seat(example.values, later, example.seat, players)


@rule
def write_policy_target(example: Any, tree: Tree, workspace: Workspace, count: int) -> None:
    """The visits, less those that only the noise brought about (policy target pruning, as in KataGo).

    A choice keeps no more than it would take, by the priors without noise, to look as good as the best one.
    """
    best, tried = most_visited(tree, workspace, count), 0
    for i in range(count):
        tried += tree[node_of(tree, workspace, i)].visits
    exploration = PUCT_EXPLORATION * np.sqrt(float(tried + 1))
    entry = tree[node_of(tree, workspace, best)]
    highest = entry.value / entry.visits + exploration * workspace.root_priors[best] / (1 + entry.visits)
    for i in range(count):
        entry = tree[node_of(tree, workspace, i)]
        kept = float(entry.visits)
        if workspace.guided and i != best and entry.visits > 0:
            behind = highest - entry.value / entry.visits
            if behind > 0:
                kept = min(kept, max(0.0, exploration * workspace.root_priors[i] / behind - 1))
        example.visits[i] = min(int(kept + 0.5), MOST_VISITS)


@rule
def rotate_to_seat(target: Any, by_seat: Any, seat: int, players: int) -> None:
    """By seat, relative to one seat."""
    for k in range(OUTCOMES):
        target[k] = 0
    for other in range(players):
        target[relative_seat(players, seat, other)] = by_seat[other]
    target[NO_SEAT] = by_seat[players]
