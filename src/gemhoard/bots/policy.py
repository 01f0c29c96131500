"""A bot without a search: it takes what the policy of a network prefers."""

from dataclasses import dataclass

from gemhoard.bots.network import Network, forward, policy_head
from gemhoard.bots.sampling import sample
from gemhoard.bots.weights import Weights, network_of
from gemhoard.bots.workspace import Workspace, new_workspace
from gemhoard.games import Game, State
from gemhoard.games.engine import loop
from gemhoard.games.play import list_choices


@dataclass(frozen=True)
class Policy:
    name: str = "policy"
    weights: Weights | None = None  # of a network other than the one that comes with the game
    temperature: float = 0.0  # how carelessly it chooses

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        network, workspace = network_of(game, self.weights), new_workspace(seed)
        return int(preferred_action(state, network, workspace, self.temperature))


@loop
def preferred_action(state: State, network: Network, workspace: Workspace, temperature: float) -> int:
    """The legal action with the highest prior, or one that is nearly as good."""
    count = list_choices(state, workspace)
    if count == 1:
        return int(workspace.actions[0])
    forward(state, int(state.actor), network, workspace)
    policy_head(state, network, workspace, count)
    return int(workspace.actions[sample(workspace.priors, count, temperature, workspace)])
