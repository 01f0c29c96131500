"""Games that the rules must play again, compiled and interpreted alike.

`python tests/golden/make.py` writes them: the table and the seed, the words of every action, and a hash of
all the states with the result. Actions are drawn by their words, since their numbers may change.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from gemhoard.games import GAMES, State
from gemhoard.games.chance import below, new_rng

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    game: str
    players: int
    seed: int
    options: dict[str, Any] = {}  # noqa: RUF012

    @property
    def path(self) -> Path:
        options = "".join(f"-{name}" for name in self.options)
        return FOLDER / f"{self.game}-{self.players}p{options}.txt"

    def new(self) -> State:
        return GAMES[self.game].new(self.players, seed=self.seed, options=self.options)


GAMES_KEPT = [
    *(Golden("emerald", players, 100 + players) for players in range(2, 6)),
    Golden("emerald", 2, 6, {"passing": True}),
    Golden("emerald", 4, 1, {"passing": True, "open_ransom": True}),
    *(Golden("kadora", players, 200 + players) for players in range(2, 6)),
    Golden("kadora", 5, 8, {"viewpoints": "seats"}),
    Golden("kadora", 2, 9, {"missing": [[1, 2, 3], 4, [5, 5, 1], 2, [1, 2, 2], [3, 4, 5]]}),
]


def lines(golden: Golden) -> Iterator[str]:
    """The game, played again from its seed."""
    game, state, rng = GAMES[golden.game], golden.new(), new_rng(golden.seed)
    yield f"{golden.game}, {golden.players} players, seed {golden.seed}, options {json.dumps(golden.options)}"
    yield ""
    states = hashlib.sha256(_line(game.to_json(state)))
    while not game.is_over(state):
        legal = sorted(game.words[action] for action in game.legal(state))
        words = legal[below(rng, len(legal))]
        yield words
        game.apply(state, game.number(words))
        states.update(_line(game.to_json(state)))
    yield ""
    yield f"states {states.hexdigest()}"
    yield f"result {json.dumps(game.result(state))}"


def _line(value: Any) -> bytes:
    return json.dumps(value).encode() + b"\n"


if __name__ == "__main__":
    for each in GAMES_KEPT:
        each.path.write_text("\n".join(lines(each)) + "\n", "utf-8")
        print(each.path.name)
