"""Emerald, section 7: the end of the game, the score and the winners."""

import pytest
from emerald_table import GAME, act, emerald, legal_words, move, places, refused, roll, table, turn_and_phase

from gemhoard.games import NOBODY
from gemhoard.games.emerald.state import OVER

# ------------------------------------------------------------------ when it ends


def test_E7_1_the_game_ends_at_once_when_the_last_treasure_card_is_taken():
    state = emerald(players=4, turn=1, knights={"blue": "15 A B"}, chamber={"red": 2, "green": 1})
    move(state, "blue 15")
    assert GAME.is_over(state)
    assert GAME.actor(state) == NOBODY
    assert table(state)["treasures"] == [2, 1, 1, 0]
    assert legal_words(state) == []


def test_E7_1_not_before_the_last():
    state = emerald(players=4, knights={"red": "15 A B"}, chamber={"blue": 2})
    move(state, "red 15")
    assert turn_and_phase(state) == (1, "move")


def test_E7_1_the_first_to_go_gets_no_more_turns_than_anyone():
    # "At once": nobody finishes a round, wherever the game began.
    state = emerald(players=3, turn=0, knights={"red": "15 A B"}, chamber={"blue": 3})
    move(state, "red 15")
    assert refused(state, "move blue A") == ("error-over", "E7.1")


def test_E7_1_a_record_of_the_end_shows_whose_turn_it_was():
    state = emerald(turn=2, knights={"green": "1 15 A"}, chamber={"blue": 3})
    move(state, "green 1")
    move(state, "green 15")
    end = table(state)
    assert (end["phase"], end["turn"], end["actor"]) == ("over", 2, None)
    assert (end["moved"], end["at"], end["caught"]) == (None, None, None)


def test_E7_2_the_game_ends_when_the_dragon_leaves_a_player_one_knight():
    state = emerald(knights={"blue": "8 A"}, dragon=10, bar=7, woken=True)
    roll(state, 2)
    assert GAME.is_over(state)
    assert places(state, "blue") == "A"
    assert (state.dragon, state.bar) == (8, 7)  # The bar is not shifted any more.
    assert table(state)["turn"] == 0


def test_E7_2_the_mover_itself_may_be_that_player():
    state = emerald(knights={"red": "7 A"}, bare=[8], dragon=10, bar=7)
    move(state, "red 7")
    roll(state, 2)
    assert GAME.is_over(state)
    assert table(state)["moved"] is None


def test_E7_2_a_refused_ransom_ends_it():
    state = emerald(knights={"blue": "8 A"}, hands={1: [5]}, dragon=10, bar=7, woken=True)
    roll(state, 2)
    act(state, "ransom none")
    assert GAME.is_over(state)
    assert table(state)["caught"] is None
    assert state.bar == 7


def test_E7_2_a_paid_ransom_does_not():
    state = emerald(knights={"blue": "8 A"}, hands={1: [5]}, dragon=10, bar=7, woken=True)
    roll(state, 2)
    act(state, "ransom 5")
    assert turn_and_phase(state) == (1, "move")
    assert state.bar == 8


def test_E7_2_a_choice_of_the_mover_may_end_it_or_not():
    for colour, is_over in [("blue", True), ("green", False)]:
        state = emerald(knights={"blue": "8 A", "green": "8 A B"}, dragon=10, bar=7, woken=True)
        roll(state, 2)
        act(state, f"capture {colour}")
        assert GAME.is_over(state) == is_over


def test_E7_2_knights_in_the_chamber_are_out_of_play():
    state = emerald(knights={"red": "15 A"}, chamber={"red": 1, "blue": 1})
    move(state, "red 15")
    assert GAME.is_over(state)
    assert table(state)["treasures"] == [2, 1, 0]


def test_E7_2_knights_in_the_castle_are_in_play():
    state = emerald(knights={"blue": "8 A B"}, dragon=10, bar=7, woken=True)
    roll(state, 2)
    assert places(state, "blue") == "A B"
    assert turn_and_phase(state) == (1, "move")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E7_2_two_knights_left_are_enough_to_play_on_and_one_is_not(players):
    for red, is_over in [("8 A B", False), ("8 A", True)]:
        others = {"green": ""} if players == 2 else {}
        state = emerald(players, turn=1, knights={"red": red, **others}, dragon=10, bar=7, woken=True)
        roll(state, 2)
        assert GAME.is_over(state) == is_over


def test_E7_2_with_two_players_both_colours_count_together():
    state = emerald(players=2, knights={"blue": "8", "yellow": "3 A"}, dragon=10, bar=7, woken=True)
    roll(state, 2)
    assert table(state)["knights"]["blue"] == {}
    assert turn_and_phase(state) == (1, "move")
    assert legal_words(state) == ["move yellow 3", "move yellow A"]

    state = emerald(players=2, knights={"blue": "8", "yellow": "A"}, dragon=10, bar=7, woken=True)
    roll(state, 2)
    assert GAME.is_over(state)


