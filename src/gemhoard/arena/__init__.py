"""Matches between bots: who is better, and how surely we know it."""

from gemhoard.arena.match import Match, Row, Unit, play_unit
from gemhoard.arena.run import Executor, Progress, cores, executor, run
from gemhoard.arena.standings import Standing, Standings
from gemhoard.arena.statistics import SequentialTest

__all__ = [
    "Executor",
    "Match",
    "Progress",
    "Row",
    "SequentialTest",
    "Standing",
    "Standings",
    "Unit",
    "cores",
    "executor",
    "play_unit",
    "run",
]
