"""Emerald, sections 3 and 4: moving knights, and the chamber."""

import pytest
from emerald_table import (
    GAME,
    act,
    emerald,
    events_of,
    legal_words,
    move,
    places,
    refused,
    table,
    turn_and_phase,
)

# ------------------------------------------------------------------ 3 moving knights


def test_E3_1_a_player_moves_two_of_its_knights():
    state = emerald()
    move(state, "red A")
    move(state, "red B")
    assert places(state, "red") == "3 3 C D K"
    assert turn_and_phase(state) == (1, "move")


def test_E3_1_or_one():
    state = emerald()
    move(state, "red A")
    act(state, "stop")
    assert places(state, "red") == "3 B C D K"
    assert turn_and_phase(state) == (1, "move")


def test_E3_1_the_first_move_is_compulsory():
    state = emerald()
    assert "stop" not in legal_words(state)
    assert refused(state, "stop") == ("refused-must-move", "E3.1")


def test_E3_1_it_is_compulsory_even_where_it_only_does_harm():
    state = emerald(knights={"red": "9 9"}, bare=[11], dragon=11, bar=8)
    assert legal_words(state) == ["move red 9"]


def test_E3_1_passing_lets_a_player_move_none():
    state = emerald(knights={"red": "3 A"}, passing=True)
    assert legal_words(state) == ["move red 3", "move red A", "stop"]
    act(state, "stop")
    assert places(state, "red") == "3 A"
    assert turn_and_phase(state) == (1, "move")


def test_E3_1_passing_is_off_unless_the_table_wants_it():
    assert GAME.options["passing"].default is False
    assert GAME.table_options(emerald()) == {}
    assert GAME.table_options(emerald(passing=True)) == {"passing": True}
    assert GAME.table_options(emerald(passing=False)) == {}


def test_E3_1_never_the_same_knight_twice():
    state = emerald(knights={"red": "2 A B"})
    move(state, "red 2")
    assert table(state)["moved"] == {"colour": "red", "place": "3"}
    assert legal_words(state) == ["move red A", "move red B", "stop"]
    assert refused(state, "move red 3") == ("refused-already-moved", "E3.1")


def test_E3_1_another_knight_may_start_where_the_first_one_stopped():
    state = emerald(knights={"red": "2 3 A"})
    move(state, "red 2")
    assert legal_words(state) == ["move red 3", "move red A", "stop"]
    move(state, "red 3")
    assert places(state, "red") == "3 5 A"


def test_E3_1_a_knight_from_the_same_start_field_is_another_one():
    state = emerald(knights={"red": "2 2 A"})
    move(state, "red 2")
    assert legal_words(state) == ["move red 2", "move red A", "stop"]


def test_E3_1_only_its_own_knights():
    state = emerald(turn=1)
    assert legal_words(state) == ["move blue A", "move blue B", "move blue C", "move blue D", "move blue K"]
    assert refused(state, "move red A") == ("refused-not-yours", "E3.1")


def test_E3_1_never_a_third_knight():
    state = emerald(knights={"red": "1 2 A"})
    move(state, "red A")
    move(state, "red 1")
    assert refused(state, "move red 2") == ("refused-not-yours", "E3.1")


def test_E3_1_the_moved_knight_is_forgotten_when_the_turn_is_over():
    state = emerald()
    move(state, "red A")
    act(state, "stop")
    assert table(state)["moved"] is None
    assert "move blue A" in legal_words(state)


def test_E3_2_two_players_move_knights_of_one_colour_a_turn():
    state = emerald(players=2, knights={"red": "1 A B C", "green": "3 A B C"})
    move(state, "red 1")
    assert legal_words(state) == ["move red A", "move red B", "move red C", "stop"]
    assert refused(state, "move green 3") == ("refused-other-colour", "E3.2")


