"""Kadora for two, the last round solved: the exact chance to win of every action, over all unseen cards.

The piles are empty. A player knows the colours of all cards and the faces of all but the other's hand and the
cards set aside; every way to share the unseen faces out by colour is as likely as any other. That is all it
goes by: what the other did before gives no information.

In the last turn the player takes what wins most often. In the turn before, the other has a turn to come: it
will take what wins most often for itself, by what it sees (not the first one's hand), and among equally good
actions any one. The virtual player may win too (K4.7): the chances of both do not add up to one.

All counting is in whole sixths of a win, since two or three may share it: equally good is exactly equal.
"""

from typing import Any

import numpy as np

from gemhoard.games.engine import (
    CHOICES,
    NOBODY,
    State,
    count_bits,
    loop,
    new_record,
    record_type,
    rule,
)
from gemhoard.games.game import Game
from gemhoard.games.kadora.components import COLOUR, COLOURS, FACES, HAND, NO_CARD, VALUE, VALUES
from gemhoard.games.kadora.rules import apply, legal_actions
from gemhoard.games.kadora.scoring import card_count, winners_mask
from gemhoard.games.kadora.state import STATE, aside_end, aside_start

SCOPE = "the last round of Kadora"
PLAYERS = 2
VIRTUAL = 2  # K4.7 the virtual player's seat
WIN = 6
TURN_ACTIONS = 2  # a gift and a card

# What a seat does not see: the faces by colour, and one way to pick the other's hand from them.
UNSEEN = record_type(
    [
        ("pool", np.uint8, (len(COLOURS), FACES)),  # cards of each colour, ascending
        ("left", np.int64, len(COLOURS)),  # how many of them
        ("cards", np.int64),  # in the other's hand
        ("colours", np.uint8, HAND),  # of these
        ("picks", np.int64, HAND),  # which of its colour each is
    ]
)

# What the other's hand may be worth, colour by colour (see `packed`), and in how many ways. Its last turn
# played, the other has three cards.
MOST_BELIEFS = VALUES ** (HAND - 1)
BELIEFS = record_type(
    [
        ("count", np.int64),
        ("worth", np.int64, MOST_BELIEFS),
        ("ways", np.int64, MOST_BELIEFS),
        ("truth", np.int64),  # what it is worth as the cards lie
        ("number", np.int64),  # of these beliefs among others
    ]
)

# Ends of the game already evaluated: many ways to play come to the same.
KNOWN = record_type(
    [
        ("beliefs", np.int64),
        ("mine", np.int64),
        ("yours", np.int64),
        ("own", np.int64),
        ("others", np.float64),
    ]
)
KNOWN_SIZE = 4096


def is_solvable(state: State) -> bool:
    return bool(state.last > 0)


def start(game: Game, seed: int) -> State:
    """Every game comes to its last round."""
    return game.new(PLAYERS, seed=seed)


def solve(state: State, budget: int) -> dict[int, float]:
    """The winning chance of every legal action for the actor, by its share in the win.

    No round is so long that any budget would be needed.
    """
    chances: dict[int, float] = {}
    plans, firsts = finish_turn(state)
    for action, chance in zip(firsts, win_chances(state, plans), strict=True):
        chances[action] = max(chance, chances.get(action, 0.0))
    return chances


def finish_turn(state: State) -> tuple[Any, list[int]]:
    """Every way to play the turn to its end: the states, and the first action that leads to each."""
    found, firsts = [], []
    for action in legal(state):
        after = state.copy()
        apply(after, action)
        ends = [after] if after.actor != state.actor else finish_turn(after)[0]
        found += list(ends)
        firsts += [action] * len(ends)
    # Those that leave the same hand stand together, and share what the other may believe of it.
    order = sorted(range(len(found)), key=lambda i: found[i].hands.tobytes())
    return np.array([found[i] for i in order], STATE), [firsts[i] for i in order]


def legal(state: State) -> list[int]:
    choices = new_record(CHOICES)
    actions: list[int] = choices.actions[: legal_actions(state, choices)].tolist()
    return actions


def win_chances(state: State, plans: Any) -> list[float]:
    """The chance of the state's actor to win with each of its plans."""
    seat, unseen, beliefs = int(state.actor), new_record(UNSEEN), new_record(BELIEFS)
    list_unseen(state, seat, unseen)
    if state.last == 1:
        believe(state, unseen, beliefs)
        sixths = np.array([count_wins(plan, seat, beliefs) for plan in plans])
        return (sixths / (WIN * beliefs.ways.sum())).tolist()
    sums = np.zeros(len(plans))
    stack, choices = np.zeros(TURN_ACTIONS + 1, STATE), np.zeros(TURN_ACTIONS, CHOICES)
    hands = play_on(plans, unseen, sums, stack, choices, np.zeros(KNOWN_SIZE, KNOWN))
    return (sums / (WIN * hands)).tolist()