# ------------------------------------------------------------------ bonus cards


def test_E7_3_each_gem_bonus_goes_to_the_one_with_the_most_of_that_kind():
    state = emerald(owned={0: "ruby ruby emerald", 1: "ruby emerald emerald", 2: "turquoise"})
    assert GAME.result(state)["bonuses"] == {"ruby": 0, "emerald": 1, "turquoise": 2}


def test_E7_3_on_a_tie_nobody_gets_it():
    state = emerald(owned={0: "ruby ruby", 1: "ruby ruby", 2: "ruby"})
    assert GAME.result(state)["bonuses"] == {}
    assert GAME.result(state)["scores"] == [2, 2, 1]


@pytest.mark.parametrize("most", [0, 1, 2, 3, 4])
def test_E7_3_a_tie_of_others_below_the_most_does_not_matter(most):
    owned = dict.fromkeys(range(5), "garnet") | {most: "garnet garnet"}
    assert GAME.result(emerald(players=5, owned=owned))["bonuses"] == {"garnet": most}


@pytest.mark.parametrize("tied", [(0, 1), (0, 2), (1, 2)])
def test_E7_3_a_tie_is_a_tie_wherever_the_two_sit(tied):
    owned = {seat: "garnet garnet" if seat in tied else "garnet" for seat in range(3)}
    assert GAME.result(emerald(owned=owned))["bonuses"] == {}


def test_E7_3_a_kind_that_nobody_owns_gives_no_bonus():
    assert GAME.result(emerald(owned={1: "ruby"}))["bonuses"] == {"ruby": 1}


def test_E7_3_the_four_gems_bonus_comes_on_top():
    state = emerald(owned={0: "ruby emerald garnet turquoise", 1: "ruby ruby"}, four=0)
    result = GAME.result(state)
    assert result["bonuses"] == {"ruby": 1, "emerald": 0, "garnet": 0, "turquoise": 0, "four": 0}
    assert result["scores"] == [4 + 4 * 4, 2 + 4, 0]


# ------------------------------------------------------------------ score and winners


def test_E7_4_gold_by_value():
    assert GAME.result(emerald(hands={0: [1, 2, 3, 4, 5], 1: [5, 5], 2: [1]}))["scores"] == [15, 10, 1]


def test_E7_4_five_for_each_treasure_card():
    assert GAME.result(emerald(chamber={"red": 2, "blue": 1}))["scores"] == [10, 5, 0]


def test_E7_4_with_two_players_both_colours_count_together():
    assert GAME.result(emerald(players=2, chamber={"red": 1, "green": 1, "yellow": 1}))["scores"] == [10, 5]


def test_E7_4_one_for_each_gem_card():
    # All kinds tied, so that no bonus comes in.
    kinds = "ruby emerald garnet turquoise"
    assert GAME.result(emerald(owned={0: kinds, 1: kinds, 2: "ruby"}))["scores"] == [4, 4, 1]


def test_E7_4_four_for_each_bonus_card():
    assert GAME.result(emerald(owned={0: "ruby", 2: "emerald"}, four=2))["scores"] == [1 + 4, 0, 1 + 4 + 4]


def test_E7_4_all_together():
    state = emerald(
        players=4,
        chamber={"red": 1, "blue": 2},
        hands={0: [5, 3, 3], 1: [1], 3: [4, 4, 2]},
        owned={
            0: "ruby ruby garnet",
            1: "ruby garnet",
            2: "emerald turquoise turquoise garnet ruby",
            3: "garnet",
        },
        four=2,
    )
    assert GAME.result(state) == {
        "scores": [5 + 11 + 4 + 3, 10 + 1 + 2, 3 * 4 + 5, 10 + 1],
        "winners": [0],
        "bonuses": {"ruby": 0, "emerald": 2, "turquoise": 2, "four": 2},
    }


def test_E7_5_the_highest_score_wins():
    # Whatever the treasure and gem cards.
    state = emerald(hands={2: [5, 5]}, chamber={"red": 1}, owned={0: "ruby", 1: "ruby"})
    assert GAME.result(state)["scores"] == [6, 1, 10]
    assert GAME.result(state)["winners"] == [2]


def test_E7_5_on_a_tie_more_treasure_cards():
    state = emerald(chamber={"blue": 1}, hands={0: [5]}, owned={2: "ruby"})
    assert GAME.result(state)["scores"] == [5, 5, 5]
    assert GAME.result(state)["winners"] == [1]


def test_E7_5_then_more_gem_cards():
    state = emerald(owned={0: "ruby", 1: "emerald", 2: "ruby emerald"}, hands={0: [1], 1: [1]})
    assert GAME.result(state)["scores"] == [2, 2, 2]
    assert GAME.result(state)["winners"] == [2]


