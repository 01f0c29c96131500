"""Puzzles: each is a table of its own, laid for one answer and forgotten. Nothing is stored.

What an action is worth was found out when the puzzle was made: the same try gets the same answer at once.
"""

from functools import cache, lru_cache

from gemhoard.coach.words import reason_text
from gemhoard.games import GAMES
from gemhoard.puzzles import Puzzle, puzzles_of
from gemhoard.server.errors import RefusedError
from gemhoard.server.protocol import (
    PuzzleAnswer,
    PuzzleList,
    PuzzlePosition,
    PuzzleTried,
)
from gemhoard.server.table import Table


@cache
def puzzle_list(name: str) -> PuzzleList:
    """How many there are, by their grades."""
    if name not in GAMES or not (puzzles := puzzles_of(GAMES[name])):
        raise RefusedError("server-not-found", 404)
    return PuzzleList(game=name, grades=[each.grade for each in puzzles])


@lru_cache(256)
def puzzle_position(name: str, number: int) -> PuzzlePosition:
    """A position as its seat sees it, with nothing of the answer."""
    puzzle = _puzzle(name, number)
    table = Table.of(puzzle.record)
    seat = table.game.actor(table.state)
    return PuzzlePosition(
        number=number,
        grade=puzzle.grade,
        players=int(puzzle.record.start.players),
        seat=seat,
        position=table.position(seat),
    )


def try_puzzle(name: str, number: int, words: str, language: str) -> PuzzleTried:
    """How good an action is there, and why; or why the rules refuse it."""
    puzzle = _puzzle(name, number)
    game = puzzle.record.game
    if words not in puzzle.chances:
        table = Table.of(puzzle.record)
        raise game.refusal(table.state, game.number(words))
    is_right = words in puzzle.accepted
    why = puzzle.reasons[puzzle.tempting if is_right else words]
    return PuzzleTried(
        result="best" if words == puzzle.best else "equal" if is_right else "wrong",
        chance=puzzle.chances[words],
        cost=puzzle.cost(words),
        instead=puzzle.tempting if is_right else None,
        instead_chance=puzzle.chances[puzzle.tempting] if is_right else None,
        reasons=[reason_text(language, game, each) for each in why],
    )


def answer(name: str, number: int, language: str) -> PuzzleAnswer:
    """For those who want to be shown it."""
    puzzle = _puzzle(name, number)
    return PuzzleAnswer(best=puzzle.best, tried=try_puzzle(name, number, puzzle.best, language))


def _puzzle(name: str, number: int) -> Puzzle:
    if not 1 <= number <= len(puzzle_list(name).grades):
        raise RefusedError("server-not-found", 404)
    return puzzles_of(GAMES[name])[number - 1]