def test_E3_2_the_player_chooses_the_colour_each_turn():
    state = emerald(players=2, knights={"red": "1 A", "green": "3 A", "blue": "5 A", "yellow": "A B"})
    assert legal_words(state) == ["move green 3", "move green A", "move red 1", "move red A"]
    move(state, "red 1")
    act(state, "stop")
    assert legal_words(state) == ["move blue 5", "move blue A", "move yellow A", "move yellow B"]
    move(state, "yellow B")
    act(state, "stop")
    assert legal_words(state) == ["move green 3", "move green A", "move red 2", "move red A"]
    move(state, "green 3")
    assert legal_words(state) == ["move green A", "stop"]


@pytest.mark.parametrize(("others", "end"), [("", "3"), ("2", "4"), ("2 2", "5"), ("2 2 2", "6")])
def test_E3_3_as_many_steps_as_knights_on_its_field(others, end):
    state = emerald(knights={"red": "2 K", "blue": f"{others} K K"})
    move(state, "red 2")
    assert places(state, "red") == f"{end} K"


def test_E3_3_example_three_knights_on_a_field_move_three():
    # 000 and 003: "on the field where the black knight begins are three knights".
    state = emerald(players=5, turn=4, knights={"black": "3 A B", "red": "3 A", "blue": "3 A"})
    events = events_of(state, "move black 3")
    assert places(state, "black") == "6 A B"
    assert events[0].data["steps"] == 3


def test_E3_3_its_own_colour_counts_too():
    state = emerald(knights={"red": "1 1 1"})
    move(state, "red 1")
    assert places(state, "red") == "1 1 4"


def test_E3_3_knights_on_other_fields_do_not_count():
    state = emerald(knights={"red": "2 A", "blue": "1 1 3 3 3", "green": "A A A A A"})
    move(state, "red 2")
    assert places(state, "red") == "3 A"


def test_E3_3_from_the_castle_the_start_place_counts():
    state = emerald(knights={"red": "A B", "blue": "A K", "green": "A B"})
    move(state, "red A")
    assert places(state, "red") == "3 B"
    move(state, "red B")
    assert places(state, "red") == "2 3"


def test_E3_3_a_second_knight_counts_after_the_first_has_left():
    state = emerald(knights={"red": "1 1 A", "blue": "1 A"})
    move(state, "red 1")
    move(state, "red 1")
    assert places(state, "red") == "3 4 A"  # Three steps, then two.


def test_E3_3_example_a_knight_that_arrives_carries_the_other_one_further():
    # 003, its tip: a knight moved onto a field lengthens the move of the one that stands there.
    state = emerald(knights={"red": "1 2 A"})
    move(state, "red 1")
    move(state, "red 2")
    assert places(state, "red") == "2 4 A"


def test_E3_4_from_the_castle_onto_field_one_first():
    state = emerald(knights={"red": "C K", "blue": "A B", "green": "A B"})
    move(state, "red C")
    assert places(state, "red") == "1 K"


@pytest.mark.parametrize("tower", ["A", "B", "C", "D", "K"])
def test_E3_4_start_places_are_never_exchanged(tower):
    state = emerald(players=4)
    move(state, f"red {tower}")
    assert places(state, "red").split() == ["4", *(place for place in "ABCDK" if place != tower)]


def test_E3_4_always_towards_the_chamber():
    for field in range(1, 15):
        state = emerald(knights={"red": f"{field} K", "blue": f"{field} K"}, bare=range(7, 16))
        move(state, f"red {field}")
        assert places(state, "red") == (f"{field + 2} K" if field < 14 else "K")


def test_E3_4_any_number_of_knights_on_one_field():
    state = emerald(players=4, knights={"red": "3 4 4 4 4", "blue": "4 4 4 4 4", "green": "4 4 4 4 4"})
    move(state, "red 3")
    assert places(state, "red") == "4 4 4 4 4"
    move(state, "red 4")
    assert table(state)["chamber"] == {"red": 1}  # Fifteen stood there.


