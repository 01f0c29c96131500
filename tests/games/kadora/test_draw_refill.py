"""Kadora, K3.9 to K3.12: drawing a card, and refilling the block."""

import pytest
from kadora_table import (
    GAME,
    RING,
    act,
    block,
    events_of,
    hand,
    kadora,
    legal_words,
    loot,
    pile,
    random_game,
    refused,
    turn,
)

from gemhoard.games import RuleError

# Where the first eleven cards of a refill go, for each side of the table.
READING = {
    "bottom": "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3",
    "left": "d1 d2 d3 d4 c1 c2 c3 c4 b1 b2 b3",
    "top": "d4 c4 b4 a4 d3 c3 b3 a3 d2 c2 b2",
    "right": "a4 a3 a2 a1 b4 b3 b2 b1 c4 c3 c2",
}
SEATING = {
    2: ["bottom", "top"],
    3: ["bottom", "left", "top"],
    4: ["bottom", "left", "top", "right"],
    5: ["bottom", "bottom", "left", "top", "right"],
}
REDS = "R2r R3r R4r R5r"
TWELVE = "O3r Y1r Y1s Y1d G1r G1s G1d B1r B1s B1d P1r P1s"


def without(*places):
    return {place: card for place, card in RING.items() if place not in places}


# ------------------------------------------------------------------ K3.9 draw


@pytest.mark.parametrize(
    ("side", "mine", "left", "right"),
    [
        ("left", "R3r R4r R5r G2r", "G3r", "B2r B3r"),
        ("right", "R3r R4r R5r B2r", "G2r G3r", "B3r"),
    ],
)
def test_K3_9_the_top_card_of_either_pile_fills_the_hand_to_four(side, mine, left, right):
    state = kadora(hands=[REDS], block=RING, left="G2r G3r", right="B2r B3r")
    act(state, "place R2r b2")
    assert (turn(state), legal_words(state)) == (("draw", 0), ["draw left", "draw right"])
    act(state, f"draw {side}")
    assert hand(state, 0) == mine
    assert (pile(state, "left"), pile(state, "right")) == (left, right)
    assert turn(state) == ("give", 1)


def test_K3_9_a_drawn_card_finds_its_place_in_the_hand():
    state = kadora(hands=["R2r R3r O4r P5r"], block=RING, left="B1s R2s", right="O3d")
    assert hand(act(state, "place R3r b2", "draw left"), 0) == "R2r O4r B1s P5r"


@pytest.mark.parametrize("side", ["left", "right"])
def test_K3_9_one_pile_left_is_no_choice(side):
    piles = {"left": "", "right": ""} | {side: "G2r G3r"}
    state = kadora(hands=[REDS], block=RING, **piles)
    act(state, "place R2r b2")
    assert hand(state, 0) == "R3r R4r R5r G2r"
    assert pile(state, side) == "G3r"
    assert turn(state) == ("give", 1)


def test_K3_9_both_piles_empty_is_no_draw():
    state = kadora(hands=[REDS], block=RING, last=3)
    act(state, "place R2r b2")
    assert hand(state, 0) == "R3r R4r R5r"
    assert turn(state) == ("give", 1)


def test_K3_9_a_card_must_be_drawn():
    state = kadora(hands=["R2r R3r"], block=RING)
    act(state, "place R2r b2")
    assert refused(state, "place R3r c2") == ("refused-draw-first", "K3.9")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K3_9_every_turn_begins_with_four_cards_in_hand(players):
    states = [state for state in random_game(players, seed=players) if GAME.phase(state) == "give"]
    assert {len(hand(state, int(state.turn)).split()) for state in states} == {4}


# ------------------------------------------------------------------ K3.10 refill


def test_K3_10_empty_places_are_filled_until_four_are_left():
    # Six places are empty when the card was drawn: the first two in reading order are filled.
    state = kadora(hands=[REDS], block=without("a1", "c1", "d3"), left="G2r G3r B2s B3s", right="P2r")
    act(state, "place R2r b2", "draw left")
    assert block(state) == without("d3") | {"b2": "R2r", "a1": "G3r", "c1": "B2s"}
    assert (hand(state, 0), pile(state, "left"), pile(state, "right")) == ("R3r R4r R5r G2r", "B3s", "P2r")


