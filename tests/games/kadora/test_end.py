"""Kadora, K4.1 and K4.2: the last turns, and the end."""

import pytest
from kadora_table import (
    GAME,
    RING,
    act,
    block,
    gifts,
    hand,
    kadora,
    legal_words,
    loot,
    pile,
    random_game,
    refused,
    turn,
)

HANDS = ["R2r R3r R4r R5r", "R2s R3s R4s R5s", "R2d R3d R4d R5d", "B2r B3r B4r B2s", "P2r P4r P5r P2s"]


def place_any(state):
    return act(state, next(words for words in legal_words(state) if words.startswith("place")))


def last(state):
    return GAME.to_json(state)["last"]


# ------------------------------------------------------------------ K4.1 the last turns


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K4_1_everybody_has_one_more_turn_and_the_drawer_of_the_last_card_is_last(players):
    state = kadora(players=players, turn=1, hands=HANDS[:players], block=RING, left="G5r", right="")
    place_any(state)
    assert (turn(state), last(state)) == (("give", 2 % players), players)
    seats, counted = [], []
    while not GAME.is_over(state):
        seats.append(int(state.turn))
        counted.append(last(state))
        place_any(state)
    assert seats == [*range(2, players), 0, 1]
    assert counted == [*range(players, 0, -1)]
    assert (turn(state), last(state)) == (("over", 1), 0)


def test_K4_1_a_choice_can_be_of_the_last_card_but_one():
    state = kadora(hands=HANDS[:3], block=RING, left="G5r", right="B4d")
    act(state, "place R2r b2", "draw right")
    assert (turn(state), last(state), pile(state, "left")) == (("give", 1), None, "G5r")
    act(state, "place R2s c3")
    assert (turn(state), last(state), pile(state, "left")) == (("give", 2), 3, "")
    assert hand(state, 1) == "R3s R4s R5s G5r"


def test_K4_1_laying_the_last_card_brings_the_end_too():
    # Five places are empty after the placement, so the second card is laid.
    before = {place: card for place, card in RING.items() if place not in ("c4", "d4")}
    state = kadora(hands=HANDS[:3], block=before, left="G5r B4d", right="")
    act(state, "place R2r b2")
    assert block(state)["c2"] == "B4d"
    assert (turn(state), last(state)) == (("give", 1), 3)


def test_K4_1_one_empty_pile_is_not_the_end():
    state = kadora(hands=HANDS[:3], block=RING, left="", right="G5r G5s")
    act(state, "place R2r b2")
    assert last(state) is None


def test_K4_1_nothing_is_drawn_or_refilled_in_these_turns():
    before = {place: RING[place] for place in ("a1", "b1", "c1", "d1")}
    state = kadora(hands=HANDS[:3], block=before, last=3)
    act(state, "place R2r b2")
    assert hand(state, 0) == "R3r R4r R5r"
    assert block(state) == before | {"b2": "R2r"}
    assert (turn(state), last(state)) == (("give", 1), 2)


def test_K4_1_cards_are_still_collected():
    state = kadora(hands=["Y5r O3r", "R2r"], block={"b1": "Y5s"}, last=3)
    act(state, "place Y5r b2")
    assert (loot(state, 0), block(state)) == ("Y5s", {"b2": "Y5r"})


def test_K4_1_gifts_are_allowed_also_to_one_who_has_had_its_last_turn():
    state = kadora(hands=HANDS[:3], block=RING, loot=["", "G5r", ""], last=3)
    act(state, "place R2r b2")
    assert (turn(state), last(state)) == (("give", 1), 2)
    assert gifts(state) == ["give G 0", "give G 2"]
    act(state, "give G 0")
    assert (loot(state, 0), turn(state)) == ("G5r", ("place", 1))


def test_K4_1_a_gift_in_the_very_last_turn_counts():
    state = kadora(turn=2, hands=["", "", "R2r B1r B2r B3r"], loot=["", "", "G5r"], last=1)
    act(state, "give G 0", "place R2r b2")
    assert GAME.result(state)["majorities"] == {"G": [0], "B": [2]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K4_1_when_it_is_over_nobody_acts(players):
    state = kadora(players=players, turn=1, hands=["R2r", "R3r"], block=RING, last=1)
    act(state, "place R3r b2")
    assert (GAME.is_over(state), GAME.to_json(state)["actor"], legal_words(state)) == (True, None, [])
    for words in ("place R2r c2", "give R 0", "draw left"):
        assert refused(state, words) == ("error-over", "K4.1")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K4_1_a_whole_game_has_as_many_last_turns_as_players(players):
    last_turns = {}
    for state in random_game(players, seed=3):
        if last(state):
            last_turns[last(state)] = int(state.turn)
    assert sorted(last_turns) == list(range(1, players + 1))
    assert sorted(last_turns.values()) == list(range(players))
    assert turn(state) == ("over", last_turns[1])


# ------------------------------------------------------------------ K4.2 hands and block


def test_K4_2_hands_go_into_the_won_loot():
    state = kadora(turn=1, hands=["R4r B1s", "O3r G2d G1d B3r", "P5r"], loot=["B2s"], last=1)
    act(state, "place O3r b2")
    assert [loot(state, seat) for seat in range(3)] == ["R4r B1s B2s", "G1d G2d B3r", "P5r"]
    assert [hand(state, seat) for seat in range(3)] == ["", "", ""]


def test_K4_2_hands_count_for_majorities_and_penalties():
    state = kadora(turn=1, hands=["R4r", "O3r G1r G1s G1d"], loot=["", "R3r"], last=1)
    act(state, "place O3r b2")
    assert GAME.result(state) == {"scores": [0, 3, 0], "winners": [0], "majorities": {"R": [0], "G": [1]}}


def test_K4_2_cards_on_the_block_belong_to_nobody():
    state = kadora(hands=["R5r B1r B2r B3r", "B4r B4s"], block={"a1": "R4s", "d4": "O3s"}, last=1)
    act(state, "place R5r b2")
    assert block(state) == {"a1": "R4s", "b2": "R5r", "d4": "O3s"}
    assert GAME.result(state) == {"scores": [6, 0, 0], "winners": [1], "majorities": {"B": [1]}}
