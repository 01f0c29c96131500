"""Kadora, K3.1 and K3.2: giving a colour of the won loot away."""

import pytest
from kadora_table import GAME, RING, act, block, gifts, hand, kadora, legal_words, loot, refused, turn

ORANGES = "O3r O3s O4r O5r"
PLACEMENTS = [f"place {card} {place}" for card in ORANGES.split() for place in ("b2", "b3", "c2", "c3")]


def test_K3_1_all_the_cards_of_the_colour_go_and_no_others():
    state = kadora(loot=["R4r R2s G1d", "B3r"])
    act(state, "give R 1")
    assert loot(state, 0) == "G1d"
    assert loot(state, 1) == "R2s R4r B3r"
    assert loot(state, 2) == ""


def test_K3_1_the_turn_goes_on_with_the_placement():
    state = kadora(hands=[ORANGES], loot=["R4r"], block=RING)
    act(state, "give R 1")
    assert (turn(state), legal_words(state)) == (("place", 0), PLACEMENTS)
    assert (hand(state, 0), block(state)) == (ORANGES, RING)


def test_K3_1_a_gift_is_an_offer_beside_the_placements():
    state = kadora(hands=[ORANGES], loot=["R4r"], block=RING)
    assert legal_words(state) == ["give R 1", "give R 2", *PLACEMENTS]
    act(state, "place O3r b2")
    assert loot(state, 0) == "R4r"


def test_K3_1_not_to_one_who_has_a_card_of_the_colour():
    state = kadora(players=4, loot=["R4r R3s", "R2r", "", "R2s B1r"])
    assert gifts(state) == ["give R 2"]
    assert refused(state, "give R 1") == ("refused-has-colour", "K3.1")
    assert refused(state, "give R 3") == ("refused-has-colour", "K3.1")


def test_K3_1_not_to_oneself():
    state = kadora(turn=1, loot=["", "R4r"])
    assert gifts(state) == ["give R 0", "give R 2"]
    assert refused(state, "give R 1") == ("refused-has-colour", "K3.1")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K3_1_each_other_player_at_the_table_may_receive(players):
    state = kadora(players=players, turn=1, loot=["", "P5d"])
    assert gifts(state) == [f"give P {seat}" for seat in range(players) if seat != 1]


def test_K3_1_any_colour_that_one_leads_may_go():
    state = kadora(loot=["R2r O1r Y1r G1r B1r P1r", "O3r"])
    assert gifts(state) == [f"give {colour} {seat}" for colour in "BGPRY" for seat in (1, 2)]


def test_K3_1_at_most_one_colour_and_one_receiver_a_turn():
    state = kadora(hands=["O3r"], loot=["R4r B2r"], block=RING)
    act(state, "give R 1")
    assert gifts(state) == []
    assert refused(state, "give B 1") == ("refused-given-already", "K3.1")
    assert refused(state, "give B 2") == ("refused-given-already", "K3.1")


def test_K3_1_a_new_turn_allows_a_new_gift():
    state = kadora(players=2, hands=["O3r", "O4r"], loot=["R4r B2r"], block=RING)
    act(state, "give R 1", "place O3r b2", "draw left", "place O4r c2", "draw left")
    assert gifts(state) == ["give B 1"]


def test_K3_1_only_at_the_start_of_the_turn():
    state = kadora(hands=["O3r"], loot=["R4r"], block=RING)
    act(state, "place O3r b2")
    assert turn(state) == ("draw", 0)
    assert refused(state, "give R 1") == ("refused-draw-first", "K3.9")


def test_K3_1_what_was_received_may_be_given_on_or_back():
    state = kadora(hands=["O3r", "O4r"], loot=["R4r"], block=RING)
    act(state, "give R 1", "place O3r b2", "draw left")
    assert gifts(state) == ["give R 0", "give R 2"]
    act(state, "give R 0")
    assert (loot(state, 0), loot(state, 1)) == ("R4r", "")


def test_K3_1_without_loot_there_is_nothing_to_give():
    state = GAME.new(4, seed=1)
    assert (GAME.phase(state), gifts(state)) == ("give", [])
    assert refused(state, f"give R {(state.turn + 1) % 4}") == ("refused-nothing-to-give", "K3.1")


def test_K3_1_a_colour_given_away_is_gone():
    state = kadora(players=2, hands=["O3r", "O4r"], loot=["R4r"], block=RING)
    act(state, "give R 1", "place O3r b2", "draw left", "place O4r c2", "draw left")
    assert refused(state, "give R 1") == ("refused-nothing-to-give", "K3.1")


# ------------------------------------------------------------------ K3.2 who may

# A red 2 on a3 makes the column ten, and takes the red 4 alone.
RED_FOUR_IN_REACH = {place: RING[place] for place in RING if place[0] != "a"} | {"a1": "R4d", "a2": "O4r"}


