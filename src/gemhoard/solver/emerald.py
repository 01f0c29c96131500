"""Emerald for two, solved: the exact winning chance of every action, over all that may still happen.

The table shows its ransoms (option `open_ransom`), so that both players know the same: hands follow from what
everybody saw, and only the face-down cards and those that left the game are unknown, each as likely in each of
those places. Constant-sum with chance, and knights only move forward: expectation and minimax, nothing sampled.
"""

from typing import Any

import numpy as np

from gemhoard.games.emerald.components import (
    CASTLE,
    CAVE_FIELDS,
    FIRST_CAVE_FIELD,
    GEM_CARDS,
    GEM_PILE_STARTS,
    GEMS,
    GOLD_CARDS,
    GOLD_PILE_STARTS,
    GOLD_VALUES,
    PLACES,
)
from gemhoard.games.emerald.rules import apply, legal_actions
from gemhoard.games.emerald.scoring import winners_mask
from gemhoard.games.emerald.state import STATE, TAKE
from gemhoard.games.engine import (
    CHANCE,
    CHOICES,
    NOBODY,
    State,
    loop,
    lowest_bit,
    new_record,
    record_type,
    rule,
)

PLAYERS = 2
COLOURS_IN_PLAY = 4
MOST_ACTIONS = 400  # from a position to the end; deeper ones cannot be finished anyway
SHARE = np.array([0.0, 1.0, 0.0, 0.5])  # of seat 0 in the win, by the mask of the winners

# Positions whose value is known. A new one takes the place of an old one: nothing is lost but time.
TABLE_SIZE = 1 << 22
KNOWN = record_type([("key", np.uint64), ("check", np.uint64), ("value", np.float64)])
BUDGET = record_type([("positions", np.int64)])


def solve(state: State, positions: int) -> dict[int, float] | None:
    """The winning chance of every legal action for the actor, a shared win counting half.

    None where more than so many positions would have to be looked at.
    """
    stack, choices = np.zeros(MOST_ACTIONS, STATE), np.zeros(MOST_ACTIONS, CHOICES)
    table, budget = np.zeros(TABLE_SIZE, KNOWN), new_record(BUDGET)
    budget.positions = positions
    chances = {}
    for action in choices[0].actions[: legal_actions(state, choices[0])].tolist():
        stack[0] = state
        apply(stack[0], action)
        chance = value(stack, choices, 0, turned_up(state, stack[0]), table, budget)
        chances[action] = 1.0 - chance if state.actor == 1 else chance
    return None if budget.positions < 0 else chances


@loop
def value(stack: Any, choices: Any, depth: int, place: int, table: Any, budget: Any) -> float:
    """The chance that seat 0 wins from `stack[depth]`, where the card at `place` has just been turned up.

    One function, since compiled ones that call each other in turn are not found again in the cache on disk.
    """
    state = stack[depth]
    if state.actor == NOBODY:
        return SHARE[winners_mask(state)]
    if place != NO_PLACE:
        total, cards = 0.0, 0
        for kind in range(1, GOLD_VALUES + 1):
            count = turn_up(state, place, kind)
            if count > 0:
                total += count * value(stack, choices, depth, NO_PLACE, table, budget)
                cards += count
        return total / cards
    key, check = fingerprint(state)
    known = table[key & np.uint64(len(table) - 1)]
    if known.key == key and known.check == check:
        return known.value
    if not goes_on(budget, depth + 1 < len(stack)):
        return 0.0
    chance = START[state.actor + 1]
    count = legal_actions(state, choices[depth])
    for i in range(count):
        place = step(stack, depth, choices[depth].actions[i])
        each = value(stack, choices, depth + 1, place, table, budget)
        chance = preferred(state.actor, chance, each, count)
        if is_sure(state.actor, chance):
            break
    known.key, known.check, known.value = key, check, chance
    return chance


