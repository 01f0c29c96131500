"""Whole games that a search plays against itself, compiled, with a training example of each decision."""

from typing import Any

import numpy as np

from gemhoard.bots.network import NO_SEAT, Network
from gemhoard.bots.simulation import simulate
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
        ("visits", np.float32, MOST_CHOICES),  # of each legal choice, with sum 1
        ("values", np.float32, OUTCOMES),  # of each seat, by the search
        ("returns", np.float32, OUTCOMES),  # how the game ended
    ]
)

# Exploration: the share of decisions drawn in proportion to the visits (temperature 1; the others take the
# most visited choice), and the share of noise in the priors of the root.
SAMPLED_SHARE = 0.2
ROOT_NOISE = 0.25


@loop
def play_game(
    states: Any,
    network: Network,
    tree: Tree,
    workspace: Workspace,
    dice: Rng,
    simulations: int,
    seen: Any,
    examples: Any,
) -> int:
    """Deal `states[2]`, a blank table, play it to the end, and return the number of examples."""
    deal(states[2], dice)
    written = 0
    while states[2].actor != NOBODY:
        count = list_choices(states[2], workspace)
        if states[2].actor == CHANCE:
            act(states[2], workspace.actions[below(dice, count)])
        elif count == 1:
            act(states[2], workspace.actions[0])
        else:
            chosen = search(states, network, tree, workspace, simulations)
            if written < len(examples):
                seen[written] = states[2]
                write_example(examples[written], tree, workspace, count, states[2].players)
                written += 1
            act(states[2], workspace.actions[chosen])
    write_returns(states[2], workspace.returns)
    for i in range(written):
        rotate_to_seat(examples[i].returns, workspace.returns, examples[i].seat, states[2].players)
    return written


@loop
def search(states: Any, network: Network, tree: Tree, workspace: Workspace, simulations: int) -> int:
    """Search from `states[2]`, as its actor sees it, and choose. The workspace then lists the choices."""
    clear(tree)
    states[0] = states[2]
    workspace.seat = states[2].actor
    for seat in range(OUTCOMES):
        workspace.total_returns[seat] = 0
    if workspace.guided:
        simulate(states, tree, network, workspace, 1)
        add_root_noise(tree, workspace, list_choices(states[0], workspace))
    simulate(states, tree, network, workspace, simulations)
    count = list_choices(states[0], workspace)
    if below(workspace, 1000) < 1000 * SAMPLED_SHARE:
        return sample_by_visits(tree, workspace, count)
    return most_visited(tree, workspace, count)


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
def sample_by_visits(tree: Tree, workspace: Workspace, count: int) -> int:
    total = 0
    for i in range(count):
        total += tree[node_of(tree, workspace, i)].visits
    left = below(workspace, total)
    for i in range(count):
        left -= tree[node_of(tree, workspace, i)].visits
        if left < 0:
            return i
    return 0


@rule
def write_example(example: Any, tree: Tree, workspace: Workspace, count: int, players: int) -> None:
    """The visits of the choices, and everybody's mean return."""
    total = 0
    for i in range(count):
        total += tree[node_of(tree, workspace, i)].visits
    for i in range(MOST_CHOICES):
        example.visits[i] = tree[node_of(tree, workspace, i)].visits / total if i < count else 0.0
    example.seat = workspace.seat
    total_return = 0.0
    for seat in range(OUTCOMES):
        total_return += workspace.total_returns[seat]
    for seat in range(OUTCOMES):
        workspace.total_returns[seat] /= total_return
    rotate_to_seat(example.values, workspace.total_returns, example.seat, players)


@rule
def rotate_to_seat(target: Any, by_seat: Any, seat: int, players: int) -> None:
    """By seat, relative to one seat."""
    for k in range(OUTCOMES):
        target[k] = 0
    for other in range(players):
        target[relative_seat(players, seat, other)] = by_seat[other]
    target[NO_SEAT] = by_seat[players]
