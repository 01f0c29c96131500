"""Kadora, section 5: what is hidden from whom, and the unknown dealt again."""

from collections import Counter
from functools import cache

import pytest
from kadora_table import GAME, RING, act, cards_of, events_of, kadora, legal_words, random_game

from gemhoard.games import NOBODY

OPTIONS = {"missing": [[1, 2, 3], 5, 4, 3, 2, 1], "viewpoints": "seats"}
PLAYERS = [2, 3, 4, 5]


@cache
def moments(players, options=False):
    """A game at its start, early, late, in its last turns, and when it is over."""
    states = random_game(players, seed=players, options=OPTIONS if options else None)
    final = next(i for i, state in enumerate(states) if state.last > 0)
    return [states[0], states[20], states[final - 6], states[final + 1], states[-1]]


def backs(cards):
    return [card[0] for card in cards]


def unseen(state, seat):
    """The cards of which a seat sees only the back, or nothing."""
    truth = GAME.to_json(state)
    hands = [card for other, hand in enumerate(truth["hands"]) if other != seat for card in hand]
    return [*hands, *truth["left"], *truth["right"], *truth["aside"]]


# ------------------------------------------------------------------ K5.1 to K5.3 the view


@pytest.mark.parametrize("players", PLAYERS)
def test_K5_1_piles_and_cards_set_aside_show_their_backs_to_everyone(players):
    for state in moments(players):
        truth = GAME.to_json(state)
        for seat in (*range(players), NOBODY):
            seen = GAME.view(state, seat)
            for name in ("left", "right", "aside"):
                assert seen[name] == backs(truth[name])


def test_K5_1_the_order_of_a_pile_is_public_the_top_first():
    state = kadora(left="Y5d G1s B3r R2r", right="P1d R2s")
    seen = GAME.view(state, 1)
    assert (seen["left"], seen["right"]) == (["Y", "G", "B", "R"], ["P", "R"])


def test_K5_1_the_order_of_the_backs_does_not_tell_the_faces():
    # Cards of one colour that change places leave the same view.
    others = " G3r B2r B3r P1r P2r P4r P5r O1r O3r"
    one = kadora(hands=["", "R2r R5r B2s B3s"], left="Y5d Y1d", right="", aside="G1r G2r B1r" + others)
    two = kadora(hands=["", "R4r R3r B2s B3s"], left="Y1d Y5d", right="", aside="G2r G1r B4r" + others)
    assert GAME.view(one, 0) == GAME.view(two, 0)
    assert GAME.to_json(one) != GAME.to_json(two)


@pytest.mark.parametrize("players", PLAYERS)
def test_K5_2_a_hand_shows_its_faces_to_its_owner_alone(players):
    for state in moments(players):
        hands = GAME.to_json(state)["hands"]
        for seat in (*range(players), NOBODY):
            seen = GAME.view(state, seat)["hands"]
            assert seen == [hand if other == seat else backs(hand) for other, hand in enumerate(hands)]


def test_K5_2_the_colours_of_a_hand_are_public():
    state = kadora(players=2, hands=["R2r R5s O1d O3d", "P5d R3d G1s B4r"])
    assert GAME.view(state, 0)["hands"] == [["R2r", "R5s", "O1d", "O3d"], ["R", "G", "B", "P"]]
    assert GAME.view(state, 1)["hands"] == [["R", "R", "O", "O"], ["R3d", "G1s", "B4r", "P5d"]]
    assert GAME.view(state, NOBODY)["hands"] == [["R", "R", "O", "O"], ["R", "G", "B", "P"]]


def test_K5_2_a_drawn_card_shows_its_face_to_the_drawer_alone():
    seen = {}
    for seat in (0, 1, 2, NOBODY, None):
        state = kadora(hands=["R2r"], block=RING, left="Y5d G1r", right="P1d")
        events = events_of(act(state, "place R2r b2"), "draw left", seat)
        drawn = next(event for event in events if event.kind == "draws")
        seen[seat] = (drawn.data["colour"], drawn.data["card"])
    assert seen == {0: ("Y", "Y5d"), 1: ("Y", None), 2: ("Y", None), NOBODY: ("Y", None), None: ("Y", "Y5d")}


@pytest.mark.parametrize("players", PLAYERS)
def test_K5_3_block_and_won_loot_are_public(players):
    for state in moments(players):
        truth = GAME.to_json(state)
        for seat in (*range(players), NOBODY):
            seen = GAME.view(state, seat)
            for name in ("block", "loot", "phase", "turn", "actor", "last"):
                assert seen[name] == truth[name]
            assert seen.keys() == truth.keys()


@pytest.mark.parametrize("players", PLAYERS)
def test_K5_3_a_refill_is_laid_for_all_to_see(players):
    state = kadora(players=players, hands=["R2r"], block={}, left="Y5d G1r G2r")
    act(state, "place R2r b2", "draw left")
    for seat in range(players):
        assert GAME.view(state, seat)["block"] == GAME.to_json(state)["block"]
    assert GAME.view(state, 1)["block"]["a1"] == "G1r"


