"""What rows add up to."""

import pytest
from pools import FakePool

from gemhoard.arena import GameResult, Match, SequentialTest, Standings, run
from gemhoard.arena.match import Timing
from gemhoard.games.engine import INTERPRETED
from gemhoard.jobs import LocalPool


def row(seating, winners, scores, deal=0):
    return GameResult(
        deal, seating, winners, scores, tuple(Timing(2, 0.004, 0.003) for _ in range(max(seating) + 1))
    )


def test_shared_wins_count_in_parts():
    rows = [row((0, 1), (0, 1), (9, 9)), row((1, 0), (1,), (3, 8))]
    a, b = Standings(Match("emerald", 2, ("a", "b")), [rows]).table
    assert (a.games, a.wins, a.share, a.fair) == (2, 1.5, 0.75, 0.5)
    assert (b.wins, b.share) == (0.5, 0.25)
    assert (a.margin, b.margin) == (2.5, -2.5)
    assert (a.mean_ms, a.slowest_ms) == (2.0, 3.0)


def test_the_virtual_player_takes_a_share_and_fewer_penalty_points_are_better():
    rows = [row((0, 1), (2,), (9, 12, 4)), row((1, 0), (1, 2), (7, 3, 3))]
    standings = Standings(Match("kadora", 2, ("a", "b")), [rows])
    a, b = standings.table
    assert standings.virtual_share == 0.75
    assert (a.share, b.share, a.fair) == (0.25, 0.0, 0.125)
    assert (a.margin, b.margin) == (-2.5, -6.0)


def test_the_virtual_players_wins_lower_nobodys_rating():
    """All three are even; but in the games of c the virtual player wins half."""
    pairs = [(0, 1), (1, 0)]
    rows = [row(seating, (winner,), (1, 1, 1)) for seating in pairs * 2 for winner in (0, 1)]
    for other in (0, 1):
        seatings = [(other, 2), (2, other)]
        rows += [row(seating, (winner,), (1, 1, 1)) for seating in seatings for winner in (0, 1, 2, 2)]
    ratings = [each.rating for each in Standings(Match("kadora", 2, ("a", "b", "c")), [rows]).table]
    assert ratings == pytest.approx([0, 0, 0], abs=1e-6)


def test_other_games_have_no_virtual_player():
    assert Standings(Match("emerald", 2, ("a", "b")), [[row((0, 1), (0,), (1, 0))]]).virtual_share is None


def test_a_bot_in_several_seats_wins_with_any_of_them():
    a, b = Standings(Match("emerald", 3, ("a", "b")), [[row((0, 1, 0), (2,), (1, 5, 6))]]).table
    assert (a.share, b.share) == (1.0, 0.0)
    assert a.fair == pytest.approx(2 / 3)
    assert (a.margin, b.margin) == ((-4 + 1) / 2, -1)


def test_a_bot_that_meets_itself_is_numbered():
    assert Standings(Match("emerald", 3, ("a", "b", "a")), []).names == ["a #1", "b", "a #2"]


def test_differences_are_taken_by_deal_where_both_sat():
    deals = [
        [row((0, 1), (0,), (2, 1)), row((1, 0), (0,), (2, 1))],
        [row((0, 1), (0,), (2, 1)), row((1, 0), (1,), (1, 2))],
        [row((0, 2), (1,), (1, 2))],
    ]
    assert Standings(Match("emerald", 2, ("a", "b", "c")), deals).by_deal(0, 1) == [0.0, 1.0, 0.0]


def test_an_empty_match_can_be_shown():
    from gemhoard.arena.report import document, text

    assert "0 of 9 deals" in text(document(Standings(Match("emerald", 2, ("a", "b")), []), (), 9))


# ------------------------------------------------------------------ running


def test_a_test_that_is_sure_ends_the_match():
    asked = []

    def always_a(function, jobs):
        for number, job in enumerate(jobs):
            asked.append(job.deal)
            yield number, [row((0, 1), (0,), (2, 1), job.deal), row((1, 0), (1,), (1, 2), job.deal)]

    standings = run(Match("emerald", 2, ("a", "b")), (), 1000, FakePool(always_a), SequentialTest(0.05))
    assert standings.verdict == "better"
    assert len(standings.deals) == len(asked) < 100
    assert standings.test.verdict(standings.by_deal(0, 1)[:-1]) is None


def test_an_interrupted_match_keeps_what_is_finished():
    def interrupted(function, jobs):
        for job, number in zip(jobs, range(3), strict=False):
            yield number, [row((0, 1), (0,), (2, 1), job.deal)]
        raise KeyboardInterrupt

    assert len(run(Match("emerald", 2, ("a", "b")), (), 9, FakePool(interrupted)).deals) == 3


def difference_of(*bots: str):
    match = Match("kadora", 3, bots)
    return run(match, match.named_bots(), 12, LocalPool(1)).pairs[0]


@pytest.mark.skipif(INTERPRETED, reason="whole games with greedy, slowly, and no rule is tested")
def test_greedy_beats_random_and_a_mirror_is_even_within_its_interval():
    _, _, beaten = difference_of("greedy", "random")
    assert beaten.interval[0] > 0
    _, _, mirror = difference_of("random", "random")
    assert mirror.interval[0] < 0 < mirror.interval[1]
