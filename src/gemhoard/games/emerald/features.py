"""Emerald: features of what a seat sees, and of each of its choices, for a network.

Seats and colours are relative to the seat that looks, so that what is learned in one seat holds in all.
"""

from gemhoard.games.emerald.actions import (
    CAPTURES,
    CAPTURES_MOVED,
    MOVE_COLOUR,
    MOVE_PLACE,
    RANSOMS,
    STOP,
    TAKE_GEM,
    TAKE_GOLD,
)
from gemhoard.games.emerald.components import (
    BAR_START,
    CAVE_FIELDS,
    CHAMBER,
    COLOURS,
    FIRST_CAVE_FIELD,
    GEM_PILE_STARTS,
    GEMS,
    GOLD_PILE_STARTS,
    GOLD_VALUES,
    PLACES,
    TOWARDS_CASTLE,
    TREASURES,
)
from gemhoard.games.emerald.rules import has_gold, landing, wakes_dragon
from gemhoard.games.emerald.scoring import gold_points, score
from gemhoard.games.emerald.state import (
    CAPTURE,
    MAX_SEATS,
    RANSOM,
    SECOND,
    TAKE,
    colours_in_play,
    gold_cards,
    owner,
)
from gemhoard.games.engine import State, lowest_bit, rule
from gemhoard.games.features import (
    LEAD_STEPS,
    Features,
    capped_one_hot,
    layout,
    one_hot,
    relative_seat,
    set_feature,
    set_feature_if,
    write_leads,
)

# ------------------------------------------------------------------ the layout

MOST_ALIKE = 3  # knights of a colour on a place
MOST_CROWD = 7
MOST_GEMS = 4
MOST_KNIGHTS = 8
MOST_GOLD = 8  # cards in a hand
GOLD_STEPS = 20  # of two points each

FEATURES = layout(
    players=4,
    phase=7,
    turn=MAX_SEATS,
    dragon=2 * CAVE_FIELDS,
    bar=6,
    knights=len(COLOURS) * PLACES * MOST_ALIKE,
    crowd=PLACES * MOST_CROWD,
    gold=CAVE_FIELDS * GOLD_VALUES,
    gold_height=CAVE_FIELDS * 3,
    gems=CAVE_FIELDS * len(GEMS),
    gems_height=CAVE_FIELDS * 3,
    hand=GOLD_VALUES * 5,
    cards=MAX_SEATS * MOST_GOLD,
    purse=MAX_SEATS * GOLD_STEPS,
    owned=MAX_SEATS * len(GEMS) * MOST_GEMS,
    treasures=MAX_SEATS * TREASURES,
    four=MAX_SEATS,
    in_play=MAX_SEATS * MOST_KNIGHTS,
    treasures_left=TREASURES,
    leads=MAX_SEATS * LEAD_STEPS,
    moved=PLACES,
    at=CAVE_FIELDS,
    caught=len(COLOURS),
    caught_moved=1,
)

# ------------------------------------------------------------------ what a seat sees


@rule
def write_features(state: State, seat: int, features: Features) -> None:
    """E8 What the seat sees, and nothing that it may not know."""
    set_feature(features, FEATURES.players, state.players - 2)
    write_turn(state, seat, features)
    write_dragon(state, features)
    write_knights(state, seat, features)
    write_piles(state, features)
    write_hand(state, seat, features)
    write_owners(state, seat, features)


@rule
def write_turn(state: State, seat: int, features: Features) -> None:
    set_feature(features, FEATURES.phase, state.phase)
    set_feature(features, FEATURES.turn, relative_seat(state.players, seat, state.turn))
    if state.phase == SECOND or state.phase == CAPTURE or state.phase == RANSOM:
        set_feature(features, FEATURES.moved, state.moved_place)
    if state.phase == TAKE:
        set_feature(features, FEATURES.at, state.at - FIRST_CAVE_FIELD)
    if state.phase == RANSOM:
        set_feature(features, FEATURES.caught, colour_from(state, seat, state.caught_colour))
        if state.caught_moved:
            set_feature(features, FEATURES.caught_moved)


