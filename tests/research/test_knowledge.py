"""What a seat may know, in words: what the environments render."""

import json

import pytest
from bots_table import positions

from gemhoard.games import GAMES
from gemhoard.research.knowledge import as_lines


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_are_what_the_seat_sees_and_remembers(game):
    rules, state = GAMES[game], positions(game, 3, seed=9)[-1]
    lines = dict(line.split(": ", 1) for line in as_lines(rules, state, 1).splitlines())
    assert {name: json.loads(text) for name, text in lines.items()} == {
        "seat": 1,
        **rules.view(state, 1),
        **rules.memory(state),
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_tell_nothing_that_the_seat_may_not_know(game):
    rules, others = GAMES[game], 0
    for state in positions(game, 3, seed=9)[::8]:
        shown = as_lines(rules, state, 0)
        assert shown == as_lines(rules, rules.redeal(state, 0, seed=3), 0)
        others += shown != as_lines(rules, rules.redeal(state, 1, seed=3), 0)
    assert others, "a seat sees its own hand"
