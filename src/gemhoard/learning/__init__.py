"""Learning by self-play: games to learn from, the gradient, and generations that the arena judges."""

from gemhoard.learning.training import GenerationReport, TrainingSettings, check_game, train

__all__ = ["GenerationReport", "TrainingSettings", "check_game", "train"]