def test_K3_10_the_cards_come_from_the_pile_drawn_from():
    state = kadora(hands=[REDS], block=without("a1", "c1", "d3"), left="P2r", right="G2r G3r B2s B3s")
    act(state, "place R2r b2", "draw right")
    assert block(state) == without("d3") | {"b2": "R2r", "a1": "G3r", "c1": "B2s"}
    assert (hand(state, 0), pile(state, "left"), pile(state, "right")) == ("R3r R4r R5r G2r", "P2r", "B3s")


@pytest.mark.parametrize(
    ("gone", "laid"),
    [
        ([], {}),  # three empty places
        (["d4"], {}),  # four
        (["c4", "d4"], {"c2": "G3r"}),  # five
        (["b4", "c4", "d4"], {"c2": "G3r", "b3": "G5r"}),  # six
    ],
)
def test_K3_10_only_where_more_than_four_are_empty(gone, laid):
    state = kadora(hands=[REDS], block=without(*gone), left="G2r G3r G5r B2r")
    act(state, "place R2r b2", "draw left")
    assert block(state) == without(*gone) | {"b2": "R2r"} | laid


def test_K3_10_the_four_empty_places_need_not_be_the_middle():
    state = kadora(hands=[REDS], block=without("a4", "b4", "c4", "d4"), left="G2r G3r G5r B2r B3r")
    act(state, "place R2r b2", "draw left")
    empty = [f"{column}{row}" for row in "1234" for column in "abcd" if f"{column}{row}" not in block(state)]
    assert empty == ["a4", "b4", "c4", "d4"]


def test_K3_10_what_was_collected_in_the_turn_is_refilled():
    # The red 5 takes three cards: five places are empty, and one is filled.
    before = without("b1", "b4") | {"b1": "R4s", "b3": "R2d", "b4": "O3r"}
    state = kadora(hands=["R5r"], block=before, left="G2r G3r G5r B2r")
    act(state, "place R5r b2", "draw left")
    assert loot(state, 0) == "R2d R4s O3r"
    assert block(state) == without("b4") | {"b1": "G3r", "b2": "R5r"}


def test_K3_10_refilling_collects_nothing():
    # The red 4 on a1 makes its row 14 and its column 11, with nothing but reds.
    before = {"b1": "R5s", "c1": "R5r", "a2": "R3s", "a3": "R4d", "d4": "P1r"}
    cards = "G2r R4s G3r G5r B2r B3r P2r P4r"
    state = kadora(hands=["O3d"], block=before, left=cards)
    act(state, "place O3d d3", "draw left")
    assert block(state)["a1"] == "R4s"
    assert len(block(state)) == 12
    assert [loot(state, seat) for seat in range(3)] == ["", "", ""]


# ------------------------------------------------------------------ K3.11 a pile runs out


def test_K3_11_it_goes_on_with_the_other_pile():
    state = kadora(hands=[REDS], block=without("a1", "c1", "d1", "d2"), left="G2r G3r", right="B2r B3r B4r")
    act(state, "place R2r b2", "draw left")
    assert block(state) == without("d2") | {"b2": "R2r", "a1": "G3r", "c1": "B2r", "d1": "B3r"}
    assert (hand(state, 0), pile(state, "left"), pile(state, "right")) == ("R3r R4r R5r G2r", "", "B4r")


def test_K3_11_from_the_right_pile_it_goes_on_with_the_left():
    state = kadora(hands=[REDS], block=without("a1", "c1", "d1", "d2"), left="B2r B3r B4r", right="G2r G3r")
    act(state, "place R2r b2", "draw right")
    assert block(state) == without("d2") | {"b2": "R2r", "a1": "G3r", "c1": "B2r", "d1": "B3r"}
    assert (hand(state, 0), pile(state, "left"), pile(state, "right")) == ("R3r R4r R5r G2r", "B4r", "")


