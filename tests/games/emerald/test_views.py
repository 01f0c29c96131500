"""Emerald, section 8: what is hidden from whom, and the unknown dealt again."""

from collections import Counter
from random import Random

import pytest
from emerald_table import GAME, SETUP, act, emerald, legal_words, move, roll, table

from gemhoard.games import NOBODY

SEATS = (0, 1, 2, NOBODY)


def redealt_hands(state, observer, owner, seeds=60):
    """All hands that a re-deal gives to one seat, as another could imagine them."""
    return {tuple(table(GAME.redeal(state, observer, seed))["hands"][owner]) for seed in range(seeds)}


def all_cards(state):
    """The cards on the piles and those left over, hidden and open."""
    return Counter(state.gold.tolist()), Counter(state.gems.tolist())


def red_pays(value, hand, **options):
    """A position in which red has just bought its knight on 8 free."""
    state = emerald(
        knights={"red": "8 10 A B"}, hands={0: hand}, gold={11: [3, 1, 2]}, bar=7, woken=True, **options
    )
    roll(state, 2)
    act(state, f"ransom {value}")
    return state


# ------------------------------------------------------------------ face-down cards


@pytest.mark.parametrize("seat", SEATS)
def test_E8_1_face_down_cards_are_hidden_from_everyone(seat):
    state = emerald(gold={7: [5, 1], 8: [3], 9: []}, gems={7: ["ruby"], 8: ["garnet", "ruby"], 9: []})
    seen = GAME.view(state, seat)
    assert seen["gold"][:4] == [[5, None], [3], [], [4, None]]
    assert seen["gems"][:4] == [["ruby"], ["garnet", None], [], ["turquoise", None, None]]


@pytest.mark.parametrize("seat", SEATS)
def test_E8_1_a_re_deal_keeps_the_face_up_cards_and_all_the_cards_there_are(seat):
    state = emerald()
    for seed in range(20):
        other = GAME.redeal(state, seat, seed)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert all_cards(other) == all_cards(state)


def test_E8_1_any_face_down_card_may_be_any_that_was_not_seen():
    state = emerald()
    deals = [table(GAME.redeal(state, 1, seed)) for seed in range(300)]
    for pile, cards in enumerate(SETUP["gold"]):
        for depth in range(1, len(cards)):
            assert {deal["gold"][pile][depth] for deal in deals} == {2, 3, 4, 5}  # All five 1s lie open.
    for pile, cards in enumerate(SETUP["gems"]):
        for depth in range(1, len(cards)):
            kinds = {"ruby", "emerald", "garnet", "turquoise"}
            assert {deal["gems"][pile][depth] for deal in deals} == kinds


def test_E8_1_the_left_over_cards_are_as_unknown_as_the_others():
    # One gold and one gem card are face down on the piles; they and those left over are shuffled together.
    bare = [field for field in range(7, 16) if field != 8]
    state = emerald(bare=bare, gold={8: [1, 2]}, gems={8: ["ruby", "ruby"]})
    deals = [table(GAME.redeal(state, 0, seed)) for seed in range(100)]
    assert {deal["gold"][1][1] for deal in deals} == {2, 4, 5}
    assert {deal["gems"][1][1] for deal in deals} == {"ruby", "garnet", "turquoise"}


def test_E8_1_they_stay_hidden_when_the_game_is_over():
    state = emerald(knights={"red": "15 A"})
    move(state, "red 15")
    assert GAME.is_over(state)
    assert GAME.view(state, 0)["gold"][0] == [1, None, None]


def test_E8_1_a_re_deal_leaves_the_game_itself_alone():
    state = emerald()
    before = state.tobytes()
    first = GAME.redeal(state, 0, seed=1)
    assert state.tobytes() == before
    assert first.tobytes() == GAME.redeal(state, 0, seed=1).tobytes()
    assert first.tobytes() != GAME.redeal(state, 0, seed=2).tobytes()


# ------------------------------------------------------------------ gold in hand


def test_E8_2_gold_is_known_to_its_owner_to_others_only_as_a_number():
    state = emerald(hands={0: [5, 1], 1: [2], 2: [3, 3, 4]})
    assert GAME.view(state, 0)["hands"] == [[1, 5], [None], [None, None, None]]
    assert GAME.view(state, 2)["hands"] == [[None, None], [None], [3, 3, 4]]
    assert GAME.view(state, NOBODY)["hands"] == [[None, None], [None], [None, None, None]]


def test_E8_2_a_perfect_memory_knows_which_cards_were_taken():
    state = emerald(hands={0: [5, 1], 1: [2], 2: [3, 3, 4]})
    for seat in SEATS:
        for owner in range(3):
            assert redealt_hands(state, seat, owner) == {tuple(table(state)["hands"][owner])}


@pytest.mark.parametrize("paid", [2, 5])
def test_E8_2_but_not_which_one_was_paid(paid):
    state = red_pays(paid, hand=[2, 5])
    for observer in (1, 2, NOBODY):
        assert redealt_hands(state, observer, 0) == {(2,), (5,)}
    assert redealt_hands(state, 0, 0) == {(7 - paid,)}