@rule
def write_dragon(state: State, features: Features) -> None:
    away = state.facing == TOWARDS_CASTLE
    set_feature(features, FEATURES.dragon, 2 * (int(state.dragon) - FIRST_CAVE_FIELD) + away)
    set_feature(features, FEATURES.bar, state.bar - BAR_START)


@rule
def colour_from(state: State, seat: int, colour: int) -> int:
    """Own colours first, then those of the next seat: with two players 0 and 2 are one's own."""
    away = int(colour) - int(seat)
    return away if away >= 0 else away + int(colours_in_play(state.players))


@rule
def write_knights(state: State, seat: int, features: Features) -> None:
    everywhere = 0
    for colour in range(colours_in_play(state.players)):
        places = state.stands[colour]
        everywhere |= places
        first = FEATURES.knights + colour_from(state, seat, colour) * PLACES * MOST_ALIKE
        while places:
            place = lowest_bit(places)
            capped_one_hot(features, first + place * MOST_ALIKE, state.knights[colour, place], MOST_ALIKE)
            places &= places - 1
    while everywhere:
        place = lowest_bit(everywhere)
        capped_one_hot(features, FEATURES.crowd + place * MOST_CROWD, state.crowd[place], MOST_CROWD)
        everywhere &= everywhere - 1


@rule
def write_piles(state: State, features: Features) -> None:
    """E2.3 The top cards, and how many lie there."""
    for pile in range(CAVE_FIELDS):
        one_hot(features, FEATURES.gold + pile * GOLD_VALUES, top_gold(state, pile))
        one_hot(features, FEATURES.gold_height + pile * 3, state.gold_height[pile])
        one_hot(features, FEATURES.gems + pile * len(GEMS), top_gem(state, pile))
        one_hot(features, FEATURES.gems_height + pile * 3, state.gems_height[pile])


@rule
def top_gold(state: State, pile: int) -> int:
    """The value of the top card, or 0."""
    height = int(state.gold_height[pile])
    return int(state.gold[int(GOLD_PILE_STARTS[pile]) + max(height, 1) - 1]) * (height > 0)


@rule
def top_gem(state: State, pile: int) -> int:
    """The kind of the top card, or 0."""
    height = int(state.gems_height[pile])
    return int(state.gems[int(GEM_PILE_STARTS[pile]) + max(height, 1) - 1]) * (height > 0)


@rule
def write_hand(state: State, seat: int, features: Features) -> None:
    for value in range(1, GOLD_VALUES + 1):
        one_hot(features, FEATURES.hand + (value - 1) * 5, state.hands[seat, value])


@rule
def write_owners(state: State, seat: int, features: Features) -> None:
    """E8.2 Of the others' gold only the number, and what a good memory expects of it."""
    for other in range(state.players):
        away = relative_seat(state.players, seat, other)
        purse = expected_gold(state, other, other == seat)
        points = score(state, other) - gold_points(state, other) + purse
        features.points[other] = int(points + 0.5)
        capped_one_hot(features, FEATURES.cards + away * MOST_GOLD, gold_cards(state, other), MOST_GOLD)
        capped_one_hot(features, FEATURES.purse + away * GOLD_STEPS, int(purse * 0.5 + 0.5), GOLD_STEPS)
        for kind in range(len(GEMS)):
            first = FEATURES.owned + (away * len(GEMS) + kind) * MOST_GEMS
            capped_one_hot(features, first, state.owned[other, kind + 1], MOST_GEMS)
        one_hot(features, FEATURES.treasures + away * TREASURES, state.treasures[other])
        capped_one_hot(features, FEATURES.in_play + away * MOST_KNIGHTS, state.in_play[other], MOST_KNIGHTS)
        set_feature_if(features, state.four == other, FEATURES.four, away)
    one_hot(features, FEATURES.treasures_left, state.treasures_left)
    write_leads(features, FEATURES.leads, seat, state.players)


