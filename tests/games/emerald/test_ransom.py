"""Emerald, section 6: what the dragon catches, and the ransom."""

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

from gemhoard.games.emerald.components import TOWARDS_CASTLE

# The dragon on 10 facing the castle, the bar beside 7..10: a 1 takes it to 9, a 2 to 8 and a 3 to 7.
LAIR = {"dragon": 10, "facing": TOWARDS_CASTLE, "bar": 7}


# ------------------------------------------------------------------ the catch


def test_E6_5_a_lone_knight_on_its_field_is_caught():
    state = emerald(knights={"blue": "8 A B"}, **LAIR, woken=True)
    roll(state, 2)
    assert places(state, "blue") == "A B"
    assert table(state)["nest"] == {"blue": 3}


def test_E6_5_exactly_one_is_caught():
    state = emerald(knights={"blue": "8 8 8 A B"}, **LAIR, woken=True)
    roll(state, 2)
    assert places(state, "blue") == "8 8 A B"
    assert table(state)["nest"] == {"blue": 1}


def test_E6_5_knights_that_it_passes_are_safe():
    state = emerald(knights={"red": "9 A B", "blue": "8 A B"}, **LAIR, woken=True)
    roll(state, 3)
    assert (places(state, "red"), places(state, "blue")) == ("9 A B", "8 A B")
    assert state.dragon == 7


def test_E6_5_a_knight_where_it_set_out_is_safe():
    state = emerald(knights={"red": "10 A B"}, **LAIR, woken=True)
    roll(state, 1)
    assert places(state, "red") == "10 A B"


def test_E6_5_a_dragon_that_comes_back_catches_where_it_set_out():
    state = emerald(knights={"red": "8 A B"}, dragon=8, facing=TOWARDS_CASTLE, bar=7, woken=True)
    roll(state, 2)
    assert places(state, "red") == "A B"


def test_E6_5_on_an_empty_field_nothing_happens():
    state = emerald(**LAIR, woken=True)
    roll(state, 1)
    assert table(state)["nest"] == {}
    assert turn_and_phase(state) == (1, "move")


def test_E6_5_the_mover_chooses_among_several():
    state = emerald(turn=1, knights={"red": "8 A B", "blue": "8 A B", "green": "8 8 A"}, **LAIR, woken=True)
    roll(state, 2)
    assert turn_and_phase(state) == (1, "capture")
    assert GAME.actor(state) == 1
    assert legal_words(state) == ["capture blue", "capture green", "capture red"]
    act(state, "capture green")
    assert (places(state, "red"), places(state, "blue"), places(state, "green")) == ("8 A B", "8 A B", "8 A")


def test_E6_5_the_mover_cannot_spare_them_all():
    state = emerald(knights={"red": "8 A B", "blue": "8 A B"}, **LAIR, woken=True)
    roll(state, 2)
    assert refused(state, "stop") == ("refused-capture-first", "E6.5")
    assert refused(state, "capture green") == ("refused-nobody-there", "E6.5")


def test_E6_5_it_must_choose_one_even_if_all_are_its_own():
    state = emerald(players=2, knights={"red": "8 A B", "green": "8 A B"}, **LAIR, woken=True)
    roll(state, 2)
    assert turn_and_phase(state) == (0, "capture")
    assert legal_words(state) == ["capture green", "capture red"]
    act(state, "capture green")
    assert (places(state, "red"), places(state, "green")) == ("8 A B", "A B")


# ------------------------------------------------------------------ the ransom


def test_E6_6_the_owner_may_pay_with_any_gold_card():
    state = emerald(knights={"blue": "8 A B"}, hands={1: [4, 1, 4]}, **LAIR, woken=True)
    roll(state, 2)
    assert turn_and_phase(state) == (0, "ransom")
    assert GAME.actor(state) == 1
    assert table(state)["caught"] == {"colour": "blue", "moved": False}
    assert legal_words(state) == ["ransom 1", "ransom 4", "ransom none"]
    assert refused(state, "ransom 2") == ("refused-no-such-gold", "E6.6")


@pytest.mark.parametrize(("value", "rest"), [(1, [4, 4]), (4, [1, 4])])
def test_E6_6_the_card_leaves_the_game_and_the_knight_stays(value, rest):
    state = emerald(knights={"blue": "8 A B"}, hands={0: [2], 1: [4, 1, 4]}, **LAIR, woken=True)
    piles = table(state)["gold"]
    roll(state, 2)
    act(state, f"ransom {value}")
    assert table(state)["hands"] == [[2], rest, []]
    assert table(state)["gold"] == piles
    assert places(state, "blue") == "8 A B"
    assert table(state)["caught"] is None
    assert turn_and_phase(state) == (1, "move")


