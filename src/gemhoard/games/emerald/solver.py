"""Emerald for two, solved: the exact winning chance of every action, over all that may still happen.

The table shows its ransoms (option `open_ransom`), so that both players know the same: hands follow from
what everybody saw, and only the face-down cards and those that left the game are unknown, each as likely in
each of those places. One wins what the other loses, and knights only move forward: expectation and minimax,
nothing sampled.
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
from gemhoard.games.emerald.late import late_position
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
from gemhoard.games.game import Game

SCOPE = "Emerald with the option open_ransom"
PLAYERS = 2
COLOURS_IN_PLAY = 4
SHARE = np.array([0.0, 1.0, 0.0, 0.5])  # of seat 0 in the win, by the mask of the winners

# One position on the way from the root, and how far we are with what may follow it.
MOST_ACTIONS = 400  # on the way to the end; longer ones cannot be finished anyway
FRAME = record_type(
    [
        ("place", np.int64),  # of the card just turned up, any of the unseen; else NO_PLACE
        ("count", np.int64),  # what may follow: actions, or kinds of that card
        ("tried", np.int64),  # how many of them
        ("weight", np.int64),  # how many cards there are of the kind being tried
        ("cards", np.int64),  # and of the kinds tried before
        ("chance", np.float64),  # of seat 0 to win, as far as we are
        ("key", np.uint64),  # see `fingerprint`
        ("check", np.uint64),
        ("actions", np.uint16, len(new_record(CHOICES).actions)),
    ]
)

# Positions whose value is known. A new one takes the place of an old one: nothing is lost but time.
TABLE_SIZE = 1 << 22
KNOWN = record_type([("key", np.uint64), ("check", np.uint64), ("chance", np.float64)])
BUDGET = record_type([("positions", np.int64)])


def is_solvable(state: State) -> bool:
    return bool(state.open_ransom)


def start(game: Game, seed: int) -> State:
    """Games rarely get late enough to be finished: this one is played at random to where it did."""
    return late_position(game.blank(PLAYERS, options={"open_ransom": True}), seed)


def solve(state: State, positions: int) -> dict[int, float] | None:
    """The winning chance of every legal action for the actor, a shared win counting half.

    None where more than so many positions would have to be looked at.
    """
    stack, frames = np.zeros(MOST_ACTIONS, STATE), np.zeros(MOST_ACTIONS, FRAME)
    table, budget = np.zeros(TABLE_SIZE, KNOWN), new_record(BUDGET)
    budget.positions = positions
    chances = {}
    for action in frames[0].actions[: legal_actions(state, frames[0])].tolist():
        stack[0] = state
        apply(stack[0], action)
        frames[0].place = turned_up(state, stack[0])
        chance = value(stack, frames, table, budget)
        chances[action] = 1.0 - chance if state.actor == 1 else chance
    return None if budget.positions < 0 else chances


@loop
def value(stack: Any, frames: Any, table: Any, budget: Any) -> float:
    """The chance that seat 0 wins from `stack[0]`, in the depth first.

    A loop, since a compiled function that calls itself crashes when it comes from the cache on disk.
    """
    depth = 0
    begin(stack, frames, depth, table, budget)
    while True:
        if frames[depth].tried < frames[depth].count:
            step(stack, frames, depth)
            depth += 1
            begin(stack, frames, depth, table, budget)
        else:
            finish(frames[depth], table)
            if depth == 0:
                return frames[0].chance
            depth -= 1
            weigh(stack[depth].actor, frames[depth], frames[depth + 1].chance)


@rule
def begin(stack: Any, frames: Any, depth: int, table: Any, budget: Any) -> None:
    """See what may follow a position: nothing, where its value is known."""
    state, frame = stack[depth], frames[depth]
    frame.tried = frame.count = frame.cards = frame.key = 0
    if state.actor == NOBODY:
        frame.chance = SHARE[winners_mask(state)]
    elif frame.place != NO_PLACE:
        frame.chance, frame.count = 0.0, GOLD_VALUES
    elif not is_known(state, frame, table) and goes_on(budget, depth + 1 < len(stack)):
        frame.chance = 1.0 if state.actor == 1 else 0.0
        frame.count = legal_actions(state, frame)


@rule
def is_known(state: State, frame: Any, table: Any) -> bool:
    frame.key, frame.check = fingerprint(state)
    known = table[frame.key & np.uint64(len(table) - 1)]
    frame.chance = known.chance
    return known.key == frame.key and known.check == frame.check


@rule
def goes_on(budget: Any, has_room: bool) -> bool:
    """Count one more position. Once there were too many, nothing more is looked at."""
    budget.positions = budget.positions - 1 if has_room and budget.positions > 0 else -1
    return budget.positions >= 0


@loop
def step(stack: Any, frames: Any, depth: int) -> None:
    """Go on to the next that may follow: another kind of card turned up, or another action."""
    frame = frames[depth]
    stack[depth + 1] = stack[depth]
    frames[depth + 1].place = NO_PLACE
    if frame.place != NO_PLACE:
        frame.weight = turn_up(stack[depth + 1], frame.place, frame.tried + 1)
    else:
        apply(stack[depth + 1], frame.actions[frame.tried])
        frames[depth + 1].place = turned_up(stack[depth], stack[depth + 1])
    frame.tried += 1


@rule
def weigh(actor: int, frame: Any, chance: float) -> None:
    """What was tried last has this chance. Nothing is better than a sure win: then all is tried."""
    if frame.place != NO_PLACE:
        frame.chance += frame.weight * chance
        frame.cards += frame.weight
    elif actor == CHANCE:
        frame.chance += chance / frame.count
    elif actor == 0:
        frame.chance = max(frame.chance, chance)
        frame.tried = frame.count if frame.chance == 1.0 else frame.tried
    else:
        frame.chance = min(frame.chance, chance)
        frame.tried = frame.count if frame.chance == 0.0 else frame.tried


@rule
def finish(frame: Any, table: Any) -> None:
    """All has been tried."""
    if frame.place != NO_PLACE and frame.cards > 0:
        frame.chance /= frame.cards
    elif frame.count > 0:
        known = table[frame.key & np.uint64(len(table) - 1)]
        known.key, known.check, known.chance = frame.key, frame.check, frame.chance


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
FEATURES = GEMS_LEFT + GOLD_VALUES + 1  # as many as of gold, for one loop to serve both
FEATURE_VALUES = 32  # most: a pile's height, at most 3, times 8, and the card on top
WORDS = np.random.default_rng(1).integers(1 << 64, size=(FEATURES, FEATURE_VALUES, 2), dtype=np.uint64)

Words = tuple[Any, Any]


@rule
def mixed(words: Words, feature: int, value: int) -> Words:
    return words[0] ^ WORDS[feature, value, 0], words[1] ^ WORDS[feature, value, 1]


@loop
def fingerprint(state: State) -> Words:
    """Two words for all that the future depends on: not the ledger, nor how the unseen cards lie."""
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
    """The first pile that a knight can still come to: what lies before it is useless to everybody."""
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
    """All cards of the table by kind: with the open ones known, they give the unseen."""
    counts = 0
    for i in range(len(cards)):
        counts += 1 << 8 * int(cards[i])
    for kind in range(1, GOLD_VALUES + 1):
        words = mixed(words, left + kind, counts >> 8 * kind & 255)
    return words
