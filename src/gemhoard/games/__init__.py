"""The games that live here. A new one is a package and a line in GAMES."""

from gemhoard.games.emerald import Emerald
from gemhoard.games.game import CHANCE, NOBODY, Event, Game, Option, RuleError, Source, Standing, State
from gemhoard.games.kadora import Kadora

GAMES: dict[str, Game] = {game.name: game for game in (Emerald(), Kadora())}

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "Event",
    "Game",
    "Option",
    "RuleError",
    "Source",
    "Standing",
    "State",
]