def test_E7_5_treasure_comes_before_gems():
    state = emerald(chamber={"red": 1}, owned={1: "ruby"})
    assert GAME.result(state)["scores"] == [5, 5, 0]
    assert GAME.result(state)["winners"] == [0]


def test_E7_5_still_tied_they_share_the_win():
    state = emerald(players=4, hands={0: [2, 3], 1: [1], 3: [5]})
    assert GAME.result(state)["winners"] == [0, 3]
    assert GAME.result(emerald(players=5))["winners"] == [0, 1, 2, 3, 4]


def test_E7_5_the_tied_behind_the_winner_do_not_share():
    assert GAME.result(emerald(players=4, hands={0: [2], 1: [3], 2: [3], 3: [4]}))["winners"] == [3]


def test_E7_5_a_standing_says_what_broke_a_tie():
    def tie_breaks(**position):
        state = emerald(**position)
        state.phase = OVER
        return [(each.kind, each.rule, each.values) for each in GAME.standing(state).tie_breaks]

    by_treasure = ("treasures", "E7.5", [0, 1, 0])
    assert tie_breaks(chamber={"blue": 1}, hands={0: [5]}) == [by_treasure]
    gems = tie_breaks(owned={0: "ruby", 1: "emerald", 2: "ruby emerald"}, hands={0: [1], 1: [1]})
    assert gems == [("treasures", "E7.5", [0, 0, 0]), ("gems", "E7.5", [1, 1, 2])]
    assert tie_breaks(hands={0: [5]}) == []


# ------------------------------------------------------------------ the option `passing`


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E7_6_the_game_ends_when_all_players_in_a_row_moved_no_knight(players):
    state = emerald(players, turn=1, passing=True)
    for passes in range(players):
        assert not GAME.is_over(state)
        assert table(state)["passes"] == passes
        act(state, "stop")
    assert GAME.is_over(state)
    assert table(state)["passes"] == players
    assert table(state)["turn"] == 0
    assert GAME.result(state)["winners"] == list(range(players))


def test_E7_6_a_knights_move_breaks_the_row_at_once():
    state = emerald(passing=True)
    act(state, "stop")
    act(state, "stop")
    move(state, "green A")
    assert table(state)["passes"] == 0
    act(state, "stop")
    act(state, "stop")
    act(state, "stop")
    assert (turn_and_phase(state), table(state)["passes"]) == ((2, "move"), 2)
    act(state, "stop")
    assert GAME.is_over(state)


def test_E7_6_stopping_after_a_move_is_no_pass():
    state = emerald(players=2, passing=True)
    for knight in ["red A", "blue A", "red B", "blue B"]:
        move(state, knight)
        act(state, "stop")
        assert table(state)["passes"] == 0
    assert turn_and_phase(state) == (0, "move")


def test_E7_6_without_the_option_nobody_counts_passes():
    assert "passes" not in table(emerald())


# ------------------------------------------------------------------ as things stand


def sources(state, seat=None):
    return {source.kind: source for source in GAME.standing(state, seat).sources}


def test_E7_4_a_standing_has_gold_treasures_bonuses_and_gems():
    state = emerald(
        hands={0: [5, 3], 1: [1]}, owned={0: "ruby ruby", 1: "ruby emerald"}, chamber={"red": 1}, four=1
    )
    found = sources(state)
    assert {kind: source.points for kind, source in found.items()} == {
        "gold": [8, 1, 0],
        "treasures": [5, 0, 0],
        "bonuses": [4, 8, 0],
        "gems": [2, 2, 0],
    }
    assert (found["gold"].cards, found["bonuses"].cards) == ([2, 1, 0], [1, 2, 0])
    assert GAME.standing(state).totals == [19, 11, 0]


def test_E8_2_the_gold_of_others_is_not_in_a_standing_before_the_end():
    state = emerald(hands={0: [5, 3], 1: [1]})
    assert sources(state, 1)["gold"].points == [None, 1, None]
    assert sources(state, NOBODY)["gold"].values == [None, None, None]
    assert GAME.standing(state, 1).totals == [None, 1, None]


def test_E2_4_E2_5_E6_9_a_standing_tells_whose_a_colour_is_and_where_the_bar_lies():
    two, three = GAME.standing(emerald(players=2)).board, GAME.standing(emerald(bar=9)).board
    assert two["colours"] == [["red", "green"], ["blue", "yellow"]]
    assert three["colours"] == [["red"], ["blue"], ["green"]]
    assert (two["starts"], three["starts"]) == (list("ABCD"), list("ABCDK"))
    assert (two["bar"], three["bar"]) == ([7, 8, 9, 10], [9, 10, 11, 12])
    assert two["treasures"] == 4
