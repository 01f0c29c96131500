"""Matches between bots: who is better, and how surely we know it."""

from gemhoard.arena.cluster import on_ray
from gemhoard.arena.crew import Crew, CrewError, Hire, cores, in_order, local
from gemhoard.arena.match import Match, Row, Unit, play_unit, with_networks
from gemhoard.arena.run import Progress, run
from gemhoard.arena.standings import Standings
from gemhoard.arena.statistics import SequentialTest

__all__ = [
    "Crew",
    "CrewError",
    "Hire",
    "Match",
    "Progress",
    "Row",
    "SequentialTest",
    "Standings",
    "Unit",
    "cores",
    "in_order",
    "local",
    "on_ray",
    "play_unit",
    "run",
    "with_networks",
]
