"""A bot that searches, with a network or without, and can say what it thinks of every action."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from gemhoard.bots.network import Network
from gemhoard.bots.sampling import sample
from gemhoard.bots.simulation import simulate
from gemhoard.bots.tree import (
    ROOT,
    Tree,
    action_of,
    best_followers,
    key_of,
    lead_in_visits,
    new_tree,
    place_of,
)
from gemhoard.bots.weights import Weights, blank, network_of
from gemhoard.bots.workspace import new_workspace
from gemhoard.games import Game, State
from gemhoard.games.chance import new_rng

# Simulations between two checks of the time: less than a millisecond.
CLOCK_INTERVAL = 64
# A simulation adds one node and its siblings. Larger tables would only miss the cache.
NODES_PER_SIMULATION = 16
FASTEST = 200_000  # simulations a second, more or less
# A simulation that plays on takes about as long as so many others.
PLAY_ON_COST = 4
LEAST_TREE_BITS, MOST_TREE_BITS = 10, 20


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many simulations, or so many seconds."""

    simulations: int | None = None
    seconds: float | None = None

    def tree_bits(self) -> int:
        """Room for the nodes of all simulations, but not for more: clearing a large table takes time."""
        simulations = self.simulations or int((self.seconds or 1) * FASTEST)
        return min(max((NODES_PER_SIMULATION * simulations).bit_length(), LEAST_TREE_BITS), MOST_TREE_BITS)


@dataclass(frozen=True)
class ActionValue:
    """What a search found out about one action."""

    action: int
    visits: int
    value: float  # the expected share of wins
    line: list[int]  # the principal variation, dice included


@dataclass(frozen=True)
class Search:
    """Information-set Monte Carlo tree search; see `simulation.py`."""

    name: str
    budget: Budget
    guided: bool = False
    threads: int = 1
    weights: Weights | None = None  # of a network other than the one that comes with the game
    temperature: float = 0.0  # how carelessly it chooses
    plays_on: bool = False  # where that makes a search of this game stronger

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        trees = self._grow_all(game, state, seed, deadline, stops_early=not self.temperature)
        visits = np.array([_visits(trees, game.actor(state), action) for action in legal])
        return legal[sample(visits, len(legal), self.temperature, new_rng(seed))]

    def evaluate_actions(
        self, game: Game, state: State, seed: int, deadline: float | None = None
    ) -> list[ActionValue]:
        """What it thinks of every legal action."""
        trees = self._grow_all(game, state, seed, deadline)
        followers = [best_followers(tree) for tree in trees]
        return [_action_value(trees, followers, game.actor(state), action) for action in game.legal(state)]

    def _grow_all(
        self, game: Game, state: State, seed: int, deadline: float | None, stops_early: bool = False
    ) -> list[Tree]:
        """Each thread grows a tree of its own; their visits are added up."""
        end = time.monotonic() + (self.budget.seconds or np.inf)
        if deadline is not None:
            end = min(end, deadline)
        if self.threads == 1:
            return [self._grow(game, state, seed, end, stops_early)]
        seeds = [seed + n for n in range(self.threads)]
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(lambda each: self._grow(game, state, each, end, stops_early), seeds))

    def _grow(self, game: Game, state: State, seed: int, end: float, stops_early: bool) -> Tree:
        """One thread's tree. It may stop as soon as the simulations left cannot change the choice."""
        states = np.zeros(2, game.state_type)
        states[0] = state
        tree, workspace = new_tree(self.budget.tree_bits()), new_workspace(seed)
        workspace.seat, workspace.guided = state.actor, self.guided
        workspace.plays_on = self.plays_on and state.players in game.play_on_counts
        network, legal = self._network(game), np.array(game.legal(state))
        left = -(-(self.budget.simulations or 1 << 40) // self.threads)
        if workspace.plays_on:
            left = -(-left // PLAY_ON_COST)
        while left > 0 and not (stops_early and lead_in_visits(tree, state.actor, legal) > left):
            simulate(states, tree, network, workspace, min(left, CLOCK_INTERVAL))
            left -= CLOCK_INTERVAL
            if time.monotonic() > end:
                break
        return tree

    def _network(self, game: Game) -> Network:
        return network_of(game, self.weights) if self.guided else blank(game)


def _visits(trees: list[Tree], seat: int, action: int) -> int:
    key = key_of(ROOT, seat, action)
    return sum(int(tree[place_of(tree, key)]["visits"]) for tree in trees)


def _action_value(trees: list[Tree], followers: list[dict[int, int]], seat: int, action: int) -> ActionValue:
    places = [place_of(tree, key_of(ROOT, seat, action)) for tree in trees]
    nodes = [tree[place] for tree, place in zip(trees, places, strict=True)]
    visits = _visits(trees, seat, action)
    value = sum(float(node["value"]) for node in nodes) / max(visits, 1)
    best = int(np.argmax([node["visits"] for node in nodes]))
    line = principal_line(trees[best], followers[best], places[best])
    return ActionValue(action, visits, value, [action, *line])


def principal_line(tree: Tree, followers: dict[int, int], place: int) -> list[int]:
    """The most visited path behind a node."""
    line: list[int] = []
    while place in followers:
        place = followers[place]
        line.append(action_of(int(tree[place]["key"])))
    return line