@pytest.mark.parametrize("players", PLAYERS)
def test_K5_2_no_view_names_a_card_that_its_seat_may_not_know(players):
    for state in moments(players):
        for seat in (*range(players), NOBODY):
            assert not set(unseen(state, seat)) & set(cards_of(GAME.view(state, seat)))


# ------------------------------------------------------------------ dealing the unknown again


@pytest.mark.parametrize("options", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_K5_2_a_re_dealt_state_looks_the_same_to_its_seat(players, options):
    for state in moments(players, options):
        for seat in (*range(players), NOBODY):
            other = GAME.redeal(state, seat, seed=seat)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert cards_of(GAME.to_json(other)) == cards_of(GAME.to_json(state))


@pytest.mark.parametrize("players", PLAYERS)
def test_K5_2_a_re_dealt_state_offers_its_seat_the_same_actions(players):
    for state in moments(players):
        other = GAME.redeal(state, GAME.actor(state), seed=1)
        assert legal_words(other) == legal_words(state)


def test_K5_2_re_dealing_leaves_the_state_itself_alone():
    state = GAME.new(3, seed=2)
    before = state.tobytes()
    other = GAME.redeal(state, 0, seed=1)
    assert GAME.to_json(other) != GAME.to_json(state)
    assert state.tobytes() == before


def test_K5_2_re_dealing_depends_on_what_the_seat_knows_and_on_the_seed_alone():
    for state in moments(3)[:-1]:
        other = GAME.redeal(state, 1, seed=1)
        assert GAME.to_json(other) != GAME.to_json(state)
        assert GAME.to_json(GAME.redeal(other, 1, seed=2)) == GAME.to_json(GAME.redeal(state, 1, seed=2))


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (4, 3), (5, NOBODY)])
def test_K5_1_every_unseen_face_of_the_colour_can_turn_up(players, seat):
    state = moments(players)[1]
    unknown = unseen(state, seat)
    deals = [GAME.to_json(GAME.redeal(state, seat, seed)) for seed in range(120)]
    truth = GAME.to_json(state)
    for name in ("left", "right"):
        for i in (0, -1):
            colour = truth[name][i][0]
            expected = {card for card in unknown if card[0] == colour}
            assert {deal[name][i] for deal in deals} == expected


@pytest.mark.parametrize(("players", "seat"), [(2, 1), (3, 0), (4, 2), (5, NOBODY)])
def test_K5_2_every_unseen_face_can_be_in_a_hand_or_set_aside(players, seat):
    state = moments(players)[1]
    unknown = unseen(state, seat)
    deals = [GAME.to_json(GAME.redeal(state, seat, seed)) for seed in range(120)]
    truth = GAME.to_json(state)
    rows = {other: [deal["hands"][other] for deal in deals] for other in range(players) if other != seat}
    expected = {other: {c for c in unknown if c[0] in backs(truth["hands"][other])} for other in rows}
    rows["aside"] = [deal["aside"] for deal in deals]
    expected["aside"] = {card for card in unknown if card[0] in backs(truth["aside"])}
    assert {name: {card for row in rows[name] for card in row} for name in rows} == expected


def test_K5_1_unseen_faces_turn_up_alike():
    # Seat 0 sees six yellow backs, and has seen none of their faces.
    state = kadora(left="Y5d Y1r Y2s G1r", right="Y1d Y1s Y2r")
    seen = Counter(GAME.to_json(GAME.redeal(state, 0, seed))["left"][0] for seed in range(360))
    assert sorted(seen) == ["Y1d", "Y1r", "Y1s", "Y2r", "Y2s", "Y5d"]
    assert all(30 < count < 90 for count in seen.values())


def test_K5_3_what_lies_open_is_not_dealt_again():
    state = moments(4)[2]
    truth = GAME.to_json(state)
    assert any(truth["loot"])
    for seed in range(20):
        other = GAME.to_json(GAME.redeal(state, 2, seed))
        assert (other["block"], other["loot"], other["hands"][2]) == (
            truth["block"],
            truth["loot"],
            truth["hands"][2],
        )


@pytest.mark.parametrize("players", PLAYERS)
def test_K5_1_when_it_is_over_nothing_is_left_to_guess(players):
    # Two players have turned the cards set aside up (K4.7); for more they are all that was never seen.
    state = moments(players)[-1]
    truth = GAME.to_json(state)
    assert GAME.is_over(state)
    assert all(GAME.to_json(GAME.redeal(state, 0, seed)) == truth for seed in range(3))
    assert GAME.view(state, 0)["aside"] == backs(truth["aside"])


def test_K5_everybody_may_count_what_everybody_has():
    state = kadora(players=3, loot=["", "B1r B2r B4r", ""])
    counts = GAME.standing(state).counts
    assert counts["loot"] == [0, 3, 0]
    assert counts["hand"] == [len(hand) for hand in GAME.view(state, 0)["hands"]]