@rule
def expected_gold(state: State, seat: int, is_known: bool) -> float:
    """E8.2 What was taken openly; each card paid unseen took an average part of it along."""
    if is_known or state.open_ransom:
        return float(gold_points(state, seat))
    points, cards = 0.0, 0
    for entry in range(state.ledger_length):
        is_own, gold = state.ledger[entry, 0] == seat, state.ledger[entry, 1]
        if gold > 0:
            points += gold * is_own
            cards += is_own
        elif is_own:
            points -= points / cards
            cards -= 1
    return points


# ------------------------------------------------------------------ what a choice is like

ACTION = layout(
    move=2 * PLACES,
    field=CHAMBER + 1,
    company=MOST_CROWD,
    left=MOST_CROWD,
    waking=3,
    gold_there=GOLD_VALUES + 1,
    gem_there=MOST_GEMS + 1,
    stop=1,
    take_gold=GOLD_VALUES,
    take_gem=MOST_GEMS + 1,
    capture=len(COLOURS),
    capture_moved=1,
    capture_poor=2,
    ransom=GOLD_VALUES + 1,
    ransom_at=CAVE_FIELDS,
    ransom_last=2,
)


@rule
def write_action_features(state: State, action: int, features: Features) -> None:
    """What one choice of the actor is like."""
    if action < STOP:
        write_move(state, MOVE_COLOUR[action], MOVE_PLACE[action], features)
    elif action == STOP:
        set_feature(features, ACTION.stop)
    elif action == TAKE_GOLD:
        set_feature(features, ACTION.take_gold, top_gold(state, int(state.at) - FIRST_CAVE_FIELD) - 1)
    elif action == TAKE_GEM:
        kind = top_gem(state, int(state.at) - FIRST_CAVE_FIELD)
        set_feature(features, ACTION.take_gem, min(int(state.owned[state.actor, kind]), MOST_GEMS))
    elif action >= RANSOMS:
        set_feature(features, ACTION.ransom, action - RANSOMS)
        set_feature(features, ACTION.ransom_at, state.dragon - FIRST_CAVE_FIELD)
        set_feature(features, ACTION.ransom_last, (state.in_play[state.actor] == 2))
    elif action >= CAPTURES:
        is_moved = action >= CAPTURES_MOVED
        colour = action - (CAPTURES_MOVED if is_moved else CAPTURES)
        set_feature(features, ACTION.capture, colour_from(state, state.actor, colour))
        set_feature(features, ACTION.capture_poor, has_gold(state, owner(state, colour)))
        if is_moved:
            set_feature(features, ACTION.capture_moved)


@rule
def write_move(state: State, colour: int, place: int, features: Features) -> None:
    field = landing(state, place)
    slot = 1 if colour_from(state, state.actor, colour) > 0 else 0
    set_feature(features, ACTION.move, slot * PLACES + place)
    set_feature(features, ACTION.field, field)
    capped_one_hot(features, ACTION.left, state.crowd[place], MOST_CROWD)
    if field == CHAMBER:
        return
    capped_one_hot(features, ACTION.company, state.crowd[field] + 1, MOST_CROWD)
    if field < FIRST_CAVE_FIELD:
        return
    set_feature(
        features,
        ACTION.waking,
        (1 + has_gold(state, state.actor) if wakes_dragon(state, field) else 0),
    )
    pile = int(field) - FIRST_CAVE_FIELD
    set_feature(features, ACTION.gold_there, top_gold(state, pile))
    if state.gems_height[pile] > 0:
        kind = top_gem(state, pile)
        set_feature(features, ACTION.gem_there, min(int(state.owned[state.actor, kind]), MOST_GEMS - 1) + 1)
    else:
        set_feature(features, ACTION.gem_there)
