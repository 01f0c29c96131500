"""Emerald: what a seat sees as a row of small whole numbers, for those who learn from the table as it lies.

Seats and colours are counted from the looking one on. Where there may be nothing, 0 is nothing.
"""

from gemhoard.games.emerald.components import CAVE_FIELDS, COLOURS, GEMS, GOLD_VALUES, PLACES, TOWARDS_CASTLE
from gemhoard.games.emerald.features import colour_from, expected_gold, top_gem, top_gold
from gemhoard.games.emerald.state import CAPTURE, MAX_SEATS, RANSOM, SECOND, colours_in_play, gold_cards
from gemhoard.games.engine import State, rule
from gemhoard.games.features import Sight, lay_out, seats_on

NUMBERS = lay_out(
    players=1,
    phase=1,
    turn=1,
    passes=1,
    moved=1,
    at=1,
    caught=1,
    caught_moved=1,
    dragon=1,
    facing=1,
    bar=1,
    knights=len(COLOURS) * PLACES,
    gold=CAVE_FIELDS,
    gold_height=CAVE_FIELDS,
    gems=CAVE_FIELDS,
    gems_height=CAVE_FIELDS,
    hand=GOLD_VALUES,
    cards=MAX_SEATS,
    purse=MAX_SEATS,
    owned=MAX_SEATS * len(GEMS),
    treasures=MAX_SEATS,
    in_play=MAX_SEATS,
    four=MAX_SEATS,
    treasures_left=1,
)


@rule
def write_numbers(state: State, seat: int, sight: Sight) -> None:
    """E8 What the seat sees, and nothing that it may not know."""
    write_turn(state, seat, sight)
    write_dragon(state, sight)
    write_knights(state, seat, sight)
    write_piles(state, sight)
    write_owners(state, seat, sight)


@rule
def write_turn(state: State, seat: int, sight: Sight) -> None:
    row, is_caught = sight.row, state.phase == RANSOM
    row[NUMBERS.players] = state.players
    row[NUMBERS.phase] = state.phase
    row[NUMBERS.turn] = seats_on(state.players, seat, state.turn)
    row[NUMBERS.passes] = state.passes
    matters = is_caught or state.phase == SECOND or state.phase == CAPTURE
    row[NUMBERS.moved] = state.moved_place if matters else 0
    row[NUMBERS.at] = state.at
    row[NUMBERS.caught] = 1 + colour_from(state, seat, state.caught_colour) if is_caught else 0
    row[NUMBERS.caught_moved] = is_caught and state.caught_moved


@rule
def write_dragon(state: State, sight: Sight) -> None:
    row = sight.row
    row[NUMBERS.dragon] = state.dragon
    row[NUMBERS.facing] = state.facing == TOWARDS_CASTLE
    row[NUMBERS.bar] = state.bar


@rule
def write_knights(state: State, seat: int, sight: Sight) -> None:
    row = sight.row
    for colour in range(colours_in_play(state.players)):
        first = NUMBERS.knights + colour_from(state, seat, colour) * PLACES
        for place in range(PLACES):
            row[first + place] = state.knights[colour, place]


@rule
def write_piles(state: State, sight: Sight) -> None:
    """E2.3 The top cards, and how many lie there."""
    row = sight.row
    for pile in range(CAVE_FIELDS):
        row[NUMBERS.gold + pile] = top_gold(state, pile)
        row[NUMBERS.gold_height + pile] = state.gold_height[pile]
        row[NUMBERS.gems + pile] = top_gem(state, pile)
        row[NUMBERS.gems_height + pile] = state.gems_height[pile]


@rule
def write_owners(state: State, seat: int, sight: Sight) -> None:
    """E8.2 Of the others' gold only the number, and what a good memory expects of it."""
    row = sight.row
    for value in range(GOLD_VALUES):
        row[NUMBERS.hand + value] = state.hands[seat, value + 1]
    for other in range(state.players):
        away = seats_on(state.players, seat, other)
        row[NUMBERS.cards + away] = gold_cards(state, other)
        row[NUMBERS.purse + away] = int(expected_gold(state, other, other == seat) + 0.5)
        for kind in range(len(GEMS)):
            row[NUMBERS.owned + away * len(GEMS) + kind] = state.owned[other, kind + 1]
        row[NUMBERS.treasures + away] = state.treasures[other]
        row[NUMBERS.in_play + away] = state.in_play[other]
        row[NUMBERS.four + away] = state.four == other
    row[NUMBERS.treasures_left] = state.treasures_left
