"""The pages of docs/research say what is so."""

import doctest
import re
from itertools import pairwise
from pathlib import Path

import pytest
from bots_table import positions

from gemhoard.games import GAMES

PAGES = Path(__file__).parents[2] / "docs/research"


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_the_examples_print_what_they_say(page):
    code = "\n".join(re.findall(r"```python\n(>>> .*?)```", page.read_text("utf-8"), re.S))
    test = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
    failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert tried > 5 and not failed


def rows(game, width):
    """The rows of the tables with so many columns, without their headings."""
    lines = re.findall(r"^\|.*\|$", (PAGES / f"{game}.md").read_text("utf-8"), re.M)
    cells = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in lines]
    return [row for row in cells if len(row) == width and row[width - 2].isdigit()]


def groups(layout):
    sizes = [after - start for start, after in pairwise(layout)]
    return [[n, str(f), str(s)] for n, f, s in zip(layout._fields[:-1], layout, sizes, strict=False)]


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_features_and_of_the_compact_observation_are_their_layouts(game):
    rules = GAMES[game]
    assert [row[:3] for row in rows(game, 4)] == groups(rules.feature_layout) + groups(
        rules.observation_layout
    )


def test_the_benchmarks_know_how_much_there_is_to_see():
    page = (PAGES.parents[1] / "benchmarks/README.md").read_text("utf-8")
    emerald, kadora = GAMES["emerald"], GAMES["kadora"]
    compact = f"{emerald.observation_layout.all} and {kadora.observation_layout.all} numbers (compact)"
    assert f"ours are {compact}, or {emerald.features:,} and {kadora.features:,} features" in page


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_the_actions_names_them_all(game):
    words, at = GAMES[game].words, 0
    for first, count, text in rows(game, 3):
        assert int(first) == at
        at += int(count)
        verbs = {word.split()[0] for word in words[int(first) : at]}
        assert len(verbs) == 1 and text.startswith(verbs.pop())
    assert at == len(words)


@pytest.mark.parametrize(
    ("game", "options", "is_reached"), [("emerald", {"passing": True}, True), ("kadora", {}, False)]
)
def test_the_mask_allows_no_more_than_the_page_says(game, options, is_reached):
    text = (PAGES / f"{game}.md").read_text("utf-8")
    most = int(re.findall(r"the mask allows (\d+) of them at most", text)[0])
    rules = GAMES[game]
    counts = [
        len(rules.legal(state))
        for players in rules.player_counts
        for state in positions(game, players, seed=1, options=options)
    ]
    assert max(counts) <= most and (max(counts) == most) == is_reached
