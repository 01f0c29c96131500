"""What a seat sees as a list of small facts, each a number: what a network of the bots reads."""

import numpy as np

from gemhoard.games.engine import record_type, rule

Facts = np.record
# A fact is true or absent. Room for as many as are ever true together.
MOST_FACTS = 512
FACTS = record_type([("count", np.int64), ("numbers", np.uint16, MOST_FACTS)])


@rule
def note(facts: Facts, first: int, number: int = 0) -> None:
    """The fact of that number in a group."""
    # Wide: a small number added to a large one would not fit, interpreted.
    facts.numbers[facts.count] = first + np.int64(number)
    facts.count += 1


@rule
def note_amount(facts: Facts, first: int, amount: int, most: int) -> None:
    """One fact for each amount from 1 on, more than `most` being the same; none for 0."""
    if amount > 0:
        note(facts, first, min(int(amount), most) - 1)


@rule
def note_level(facts: Facts, first: int, amount: int, most: int) -> None:
    """A fact for each step up to the amount, so that more is like a little less, and then some."""
    for step in range(min(int(amount), most)):
        note(facts, first, step)


def lay_out(**sizes: int) -> tuple[dict[str, int], int]:
    """Where each group of facts begins, one after the other, and how many there are in all."""
    firsts, total = {}, 0
    for name, size in sizes.items():
        firsts[name] = total
        total += size
    return firsts, total