@pytest.mark.parametrize(
    ("reds", "leader"),
    [
        (["R5r", "R3r", "R3s"], 0),
        (["R3r", "R5r", "R3s"], 1),
        (["R3r", "R3s", "R5r"], 2),
        (["R2r", "R3r", "R4r"], 2),
        (["", "R2r", ""], 1),
        (["R5r", "R5s", "R3r"], None),
        (["R5r", "R3r", "R5s"], None),
        (["R3r", "R5r", "R5s"], None),
        (["R5r", "R5s", "R5d"], None),
        (["", "", ""], None),
    ],
)
def test_K3_2_only_who_alone_has_the_highest_value(reds, leader):
    for seat in range(3):
        state = kadora(players=4, turn=seat, loot=reds)
        assert ("give R 3" in gifts(state)) == (seat == leader)


def test_K3_2_a_tie_for_highest_forbids_it():
    state = kadora(loot=["R5r", "R2s R3s"])
    assert gifts(state) == []
    assert refused(state, "give R 2") == ("refused-not-leading", "K3.2")


def test_K3_2_one_who_has_less_may_not():
    state = kadora(turn=1, loot=["R5r", "R4s"])
    assert gifts(state) == []
    assert refused(state, "give R 2") == ("refused-not-leading", "K3.2")


def test_K3_2_value_counts_and_not_the_number_of_cards():
    one_five, three_cards = "B4r B2s", "B1r B1s B1d B2r"
    assert gifts(kadora(turn=0, loot=[one_five, three_cards])) == ["give B 2"]
    assert gifts(kadora(turn=1, loot=[one_five, three_cards])) == []


def test_K3_2_each_colour_has_a_highest_of_its_own():
    state = kadora(turn=1, loot=["R5r O5r", "R4r O3r Y1r", "Y1s"])
    assert gifts(state) == []
    state = kadora(turn=0, loot=["R5r O5r", "R4r O3r Y1r", "Y1s"])
    assert gifts(state) == ["give O 2", "give R 2"]


def test_K3_2_hands_do_not_count():
    state = kadora(hands=["", "R5r R5s R5d", "R4r"], loot=["R2r"])
    assert gifts(state) == ["give R 1", "give R 2"]
    state = kadora(hands=["R5r R5s R5d"], loot=["R2r", "R3r"])
    assert gifts(state) == []


def test_K3_2_the_moment_of_the_gift_counts():
    # Seat 0 collects red to draw level with seat 1, who could have given a moment before.
    state = kadora(hands=["R2s", "O3r"], loot=["", "R4r"], block=RED_FOUR_IN_REACH)
    act(state, "place R2s a3", "draw left")
    assert (turn(state), loot(state, 0), loot(state, 1)) == (("give", 1), "R4d", "R4r")
    assert gifts(state) == []
    assert refused(state, "give R 2") == ("refused-not-leading", "K3.2")


def test_K3_2_collecting_can_win_the_right_to_give():
    state = kadora(
        players=2, hands=["R2s", "O3r"], loot=["R2r"], block=RED_FOUR_IN_REACH, left="B2r B2s B2d B3r"
    )
    act(state, "place R2s a3", "draw left", "place O3r c3", "draw right")
    assert loot(state, 0) == "R2r R4d"
    assert gifts(state) == ["give R 1"]


def test_K3_2_a_gift_can_make_another_the_one_who_leads():
    state = kadora(turn=2, loot=["", "R4s", "R5r"], hands=["B3r", "", "O3r"], block=RING)
    act(state, "give R 0", "place O3r b2", "draw left")
    assert (turn(state), gifts(state)) == (("give", 0), ["give R 2"])


def test_K3_2_with_two_players_the_cards_set_aside_do_not_count():
    state = kadora(
        players=2,
        loot=["R2r"],
        aside="R5r R5s R5d R4r R4s R4d R3r R3s R3d G1r G1s G1d B1r B1s B1d P1r P1s P1d",
    )
    assert gifts(state) == ["give R 1"]


def test_K3_2_with_two_players_nobody_gives_to_the_cards_set_aside():
    state = kadora(players=2, loot=["R2r"])
    assert refused(state, "give R 2") == ("error-seat", "K3.1")


def test_K3_2_the_rulebooks_gift():
    # Arjan leads in yellow and gives it to Pieter; not the blue, for Pieter has blue before him.
    arjan, pieter = 0, 1
    state = kadora(players=2, loot=["Y4r Y2s Y1d B3r B2s", "B1s R2r"])
    assert gifts(state) == ["give Y 1"]
    assert refused(state, "give B 1") == ("refused-has-colour", "K3.1")
    act(state, "give Y 1")
    assert loot(state, arjan) == "B2s B3r"
    assert loot(state, pieter) == "R2r Y1d Y2s Y4r B1s"
