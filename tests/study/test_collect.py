"""What is played, and what is noted of it."""

import pickle

import pytest

from gemhoard.arena import Match
from gemhoard.games import GAMES
from gemhoard.study import collect
from gemhoard.study.collect import play_unit
from gemhoard.study.plan import AS_IS, BATCH, Plan, Unit, Variant, variants


def unit(game, variant=AS_IS, players=2, question="games", bots=("random",)):
    return Unit(question, Match(game, players, bots, seed=3), variant, range(2))


def test_the_options_come_from_the_games():
    assert [variant.name for variant in variants("emerald")] == ["passing=true", "open_ransom=true"]
    assert [variant.name for variant in variants("kadora")] == [
        *(f"missing=[{', '.join(6 * [str(value)])}]" for value in range(1, 6)),
        'viewpoints="seats"',
    ]
    for name, game in GAMES.items():
        for variant in variants(name):
            assert game.table_options(game.new(2, seed=1, first=0, options=variant.options))


def test_a_plan_plays_every_deal_of_every_question_once():
    plan = Plan("emerald", (2, 3), "greedy", "random", games=BATCH + 1, seed=1)
    assert Plan.from_json(plan.to_json()) == plan
    played = [
        (unit.question, unit.match.players, unit.variant.name, deal)
        for unit in plan.units()
        for deal in unit.deals
    ]
    assert len(played) == len(set(played))
    assert len([each for each in played if each[0] == "games"]) == 2 * 3 * (BATCH + 1)
    assert sum(unit.games for unit in plan.units() if unit.question == "skill") <= 2 * (BATCH + 1)


def test_player_counts_have_luck_of_their_own_and_all_units_of_one_have_the_same():
    units = list(Plan("emerald", (2, 3, 4, 5), "greedy", "random", games=2, seed=1).units())
    for what in ("cards", "dice"):
        lucks = {(unit.match.players, unit.match.luck(0, what)) for unit in units}
        assert len(lucks) == len({luck for _, luck in lucks}) == 4
    again = Plan("emerald", (3,), "greedy", "random", games=2, seed=1)
    assert again.match(3, "greedy") == next(unit.match for unit in units if unit.match.players == 3)
    assert Plan("emerald", (3,), "greedy", "random", games=2, seed=2).match(3).seed != again.match(3).seed


@pytest.mark.parametrize("game", GAMES)
def test_a_row_adds_up(game):
    for row in play_unit(unit(game)):
        assert row["decisions"] > row["turns"] > 10 and row["ending"]
        scored = len(row["scores"])
        for seat in range(scored):
            assert sum(p["points"] for p in row["points"] if p["seat"] == seat) == row["scores"][seat]
        assert set(row["winners"]) <= set(range(scored)) and row["winners"]
        turns = sum(event["times"] for event in row["events"] if event["kind"] == "turn")
        assert row["turns"] == turns + 1


@pytest.mark.parametrize(("game", "who_starts"), [("emerald", "E2.6"), ("kadora", "K2.5")])
def test_a_turn_does_not_count_as_a_use_of_the_rule_on_who_starts(game, who_starts):
    for row in play_unit(unit(game)):
        cited = {each["rule"]: each["times"] for each in row["rules"]}
        assert cited and who_starts not in cited
        assert "turn" in {event["kind"] for event in row["events"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_unit_is_a_pure_function(game):
    one = unit(game)
    assert play_unit(pickle.loads(pickle.dumps(one))) == play_unit(one)


def test_a_bots_luck_comes_from_its_seat_and_the_number_of_decisions_before(monkeypatch):
    seeds, decide, one = [], collect.decide, unit("emerald")

    def note(bot, game, state, seed):
        seeds.append((game.actor(state), seed))
        return decide(bot, game, state, seed)

    monkeypatch.setattr(collect, "decide", note)
    row = play_unit(one)[-1]
    seeds = seeds[-row["decisions"] :]
    assert row["rolls"] and seeds == [
        (seat, one.match.bot_seed(1, seat, number)) for number, (seat, _) in enumerate(seeds)
    ]


def test_variants_have_the_same_deal_and_luck():
    usual, open_ransom = (play_unit(unit("emerald", v)) for v in (AS_IS, Variant("open_ransom", True)))
    # Random bots do not look at what was paid: nothing else may differ.
    assert [row | {"variant": ""} for row in open_ransom] == usual


def test_for_skill_the_bots_exchange_seats():
    rows = play_unit(unit("kadora", players=3, question="skill", bots=("random", "random")))
    assert len(rows) == 2 * 2
    assert [tuple(row["seating"]) for row in rows if row["deal"] == 1] == [(1, 0, 0), (0, 1, 1)]
