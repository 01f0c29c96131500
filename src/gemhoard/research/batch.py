"""Many games stepped by one compiled call, and what a seat sees of a game as a row.

All the compiled code of the environments is in this file: numba would not notice a change in another.
"""

from typing import Any, NamedTuple, cast

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from gemhoard.bots.desk import DESK, Desk
from gemhoard.bots.greedy import keep_best
from gemhoard.bots.simulation import act, list_choices
from gemhoard.games import CHANCE, NOBODY, Game, State
from gemhoard.games.chance import RNG, Rng, below
from gemhoard.games.engine import CHOICES, Choices, count_bits, loop, new_record, rule
from gemhoard.games.features import Sight, numbers_type, row_type
from gemhoard.games.play import deal, note_sight, redeal_unknown, winners_mask, write_numbers

Row = NDArray[np.int8]

# Who plays the seats that are not the agent's.
SELF, RANDOM, GREEDY = range(3)
OPPONENTS = {"self": SELF, "random": RANDOM, "greedy": GREEDY}

# What a seat sees as zeros and ones, ready for a network, or as small whole numbers.
OBSERVATIONS = FACTS, NUMBERS = "facts", "numbers"

AGENT = 0  # Its seat, unless it plays them all. Who begins is drawn, so that no seat is better.
ILLEGAL = -1.0  # What it gets for a choice that the mask forbids: the game ends.


# ------------------------------------------------------------------ what a seat sees


@loop
def write_sight(state: State, seat: int, sight: Sight) -> None:
    """Into `sight.row`: a 1 for each fact that is true, or numbers, as its type says."""
    sight.row[:] = 0
    _fill(state, seat, sight)


def _fill(state: State, seat: int, sight: Sight) -> None:
    (note_sight if is_for_facts(sight.dtype.names) else write_numbers)(state, seat, sight)


def is_for_facts(fields: Any) -> bool:
    """Whether a record has the room to work that facts take."""
    return "points" in fields


def _way_to_fill(state: Any, seat: Any, sight: Any) -> Any:
    if is_for_facts(sight.fields):
        return lambda state, seat, sight: note_sight(state, seat, sight)
    return lambda state, seat, sight: write_numbers(state, seat, sight)


overload(_fill, jit_options={"forceinline": True}, strict=False)(_way_to_fill)


@loop
def write_mask(state: State, choices: Choices, row: Row) -> None:
    """A row with a 1 for each action that is legal."""
    row[:] = 0
    for i in range(list_choices(state, choices)):
        row[choices.actions[i]] = 1


@loop
def begin(states: Any, desks: Any, luck: Any) -> int:
    """Deal `states[0]` from the table of `states[1]`, and list what may be done then."""
    states[0] = states[1]
    deal(states[0], luck[0])
    return list_choices(states[0], desks[0])


@loop
def advance(states: Any, desks: Any, action: int) -> int:
    """Carry out an action in `states[0]`, unless it is negative, and list what may be done then."""
    if action >= 0:
        # As narrow as in a list, or it would be compiled twice.
        act(states[0], np.uint16(action))  # type: ignore[arg-type]
    return list_choices(states[0], desks[0])


def new_desks() -> Any:
    return np.zeros(1, DESK)


def sight_type(game: Game, observation: str) -> np.dtype[Any]:
    return row_type(game.facts) if observation == FACTS else numbers_type(game.numbers.all)


def sight(game: Game, state: State, seat: int, observation: str = FACTS) -> Row:
    """What a seat sees."""
    seen = new_record(sight_type(game, observation))
    write_sight(state, seat, seen)
    return seen.row  # type: ignore[no-any-return]


def mask(game: Game, state: State) -> Row:
    """What the actor may do, as zeros and ones."""
    row = np.empty(len(game.words), np.int8)
    write_mask(state, cast(Desk, new_desks()[0]), row)
    return row


def shares(game: Game, state: State) -> list[float]:
    """What each seat has of the win. Where nobody at the table wins it is nothing for all."""
    winners = game.winners(state)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(int(state.players))]


# ------------------------------------------------------------------ a batch of games