def test_E6_6_the_knight_moves_normally_later():
    state = emerald(knights={"blue": "8 A B"}, hands={1: [1]}, bare=[9], **LAIR, woken=True)
    roll(state, 2)
    act(state, "ransom 1")
    assert legal_words(state) == ["move blue 8", "move blue A", "move blue B"]
    move(state, "blue 8")
    assert places(state, "blue") == "9 A B"


def test_E6_6_later_may_be_the_same_turn_for_another_knight_of_the_mover():
    state = emerald(knights={"red": "7 9 A"}, bare=[8], hands={0: [5]}, **LAIR)
    move(state, "red 7")
    roll(state, 1)
    assert table(state)["caught"] == {"colour": "red", "moved": False}
    act(state, "ransom 5")
    assert legal_words(state) == ["move red 9", "move red A", "stop"]


def test_E6_6_but_not_for_the_knight_that_moved_first():
    state = emerald(knights={"red": "7 9 A"}, bare=[8], hands={0: [5]}, **LAIR)
    move(state, "red 7")
    roll(state, 2)
    assert table(state)["caught"] == {"colour": "red", "moved": True}
    act(state, "ransom 5")
    assert table(state)["moved"] == {"colour": "red", "place": "8"}
    assert legal_words(state) == ["move red 9", "move red A", "stop"]
    assert refused(state, "move red 8") == ("refused-already-moved", "E3.1")


@pytest.mark.parametrize("seat", [0, 2])
def test_E6_6_the_others_see_that_gold_was_paid_not_how_much(seat):
    state = emerald(knights={"blue": "8 A B"}, hands={1: [4, 1]}, **LAIR, woken=True)
    roll(state, 2)
    pays = events_of(state, "ransom 4", seat)[0]
    assert pays.kind == "pays"
    assert pays.data == {"seat": 1, "colour": "blue", "value": None}
    assert GAME.view(state, seat)["hands"] == [[], [None], []]


def test_E6_6_the_payer_knows_what_it_paid():
    state = emerald(knights={"blue": "8 A B"}, hands={1: [4, 1]}, **LAIR, woken=True)
    roll(state, 2)
    assert events_of(state, "ransom 4", 1)[0].data["value"] == 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_E6_6_with_open_ransom_everyone_sees_the_card(seat):
    state = emerald(knights={"blue": "8 A B"}, hands={1: [4, 1]}, open_ransom=True, **LAIR, woken=True)
    roll(state, 2)
    assert events_of(state, "ransom 4", seat)[0].data == {"seat": 1, "colour": "blue", "value": 4}


def test_E6_6_open_ransom_is_off_unless_the_table_wants_it():
    assert GAME.options["open_ransom"].default is False
    assert GAME.table_options(emerald(open_ransom=True)) == {"open_ransom": True}


def test_E6_7_an_owner_that_will_not_pay_loses_the_knight():
    state = emerald(knights={"blue": "8 A B C D"}, hands={1: [5]}, **LAIR, woken=True)
    roll(state, 2)
    act(state, "ransom none")
    assert table(state)["nest"] == {"blue": 1}
    assert places(state, "blue") == "A B C D"
    assert table(state)["hands"][1] == [5]
    assert table(state)["caught"] is None


def test_E6_7_an_owner_that_cannot_pay_is_not_asked():
    state = emerald(knights={"blue": "8 A B C D"}, hands={0: [5], 2: [1]}, **LAIR, woken=True)
    roll(state, 2)
    assert table(state)["nest"] == {"blue": 1}
    assert turn_and_phase(state) == (1, "move")


def test_E6_7_out_of_play_with_no_treasure_card():
    state = emerald(knights={"blue": "8 A B C D"}, **LAIR, woken=True)
    roll(state, 2)
    assert table(state)["treasures"] == [0, 0, 0]
    assert state.in_play[1] == 4
    assert legal_words(state) == ["move blue A", "move blue B", "move blue C", "move blue D"]


def test_E6_8_gems_treasure_and_bonus_cards_buy_nobody_free():
    state = emerald(
        knights={"blue": "8 A B"},
        chamber={"blue": 2},
        owned={1: "ruby ruby emerald garnet turquoise"},
        four=1,
        **LAIR,
        woken=True,
    )
    roll(state, 2)
    assert table(state)["nest"] == {"blue": 1}
    assert table(state)["treasures"] == [0, 2, 0]
    assert table(state)["owned"][1] == {"ruby": 2, "emerald": 1, "garnet": 1, "turquoise": 1}
    assert table(state)["four"] == 1
