"""Emerald: what a seat sees, and what each of its choices is like, as facts for a network.

Seats and colours are counted from the looking one on, so that what is learned in one seat holds in all.
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
    Facts,
    lay_out,
    note,
    note_amount,
    note_if,
    note_leads,
    note_number,
    seats_on,
)

# ------------------------------------------------------------------ the layout

MOST_ALIKE = 3  # knights of a colour on a place
MOST_CROWD = 7
MOST_GEMS = 4
MOST_KNIGHTS = 8
MOST_GOLD = 8  # cards in a hand
GOLD_STEPS = 20  # of two points each

SIGHT = lay_out(
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
def note_sight(state: State, seat: int, facts: Facts) -> None:
    """E8 What the seat sees, and nothing that it may not know."""
    note(facts, SIGHT.players, state.players - 2)
    note_turn(state, seat, facts)
    note_dragon(state, facts)
    note_knights(state, seat, facts)
    note_piles(state, facts)
    note_hand(state, seat, facts)
    note_owners(state, seat, facts)


@rule
def note_turn(state: State, seat: int, facts: Facts) -> None:
    note(facts, SIGHT.phase, state.phase)
    note(facts, SIGHT.turn, seats_on(state.players, seat, state.turn))
    if state.phase == SECOND or state.phase == CAPTURE or state.phase == RANSOM:
        note(facts, SIGHT.moved, state.moved_place)
    if state.phase == TAKE:
        note(facts, SIGHT.at, state.at - FIRST_CAVE_FIELD)
    if state.phase == RANSOM:
        note(facts, SIGHT.caught, colour_from(state, seat, state.caught_colour))
        if state.caught_moved:
            note(facts, SIGHT.caught_moved)


@rule
def note_dragon(state: State, facts: Facts) -> None:
    away = state.facing == TOWARDS_CASTLE
    note(facts, SIGHT.dragon, 2 * (int(state.dragon) - FIRST_CAVE_FIELD) + away)
    note(facts, SIGHT.bar, state.bar - BAR_START)


@rule
def colour_from(state: State, seat: int, colour: int) -> int:
    """Own colours first, then those of the next seat: with two players 0 and 2 are one's own."""
    away = int(colour) - int(seat)
    return away if away >= 0 else away + int(colours_in_play(state.players))


@rule
def note_knights(state: State, seat: int, facts: Facts) -> None:
    everywhere = 0
    for colour in range(colours_in_play(state.players)):
        places = state.stands[colour]
        everywhere |= places
        first = SIGHT.knights + colour_from(state, seat, colour) * PLACES * MOST_ALIKE
        while places:
            place = lowest_bit(places)
            note_amount(facts, first + place * MOST_ALIKE, state.knights[colour, place], MOST_ALIKE)
            places &= places - 1
    while everywhere:
        place = lowest_bit(everywhere)
        note_amount(facts, SIGHT.crowd + place * MOST_CROWD, state.crowd[place], MOST_CROWD)
        everywhere &= everywhere - 1


@rule
def note_piles(state: State, facts: Facts) -> None:
    """E2.3 The top cards, and how many lie there."""
    for pile in range(CAVE_FIELDS):
        note_number(facts, SIGHT.gold + pile * GOLD_VALUES, top_gold(state, pile))
        note_number(facts, SIGHT.gold_height + pile * 3, state.gold_height[pile])
        note_number(facts, SIGHT.gems + pile * len(GEMS), top_gem(state, pile))
        note_number(facts, SIGHT.gems_height + pile * 3, state.gems_height[pile])


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
def note_hand(state: State, seat: int, facts: Facts) -> None:
    for value in range(1, GOLD_VALUES + 1):
        note_number(facts, SIGHT.hand + (value - 1) * 5, state.hands[seat, value])


@rule
def note_owners(state: State, seat: int, facts: Facts) -> None:
    """E8.2 Of the others' gold only the number, and what a good memory expects of it."""
    for other in range(state.players):
        away = seats_on(state.players, seat, other)
        purse = expected_gold(state, other, other == seat)
        points = score(state, other) - gold_points(state, other) + purse
        facts.points[other] = int(points + 0.5)
        note_amount(facts, SIGHT.cards + away * MOST_GOLD, gold_cards(state, other), MOST_GOLD)
        note_amount(facts, SIGHT.purse + away * GOLD_STEPS, int(purse * 0.5 + 0.5), GOLD_STEPS)
        for kind in range(len(GEMS)):
            first = SIGHT.owned + (away * len(GEMS) + kind) * MOST_GEMS
            note_amount(facts, first, state.owned[other, kind + 1], MOST_GEMS)
        note_number(facts, SIGHT.treasures + away * TREASURES, state.treasures[other])
        note_amount(facts, SIGHT.in_play + away * MOST_KNIGHTS, state.in_play[other], MOST_KNIGHTS)
        note_if(facts, state.four == other, SIGHT.four, away)
    note_number(facts, SIGHT.treasures_left, state.treasures_left)
    note_leads(facts, SIGHT.leads, seat, state.players)


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

CHOICE = lay_out(
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
def note_action(state: State, action: int, facts: Facts) -> None:
    """What one choice of the actor is like."""
    if action < STOP:
        note_move(state, MOVE_COLOUR[action], MOVE_PLACE[action], facts)
    elif action == STOP:
        note(facts, CHOICE.stop)
    elif action == TAKE_GOLD:
        note(facts, CHOICE.take_gold, top_gold(state, int(state.at) - FIRST_CAVE_FIELD) - 1)
    elif action == TAKE_GEM:
        kind = top_gem(state, int(state.at) - FIRST_CAVE_FIELD)
        note(facts, CHOICE.take_gem, min(int(state.owned[state.actor, kind]), MOST_GEMS))
    elif action >= RANSOMS:
        note(facts, CHOICE.ransom, action - RANSOMS)
        note(facts, CHOICE.ransom_at, state.dragon - FIRST_CAVE_FIELD)
        note(facts, CHOICE.ransom_last, (state.in_play[state.actor] == 2))
    elif action >= CAPTURES:
        is_moved = action >= CAPTURES_MOVED
        colour = action - (CAPTURES_MOVED if is_moved else CAPTURES)
        note(facts, CHOICE.capture, colour_from(state, state.actor, colour))
        note(facts, CHOICE.capture_poor, has_gold(state, owner(state, colour)))
        if is_moved:
            note(facts, CHOICE.capture_moved)


@rule
def note_move(state: State, colour: int, place: int, facts: Facts) -> None:
    field = landing(state, place)
    slot = 1 if colour_from(state, state.actor, colour) > 0 else 0
    note(facts, CHOICE.move, slot * PLACES + place)
    note(facts, CHOICE.field, field)
    note_amount(facts, CHOICE.left, state.crowd[place], MOST_CROWD)
    if field == CHAMBER:
        return
    note_amount(facts, CHOICE.company, state.crowd[field] + 1, MOST_CROWD)
    if field < FIRST_CAVE_FIELD:
        return
    note(facts, CHOICE.waking, (1 + has_gold(state, state.actor) if wakes_dragon(state, field) else 0))
    pile = int(field) - FIRST_CAVE_FIELD
    note(facts, CHOICE.gold_there, top_gold(state, pile))
    if state.gems_height[pile] > 0:
        kind = top_gem(state, pile)
        note(facts, CHOICE.gem_there, min(int(state.owned[state.actor, kind]), MOST_GEMS - 1) + 1)
    else:
        note(facts, CHOICE.gem_there)
