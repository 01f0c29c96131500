"""Puzzles: positions of strong games in which one action is clearly best, but not obvious.

How they are found, and how sure that is: docs/puzzles.md.
"""

from gemhoard.puzzles.puzzle import GRADES, Puzzle, PuzzleFile, puzzles_of, read_puzzles

__all__ = ["GRADES", "Puzzle", "PuzzleFile", "puzzles_of", "read_puzzles"]
