"""Kadora, sections 1 and 2: what is in the box, and the set-up."""

import pytest
from kadora_table import GAME, RING, act, cards_of, kadora, legal_words, turn

from gemhoard.games import NOBODY, RuleError
from gemhoard.games.kadora.components import COLOURS, KINDS
from gemhoard.words import say

VALUES = {"R": "2345", "O": "1345", "Y": "1245", "G": "1235", "B": "1234", "P": "1245"}
ONE_OF_EACH_KIND = [[1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 1], [5, 1, 2], [1, 1, 5]]


def deal(players=3, seed=1, **choices):
    return GAME.to_json(GAME.new(players, seed=seed, **choices))


def values(position, colour, kind="rsd"):
    """The values of a colour in the deck, as digits."""
    return "".join(sorted(card[1] for card in cards_of(position) if card[0] == colour and card[2] in kind))


# ------------------------------------------------------------------ 1 material


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K1_1_two_to_five_can_play(players):
    assert len(deal(players)["hands"]) == players
    assert len(deal(players)["loot"]) == players


@pytest.mark.parametrize("players", [0, 1, 6, -2, True, "3", 2.0, None])
def test_K1_1_no_other_number_can(players):
    with pytest.raises(RuleError) as caught:
        GAME.new(players, seed=1)
    assert (caught.value.reason, caught.value.rule) == ("error-players", "K1.1")


def test_K1_1_five_follow_from_the_series():
    five = deal(5)
    assert (five["aside"], len(five["left"]), len(five["right"])) == ([], 20, 20)


def test_K1_2_six_colours_of_three_kinds_times_four_values_each_once():
    expected = [colour + value + kind for colour in VALUES for value in VALUES[colour] for kind in "rsd"]
    assert len(expected) == 72
    assert cards_of(deal()) == sorted(expected)


def test_K1_2_the_colours_by_name():
    named = {colour: say("en", "kadora-colour", value=colour) for colour in COLOURS}
    assert named == {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}


def test_K1_3_by_default_the_colours_lack_1_2_3_4_5_3():
    position = deal()
    assert {colour: values(position, colour, "r") for colour in "ROYGBP"} == VALUES


def test_K1_3_the_table_may_choose_what_each_colour_lacks():
    position = deal(options={"missing": [5, 4, 3, 2, 1, 1]})
    lacking = {"R": "1234", "O": "1235", "Y": "1245", "G": "1345", "B": "2345", "P": "2345"}
    for kind in "rsd":
        assert {colour: values(position, colour, kind) for colour in "ROYGBP"} == lacking


def test_K1_3_three_values_are_for_round_square_and_drop():
    position = deal(options={"missing": ONE_OF_EACH_KIND})
    assert [values(position, "G", kind) for kind in "rsd"] == ["1235", "1234", "2345"]
    assert [values(position, "P", kind) for kind in "rsd"] == ["2345", "2345", "1234"]
    assert len(set(cards_of(position))) == 72


def test_K1_3_single_values_and_threes_may_stand_side_by_side():
    position = deal(options={"missing": [1, 2, 3, [4, 4, 5], 5, 3]})
    assert [values(position, "G", kind) for kind in "rsd"] == ["1235", "1235", "1234"]
    assert values(position, "B") == "111222333444"


def test_K1_3_a_card_that_the_default_deck_lacks_can_be_played():
    state = kadora(hands=["R1r P3d"], block=RING, options={"missing": [2, 2, 3, 4, 5, [3, 3, 1]]})
    assert {"place P3d b2", "place R1r b2"} <= set(legal_words(state))
    assert GAME.to_json(act(state, "place R1r b2"))["block"]["b2"] == "R1r"


@pytest.mark.parametrize(
    ("missing", "written"),
    [
        ([1, 2, 3, 4, 5, 3], None),
        ([[1, 1, 1], 2, 3, 4, 5, 3], None),
        ((1, 2, 3, 4, 5, 1), [1, 2, 3, 4, 5, 1]),
        ([1, 2, 3, 4, [5, 5, 5], 4], [1, 2, 3, 4, 5, 4]),
        (ONE_OF_EACH_KIND, ONE_OF_EACH_KIND),
    ],
)
def test_K1_3_a_record_names_the_values_only_where_they_are_not_the_default(missing, written):
    state = GAME.new(4, seed=1, options={"missing": missing})
    assert GAME.table_options(state) == ({} if written is None else {"missing": written})


