"""How fast the compiled rules play, side by side with a hand-written C engine, and how long a start takes.

    .venv/bin/python benchmarks/engine.py [--seconds 2] [--rounds 5]

The C engine (limit/) is built where a C compiler is found; without one its columns are left out. The two take
turns on one core, and the best round of each counts: a disturbance on a shared machine only ever costs time.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
GAMES = ("emerald", "kadora")
PLAYERS = (2, 3, 4, 5)


def run(command: list[str], **env: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, **env})
    return done.stdout


def gemhoard(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "gemhoard", *arguments]


def build_limit(folder: Path) -> dict[str, str]:
    """The C engine of each game, if there is a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not compiler:
        return {}
    for game in GAMES:
        source = HERE / "limit" / f"{game}.c"
        run([compiler, "-O3", "-march=native", "-o", str(folder / game), str(source)])
    return {game: str(folder / game) for game in GAMES}


def speed(seconds: float, rounds: int, limits: dict[str, str]) -> None:
    print(f"{'':18}{'ours':>12}{'C, list':>12}{'ratio':>8}{'actions/s':>14}{'bytes':>7}{'C':>6}")
    for game in GAMES:
        for players in PLAYERS:
            ours: dict[str, float] = {}
            theirs: dict[str, float] = {}
            for _ in range(rounds):
                bench = ("bench", game, "--players", str(players), "--seconds", str(seconds), "--json")
                ours = max(ours, json.loads(run(gemhoard(*bench))), key=rate)
                if game in limits:
                    theirs = max(
                        theirs, json.loads(run([limits[game], str(players), str(seconds)])), key=rate
                    )
            line = f"{game} {players} players".ljust(18) + f"{rate(ours):12,.0f}"
            if theirs:
                line += f"{rate(theirs):12,.0f}{rate(ours) / rate(theirs):8.2f}"
            else:
                line += f"{'-':>12}{'-':>8}"
            line += f"{ours['actions_per_s']:14,.0f}{ours['bytes_per_state']:7}"
            print(line + (f"{theirs['bytes_per_state']:6}" if theirs else ""), flush=True)


def rate(figures: dict[str, float]) -> float:
    return figures.get("games_per_s", 0.0)


def starts() -> None:
    """From an empty cache, and again from a warm one: until the first random game of each kind is played."""
    with tempfile.TemporaryDirectory() as cache:
        for title in ("cold, compiling", "warm, from disk"):
            for game in GAMES:
                began = time.perf_counter()
                run(gemhoard("bench", game, "--seconds", "0.01", "--json"), NUMBA_CACHE_DIR=cache)
                print(f"start {title}: {game:8} {time.perf_counter() - began:6.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time a round")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        speed(chosen.seconds, chosen.rounds, build_limit(Path(folder)))
    starts()


if __name__ == "__main__":
    main()
