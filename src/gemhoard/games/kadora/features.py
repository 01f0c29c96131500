"""Kadora: what a seat sees, and what each of its choices is like, as facts for a network.

Seats are counted from the looking one on, so that what is learned in one seat holds in all.
"""

import numpy as np

from gemhoard.games.engine import State, count_bits, lowest_bit, rule
from gemhoard.games.features import Facts, lay_out, note, note_amount, note_level
from gemhoard.games.kadora.actions import (
    DRAWS,
    GIFTS,
    MAX_SEATS,
    PLACED_CARD,
    PLACED_WHERE,
    gift_colour,
    gift_receiver,
)
from gemhoard.games.kadora.components import (
    CARDS,
    COLOUR,
    COLOURS,
    HAND,
    IN_COLUMN,
    IN_ROW,
    KIND,
    KINDS,
    NO_CARD,
    PLACES,
    VALUE,
    VALUES,
)
from gemhoard.games.kadora.rules import collected, fills_block, line_sum
from gemhoard.games.kadora.state import (
    LEFT,
    NOT_YET,
    RIGHT,
    aside_end,
    aside_start,
    pile_start,
)

# ------------------------------------------------------------------ the layout

# Worth of a colour in a loot: exact while small, roughly where it hardly matters.
WORTH_STEP = np.array(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 10, 11, 11, 11] + [12] * 4 + [13] * 60, np.uint8
)
WORTHS = 13
LEADS = 21  # from ten behind to ten ahead
MOST_OF_COLOUR = 3
MOST_IN_HAND = 10
MOST_ASIDE = 9
STOCK_STEPS = 20
PENALTY_STEPS = 25
SPACE = len(COLOURS) + len(KINDS) + VALUES + 1  # what there is to say of a place of the block

_FIRST, FACTS = lay_out(
    players=4,
    phase=3,
    last=MAX_SEATS + 1,
    stock=STOCK_STEPS + 1,
    tops=2 * len(COLOURS),
    worth=MAX_SEATS * len(COLOURS) * WORTHS,
    lead=len(COLOURS) * LEADS,
    hand_worth=len(COLOURS) * MOST_IN_HAND,
    hand=CARDS,
    backs=MAX_SEATS * len(COLOURS) * MOST_OF_COLOUR,
    aside=len(COLOURS) * MOST_ASIDE,
    block=PLACES * SPACE,
    majorities=len(COLOURS) + 1,
    penalty=PENALTY_STEPS,
    ahead=PENALTY_STEPS,
    barred=MAX_SEATS,
)
_PLAYERS, _PHASE, _LAST, _STOCK, _TOPS = (
    _FIRST["players"],
    _FIRST["phase"],
    _FIRST["last"],
    _FIRST["stock"],
    _FIRST["tops"],
)
_WORTH, _LEAD, _HAND_WORTH, _HAND, _BACKS = (
    _FIRST["worth"],
    _FIRST["lead"],
    _FIRST["hand_worth"],
    _FIRST["hand"],
    _FIRST["backs"],
)
_ASIDE, _BLOCK = _FIRST["aside"], _FIRST["block"]
_MAJORITIES, _PENALTY, _AHEAD, _BARRED = (
    _FIRST["majorities"],
    _FIRST["penalty"],
    _FIRST["ahead"],
    _FIRST["barred"],
)

# ------------------------------------------------------------------ what a seat sees


@rule
def note_sight(state: State, seat: int, facts: Facts) -> None:
    """K5 All that the seat may know, and nothing else."""
    note_turn(state, facts)
    note_stock(state, facts)
    note_loots(state, seat, facts)
    note_hands(state, seat, facts)
    note_block(state, facts)


@rule
def seen_from(state: State, seat: int, other: int) -> int:
    """How many seats further on another sits."""
    away = int(other) - int(seat)
    return away if away >= 0 else away + int(state.players)


@rule
def note_turn(state: State, facts: Facts) -> None:
    note(facts, _PLAYERS, state.players - 2)
    note(facts, _PHASE, state.phase)
    note(facts, _LAST, (0 if state.last == NOT_YET else state.last))