@pytest.mark.parametrize(
    "missing",
    [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 3, 1],
        [0, 2, 3, 4, 5, 3],
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, -1],
        [1, 2, 3, 4, 5, "3"],
        [1, 2, 3, 4, 5, 3.0],
        [True, 2, 3, 4, 5, 3],
        [None, 2, 3, 4, 5, 3],
        [[1, 2], 2, 3, 4, 5, 3],
        [[1, 2, 3, 4], 2, 3, 4, 5, 3],
        [[1, 2, 6], 2, 3, 4, 5, 3],
        [[1, 2, [3]], 2, 3, 4, 5, 3],
        [],
        "123453",
        {"R": 1},
        1,
        None,
    ],
)
def test_K1_3_other_values_are_refused(missing):
    with pytest.raises(RuleError) as caught:
        GAME.new(3, seed=1, options={"missing": missing})
    assert (caught.value.reason, caught.value.rule) == ("error-option-value", "K1.3")


def test_K1_3_there_is_no_third_option():
    with pytest.raises(RuleError) as caught:
        GAME.new(3, seed=1, options={"lacking": [1, 2, 3, 4, 5, 3]})
    assert caught.value.reason == "error-option"
    assert list(GAME.options) == ["missing", "viewpoints"]


def test_K1_4_the_kinds_are_round_square_and_drop():
    assert {card[2] for card in cards_of(deal())} == set(KINDS) == {"r", "s", "d"}


def test_K1_5_a_back_shows_the_colour_alone():
    state = kadora(hands=["", "B3d R2s R4r O1d"], left="Y5d G1s")
    seen = GAME.view(state, 0)
    assert (seen["hands"][1], seen["left"]) == (["R", "R", "O", "B"], ["Y", "G"])


# ------------------------------------------------------------------ 2 set-up


@pytest.mark.parametrize(("players", "aside"), [(2, 18), (3, 12), (4, 6), (5, 0)])
def test_K2_1_cards_are_set_aside_with_their_colours_on_view(players, aside):
    state = GAME.new(players, seed=4)
    truth = GAME.to_json(state)["aside"]
    assert len(truth) == aside
    for seat in range(players):
        assert GAME.view(state, seat)["aside"] == [card[0] for card in truth]


def test_K2_1_the_deck_is_shuffled():
    deals = [deal(seed=seed) for seed in range(200)]
    everywhere = set(cards_of(deals[0]))
    for name in ("left", "right", "aside"):
        assert {card for position in deals for card in position[name]} == everywhere
    assert {card for position in deals for card in position["block"].values()} == everywhere
    assert {card for position in deals for card in position["hands"][2]} == everywhere
    assert len({position["left"][0] for position in deals}) > 50


def test_K2_1_a_seed_gives_one_deal():
    assert GAME.new(4, seed=9).tobytes() == GAME.new(4, seed=9).tobytes()
    assert GAME.new(4, seed=9).tobytes() != GAME.new(4, seed=10).tobytes()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K2_2_four_cards_each(players):
    assert [len(hand) for hand in deal(players)["hands"]] == [4] * players
    assert deal(players)["loot"] == [[]] * players


