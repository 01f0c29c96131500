"""What positions are worth if everybody plays on solidly: by the policy, as games are played on for reasons.

They are played to the end, so that hands which nobody else sees count from the first. What a position is
worth is the mean over what solid play and luck may do next: so differences add up to the result.
"""

from typing import Any

import numpy as np

from gemhoard.bots.evaluation import Returns, without_playouts
from gemhoard.bots.foresight import next_action
from gemhoard.bots.network import Network
from gemhoard.bots.weights import blank
from gemhoard.bots.workspace import OUTCOMES, Workspace, new_workspace
from gemhoard.games import Game, State
from gemhoard.games.chance import Rng, new_rng, next_seed
from gemhoard.games.engine import NOBODY, loop
from gemhoard.games.play import act, redeal_unknown, redeal_unseen, write_returns

# Instead of an action: only what solid play would do.
NO_ACTION = -1
# Instead of a seat: every hand is known, and only what nobody has seen is drawn again.
TRUTH = -1


class SolidPlay:
    """Plays on from positions of one game, on one thread."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._is_guided = game.network is not None
        self._network = without_playouts(game) if self._is_guided else blank(game)
        self._states = np.zeros(2, game.state_type)
        self._workspace = new_workspace(0)

    def returns(self, state: State, seed: int, games: int, seat: int = TRUTH) -> Returns:
        """By game what each seat has of the win. `seat` is whose knowledge counts, or TRUTH."""
        return self._play(state, NO_ACTION, seed, games, seat)[1]

    def pairs(
        self, state: State, action: int, seed: int, games: int, seat: int = TRUTH
    ) -> tuple[Returns, Returns]:
        """The same games, with the same luck, after an action and after what solid play would do."""
        return self._play(state, action, seed, games, seat)

    def _play(self, state: State, action: int, seed: int, games: int, seat: int) -> tuple[Returns, Returns]:
        self._states[0] = state
        self._workspace.seat, self._workspace.guided = seat, self._is_guided
        chosen, solid = (np.zeros((games, OUTCOMES), np.float32) for _ in range(2))
        play_pairs(self._states, action, self._network, self._workspace, new_rng(seed), chosen, solid)
        return chosen, solid


@loop
def play_pairs(
    states: Any, action: int, network: Network, workspace: Workspace, luck: Rng, chosen: Any, solid: Any
) -> None:
    """Play on from `states[0]`, once for each row: after what solid play would do, and after an action."""
    for i in range(len(solid)):
        seed, own_seed = next_seed(luck), next_seed(luck)
        begin(states, seed, workspace)
        # What solid play would do has luck of its own, so that afterwards both have the same.
        ahead, workspace.word = workspace.word, own_seed
        usual = next_action(states[1], network, workspace)
        workspace.word = ahead
        play_out(states[1], usual, network, workspace, solid[i])
        if action == usual:
            chosen[i] = solid[i]
        elif action != NO_ACTION:
            begin(states, seed, workspace)
            play_out(states[1], action, network, workspace, chosen[i])


@loop
def begin(states: Any, seed: int, workspace: Workspace) -> None:
    """Draw again what is not known."""
    workspace.word = seed
    states[1] = states[0]
    if workspace.seat == TRUTH:
        redeal_unseen(states[1], workspace)
    else:
        redeal_unknown(states[1], workspace.seat, workspace)


@loop
def play_out(state: State, action: int, network: Network, workspace: Workspace, returns: Any) -> None:
    """An action, and then solid play to the end."""
    chosen = action
    while True:
        act(state, chosen)
        if state.actor == NOBODY:
            break
        chosen = next_action(state, network, workspace)
    write_returns(state, returns)
