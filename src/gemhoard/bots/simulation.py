"""Information-set Monte Carlo tree search, written once for every game and compiled with its rules.

Each simulation deals anew what the seat cannot know, goes down the tree by what earlier ones have learned,
judges the first node that is new, and tells every node on its way how good that was for whoever chose there.
Every seat looks for its own good, be there two or five. Dice are rolled as they come.

Without a network a new node is judged by playing on at random to the end; with one, by that and more by what
the network expects, which also says what is worth a try.
"""

from typing import Any

import numpy as np

from gemhoard.bots.desk import DEEPEST, SHARES, Desk
from gemhoard.bots.network import NONE_WINS, Network, look, weigh_choices, weigh_seats
from gemhoard.bots.tree import ROOT, Tree, add_node, is_full, is_known, key_of, place_of
from gemhoard.games.chance import below
from gemhoard.games.engine import CHANCE, NOBODY, State, loop, rule
from gemhoard.games.features import seats_on
from gemhoard.games.play import act, list_choices, play_randomly, redeal_unknown, share_out

# How much a choice that was seldom tried is worth another try: without a network, and with one.
EXPLORE = 0.5
EXPLORE_GUIDED = 0.6
# How much of the judgement is the network's. It errs always the same way in the same place, a game played at
# random each time another way. Tried by hand, with early networks: docs/strength.md, "What did not work".
TRUST = 0.75


@loop
def simulate(states: Any, tree: Tree, network: Network, desk: Desk, simulations: int) -> None:
    """`states[0]` is what the seat of the desk thinks about; `states[1]` is where it is played out."""
    for _ in range(simulations):
        states[1] = states[0]
        state = states[1]
        redeal_unknown(state, desk.seat, desk)
        go_down(state, tree, network, desk)
        judge(state, network, desk)
        go_up(tree, desk)


# ------------------------------------------------------------------ down the tree


# Larger parts are called, not inlined: it would take minutes to compile.


@loop
def go_down(state: State, tree: Tree, network: Network, desk: Desk) -> None:
    """Through known nodes to the first that is new, which joins the tree."""
    desk.length = 0
    node = ROOT
    is_new = False
    while state.actor != NOBODY and not is_new and desk.length < DEEPEST:
        count = list_choices(state, desk)
        chosen = select(state, tree, node, network, desk, count)
        node = desk.places[chosen]
        is_new = state.actor != CHANCE and tree[node].visits == 0
        if is_known(tree, node):
            desk.path[desk.length] = node
            desk.choosers[desk.length] = state.actor
            desk.length += 1
        else:
            is_new = True  # and found no room
        act(state, desk.actions[chosen])


@rule
def select(state: State, tree: Tree, node: int, network: Network, desk: Desk, count: int) -> int:
    """Which of the choices to follow. `desk.places` then tells the node behind it."""
    if state.actor == CHANCE:
        return roll(tree, node, desk, count)
    if desk.guided:
        find_all(state, tree, node, network, desk, count)
        return best_by_promise(tree, desk, count)
    return best_by_trial(state, tree, node, desk, count)


@rule
def roll(tree: Tree, node: int, desk: Desk, count: int) -> int:
    chosen = below(desk, count)
    desk.places[chosen] = find(tree, key_of(node, CHANCE, desk.actions[chosen]))
    return chosen


@rule
def find(tree: Tree, key: int) -> int:
    """The node of that key, which joins the tree if it is new and there is room."""
    place = place_of(tree, key)
    if not is_known(tree, place) and not is_full(tree):
        add_node(tree, place, key)
    return place


@rule
def best_by_trial(state: State, tree: Tree, node: int, desk: Desk, count: int) -> int:
    """What was not tried yet; else what has won most, and a little more the seldomer it was tried.

    Only the choices that are open now are compared: how often others were taken does not matter.
    """
    tried = 0
    start = below(desk, count)
    for i in range(count):
        chosen = (start + i) % count
        desk.places[chosen] = find(tree, key_of(node, state.actor, desk.actions[chosen]))
        visits = tree[desk.places[chosen]].visits
        if visits == 0:
            return chosen
        tried += visits
    best, best_hope = 0, -1.0
    reach = EXPLORE * np.sqrt(np.log(float(tried)))
    for i in range(count):
        entry = tree[desk.places[i]]
        hope = entry.value / entry.visits + reach / np.sqrt(float(entry.visits))
        if hope > best_hope:
            best, best_hope = i, hope
    return best


@rule
def find_all(state: State, tree: Tree, node: int, network: Network, desk: Desk, count: int) -> None:
    """The nodes behind all choices. The network is asked about those that were not open here before."""
    are_known = True
    for i in range(count):
        desk.places[i] = place_of(tree, key_of(node, state.actor, desk.actions[i]))
        are_known &= is_known(tree, desk.places[i])
    if are_known:
        return
    look(state, int(state.actor), network, desk)
    weigh_choices(state, network, desk, count)
    for i in range(count):
        # Looked for again: another new one may have got the free place meanwhile.
        desk.places[i] = find(tree, key_of(node, state.actor, desk.actions[i]))
        if is_known(tree, desk.places[i]) and tree[desk.places[i]].visits == 0:
            tree[desk.places[i]].prior = desk.promises[i]


@rule
def best_by_promise(tree: Tree, desk: Desk, count: int) -> int:
    """What has won most, and what the network likes, which counts less the more often it was tried."""
    tried, won = 0, 0.0
    for i in range(count):
        tried += tree[desk.places[i]].visits
        won += tree[desk.places[i]].value
    untried = won / tried if tried > 0 else 0.0
    reach = EXPLORE_GUIDED * np.sqrt(float(tried + 1))
    best, best_hope = 0, -1.0
    for i in range(count):
        entry = tree[desk.places[i]]
        hope = entry.value / entry.visits if entry.visits > 0 else untried
        hope += reach * entry.prior / (1 + entry.visits)
        if hope > best_hope:
            best, best_hope = i, hope
    return best


# ------------------------------------------------------------------ judging


@loop
def judge(state: State, network: Network, desk: Desk) -> None:
    """How good the new node is for each seat."""
    while state.actor == CHANCE:
        act(state, desk.actions[below(desk, list_choices(state, desk))])
    is_guessed = desk.guided and state.actor != NOBODY
    if is_guessed:
        expect(state, network, desk)
    play_randomly(state, desk, desk)
    share_out(state, desk.shares)
    if is_guessed:
        for seat in range(SHARES):
            desk.shares[seat] += TRUST * (desk.hopes[seat] - desk.shares[seat])


@rule
def expect(state: State, network: Network, desk: Desk) -> None:
    """What the network expects, as the seat sees it that is to act."""
    actor = int(state.actor)
    look(state, actor, network, desk)
    weigh_seats(network, desk, state.players)
    for seat in range(state.players):
        desk.hopes[seat] = desk.chances[seats_on(state.players, actor, seat)]
    desk.hopes[state.players] = desk.chances[NONE_WINS]


@rule
def go_up(tree: Tree, desk: Desk) -> None:
    """Each node counts what it brought to the seat that chose it."""
    for seat in range(SHARES):
        desk.totals[seat] += desk.shares[seat]
    for i in range(desk.length):
        tree[desk.path[i]].visits += 1
        if desk.choosers[i] >= 0:
            tree[desk.path[i]].value += desk.shares[desk.choosers[i]]
