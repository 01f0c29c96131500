"""Training examples, made by jobs of self-play and stored in files."""

import io
from dataclasses import dataclass
from typing import Any

import numpy as np

from gemhoard.bots.network import network_type
from gemhoard.bots.search import Budget
from gemhoard.bots.tree import new_tree
from gemhoard.bots.weights import from_bytes
from gemhoard.bots.workspace import new_workspace
from gemhoard.games import GAMES, Game
from gemhoard.games.chance import new_rng
from gemhoard.learning.selfplay import ALL_SEATS, EXAMPLE, play_game

Examples = tuple[Any, Any]  # states, and the targets of each

LEAST_TREE_BITS = 13
MOST_EXAMPLES = 600  # of one game


@dataclass(frozen=True)
class SelfPlayJob:
    """Some games of a network against itself; without one, of a search without a network.

    With a rival it learns in one seat, in turn in each, and the rival plays the others.
    """

    game: str
    network: bytes | None
    simulations: int
    games: range
    rival: bytes | None = None


def self_play(job: SelfPlayJob) -> Examples:
    """The examples of all games: the same on every machine."""
    game, network = GAMES[job.game], job.network
    states, tree = np.zeros(3, game.state_type), new_tree(tree_bits(job.simulations))
    networks = from_bytes(game, network) if network else np.zeros(1, network_type(game))
    networks["value_mix"] = 1
    rivals = from_bytes(game, job.rival) if job.rival else networks
    buffers = np.zeros(MOST_EXAMPLES, game.state_type), np.zeros(MOST_EXAMPLES, EXAMPLE)
    seen, examples = [], []
    for number in job.games:
        states[2] = game.blank(game.player_counts[number % len(game.player_counts)])
        learner = learner_of(game, number) if job.rival else ALL_SEATS
        workspace, dice = new_workspace(number * 2 + 1), new_rng(number * 2)
        workspace.guided = network is not None
        who = networks[0], rivals[0], learner
        count = play_game(states, *who, tree, workspace, dice, job.simulations, *buffers)
        seen.append(buffers[0][:count].copy())
        examples.append(buffers[1][:count].copy())
    return np.concatenate(seen), np.concatenate(examples)


def learner_of(game: Game, number: int) -> int:
    """The seat that learns in the game of that number, where a rival has the others."""
    rounds, which = divmod(number, len(game.player_counts))
    return rounds % game.player_counts[which]


def tree_bits(simulations: int) -> int:
    return max(LEAST_TREE_BITS, Budget(simulations).tree_bits())


def example_bytes(states: Any, examples: Any) -> bytes:
    return to_npz(states=states.view(np.uint8), examples=examples.view(np.uint8))


def to_npz(**arrays: Any) -> bytes:
    content = io.BytesIO()
    np.savez(content, **arrays)
    return content.getvalue()
