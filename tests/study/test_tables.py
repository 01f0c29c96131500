"""The figures of a study, against two deals counted by hand."""

import math

import polars as pl
import pytest
from study.by_hand import game, skill, studied

from gemhoard.arena.statistics import ratings, wilson
from gemhoard.study import findings, tables


def only(table: pl.DataFrame, **where) -> dict:
    (row,) = table.filter(**where).rows(named=True)
    return row


def test_a_shared_win_counts_in_parts_for_the_start_player_too(study):
    start, second = tables.seat_wins(study).rows(named=True)
    # The start player is seat 0 of the first deal, which wins, and seat 1 of the second, which shares.
    assert (start["turn_order"], start["games"], start["wins"], start["share"]) == (0, 2, 1.5, 0.75)
    assert (second["turn_order"], second["share"], second["fair"]) == (1, 0.25, 0.5)
    assert (start["low"], start["high"]) == pytest.approx(wilson(1.5, 2))


@pytest.mark.parametrize(
    ("players", "first", "turn_orders"),
    [(3, 1, [2, 0, 1]), (3, 2, [1, 2, 0]), (4, 1, [3, 0, 1, 2]), (5, 3, [2, 3, 4, 0, 1])],
)
def test_turn_order_counts_from_the_start_player_on(players, first, turn_orders):
    scores = list(range(players))
    made = studied(game(0, first, [players - 1], scores, players=players))
    assert made.seats["turn_order"].to_list() == turn_orders
    won = tables.seat_wins(made).filter(pl.col("wins") > 0)
    assert won["turn_order"].to_list() == [turn_orders[-1]]


def test_length_and_scores(study):
    turns = only(tables.lengths(study), what="turns")
    assert (turns["mean"], turns["least"], turns["most"]) == (12, 10, 14)
    # Standard deviation of 10 and 14: 2.83; divided by the root of 2: 2.
    assert turns["high"] - turns["mean"] == pytest.approx(1.959964 * 2)
    assert only(tables.scores(study), who="all")["mean"] == 15
    assert only(tables.scores(study), who="winners")["mean"] == pytest.approx((20 + 15 + 15) / 3)


def test_where_points_come_from(study):
    gold = only(tables.sources(study), source="gold", win=True)
    assert gold["points"] == pytest.approx((15 + 10 + 10) / 3) and gold["cards"] == 2
    assert only(tables.sources(study), source="treasures", win=False)["points"] == 5


def test_how_games_end_and_what_decides(study):
    assert only(tables.endings(study), ending="ends-knights")["share"] == 0.5
    assert only(tables.decided(study), decided="shared")["share"] == 0.5
    assert only(tables.decided(study), decided="points")["share"] == 0.5


def test_rules_are_counted_in_the_game_as_it_is_and_seen_in_all(study):
    moves = only(tables.rule_use(study), rule="E3.3")
    assert (moves["a_game"], moves["share"]) == (9, 1)
    assert only(tables.rule_use(study), rule="E6.4")["share"] == 0.5
    assert tables.rules_seen(study) == {"E3.1", "E3.3", "E6.4"}
    never = [rule for rules in findings.never(study).values() for rule in rules]
    assert "E7.5 The winner" in never and not any(rule.startswith("E3.1 ") for rule in never)


def test_options_are_compared_on_the_same_deals(study):
    effects = tables.effects(study)
    turns = only(effects, what="turns")
    assert (turns["variant"], turns["deals"], turns["mean"], turns["as_is"]) == ("passing=true", 2, 3, 12)
    # Three figures are compared: each of them may miss in a third of 5 in 100 cases, on either side in half.
    assert turns["high"] - turns["mean"] == pytest.approx(2.393980 * 3)
    # The start player loses the first deal instead of winning it; the second is shared again.
    assert only(effects, what="start")["mean"] == -0.5
    assert only(effects, what="score")["mean"] == -0.5
    assert only(tables.other_winners(study), variant="passing=true")["share"] == 0.5


def chance_of_others(*rows) -> float:
    return only(tables.other_winners_by_chance(studied(*rows)), players=2)["share"]


