"""What a report says of its figures, in words that hold."""

from dataclasses import replace

import pytest
from study.by_hand import game, skill, studied

from gemhoard.study import findings, sections, tables
from gemhoard.study.storage import Study

pytestmark = pytest.mark.usefixtures("plain")


def planned(study: Study, **changes) -> Study:
    """The same figures, as if they came from another plan."""
    return replace(study, origin=replace(study.origin, plan=replace(study.plan, **changes)))


# ------------------------------------------------------------------ in short


def test_headlines_say_what_is_fair_for_whom_and_that_a_game_is_meant(study):
    assert findings.headlines(study) == [
        ["players", "2"],
        ["start player wins", "75% (20–97)"],
        ["fair for a seat", "50%"],
        ["greedy beats random", "62% (22–91)"],
        ["fair for a bot", "50%"],
        ["turns a game", "12.0"],
        ["decisions a game", "36.0"],
        ["winner's points", "16.7"],
        ["catches a game", "2.0"],
    ]


def test_who_played_which_games_is_told(study):
    said = sections.in_short(study)
    assert (
        "2 by the usual rules and 2 with an option the other way, all seats played by the bot “greedy”"
        in said
    )
    assert "and 4 between it and “random”" in said


def test_games_are_named_by_their_players(study):
    assert " of the two-player games. " in findings.start_player(study)
    assert "ends 50% of the two-player games." in findings.endings(study)


def test_the_score_of_all_seats_is_a_mean_and_no_sum(study):
    said = "On average a winner has 16.7 with 2 players, and a seat, winner or not, 15.0 points."
    assert findings.score(study) == said


def test_what_decides_is_said_in_whole_sentences(study):
    said = sections.endings(study)
    assert "<td>The score decides</td>" in said and "<td>The win is shared</td>" in said
    assert set(tables.decided(study)["decided"]) <= set(findings.DECIDED)


# ------------------------------------------------------------------ units


def test_changes_have_a_unit(study):
    assert findings.change_words(study, "start") == "change, in percentage points"
    assert findings.change_words(study, "turns") == "change, in turns"
    assert findings.change_words(study, "score") == "change, in points"
    assert findings.change_words(planned(study, game="kadora"), "score") == (
        "change, in penalty points (more is worse)"
    )
    said = sections.options(study)
    assert "<td>the length of a game</td><td>12.0</td><td>+3.0 (−4.2 to +10.2)</td><td>turns</td>" in said


def test_who_is_ahead_is_said_with_its_units(study):
    said = sections.skill(study)
    assert "ahead on the scale of Elo" in said and "wins ahead by deal, in percentage points (95%)" in said


# ------------------------------------------------------------------ how surely


def varied(*turns: int) -> Study:
    """A game of ten turns, and again with an option, so many turns longer."""
    rows = [game(deal, 0, [0], [20, 10]) for deal in range(len(turns))]
    rows += [
        game(deal, 0, [0], [20, 10], variant="passing=true", turns=10 + more)
        for deal, more in enumerate(turns)
    ]
    return studied(*rows)


def test_a_sure_change_is_told_with_its_unit_and_its_player_counts():
    (said,) = findings.options(varied(3, 3, 3, 3))
    assert "It surely changes the length of a game by +3.0 turns (with 2 players)." in said


def test_a_change_that_only_a_single_comparison_would_call_sure_is_not_called_so():
    # The mean is 1; of one comparison the interval is 0.88 to either side, of these three 1.07.
    (said,) = findings.options(varied(0, 0, 1, 2, 2))
    assert "No other change is sure." in said


def test_the_report_says_how_many_comparisons_its_lines_are_drawn_for(study):
    said = sections.options(study)
    assert "The lines are so long that all 3 hold the true change in 95 of 100 studies" in said


def test_the_same_games_are_promised_only_where_no_bot_thinks_for_a_time(study):
    promise = "The same command plays the same games, on any machine."
    assert promise in sections.method(study)
    for change in ({"bot": "search:50ms"}, {"against": "master:5ms@some.npz"}):
        assert promise not in sections.method(planned(study, **change))
    assert not planned(study, bot="search:50", against="master:80@5ms.npz").plan.is_timed


# ------------------------------------------------------------------ rules


def test_the_rarest_rule_is_told_by_games_and_not_by_lines():
    one = game(0, 0, [0], [20, 10], rules={"E3.3": 1, "E6.4": 5})
    other = game(1, 1, [0], [20, 10], rules={"E3.3": 1})
    said = findings.rules(studied(one, other))
    assert "The rarest of them is E6.4 (Turning late): cited in 1 of 2 games." in said


def test_what_the_log_cannot_tell_of_rules_is_said(study):
    said = sections.rules(study)
    assert "A rule that forbids something leaves no line in the log" in said
    assert "one occasion may take two lines" in said
    assert "lines in the log a game" in said and "<td>1 of 2</td>" in said


@pytest.mark.parametrize(
    ("times", "said"), [(0, "0.00"), (0.001, "less than 0.01"), (0.01, "0.01"), (2.345, "2.35")]
)
def test_what_is_rare_does_not_look_as_if_it_never_happened(times, said):
    assert findings.a_game(times) == said


# ------------------------------------------------------------------ any game


def test_where_counted_events_happen_is_told_by_the_game(study):
    (event,) = study.game.counted_events
    said = "Catches a game: 2.0 with 2 players. Most of them happen on field 12: 75% of all."
    assert findings.by_place(study, event) == said and said in sections.places(study)
    assert sections.places(planned(study, game="kadora")) == ""


def test_a_game_that_declares_nothing_is_told_without_it(study, monkeypatch):
    """No endings, counted events, rulebook or texts of its own."""
    bare = type("Bare", (type(study.game),), {"name": "bare", "endings": (), "rulebook": None})
    monkeypatch.setattr(bare, "counted_events", ())
    monkeypatch.setattr(Study, "game", bare())
    monkeypatch.setattr("gemhoard.study.plan.GAMES", {"bare": bare()})
    rows = [game(deal, 0, [0], [20, 10], ending="", points=[], rules={"P1.1": 1}) for deal in range(2)]
    told = planned(studied(*rows, matches=[skill(0, [0, 1], [0], [20, 10])]), game="bare")
    page = sections.report(told)
    assert "<h1>Bare, studied</h1>" in page and "The log cites 1 rules" in page
    assert findings.endings(told) == "" and "dragon" not in page


@pytest.mark.parametrize(("players", "said"), [(1, "one-player"), (6, "six-player"), (9, "9-player")])
def test_player_counts_have_words_whatever_the_game(players, said):
    assert findings.games_of(players) == f"{said} games"
