"""Emerald, section 5: taking cards."""

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
    roll,
    table,
    turn_and_phase,
)

from gemhoard.games import NOBODY

# In most tests the knight ends on field 12, far from the bar, so that no dragon walks in.


def pile(state, kind, field):
    """The cards beside a field, the top card first."""
    return table(state)[kind][field - 7]


def test_E5_1_where_gold_and_a_gem_lie_open_the_owner_chooses():
    state = emerald(knights={"red": "11 A"})
    move(state, "red 11")
    assert table(state)["phase"] == "take"
    assert table(state)["at"] == 12
    assert table(state)["moved"] == {"colour": "red", "place": "12"}
    assert legal_words(state) == ["take gem", "take gold"]


def test_E5_1_a_card_must_be_taken():
    state = emerald(knights={"red": "11 A"})
    move(state, "red 11")
    assert refused(state, "stop") == ("refused-take-first", "E5.1")
    assert refused(state, "move red A") == ("refused-take-first", "E5.1")


def test_E5_1_the_gold_on_top_is_taken_and_the_card_under_it_turned_up():
    state = emerald(knights={"red": "11 A"}, gold={12: [4, 2]})
    move(state, "red 11")
    act(state, "take gold")
    assert table(state)["hands"] == [[4], [], []]
    assert pile(state, "gold", 12) == [2]
    assert GAME.view(state, 1)["gold"][12 - 7] == [2]
    assert pile(state, "gems", 12) == ["ruby", "emerald", "garnet"]


def test_E5_1_the_gem_on_top_is_taken_and_the_card_under_it_turned_up():
    state = emerald(knights={"red": "11 A"}, gems={12: ["garnet", "ruby", "emerald"]})
    move(state, "red 11")
    act(state, "take gem")
    assert table(state)["owned"] == [{"garnet": 1}, {}, {}]
    assert pile(state, "gems", 12) == ["ruby", "emerald"]
    assert GAME.view(state, 1)["gems"][12 - 7] == ["ruby", None]
    assert pile(state, "gold", 12) == [4, 5]


def test_E5_1_gold_alone_is_taken_unasked():
    state = emerald(knights={"red": "11 A"}, gold={12: [3]}, gems={12: []})
    move(state, "red 11")
    assert table(state)["hands"][0] == [3]
    assert pile(state, "gold", 12) == []
    assert turn_and_phase(state) == (1, "move")


def test_E5_1_a_gem_alone_is_taken_unasked():
    state = emerald(knights={"red": "11 A"}, gold={12: []}, gems={12: ["turquoise"]})
    move(state, "red 11")
    assert table(state)["owned"][0] == {"turquoise": 1}
    assert pile(state, "gems", 12) == []
    assert turn_and_phase(state) == (1, "move")


def test_E5_1_where_no_card_lies_none_is_taken():
    state = emerald(knights={"red": "11 A"}, bare=[12])
    move(state, "red 11")
    assert table(state)["hands"] == [[], [], []]
    assert table(state)["owned"] == [{}, {}, {}]
    assert turn_and_phase(state) == (0, "second")


@pytest.mark.parametrize("field", range(7, 16))
def test_E5_1_the_cards_are_those_beside_the_field_where_the_move_ends(field):
    state = emerald(knights={"red": f"{field - 2} K", "blue": f"{field - 2} K"})
    before = table(state)
    move(state, f"red {field - 2}")
    act(state, "take gem")
    after = table(state)
    changed = [at for at in range(7, 16) if after["gems"][at - 7] != before["gems"][at - 7]]
    assert changed == [field]
    assert after["gold"] == before["gold"]
    assert after["owned"][0] == {before["gems"][field - 7][0]: 1}


def test_E5_1_a_second_knight_takes_a_card_too():
    state = emerald(knights={"red": "1 11 A"})
    move(state, "red 1")
    move(state, "red 11")
    assert table(state)["moved"] is None
    assert legal_words(state) == ["take gem", "take gold"]
    act(state, "take gold")
    assert table(state)["hands"] == [[4], [], []]
    assert turn_and_phase(state) == (1, "move")


def test_E5_2_taking_a_card_ends_the_turn():
    state = emerald(knights={"red": "11 A B"})
    move(state, "red 11")
    act(state, "take gold")
    assert turn_and_phase(state) == (1, "move")
    assert table(state)["moved"] is None
    assert table(state)["at"] is None


