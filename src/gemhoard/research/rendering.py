"""What the environments render: what a seat knows, as text, or as a picture of the board in the terminal."""

import textwrap
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemhoard.games import Game, State
from gemhoard.research.knowledge import as_lines

Picture = NDArray[np.uint8]

RENDER_MODES = [ANSI, RGB_ARRAY] = ["ansi", "rgb_array"]

# All pictures have one size, as videos and tiled pictures need it; both sides even, as encoders do.
WIDTH, HEIGHT, MARGIN = 960, 720, 16
FONT_SIZE, LINE_HEIGHT = 14, 18
PAPER, INK = (250, 248, 242), (32, 30, 28)


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"A render mode is None, {' or '.join(RENDER_MODES)}, not {mode}.")


def render(game: Game, state: State, seat: int, mode: str | None) -> str | Picture | None:
    """The game as a seat knows it."""
    if mode is None:
        return None
    return draw_text(board_text(game, state, seat)) if mode == RGB_ARRAY else as_lines(game, state, seat)


def board_text(game: Game, state: State, seat: int) -> str:
    """The board as the terminal shows it."""
    names = [f"Seat {other}" for other in range(int(state.players))]
    board = game.text_board(game.view(state, seat), game.standing(state, seat), seat, names, "en")
    return "\n".join([f"{game.name.capitalize()}, {game.phase(state)}, as seat {seat} sees it", "", *board])


def show_text(text: str, mode: str | None) -> str | Picture | None:
    if mode is None:
        return None
    return draw_text(text) if mode == RGB_ARRAY else text


def draw_text(text: str) -> Picture:
    """The text on a sheet, as rows of pixels. What does not fit is cut off, with an ellipsis."""
    from PIL import Image, ImageDraw

    font = _font()
    columns = int((WIDTH - 2 * MARGIN) / font.getlength("M"))
    rows = (HEIGHT - 2 * MARGIN) // LINE_HEIGHT
    sheet = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(sheet)
    for row, line in enumerate(_fit(text, columns, rows)):
        pen.text((MARGIN, MARGIN + row * LINE_HEIGHT), line, INK, font)
    return np.array(sheet)


def _fit(text: str, columns: int, rows: int) -> list[str]:
    lines = [part for line in text.splitlines() for part in _wrap(line, columns)]
    return lines if len(lines) <= rows else [*lines[: rows - 1], "…"]


def _wrap(line: str, columns: int) -> list[str]:
    # Long lists have no spaces to break at.
    spaced = line if len(line) <= columns else line.replace(",", ", ")
    return textwrap.wrap(spaced, columns, subsequent_indent="    ", drop_whitespace=False) or [""]


@cache
def _font() -> Any:
    """A font with letters of one width. matplotlib brings one, which knows more than Latin letters."""
    import matplotlib
    from PIL import ImageFont

    path = Path(matplotlib.get_data_path()) / "fonts/ttf/DejaVuSansMono.ttf"
    return ImageFont.truetype(path, FONT_SIZE)
