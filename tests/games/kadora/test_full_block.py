"""Kadora, K3.7 and K3.8: what the card takes that fills the block."""

import pytest
from kadora_table import GAME, act, block, cards_of, full_but_c3, kadora, legal_words, loot, random_game


def gone_from(before, state):
    """What a yellow 1 on c3 took from the block."""
    after = block(state)
    assert after.pop("c3") == "Y1r"
    assert after.items() <= before.items()
    return " ".join(card for place, card in before.items() if place not in after)


# ------------------------------------------------------------------ K3.7 a full block


def test_K3_7_the_rulebooks_full_block():
    # Column and row are below ten: what is neither yellow nor round goes. The row's yellow stays.
    before = full_but_c3("G2s B1d R3s", "O1s Y2d P2s")
    state = kadora(hands=["Y1r"], block=before)
    act(state, "place Y1r c3")
    assert loot(state, 0) == "R3s O1s G2s B1d P2s"
    assert gone_from(before, state) == "G2s B1d R3s O1s P2s"


def test_K3_7_only_the_last_empty_place_makes_it_full():
    before = full_but_c3("G2s B1d R3s", "O1s Y2d P2s")
    del before["a1"]
    state = kadora(hands=["Y1r"], block=before)
    act(state, "place Y1r c3")
    assert loot(state, 0) == ""
    assert gone_from(before, state) == ""


@pytest.mark.parametrize(
    ("column", "row", "taken"),
    [
        ("Y5s B2d R3s", "O1s Y2d P2s", "Y5s"),
        ("G2s B1d R3s", "Y5s O3s P2s", "Y5s"),
        ("Y5s B2d R3s", "Y5d O3s P2s", "Y5s Y5d"),
    ],
)
def test_K3_7_not_where_something_was_taken(column, row, taken):
    before = full_but_c3(column, row)
    state = kadora(hands=["Y1r"], block=before)
    act(state, "place Y1r c3")
    assert gone_from(before, state) == taken


def test_K3_7_what_is_alike_stays_in_both_lines():
    before = full_but_c3("Y1s Y1d O1r", "O1s G1s P2s")
    state = kadora(hands=["Y1r"], block=before)
    act(state, "place Y1r c3")
    assert gone_from(before, state) == "O1s G1s P2s"


@pytest.mark.parametrize(
    ("column", "row", "taken"),
    [
        # The column is eleven, and nothing in it matches.
        ("B4s G3s R3d", "O1s Y2d P2s", "B4s G3s R3d O1s P2s"),
        # The row is ten, and nothing in it matches.
        ("G2s Y2d R3s", "O3s P4s R2d", "G2s R3s O3s P4s R2d"),
        # Both lines reach ten, and none of the six matches.
        ("B4s G3s R3d", "O3s P4s R2d", "B4s G3s R3d O3s P4s R2d"),
    ],
)
def test_K3_7_also_where_a_line_reached_ten_without_a_match(column, row, taken):
    before = full_but_c3(column, row)
    state = kadora(hands=["Y1r"], block=before)
    act(state, "place Y1r c3")
    assert gone_from(before, state) == taken


# ------------------------------------------------------------------ K3.8 a full block where all are alike


@pytest.mark.parametrize(
    ("column", "row"),
    [("Y1s Y1d O1r", "G1r B1r Y2d"), ("Y4s Y2d G2r", "B3r P4r Y1s")],  # sums of 4 and 5; of 9 and 9
)
def test_K3_8_all_six_go_where_all_are_alike_and_no_line_reaches_ten(column, row):
    before = full_but_c3(column, row)
    state = kadora(hands=["Y1r"], block=before)
    act(state, "place Y1r c3")
    assert gone_from(before, state) == f"{column} {row}"
    assert sorted(loot(state, 0).split()) == sorted(f"{column} {row}".split())


def test_K3_8_not_where_one_of_the_six_is_unlike():
    before = full_but_c3("Y1s Y1d O1r", "G1r B1r O1s")
    state = kadora(hands=["Y1r"], block=before)
    act(state, "place Y1r c3")
    assert gone_from(before, state) == "O1s"


@pytest.mark.parametrize(
    ("column", "row", "taken"),
    [
        ("Y5s Y4d O1r", "G1r B1r Y2d", "Y5s Y4d O1r"),
        ("Y1s Y1d O1r", "G2r B3r Y4d", "G2r B3r Y4d"),
    ],
)
def test_K3_8_not_where_a_line_reaches_ten(column, row, taken):
    before = full_but_c3(column, row)
    state = kadora(hands=["Y1r"], block=before)
    act(state, "place Y1r c3")
    assert gone_from(before, state) == taken


def test_K3_8_holds_in_the_last_turns_too():
    before = full_but_c3("Y1s Y1d O1r", "G1r B1r Y2d")
    state = kadora(hands=["Y1r", "R2d R2r R2s R3d"], block=before, last=2)
    act(state, "place Y1r c3")
    assert gone_from(before, state) == "Y1s Y1d O1r G1r B1r Y2d"
    places = ("a3", "b3", "c1", "c2", "c4", "d3")
    assert legal_words(state) == [
        f"place {card} {p}" for card in ("R2d", "R2r", "R2s", "R3d") for p in places
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K3_8_the_game_never_stands_still(players):
    for state in random_game(players, seed=players):
        assert len(block(state)) < 16
        assert GAME.is_over(state) or legal_words(state)
        assert len(set(cards_of(GAME.to_json(state)))) == 72


# ------------------------------------------------------------------ shown before it is chosen


@pytest.mark.parametrize(
    ("column", "row", "shown"),
    [
        ("Y5s B2d R3s", "O1s Y2d P2s", "alike"),
        ("G2s B1d R3s", "Y5s O3s P2s", "alike"),
        ("G2s B1d R3s", "O1s Y2d P2s", "unlike"),
        ("Y1s Y1d O1r", "Y2s Y2d P2r", "all"),
    ],
)
def test_K3_7_K3_8_a_preview_says_what_a_full_block_gives(column, row, shown):
    before = full_but_c3(column, row)
    state = kadora(hands=["Y1r"], block=before)
    preview = GAME.preview(state, GAME.number("place Y1r c3"))
    assert preview["full_block"] == shown
    assert GAME.previews(state)[GAME.number("place Y1r c3")] == preview
    act(state, "place Y1r c3")
    assert preview["value"] == sum(int(card[1]) for card in loot(state, 0).split()) > 0
    del before["a1"]
    state = kadora(hands=["Y1r"], block=before)
    assert GAME.preview(state, GAME.number("place Y1r c3"))["full_block"] is None
