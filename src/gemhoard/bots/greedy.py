"""The second rung: the action after which things look best, by the game's own little sense of it."""

from typing import Any

import numpy as np

from gemhoard.games import CHANCE, Game, State
from gemhoard.games.chance import below, new_rng
from gemhoard.games.engine import CHOICES, Choices, loop, new_record, rule
from gemhoard.games.play import apply, legal_actions, outlook


class Greedy:
    def __init__(self, name: str = "greedy") -> None:
        self.name = name

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        states, choices = np.zeros(3, game.state_type), new_record(CHOICES)
        states[0] = state
        count = keep_best(states, choices, new_record(CHOICES))
        return int(choices.actions[below(new_rng(seed), count)])


@loop
def keep_best(states: Any, choices: Choices, rolls: Choices) -> int:
    """List the actions after which the actor of `states[0]` hopes for most, and return how many there are."""
    seat, kept, most = int(states[0].actor), 0, -np.inf
    for i in range(legal_actions(states[0], choices)):
        states[1] = states[0]
        apply(states[1], choices.actions[i])
        hoped = hope(states, rolls, seat)
        if hoped > most:
            kept, most = 0, hoped
        if hoped == most:
            choices.actions[kept] = choices.actions[i]
            kept += 1
    return kept


@rule
def hope(states: Any, rolls: Choices, seat: int) -> float:
    """What a seat may hope for in `states[1]`, on average over the die. No roll follows a roll."""
    if states[1].actor != CHANCE:
        return lead(states[1], seat)
    total, count = 0.0, legal_actions(states[1], rolls)
    for i in range(count):
        states[2] = states[1]
        apply(states[2], rolls.actions[i])
        total += lead(states[2], seat)
    return total / count


@rule
def lead(state: State, seat: int) -> float:
    """How much better a seat stands than its best rival."""
    rival = -np.inf
    for other in range(state.players):
        if other != seat:
            rival = max(rival, outlook(state, other))
    return outlook(state, seat) - rival
