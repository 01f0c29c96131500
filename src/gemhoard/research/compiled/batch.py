"""Many games stepped by one compiled call, and what a seat sees of a game as a row."""

from typing import Any, NamedTuple, cast

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from gemhoard.bots.desk import DESK, Desk
from gemhoard.bots.greedy import keep_best
from gemhoard.games import CHANCE, NOBODY, Game, State
from gemhoard.games.chance import RNG, Rng, below
from gemhoard.games.engine import CHOICES, Choices, loop, new_record, rule
from gemhoard.games.features import Sight, numbers_type, row_type
from gemhoard.games.play import (
    act,
    deal,
    list_choices,
    note_sight,
    redeal_unknown,
    share_out,
    write_numbers,
)

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

Table = np.record


def table_type(game: Game, players: int, observation: str) -> np.dtype[Any]:
    """A game, and what a step writes about it."""
    seen = sight_type(game, observation)
    fields: list[Any] = [
        ("luck", RNG),  # each has its own, so that it does not matter which thread steps it
        ("seat", np.int64),  # who is to act
        ("reward", np.float64),
        ("shares", np.float64, players),  # if it has ended
        ("has_ended", np.bool_),
        ("state", game.state_type),
        ("mask", np.int8, len(game.words)),
        ("sight", seen),
        ("last_sight", seen),  # if it has ended
    ]
    # Aligned, unlike records of our own: libraries that are handed the rewards of all tables expect it.
    return np.dtype((np.record, np.dtype(fields, align=True)))


class Room(NamedTuple):
    """What a thread works with."""

    blank: Any  # a state before the deal
    desks: Any  # one
    thoughts: Any  # states that the greedy bot tries things on
    choices: Any  # what it may do, and what the die may bring
    opponents: int


def new_room(game: Game, blank: State, opponents: int) -> Room:
    blanks = np.zeros(1, game.state_type)
    blanks[0] = blank
    return Room(blanks, new_desks(), np.zeros(3, game.state_type), np.zeros(2, CHOICES), opponents)


@loop
def step_games(tables: Any, room: Room, actions: Any, is_start: bool) -> None:
    """One action at each table, then on until the agent is to act. What has ended is dealt anew.

    At the start all are dealt, whatever the actions.
    """
    for i in range(len(tables)):
        table = tables[i]
        table.reward, table.has_ended = 0, False
        if not is_start:
            step(table, room, actions[i])
        if is_start or table.has_ended:
            table.state = room.blank[0]
            deal(table.state, table.luck)
            play_on(table.state, room, table.luck)
        show(table, room)


@rule
def step(table: Table, room: Room, action: int) -> None:
    """Carry out an action; if the game ends, say how."""
    is_legal = table.mask[action] == 1
    if is_legal:
        act(table.state, action)
        play_on(table.state, room, table.luck)
    if not is_legal or table.state.actor == NOBODY:
        table.has_ended = True
        write_sight(table.state, table.seat, table.last_sight)
        if is_legal:
            share_out(table.state, table.shares)
            table.reward = table.shares[table.seat]
        else:  # It was broken off, and is nobody's.
            table.shares[:] = 0
            table.reward = ILLEGAL


@rule
def show(table: Table, room: Room) -> None:
    """What the seat sees that is to act, and what it may do."""
    seat = table.seat = table.state.actor
    write_sight(table.state, seat, table.sight)
    write_mask(table.state, room.desks[0], table.mask)


# ------------------------------------------------------------------ those who are not the agent


@loop
def play_on(state: State, room: Room, luck: Rng) -> None:
    """Roll the dice, and let the opponents play, until the agent is to act or the game is over."""
    while is_for_others(state, room.opponents):
        if room.opponents == GREEDY and state.actor != CHANCE:
            count = think(state, room, luck)
            act(state, room.choices[0].actions[below(luck, count)])
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
    return keep_best(room.thoughts, room.choices[0], room.choices[1])
