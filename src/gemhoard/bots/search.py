"""The third rung, and with a network the fourth: a bot that searches, and can say what it found."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import log2

import numpy as np

from gemhoard.bots import weights
from gemhoard.bots.desk import new_desk
from gemhoard.bots.simulation import simulate
from gemhoard.bots.tree import ROOT, Tree, action_of, children_of, key_of, new_tree, place_of
from gemhoard.games import Game, State

# Simulations between two looks at the clock: a few milliseconds.
BREATH = 256
# A new node is one simulation's, and brings its sisters along. Larger tables would only miss the cache.
SISTERS = 16
LEAST_BITS, MOST_BITS = 10, 20


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many simulations, or so many seconds."""

    simulations: int | None = None
    seconds: float | None = None

    def tree_bits(self) -> int:
        nodes = SISTERS * (self.simulations or 1 << MOST_BITS)
        return min(max(int(log2(nodes)) + 1, LEAST_BITS), MOST_BITS)


@dataclass(frozen=True)
class Finding:
    """What the search thinks of one action."""

    action: int
    visits: int
    value: float  # the share of wins expected of it
    line: list[int]  # what it expects to follow, dice included


@dataclass(frozen=True)
class Search:
    """Information-set Monte Carlo tree search; see `simulation.py`."""

    name: str
    budget: Budget
    guided: bool = False
    threads: int = 1

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        return max(self.findings(game, state, seed, deadline), key=lambda each: each.visits).action

    def findings(self, game: Game, state: State, seed: int, deadline: float | None = None) -> list[Finding]:
        """What it thinks of every legal action. Threads search apart, and put together what they found."""
        end = min(time.monotonic() + (self.budget.seconds or np.inf), deadline or np.inf)
        with ThreadPoolExecutor(self.threads) as pool:
            seeds = [seed + n for n in range(self.threads)]
            trees = list(pool.map(lambda each: self._grow(game, state, each, end), seeds))
        seat = game.actor(state)
        return [_finding(trees, seat, action) for action in game.legal(state)]

    def _grow(self, game: Game, state: State, seed: int, end: float) -> Tree:
        """One thread's tree."""
        states = np.zeros(2, game.state_type)
        states[0] = state
        tree, desk = new_tree(self.budget.tree_bits()), new_desk(seed)
        desk.seat, desk.guided = state.actor, self.guided
        network = weights.shipped(game) if self.guided else weights.blank(game)
        left = -(-(self.budget.simulations or 1 << 40) // self.threads)
        while left > 0:
            simulate(states, tree, network, desk, min(left, BREATH))
            left -= BREATH
            if time.monotonic() > end:
                break
        return tree


def _finding(trees: list[Tree], seat: int, action: int) -> Finding:
    nodes = [tree[place_of(tree, key_of(ROOT, seat, action))] for tree in trees]
    visits = sum(int(node["visits"]) for node in nodes)
    value = sum(float(node["value"]) for node in nodes) / max(visits, 1)
    best = max(trees, key=lambda tree: int(tree[place_of(tree, key_of(ROOT, seat, action))]["visits"]))
    return Finding(action, visits, value, [action, *principal_line(best, key_of(ROOT, seat, action))])


def principal_line(tree: Tree, key: int) -> list[int]:
    """What was visited most behind a node, step by step."""
    line: list[int] = []
    while True:
        children = children_of(tree, place_of(tree, key))
        if not len(children):
            return line
        best = children[np.argmax(children["visits"])]
        if not best["visits"]:
            return line
        key = int(best["key"])
        line.append(action_of(key))