def test_K2_2_only_the_owner_sees_the_faces():
    state = GAME.new(3, seed=2)
    hands = GAME.to_json(state)["hands"]
    for seat in range(3):
        seen = GAME.view(state, seat)["hands"]
        assert [seen[other] == hands[other] for other in range(3)] == [other == seat for other in range(3)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K2_3_the_ring_is_laid_and_the_middle_is_empty(players):
    state = GAME.new(players, seed=3, first=1)
    assert list(GAME.to_json(state)["block"]) == list(RING)
    mine = GAME.to_json(state)["hands"][1]
    assert legal_words(state) == sorted(f"place {c} {p}" for c in mine for p in ("b2", "c2", "b3", "c3"))


@pytest.mark.parametrize(("players", "cards"), [(2, 17), (3, 18), (4, 19), (5, 20)])
def test_K2_4_two_equal_piles_with_colours_and_order_on_view(players, cards):
    state = GAME.new(players, seed=5)
    truth, seen = GAME.to_json(state), GAME.view(state, 0)
    for name in ("left", "right"):
        assert len(truth[name]) == cards
        assert seen[name] == [card[0] for card in truth[name]]
        assert seen[name] != sorted(seen[name])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K2_5_the_start_player_is_drawn(players):
    starts = [GAME.new(players, seed=seed) for seed in range(200)]
    drawn = [int(state.turn) for state in starts]
    assert all(GAME.actor(state) == state.turn == state.first for state in starts)
    assert all(drawn.count(seat) > 0.5 * 200 / players for seat in range(players))


def test_K2_5_or_chosen_by_the_table():
    assert [turn(GAME.new(4, seed=6, first=seat)) for seat in range(4)] == [("give", s) for s in range(4)]


@pytest.mark.parametrize("first", [-1, 3, NOBODY, True, "0", 1.0])
def test_K2_5_a_start_player_must_sit_at_the_table(first):
    with pytest.raises(RuleError) as caught:
        GAME.new(3, seed=1, first=first)
    assert (caught.value.reason, caught.value.rule) == ("error-seat", "K1.1")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K2_5_play_goes_clockwise(players):
    state = GAME.new(players, seed=8, first=players - 1)
    seats = []
    for _ in range(2 * players):
        seats.append(int(state.turn))
        act(state, legal_words(state)[-1], "draw left")
    assert seats == [players - 1, *range(players), *range(players - 1)]


# ------------------------------------------------------------------ a set-up from a record


def test_K2_4_a_set_up_is_laid_out_as_it_is_written():
    start = GAME.new(3, seed=11, first=2)
    setup = GAME.setup(start)
    assert setup["ring"] == list(GAME.to_json(start)["block"].values())
    setup["hands"] = [hand[::-1] for hand in setup["hands"]]
    setup["aside"] = setup["aside"][::-1]
    again = GAME.new(3, setup=setup, first=2)
    assert GAME.to_json(again) == GAME.to_json(start)


@pytest.mark.parametrize(
    ("field", "change", "reason", "rule"),
    [
        ("aside", lambda cards: cards[1:], "error-setup-count", "K2.1"),
        ("aside", lambda cards: None, "error-setup-count", "K2.1"),
        ("hands", lambda hands: hands[1:], "error-setup-hands", "K2.2"),
        ("hands", lambda hands: None, "error-setup-hands", "K2.2"),
        ("hands", lambda hands: [hands[0][1:], *hands[1:]], "error-setup-count", "K2.2"),
        ("ring", lambda cards: [*cards, "R2r"], "error-setup-count", "K2.3"),
        ("left", lambda cards: cards[1:], "error-setup-count", "K2.4"),
        ("right", lambda cards: "R2r", "error-setup-count", "K2.4"),
        ("left", lambda cards: ["R2x", *cards[1:]], "error-setup-card", "K1.2"),
        ("right", lambda cards: [17, *cards[1:]], "error-setup-card", "K1.2"),
        ("left", lambda cards: [cards[1], *cards[1:]], "error-setup-deck", "K1.2"),
        # The default deck has no red 1.
        ("ring", lambda cards: ["R1r", *cards[1:]], "error-setup-deck", "K1.2"),
    ],
)
def test_K1_2_a_set_up_that_is_not_the_whole_deck_is_refused(field, change, reason, rule):
    setup = GAME.setup(GAME.new(3, seed=12))
    with pytest.raises(RuleError) as caught:
        GAME.new(3, setup=setup | {field: change(setup[field])}, first=0)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)


@pytest.mark.parametrize("setup", [[], "R2r", {}, 7])
def test_K2_4_a_set_up_without_piles_is_refused(setup):
    with pytest.raises(RuleError) as caught:
        GAME.new(3, setup=setup, first=0)
    assert (caught.value.reason, caught.value.rule) == ("error-setup-count", "K2.4")


def test_K1_3_a_set_up_must_fit_the_option():
    setup = GAME.setup(GAME.new(3, seed=13, options={"missing": ONE_OF_EACH_KIND}))
    state = GAME.new(3, setup=setup, first=0, options={"missing": ONE_OF_EACH_KIND})
    assert GAME.table_options(state) == {"missing": ONE_OF_EACH_KIND}
    with pytest.raises(RuleError) as caught:
        GAME.new(3, setup=setup, first=0)
    assert (caught.value.reason, caught.value.rule) == ("error-setup-deck", "K1.2")


def test_K2_5_a_set_up_needs_its_start_player():
    setup = GAME.setup(GAME.new(3, seed=14))
    with pytest.raises(TypeError, match="start player"):
        GAME.new(3, setup=setup)