class Batch(NamedTuple):
    """Games, and what a step writes about each of them."""

    states: Any
    luck: Any  # of each game its own, so that it does not matter which thread steps it
    sights: Any  # records with a row
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]  # who is to act
    rewards: NDArray[np.float64]
    ends: NDArray[np.bool_]
    # Of the games that ended:
    last_sights: Any
    shares: NDArray[np.float64]

    def part(self, games: slice) -> "Batch":
        return Batch._make(array[games] for array in self)


class Room(NamedTuple):
    """What a thread works with."""

    table: Any  # before the deal
    desks: Any  # one
    thoughts: Any  # states that the greedy bot tries things on
    hopes: Any  # its choices, and what the die may bring
    opponents: int


def new_batch(game: Game, players: int, count: int, observation: str) -> Batch:
    return Batch(
        states=np.zeros(count, game.state_type),
        luck=np.zeros(count, RNG),
        sights=np.zeros(count, sight_type(game, observation)),
        masks=np.zeros((count, len(game.words)), np.int8),
        seats=np.zeros(count, np.int64),
        rewards=np.zeros(count),
        ends=np.zeros(count, np.bool_),
        last_sights=np.zeros(count, sight_type(game, observation)),
        shares=np.zeros((count, players)),
    )


def new_room(game: Game, table: State, opponents: int) -> Room:
    tables = np.zeros(1, game.state_type)
    tables[0] = table
    return Room(tables, new_desks(), np.zeros(3, game.state_type), np.zeros(2, CHOICES), opponents)


@loop
def step_games(batch: Batch, room: Room, actions: Any, is_start: bool) -> None:
    """Carry out one action in each game, and play on until the agent is to act. What has ended is dealt anew.

    At the start all are dealt, whatever the actions.
    """
    for i in range(len(batch.states)):
        state = batch.states[i]
        batch.rewards[i], batch.ends[i] = 0, False
        if not is_start:
            step(batch, room, i, actions[i])
        if is_start or batch.ends[i]:
            batch.states[i] = room.table[0]
            deal(state, batch.luck[i])
            play_on(state, room, batch.luck[i])
        show(batch, room, i)


@rule
def step(batch: Batch, room: Room, i: int, action: int) -> None:
    """Carry out an action; if the game ends, say how."""
    state, seat = batch.states[i], batch.seats[i]
    is_legal = batch.masks[i, action] == 1
    if is_legal:
        act(state, action)
        play_on(state, room, batch.luck[i])
        if state.actor != NOBODY:
            return
    batch.ends[i] = True
    write_sight(state, seat, batch.last_sights[i])
    share_out(state, batch.shares[i], is_legal)
    batch.rewards[i] = batch.shares[i, seat] if is_legal else ILLEGAL


@rule
def show(batch: Batch, room: Room, i: int) -> None:
    """What the seat sees that is to act, and what it may do."""
    state = batch.states[i]
    batch.seats[i] = state.actor
    write_sight(state, batch.seats[i], batch.sights[i])
    write_mask(state, room.desks[0], batch.masks[i])


@rule
def share_out(state: State, shares: Any, is_won: bool) -> None:
    """A shared win counts in parts; a game that was broken off is nobody's."""
    winners = winners_mask(state)
    for seat in range(len(shares)):
        shares[seat] = (winners >> seat & 1) / count_bits(winners) if is_won else 0.0


# ------------------------------------------------------------------ those who are not the agent


@loop
def play_on(state: State, room: Room, luck: Rng) -> None:
    """Roll the dice, and let the opponents play, until the agent is to act or the game is over."""
    while is_for_others(state, room.opponents):
        if room.opponents == GREEDY and state.actor != CHANCE:
            count = think(state, room, luck)
            act(state, room.hopes[0].actions[below(luck, count)])
        else:
            count = list_choices(state, room.desks[0])
            act(state, room.desks[0].actions[below(luck, count)])


@rule
def is_for_others(state: State, opponents: int) -> bool:
    return state.actor == CHANCE or (opponents != SELF and state.actor != NOBODY and state.actor != AGENT)


@rule
def think(state: State, room: Room, luck: Rng) -> int:
    """List what the greedy bot would do. It does not know the truth either."""
    room.thoughts[0] = state
    redeal_unknown(room.thoughts[0], state.actor, luck)
    return keep_best(room.thoughts, room.hopes[0], room.hopes[1])
