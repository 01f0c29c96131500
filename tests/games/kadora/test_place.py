"""Kadora, K3.3 to K3.6: placing a card, and what it collects."""

import pytest
from kadora_table import RING, act, block, full_but_c3, hand, kadora, legal_words, loot, refused

PLACES = [f"{column}{row}" for row in "1234" for column in "abcd"]
ROUND_NINE = ("R2r", "R3r", "R4r", "R5r", "O1r", "O3r", "O4r", "O5r", "G1r")


# ------------------------------------------------------------------ K3.3


def test_K3_3_any_card_of_the_hand_on_any_empty_place():
    before = full_but_c3("G2s B1d R3s", "O1s Y2d P2s")
    del before["a1"]
    state = kadora(hands=["Y1r R2d B3s O3d", "O3r"], block=before)
    cards = ("B3s", "O3d", "R2d", "Y1r")
    assert legal_words(state) == [f"place {card} {place}" for card in cards for place in ("a1", "c3")]


def test_K3_3_the_card_goes_from_the_hand_to_the_place():
    state = kadora(hands=["R2r R3r R4r R5r"], block=RING)
    act(state, "place R4r c2")
    assert hand(state, 0) == "R2r R3r R5r"
    assert block(state) == RING | {"c2": "R4r"}


@pytest.mark.parametrize("card", ["R2r", "R3s", "O4d", "P5d"])
def test_K3_3_whichever_card_goes_the_others_stay(card):
    state = kadora(hands=["R2r R3s O4d P5d"], block=RING)
    act(state, f"place {card} b2")
    assert hand(state, 0).split() == [other for other in ("R2r", "R3s", "O4d", "P5d") if other != card]


def test_K3_3_a_card_must_be_placed():
    state = kadora(hands=["R2r"], block=RING)
    assert {words.split()[0] for words in legal_words(state)} == {"place"}
    assert refused(state, "draw left") == ("refused-place-first", "K3.3")


def test_K3_3_only_from_the_own_hand():
    state = kadora(hands=["R2r", "R3r"], loot=["R4r"], left="R5r", block=RING)
    for card in ("R3r", "R4r", "R5r", "O1r"):
        assert refused(state, f"place {card} b2") == ("refused-not-in-hand", "K3.3")


def test_K3_3_only_on_an_empty_place_of_the_block():
    state = kadora(hands=["R2r"], block=RING)
    assert refused(state, "place R2r a1") == ("refused-place-taken", "K3.3")
    for outside in ("e1", "a5", "a0"):
        assert refused(state, f"place R2r {outside}")[0] == "error-words"


# ------------------------------------------------------------------ K3.4 the column


def test_K3_4_a_column_of_ten_gives_up_what_is_alike():
    state = kadora(hands=["Y4r"], block={"b1": "Y1s", "b3": "B4d", "b4": "P1r"})
    act(state, "place Y4r b2")
    assert loot(state, 0) == "Y1s P1r"
    assert block(state) == {"b2": "Y4r", "b3": "B4d"}


def test_K3_4_a_column_of_nine_gives_up_nothing():
    before = {"b1": "Y1s", "b3": "B3d", "b4": "P1r"}
    state = kadora(hands=["Y4r"], block=before)
    act(state, "place Y4r b2")
    assert loot(state, 0) == ""
    assert block(state) == before | {"b2": "Y4r"}


def test_K3_4_the_placed_card_counts_in_the_sum():
    others = {"b1": "Y5s", "b4": "B3r"}
    assert loot(act(kadora(hands=["Y1r"], block=others), "place Y1r b2"), 0) == ""
    assert loot(act(kadora(hands=["Y2r"], block=others), "place Y2r b2"), 0) == "Y5s B3r"


@pytest.mark.parametrize(
    ("other", "is_taken"),
    [("Y5s", True), ("Y5d", True), ("Y5r", True), ("O5r", True), ("O5s", False), ("P5d", False)],
)
def test_K3_4_alike_is_the_same_colour_or_kind_or_both(other, is_taken):
    # The blue drop brings the column to ten, and is never alike.
    state = kadora(hands=["Y4r"], block={"a1": other, "a2": "B1d"})
    act(state, "place Y4r a3")
    assert loot(state, 0) == (other if is_taken else "")
    assert ("a1" in block(state)) == (not is_taken)


def test_K3_4_a_value_is_no_likeness():
    state = kadora(hands=["Y5r"], block={"a1": "O5s", "a2": "P5d"})
    act(state, "place Y5r a4")
    assert loot(state, 0) == ""


def test_K3_4_all_three_others_can_go():
    state = kadora(hands=["Y4r"], block={"d1": "Y2d", "d2": "G2r", "d4": "Y2r", "a1": "Y5s"})
    act(state, "place Y4r d3")
    assert loot(state, 0) == "Y2r Y2d G2r"
    assert block(state) == {"d3": "Y4r", "a1": "Y5s"}


