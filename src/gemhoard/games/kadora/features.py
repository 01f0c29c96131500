"""Kadora: features of what a seat sees, and of each of its choices, for a network.

Seats are relative to the seat that looks, so that what is learned in one seat holds in all.
"""

import numpy as np

from gemhoard.games.engine import State, count_bits, lowest_bit, rule
from gemhoard.games.features import (
    LEAD_STEPS,
    Features,
    capped_one_hot,
    layout,
    one_hot,
    relative_seat,
    set_feature,
    set_feature_if,
    thermometer,
    write_leads,
)
from gemhoard.games.kadora.actions import (
    DRAWS,
    GIFTS,
    MAX_SEATS,
    PLACED_CARD,
    PLACED_WHERE,
    gift_colour,
    gift_receiver,
)
from gemhoard.games.kadora.collecting import collected, fills_block, line_sum
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
from gemhoard.games.kadora.state import (
    LEFT,
    NOT_YET,
    OVER,
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
LEADS = 21  # in a colour, from ten behind to ten ahead
BARRED = 1000  # points that no seat with a majority is behind
MEAN_VALUE = 3
# How safe a majority is: shared, by a card or two, by more.
HOLD_STEP = np.array([0, 1, 1, 2, 2, 2] + [3] * 70, np.uint8)
HOLD_STEPS = 4
MOST_OF_COLOUR = 3
MOST_IN_HAND = 10
MOST_ASIDE = 9
STOCK_STEPS = 20
PENALTY_STEPS = 25
SPACE = len(COLOURS) + len(KINDS) + VALUES + 1  # what there is to say of a place of the block

FEATURES = layout(
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
    penalty=PENALTY_STEPS,
    barred=MAX_SEATS,
    leads=MAX_SEATS * LEAD_STEPS,
    holds=MAX_SEATS * len(COLOURS) * HOLD_STEPS,
)

# ------------------------------------------------------------------ what a seat sees


@rule
def write_features(state: State, seat: int, features: Features) -> None:
    """K5 What the seat sees, and nothing that it may not know."""
    write_turn(state, features)
    write_stock(state, features)
    write_loots(state, seat, features)
    write_scoring(state, seat, features)
    write_hands(state, seat, features)
    write_block(state, features)


@rule
def write_turn(state: State, features: Features) -> None:
    set_feature(features, FEATURES.players, state.players - 2)
    if state.phase != OVER:
        set_feature(features, FEATURES.phase, state.phase)
    set_feature(features, FEATURES.last, (0 if state.last == NOT_YET else state.last))


@rule
def write_stock(state: State, features: Features) -> None:
    """K5.1 Of the piles and the cards set aside the colours alone."""
    set_feature(features, FEATURES.stock, (state.height[LEFT] + state.height[RIGHT] + 1) // 2)
    for pile in range(2):
        if state.height[pile] > 0:
            set_feature(features, FEATURES.tops, pile * len(COLOURS) + top_colour(state, pile))
    if state.players == 2:
        counts = 0
        for i in range(aside_start(state), aside_end(state)):
            counts += 1 << 5 * int(COLOUR[state.stock[i]])
        for colour in range(len(COLOURS)):
            capped_one_hot(
                features, FEATURES.aside + colour * MOST_ASIDE, counts >> 5 * colour & 31, MOST_ASIDE
            )


@rule
def top_colour(state: State, pile: int) -> int:
    return int(COLOUR[state.stock[int(pile_start(state, pile)) + int(state.height[pile]) - 1]])


@rule
def write_loots(state: State, seat: int, features: Features) -> None:
    """K5.3 What each has won of every colour."""
    for other in range(state.players):
        away = relative_seat(state.players, seat, other)
        for colour in range(len(COLOURS)):
            first = FEATURES.worth + (away * len(COLOURS) + colour) * WORTHS
            one_hot(features, first, WORTH_STEP[state.loot_value[other, colour]])


@rule
def write_scoring(state: State, seat: int, features: Features) -> None:
    """K4 Who would win if the game ended now, and by how much. Who has no majority cannot."""
    for other in range(state.players):
        features.worths[other] = worths_with_hand(state, seat, other)
        features.points[other] = -BARRED
    for colour in range(len(COLOURS)):
        write_majority(state, seat, colour, features)
    for other in range(state.players):
        set_feature_if(
            features,
            features.points[other] <= -BARRED,
            FEATURES.barred,
            relative_seat(state.players, seat, other),
        )
    write_leads(features, FEATURES.leads, seat, state.players)
    thermometer(features, FEATURES.penalty, -features.points[seat] % BARRED // 2, PENALTY_STEPS)


@rule
def worths_with_hand(state: State, seat: int, other: int) -> int:
    """K4.2 Eight bits a colour: the loot and the hand; of another's hand, what its backs make one expect."""
    worths = 0
    for colour in range(len(COLOURS)):
        worths += int(state.loot_value[other, colour]) << 8 * colour
    for i in range(HAND):
        card = state.hands[other, i]
        value = int(VALUE[card]) if other == seat else MEAN_VALUE
        # NO_CARD has a colour of its own, which nobody asks for.
        worths += value << 8 * int(COLOUR[card])
    return worths


@rule
def write_majority(state: State, seat: int, colour: int, features: Features) -> None:
    """K4.3 Who has most of a colour, and how safely; the others' cards of it count against them."""
    best, second = 0, 0
    for other in range(state.players):
        worth = features.worths[other] >> 8 * colour & 255
        second = max(second, min(worth, best))
        best = max(best, worth)
    for other in range(state.players):
        worth = features.worths[other] >> 8 * colour & 255
        has_most = worth == best and best > 0
        freed = BARRED if features.points[other] <= -BARRED else 0
        features.points[other] += freed if has_most else -worth
        holder = relative_seat(state.players, seat, other) * len(COLOURS) + colour
        set_feature_if(features, has_most, FEATURES.holds, holder * HOLD_STEPS + HOLD_STEP[best - second])
    own = features.worths[seat] >> 8 * colour & 255
    rest = second if own == best else best
    set_feature_if(features, best > 0, FEATURES.lead, colour * LEADS + min(max(own - rest, -10), 10) + 10)


@rule
def write_hands(state: State, seat: int, features: Features) -> None:
    """K5.2 Of other hands the colours alone."""
    for other in range(state.players):
        backs = 0
        for i in range(HAND):
            backs += 1 << 5 * int(COLOUR[state.hands[other, i]])
        first = FEATURES.backs + relative_seat(state.players, seat, other) * len(COLOURS) * MOST_OF_COLOUR
        for colour in range(len(COLOURS)):
            capped_one_hot(
                features, first + colour * MOST_OF_COLOUR, backs >> 5 * colour & 31, MOST_OF_COLOUR
            )
    worths = 0
    for i in range(HAND):
        card = state.hands[seat, i]
        worths += int(VALUE[card]) << 5 * int(COLOUR[card])
        if card != NO_CARD:
            set_feature(features, FEATURES.hand, card)
    for colour in range(len(COLOURS)):
        capped_one_hot(
            features, FEATURES.hand_worth + colour * MOST_IN_HAND, worths >> 5 * colour & 31, MOST_IN_HAND
        )


@rule
def write_block(state: State, features: Features) -> None:
    for place in range(PLACES):
        card = state.block[place]
        first = FEATURES.block + place * SPACE
        is_card = card != NO_CARD
        set_feature_if(features, is_card, first, COLOUR[card])
        set_feature_if(features, is_card, first, len(COLOURS) + KIND[card])
        set_feature_if(features, is_card, first, len(COLOURS) + len(KINDS) + VALUE[card] - 1)
        set_feature_if(features, not is_card, first, SPACE - 1)


# ------------------------------------------------------------------ what a choice is like

STANDINGS = (
    4  # in a colour: leading alone, not alone or behind, having none of what others have, nobody has any
)
MOST_SUM = 14

ACTION = layout(
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


@rule
def write_action_features(state: State, action: int, features: Features) -> None:
    """What one choice of the actor is like."""
    if action >= DRAWS:
        colour = top_colour(state, action - DRAWS)
        set_feature(features, ACTION.draws, standing(state, colour))
        set_feature(features, ACTION.drawn_colour, colour)
    elif action >= GIFTS:
        one_hot(features, ACTION.gives, WORTH_STEP[state.loot_value[state.actor, gift_colour(action)]])
        set_feature(
            features,
            ACTION.receiver,
            relative_seat(state.players, state.actor, gift_receiver(action)),
        )
    else:
        write_placement(state, PLACED_CARD[action], PLACED_WHERE[action], features)


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
def write_placement(state: State, card: int, place: int, features: Features) -> None:
    first = ACTION.laid if state.last == NOT_YET else ACTION.laid_last
    set_feature(features, first, standing(state, COLOUR[card]) * VALUES + VALUE[card] - 1)
    set_feature(features, ACTION.laid_colour, COLOUR[card])
    set_feature(features, ACTION.place, place)
    set_feature(features, ACTION.column, min(int(line_sum(state, card, IN_COLUMN, place)), MOST_SUM))
    set_feature(features, ACTION.row, min(int(line_sum(state, card, IN_ROW, place)), MOST_SUM))
    if fills_block(state, place):
        set_feature(features, ACTION.fills)
    taken = collected(state, card, place)
    set_feature(features, ACTION.taken_count, count_bits(taken))
    while taken:
        other = state.block[lowest_bit(taken)]
        set_feature(features, ACTION.taken, standing(state, COLOUR[other]) * VALUES + VALUE[other] - 1)
        if would_lead(state, other):
            set_feature(features, ACTION.taking_lead, VALUE[other] - 1)
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
