"""Learning by self-play: games to learn from, the gradient, and generations that the arena judges."""

from gemhoard.learning.training import Plan, Report, train

__all__ = ["Plan", "Report", "train"]
