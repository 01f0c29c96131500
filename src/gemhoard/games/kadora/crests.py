"""Kadora: the crests of the pirates, by seat, and behind them the virtual player's."""

from gemhoard.games.crests import Crest

ANCHOR = "M0-9V9M-4-5H4M-8 2Q-7 9 0 9 7 9 8 2M0-9a2 2 0 1 0 .1 0"
STAR = "M0-9 2.5-3 9-2.5 4 2 5.5 8.5 0 5-5.5 8.5-4 2-9-2.5-2.5-3Z"
FISH = "M-9 0Q-2-8 5 0 L9-4V4L5 0Q-2 8-9 0ZM-4-1h.1"
WHEEL = "M0-9V9M-9 0H9M-6.400-6.400 6.400 6.400M6.400-6.400-6.400 6.400M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0"
MOON = "M4-8A8.500 8.500 0 1 0 8 4 7 7 0 1 1 4-8Z"
CHEST = "M-9-2Q-9-8-4-8H4Q9-8 9-2V7H-9ZM-9-1H9M-2-3H2V2H-2Z"

CRESTS = tuple(
    Crest("round", "#3d2413", "#f6e2ae", path, is_line=True)
    for path in (ANCHOR, STAR, FISH, WHEEL, MOON, CHEST)
)
