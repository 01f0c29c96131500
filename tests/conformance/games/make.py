"""Records of our own, one for each game and number of players: `python tests/conformance/games/make.py`.

Of many games played at random the shortest that meets every phase is kept, with the states, the legal actions
and the result that the rules gave. They must already agree with records of others, or errors are kept too.
"""

import json
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

from gemhoard.games import GAMES, Game
from gemhoard.record import Record, random_record

FOLDER = Path(__file__).parent
OPTIONS: dict[tuple[str, int], dict[str, Any]] = {
    ("emerald", 3): {"passing": True},
    ("emerald", 4): {"open_ransom": True},
    ("kadora", 3): {"missing": [5, 4, [1, 2, 4], 2, 3, 1]},
    ("kadora", 5): {"viewpoints": "seats"},
}
SEEDS = range(200)


def play(game: Game, players: int, seed: int, states: bool = False) -> Record:
    return random_record(game, players, seed, OPTIONS.get((game.name, players)), states=states)


def length(game: Game, players: int, seed: int) -> float:
    """How many actions a game takes; endless if a phase is never met."""
    record = play(game, players, seed)
    met = {game.phase(state) for state in record.replay()}
    return len(record.actions) if met == set(game.phases) else inf


def lines(data: dict[str, Any]) -> Iterator[str]:
    """One field a line, one state a line."""
    for name, value in data.items():
        if name in ("states", "legal"):
            yield f'"{name}": [\n' + ",\n".join(json.dumps(entry) for entry in value) + "]"
        else:
            yield f'"{name}": {json.dumps(value)}'


def main() -> None:
    for game in GAMES.values():
        for players in game.player_counts:
            shortest = min(SEEDS, key=lambda seed: length(game, players, seed))
            record = play(game, players, shortest, states=True)
            path = FOLDER / f"{game.name}-{players}p.json"
            path.write_text("{" + ",\n".join(lines(record.to_json())) + "}\n", "utf-8")
            print(path.name, len(record.actions), "actions")


if __name__ == "__main__":
    main()
