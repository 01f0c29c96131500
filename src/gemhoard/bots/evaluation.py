"""What an action is worth to everybody, by a search of its own.

Unlike the search of a bot, which looks most at what is best, every action asked about gets as many
simulations, on the same deals of the unknown and the same luck: so that what differs is the action.
"""

from functools import cache
from typing import Any

import numpy as np

from gemhoard.bots.network import Network
from gemhoard.bots.simulation import backpropagate, descend, evaluate
from gemhoard.bots.tree import Tree, clear, new_tree
from gemhoard.bots.weights import blank, game_network
from gemhoard.bots.workspace import OUTCOMES, Workspace, new_workspace
from gemhoard.games import Game, State
from gemhoard.games.chance import Rng, new_rng, next_seed
from gemhoard.games.engine import loop
from gemhoard.games.play import act, redeal_unknown

LEAST_TREE_BITS = 10

Returns = np.ndarray[Any, np.dtype[np.float32]]  # [simulation, who wins]


class Evaluator:
    """Evaluates positions of one game, on one thread."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._is_guided = game.network is not None
        self._network = without_playouts(game) if self._is_guided else blank(game)
        self._states = np.zeros(2, game.state_type)
        self._workspace = new_workspace(0)
        self._trees: dict[int, Tree] = {}

    def returns(self, state: State, action: int, seat: int, seed: int, simulations: int) -> Returns:
        """By simulation what each seat has of the win after an action, by what `seat` may know."""
        self._states[0] = state
        self._workspace.seat, self._workspace.guided = seat, self._is_guided
        found = np.zeros((simulations, OUTCOMES), np.float32)
        tree = self._tree(simulations)
        simulate_after(self._states, action, tree, self._network, self._workspace, new_rng(seed), found)
        return found

    def _tree(self, simulations: int) -> Tree:
        """Room for all nodes, but not for more: clearing a large table takes time."""
        bits = max((8 * simulations).bit_length(), LEAST_TREE_BITS)
        return self._trees.setdefault(bits, new_tree(bits))


@cache
def without_playouts(game: Game) -> Network:
    """The game's network, trusted wholly: random playouts would say how players at random do."""
    network = game_network(game).copy()
    network.value_mix = 1
    return network


@loop
def simulate_after(
    states: Any, action: int, tree: Tree, network: Network, workspace: Workspace, luck: Rng, returns: Any
) -> None:
    """Play an action in `states[0]` and search on, once for each row of `returns`."""
    clear(tree)
    for i in range(len(returns)):
        # Every simulation has a stream of its own, whatever those before it have drawn.
        workspace.word = next_seed(luck)
        states[1] = states[0]
        redeal_unknown(states[1], workspace.seat, workspace)
        act(states[1], action)
        descend(states[1], tree, network, workspace)
        evaluate(states[1], network, workspace)
        backpropagate(tree, workspace)
        returns[i] = workspace.returns
