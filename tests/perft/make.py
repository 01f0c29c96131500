"""How many sequences of actions, chance included, there are from a position.

`python tests/perft/make.py` counts. A line is: game, players, options, seed; how many random actions lead
from the deal to the position; how many sequences of 1, 2, 3... actions go on from there. Those that the end
of the game cuts short are not counted. Random actions are drawn by their words: their numbers may change.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from gemhoard.games import GAMES, Game, State
from gemhoard.games.chance import Rng, below, new_rng

FOLDER = Path(__file__).parent
ENOUGH = 400  # sequences: no deeper from there
DEEPEST = 5

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "emerald": [{}, {"passing": True}],
    "kadora": [{}, {"viewpoints": "seats", "missing": [5, 4, [1, 2, 4], 2, 3, 1]}],
}


class Position(NamedTuple):
    game: Game
    players: int
    options: dict[str, Any]
    seed: int
    plies: int

    @classmethod
    def read(cls, line: str) -> tuple["Position", list[int]]:
        game, players, options, seed, plies, *counts = line.split()
        position = cls(GAMES[game], int(players), json.loads(options), int(seed), int(plies))
        return position, [int(count) for count in counts]

    def write(self, counts: list[int]) -> str:
        options = json.dumps(self.options, separators=(",", ":"))
        where = f"{self.game.name} {self.players} {options} {self.seed}  {self.plies:>3} "
        return where + "".join(f" {count:>5}" for count in counts)

    def state(self) -> State:
        state = self.game.new(self.players, seed=self.seed, options=self.options)
        rng = new_rng(self.seed)
        for _ in range(self.plies):
            self.game.apply(state, random_action(self.game, state, rng))
        return state


def random_action(game: Game, state: State, rng: Rng) -> int:
    words = sorted(game.words[action] for action in game.legal(state))
    return game.number(words[below(rng, len(words))])


def perft(game: Game, state: State, depth: int) -> list[int]:
    """How many sequences there are of one action, of two, and so on."""
    legal = game.legal(state)
    sequences = [len(legal)] + [0] * (depth - 1)
    if depth > 1:
        for action in legal:
            after = state.copy()
            game.rules.apply(after, action)
            for length, count in enumerate(perft(game, after, depth - 1), start=1):
                sequences[length] += count
    return sequences


def positions() -> Iterator[Position]:
    """Of every table the start, the middle, and one shortly before the end of the game."""
    for game in GAMES.values():
        for options in OPTIONS.get(game.name, [{}]):
            for players in game.player_counts:
                yield Position(game, players, options, players, 0)
                for seed in (players, players + 10):
                    length = _length(Position(game, players, options, seed, 0))
                    for plies in (length // 2, length * 3 // 4, length - 4):
                        yield Position(game, players, options, seed, plies)


def _length(start: Position) -> int:
    state, rng, length = start.state(), new_rng(start.seed), 0
    while not start.game.is_over(state):
        start.game.apply(state, random_action(start.game, state, rng))
        length += 1
    return length


def counts(position: Position) -> list[int]:
    """As deep as it takes to find enough of them."""
    for depth in range(1, DEEPEST + 1):
        found = perft(position.game, position.state(), depth)
        if found[-1] >= ENOUGH:
            break
    return found


def main() -> None:
    lines: dict[str, list[str]] = {}
    for position in positions():
        lines.setdefault(position.game.name, []).append(position.write(counts(position)))
    for game, its_lines in lines.items():
        (FOLDER / f"{game}.txt").write_text("\n".join(its_lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
