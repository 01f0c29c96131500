"""A small network that looks at a position as a seat sees it: how it will end, and which choices seem good.

Facts that are true (see `games/features.py`) add up to a layer of HIDDEN sums; the NARROW sums behind them
give everybody's chance to win, and give each choice its promise, by the facts that hold of it. It runs inside
the compiled search, in a few microseconds.
"""

from functools import cache
from typing import Any

import numpy as np

from gemhoard.bots.desk import HIDDEN, NARROW, SHARES, Desk
from gemhoard.games import Game
from gemhoard.games.engine import State, loop, record_type, rule
from gemhoard.games.play import note_action, note_sight

Network = np.record

NONE_WINS = SHARES - 1


@cache
def network_type(game: Game) -> np.dtype[Any]:
    """The weights of a game's network, as one record."""
    return record_type(
        [
            ("facts", np.float32, (game.facts, HIDDEN)),
            ("hidden", np.float32, (HIDDEN, NARROW)),
            ("chances", np.float32, (NARROW, SHARES)),
            ("likes", np.float32, (NARROW, game.action_facts)),
            ("hidden_bias", np.float32, HIDDEN),
            ("narrow_bias", np.float32, NARROW),
            ("chances_bias", np.float32, SHARES),
            ("likes_bias", np.float32, game.action_facts),
        ]
    )


@loop
def look(state: State, seat: int, network: Network, desk: Desk) -> None:
    """The layers that everything else is read from."""
    desk.count = 0
    note_sight(state, seat, desk)
    for i in range(HIDDEN):
        desk.hidden[i] = network.hidden_bias[i]
    for n in range(desk.count):
        fact = desk.numbers[n]
        for i in range(HIDDEN):
            desk.hidden[i] += network.facts[fact, i]
    # A constant width would make the compiler unroll the loops into single sums, eight times as slow.
    width = desk.width
    for j in range(width):
        desk.narrow[j] = network.narrow_bias[j]
    for i in range(HIDDEN):
        amount = max(desk.hidden[i], np.float32(0))
        desk.hidden[i] = amount
        if amount > 0:
            for j in range(width):
                desk.narrow[j] += amount * network.hidden[i, j]
    for j in range(NARROW):
        desk.narrow[j] = max(desk.narrow[j], np.float32(0))


@loop
def weigh_seats(network: Network, desk: Desk, players: int) -> None:
    """Everybody's chance to win, from the looking seat on; empty seats have none."""
    for k in range(SHARES):
        desk.chances[k] = network.chances_bias[k]
    for j in range(NARROW):
        for k in range(SHARES):
            desk.chances[k] += desk.narrow[j] * network.chances[j, k]
    total = np.float32(0)
    for k in range(SHARES):
        is_there = k < players or k == NONE_WINS
        desk.chances[k] = np.exp(desk.chances[k]) if is_there else np.float32(0)
        total += desk.chances[k]
    for k in range(SHARES):
        desk.chances[k] /= total


@loop
def weigh_choices(state: State, network: Network, desk: Desk, count: int) -> None:
    """How promising each choice of the actor seems, adding up to 1."""
    weigh_facts(network, desk)
    most = np.float32(-1e9)
    for c in range(count):
        desk.promises[c] = promise_of(state, desk, desk.actions[c])
        most = max(most, desk.promises[c])
    total = np.float32(0)
    for c in range(count):
        desk.promises[c] = np.exp(desk.promises[c] - most)
        total += desk.promises[c]
    for c in range(count):
        desk.promises[c] /= total


@loop
def weigh_facts(network: Network, desk: Desk) -> None:
    """What each fact about a choice is worth in this position: all at once, since choices share them."""
    facts = len(network.likes_bias)
    for fact in range(facts):
        desk.likes[fact] = network.likes_bias[fact]
    for j in range(NARROW):
        amount = desk.narrow[j]
        if amount > 0:
            for fact in range(facts):
                desk.likes[fact] += amount * network.likes[j, fact]


@rule
def promise_of(state: State, desk: Desk, action: int) -> Any:
    desk.count = 0
    note_action(state, action, desk)
    promise = np.float32(0)
    for n in range(desk.count):
        promise += desk.likes[desk.numbers[n]]
    return promise