def test_E8_2_a_card_taken_after_the_payment_was_not_the_one():
    # Red takes a 5, pays a card, takes a 3: everyone knows that the 3 is left.
    state = emerald(knights={"red": "7 10 A B"}, gold={8: [5, 4], 11: [3, 1, 2]}, dragon=10, bar=7)
    move(state, "red 7")
    act(state, "take gold")
    roll(state, 2)
    act(state, "ransom 5")
    for knight in ("blue A", "green A"):
        move(state, knight)
        act(state, "stop")
    move(state, "red 10")
    act(state, "take gold")
    assert table(state)["hands"][0] == [3]
    for observer in SEATS:
        assert redealt_hands(state, observer, 0) == {(3,)}


def test_E8_2_of_two_cards_before_the_payment_either_may_be_left_beside_the_later_one():
    state = red_pays(2, hand=[2, 5])
    for knight in ("blue A", "green A"):
        move(state, knight)
        act(state, "stop")
    move(state, "red 10")
    act(state, "take gold")
    assert redealt_hands(state, 1, 0) == {(2, 3), (3, 5)}
    assert redealt_hands(state, 0, 0) == {(3, 5)}


def test_E8_2_two_cards_of_one_value_hide_nothing():
    assert redealt_hands(red_pays(5, hand=[5, 5]), 1, 0) == {(5,)}


def test_E8_2_after_the_last_card_was_paid_nothing_is_unknown():
    assert redealt_hands(red_pays(5, hand=[5]), 1, 0) == {()}


def test_E8_2_two_payments_leave_any_card_possible():
    state = emerald(knights={"red": "8 9 A B"}, hands={0: [1, 3, 4]}, dragon=10, bar=7, woken=True)
    roll(state, 1)
    act(state, "ransom 1")
    for knight in ("blue A", "green A"):
        move(state, knight)
        act(state, "stop")
    move(state, "red 8")  # Two stand on 9 now, and the dragon; the bar beside 8..11.
    act(state, "take gem")
    roll(state, 2)  # 8, and back to 9
    act(state, "ransom 4")
    assert table(state)["hands"][0] == [3]
    assert redealt_hands(state, 2, 0) == {(1,), (3,), (4,)}


def test_E8_2_with_open_ransom_hands_do_not_change():
    state = red_pays(2, hand=[2, 5], open_ransom=True)
    for observer in SEATS:
        assert redealt_hands(state, observer, 0) == {(5,)}


def test_E8_2_with_open_ransom_hands_stay_hidden_all_the_same():
    state = red_pays(2, hand=[2, 5], open_ransom=True)
    assert GAME.view(state, 1)["hands"] == [[None], [], []]


def test_E8_2_at_the_end_hands_are_laid_open():
    state = emerald(knights={"red": "15 A"}, hands={0: [5, 1], 1: [2]})
    move(state, "red 15")
    for seat in SEATS:
        assert GAME.view(state, seat)["hands"] == [[1, 5], [2], []]


def test_E8_2_then_a_re_deal_keeps_them():
    state = emerald(knights={"red": "8 10 A B", "blue": "8 15"}, hands={0: [2, 5]}, bar=7, woken=True)
    roll(state, 2)
    act(state, "capture red")
    act(state, "ransom 2")
    assert redealt_hands(state, 1, 0) == {(2,), (5,)}
    move(state, "blue 15")
    assert GAME.is_over(state)
    assert redealt_hands(state, 1, 0) == {(5,)}


def test_E8_2_what_the_caught_owner_may_pay_is_not_for_the_others():
    state = emerald(knights={"red": "8 A B"}, hands={0: [2, 5]}, turn=1, bar=7, woken=True)
    roll(state, 2)
    assert legal_words(state) == ["ransom 2", "ransom 5", "ransom none"]
    assert GAME.view(state, 1)["hands"][0] == [None, None]


# ------------------------------------------------------------------ everything else


@pytest.mark.parametrize("seat", SEATS)
def test_E8_3_everything_else_is_public(seat):
    state = emerald(
        knights={"red": "7 9 A"},
        chamber={"blue": 1},
        bare=[8],
        hands={0: [5]},
        owned={0: "ruby", 2: "emerald garnet"},
        four=2,
        dragon=10,
        bar=7,
        passing=True,
    )
    move(state, "red 7")
    roll(state, 2)
    truth, seen = table(state), GAME.view(state, seat)
    assert truth["caught"] == {"colour": "red", "moved": True}
    assert list(seen) == list(truth)
    for name in truth:
        if name not in ("gold", "gems", "hands"):
            assert seen[name] == truth[name]


@pytest.mark.parametrize("options", [{}, {"open_ransom": True}])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E8_3_no_seat_can_tell_a_re_deal_from_the_truth(players, options):
    random, paid = Random(players), 0
    state = GAME.new(players, seed=players, options=options)
    while not GAME.is_over(state):
        seat = random.choice([*range(players), NOBODY])
        other = GAME.redeal(state, seat, seed=random.getrandbits(64))
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert all_cards(other) == all_cards(state)
        # Nothing of the truth shows through: from the re-dealt state the seat imagines the same.
        assert GAME.redeal(other, seat, seed=3).tobytes() == GAME.redeal(state, seat, seed=3).tobytes()
        # What may be paid is in the hand, so only its owner knows that.
        if state.actor == seat or GAME.phase(state) != "ransom":
            assert GAME.legal(other) == GAME.legal(state)
        words = random.choice(legal_words(state))
        act(state, words)
        paid += "ransom" in words and words != "ransom none"
    assert paid > 0


def test_E8_everybody_may_count_what_everybody_has():
    state = emerald(players=3, hands={0: [5, 2], 1: [1]})
    assert GAME.standing(state, 1).counts["gold"] == [2, 1, 0]
