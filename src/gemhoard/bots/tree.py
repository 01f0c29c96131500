"""The tree of a search, in one flat table: a node is found by its parent and the choice that leads to it.

Nodes have no links to their children: the state says which choices are legal, and each is looked up. So a
choice that is legal in one deal of the unknown and not in another is no special case, and nothing is linked,
sorted or freed.
"""

from typing import Any

import numpy as np

from gemhoard.games.engine import loop, record_type, rule
from gemhoard.games.limits import ACTION_BITS

Tree = np.ndarray[Any, np.dtype[Any]]

NODE = record_type(
    [
        ("key", np.int64),  # 0 where the place is free
        ("visits", np.int32),
        ("prior", np.float32),  # by the network's policy
        ("value", np.float64),  # the sum of the returns of the seat that chose it
    ]
)

ACTOR_BITS = 4  # the seats, chance and nobody
FREE = 0
ROOT = 0  # a node's number is its place in the table; place 0 is reserved for the root
GOLDEN = 0x1E3779B97F4A7C15
POSITIVE = 0x7FFFFFFFFFFFFFFF


def new_tree(bits: int) -> Tree:
    """A table of 2 ** bits places."""
    return np.zeros(1 << bits, NODE)


@rule
def key_of(parent: int, actor: int, action: int) -> int:
    """The actor belongs to it: the same choice may be another seat's in another deal of the unknown."""
    return ((int(parent) + 1) << ACTOR_BITS | (int(actor) + 2)) << ACTION_BITS | int(action)


def action_of(key: int) -> int:
    return key & (1 << ACTION_BITS) - 1


def parent_of(key: Any) -> Any:
    return (key >> ACTOR_BITS + ACTION_BITS) - 1


def best_followers(tree: Tree) -> dict[int, int]:
    """Behind each node, the one visited most. For showing: it looks through the whole table."""
    places = np.flatnonzero(tree["visits"][1:]) + 1
    rising = places[np.argsort(tree["visits"][places], kind="stable")]
    return dict(zip(parent_of(tree["key"][rising]).tolist(), rising.tolist(), strict=True))


@rule
def place_of(tree: Tree, key: int) -> int:
    """The node of that key, or the free place where it belongs."""
    last = len(tree) - 1
    place = ((key * GOLDEN) & POSITIVE) >> 31 & last
    while place == ROOT or (tree[place].key != key and tree[place].key != FREE):
        place = (place + 1) & last
    return place


@loop
def lead_in_visits(tree: Tree, actor: int, actions: Any) -> int:
    """By how many visits the first choice of the root is ahead of the second."""
    first, second = 0, 0
    for action in actions:
        visits = tree[place_of(tree, key_of(ROOT, actor, action))].visits
        if visits > first:
            first, second = visits, first
        else:
            second = max(second, visits)
    return first - second


@rule
def is_known(tree: Tree, place: int) -> bool:
    return bool(tree[place].key != FREE)


@rule
def add_node(tree: Tree, place: int, key: int) -> None:
    tree[place].key = key
    tree[ROOT].visits += 1  # The root has no chooser: its record counts the nodes.


@rule
def is_full(tree: Tree) -> bool:
    """Whether it has become too full to find a free place quickly. The search goes on, in what is known."""
    return bool(4 * tree[ROOT].visits > 3 * len(tree))


@rule
def clear(tree: Tree) -> None:
    for place in range(len(tree)):
        tree[place].key = FREE
        tree[place].visits = 0
        tree[place].prior = 0
        tree[place].value = 0
