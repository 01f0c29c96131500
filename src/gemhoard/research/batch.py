"""Many games stepped by one compiled call, and what a seat sees of a game as a row.

All the compiled code of the environments is in this file: numba would not notice a change in another.
"""

from typing import Any, NamedTuple, cast

import numpy as np
from numba import types
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from gemhoard.bots.desk import DESK, Desk
from gemhoard.bots.greedy import keep_best
from gemhoard.games import CHANCE, NOBODY, Game, State
from gemhoard.games.chance import RNG, Rng, below
from gemhoard.games.engine import CHOICES, INTERPRETED, Choices, loop, new_record, rule
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


# ------------------------------------------------------------------ several threads

# Looks at what is left before a thread goes to sleep, about a millisecond: waking it takes a fifth of that.
PATIENCE = 1_500_000

# Counters of a step. Whoever raises TAKEN from n has part n to do.
TAKEN, DONE, IS_START = range(3)


class Work(NamedTuple):
    """A step of all games, in parts that threads share: who comes late does fewer."""

    tables: Any
    actions: Any  # one for each of them
    parts: int
    counters: Any


def new_work(tables: Any, parts: int) -> Work:
    counters = np.zeros(3, np.int64)
    counters[TAKEN] = parts
    return Work(tables, np.zeros(len(tables), np.uint16), parts, counters)


@loop
def begin_work(work: Work, is_start: bool) -> None:
    """Offer all parts. The last line does, for it lets other threads see what was written before."""
    work.counters[IS_START] = is_start
    work.counters[DONE] = 0
    put(work.counters, TAKEN, 0)


@loop
def work_on(work: Work, room: Room) -> None:
    """Do parts until all are taken."""
    while True:
        part = add(work.counters, TAKEN, 1)
        if part >= work.parts:
            return
        games = slice(part * len(work.tables) // work.parts, (part + 1) * len(work.tables) // work.parts)
        step_games(work.tables[games], room, work.actions[games], work.counters[IS_START] == 1)
        add(work.counters, DONE, 1)


@loop
def help_with(work: Work, room: Room) -> None:
    """Do parts, and stay awake a while for those of the next step."""
    waited = 0
    while waited < PATIENCE:
        waited += 1
        if look(work.counters, TAKEN) < work.parts:
            work_on(work, room)
            waited = 0


@loop
def is_done(work: Work) -> bool:
    """Whether all parts are done, now or in a while."""
    waited = 0
    while look(work.counters, DONE) < work.parts and waited < PATIENCE:
        waited += 1
    return waited < PATIENCE


def _at(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """The address of a counter: of an array and an index."""
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.gep(array.data, [arguments[1]])


if INTERPRETED:  # There is one thread.

    def look(counters: Any, which: int) -> int:
        return int(counters[which])

    def add(counters: Any, which: int, amount: int) -> int:
        counters[which] += amount
        return int(counters[which] - amount)

    def put(counters: Any, which: int, value: int) -> int:
        return add(counters, which, value - counters[which])
else:

    @intrinsic  # type: ignore[untyped-decorator]
    def look(typing_context: Any, counters: Any, which: Any) -> Any:
        """What a counter says now: plain code would look once and remember."""

        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.load_atomic(_at(context, builder, signature, arguments), "acquire", 8)

        return types.int64(counters, types.intp), build

    def _at_once(operation: str) -> Any:
        """Change a counter while no other thread can, and tell what it was before."""

        @intrinsic  # type: ignore[untyped-decorator]
        def change(typing_context: Any, counters: Any, which: Any, value: Any) -> Any:
            def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                place = _at(context, builder, signature, arguments)
                return builder.atomic_rmw(operation, place, arguments[2], "seq_cst")

            return types.int64(counters, types.intp, types.int64), build

        return change

    add, put = _at_once("add"), _at_once("xchg")