@rule
def note_stock(state: State, facts: Facts) -> None:
    """K5.1 Of the piles and the cards set aside the colours alone."""
    note(facts, _STOCK, (state.height[LEFT] + state.height[RIGHT] + 1) // 2)
    for pile in range(2):
        if state.height[pile] > 0:
            note(facts, _TOPS, pile * len(COLOURS) + top_colour(state, pile))
    if state.players == 2:
        counts = 0
        for i in range(aside_start(state), aside_end(state)):
            counts += 1 << 5 * int(COLOUR[state.stock[i]])
        for colour in range(len(COLOURS)):
            note_amount(facts, _ASIDE + colour * MOST_ASIDE, counts >> 5 * colour & 31, MOST_ASIDE)


@rule
def top_colour(state: State, pile: int) -> int:
    return int(COLOUR[state.stock[int(pile_start(state, pile)) + int(state.height[pile]) - 1]])


@rule
def note_loots(state: State, seat: int, facts: Facts) -> None:
    """K5.3 What each has won, who leads, and what it would cost if the game ended now."""
    majorities = 0
    costs = 0  # eight bits a seat
    turned = 0  # one bit a seat that has a majority, K4.5
    for colour in range(len(COLOURS)):
        best, best_other = 0, 0
        for other in range(state.players):
            worth = int(state.loot_value[other, colour])
            best = max(best, worth)
            if other != seat:
                best_other = max(best_other, worth)
            first = _WORTH + (seen_from(state, seat, other) * len(COLOURS) + colour) * WORTHS
            note_amount(facts, first, WORTH_STEP[worth], WORTHS)
        for other in range(state.players):
            worth = int(state.loot_value[other, colour])
            if worth < best:
                costs += worth << 8 * other
            elif best > 0:
                turned |= 1 << other
        own = int(state.loot_value[seat, colour])
        majorities += own == best and best > 0
        if best > 0:
            note(facts, _LEAD, colour * LEADS + min(max(own - best_other, -10), 10) + 10)
    note(facts, _MAJORITIES, majorities)
    note_costs(state, seat, costs, turned, facts)


@rule
def note_costs(state: State, seat: int, costs: int, turned: int, facts: Facts) -> None:
    own = costs >> 8 * int(seat) & 255
    least = 255
    for other in range(state.players):
        if turned >> other & 1:
            if other != seat:
                least = min(least, costs >> 8 * other & 255)
        else:
            note(facts, _BARRED, seen_from(state, seat, other))
    note_level(facts, _PENALTY, own // 2, PENALTY_STEPS)
    if least < 255:
        note_level(facts, _AHEAD, (least - own) // 2 + PENALTY_STEPS // 2, PENALTY_STEPS)


@rule
def note_hands(state: State, seat: int, facts: Facts) -> None:
    """K5.2 Of other hands the colours alone."""
    for other in range(state.players):
        backs = 0
        for i in range(HAND):
            card = state.hands[other, i]
            if card != NO_CARD:
                backs += 1 << 5 * int(COLOUR[card])
        first = _BACKS + seen_from(state, seat, other) * len(COLOURS) * MOST_OF_COLOUR
        for colour in range(len(COLOURS)):
            note_amount(facts, first + colour * MOST_OF_COLOUR, backs >> 5 * colour & 31, MOST_OF_COLOUR)
    worths = 0
    for i in range(HAND):
        card = state.hands[seat, i]
        if card != NO_CARD:
            note(facts, _HAND, card)
            worths += int(VALUE[card]) << 5 * int(COLOUR[card])
    for colour in range(len(COLOURS)):
        note_amount(facts, _HAND_WORTH + colour * MOST_IN_HAND, worths >> 5 * colour & 31, MOST_IN_HAND)


@rule
def note_block(state: State, facts: Facts) -> None:
    for place in range(PLACES):
        card = state.block[place]
        first = _BLOCK + place * SPACE
        if card == NO_CARD:
            note(facts, first, SPACE - 1)
        else:
            note(facts, first, COLOUR[card])
            note(facts, first, len(COLOURS) + KIND[card])
            note(facts, first, len(COLOURS) + len(KINDS) + VALUE[card] - 1)


# ------------------------------------------------------------------ what a choice is like

STANDINGS = (
    4  # in a colour: leading alone, not alone or behind, having none of what others have, nobody has any
)
MOST_SUM = 14

_ACTION_FIRST, ACTION_FACTS = lay_out(
    laid=STANDINGS * VALUES,
    laid_last=STANDINGS * VALUES,
    place=PLACES,
    laid_colour=len(COLOURS),
    taken=STANDINGS * VALUES,
    taking_lead=VALUES,
    taken_count=7,
    column=MOST_SUM + 1,
    row=MOST_SUM + 1,
    fills=1,
    gives=WORTHS,
    receiver=MAX_SEATS,
    draws=STANDINGS,
    drawn_colour=len(COLOURS),
)
_LAID, _LAID_LAST, _PLACE, _LAID_COLOUR, _TAKEN, _TAKING_LEAD, _TAKEN_COUNT = (
    _ACTION_FIRST["laid"],
    _ACTION_FIRST["laid_last"],
    _ACTION_FIRST["place"],
    _ACTION_FIRST["laid_colour"],
    _ACTION_FIRST["taken"],
    _ACTION_FIRST["taking_lead"],
    _ACTION_FIRST["taken_count"],
)
_COLUMN, _ROW, _FILLS = _ACTION_FIRST["column"], _ACTION_FIRST["row"], _ACTION_FIRST["fills"]
_GIVES, _RECEIVER, _DRAWS, _DRAWN = (
    _ACTION_FIRST["gives"],
    _ACTION_FIRST["receiver"],
    _ACTION_FIRST["draws"],
    _ACTION_FIRST["drawn_colour"],
)


@rule
def note_action(state: State, action: int, facts: Facts) -> None:
    """What one choice of the actor is like."""
    if action >= DRAWS:
        colour = top_colour(state, action - DRAWS)
        note(facts, _DRAWS, standing(state, colour))
        note(facts, _DRAWN, colour)
    elif action >= GIFTS:
        note_amount(facts, _GIVES, WORTH_STEP[state.loot_value[state.actor, gift_colour(action)]], WORTHS)
        note(facts, _RECEIVER, seen_from(state, state.actor, gift_receiver(action)))
    else:
        note_placement(state, PLACED_CARD[action], PLACED_WHERE[action], facts)


@rule
def standing(state: State, colour: int) -> int:
    """How the actor stands in a colour."""
    if state.leader[colour] == state.actor:
        return 0
    if state.loot_value[state.actor, colour] > 0:
        return 1
    for other in range(state.players):
        if state.loot_value[other, colour] > 0:
            return 2
    return 3


@rule
def note_placement(state: State, card: int, place: int, facts: Facts) -> None:
    first = _LAID if state.last == NOT_YET else _LAID_LAST
    note(facts, first, standing(state, COLOUR[card]) * VALUES + VALUE[card] - 1)
    note(facts, _LAID_COLOUR, COLOUR[card])
    note(facts, _PLACE, place)
    note(facts, _COLUMN, min(int(line_sum(state, card, IN_COLUMN, place)), MOST_SUM))
    note(facts, _ROW, min(int(line_sum(state, card, IN_ROW, place)), MOST_SUM))
    if fills_block(state, place):
        note(facts, _FILLS)
    taken = collected(state, card, place)
    note(facts, _TAKEN_COUNT, count_bits(taken))
    while taken:
        other = state.block[lowest_bit(taken)]
        note(facts, _TAKEN, standing(state, COLOUR[other]) * VALUES + VALUE[other] - 1)
        if would_lead(state, other):
            note(facts, _TAKING_LEAD, VALUE[other] - 1)
        taken &= taken - 1


@rule
def would_lead(state: State, card: int) -> bool:
    """Whether the actor, who does not yet, would lead a colour by this card alone."""
    colour = COLOUR[card]
    best = 0
    for seat in range(state.players):
        best = max(best, int(state.loot_value[seat, colour]))
    own = int(state.loot_value[state.actor, colour])
    return own + int(VALUE[card]) >= best and state.leader[colour] != state.actor
