"""Many games stepped by one compiled call."""

from typing import Any, NamedTuple

import numpy as np

from gemhoard.bots.greedy import list_best_actions
from gemhoard.games import CHANCE, NOBODY, Game, State
from gemhoard.games.chance import RNG, Rng, below
from gemhoard.games.engine import CHOICES, loop, rule
from gemhoard.games.play import act, deal, list_choices, redeal_unknown, write_returns
from gemhoard.research.compiled.observation import encode, new_workspace, observation_record, write_mask

# Who plays the seats that are not the agent's.
SELF, RANDOM, GREEDY = range(3)
OPPONENTS = {"self": SELF, "random": RANDOM, "greedy": GREEDY}

ANY_SEAT = -1  # for an agent that gets another seat in every game
ILLEGAL = -1.0  # the reward for an action that the mask forbids: the game ends

Slot = np.record


def slot_type(game: Game, players: int, kind: str) -> np.dtype[Any]:
    """One of many games, and what a step writes about it."""
    observation = observation_record(game, kind)
    fields: list[Any] = [
        ("rng", RNG),  # each has its own, so that it does not matter which thread steps it
        ("agent", np.int64),  # its seat in this game, unless it has all
        ("seat", np.int64),  # who is to act
        ("reward", np.float64),
        ("has_ended", np.bool_),
        ("state", game.state_type),
        ("mask", np.int8, len(game.words)),
        ("observation", observation),
        # Of a game that has ended:
        ("last_seat", np.int64),  # who acted last
        ("returns", np.float64, players),
        ("final_state", game.state_type),
        ("final_observation", observation),
    ]
    # Aligned, unlike records of our own: libraries that are handed the rewards of all games expect it.
    return np.dtype((np.record, np.dtype(fields, align=True)))


class Buffers(NamedTuple):
    """What a thread works with: buffers of its own, and the settings of all games."""

    blank: Any  # a state before the deal
    workspace: Any
    candidates: Any  # states that the greedy bot tries actions on
    choices: Any  # what it may do, and what chance may bring
    opponents: int
    agent: int  # its seat, or ANY_SEAT


def new_buffers(game: Game, blank: State, opponents: int, agent: int) -> Buffers:
    blanks = np.zeros(1, game.state_type)
    blanks[0] = blank
    candidates, choices = np.zeros(3, game.state_type), np.zeros(2, CHOICES)
    return Buffers(blanks, new_workspace(), candidates, choices, opponents, agent)


@loop
def step_games(slots: Any, buffers: Buffers, actions: Any, is_start: bool) -> None:
    """One action in each game, then on until the agent is to act. What has ended is dealt again.

    At the start all are dealt, whatever the actions.
    """
    for i in range(len(slots)):
        slot = slots[i]
        slot.reward, slot.has_ended = 0, False
        if not is_start:
            step_one(slot, buffers, actions[i])
        if is_start or slot.has_ended:
            deal_again(slot, buffers)
        show_actor(slot, buffers)


@rule
def step_one(slot: Slot, buffers: Buffers, action: int) -> None:
    """Carry out an action; if the game ends, say how."""
    is_legal = slot.mask[action] == 1
    if is_legal:
        act(slot.state, action)
        play_until_agent(slot.state, buffers, slot.agent, slot.rng)
    if not is_legal or slot.state.actor == NOBODY:
        slot.has_ended = True
        slot.last_seat, slot.final_state = slot.seat, slot.state
        encode(slot.state, slot.seat, slot.final_observation)
        if is_legal:
            write_returns(slot.state, slot.returns)
            slot.reward = slot.returns[slot.seat]
        else:  # It was broken off: nobody wins.
            slot.returns[:] = 0
            slot.reward = ILLEGAL


@rule
def deal_again(slot: Any, buffers: Buffers) -> None:
    """Deal a game, and play until the agent is to act."""
    slot.state = buffers.blank[0]
    slot.agent = buffers.agent
    if buffers.agent == ANY_SEAT:
        slot.agent = below(slot.rng, slot.state.players)
    deal(slot.state, slot.rng)
    play_until_agent(slot.state, buffers, slot.agent, slot.rng)


@rule
def show_actor(slot: Slot, buffers: Buffers) -> None:
    """Write what the seat sees that is to act, and what it may do."""
    seat = slot.seat = slot.state.actor
    encode(slot.state, seat, slot.observation)
    write_mask(slot.state, buffers.workspace[0], slot.mask)


# ------------------------------------------------------------------ chance and the opponents


@loop
def play_until_agent(state: State, buffers: Buffers, agent: int, rng: Rng) -> None:
    """Let chance and the opponents play, until the agent is to act or the game is over."""
    while is_for_others(state, buffers.opponents, agent):
        if buffers.opponents == GREEDY and state.actor != CHANCE:
            count = list_best(state, buffers, rng)
            act(state, buffers.choices[0].actions[below(rng, count)])
        else:
            count = list_choices(state, buffers.workspace[0])
            act(state, buffers.workspace[0].actions[below(rng, count)])


@rule
def is_for_others(state: State, opponents: int, agent: int) -> bool:
    return state.actor == CHANCE or (opponents != SELF and state.actor != NOBODY and state.actor != agent)


@rule
def list_best(state: State, buffers: Buffers, rng: Rng) -> int:
    """List what the greedy bot would do. It does not know the truth either."""
    buffers.candidates[0] = state
    redeal_unknown(buffers.candidates[0], state.actor, rng)
    return list_best_actions(buffers.candidates, buffers.choices[0], buffers.choices[1])


# ------------------------------------------------------------------ one game


@loop
def begin(states: Any, workspace: Any, rngs: Any) -> int:
    """Deal `states[0]` from the blank table `states[1]`, and list what may be done then."""
    states[0] = states[1]
    deal(states[0], rngs[0])
    return list_choices(states[0], workspace[0])


@loop
def advance(states: Any, workspace: Any, action: int) -> int:
    """Carry out an action in `states[0]`, unless it is negative, and list what may be done then."""
    if action >= 0:
        # As narrow as in a list, or it would be compiled twice.
        act(states[0], np.uint16(action))  # type: ignore[arg-type]
    return list_choices(states[0], workspace[0])
