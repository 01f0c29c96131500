"""Games played on by the policy from a position, and what happens in them: for a coach who gives reasons."""

from typing import Any

import numpy as np

from gemhoard.bots.network import Network, forward, policy_head
from gemhoard.bots.sampling import sample
from gemhoard.bots.workspace import Workspace
from gemhoard.games.chance import Rng, below, next_seed
from gemhoard.games.engine import CHANCE, NOBODY, State, loop, rule
from gemhoard.games.events import Log
from gemhoard.games.play import apply_and_log, list_choices, redeal_unknown

# With so much care everybody plays on: they make small mistakes, as players do.
TEMPERATURE = 0.5
# Of the kinds of events that are counted: the number of the kind, and which of its numbers is the seat.
KIND, WHOSE = range(2)
# How often it happened before the seat's next turn, and in all.
SOON, EVER = range(2)


@loop
def play_on(
    states: Any,
    action: int,
    network: Network,
    workspace: Workspace,
    luck: Rng,
    log: Log,
    counted: Any,
    ends: Any,
    counts: Any,
) -> None:
    """Play an action in `states[0]` and on to the end, once for each of `ends`.

    The seat of the workspace is whose knowledge it is played from, and to whom what is counted happens.
    """
    for i in range(len(ends)):
        workspace.word = next_seed(luck)
        states[1] = states[0]
        redeal_unknown(states[1], workspace.seat, workspace)
        chosen, is_soon, have_others_acted = action, True, False
        while True:
            log.count = 0
            apply_and_log(states[1], chosen, log)
            count_events(log, counted, workspace.seat, is_soon, counts[i])
            actor = states[1].actor
            if actor == NOBODY:
                break
            have_others_acted |= actor != workspace.seat and actor != CHANCE
            is_soon &= actor != workspace.seat or not have_others_acted
            chosen = next_action(states[1], network, workspace)
        ends[i] = states[1]


@loop
def next_action(state: State, network: Network, workspace: Workspace) -> int:
    count = list_choices(state, workspace)
    if state.actor == CHANCE or not workspace.guided:
        return int(workspace.actions[below(workspace, count)])
    if count == 1:
        return int(workspace.actions[0])
    forward(state, int(state.actor), network, workspace)
    policy_head(state, network, workspace, count)
    return int(workspace.actions[sample(workspace.priors, count, TEMPERATURE, workspace)])


@rule
def count_events(log: Log, counted: Any, seat: int, is_soon: bool, counts: Any) -> None:
    for row in range(log.count):
        for i in range(len(counted)):
            if log.codes[row, 0] == counted[i, KIND] and log.codes[row, counted[i, WHOSE]] == seat:
                counts[i, EVER] += 1
                counts[i, SOON] += is_soon


def new_counts(playouts: int, kinds: int) -> Any:
    return np.zeros((playouts, kinds, 2), np.int64)
