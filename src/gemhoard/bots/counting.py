"""How often each thing happened in many games, counted while compiled loops play them.

Events are distinguished by their kind and by those of their numbers that the rules they cite depend on: so
few are different that each has to be put into words only once.
"""

from typing import Any

import numpy as np

from gemhoard.games import Game
from gemhoard.games.engine import new_record, record_type, rule
from gemhoard.games.events import MOST_EVENTS, NUMBERS, Log

MOST_KINDS = 64
MOST_DIFFERENT = 1024
SLOTS = 2 * MOST_DIFFERENT

# One record, since passing it is free, while an array counts its users atomically.
Counter = np.record
COUNTER = record_type(
    [
        ("relevant", np.int32, (MOST_KINDS, 1 + NUMBERS)),  # all bits of the numbers that distinguish events
        ("length", np.int64, MOST_KINDS),  # how many numbers of a code are to be looked at
        ("slots", np.int16, SLOTS),  # a hash table: which of the codes, counted from 1; 0 for none
        ("codes", np.int32, (MOST_DIFFERENT, 1 + NUMBERS)),  # the first of each different event
        ("used", np.int64),  # how many of them there are
    ]
)


def can_count(game: Game) -> bool:
    return game.cited_numbers is not None and len(game.event_kinds) <= MOST_KINDS


def new_counter(game: Game) -> Counter:
    counter = new_record(COUNTER)
    for kind in range(len(game.event_kinds)):
        numbers = [0, *(game.cited_numbers or {}).get(kind, ())]
        counter.relevant[kind, numbers] = -1
        counter.length[kind] = 1 + max(numbers)
    return counter


@rule
def has_room(counter: Counter) -> bool:
    """Whether the events of one more action fit in."""
    return bool(counter.used <= MOST_DIFFERENT - MOST_EVENTS)


@rule
def find(counter: Counter, log: Log, row: int) -> int:
    """Which of the different events one of the log is; a new one is added."""
    slot = hash_of(counter, log, row) % SLOTS
    while counter.slots[slot] > 0 and not is_alike(counter, log, row, counter.slots[slot] - 1):
        slot = (slot + 1) % SLOTS
    if counter.slots[slot] == 0:
        for i in range(1 + NUMBERS):
            counter.codes[counter.used, i] = log.codes[row, i]
        counter.used += 1
        counter.slots[slot] = counter.used
    return int(counter.slots[slot]) - 1


@rule
def hash_of(counter: Counter, log: Log, row: int) -> int:
    mixed, kind = 0, log.codes[row, 0]
    for i in range(counter.length[kind]):
        mixed = (mixed * 31 + int(log.codes[row, i] & counter.relevant[kind, i])) & 0x3FFFFFFF
    return mixed


@rule
def is_alike(counter: Counter, log: Log, row: int, place: int) -> bool:
    kind = log.codes[row, 0]
    if counter.codes[place, 0] != kind:
        return False
    for i in range(counter.length[kind]):
        if (log.codes[row, i] ^ counter.codes[place, i]) & counter.relevant[kind, i]:
            return False
    return True


def codes_seen(counter: Counter) -> list[list[int]]:
    codes: Any = counter.codes[: int(counter.used)].tolist()
    return list(codes)
