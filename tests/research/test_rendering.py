"""The pictures that the environments render."""

import numpy as np
import pytest
from bots_table import positions

from gemhoard.games import GAMES
from gemhoard.research.rendering import (
    HEIGHT,
    LINE_HEIGHT,
    MARGIN,
    PAPER,
    WIDTH,
    board_text,
    draw_text,
    render,
)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_the_board_and_nothing_that_the_seat_may_not_know(game):
    rules, others = GAMES[game], 0
    for state in positions(game, 3, seed=9)[::16]:
        shown = render(rules, state, 0, "rgb_array")
        assert (shown == draw_text(board_text(rules, state, 0))).all()
        assert (shown == render(rules, rules.redeal(state, 0, seed=3), 0, "rgb_array")).all()
        others += (shown != render(rules, rules.redeal(state, 1, seed=3), 0, "rgb_array")).any()
    assert others, "a seat sees its own hand"


@pytest.mark.parametrize(
    "text", ["a line\n" * 500, "long " * 5000, ",".join("abc" * 500), "x" * 5000], ids=lambda text: text[:6]
)
def test_a_long_text_stays_on_the_sheet(text):
    picture = draw_text(text)
    assert picture.shape == (HEIGHT, WIDTH, 3)
    inside = picture[MARGIN:-MARGIN, MARGIN:-MARGIN]
    ink = (picture != PAPER).any(axis=2).sum()
    assert ink == (inside != PAPER).any(axis=2).sum() > 1000


def test_what_is_cut_off_ends_with_an_ellipsis():
    rows = (HEIGHT - 2 * MARGIN) // LINE_HEIGHT
    whole, cut = (draw_text("\n".join(["x"] * count)) for count in (rows, rows + 1))
    last = slice(MARGIN + (rows - 1) * LINE_HEIGHT, HEIGHT)
    assert (whole[: last.start] == cut[: last.start]).all()
    assert (cut[last] == draw_text("\n" * (rows - 1) + "…")[last]).all() and (cut[last] != whole[last]).any()


def test_a_picture_may_be_written_to():
    picture = draw_text("one")
    picture[:] = np.uint8(0)
    assert (draw_text("one") != picture).any()
