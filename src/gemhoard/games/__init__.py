"""The installed games, and what a game is made of. Adding one: docs/add-a-game.md."""

from gemhoard.games.crests import Crest
from gemhoard.games.engine import CHANCE, NOBODY, State
from gemhoard.games.errors import RuleError
from gemhoard.games.events import Event
from gemhoard.games.game import Game, Solver
from gemhoard.games.options import Option
from gemhoard.games.registry import GAMES, GameError
from gemhoard.games.standing import Source, Standing

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "Crest",
    "Event",
    "Game",
    "GameError",
    "Option",
    "RuleError",
    "Solver",
    "Source",
    "Standing",
    "State",
]
