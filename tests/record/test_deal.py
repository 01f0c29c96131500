"""Records: a table or a deal that cannot be is refused."""

from typing import Any

import pytest
from records import a_record, every_game, is_refused, read

from gemhoard.games import GAMES
from gemhoard.record import random_record

# ------------------------------------------------------------------ the table


@every_game
@pytest.mark.parametrize(
    "value", [True, False, None, 0, 1, 6, -3, 3.0, "3", [3], {}, 10**30, 1e400], ids=repr
)
def test_wrong_players_are_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"players": value}, f"({GAMES[name].players_rule})")


@every_game
def test_another_number_of_players_does_not_fit_a_kadora_deal(name: str):
    if name == "kadora":
        assert is_refused(a_record(name, players=3) | {"players": 4}, "(K2.4)")


@every_game
@pytest.mark.parametrize("value", [-1, 3, 5, True, False, 0.0, "0", [0], {}, 10**30], ids=repr)
def test_a_wrong_start_player_is_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"first": value}, "seat")


@every_game
@pytest.mark.parametrize("value", [None, [], "passing", 1, True, ["passing"]], ids=repr)
def test_options_that_are_no_object_are_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"options": value}, "options")


@every_game
def test_unknown_options_and_wrong_values_are_refused(name: str):
    assert is_refused(a_record(name) | {"options": {"luck": True}}, "luck")
    for option, its_rule in GAMES[name].options.items():
        wrong = {option: {"no": "value"}}
        assert is_refused(a_record(name) | {"options": wrong}, option, f"({its_rule.rule})")


# ------------------------------------------------------------------ the deal


@every_game
@pytest.mark.parametrize("value", [[], {}, 0, 1, "cards", True, [[]], [1, 2]], ids=repr)
def test_a_set_up_of_another_shape_is_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"setup": value}, "set-up")


def spoiled(name: str, *path: Any, value: Any, players: int = 3) -> dict[str, Any]:
    """A record with another value at a place of its set-up."""
    data = a_record(name, players)
    *way, last = path
    inner = data["setup"]
    for step in way:
        inner = inner[step]
    inner[last] = value
    return data


@pytest.mark.parametrize("card", [0, 6, -1, 10**9, True, 1.0, "1", None, [1], {}], ids=repr)
def test_what_is_no_gold_card_is_refused(card: Any):
    assert is_refused(spoiled("emerald", "gold", 0, 0, value=card), "gold", "(E1.4)")


@pytest.mark.parametrize("card", ["Ruby", "rubin", "", 1, True, None, ["ruby"], {}], ids=repr)
def test_what_is_no_gem_card_is_refused(card: Any):
    assert is_refused(spoiled("emerald", "gems", 0, 0, value=card), "gems", "(E1.5)")


def test_a_gold_value_or_a_gem_too_often_is_refused():
    data = a_record("emerald")
    data["setup"]["gold"] = [[4] * len(pile) for pile in data["setup"]["gold"]]
    assert is_refused(data, "gold", "(E1.4)")
    data = a_record("emerald")
    data["setup"]["gems"] = [["ruby"] * len(pile) for pile in data["setup"]["gems"]]
    assert is_refused(data, "gems", "(E1.5)")


@pytest.mark.parametrize("kind", ["gold", "gems"])
def test_emerald_piles_of_another_size_are_refused(kind: str):
    for change in (
        lambda piles: piles.pop(),
        lambda piles: piles.append([]),
        lambda piles: piles[0].pop(),
        lambda piles: piles[1].append(piles[0].pop()),
        lambda piles: piles.reverse() or piles[0].append(piles[1].pop()),
        lambda piles: piles.__setitem__(3, None),
        lambda piles: piles.__setitem__(3, "12"),
        lambda piles: piles.clear(),
    ):
        data = a_record("emerald")
        change(data["setup"][kind])
        assert is_refused(data, kind, "(E2.2)")


@pytest.mark.parametrize("part", ["aside", "left", "right", "ring", "hands"])
@pytest.mark.parametrize(
    "card", ["R1r", "X3d", "R6d", "R0s", "R3x", "r3d", "", 3, True, None, ["R3d"]], ids=repr
)
def test_what_is_no_card_of_the_deck_is_refused(part: str, card: Any):
    path = (part, 0, 0) if part == "hands" else (part, 0)
    assert is_refused(spoiled("kadora", *path, value=card), "(K1.2)")


@pytest.mark.parametrize("part", ["aside", "left", "right", "ring"])
def test_a_card_twice_is_refused(part: str):
    data = a_record("kadora")
    twice = data["setup"]["hands"][1][2]
    data["setup"][part][1] = twice
    assert is_refused(data, twice, "(K1.2)")


@pytest.mark.parametrize("part", ["aside", "left", "right", "ring"])
def test_73_cards_are_refused(part: str):
    data = a_record("kadora")
    data["setup"][part].append("R1r")
    assert is_refused(data, part, "(K2.")
    data = a_record("kadora")
    del data["setup"][part][0]
    assert is_refused(data, part, "(K2.")


def test_73_cards_in_hands_are_refused():
    for change in (
        lambda hands: hands[0].append("R1r"),
        lambda hands: hands[2].pop(),
        lambda hands: hands.append([]),
        lambda hands: hands.pop(),
        lambda hands: hands.__setitem__(0, None),
        lambda hands: hands[0].append(hands[1].pop()),
    ):
        data = a_record("kadora")
        change(data["setup"]["hands"])
        assert is_refused(data, "hands", "(K2.2)")


def test_piles_of_unequal_size_are_refused():
    data = a_record("kadora")
    data["setup"]["left"].append(data["setup"]["right"].pop())
    assert is_refused(data, "(K2.4)")


def test_the_deck_follows_the_option_missing():
    written = random_record(GAMES["kadora"], 3, 3, {"missing": [2, 2, 2, 2, 2, 2]}).to_json()
    assert read(written).first_difference() is None
    assert is_refused(written | {"options": {}}, "(K1.2)")
