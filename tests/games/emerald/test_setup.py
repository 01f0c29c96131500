"""Emerald, sections 1 and 2: the material and the set-up."""

from collections import Counter
from typing import Any

import pytest
from emerald_table import GAME, SETUP, emerald, legal_words, move, places, roll, table, turn_and_phase

from gemhoard.games import NOBODY, RuleError

GEMS = ("ruby", "emerald", "garnet", "turquoise")


def refused_setup(players: Any = 3, first: Any = 0, **changed: Any) -> tuple[str, str]:
    """Why a game cannot begin like this, and the rule that says so."""
    with pytest.raises(RuleError) as caught:
        GAME.new(players, setup=SETUP | changed, first=first)
    return caught.value.reason, caught.value.rule


# ------------------------------------------------------------------ 1 material


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E1_1_two_to_five_players(players):
    state = GAME.new(players, seed=1)
    assert len(table(state)["hands"]) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 6, "3", 3.0, True, None])
def test_E1_1_no_other_number_of_players(players):
    assert refused_setup(players) == ("error-players", "E1.1")


@pytest.mark.parametrize("first", [-1, 3, "0", True])
def test_E1_1_the_start_player_has_a_seat(first):
    assert refused_setup(players=3, first=first) == ("error-seat", "E1.1")


def test_E1_2_four_towers_and_the_keep_are_the_start_places():
    state = emerald(players=4)
    assert legal_words(state) == ["move red A", "move red B", "move red C", "move red D", "move red K"]


@pytest.mark.parametrize(("start", "end"), [("B", "1"), *((str(f), str(f + 1)) for f in range(1, 6))])
def test_E1_3_the_meadow_has_six_fields_and_no_cards(start, end):
    state = emerald(knights={"red": f"{start} K", "blue": "A K", "green": "A K"})
    move(state, f"red {start}")
    assert places(state, "red") == f"{end} K"
    assert turn_and_phase(state) == (0, "second")


@pytest.mark.parametrize(("start", "field"), [(field - 1, field) for field in range(7, 16)])
def test_E1_3_the_cave_has_nine_fields_with_cards_beside_them(start, field):
    state = emerald(knights={"red": f"{start} K"})
    move(state, f"red {start}")
    assert places(state, "red") == f"{field} K"
    assert (table(state)["phase"], table(state)["at"]) == ("take", field)


def test_E1_3_the_chamber_is_one_step_behind_the_last_field():
    state = emerald(knights={"red": "15 A K"})
    move(state, "red 15")
    assert places(state, "red") == "A K"
    assert table(state)["chamber"] == {"red": 1}


@pytest.mark.parametrize("seed", range(5))
def test_E1_4_five_gold_cards_of_each_value(seed):
    state = GAME.new(3, seed=seed)
    assert Counter(state.gold.tolist()) == {1: 5, 2: 5, 3: 5, 4: 5, 5: 5}


@pytest.mark.parametrize(
    ("top", "reason"),
    [
        ([4, 4, 4], "error-setup-cards"),  # With the four that lie elsewhere that makes seven.
        ([0, 2, 3], "error-setup-cards"),
        ([6, 2, 3], "error-setup-cards"),
        (["1", 2, 3], "error-setup-card"),
        ([True, 2, 3], "error-setup-card"),
        (["ruby", 2, 3], "error-setup-card"),
    ],
)
def test_E1_4_a_set_up_has_no_other_gold(top, reason):
    assert refused_setup(gold=[top, *SETUP["gold"][1:]]) == (reason, "E1.4")


@pytest.mark.parametrize("seed", range(5))
def test_E1_5_six_gem_cards_of_each_kind(seed):
    state = GAME.new(3, seed=seed)
    assert Counter(state.gems.tolist()) == {1: 6, 2: 6, 3: 6, 4: 6}


@pytest.mark.parametrize(
    ("top", "reason"),
    [
        (["ruby", "ruby"], "error-setup-cards"),
        (["ruby", "opal"], "error-setup-card"),
        ([1, 2], "error-setup-card"),
    ],
)
def test_E1_5_a_set_up_has_no_other_gems(top, reason):
    assert refused_setup(gems=[top, *SETUP["gems"][1:]]) == (reason, "E1.5")


def test_E1_6_four_treasure_cards_worth_five():
    state = emerald(knights={"red": "15 15 15 A B"}, chamber={"blue": 3})
    move(state, "red 15")
    assert table(state)["treasures"] == [1, 3, 0]
    assert GAME.result(state)["scores"] == [5, 15, 0]
    assert GAME.is_over(state)  # There is no fifth.


def test_E1_6_five_bonus_cards_worth_four():
    state = emerald(owned={0: "ruby emerald garnet turquoise"}, four=0)
    assert GAME.result(state)["bonuses"] == {"ruby": 0, "emerald": 0, "garnet": 0, "turquoise": 0, "four": 0}
    assert GAME.result(state)["scores"] == [4 + 5 * 4, 0, 0]


def test_E1_7_the_die_shows_one_two_or_three():
    # Each outcome of chance is as likely as any other, so one entry a face.
    assert legal_words(emerald(woken=True)) == ["roll 1", "roll 2", "roll 3"]


@pytest.mark.parametrize("bar", range(7, 13))
def test_E1_7_the_bar_is_four_fields_long(bar):
    woken = []
    for field in range(7, 16):
        state = emerald(knights={"red": f"{field - 1} K"}, bare=[field], dragon=bar, bar=bar)
        move(state, f"red {field - 1}")
        if GAME.phase(state) == "roll":
            woken.append(field)
    assert woken == [bar, bar + 1, bar + 2, bar + 3]


