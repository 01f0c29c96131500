"""docs/add-a-game.md walks through the example as it is: snippets, files, parts and limits are true."""

import re
from itertools import groupby
from pathlib import Path

import pytest
from example_game import EXAMPLE

from gemhoard.games import Game, limits
from gemhoard.games.game import Rules

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text("utf-8")
SOURCES = [*EXAMPLE.rglob("*.py"), *EXAMPLE.glob("*.toml")]
SNIPPETS = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE, re.DOTALL)


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def passages(snippet: str) -> list[list[str]]:
    """What stands between the lines `...`, which leave something out."""
    groups = groupby(lines_of(snippet), lambda line: line == "...")
    return [list(lines) for is_left_out, lines in groups if not is_left_out]


def has_in_order(lines: list[str], wanted: list[list[str]]) -> bool:
    place = 0
    for passage in wanted:
        found = (i for i in range(place, len(lines)) if lines[i : i + len(passage)] == passage)
        start = next(found, None)
        if start is None:
            return False
        place = start + len(passage)
    return True


def test_there_are_snippets():
    assert len(SNIPPETS) == 4


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_a_snippet_is_in_the_package(snippet: str):
    assert any(has_in_order(lines_of(path.read_text("utf-8")), passages(snippet)) for path in SOURCES)


def test_the_files_that_are_listed_are_those_that_there_are():
    (tree,) = re.findall(r"```\nexamples/pickaxe/\n(.*?)```", PAGE, re.DOTALL)
    listed = {line.split()[0].rstrip("/") for line in lines_of(tree)}
    package = EXAMPLE / "gemhoard_pickaxe"
    there = {path.name for folder in (EXAMPLE, package) for path in folder.iterdir()} - {"__pycache__"}
    assert {name.partition("/")[0] for name in listed} == there
    assert "texts/{en,nl,de,cs}" in listed and (package / "rulebook" / "en.md").exists()


def test_every_part_in_the_table_is_one_of_the_contract():
    rows = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    names = [name.removeprefix("rules.") for row in rows for name in re.findall(r"`([^`]*)`", row)]
    parts = [name for name in names if not name.startswith("web/")]
    assert len(parts) > 15
    assert [name for name in parts if not hasattr(Game, name) and name not in Rules._fields] == []


def test_the_limits_are_those_of_the_program():
    (said,) = re.findall(r"`games/limits\.py`\): (.*?)\. A game", PAGE)
    numbers = [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", said)]
    assert numbers == [
        limits.MOST_SEATS,
        limits.MOST_VIRTUAL_PLAYERS,
        limits.MOST_ACTIONS,
        limits.MOST_CHOICES,
        limits.MOST_FEATURES,
    ]
