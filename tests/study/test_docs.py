"""The studies that come with the project."""

import re
from pathlib import Path

import polars as pl
import pytest

from gemhoard.games import GAMES
from gemhoard.study import findings, sections, tables
from gemhoard.study.storage import read_study

STUDIES = Path(__file__).parents[2] / "docs/studies"
README = (STUDIES / "README.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_data_can_be_read_and_say_what_the_table_says(game):
    study = read_study(STUDIES / game)
    assert f"{study.plan.command} --out docs/studies/{game}\n" in README
    for line in findings.headlines(study)[1:4]:
        cells = " | ".join(line)
        assert f"| {cells} |".replace("  ", " ").replace("  ", " ") in README


def test_other_winners_are_measured_by_what_two_games_of_the_data_differ_in(monkeypatch):
    monkeypatch.setattr("gemhoard.study.plots.draw", lambda *_: "<svg></svg>")
    study = read_study(STUDIES / "kadora")
    by_chance = tables.other_winners_by_chance(study)["share"]
    seen = tables.other_winners(study).filter(variant='viewpoints="seats"')["share"]
    for shares in (seen, by_chance):
        percent = [f"{100 * share:.0f}" for share in shares]
        assert f"{', '.join(percent[:-1])} and {percent[-1]}%" in " ".join(README.split())
    assert "different winners in 51% of the cases with 2 players, 67%" in sections.options(study)


def test_the_lines_of_polars_answer(monkeypatch):
    monkeypatch.chdir(STUDIES)
    lines = re.search(r"```python\n(.*)\n(.*)\n```", README)
    assert lines
    names = {"pl": pl}
    exec(lines[1], names)
    table = eval(lines[2], names)
    assert table["players"].to_list() == [2, 3, 4, 5]
    assert table["win"].to_list() == pytest.approx([0.599, 0.519, 0.423, 0.379], abs=0.001)


def without(page: str) -> str:
    """A page but for its pictures, and for what depends on the program that makes it."""
    page = re.sub("<svg.*?</svg>", "", page, flags=re.DOTALL)
    return re.sub(r"Gemhoard \S+|<p>" + findings.PLAYED_ELSEWHERE + "</p>\n", "", page)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_say_what_the_program_says_of_the_data(game):
    page = (STUDIES / game / "study.html").read_text("utf-8")
    assert without(sections.report(read_study(STUDIES / game))) == without(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_stand_alone_and_are_small(game):
    folder = STUDIES / game
    assert "://" not in (folder / "study.html").read_text("utf-8")
    assert sum(path.stat().st_size for path in folder.iterdir()) < 2_000_000
