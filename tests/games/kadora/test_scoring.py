"""Kadora, K4.3 to K4.7: majorities, penalty points, and who wins."""

import pytest
from kadora_table import GAME, act, kadora, loot, pile, random_game


def over(*loots):
    """The result of a game that ended with these loots; with three of them, of a game of three."""
    return GAME.result(kadora(players=len(loots), phase="over", loot=loots))


def over_for_two(*loots):
    """K4.7 The same for two players, with the virtual player's loot as the third."""
    return GAME.result(kadora(players=2, phase="over", loot=loots))


# ------------------------------------------------------------------ K4.3, K4.4 the count


def test_K4_3_the_highest_value_of_a_colour_turns_it_down():
    assert over("R5r", "R4s", "R3s")["majorities"] == {"R": [0]}


def test_K4_3_value_counts_and_not_the_number_of_cards():
    assert over("B1r B1s B1d", "B4r", "")["majorities"] == {"B": [1]}


def test_K4_3_tied_players_all_do():
    result = over("R5r G1r", "R2s R3s", "R4s")
    assert result["majorities"] == {"R": [0, 1], "G": [0]}
    assert result["scores"] == [0, 0, 4]


def test_K4_3_a_tie_for_second_turns_nothing():
    assert over("R2r", "R5r", "R2s", "R3s")["majorities"] == {"R": [1]}


def test_K4_3_all_can_be_tied():
    result = over("G2r", "G2s", "G2d")
    assert (result["majorities"], result["scores"]) == ({"G": [0, 1, 2]}, [0, 0, 0])


def test_K4_3_a_colour_that_nobody_owns_is_turned_by_nobody():
    assert over("R5r", "", "B1r")["majorities"] == {"R": [0], "B": [2]}


def test_K4_3_each_colour_by_itself():
    result = over("R2r O5r Y1r", "R3r O1r Y4r", "G1r B1r P1r")
    assert result["majorities"] == {"R": [1], "O": [0], "Y": [1], "G": [2], "B": [2], "P": [2]}


def test_K4_4_what_is_face_up_counts_its_values():
    result = over("R5r R4r B1r B2r G1r", "B4r R2s R3s", "G5r O4r")
    assert result["majorities"] == {"R": [0], "B": [1], "G": [2], "O": [2]}
    assert result["scores"] == [1 + 2 + 1, 2 + 3, 0]


# ------------------------------------------------------------------ K4.5, K4.6 who wins


def test_K4_5_without_a_card_turned_down_nobody_wins():
    result = over("R5r B3r", "R2r", "B4r O5r Y5r R4r")
    assert (result["scores"], result["winners"]) == ([3, 2, 4], [0])


def test_K4_5_not_even_with_no_penalty_points():
    result = over("", "R5r B1r", "B4r R4r")
    assert (result["scores"], result["winners"]) == ([0, 1, 4], [1])


def test_K4_5_with_nothing_turned_down_at_all_there_is_no_winner():
    assert over("", "", "") == {"scores": [0, 0, 0], "winners": [], "majorities": {}}


def test_K4_5_a_shared_majority_is_enough():
    result = over("R5r", "R5s B1r", "B4r G5r")
    assert (result["scores"], result["winners"]) == ([0, 1, 0], [2])


def test_K4_5_the_rulebooks_count():
    # Pieter has the fewest penalty points but no majority; Marieke has the fewest of the others.
    arjan = "R5r R4s O5r G3r B2r"
    marieke = "P5r P4r O4r O1s Y2r G2r"
    pieter = "R2r B1r"
    kees = "G5r Y5r B4r R3r P5s"
    assert over(arjan, marieke, pieter, kees) == {
        "scores": [5, 4, 3, 8],
        "winners": [1],
        "majorities": {"R": [0], "O": [0, 1], "Y": [3], "G": [3], "B": [3], "P": [1]},
    }


def test_K4_6_the_fewest_penalty_points_win():
    result = over("R5r G1r", "G2r O1r R2r", "O3r Y1r R3r")
    assert (result["scores"], result["winners"]) == ([1, 3, 3], [0])


def test_K4_6_a_tie_goes_to_more_cards_face_up():
    # Both have two points: one card of 2 against two of 1.
    result = over("R5r B2r", "O5r B1r G1r", "B4r G5r Y1r P1r R2r O1s")
    assert (result["scores"], result["winners"]) == ([2, 2, 3], [1])


def test_K4_6_a_tie_goes_to_more_cards_face_down():
    result = over("R5r", "O1r O1s", "R2r")
    assert (result["scores"], result["winners"]) == ([0, 0, 2], [1])


def test_K4_6_face_up_and_face_down_count_together():
    # Three down and one up against one down and two up.
    result = over("R2r R3r R4r B2r", "O5r G1r B1r", "B4r G5r R5r R3s O4r")
    assert (result["scores"], result["winners"]) == ([2, 2, 12], [0])


def test_K4_6_still_tied_they_share_the_win():
    assert over("R5r", "O5r", "R2r")["winners"] == [0, 1]
    assert over("R5r", "R2r", "Y5r")["winners"] == [0, 2]
    assert over("R5r", "O5r", "Y5r", "G5r", "B4r")["winners"] == [0, 1, 2, 3, 4]


def test_K4_6_more_cards_do_not_help_with_more_points():
    assert over("R5r", "O5r O4r O3r O1r R2r", "")["winners"] == [0]


def test_K4_6_one_without_a_majority_does_not_break_the_tie():
    # Seat 2 has as many points as the others and more cards, but nothing turned down.
    result = over("R5r B3r", "O5r G3r", "B1r G1r Y1r", "B4r G5r Y5r R4r")
    assert (result["scores"], result["winners"]) == ([3, 3, 3, 4], [0, 1])


