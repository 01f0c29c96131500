"""Whole games that a search plays against itself, compiled, and what there is to learn from each decision."""

from typing import Any

import numpy as np

from gemhoard.bots.desk import MOST_CHOICES, SHARES, Desk
from gemhoard.bots.network import NONE_WINS, Network
from gemhoard.bots.simulation import simulate
from gemhoard.bots.tree import ROOT, Tree, clear, key_of, place_of
from gemhoard.games.chance import Rng, below
from gemhoard.games.engine import CHANCE, NOBODY, loop, record_type, rule
from gemhoard.games.features import seats_on
from gemhoard.games.play import act, deal, list_choices, share_out

# What there is to learn from one decision, beside its state. Seats are counted from the deciding one on.
LESSON = record_type(
    [
        ("seat", np.int64),
        ("visits", np.float32, MOST_CHOICES),  # of each legal choice, adding up to 1
        ("hopes", np.float32, SHARES),  # how good the search thought it was for each seat
        ("shares", np.float32, SHARES),  # how the game ended
    ]
)

# To have more to learn from: how often it follows its visits and not the best of them, and how much of the
# network's hunches is made up.
VENTURE = 0.2
FANCY = 0.25


@loop
def play_game(
    states: Any,
    network: Network,
    tree: Tree,
    desk: Desk,
    dice: Rng,
    simulations: int,
    seen: Any,
    lessons: Any,
) -> int:
    """Deal `states[2]`, a blank table, play it to the end, and return how many lessons there are in it."""
    deal(states[2], dice)
    taught = 0
    while states[2].actor != NOBODY:
        count = list_choices(states[2], desk)
        if states[2].actor == CHANCE:
            act(states[2], desk.actions[below(dice, count)])
        elif count == 1:
            act(states[2], desk.actions[0])
        else:
            chosen = think(states, network, tree, desk, simulations)
            if taught < len(lessons):
                seen[taught] = states[2]
                teach(lessons[taught], tree, desk, count, states[2].players)
                taught += 1
            act(states[2], desk.actions[chosen])
    share_out(states[2], desk.shares)
    for i in range(taught):
        copy_round(lessons[i].shares, desk.shares, lessons[i].seat, states[2].players)
    return taught


@loop
def think(states: Any, network: Network, tree: Tree, desk: Desk, simulations: int) -> int:
    """Search from `states[2]`, as its actor sees it, and choose. The choices are listed on the desk then."""
    clear(tree)
    states[0] = states[2]
    desk.seat = states[2].actor
    for seat in range(SHARES):
        desk.totals[seat] = 0
    if desk.guided:
        simulate(states, tree, network, desk, 1)
        fancy(tree, desk, list_choices(states[0], desk))
    simulate(states, tree, network, desk, simulations)
    count = list_choices(states[0], desk)
    if below(desk, 1000) < 1000 * VENTURE:
        return any_by_visits(tree, desk, count)
    return most_visited(tree, desk, count)


@rule
def node_of(tree: Tree, desk: Desk, choice: int) -> int:
    return place_of(tree, key_of(ROOT, desk.seat, desk.actions[choice]))


@rule
def fancy(tree: Tree, desk: Desk, count: int) -> None:
    """Mix hunches out of the blue into those of the network. Cubed, a few of them stand out."""
    total = np.float32(0)
    for i in range(count):
        desk.promises[i] = (below(desk, 1000) / 1000) ** 3 + 1e-6
        total += desk.promises[i]
    for i in range(count):
        entry = tree[node_of(tree, desk, i)]
        entry.prior = (1 - FANCY) * entry.prior + FANCY * desk.promises[i] / total


@rule
def most_visited(tree: Tree, desk: Desk, count: int) -> int:
    best, most = 0, -1
    for i in range(count):
        visits = tree[node_of(tree, desk, i)].visits
        if visits > most:
            best, most = i, visits
    return best


@rule
def any_by_visits(tree: Tree, desk: Desk, count: int) -> int:
    total = 0
    for i in range(count):
        total += tree[node_of(tree, desk, i)].visits
    left = below(desk, total)
    for i in range(count):
        left -= tree[node_of(tree, desk, i)].visits
        if left < 0:
            return i
    return 0


@rule
def teach(lesson: Any, tree: Tree, desk: Desk, count: int, players: int) -> None:
    """What the search made of the choices, and of everybody's chances."""
    total = 0
    for i in range(count):
        total += tree[node_of(tree, desk, i)].visits
    for i in range(MOST_CHOICES):
        lesson.visits[i] = tree[node_of(tree, desk, i)].visits / total if i < count else 0.0
    lesson.seat = desk.seat
    everything = 0.0
    for seat in range(SHARES):
        everything += desk.totals[seat]
    for seat in range(SHARES):
        desk.totals[seat] /= everything
    copy_round(lesson.hopes, desk.totals, lesson.seat, players)


@rule
def copy_round(target: Any, shares: Any, seat: int, players: int) -> None:
    """By seat, counted from one seat on."""
    for k in range(SHARES):
        target[k] = 0
    for other in range(players):
        target[seats_on(players, seat, other)] = shares[other]
    target[NONE_WINS] = shares[players]
