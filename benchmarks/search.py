"""Simulations a second of the searches.

    python benchmarks/search.py     writes docs/strength/simulations.json

From the opening and from the middle of a game, on one thread and on two, the best of several rounds: other
work on the machine can only slow it down.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gemhoard.bots.search import Budget, Search
from gemhoard.files import write_whole
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import below, new_rng

KEPT = Path(__file__).resolve().parents[1] / "docs/strength/simulations.json"


def middle(game: Game, players: int) -> State:
    """Half way through a random game, where somebody has a choice."""
    states, state, rng = [], game.new(players, seed=1, first=0), new_rng(1)
    while not game.is_over(state):
        if game.actor(state) != CHANCE and len(game.legal(state)) > 1:
            states.append(state.copy())
        legal = game.legal(state)
        game.apply(state, legal[below(rng, len(legal))])
    return states[len(states) // 2]


def rate(game: Game, state: State, simulations: int, threads: int, guided: bool, rounds: int) -> int:
    """Simulations a second in the best round, the first being left out: it loads what is compiled."""
    search = Search("measured", Budget(simulations=simulations), guided, threads)
    fastest = float("inf")
    for turn in range(rounds + 1):
        start = time.perf_counter()
        search.findings(game, state, seed=turn)
        if turn:
            fastest = min(fastest, time.perf_counter() - start)
    return round(simulations / fastest)


def rows(simulations: int, rounds: int) -> Iterator[dict[str, Any]]:
    for game in GAMES.values():
        for players in (2, 4):
            for when, state in (("opening", game.new(players, seed=1)), ("middle", middle(game, players))):
                row = {"game": game.name, "players": players, "from": when}
                for name, guided in (("search", False), ("master", True)):
                    for threads in (1, 2):
                        found = rate(game, state, simulations, threads, guided, rounds)
                        row[f"{name}, {threads} of 2 cores"] = f"{found:,}"
                yield row


def measure(simulations: int = 20_000, rounds: int = 5) -> None:
    """Measure all, and keep it."""
    measured = []
    for row in rows(simulations, rounds):
        measured.append(row)
        print(*row.values(), sep="  ", flush=True)
    command = f"python benchmarks/search.py --simulations {simulations} --rounds {rounds}"
    write_whole(KEPT, (json.dumps({"command": command, "rows": measured}, indent=1) + "\n").encode())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Simulations a second of the searches.")
    parser.add_argument("--simulations", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    measure(chosen.simulations, chosen.rounds)
