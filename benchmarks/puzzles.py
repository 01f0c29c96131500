"""The puzzles that come with a game: what they are, and whether other samples confirm them.

    python benchmarks/puzzles.py GAME [--of N]

judges so many again, spread over all, by samples that no puzzle was found with.
"""

import argparse
import json
from collections import Counter
from typing import Any

from gemhoard.arena.statistics import wilson
from gemhoard.bots.evaluation import Evaluator
from gemhoard.games import GAMES, Game
from gemhoard.puzzles import Puzzle, puzzles_of
from gemhoard.puzzles.judging import CLEAR, answer_of, sampled

SIMULATIONS = 8000
# A lead that is still worth asking for.
ENOUGH = 0.04
SEED = 1 << 40


def leads(game: Game, puzzle: Puzzle, seed: int) -> tuple[float, float]:
    """By how much the best is ahead of every wrong action, as the puzzle says and by other samples."""
    *_, known = puzzle.record.replay()
    found = answer_of(game, known, sampled(Evaluator(game), known, seed, SIMULATIONS))
    chances = {game.words[action]: chance for action, chance in found.chances.items()}
    wrong = [words for words in chances if words not in puzzle.accepted]
    said = min(puzzle.cost(words) for words in wrong)
    return said, max(chances[words] for words in puzzle.accepted) - max(chances[words] for words in wrong)


def measure(game: Game, most: int) -> dict[str, Any]:
    puzzles = puzzles_of(game)
    estimated = [(number, each) for number, each in enumerate(puzzles) if not each.is_exact]
    chosen = estimated[:: max(1, len(estimated) // most)][:most]
    again = [leads(game, puzzle, SEED + number) for number, puzzle in chosen]
    kept = sum(found >= ENOUGH for _, found in again)
    return {
        "game": game.name,
        "puzzles": len(puzzles),
        "grades": dict(sorted(Counter(each.grade for each in puzzles).items())),
        "players": dict(sorted(Counter(int(each.record.start.players) for each in puzzles).items())),
        "solved": len(puzzles) - len(estimated),
        "judged_again": len(again),
        "same_best": sum(found > 0 for _, found in again),
        "still_clear": sum(found >= CLEAR for _, found in again),
        "still_enough": kept,
        "still_enough_interval": wilson(kept, len(again)),
        "mean_lead_said": sum(said for said, _ in again) / len(again),
        "mean_lead_found": sum(found for _, found in again) / len(again),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.puzzles])
    parser.add_argument("--of", type=int, default=100, metavar="N")
    chosen = parser.parse_args()
    print(json.dumps(measure(GAMES[chosen.game], chosen.of), indent=2))
