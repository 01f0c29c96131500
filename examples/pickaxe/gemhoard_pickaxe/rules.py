"""Pickaxe: the state and the rules, in the order of the rulebook. All of it can be compiled."""

import numpy as np

from gemhoard.games.chance import Rng, below, shuffle
from gemhoard.games.engine import CHANCE, NOBODY, Choices, State, record_type, rule
from gemhoard.games.events import Log, emit

MOST_PLAYERS = 4
MAPS = 6
FACES = 6
COLLAPSE = 1  # the face of the die
TURNS_EACH = 6

PHASES = ("dig", "roll", "over")
DIG, ROLL, OVER = range(3)

# The action space: two choices of a player, and the faces of the die, which chance chooses from.
DIG_ON, CARRY_HOME, ROLLS = 0, 1, 2
WORDS = ["dig", "carry", *(f"roll {face}" for face in range(1, FACES + 1))]
OBJECTS = {"dig": (), "carry": (), "roll": ("face",)}

# What can happen: the rule that it follows from, and what the numbers mean that are emitted with it.
EVENTS = {
    "digs": ("P2.1", "seat"),
    "finds": ("P2.2", "seat", "face", "pot"),
    "collapses": ("P2.3", "seat", "pot"),
    "carries": ("P2.4", "seat", "pot", "store"),
    "turn": ("P2.5", "seat"),
    "ends": ("P3.1",),
    "scores": ("P3.2", "seat", "store", "map", "points"),
    "wins": ("P3.3", "seat"),
    "shares-win": ("P3.3", "seat"),
}
DIGS, FINDS, COLLAPSES, CARRIES, TURN, ENDS, SCORES, WINS, SHARES_WIN = range(len(EVENTS))

STATE = record_type(
    [
        ("pot", np.int16),  # what was dug up this turn
        ("store", np.int16, MOST_PLAYERS),  # what was carried home
        ("maps", np.uint8, MAPS),  # by seat; those behind the last seat lie face down
        ("turns", np.int16),  # that are over
        ("players", np.int8),
        ("first", np.int8),
        ("turn", np.int8),
        ("phase", np.uint8),
        ("actor", np.int8),
    ]
)


@rule
def deal(state: State, rng: Rng) -> None:
    """P1.2 Everybody draws a map, unseen by the others. P1.3 The start player is drawn."""
    for place in range(MAPS):
        state.maps[place] = place + 1
    shuffle(rng, state.maps)
    if state.first == NOBODY:
        state.first = below(rng, state.players)
    state.turn = state.actor = state.first


@rule
def legal_actions(state: State, choices: Choices) -> int:
    """List what the actor may do, in ascending order, and return how many choices there are."""
    if state.phase == ROLL:
        for face in range(FACES):
            choices.actions[face] = ROLLS + face
        return FACES
    choices.actions[0] = DIG_ON
    choices.actions[1] = CARRY_HOME
    # P2.1 A turn begins with digging.
    return 0 if state.phase == OVER else 2 if state.pot > 0 else 1


@rule
def apply(state: State, action: int, log: Log | None = None) -> None:
    """Carry out one legal action, in place."""
    if action == DIG_ON:
        emit(log, DIGS, state.turn)
        state.phase = ROLL
        state.actor = CHANCE
    elif action == CARRY_HOME:
        carry_home(state, log)
    else:
        dig(state, action - ROLLS + 1, log)


@rule
def dig(state: State, face: int, log: Log | None) -> None:
    """P2.2 The die decides what is found; P2.3 a 1 makes the tunnel collapse, and all of the turn is lost."""
    if face == COLLAPSE:
        emit(log, COLLAPSES, state.turn, state.pot)
        next_turn(state, log)
    else:
        state.pot += face
        emit(log, FINDS, state.turn, face, state.pot)
        state.phase = DIG
        state.actor = state.turn


@rule
def carry_home(state: State, log: Log | None) -> None:
    """P2.4 From now on it is safe."""
    state.store[state.turn] += state.pot
    emit(log, CARRIES, state.turn, state.pot, state.store[state.turn])
    next_turn(state, log)


@rule
def next_turn(state: State, log: Log | None) -> None:
    """P2.5 Clockwise; P3.1 until everybody has had six turns."""
    state.pot = 0
    state.turns += 1
    if state.turns == TURNS_EACH * state.players:
        end_game(state, log)
        return
    state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
    state.phase = DIG
    state.actor = state.turn
    emit(log, TURN, state.turn)


@rule
def end_game(state: State, log: Log | None) -> None:
    """P3.1 The maps are shown."""
    state.phase = OVER
    state.actor = NOBODY
    emit(log, ENDS)
    winners = winners_mask(state)
    for seat in range(state.players):
        emit(log, SCORES, seat, state.store[seat], state.maps[seat], score(state, seat))
    for seat in range(state.players):
        if winners >> seat & 1:
            emit(log, WINS if winners == 1 << seat else SHARES_WIN, seat)


@rule
def score(state: State, seat: int) -> int:
    """P3.2 What was carried home, and the number on the map."""
    return int(state.store[seat]) + int(state.maps[seat])


@rule
def winners_mask(state: State) -> int:
    """P3.3 Most points; those who are level share the win. One bit a seat."""
    best, mask = -1, 0
    for seat in range(state.players):
        points = score(state, seat)
        if points > best:
            best, mask = points, 0
        mask |= (points == best) << seat
    return mask


@rule
def redeal_unknown(state: State, seat: int, rng: Rng) -> None:
    """P1.2 All maps but the seat's own are dealt again; P3.1 at the end they are open."""
    if state.phase == OVER:
        return
    # By number and not as they lie: what comes out depends on what the seat knows and on the seed alone.
    own = state.maps[seat] if seat >= 0 else 0
    others = np.empty(MAPS, np.uint8)
    count = 0
    for number in range(1, MAPS + 1):
        if number != own:
            others[count] = number
            count += 1
    shuffle(rng, others[:count])
    for place in range(MAPS):
        if place != seat:
            count -= 1
            state.maps[place] = others[count]
