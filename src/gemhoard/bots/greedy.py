"""A bot that looks one action ahead, by the game's heuristic."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from gemhoard.games import CHANCE, Game, State
from gemhoard.games.chance import below, new_rng
from gemhoard.games.engine import CHOICES, Choices, loop, new_record, rule
from gemhoard.games.play import apply, heuristic, legal_actions


@dataclass(frozen=True)
class Greedy:
    name: str = "greedy"

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        states, choices = np.zeros(3, game.state_type), new_record(CHOICES)
        states[0] = state
        count = list_best_actions(states, choices, new_record(CHOICES))
        return int(choices.actions[below(new_rng(seed), count)])


@loop
def list_best_actions(states: Any, choices: Choices, rolls: Choices) -> int:
    """List the actions with the highest expected lead for the actor of `states[0]`; returns how many."""
    seat, count, highest = int(states[0].actor), 0, -np.inf
    for i in range(legal_actions(states[0], choices)):
        states[1] = states[0]
        apply(states[1], choices.actions[i])
        if states[1].actor != CHANCE:
            value = lead(states[1], seat)
        else:
            # On average over the die. A roll that follows is left to the heuristic.
            total, faces = 0.0, legal_actions(states[1], rolls)
            for k in range(faces):
                states[2] = states[1]
                apply(states[2], rolls.actions[k])
                total += lead(states[2], seat)
            value = total / faces
        if value > highest:
            count, highest = 0, value
        if value == highest:
            choices.actions[count] = choices.actions[i]
            count += 1
    return count


@rule
def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of its best rival; what it has, where it plays alone."""
    own, rival = 0.0, -np.inf
    for other in range(state.players):
        value = heuristic(state, other)
        own = value if other == seat else own
        rival = rival if other == seat else max(rival, value)
    return own - rival if state.players > 1 else own
