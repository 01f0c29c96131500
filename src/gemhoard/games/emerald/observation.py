"""Emerald: what a seat sees as a row of small integers, for learners that encode it themselves.

Seats and colours are relative to the seat that looks. Where there may be nothing, 0 means nothing.
"""

from gemhoard.games.emerald.components import CAVE_FIELDS, COLOURS, GEMS, GOLD_VALUES, PLACES, TOWARDS_CASTLE
from gemhoard.games.emerald.features import colour_from, expected_gold, top_gem, top_gold
from gemhoard.games.emerald.state import CAPTURE, MAX_SEATS, RANSOM, SECOND, colours_in_play, gold_cards
from gemhoard.games.engine import State, rule
from gemhoard.games.features import Observation, layout, relative_seat

OBSERVATION = layout(
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
def write_observation(state: State, seat: int, observation: Observation) -> None:
    """E8 What the seat sees, and nothing that it may not know."""
    write_turn(state, seat, observation)
    write_dragon(state, observation)
    write_knights(state, seat, observation)
    write_piles(state, observation)
    write_owners(state, seat, observation)


@rule
def write_turn(state: State, seat: int, observation: Observation) -> None:
    row, is_caught = observation.row, state.phase == RANSOM
    row[OBSERVATION.players] = state.players
    row[OBSERVATION.phase] = state.phase
    row[OBSERVATION.turn] = relative_seat(state.players, seat, state.turn)
    row[OBSERVATION.passes] = state.passes
    matters = is_caught or state.phase == SECOND or state.phase == CAPTURE
    row[OBSERVATION.moved] = state.moved_place if matters else 0
    row[OBSERVATION.at] = state.at
    row[OBSERVATION.caught] = 1 + colour_from(state, seat, state.caught_colour) if is_caught else 0
    row[OBSERVATION.caught_moved] = is_caught and state.caught_moved


@rule
def write_dragon(state: State, observation: Observation) -> None:
    row = observation.row
    row[OBSERVATION.dragon] = state.dragon
    row[OBSERVATION.facing] = state.facing == TOWARDS_CASTLE
    row[OBSERVATION.bar] = state.bar


@rule
def write_knights(state: State, seat: int, observation: Observation) -> None:
    row = observation.row
    for colour in range(colours_in_play(state.players)):
        first = OBSERVATION.knights + colour_from(state, seat, colour) * PLACES
        for place in range(PLACES):
            row[first + place] = state.knights[colour, place]


@rule
def write_piles(state: State, observation: Observation) -> None:
    """E2.3 The top cards, and how many lie there."""
    row = observation.row
    for pile in range(CAVE_FIELDS):
        row[OBSERVATION.gold + pile] = top_gold(state, pile)
        row[OBSERVATION.gold_height + pile] = state.gold_height[pile]
        row[OBSERVATION.gems + pile] = top_gem(state, pile)
        row[OBSERVATION.gems_height + pile] = state.gems_height[pile]


@rule
def write_owners(state: State, seat: int, observation: Observation) -> None:
    """E8.2 Of the others' gold only the number, and what a good memory expects of it."""
    row = observation.row
    for value in range(GOLD_VALUES):
        row[OBSERVATION.hand + value] = state.hands[seat, value + 1]
    for other in range(state.players):
        away = relative_seat(state.players, seat, other)
        row[OBSERVATION.cards + away] = gold_cards(state, other)
        row[OBSERVATION.purse + away] = int(expected_gold(state, other, other == seat) + 0.5)
        for kind in range(len(GEMS)):
            row[OBSERVATION.owned + away * len(GEMS) + kind] = state.owned[other, kind + 1]
        row[OBSERVATION.treasures + away] = state.treasures[other]
        row[OBSERVATION.in_play + away] = state.in_play[other]
        row[OBSERVATION.four + away] = state.four == other
    row[OBSERVATION.treasures_left] = state.treasures_left