@pytest.mark.parametrize("place", PLACES)
def test_K3_4_each_place_has_its_own_column(place):
    column = [other for other in PLACES if other[0] == place[0] and other != place]
    elsewhere = [other for other in PLACES if other[0] != place[0] and other[1] != place[1]]
    alike = dict(zip(elsewhere, ROUND_NINE, strict=True))
    state = kadora(hands=["Y1r"], block=alike | dict(zip(column, ("Y5s", "Y4s", "Y2s"), strict=True)))
    act(state, f"place Y1r {place}")
    assert loot(state, 0) == "Y2s Y4s Y5s"
    assert block(state) == alike | {place: "Y1r"}


def test_K3_4_the_rulebooks_column_of_twelve():
    # A yellow card makes its column twelve: the yellow and the round card go. Its row is below ten.
    before = {
        **{"a1": "R2s", "b1": "Y5s", "c1": "G1d", "d1": "B2r"},
        **{"a2": "O1r", "c2": "Y1d", "d2": "P2d"},
        **{"a3": "G3r", "b3": "B1d", "d3": "R4s"},
        **{"a4": "B1s", "b4": "P4r", "c4": "O3d", "d4": "G2r"},
    }
    state = kadora(hands=["Y2r"], block=before)
    act(state, "place Y2r b2")
    assert loot(state, 0) == "Y5s P4r"
    assert block(state) == {p: before[p] for p in before if p not in ("b1", "b4")} | {"b2": "Y2r"}


# ------------------------------------------------------------------ K3.5 the row, K3.6 where it goes


def test_K3_5_a_row_of_ten_gives_up_what_is_alike():
    state = kadora(hands=["Y4r"], block={"a2": "Y1s", "c2": "B4d", "d2": "P1r", "b1": "Y1d"})
    act(state, "place Y4r b2")
    assert loot(state, 0) == "Y1s P1r"
    assert block(state) == {"b1": "Y1d", "b2": "Y4r", "c2": "B4d"}


def test_K3_5_a_row_of_nine_gives_up_nothing():
    state = kadora(hands=["Y4r"], block={"a2": "Y1s", "c2": "B3d", "d2": "P1r"})
    act(state, "place Y4r b2")
    assert loot(state, 0) == ""


@pytest.mark.parametrize("place", PLACES)
def test_K3_5_each_place_has_its_own_row(place):
    row = [other for other in PLACES if other[1] == place[1] and other != place]
    elsewhere = [other for other in PLACES if other[0] != place[0] and other[1] != place[1]]
    alike = dict(zip(elsewhere, ROUND_NINE, strict=True))
    state = kadora(hands=["Y1r"], block=alike | dict(zip(row, ("Y5s", "Y4s", "Y2s"), strict=True)))
    act(state, f"place Y1r {place}")
    assert loot(state, 0) == "Y2s Y4s Y5s"
    assert block(state) == alike | {place: "Y1r"}


def test_K3_5_column_and_row_can_both_give():
    state = kadora(hands=["Y5r"], block={"b1": "Y5s", "b3": "G1s", "a2": "O5r", "d2": "P1s"})
    act(state, "place Y5r b2")
    assert loot(state, 0) == "O5r Y5s"
    assert block(state) == {"b2": "Y5r", "b3": "G1s", "d2": "P1s"}


def test_K3_5_column_and_row_are_not_summed_together():
    state = kadora(hands=["Y2r"], block={"b1": "Y4s", "b4": "Y2s", "a2": "Y5d", "c2": "Y1s"})
    act(state, "place Y2r b2")
    assert loot(state, 0) == ""


def test_K3_5_the_placed_card_counts_in_both_lines():
    state = kadora(hands=["Y4r"], block={"b1": "Y5s", "b3": "B1r", "a2": "Y4d", "d2": "Y2s"})
    act(state, "place Y4r b2")
    assert loot(state, 0) == "Y2s Y4d Y5s B1r"


def test_K3_6_the_placed_card_always_stays():
    state = kadora(hands=["Y5r"], block={"b1": "Y5s", "a2": "Y5d"})
    act(state, "place Y5r b2")
    assert block(state) == {"b2": "Y5r"}


def test_K3_6_cards_go_into_the_won_loot_and_not_to_hand():
    state = kadora(
        hands=["Y5r O3r O4d P2s", "O4r O5r O5s O5d"], block={"b1": "Y5s"}, loot=["P1r R2s Y1d", "G1r"]
    )
    act(state, "place Y5r b2")
    assert loot(state, 0) == "R2s Y1d Y5s P1r"
    assert hand(state, 0) == "O3r O4d P2s"
    assert (loot(state, 1), hand(state, 1)) == ("G1r", "O4r O5r O5s O5d")


def test_K3_6_the_won_loot_is_sorted_by_colour():
    state = kadora(
        hands=["Y5r"], block={"b1": "P5r", "b3": "O5r", "b4": "R5r", "a2": "Y5s", "c2": "G5r", "d2": "B4r"}
    )
    act(state, "place Y5r b2")
    assert loot(state, 0) == "R5r O5r Y5s G5r B4r P5r"
