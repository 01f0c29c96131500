"""What is played, and what is noted of it."""

import pickle
from dataclasses import replace

import pytest

from gemhoard.arena import Match
from gemhoard.games import GAMES, Game
from gemhoard.games.chance import new_rng, next_seed
from gemhoard.study import play, to_tables
from gemhoard.study.collect import play_job
from gemhoard.study.plan import AS_IS, BATCH, StudyJob, StudyPlan, Variant, variants


def job(game, variant=AS_IS, players=2, question="games", bots=("random",)):
    return StudyJob(question, Match(game, players, bots, seed=3), variant, range(2))


def rows_of(one):
    return played(one).to_dicts()


def played(one):
    return play_job(one.match.named_bots(), one)


@pytest.fixture
def uncompiled(monkeypatch):
    """Play decision by decision, as with bots that no compiled loop can play."""
    monkeypatch.setattr(play, "can_play", lambda game: False)


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
    plan = StudyPlan("emerald", (2, 3), "search:10", "random", games=BATCH + 1, seed=1)
    assert StudyPlan.from_json(plan.to_json()) == plan
    played = [
        (job.question, job.match.players, job.variant.name, deal) for job in plan.jobs() for deal in job.deals
    ]
    assert len(played) == len(set(played))
    assert len([each for each in played if each[0] == "games"]) == 2 * 3 * (BATCH + 1)
    assert sum(job.games for job in plan.jobs() if job.question == "skill") <= 2 * (BATCH + 1)


def test_player_counts_have_luck_of_their_own_and_all_jobs_of_one_have_the_same():
    jobs = list(StudyPlan("emerald", (2, 3, 4, 5), "greedy", "random", games=2, seed=1).jobs())
    for what in ("cards", "dice"):
        lucks = {(job.match.players, job.match.luck(0, what)) for job in jobs}
        assert len(lucks) == len({luck for _, luck in lucks}) == 4
    again = StudyPlan("emerald", (3,), "greedy", "random", games=2, seed=1)
    assert again.match(3, "greedy") == next(job.match for job in jobs if job.match.players == 3)
    assert (
        StudyPlan("emerald", (3,), "greedy", "random", games=2, seed=2).match(3).seed != again.match(3).seed
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_row_adds_up(game):
    for row in rows_of(job(game)):
        assert row["decisions"] > row["turns"] > 10 and row["ending"]
        scored = len(row["scores"])
        for seat in range(scored):
            assert sum(p["points"] for p in row["points"] if p["seat"] == seat) == row["scores"][seat]
        assert set(row["winners"]) <= set(range(scored)) and row["winners"]
        turns = sum(event["times"] for event in row["events"] if event["kind"] == "turn")
        assert row["turns"] == turns + 1


def test_scores_may_be_much_higher_than_in_our_games(monkeypatch):
    monkeypatch.setattr(type(GAMES["kadora"]), "scores", lambda self, state: [1_000_000] * int(state.players))
    assert {score for row in rows_of(job("kadora")) for score in row["scores"]} == {1_000_000}


def test_a_game_need_not_say_where_its_points_come_from(monkeypatch):
    monkeypatch.setattr(type(GAMES["kadora"]), "standing", Game.standing)
    assert [row["points"] for row in rows_of(job("kadora"))] == [[], []]


@pytest.mark.parametrize(("game", "who_starts"), [("emerald", "E2.6"), ("kadora", "K2.5")])
def test_a_turn_does_not_count_as_a_use_of_the_rule_on_who_starts(game, who_starts):
    for row in rows_of(job(game)):
        cited = {each["rule"]: each["times"] for each in row["rules"]}
        assert cited and who_starts not in cited
        assert "turn" in {event["kind"] for event in row["events"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_job_is_a_pure_function(game):
    one = job(game)
    assert in_order(rows_of(pickle.loads(pickle.dumps(one)))) == in_order(rows_of(one))


def in_order(rows):
    lists = ("points", "rules", "events")
    return [row | {name: sorted(map(str, row[name])) for name in lists if name in row} for row in rows]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_compiled_loop_plays_and_counts_what_is_played_decision_by_decision(game, players, monkeypatch):
    variant = variants(game)[-1] if variants(game) else AS_IS
    jobs = [
        job(game, each, players, bots=(bot,))
        for each in (AS_IS, variant)
        for bot in ("random", "greedy", "policy")
    ]
    jobs.append(job(game, players=players, question="skill", bots=("greedy", "random")))
    jobs.append(job(game, players=players, question="skill", bots=("policy~1", "policy")))
    compiled = [in_order(rows_of(one)) for one in jobs]
    monkeypatch.setattr(play, "can_play", lambda game: False)
    assert compiled == [in_order(rows_of(one)) for one in jobs]


def test_a_loop_that_meets_too_many_different_events_says_so(monkeypatch):
    kadora = GAMES["kadora"]
    everything = {kind: range(1, 10) for kind in range(len(kadora.event_kinds))}
    monkeypatch.setattr(type(kadora), "cited_numbers", everything)
    with pytest.raises(ValueError, match="cited_numbers"):
        played(replace(job("kadora"), deals=range(20)))


@pytest.mark.usefixtures("uncompiled")
def test_a_bots_luck_comes_from_the_deal_and_the_number_of_decisions_before(monkeypatch):
    seeds, decide, one = [], play.decide, job("emerald")

    def note(bot, game, state, seed):
        seeds.append(seed)
        return decide(bot, game, state, seed)

    monkeypatch.setattr(play, "decide", note)
    row, luck = rows_of(one)[-1], new_rng(one.match.luck(1, "bots"))
    assert row["rolls"] and row["decisions"]
    assert seeds[-row["decisions"] :] == [next_seed(luck) for _ in range(row["decisions"])]


def test_variants_have_the_same_deal_and_luck():
    usual, open_ransom = (played(job("emerald", v)) for v in (AS_IS, Variant("open_ransom", True)))
    # Random bots do not look at what was paid: nothing else may differ.
    leave_out = ("variant", "points")
    assert in_order(open_ransom.drop(leave_out).to_dicts()) == in_order(usual.drop(leave_out).to_dicts())


def test_for_skill_the_bots_exchange_seats():
    rows = rows_of(job("kadora", players=3, question="skill", bots=("random", "random")))
    assert len(rows) == 2 * 2
    assert [tuple(row["seating"]) for row in rows if row["deal"] == 1] == [(1, 0, 0), (0, 1, 1)]


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_turn_order_of_the_tables_is_the_order_in_which_seats_act(game, players, monkeypatch):
    acted, decide = [], play.decide

    def watch(bot, rules, state, seed):
        acted.append(rules.actor(state))
        return decide(bot, rules, state, seed)

    monkeypatch.setattr(play, "decide", watch)
    one = job(game, players=players)
    for deal in range(4):
        del acted[:]
        rows = played(replace(one, deals=range(deal, deal + 1)))
        seats = to_tables.split_games(rows)["seats"]
        by_turn = seats.drop_nulls("turn_order").sort("turn_order")["seat"].to_list()
        assert list(dict.fromkeys(acted)) == by_turn
