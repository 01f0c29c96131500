"""Reviews of whole games."""

import json

import pytest
from coach.games import QUICK, played

from gemhoard.bots.evaluation import Evaluator
from gemhoard.coach import review_record
from gemhoard.coach.decision import judge
from gemhoard.coach.reasons import Reason
from gemhoard.coach.report import to_html, to_json
from gemhoard.coach.verdict import Verdict
from gemhoard.coach.words import name_of, reason_text
from gemhoard.games import CHANCE, GAMES
from gemhoard.record import RecordError, random_record
from gemhoard.words import LANGUAGES


@pytest.fixture(scope="module", params=[("emerald", 3), ("kadora", 2)], ids=lambda each: each[0])
def record(request):
    return played(*request.param, ["knight", "count"])


@pytest.fixture(scope="module")
def review(record):
    return review_record(record, QUICK, threads=2)


def test_all_rows_add_up_to_the_result(review, record):
    *_, end = record.replay()
    winners = record.game.winners(end)
    for seat, row in enumerate(review.ledger):
        assert abs(row.sum() - row.result) < 1e-9
        assert row.result == (1 / len(winners) if seat in winners else 0)


def test_luck_of_one_is_the_loss_of_others(review):
    strokes = [moment.luck for moment in review.moments if moment.luck is not None]
    assert len(strokes) > 5
    for luck in strokes:
        assert abs(luck.sum()) < 1e-6


def test_forced_and_best_choices_cost_nothing(review):
    for judgement in review.judgements:
        if judgement.verdict == Verdict.FORCED or judgement.best == judgement.chosen:
            assert judgement.cost == 0 and not judgement.is_marked


def test_a_weaker_player_gives_away_more(review):
    """The knight sits first, and overlooks more than the count."""
    costs = [[j.cost for j in review.judgements if j.seat == seat] for seat in (0, 1)]
    means = [sum(each) / len(each) for each in costs]
    assert means[0] > means[1]


def test_the_same_game_is_reviewed_the_same(record, review):
    again = review_record(record, QUICK, threads=1)
    assert json.dumps(to_json(again)) == json.dumps(to_json(review))


def test_a_game_that_is_not_over_is_refused():
    record = random_record(GAMES["emerald"], 2, seed=1)
    record.actions = record.actions[:10]
    with pytest.raises(RecordError, match="finished"):
        review_record(record, QUICK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_escapes_names(record, review, language):
    names = ["<b>Ann</b>", "Bo", "Cy"]
    states = [state.copy() for state in record.replay()]
    html = to_html(review, states, names, language)
    assert "<b>" not in html and "&lt;b&gt;Ann" in html
    assert "://" not in html and "<script" not in html and f'lang="{language}"' in html


def test_a_judgement_depends_on_nothing_that_the_seat_cannot_know(record):
    """Exchange what is hidden: cost, best action and chances stay the same."""
    game, evaluator = record.game, Evaluator(record.game)
    states = [state.copy() for state in record.replay()]
    decisions = [state for state in states if game.actor(state) not in (CHANCE, -2)]
    compared = 0
    for number, state in enumerate(decisions[5::9]):
        chosen = game.legal(state)[-1]
        other = game.redeal(state, game.actor(state), 99 + number)
        one, two = (judge(evaluator, each, chosen, QUICK, seed=4) for each in (state, other))
        assert (one.best, one.cost, one.error, one.verdict) == (two.best, two.cost, two.error, two.verdict)
        assert {a: list(c) for a, c in one.chances.items()} == {a: list(c) for a, c in two.chances.items()}
        compared += one.best != chosen
    assert compared > 0


class Wordless:
    """A game that brings no texts."""

    name = "wordless"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_is_reviewed_in_words_all_the_same(language):
    told = reason_text(language, Wordless, Reason("points", "store", "", 4.0, 2.5))
    assert "store" in told and "4.0" in told and "2.5" in told
    assert name_of(Wordless, ["Ann"], 1, language)
