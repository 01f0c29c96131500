"""Emerald, section 6: how the turn goes on when a first move woke the dragon and took no card."""

import pytest
from emerald_table import GAME, act, emerald, legal_words, move, places, refused, roll, table, turn_and_phase

from gemhoard.games.emerald.components import TOWARDS_CASTLE

# The dragon on 10 facing the castle, the bar beside 7..10: a 1 takes it to 9, a 2 to 8 and a 3 to 7.
LAIR = {"dragon": 10, "facing": TOWARDS_CASTLE, "bar": 7}


def test_E6_11_waking_the_dragon_without_a_card_does_not_end_the_turn():
    state = emerald(knights={"red": "7 A B"}, bare=[8], **LAIR)
    move(state, "red 7")
    roll(state, 1)
    assert turn_and_phase(state) == (0, "second")
    assert GAME.actor(state) == 0
    assert state.bar == 8
    assert legal_words(state) == ["move red A", "move red B", "stop"]


def test_E6_11_the_second_knight_may_wake_it_again():
    state = emerald(knights={"red": "7 9 A"}, bare=[8, 10], **LAIR)
    move(state, "red 7")
    roll(state, 3)  # 7, and the bar to 8..11
    move(state, "red 9")
    assert turn_and_phase(state) == (0, "roll")
    roll(state, 2)  # 8, 9, and the bar to 9..12
    assert (state.dragon, state.bar) == (9, 9)
    assert turn_and_phase(state) == (1, "move")


def test_E6_11_if_the_first_knight_is_lost_any_other_may_still_move():
    state = emerald(knights={"red": "7 9 A B"}, bare=[8], **LAIR)
    move(state, "red 7")
    roll(state, 2)
    assert table(state)["moved"] == {"colour": "red", "place": None}
    assert legal_words(state) == ["move red 9", "move red A", "move red B", "stop"]


def test_E6_11_with_two_players_any_other_of_that_colour():
    state = emerald(players=2, knights={"red": "7 A B", "green": "9 A B"}, bare=[8], **LAIR)
    move(state, "red 7")
    roll(state, 2)
    assert legal_words(state) == ["move red A", "move red B", "stop"]
    assert refused(state, "move green 9") == ("refused-other-colour", "E3.2")


def test_E6_11_with_two_players_the_last_of_a_colour_lost_leaves_no_second_move():
    state = emerald(players=2, knights={"red": "7", "green": "9 A B"}, bare=[8], **LAIR)
    move(state, "red 7")
    roll(state, 2)
    assert turn_and_phase(state) == (0, "second")
    assert legal_words(state) == ["stop"]


@pytest.mark.parametrize(("turn", "colour"), [(0, "red"), (1, "blue"), (2, "green")])
def test_E6_11_the_mover_says_which_of_its_knights_is_caught(turn, colour):
    state = emerald(turn=turn, knights={colour: "8 9 A B"}, bare=[9], **LAIR)
    move(state, f"{colour} 8")
    roll(state, 1)
    assert turn_and_phase(state) == (turn, "capture")
    assert legal_words(state) == [f"capture {colour}", f"capture {colour} moved"]


def test_E6_11_if_the_one_just_moved_is_lost_the_other_may_still_move():
    state = emerald(knights={"red": "8 9 A B"}, bare=[9], **LAIR)
    move(state, "red 8")
    roll(state, 1)
    act(state, "capture red moved")
    assert table(state)["moved"] == {"colour": "red", "place": None}
    assert places(state, "red") == "9 A B"
    assert legal_words(state) == ["move red 9", "move red A", "move red B", "stop"]


def test_E6_11_if_the_other_is_lost_the_one_just_moved_may_not_move_again():
    state = emerald(knights={"red": "8 9 A B"}, bare=[9], **LAIR)
    move(state, "red 8")
    roll(state, 1)
    act(state, "capture red")
    assert table(state)["moved"] == {"colour": "red", "place": "9"}
    assert places(state, "red") == "9 A B"
    assert legal_words(state) == ["move red A", "move red B", "stop"]


@pytest.mark.parametrize(("words", "moved"), [("capture red moved", True), ("capture red", False)])
def test_E6_11_bought_free_either_way_the_other_may_move(words, moved):
    state = emerald(knights={"red": "8 9 A B"}, bare=[9], hands={0: [3]}, **LAIR)
    move(state, "red 8")
    roll(state, 1)
    act(state, words)
    assert table(state)["caught"] == {"colour": "red", "moved": moved}
    act(state, "ransom 3")
    assert table(state)["moved"] == {"colour": "red", "place": "9"}
    assert legal_words(state) == ["move red 9", "move red A", "move red B", "stop"]
    move(state, "red 9")
    assert places(state, "red") == "9 11 A B"


def test_E6_11_other_colours_on_the_field_are_offered_beside_the_two():
    state = emerald(knights={"red": "8 9 A B", "blue": "9 A B"}, bare=[9], **LAIR)
    move(state, "red 8")
    roll(state, 1)
    assert legal_words(state) == ["capture blue", "capture red", "capture red moved"]


def test_E6_11_a_moved_knight_alone_of_its_colour_is_named_by_its_colour():
    state = emerald(knights={"red": "8 A B", "blue": "9 A B"}, bare=[9], hands={0: [3]}, **LAIR)
    move(state, "red 8")
    roll(state, 1)
    assert legal_words(state) == ["capture blue", "capture red"]
    assert refused(state, "capture red moved") == ("refused-not-told-apart", "E6.11")
    act(state, "capture red")
    assert table(state)["caught"] == {"colour": "red", "moved": True}


def test_E6_11_knights_are_not_told_apart_once_a_card_was_taken():
    state = emerald(knights={"red": "8 9 A B"}, **LAIR)
    move(state, "red 8")
    act(state, "take gem")
    roll(state, 1)
    assert table(state)["nest"] == {"red": 2}  # One of the two, unasked.
    assert turn_and_phase(state) == (1, "move")


def test_E6_11_nor_after_the_second_move():
    state = emerald(knights={"red": "1 8 9 A"}, bare=[9], **LAIR)
    move(state, "red 1")
    move(state, "red 8")
    roll(state, 1)
    assert table(state)["nest"] == {"red": 2}
    assert turn_and_phase(state) == (1, "move")


def test_E6_11_nor_where_the_moved_knight_stands_elsewhere():
    state = emerald(knights={"red": "8 8 6 A B"}, bare=[7], **LAIR)
    move(state, "red 6")  # to 7
    roll(state, 2)
    assert table(state)["nest"] == {"red": 1}
    assert table(state)["moved"] == {"colour": "red", "place": "7"}