# ------------------------------------------------------------------ what a seat does not see


@loop
def list_unseen(state: State, seat: int, unseen: Any) -> None:
    """K5.1, K5.2 The other's hand and the cards set aside, of which the colours are known."""
    other = 1 - int(seat)
    unseen.left[:] = 0
    unseen.cards = 0
    for i in range(HAND):
        card = state.hands[other, i]
        put_into_pool(unseen.pool, unseen.left, card)
        if card != NO_CARD:
            unseen.colours[unseen.cards] = COLOUR[card]
            unseen.cards += 1
    for i in range(aside_start(state), aside_end(state)):
        put_into_pool(unseen.pool, unseen.left, state.stock[i])
    unseen.picks[0] = 0
    pick_behind(unseen, 0)


@rule
def put_into_pool(pool: Any, left: Any, card: int) -> None:
    """In order, so that what is drawn depends on what the seat knows and on the seed alone."""
    if card == NO_CARD:
        return
    colour = COLOUR[card]
    i = left[colour]
    while i > 0 and pool[colour, i - 1] > card:
        pool[colour, i] = pool[colour, i - 1]
        i -= 1
    pool[colour, i] = card
    left[colour] += 1


@rule
def pick_behind(unseen: Any, first: int) -> bool:
    """Pick the lowest cards behind the first, each above the one before where it is of the same colour."""
    for i in range(first + 1, unseen.cards):
        is_alike = unseen.colours[i] == unseen.colours[i - 1]
        unseen.picks[i] = unseen.picks[i - 1] + 1 if is_alike else 0
    for i in range(first, unseen.cards):
        if unseen.picks[i] >= unseen.left[unseen.colours[i]]:
            return False
    return True


@rule
def pick_next(unseen: Any) -> bool:
    """Another hand, until there is none left."""
    for i in range(unseen.cards - 1, -1, -1):
        unseen.picks[i] += 1
        if pick_behind(unseen, i):
            return True
    return False


@rule
def picked(unseen: Any, i: int) -> int:
    return unseen.pool[unseen.colours[i], unseen.picks[i]]


@rule
def deal_picked(state: State, seat: int, unseen: Any) -> None:
    """Let a seat hold the cards picked, and the others be set aside."""
    for i in range(unseen.cards):
        state.hands[seat, i] = picked(unseen, i)
    place, pick = aside_start(state), 0
    for colour in range(len(COLOURS)):
        for i in range(unseen.left[colour]):
            card = unseen.pool[colour, i]
            if pick < unseen.cards and picked(unseen, pick) == card:
                pick += 1
            else:
                state.stock[place] = card
                place += 1


# ------------------------------------------------------------------ what it may be worth

COLOUR_BITS = 8


@rule
def packed(card: int) -> int:
    """A card's value in its colour's part of a number: the sum of several has one total a colour."""
    return int(VALUE[card]) << COLOUR_BITS * int(COLOUR[card])


@rule
def part(worth: int, colour: int) -> int:
    return worth >> COLOUR_BITS * colour & (1 << COLOUR_BITS) - 1


@loop
def believe(state: State, unseen: Any, beliefs: Any) -> None:
    """All that the other's hand may be worth, to one who sees what is `unseen` as it was first picked."""
    other = 1 - int(state.turn)
    beliefs.count = beliefs.truth = 0
    beliefs.number += 1
    for i in range(unseen.cards):
        beliefs.truth += packed(state.hands[other, i])
    more = True
    while more:
        worth = 0
        for i in range(unseen.cards):
            worth += packed(picked(unseen, i))
        add_belief(beliefs, worth)
        more = pick_next(unseen)
    beliefs.ways[beliefs.count :] = 0


@rule
def add_belief(beliefs: Any, worth: int) -> None:
    i = 0
    while i < beliefs.count and beliefs.worth[i] != worth:
        i += 1
    if i == beliefs.count:
        beliefs.worth[i] = worth
        beliefs.ways[i] = 0
        beliefs.count += 1
    beliefs.ways[i] += 1


# ------------------------------------------------------------------ the end


