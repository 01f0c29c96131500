"""How the environments are set, and what they refuse in one sentence."""

from gemhoard.games import GAMES, Game

RENDER_MODES = ["ansi"]  # text


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise ValueError(f"The games are {' and '.join(GAMES)}, not {name}.")
    return GAMES[name]


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"A render mode is None or {', '.join(RENDER_MODES)}, not {mode}.")