def test_E3_5_steps_left_over_are_lost():
    state = emerald(knights={"red": "14 A B", "blue": "14 14 14 A", "green": "14 14 14 A"})
    events = events_of(state, "move red 14")
    assert events[0].data == {"seat": 0, "colour": "red", "start": "14", "end": "chamber", "steps": 7}
    assert places(state, "red") == "A B"
    assert table(state)["chamber"] == {"red": 1}


def test_E3_5_exactly_enough_steps_reach_the_chamber_too():
    state = emerald(knights={"red": "13 A B", "blue": "13 13"})
    move(state, "red 13")
    assert table(state)["chamber"] == {"red": 1}


def test_E3_5_one_step_less_does_not():
    state = emerald(knights={"red": "13 A B", "blue": "13 A"})
    move(state, "red 13")
    assert places(state, "red") == "15 A B"
    assert table(state)["chamber"] == {}


def test_E3_6_after_the_first_move_the_player_may_stop():
    state = emerald(knights={"red": "1 5"})
    move(state, "red 1")
    assert legal_words(state) == ["move red 5", "stop"]


def test_E3_6_stopping_is_asked_even_when_no_other_knight_could_move():
    state = emerald(players=2, knights={"red": "1", "green": "A B"})
    move(state, "red 1")
    assert turn_and_phase(state) == (0, "second")
    assert legal_words(state) == ["stop"]


def test_E3_6_a_second_move_to_an_empty_cave_field_ends_the_turn():
    state = emerald(knights={"red": "1 11 A"}, bare=[12])
    move(state, "red 1")
    move(state, "red 11")
    assert turn_and_phase(state) == (1, "move")


def test_E3_6_a_first_move_to_an_empty_cave_field_does_not():
    # The tip of 000 and 003: begin where no card lies, to move a second knight.
    state = emerald(knights={"red": "11 A B"}, bare=[12])
    move(state, "red 11")
    assert turn_and_phase(state) == (0, "second")
    assert legal_words(state) == ["move red A", "move red B", "stop"]


# ------------------------------------------------------------------ 4 the chamber


def test_E4_1_a_knight_in_the_chamber_takes_a_treasure_card():
    state = emerald(knights={"red": "15 A B"}, chamber={"blue": 1})
    move(state, "red 15")
    assert table(state)["treasures"] == [1, 1, 0]
    assert GAME.view(state, 2)["treasures"] == [1, 1, 0]


def test_E4_1_that_ends_the_turn():
    state = emerald(knights={"red": "15 A B"})
    move(state, "red 15")
    assert turn_and_phase(state) == (1, "move")
    assert table(state)["moved"] is None


def test_E4_1_also_as_the_second_knight():
    state = emerald(knights={"red": "1 15 A"})
    move(state, "red 1")
    move(state, "red 15")
    assert table(state)["treasures"] == [1, 0, 0]
    assert table(state)["moved"] is None
    assert turn_and_phase(state) == (1, "move")


def test_E4_2_the_knight_is_out_of_play():
    state = emerald(players=2, knights={"red": "15 A B", "green": "A B"})
    move(state, "red 15")
    move(state, "blue A")
    act(state, "stop")
    assert legal_words(state) == ["move green A", "move green B", "move red A", "move red B"]
    assert state.in_play[0] == 4


def test_E4_2_the_card_is_taken_before_the_end_is_checked():
    state = emerald(knights={"red": "15 A"})
    move(state, "red 15")
    assert GAME.is_over(state)
    assert GAME.result(state) == {"scores": [5, 0, 0], "winners": [0], "bonuses": {}}


@pytest.mark.parametrize("dragon", [12, 13, 14, 15])
def test_E4_3_reaching_the_chamber_never_moves_the_dragon(dragon):
    state = emerald(knights={"red": "15 A B"}, dragon=dragon, bar=12)
    move(state, "red 15")
    assert (state.dragon, state.bar) == (dragon, 12)
    assert turn_and_phase(state) == (1, "move")


def test_E4_3_nor_does_it_shift_the_bar():
    state = emerald(knights={"red": "15 A B"}, dragon=15, bar=11)
    move(state, "red 15")
    assert state.bar == 11