def test_two_games_that_have_only_the_start_seat_in_common(study):
    # Whoever starts always wins: games that start with the same seat never differ, whatever the seat.
    assert chance_of_others(game(0, 0, [0], [9, 4]), game(1, 1, [1], [4, 9])) == 0
    # Half the wins the start player's, a quarter shared, a quarter the virtual player's.
    rows = [
        game(0, 0, [0], [9, 4, 0]),
        game(1, 1, [1], [4, 9, 0]),
        game(2, 1, [0, 1], [9, 9, 0]),
        game(3, 0, [2], [4, 4, 9]),
    ]
    assert chance_of_others(*rows) == pytest.approx(1 - (1 / 4 + 1 / 16 + 1 / 16))
    # One deal is won by the start player alone, the other is shared; the variant does not count.
    assert only(tables.other_winners_by_chance(study), players=2)["share"] == 0.5


def test_skill_is_counted_as_the_arena_does(study):
    row = only(tables.skill(study), players=2)
    assert (row["games"], row["deals"], row["share"], row["fair"]) == (4, 2, (1 + 1 + 0 + 0.5) / 4, 0.5)
    assert row["ahead"] == pytest.approx((1 + -0.5) / 2) and row["rating"] > 0


def test_catches_by_field(study):
    assert only(tables.by_place(study, "catches"), field=12) == {
        "players": 2,
        "field": 12,
        "times": 3,
        "a_game": 1.5,
        "share": 0.75,
    }


def test_the_virtual_player_wins_but_has_no_place_in_the_order():
    rows = [game(0, 1, [2], [9, 8, 7]), game(1, 1, [1], [9, 4, 7]), game(2, 0, [0, 2], [3, 4, 3])]
    study = studied(*rows)
    assert only(tables.virtual_wins(study), players=2)["wins"] == 1.5
    assert tables.seat_wins(study)["wins"].to_list() == [1.5, 0]
    assert tables.seat_wins(study)["fair"].to_list() == [0.25, 0.25]
    assert only(tables.decided(study), decided="virtual")["share"] == pytest.approx(2 / 3)


def test_bins_hold_everything():
    values = pl.DataFrame({"players": [2, 2, 3], "score": [-7, 30, 100]})
    bins = tables.bins_for(values["score"])
    table = tables.histogram(values, "score", bins)
    assert len(bins) <= 37 and table.filter(players=2)["share"].sum() == 1 and table["len"].sum() == 3


def test_many_intervals_are_wider_each():
    assert tables.deviations_for(0) == tables.deviations_for(1) == pytest.approx(1.959964)
    # 0.05 shared by 24 comparisons, and on either side a half.
    assert tables.deviations_for(24) == pytest.approx(3.078, abs=0.001)


@pytest.mark.parametrize(("low", "high", "sure"), [(0.1, 0.2, True), (-1, 1, False), (math.nan, 1, False)])
def test_sure_is_what_an_interval_without_zero_is(low, high, sure):
    assert tables.is_sure(low, high) is sure


def test_the_rating_is_fitted_to_games_that_are_alike_together(monkeypatch):
    """One by one, the fit for a million games takes half an hour."""
    fitted = []

    def noted(wins, tables):
        fitted.append(list(tables))
        return ratings(wins, fitted[-1])

    monkeypatch.setattr(tables, "ratings", noted)
    matches = [skill(deal, seats, [deal % 2], [9, 5]) for deal in range(5) for seats in ([0, 1], [1, 0])]
    tables.skill(studied(game(0, 0, [0], [9, 4]), matches=matches))
    assert fitted == [[((1, 1), 10.0)]]


def test_the_virtual_players_wins_are_nobodys_in_skill_and_rating():
    """Ours wins one game, the other none; the virtual player wins one alone and shares one with the other."""
    matches = [
        skill(0, [0, 1], [0], [1, 5, 9]),
        skill(0, [1, 0], [2], [5, 5, 1]),
        skill(1, [0, 1], [1, 2], [5, 1, 1]),
        skill(1, [1, 0], [2], [5, 5, 1]),
    ]
    (row,) = tables.skill(studied(game(0, 0, [0], [9, 4]), matches=matches)).rows(named=True)
    assert (row["games"], row["deals"], row["share"], row["fair"]) == (4, 2, 0.25, 0.1875)
    # 1 : 0.5 of the wins that were given out.
    ours, other = ratings([1, 0.5], [((1, 1), 1.5)])
    assert row["rating"] == pytest.approx(ours - other)
    assert row["ahead"] == pytest.approx((0.5 - 0.25) / 2)