def test_E1_8_five_colours():
    assert list(table(emerald(players=5))["knights"]) == ["red", "blue", "green", "yellow", "black"]


@pytest.mark.parametrize("players", [3, 4])
def test_E1_8_five_knights_a_colour(players):
    knights = table(GAME.new(players, seed=2))["knights"]
    assert [sum(stands.values()) for stands in knights.values()] == [5] * players


# ------------------------------------------------------------------ 2 set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E2_1_the_dragon_stands_on_the_fourth_cave_field_facing_the_castle(players):
    start = table(GAME.new(players, seed=3))
    assert (start["dragon"], start["facing"], start["bar"]) == (10, "castle", 7)


@pytest.mark.parametrize("seed", range(5))
def test_E2_2_piles_of_three_and_two_by_turns_five_cards_a_field(seed):
    start = table(GAME.new(4, seed=seed))
    assert [len(pile) for pile in start["gold"]] == [3, 2, 3, 2, 3, 2, 3, 2, 3]
    assert [len(pile) for pile in start["gems"]] == [2, 3, 2, 3, 2, 3, 2, 3, 2]


def test_E2_2_gold_and_gems_are_shuffled():
    deals = [table(GAME.new(2, seed=seed)) for seed in range(100)]
    for pile in range(9):
        assert {deal["gold"][pile][0] for deal in deals} == {1, 2, 3, 4, 5}
        assert {deal["gems"][pile][-1] for deal in deals} == set(GEMS)


def test_E2_2_gold_and_gems_are_shuffled_separately():
    deals = [table(GAME.new(2, seed=seed)) for seed in range(400)]
    tops = {(deal["gold"][0][0], deal["gems"][0][0]) for deal in deals}
    assert len(tops) == 5 * 4


@pytest.mark.parametrize(
    ("pile", "piles", "reason"),
    [
        ("gold", SETUP["gold"][:8], "error-setup-piles"),
        ("gold", None, "error-setup-piles"),
        ("gems", [*SETUP["gems"][:8], "ruby"], "error-setup-piles"),
        ("gold", [[1, 2], [4, 5, 3], *SETUP["gold"][2:]], "error-setup-sizes"),
        ("gems", [[], *SETUP["gems"][1:]], "error-setup-sizes"),
    ],
)
def test_E2_2_a_set_up_has_just_these_piles(pile, piles, reason):
    assert refused_setup(**{pile: piles}) == (reason, "E2.2")


def test_E2_3_only_the_top_card_of_each_pile_is_face_up():
    state = GAME.new(3, setup=SETUP, first=0)
    for seat in (0, 1, 2, NOBODY):
        seen = GAME.view(state, seat)
        assert seen["gold"] == [[top, *[None] * len(rest)] for top, *rest in SETUP["gold"]]
        assert seen["gems"] == [[top, *[None] * len(rest)] for top, *rest in SETUP["gems"]]


@pytest.mark.parametrize("seed", range(5))
def test_E2_3_two_gold_and_two_gem_cards_leave_the_game(seed):
    start = table(GAME.new(5, seed=seed))
    assert sum(len(pile) for pile in start["gold"]) == 25 - 2
    assert sum(len(pile) for pile in start["gems"]) == 24 - 2
    assert start["hands"] == [[]] * 5
    assert start["owned"] == [{}] * 5


@pytest.mark.parametrize(("players", "knights"), [(2, 8), (3, 5), (4, 5), (5, 4)])
def test_E2_4_knights_for_each_player(players, knights):
    state = GAME.new(players, seed=4)
    assert state.in_play.tolist() == [knights] * players + [0] * (5 - players)


def test_E2_4_two_players_have_four_knights_in_each_of_two_colours():
    state = emerald(players=2)
    assert {colour: sum(stands.values()) for colour, stands in table(state)["knights"].items()} == {
        "red": 4,
        "blue": 4,
        "green": 4,
        "yellow": 4,
    }
    assert {words.split()[1] for words in legal_words(state)} == {"red", "green"}
    assert {words.split()[1] for words in legal_words(emerald(players=2, turn=1))} == {"blue", "yellow"}


@pytest.mark.parametrize(
    ("players", "start_places"), [(2, "A B C D"), (3, "A B C D K"), (4, "A B C D K"), (5, "A B C D")]
)
def test_E2_5_a_knight_of_every_colour_on_every_start_place_in_use(players, start_places):
    state = GAME.new(players, seed=5)
    for colour in table(state)["knights"]:
        assert places(state, colour) == start_places


@pytest.mark.parametrize(("players", "crowd"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_E2_5_so_many_knights_stand_on_a_tower(players, crowd):
    state = GAME.new(players, seed=6, first=0)
    move(state, "red A")
    assert places(state, "red").split()[0] == str(crowd)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E2_6_the_start_player_is_drawn_at_random(players):
    starts = Counter(int(GAME.new(players, seed=seed).turn) for seed in range(300))
    assert sorted(starts) == list(range(players))
    assert min(starts.values()) > 300 / players / 2


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_E2_6_unless_the_table_chooses_one(first):
    for seed in range(10):
        state = GAME.new(4, seed=seed, first=first)
        assert turn_and_phase(state) == (first, "move")
        assert GAME.actor(state) == first


def test_E2_6_play_goes_clockwise():
    state = emerald(players=3, turn=1, woken=True)
    roll(state, 1)
    assert turn_and_phase(state) == (2, "move")
    assert {words.split()[1] for words in legal_words(state)} == {"green"}


def test_E2_6_after_the_last_seat_comes_the_first():
    state = emerald(players=5, turn=4, woken=True)
    roll(state, 1)
    assert turn_and_phase(state) == (0, "move")