@loop
def step(stack: Any, depth: int, action: int) -> int:
    """Let an action lead from `stack[depth]` to the next, and return the place that it has turned up."""
    stack[depth + 1] = stack[depth]
    apply(stack[depth + 1], action)
    return turned_up(stack[depth], stack[depth + 1])


# What a choice starts from, before any action is looked at: of chance, of seat 0, of seat 1.
START = np.array([0.0, 0.0, 1.0])


@rule
def preferred(actor: int, chance: float, each: float, count: int) -> float:
    """Seat 0 takes what is best for it, seat 1 what is worst for seat 0; all rolls are alike."""
    if actor == CHANCE:
        return chance + each / count
    return max(chance, each) if actor == 0 else min(chance, each)


@rule
def is_sure(actor: int, chance: float) -> bool:
    """Nothing is better than a sure win."""
    return (actor == 0 and chance == 1.0) or (actor == 1 and chance == 0.0)


@rule
def goes_on(budget: Any, has_room: bool) -> bool:
    """Count one more position; once there were too many it is all over soon."""
    budget.positions = budget.positions - 1 if has_room and budget.positions > 0 else -1
    return budget.positions >= 0


# ------------------------------------------------------------------ the unseen cards

# Where a card lies: the gold cards in their row, and behind them the gems in theirs.
NO_PLACE = -1


@rule
def turned_up(before: State, after: State) -> int:
    """The place of the card that an action has uncovered, which can be any of the unseen; or NO_PLACE."""
    for pile in range(CAVE_FIELDS):
        if 0 < after.gold_height[pile] < before.gold_height[pile]:
            return int(GOLD_PILE_STARTS[pile]) + int(after.gold_height[pile]) - 1
        if 0 < after.gems_height[pile] < before.gems_height[pile]:
            return GOLD_CARDS + int(GEM_PILE_STARTS[pile]) + int(after.gems_height[pile]) - 1
    return NO_PLACE


@loop
def turn_up(state: State, place: int, kind: int) -> int:
    """Let a place just turned up show a kind of card, and return how many of the unseen are of it.

    It is exchanged with an unseen one. Where there is none of that kind nothing changes.
    """
    if place < GOLD_CARDS:
        return exchange(state.gold, state.gold_height, GOLD_PILE_STARTS, GOLD_CARDS, place, kind)
    return exchange(state.gems, state.gems_height, GEM_PILE_STARTS, GEM_CARDS, place - GOLD_CARDS, kind)


@rule
def exchange(cards: Any, heights: Any, starts: Any, size: int, place: int, kind: int) -> int:
    count, other = 0, place
    if cards[place] == kind:
        count = 1
    for i in range(size):
        if cards[i] == kind and is_unseen(heights, starts, size, i):
            count += 1
            other = i if cards[place] != kind else other
    cards[other], cards[place] = cards[place], cards[other]
    return count


@rule
def is_unseen(heights: Any, starts: Any, size: int, place: int) -> bool:
    """E8.1 Below the top of its pile, or among the two that left the game."""
    if place >= size - 2:
        return True
    pile = CAVE_FIELDS - 1
    while starts[pile] > place:
        pile -= 1
    return place < int(starts[pile]) + int(heights[pile]) - 1


# ------------------------------------------------------------------ positions with the same future

# All that the future depends on, one feature after the other; each has a random word for each of its values.
PHASE, TURN, MOVED_COLOUR, MOVED_PLACE, AT, CAUGHT_COLOUR, CAUGHT_MOVED, PASSES = range(8)
DRAGON, FACING, BAR, FOUR = range(8, 12)
KNIGHTS = 12  # by colour and place
TREASURES = KNIGHTS + COLOURS_IN_PLAY * PLACES  # by seat
HANDS = TREASURES + PLAYERS  # by seat and value
OWNED = HANDS + PLAYERS * (GOLD_VALUES + 1)  # by seat and kind
GOLD = OWNED + PLAYERS * (len(GEMS) + 1)  # by pile
GEM = GOLD + CAVE_FIELDS
GOLD_LEFT = GEM + CAVE_FIELDS  # by value
GEMS_LEFT = GOLD_LEFT + GOLD_VALUES + 1  # by kind
FEATURES = GEMS_LEFT + len(GEMS) + 1
FEATURE_VALUES = 32  # most: a pile's height, at most 3, times 8, and the card on top
WORDS = np.random.default_rng(1).integers(1 << 64, size=(FEATURES, FEATURE_VALUES, 2), dtype=np.uint64)

