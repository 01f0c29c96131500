"""Simulations a second of the searches, and how long the levels at the table think.

    python benchmarks/search.py simulations     writes docs/strength/simulations.json
    python benchmarks/search.py answers         writes docs/strength/answers.json
    python benchmarks/search.py policy          writes docs/strength/policy.json
    python benchmarks/search.py studies         writes docs/strength/studies.json

From the opening and from the middle of a game, on one thread and on two, the best of several rounds: other
work on the machine can only slow it down. A level's answers are those of a whole game in which it has all
seats, on one thread. `policy` is the bot without a search, in the compiled loop of studies on one core;
`studies` are whole studies of it, on all cores, with tables and report.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gemhoard.bots import bot_for, bot_named, decide, levels_of
from gemhoard.bots.search import Budget, Search
from gemhoard.files import write_whole
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import new_rng
from gemhoard.jobs import LocalPool, cores
from gemhoard.study.plan import AS_IS, StudyJob, StudyPlan
from gemhoard.study.play import Played
from gemhoard.study.report import make_report
from gemhoard.study.run import run

KEPT = Path(__file__).resolve().parents[1] / "docs/strength"


def middle(game: Game, players: int) -> State:
    """Half way through a random game, where somebody has a choice."""
    states, state, rng = [], game.new(players, seed=1, first=0), new_rng(1)
    while not game.is_over(state):
        if game.actor(state) != CHANCE and len(game.legal(state)) > 1:
            states.append(state.copy())
        game.apply(state, game.any_action(state, rng))
    return states[len(states) // 2]


def rate(game: Game, state: State, simulations: int, threads: int, guided: bool, rounds: int) -> int:
    """Simulations a second in the best round, the first being left out: it loads what is compiled."""
    search = Search("measured", Budget(simulations=simulations), guided, threads)
    fastest = float("inf")
    for turn in range(rounds + 1):
        start = time.perf_counter()
        search.evaluate_actions(game, state, seed=turn)
        if turn:
            fastest = min(fastest, time.perf_counter() - start)
    return round(simulations / fastest)


def rows(simulations: int = 20_000, rounds: int = 5) -> Iterator[dict[str, Any]]:
    for game in GAMES.values():
        for players in (2, 4):
            for when, state in (("opening", game.new(players, seed=1)), ("middle", middle(game, players))):
                row = {"game": game.name, "players": players, "from": when}
                for name, guided in (("search", False), ("master", True)):
                    for threads in (1, 2):
                        found = rate(game, state, simulations, threads, guided, rounds)
                        row[f"{name}, {threads} of 2 cores"] = f"{found:,}"
                yield row


def answers() -> Iterator[dict[str, Any]]:
    """In milliseconds, where there is a choice."""
    for game in GAMES.values():
        for players in (2, 5):
            for level in levels_of(game):
                times = sorted(1000 * seconds for seconds in answer_times(game, players, level))
                figures = {"median ms": times[len(times) // 2], "slowest ms": times[-1]}
                row = {"game": game.name, "players": players, "level": level, "answers": len(times)}
                yield row | {name: f"{figure:.1f}" for name, figure in figures.items()}


def answer_times(game: Game, players: int, level: str) -> Iterator[float]:
    bot, rng, state = bot_for(game, level), new_rng(1), game.new(players, seed=1)
    decide(bot, game, state, seed=1)  # The first one loads what is compiled.
    while not game.is_over(state):
        legal = game.legal(state)
        start = time.perf_counter()
        if game.actor(state) == CHANCE:
            action = game.any_action(state, rng)
        else:
            action = decide(bot, game, state, seed=1)
            if len(legal) > 1:
                yield time.perf_counter() - start
        game.apply(state, action)


def policy(games: int = 2000, rounds: int = 3) -> Iterator[dict[str, Any]]:
    """Whole games a second of processor time, and decisions, in the best round."""
    bots = (bot_named("policy"),)
    for game in GAMES.values():
        for players in game.player_counts:
            match = StudyPlan(game.name, (players,), "policy", "random", games, seed=1).match(
                players, "policy"
            )
            best = (0.0, 0.0)
            for _ in range(rounds + 1):
                played = Played(bots, StudyJob("games", match, AS_IS, range(games)))
                start = time.process_time()
                played.play()
                seconds = time.process_time() - start
                best = max(best, (games / seconds, played.outcomes["decisions"].sum() / seconds))
            row = {"game": game.name, "players": players}
            yield row | {"games a second": f"{best[0]:,.0f}", "decisions a second": f"{best[1]:,.0f}"}


def studies(games: int = 4000) -> Iterator[dict[str, Any]]:
    """Whole studies by the clock, and by processor time: other work on the machine does not count there."""
    for game in GAMES.values():
        plan = StudyPlan(game.name, tuple(game.player_counts), "policy", "greedy", games, seed=1)
        of = sum(job.games for job in plan.jobs())
        with TemporaryDirectory() as folder:
            began, used = time.perf_counter(), processor_time()
            study = run(plan, Path(folder), LocalPool(cores()), lambda done, of: None)
            played = time.perf_counter()
            make_report(study, Path(folder))
            ended, used = time.perf_counter(), processor_time() - used
        yield {
            "game": game.name,
            "games": f"{of:,}",
            "cores": f"{cores()}",
            "seconds to play": f"{played - began:.0f}",
            "to report": f"{ended - played:.0f}",
            "seconds of processor time": f"{used:.0f}",
            "minutes for a million, so": f"{1e6 / of * (ended - began) / 60:.0f}",
            "with the cores for itself": f"{1e6 / of * used / cores() / 60:.0f}",
        }


def processor_time() -> float:
    """Of this process, and of those that it has started and that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


TABLES = {"simulations": rows, "answers": answers, "policy": policy, "studies": studies}


def measure(table: str, **settings: int) -> None:
    """Measure one table, and keep it."""
    measured = []
    for row in TABLES[table](**settings):
        measured.append(row)
        print(*row.values(), sep="  ", flush=True)
    given = "".join(f" --{name} {value}" for name, value in settings.items())
    kept = {"command": f"python benchmarks/search.py {table}{given}", "rows": measured}
    write_whole(KEPT / f"{table}.json", (json.dumps(kept, indent=1) + "\n").encode())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How fast the searches are.")
    tables = parser.add_subparsers(dest="table", required=True)
    simulations = tables.add_parser("simulations", help="a second")
    simulations.add_argument("--simulations", type=int, default=20_000)
    simulations.add_argument("--rounds", type=int, default=5)
    tables.add_parser("answers", help="how long the levels think")
    quick = tables.add_parser("policy", help="decisions a second of the bot without a search")
    quick.add_argument("--games", type=int, default=2000)
    quick.add_argument("--rounds", type=int, default=3)
    whole = tables.add_parser("studies", help="whole studies of it")
    whole.add_argument("--games", type=int, default=4000, help="per player count and option")
    chosen = vars(parser.parse_args())
    measure(chosen.pop("table"), **chosen)
