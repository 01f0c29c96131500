"""Makes the puzzles of a game: one game of strong bots after another, in a file that can be continued."""

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

from gemhoard.files import write_whole
from gemhoard.games import Game
from gemhoard.jobs import Pool, in_order
from gemhoard.puzzles.find import find_puzzles
from gemhoard.puzzles.puzzle import PuzzleFile, read_puzzles

# Seconds between two writes.
INTERVAL = 10


def begin(game: Game, seed: int, file: Path) -> PuzzleFile:
    """What the file has, which also keeps its seed; a new one where there is no file."""
    return read_puzzles(game, file) if file.exists() else PuzzleFile(game, seed, 0, [])


def make_puzzles(
    made: PuzzleFile,
    wanted: int,
    file: Path,
    pool: Pool,
    show: Callable[[int, int], None] = lambda done, of: None,
) -> None:
    """Look on until there are so many. What is found is kept, also if it is interrupted."""
    if len(made.puzzles) >= wanted:
        return
    find, due = partial(find_puzzles, made.game.name, made.seed), time.monotonic() + INTERVAL
    try:
        with closing(in_order(pool.run(find, count(made.searched)))) as found:
            while len(made.puzzles) < wanted:
                made.puzzles += next(found)
                made.searched += 1
                if made.puzzles:
                    show(len(made.puzzles), max(wanted, len(made.puzzles)))
                if time.monotonic() > due:
                    write_whole(file, made.content())
                    due = time.monotonic() + INTERVAL
    finally:
        write_whole(file, made.content())
