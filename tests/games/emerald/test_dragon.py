"""Emerald, section 6: the dragon wakes and walks, and the bar follows. The rest is in test_ransom.py and in
test_second_knight.py.
"""

import pytest
from emerald_table import (
    GAME,
    act,
    emerald,
    events_of,
    legal_words,
    move,
    places,
    roll,
    table,
    turn_and_phase,
)

from gemhoard.games import CHANCE
from gemhoard.games.emerald.components import TOWARDS_CASTLE as CASTLE
from gemhoard.games.emerald.components import TOWARDS_CHAMBER as CHAMBER

# ------------------------------------------------------------------ waking


@pytest.mark.parametrize("field", [7, 8, 9, 10])
def test_E6_1_a_move_that_ends_beside_the_bar_wakes_the_dragon(field):
    # The fields that 003 ticks in its picture of the start position.
    state = emerald(knights={"red": f"{field - 1} A"}, bare=[field], dragon=10, bar=7)
    move(state, f"red {field - 1}")
    assert turn_and_phase(state) == (0, "roll")


@pytest.mark.parametrize("field", [11, 12, 13, 14, 15])
def test_E6_1_a_move_that_ends_elsewhere_lets_it_sleep(field):
    state = emerald(knights={"red": f"{field - 1} A"}, bare=[field], dragon=10, bar=7)
    move(state, f"red {field - 1}")
    assert turn_and_phase(state) == (0, "second")
    assert (state.dragon, state.facing, state.bar) == (10, CASTLE, 7)


def test_E6_1_passing_by_the_bar_and_the_dragon_wakes_nobody():
    state = emerald(knights={"red": "6 6 6 6 6"}, bare=[11], dragon=8, bar=7)
    move(state, "red 6")
    assert places(state, "red") == "6 6 6 6 11"
    assert turn_and_phase(state) == (0, "second")


def test_E6_1_the_dragons_own_field_wakes_it_off_the_bar_too():
    state = emerald(knights={"red": "6 A"}, bare=[7], dragon=7, facing=CHAMBER, bar=8)
    move(state, "red 6")
    assert turn_and_phase(state) == (0, "roll")


def test_E6_1_a_field_that_is_both_wakes_it_once():
    state = emerald(knights={"red": "8 A B"}, bare=[9], dragon=9, bar=7)
    move(state, "red 8")
    roll(state, 1)
    assert (state.dragon, state.bar) == (8, 8)
    assert turn_and_phase(state) == (0, "second")


def test_E6_1_the_card_is_taken_first():
    state = emerald(knights={"red": "7 A"}, dragon=10, bar=7)
    move(state, "red 7")
    assert turn_and_phase(state) == (0, "take")
    act(state, "take gold")
    assert table(state)["hands"][0] == [4]
    assert turn_and_phase(state) == (0, "roll")


def test_E6_1_it_does_not_matter_whether_a_card_was_there():
    state = emerald(knights={"red": "7 A"}, bare=[8], dragon=10, bar=7)
    move(state, "red 7")
    assert turn_and_phase(state) == (0, "roll")


# ------------------------------------------------------------------ walking


def test_E6_2_the_mover_rolls():
    state = emerald(turn=2, knights={"green": "7 A"}, bare=[8])
    move(state, "green 7")
    assert GAME.actor(state) == CHANCE
    assert table(state)["actor"] == "chance"
    assert legal_words(state) == ["roll 1", "roll 2", "roll 3"]
    assert events_of(state, "roll 1")[0].data == {"seat": 2, "face": 1}


@pytest.mark.parametrize(("face", "field"), [(1, 14), (2, 13)])
def test_E6_2_the_dragon_walks_that_many_fields_towards_the_castle(face, field):
    state = emerald(dragon=15, facing=CASTLE, bar=12, woken=True)
    roll(state, face)
    assert (state.dragon, state.facing) == (field, CASTLE)


@pytest.mark.parametrize(("face", "field"), [(1, 13), (2, 14)])
def test_E6_2_or_towards_the_chamber_if_its_head_points_there(face, field):
    state = emerald(dragon=12, facing=CHAMBER, bar=12, woken=True)
    roll(state, face)
    assert (state.dragon, state.facing) == (field, CHAMBER)


def test_E6_3_dragon_turns_at_once_on_the_last_field():
    state = emerald(dragon=8, facing=CASTLE, bar=7, woken=True)
    roll(state, 1)
    assert (state.dragon, state.facing) == (7, CHAMBER)


# Beside 9..12: every field, direction and face, but for those that turn before the walk (E6.4).
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ((12, CASTLE), [(11, CASTLE), (10, CASTLE), (9, CHAMBER)]),
        ((11, CASTLE), [(10, CASTLE), (9, CHAMBER), (10, CHAMBER)]),
        ((10, CASTLE), [(9, CHAMBER), (10, CHAMBER), (11, CHAMBER)]),
        ((9, CHAMBER), [(10, CHAMBER), (11, CHAMBER), (12, CASTLE)]),
        ((10, CHAMBER), [(11, CHAMBER), (12, CASTLE), (11, CASTLE)]),
        ((11, CHAMBER), [(12, CASTLE), (11, CASTLE), (10, CASTLE)]),
    ],
)
def test_E6_3_it_walks_on_the_other_way_with_the_steps_that_are_left(start, ends):
    for face, end in enumerate(ends, start=1):
        state = emerald(dragon=start[0], facing=start[1], bar=9, woken=True)
        roll(state, face)
        assert (state.dragon, state.facing) == end