Words = tuple[Any, Any]


@rule
def mixed(words: Words, feature: int, value: int) -> Words:
    return words[0] ^ WORDS[feature, value, 0], words[1] ^ WORDS[feature, value, 1]


@loop
def fingerprint(state: State) -> Words:
    """Two words that stand for all that the future depends on: not the ledger, nor how the unseen cards lie."""
    words = mixed(mixed((np.uint64(0), np.uint64(0)), PHASE, state.phase), TURN, state.turn)
    words = mixed(mixed(words, MOVED_COLOUR, state.moved_colour), MOVED_PLACE, state.moved_place)
    words = mixed(mixed(words, CAUGHT_COLOUR, state.caught_colour), CAUGHT_MOVED, state.caught_moved)
    words = mixed(mixed(words, AT, state.at), PASSES, state.passes)
    words = mixed(mixed(words, DRAGON, state.dragon), FACING, state.facing + 1)
    words = mixed(mixed(words, BAR, state.bar), FOUR, state.four - NOBODY)
    words = mixed_belongings(mixed_knights(words, state), state)
    first = first_pile(state)
    words = mixed_piles(words, state.gold, state.gold_height, GOLD_PILE_STARTS, first, GOLD, GOLD_LEFT)
    return mixed_piles(words, state.gems, state.gems_height, GEM_PILE_STARTS, first, GEM, GEMS_LEFT)


@rule
def mixed_knights(words: Words, state: State) -> Words:
    for colour in range(COLOURS_IN_PLAY):
        places = state.stands[colour]
        while places:
            place = lowest_bit(places)
            words = mixed(words, KNIGHTS + colour * PLACES + place, state.knights[colour, place])
            places &= places - 1
    return words


@rule
def mixed_belongings(words: Words, state: State) -> Words:
    for seat in range(PLAYERS):
        words = mixed(words, TREASURES + seat, state.treasures[seat])
        for card in range(1, GOLD_VALUES + 1):
            words = mixed(words, HANDS + seat * (GOLD_VALUES + 1) + card, state.hands[seat, card])
        for kind in range(1, len(GEMS) + 1):
            words = mixed(words, OWNED + seat * (len(GEMS) + 1) + kind, state.owned[seat, kind])
    return words


@rule
def first_pile(state: State) -> int:
    """The first pile that a knight can still come to: what lies before it is of no use to anybody."""
    if state.phase == TAKE:
        return 0
    places = state.stands[0] | state.stands[1] | state.stands[2] | state.stands[3]
    if places >> CASTLE:
        return 0
    return max(lowest_bit(places) + 1 - FIRST_CAVE_FIELD, 0)


@loop
def mixed_piles(
    words: Words, cards: Any, heights: Any, starts: Any, first: int, piles: int, left: int
) -> Words:
    """The open cards, and how many of each kind there are, as long as one can still be turned up."""
    is_covered = False
    for pile in range(first, CAVE_FIELDS):
        height = int(heights[pile])
        if height > 0:
            top = int(cards[int(starts[pile]) + height - 1])
            words = mixed(words, piles + pile, height * 8 + top)
            is_covered |= height > 1
    return mixed_unseen(words, cards, left) if is_covered else words


@rule
def mixed_unseen(words: Words, cards: Any, left: int) -> Words:
    """All cards of the table by kind: with the open ones known, they tell the unseen."""
    counts = 0
    for i in range(len(cards)):
        counts += 1 << 8 * int(cards[i])
    for kind in range(1, GOLD_VALUES + 1):
        words = mixed(words, left + kind, counts >> 8 * kind & 255)
    return words
