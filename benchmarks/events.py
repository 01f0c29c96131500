"""What reporting events costs, compared with an earlier commit, in one run.

    .venv/bin/python benchmarks/events.py [--base b0beb2d] [--rounds 5] [--seconds 1]

An earlier commit is checked out into a temporary folder, and a process of each plays the same, in turn on one
core: random games a second, games a second of a study by `greedy` and by `search:200`, and the processor time
of one action at a table of five with the messages to all of them. The best round of each counts: other work
can only slow it down.
"""

import argparse
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from commits import ROOT, check_out

BEFORE_EVENTS = "b0beb2d"  # events were found by comparing the states before and after an action
PLAYERS = (2, 3, 4, 5)

# ------------------------------------------------------------------ what is measured, inside a process


def found(*modules: str) -> Any:
    """The first of some modules that the commit has: they have been renamed."""
    for name in modules:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            continue
    raise ModuleNotFoundError(modules)


def playouts(game: str, players: int, seconds: float) -> float:
    """Random games a second of processor time."""
    from gemhoard.games import GAMES

    measured = found("gemhoard.bench").measure(GAMES[game], players, seconds)
    return float(measured["games_per_s"])


def study(game: str, bot: str, against: str, seed: int, games: int) -> float:
    """Games a second of processor time, by the function that plays a study's units."""
    plans, collect = found("gemhoard.study.plan"), found("gemhoard.study.collect")
    if hasattr(plans, "StudyPlan"):
        plan = plans.StudyPlan(game, PLAYERS, bot, against, games, seed)
        play, jobs = partial(collect.play_job, plan.bots()), list(plan.jobs())
    else:  # as they were called before
        plan, play = plans.Plan(game, PLAYERS, bot, against, games, seed), collect.play_unit
        jobs = list(plan.units())
    began = time.process_time()
    for job in jobs:
        play(job)
    return sum(job.games for job in jobs) / (time.process_time() - began)


def table(game: str, seed: int) -> float:
    """Milliseconds of processor time for an action at a table of five, with what is sent to everybody."""
    from gemhoard.games import GAMES
    from gemhoard.games.chance import new_rng
    from gemhoard.server.table import Table

    rules, rng = GAMES[game], new_rng(seed)
    played = Table(rules, rules.new(5, seed=seed))
    spent, actions = 0.0, 0
    while not played.is_over:
        actor, action = rules.actor(played.state), rules.any_action(played.state, rng)
        began = time.process_time()
        played.add(played.act(actor, played.number, action))
        for seat in range(5):
            message: Any = played.message(seat, played.number - 1)
            if not isinstance(message, str | bytes):
                message.model_dump_json()
        spent, actions = spent + time.process_time() - began, actions + 1
    return 1000 * spent / actions


MEASURES = {"playouts": playouts, "study": study, "table": table}


def serve() -> None:
    """Measure what is asked for, line by line."""
    for line in sys.stdin:
        what, *arguments = json.loads(line)
        print(json.dumps(MEASURES[what](*arguments)), flush=True)


# ------------------------------------------------------------------ two commits side by side


class Commit:
    """A process that measures one commit, with compiled code of its own."""

    def __init__(self, sources: Path, cache: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(sources), "NUMBA_CACHE_DIR": str(cache)}
        command = [sys.executable, str(Path(__file__).resolve()), "--serve"]
        self.process = subprocess.Popen(
            command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def measure(self, *what: Any) -> float:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(what), file=self.process.stdin, flush=True)
        return float(json.loads(self.process.stdout.readline()))

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def compare(base: Commit, here: Commit, chosen: argparse.Namespace) -> None:
    def line(title: str, *what: Any, more: int = 1, best: Any = max, rounds: int = chosen.rounds) -> None:
        *same, last = what
        pairs = [(base.measure(*what), here.measure(*same, more * last)) for _ in range(rounds)]
        before, now = (best(each) for each in zip(*pairs, strict=True))
        print(f"{title:34}{before:14,.2f}{now:14,.2f}{now / before:9.2f}", flush=True)

    print(f"{'':34}{chosen.base:>14}{'here':>14}{'ratio':>9}")
    for game in ("emerald", "kadora"):
        # What is compiled or loaded at the first call counts for nothing.
        for process in (base, here):
            process.measure("study", game, "greedy", "random", 0, 1)
            process.measure("table", game, 0)
        for players in PLAYERS:
            line(f"playouts/s, {game} {players}", "playouts", game, players, chosen.seconds)
        # As many games as a study has by default: a job is a thousand of them.
        line(f"greedy study, games/s, {game}", "study", game, "greedy", "random", 1, chosen.games, more=40)
        line(f"table of five, ms/action, {game}", "table", game, 1, best=min)
        line(f"search:200 study, games/s, {game}", "study", game, "search:200", "greedy", 1, 1, rounds=2)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--base", default=BEFORE_EVENTS, help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of random games, a round")
    parser.add_argument("--games", type=int, default=25, help="of a study, for each thing that it plays")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve()
        return
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        base = Commit(check_out(chosen.base, here / "base", "src") / "src", here / "base-cache")
        now = Commit(ROOT / "src", here / "cache")
        try:
            compare(base, now, chosen)
        finally:
            base.close()
            now.close()


if __name__ == "__main__":
    main()