@loop
def count_wins(state: State, seat: int, beliefs: Any) -> int:
    """The wins of a seat at the end, in sixths, over all ways that it believed the cards could lie."""
    wins, worth = 0, beliefs.truth
    for i in range(beliefs.count):
        exchange(state, 1 - int(seat), worth, beliefs.worth[i])
        worth = beliefs.worth[i]
        wins += beliefs.ways[i] * sixths(winners_mask(state), seat)
    exchange(state, 1 - int(seat), worth, beliefs.truth)
    return wins


@rule
def exchange(state: State, seat: int, before: int, after: int) -> None:
    """Let a seat have held other cards than it did: the virtual player has what it has not."""
    for colour in range(len(COLOURS)):
        more = part(after, colour) - part(before, colour)
        state.loot_value[seat, colour] += more
        state.loot_value[VIRTUAL, colour] -= more


@rule
def sixths(winners: int, seat: int) -> int:
    """K4.6 A seat's share in the win."""
    return WIN // int(count_bits(winners)) if winners >> int(seat) & 1 else 0


@rule
def totals(state: State, seat: int) -> int:
    """All that the scoring looks at of a seat, in one number."""
    number = card_count(state, seat)
    for colour in range(len(COLOURS)):
        number = number << COLOUR_BITS | int(state.loot_value[seat, colour])
    return number


@loop
def outcome(state: State, beliefs: Any, known: Any) -> tuple[int, float]:
    """What the one who played last believes that its end is worth, and what it is worth to the other."""
    seat = int(state.turn)
    mine, yours = totals(state, seat), totals(state, 1 - seat)
    entry = known[(mine % 4093 + yours % 4091) % KNOWN_SIZE]
    if entry.beliefs != beliefs.number or entry.mine != mine or entry.yours != yours:
        entry.beliefs, entry.mine, entry.yours = beliefs.number, mine, yours
        entry.others = sixths(winners_mask(state), 1 - seat)
        entry.own = count_wins(state, seat, beliefs)
    return entry.own, entry.others


# ------------------------------------------------------------------ the other's last turn


@loop
def play_on(plans: Any, unseen: Any, sums: Any, stack: Any, choices: Any, known: Any) -> int:
    """Sum up what each plan wins against each hand that the other may have, and return how many there are."""
    others, beliefs = np.zeros(1, UNSEEN)[0], np.zeros(1, BELIEFS)[0]
    hands, more = 0, True
    while more:
        for plan in range(len(plans)):
            stack[0] = plans[plan]
            seat = int(stack[0].turn)
            deal_picked(stack[0], seat, unseen)
            if plan == 0 or differs(plans[plan - 1], plans[plan], 1 - seat):
                list_unseen(stack[0], seat, others)
                believe(stack[0], others, beliefs)
            sums[plan] += reply(stack, choices, beliefs, known)
        hands += 1
        more = pick_next(unseen)
    return hands


@rule
def differs(state: State, other: State, seat: int) -> bool:
    """Whether a seat holds another hand."""
    for i in range(HAND):
        if state.hands[seat, i] != other.hands[seat, i]:
            return True
    return False


@rule
def reply(stack: Any, choices: Any, beliefs: Any, known: Any) -> float:
    """What the other's last turn leaves of the win: the mean over its best actions."""
    best, ties, left = -1, 0, 0.0
    for i in range(legal_actions(stack[0], choices[0])):
        own, others = follow(stack, choices, choices[0].actions[i], beliefs, known)
        best, ties, left = with_another(best, ties, left, own, others)
    return left / ties


@loop
def follow(stack: Any, choices: Any, action: int, beliefs: Any, known: Any) -> tuple[int, float]:
    """The worth of an action to the one who does it and to the other: after a gift, with the best card."""
    step(stack, 0, action)
    if stack[1].actor == NOBODY:
        return outcome(stack[1], beliefs, known)
    best, ties, left = -1, 0, 0.0
    for i in range(legal_actions(stack[1], choices[1])):
        step(stack, 1, choices[1].actions[i])
        own, others = outcome(stack[2], beliefs, known)
        best, ties, left = with_another(best, ties, left, own, others)
    return best, left / ties


@rule
def with_another(best: int, ties: int, left: float, own: int, others: float) -> tuple[int, int, float]:
    """The best worth so far, how many actions have it, and what they leave the other: with one more seen."""
    if own > best:
        return own, 1, others
    if own == best:
        return best, ties + 1, left + others
    return best, ties, left


@loop
def step(stack: Any, depth: int, action: int) -> None:
    stack[depth + 1] = stack[depth]
    apply(stack[depth + 1], action)
