"""A bot without search: it takes what the policy of a network prefers."""

from dataclasses import dataclass

from gemhoard.bots.network import Network, forward, policy_head
from gemhoard.bots.weights import Weights, network_of
from gemhoard.bots.workspace import Workspace, new_workspace
from gemhoard.games import Game, State
from gemhoard.games.engine import loop
from gemhoard.games.play import list_choices


@dataclass(frozen=True)
class Policy:
    name: str = "policy"
    weights: Weights | None = None  # of a network other than the one that comes with the game

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        return int(preferred_action(state, network_of(game, self.weights), new_workspace(seed)))


@loop
def preferred_action(state: State, network: Network, workspace: Workspace) -> int:
    """The legal action with the highest prior."""
    count = list_choices(state, workspace)
    if count > 1:
        forward(state, int(state.actor), network, workspace)
        policy_head(state, network, workspace, count)
    best = 0
    for i in range(1, count):
        best = i if workspace.priors[i] > workspace.priors[best] else best
    return int(workspace.actions[best])
