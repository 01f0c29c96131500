"""Matches between bots: who is better, and how surely we know it."""

from gemhoard.arena.match import Bots, DealJob, GameResult, Match, play_deal, split_names
from gemhoard.arena.run import run
from gemhoard.arena.standings import Standings
from gemhoard.arena.statistics import SequentialTest

__all__ = [
    "Bots",
    "DealJob",
    "GameResult",
    "Match",
    "SequentialTest",
    "Standings",
    "play_deal",
    "run",
    "split_names",
]