def test_K3_11_the_drawn_card_may_be_the_piles_last():
    state = kadora(hands=[REDS], block=without("a1", "c1"), left="G2r", right="B2r B3r")
    act(state, "place R2r b2", "draw left")
    assert block(state) == without("c1") | {"b2": "R2r", "a1": "B2r"}
    assert (hand(state, 0), pile(state, "right")) == ("R3r R4r R5r G2r", "B3r")


def test_K3_11_both_out_it_stops():
    state = kadora(hands=[REDS], block=without("a1", "c1", "d1", "d2", "d3"), left="G2r G3r", right="B2r")
    act(state, "place R2r b2", "draw left")
    assert block(state) == without("d1", "d2", "d3") | {"b2": "R2r", "a1": "G3r", "c1": "B2r"}
    assert (pile(state, "left"), pile(state, "right")) == ("", "")


def test_K3_11_the_only_pile_left_runs_out():
    state = kadora(hands=[REDS], block=without("a1", "c1", "d1"), left="", right="G2r G3r")
    act(state, "place R2r b2")
    assert block(state) == without("c1", "d1") | {"b2": "R2r", "a1": "G3r"}
    assert hand(state, 0) == "R3r R4r R5r G2r"


# ------------------------------------------------------------------ K3.12 viewpoints


def refilled(players, seat, options):
    """Where a refill of an all but empty block goes, place after place."""
    hands = [""] * seat + ["R2r"]
    state = kadora(players=players, turn=seat, hands=hands, left=TWELVE, options=options)
    # A place that each side reads later than its first eleven.
    corner = {"bottom": "c4", "left": "a3", "top": "b1", "right": "d2"}
    shared = options is None or options == {"viewpoints": "shared"}
    side = "bottom" if shared else SEATING[players][seat]
    events = events_of(act(state, f"place R2r {corner[side]}"), "draw left")
    return " ".join(event.data["place"] for event in events if event.kind == "refills"), block(state)


@pytest.mark.parametrize("options", [None, {"viewpoints": "shared"}])
def test_K3_12_by_default_all_share_one_viewpoint(options):
    for players in (2, 3, 4, 5):
        for seat in range(players):
            places, cards = refilled(players, seat, options)
            assert places == READING["bottom"]
            assert [cards[place] for place in places.split()] == TWELVE.split()[1:]


@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_K3_12_seats_read_from_their_own_side(players, seat):
    places, cards = refilled(players, seat, {"viewpoints": "seats"})
    assert places == READING[SEATING[players][seat]]
    assert [cards[place] for place in places.split()] == TWELVE.split()[1:]


def test_K3_12_a_side_reads_past_what_lies_there():
    # Seat 1 of 2 sits at the top: c4 and a4 are its first empty places, then c3, b3, c2 and b2.
    state = kadora(
        players=2,
        turn=1,
        hands=["", "R2r"],
        block=without("a4", "c4"),
        left="G2r G3r B2r",
        options={"viewpoints": "seats"},
    )
    act(state, "place R2r b2", "draw left")
    assert block(state) == without("a4", "c4") | {"b2": "R2r", "c4": "G3r"}


def test_K3_12_a_record_names_the_viewpoints_only_where_they_differ():
    assert GAME.table_options(GAME.new(3, seed=1, options={"viewpoints": "seats"})) == {"viewpoints": "seats"}
    assert GAME.table_options(GAME.new(3, seed=1, options={"viewpoints": "shared"})) == {}


@pytest.mark.parametrize("viewpoints", ["sides", "Seats", "", None, True, 1, ["seats"]])
def test_K3_12_other_viewpoints_are_refused(viewpoints):
    with pytest.raises(RuleError) as caught:
        GAME.new(3, seed=1, options={"viewpoints": viewpoints})
    assert (caught.value.reason, caught.value.rule) == ("error-option-value", "K3.12")