def test_E6_3_turning_costs_no_step():
    # 000, 003, 004: the turn itself is no move.
    state = emerald(dragon=8, facing=CASTLE, bar=7, woken=True)
    walks = [event.data["path"] for event in events_of(state, "roll 3") if event.kind == "walks"]
    assert walks == [[7], [8, 9]]


def test_E6_3_at_the_end_of_the_cave_it_walks_to_and_fro_for_good():
    state = emerald(dragon=14, facing=CHAMBER, bar=12, woken=True)
    roll(state, 2)
    assert (state.dragon, state.facing, state.bar) == (14, CASTLE, 12)
    again = emerald(dragon=14, facing=CASTLE, bar=12, woken=True)
    roll(again, 3)
    assert (again.dragon, again.facing, again.bar) == (13, CHAMBER, 12)


def test_E6_4_a_shift_can_leave_it_on_the_rearmost_field_facing_the_castle():
    state = emerald(dragon=10, facing=CASTLE, bar=7, woken=True)
    roll(state, 2)
    assert (state.dragon, state.bar) == (8, 8)
    assert table(state)["facing"] == "castle"  # Until its next walk.


@pytest.mark.parametrize(("face", "end"), [(1, (9, CHAMBER)), (2, (10, CHAMBER)), (3, (11, CASTLE))])
def test_E6_4_it_turns_for_free_before_its_next_walk(face, end):
    state = emerald(dragon=8, facing=CASTLE, bar=8, woken=True)
    roll(state, face)
    assert (state.dragon, state.facing) == end


def test_E6_4_no_turn_before_a_walk_from_any_other_field():
    for dragon in (9, 10, 11):
        state = emerald(dragon=dragon, facing=CASTLE, bar=8, woken=True)
        roll(state, 1)
        assert state.dragon == dragon - 1


# ------------------------------------------------------------------ the bar


@pytest.mark.parametrize(("bar", "then"), [(7, 8), (8, 9), (9, 10), (10, 11), (11, 12)])
def test_E6_9_after_the_walk_the_bar_moves_one_field_towards_the_chamber(bar, then):
    state = emerald(dragon=bar + 3, facing=CASTLE, bar=bar, woken=True)
    roll(state, 1)
    assert state.bar == then


def test_E6_9_beside_the_last_four_fields_it_stays():
    state = emerald(dragon=15, facing=CASTLE, bar=12, woken=True)
    roll(state, 3)
    assert (state.dragon, state.bar) == (12, 12)


def test_E6_9_it_moves_once_the_catch_is_settled_and_not_before():
    state = emerald(
        knights={"red": "8 A B", "blue": "8 A B"}, hands={1: [2]}, dragon=10, facing=CASTLE, bar=7, woken=True
    )
    roll(state, 2)
    assert (GAME.phase(state), state.bar) == ("capture", 7)
    act(state, "capture blue")
    assert (GAME.phase(state), state.bar) == ("ransom", 7)
    act(state, "ransom 2")
    assert state.bar == 8


def test_E6_9_it_moves_after_a_loss_as_well():
    state = emerald(knights={"blue": "8 A B"}, dragon=10, facing=CASTLE, bar=7, woken=True)
    roll(state, 2)
    assert table(state)["nest"] == {"blue": 3}
    assert state.bar == 8


def test_E6_9_the_walk_is_measured_by_the_bar_as_it_lay_before():
    state = emerald(dragon=9, facing=CHAMBER, bar=7, woken=True)
    roll(state, 2)
    assert (state.dragon, state.facing, state.bar) == (9, CASTLE, 8)


def test_E6_10_the_shift_leaves_a_dragon_on_the_rearmost_field_behind():
    state = emerald(dragon=10, facing=CASTLE, bar=7, woken=True)
    roll(state, 3)
    assert (state.dragon, state.facing, state.bar) == (7, CHAMBER, 8)


@pytest.mark.parametrize(
    ("field", "wakes"), [(6, False), (7, True), (8, True), (9, True), (10, True), (11, True), (12, False)]
)
def test_E6_10_left_behind_it_is_woken_by_the_bar_or_its_own_field(field, wakes):
    state = emerald(knights={"red": f"{field - 1} A"}, bare=range(7, 16), dragon=7, facing=CHAMBER, bar=8)
    move(state, f"red {field - 1}")
    assert GAME.phase(state) == ("roll" if wakes else "second")


def test_E6_10_the_field_between_castle_and_dragon_is_not_beside_the_bar():
    state = emerald(knights={"red": "7 A"}, bare=[8], dragon=9, facing=CHAMBER, bar=10)
    move(state, "red 7")
    assert turn_and_phase(state) == (0, "second")


@pytest.mark.parametrize("face", [1, 2, 3])
def test_E6_10_it_walks_towards_the_chamber_onto_the_bar_again(face):
    state = emerald(dragon=7, facing=CHAMBER, bar=8, woken=True)
    roll(state, face)
    assert (state.dragon, state.facing, state.bar) == (7 + face, CHAMBER, 9)


def test_E6_10_where_the_bar_stays_nothing_is_left_behind():
    state = emerald(dragon=13, facing=CASTLE, bar=12, woken=True)
    roll(state, 1)
    assert (state.dragon, state.facing, state.bar) == (12, CHAMBER, 12)