# ------------------------------------------------------------------ K4.7 two players


def test_K4_7_the_cards_set_aside_are_turned_up_as_a_third_loot():
    state = kadora(
        players=2,
        turn=1,
        hands=["R4r", "O3r P1r P1s P1d"],
        loot=["Y5r Y4r", "P2r Y1r"],
        aside="G5r G5s G5d G3r G3s G3d G2r G2s G2d G1r G1s G1d Y2d Y2s Y2r Y1d Y1s O5r",
        last=1,
    )
    assert len(GAME.to_json(state)["loot"]) == 2
    act(state, "place O3r b2")
    assert (loot(state, 0), loot(state, 1)) == ("R4r Y4r Y5r", "Y1r P1r P1s P1d P2r")
    assert loot(state, 2) == "O5r Y1s Y1d Y2r Y2s Y2d G1r G1s G1d G2r G2s G2d G3r G3s G3d G5r G5s G5d"
    assert pile(state, "aside") == ""
    assert GAME.result(state) == {
        "scores": [0, 1, 8],
        "winners": [0],
        "majorities": {"R": [0], "O": [2], "Y": [0], "G": [2], "P": [1]},
    }


def test_K4_7_it_counts_for_the_majorities():
    assert over_for_two("R4r B1r", "R2r B2r", "R5r")["majorities"] == {"R": [2], "B": [1]}
    assert over_for_two("R4r B1r", "R2r B2r", "B2s")["majorities"] == {"R": [0], "B": [1, 2]}


def test_K4_7_it_scores_like_the_others():
    assert over_for_two("R5r B1r", "B4r", "R2r B2r P5r")["scores"] == [1, 0, 4]


def test_K4_7_it_may_win_alone_and_both_players_lose():
    result = over_for_two("R5r B1r", "O5r B2r", "B4r P1r")
    assert (result["scores"], result["winners"]) == ([1, 2, 0], [2])


def test_K4_7_it_may_take_the_win_by_more_cards():
    assert over_for_two("R5r", "O5r B2r", "B4r P1r")["winners"] == [2]


def test_K4_7_it_may_share_the_win():
    result = over_for_two("R5r", "O5r B2r", "B4r")
    assert (result["scores"], result["winners"]) == ([0, 2, 0], [0, 2])


def test_K4_7_it_cannot_win_without_a_majority():
    result = over_for_two("R5r B3r", "O5r B4r B1s R2r", "R2s O1r")
    assert (result["scores"], result["winners"]) == ([3, 2, 3], [1])
    assert over_for_two("R5r B3r", "O5r B4r R4r", "B2s")["winners"] == [0]


def test_K4_7_it_can_leave_both_players_without_a_majority():
    result = over_for_two("R2r", "G1r", "R5r G5r")
    assert (result["scores"], result["winners"]) == ([2, 1, 0], [2])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_K4_7_with_more_players_the_cards_set_aside_stay_out(players):
    *_, state = random_game(players, seed=5)
    end, result = GAME.to_json(state), GAME.result(state)
    assert GAME.is_over(state)
    assert (len(end["loot"]), len(result["scores"])) == (players, players)
    assert len(end["aside"]) == {3: 12, 4: 6, 5: 0}[players]


# ------------------------------------------------------------------ as things stand


def test_K4_3_K4_4_a_standing_tells_who_leads_and_what_the_others_pay():
    standing = GAME.standing(kadora(players=3, loot=["R5r G1r", "R2s R3s", "R4s"]))
    red, green = (next(s for s in standing.sources if s.kind == kind) for kind in "RG")
    assert (red.cards, red.values, red.points) == ([1, 2, 1], [5, 5, 4], [0, 0, 4])
    assert red.leads == ["tied", "tied", "behind"]
    assert (green.values, green.leads) == ([1, 0, 0], ["alone", "none", "none"])
    assert standing.totals == [0, 0, 4]


def test_K4_5_a_standing_names_those_who_could_not_win():
    standing = GAME.standing(kadora(players=3, loot=["R5r", "R2s", ""]))
    assert (standing.barred, standing.barred_rule) == ([1, 2], "K4.5")


def test_K4_7_the_virtual_player_stands_there_at_the_end_alone():
    assert GAME.standing(kadora(players=2, loot=["R5r", "R2s"])).totals == [0, 2]
    assert GAME.standing(kadora(players=2, phase="over", loot=["R5r", "R2s", "B3r B4r"])).totals == [0, 2, 0]


def test_K3_4_a_standing_has_the_sums_of_columns_and_rows():
    board = GAME.standing(kadora(block={"a1": "R5r", "a3": "B4r", "d3": "G2s"})).board
    assert (board["columns"], board["rows"]) == ([9, 0, 0, 2], [5, 0, 6, 0])


def test_K4_6_a_standing_says_what_broke_a_tie():
    tie = GAME.standing(kadora(players=3, phase="over", loot=["R5r R4r", "O5r", "R2s"])).tie_breaks
    assert [(each.kind, each.rule, each.values) for each in tie] == [("cards", "K4.6", [2, 1, 1])]
    clear = kadora(players=3, phase="over", loot=["R5r", "O5r R4r", "R2s"])
    assert GAME.standing(clear).tie_breaks == []
    # Who cannot win is level with nobody, and before the end nothing is decided.
    assert GAME.standing(kadora(players=3, phase="over", loot=["R5r", "", ""])).tie_breaks == []
    assert GAME.standing(kadora(players=3, loot=["R5r R4r", "O5r", "R2s"])).tie_breaks == []
