"""The checks bite: each notices the faults that it is there for, and says what is wrong."""

import re
from pathlib import Path
from typing import Any

import pytest
from testing.faults import FAULTS, RULES, Fault
from testing.stairs import Stairs, stairs

from gemhoard.games import GAMES
from gemhoard.games.emerald import Emerald
from gemhoard.testing import check_game
from gemhoard.testing.cases import cases, checks
from gemhoard.testing.playing import check_the_loop_plays_as_one_plays_step_by_step as check_the_loop
from gemhoard.testing.tables import Table


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.check}: {fault.says}")
def test_a_fault_is_noticed(fault: Fault):
    with pytest.raises(Exception, match=fault.says):
        run(fault)


def run(fault: Fault) -> None:
    for name, check in cases(fault.game, games=20):
        if name.startswith(f"{fault.check}["):
            check()


def test_the_loop_must_play_by_the_rules_of_the_game(monkeypatch):
    def fewer(state, choices):
        return min(2, RULES.legal_actions(state, choices))

    faulty = type("Faulty", (Emerald,), {"rules": RULES._replace(legal_actions=fewer)})()
    check_the_loop(Table(GAMES["emerald"], 3))  # From now on loops know which rules belong to such a state.
    check_the_loop(Table(faulty, 3))  # It is not registered: loops have nothing to do with it.
    monkeypatch.setitem(GAMES._games, "emerald", faulty)
    with pytest.raises(AssertionError, match="The loop took"):
        check_the_loop(Table(faulty, 3))


def test_every_check_has_a_fault_that_it_notices():
    tested = {fault.check for fault in FAULTS} | {f"playing.{check_the_loop.__name__}"}
    assert tested == {name for name, _ in checks()}


def test_every_check_says_in_a_sentence_what_must_hold():
    for name, check in checks():
        assert re.fullmatch(r"[^\n]+\.", check.__doc__ or ""), name


# ------------------------------------------------------------------ all at once


def test_all_that_fails_is_listed(tmp_path: Path):
    with pytest.raises(AssertionError) as failed:
        check_game(stairs(tmp_path, crests=(), endings=("explodes",), most_choices=1))
    assert str(failed.value).startswith("stairs fails 4 checks.\n")
    for line in (
        "limits.check_there_are_no_more_choices_than_declared (stairs-1p and 2 more)",
        "  There is a crest for every seat, and for the virtual players behind them.",
        "  `endings` names kinds that are not in `event_kinds`: explodes.",
        "events.check_the_end_has_an_event (stairs-1p and 2 more)",
    ):
        assert line in str(failed.value).splitlines()


def test_an_error_of_the_game_is_listed_with_its_place(tmp_path: Path):
    def result(self, state):
        raise ZeroDivisionError("no points")

    with pytest.raises(AssertionError, match=r"ZeroDivisionError: no points \(.*test_faults.py, line \d+\)"):
        check_game(stairs(tmp_path, result=result))


def test_a_game_without_end_is_not_looked_at_further(tmp_path: Path):
    def apply(state, action, log=None):
        pass

    with pytest.raises(AssertionError, match=r"stairs fails 1 check\.") as failed:
        check_game(stairs(tmp_path, rules=Stairs.rules._replace(apply=apply)))
    assert "comes to an end" in str(failed.value)


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"rules": None}, "its `rules` must be"),
        ({"player_counts": range(0)}, "`player_counts` must be ascending"),
        ({"rules": Stairs.rules._replace(legal_actions=lambda state, choices: 0)}, "Nothing is legal"),
    ],
)
def test_of_a_game_that_cannot_be_played_only_the_reason_is_said(tmp_path: Path, parts: Any, says: str):
    with pytest.raises(AssertionError, match=r"stairs fails 1 check\.") as failed:
        check_game(stairs(tmp_path, **parts))
    assert says in str(failed.value)