def test_E5_2_the_dragon_still_walks():
    state = emerald(knights={"red": "7 A B"}, dragon=10, bar=7)
    move(state, "red 7")
    act(state, "take gem")
    assert turn_and_phase(state) == (0, "roll")
    roll(state, 1)
    assert (state.dragon, state.bar) == (9, 8)
    assert turn_and_phase(state) == (1, "move")


def test_E5_2_the_turn_ends_after_a_catch_as_well():
    state = emerald(knights={"red": "7 A B C"}, dragon=10, bar=7)
    move(state, "red 7")
    act(state, "take gem")
    roll(state, 2)
    assert table(state)["nest"]["red"] == 2  # One was there before: only four stood in play.
    assert turn_and_phase(state) == (1, "move")


def test_E5_2_gold_just_taken_may_pay_the_ransom():
    state = emerald(knights={"red": "7 A B"}, gold={8: [4, 5]}, dragon=10, bar=7)
    move(state, "red 7")
    act(state, "take gold")
    roll(state, 2)
    assert turn_and_phase(state) == (0, "ransom")
    assert legal_words(state) == ["ransom 4", "ransom none"]
    act(state, "ransom 4")
    assert table(state)["hands"][0] == []
    assert places(state, "red") == "8 A B"
    assert turn_and_phase(state) == (1, "move")  # No second knight: a card was taken.


def test_E5_2_a_card_taken_unasked_ends_the_turn_after_the_walk():
    state = emerald(knights={"red": "7 A B"}, gold={8: []}, gems={8: ["ruby"]}, dragon=10, bar=7)
    move(state, "red 7")
    assert table(state)["phase"] == "roll"
    assert table(state)["moved"] is None
    roll(state, 1)
    assert turn_and_phase(state) == (1, "move")


def test_E5_3_gold_goes_into_a_hidden_hand():
    state = emerald(knights={"red": "11 A"})
    move(state, "red 11")
    act(state, "take gold")
    assert GAME.view(state, 0)["hands"] == [[4], [], []]
    for seat in (1, 2, NOBODY):
        assert GAME.view(state, seat)["hands"] == [[None], [], []]


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_E5_3_everyone_saw_which_card_it_was(seat):
    state = emerald(knights={"red": "11 A"})
    move(state, "red 11")
    events = events_of(state, "take gold", seat)
    assert events[0].kind == "takes-gold"
    assert events[0].data == {"seat": 0, "field": 12, "value": 4}


def test_E5_4_gems_lie_open_before_their_owner():
    state = emerald(knights={"red": "11 A"}, owned={0: "ruby", 1: "garnet garnet"})
    move(state, "red 11")
    act(state, "take gem")
    for seat in (0, 1, 2, NOBODY):
        assert GAME.view(state, seat)["owned"] == [{"ruby": 2}, {"garnet": 2}, {}]


def test_E5_5_the_first_with_all_four_kinds_gets_the_bonus_at_once():
    state = emerald(knights={"red": "11 A"}, owned={0: "emerald garnet turquoise"})
    move(state, "red 11")
    assert table(state)["four"] is None
    act(state, "take gem")
    assert table(state)["owned"][0] == {"ruby": 1, "emerald": 1, "garnet": 1, "turquoise": 1}
    assert table(state)["four"] == 0


def test_E5_5_also_for_a_gem_taken_unasked():
    state = emerald(
        turn=2,
        knights={"green": "11 A"},
        owned={2: "ruby garnet turquoise"},
        gold={12: []},
        gems={12: ["emerald"]},
    )
    move(state, "green 11")
    assert table(state)["four"] == 2


def test_E5_5_four_gems_of_three_kinds_are_not_enough():
    state = emerald(knights={"red": "11 A"}, owned={0: "ruby emerald garnet"})
    move(state, "red 11")
    act(state, "take gem")
    assert table(state)["owned"][0] == {"ruby": 2, "emerald": 1, "garnet": 1}
    assert table(state)["four"] is None


def test_E5_5_the_first_keeps_it():
    state = emerald(
        turn=1,
        knights={"blue": "11 A"},
        owned={0: "ruby emerald garnet turquoise", 1: "emerald emerald garnet garnet turquoise turquoise"},
        four=0,
    )
    move(state, "blue 11")
    act(state, "take gem")
    assert table(state)["owned"][1]["ruby"] == 1
    assert table(state)["four"] == 0
    assert GAME.result(state)["bonuses"]["four"] == 0


def test_E5_5_gold_earns_no_bonus():
    state = emerald(knights={"red": "11 A"}, owned={0: "emerald garnet turquoise"})
    move(state, "red 11")
    act(state, "take gold")
    assert table(state)["four"] is None
