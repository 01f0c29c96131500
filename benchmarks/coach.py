"""Does the coach tell the truth? What it says of games and of positions, against what is known of them.

    python benchmarks/coach.py marks GAME     what the levels' choices cost, and how many are marked
    python benchmarks/coach.py luck GAME      the mean luck of each seat, over many games
    python benchmarks/coach.py chances GAME   how often the chances that hints and curves show come true
    python benchmarks/coach.py solved GAME    how often a hint picks a best action, where a solver knows
    python benchmarks/coach.py time GAME      how long reviews and hints take

`--games` says how many games are played, at every player count. Each writes `docs/coach/WHAT-GAME.json`.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
from calibration import calibration_error, classes_of, error_text, in_classes, picture

from gemhoard.arena.statistics import Z95, wilson
from gemhoard.bots import Bot, bot_for, bot_named, decide, levels_of
from gemhoard.bots.evaluation import Evaluator
from gemhoard.bots.solid_play import SolidPlay
from gemhoard.coach.chances import mean_of, result_of, share_of
from gemhoard.coach.course import course, estimate
from gemhoard.coach.decision import Judgement, judge
from gemhoard.coach.effort import HINT, REVIEW, Effort
from gemhoard.coach.hint import hint
from gemhoard.coach.review import review_record
from gemhoard.files import write_whole
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import below, new_rng
from gemhoard.jobs import LocalPool, Progress
from gemhoard.record import Record
from gemhoard.solver.truth import evaluate_bots, percent

KEPT = Path(__file__).resolve().parents[1] / "docs/coach"
SEEDS = 1 << 32
OTHER_SEEDS = 0xC0AC40000  # No network has learned from games that begin with these.
DECISIONS = 8  # are looked at in each game
STRONG = "master:200"
LUCK = Effort(search=0, compare=0, again=0, value=24, first_pairs=16)


def played(game: Game, players: int, bot: Bot, number: int) -> tuple[list[State], list[int]]:
    """All positions of a game of one bot in every seat, and its actions."""
    rng = new_rng(OTHER_SEEDS + number)
    state = game.new(players, seed=below(rng, SEEDS))
    states, actions = [state.copy()], list[int]()
    while not game.is_over(state):
        by_chance = game.actor(state) == CHANCE
        action = game.any_action(state, rng) if by_chance else decide(bot, game, state, below(rng, SEEDS))
        game.apply(state, action)
        actions.append(action)
        states.append(state.copy())
    return states, actions


def some_decisions(game: Game, states: list[State], number: int) -> list[int]:
    """Where there is a choice."""
    open_ones = [
        n for n, state in enumerate(states[:-1]) if game.actor(state) != CHANCE and len(game.legal(state)) > 1
    ]
    count = min(DECISIONS, len(open_ones))
    return sorted(np.random.default_rng(number).choice(open_ones, count, replace=False).tolist())


# ------------------------------------------------------------------ what choices cost


def judged_game(name: str, players: int, bot: str, number: int) -> list[Judgement]:
    game = GAMES[name]
    states, actions = played(game, players, bot_named(bot), number)
    evaluator, looked_at = Evaluator(game), some_decisions(game, states, number)
    return [judge(evaluator, states[n], actions[n], REVIEW, 1000 * n) for n in looked_at]


def marks(name: str, games: int) -> Iterator[dict[str, Any]]:
    levels = levels_of(GAMES[name])
    for level, bot in levels.items():
        # The strongest has few marks: they take more games to count.
        yield marks_row(name, level, bot, 4 * games if level == [*levels][-1] else games)


def marks_row(name: str, level: str, bot: str, games: int) -> dict[str, Any]:
    found = [
        judged_game(name, players, bot, number)
        for players in GAMES[name].player_counts
        for number in shown(f"{level}, {players} players", games)
    ]
    costs = [fmean(each.cost for each in judged) for judged in found]
    every = [each for judged in found for each in judged]
    marked = sum(each.is_marked for each in every)
    low, high = wilson(marked, len(every))
    return {
        "level": level,
        "bot": bot,
        "decisions": f"{len(every):,}",
        "cost of one in percent": mean_text([100 * cost for cost in costs]),
        "marked": f"{100 * marked / len(every):.1f}% ({100 * low:.1f} to {100 * high:.1f})",
    }


# ------------------------------------------------------------------ luck


def luck_of_game(name: str, players: int, number: int) -> Any:
    """By seat: what all luck together changed, of a game of policies."""
    game, solid = GAMES[name], SolidPlay(GAMES[name])
    states, actions = played(game, players, bot_named("policy~0.5"), number)
    steps = [
        estimate(solid, state, action, LUCK, 1000 * n)
        for n, (state, action) in enumerate(zip(states, actions, strict=False))
    ]
    turns = course(steps, result_of(game, states[-1]))
    return np.sum([turn.luck for turn in turns if turn.luck is not None], axis=0)[:players]


def luck(name: str, games: int) -> Iterator[dict[str, Any]]:
    for players in GAMES[name].player_counts:
        sums = np.array([luck_of_game(name, players, n) for n in shown(f"{players} players", games)])
        row = {"players": f"{players}", "games": f"{games:,}"}
        yield row | {f"seat {seat + 1}": mean_text(100 * sums[:, seat]) for seat in range(players)}


# ------------------------------------------------------------------ chances


def chances_in_game(name: str, players: int, number: int) -> tuple[list[Any], list[Any]]:
    """What came, beside what hints say that the chosen action leaves, and what curves say of every seat."""
    game = GAMES[name]
    states, actions = played(game, players, bot_named(STRONG), number)
    result, evaluator, solid = result_of(game, states[-1]), Evaluator(game), SolidPlay(game)
    hints, curves = [], []
    for n in some_decisions(game, states, number):
        seat = int(states[n].actor)
        known = game.redeal(states[n], seat, n)
        left = mean_of(game, known, evaluator.returns(known, actions[n], seat, n, REVIEW.compare))[seat]
        hints.append((left, result[seat], number))
        curve = share_of(game, players, solid.returns(states[n], n, REVIEW.value))
        curves += [(curve[who], result[who], number) for who in range(players)]
    return hints, curves


def chances(name: str, games: int) -> Iterator[dict[str, Any]]:
    """By player count, and of all together; and a picture."""
    counts = GAMES[name].player_counts
    all_sums, classes = dict[str, list[Any]](), {players: dict[str, Any]() for players in counts}
    for players in counts:
        found = [chances_in_game(name, players, n) for n in shown(f"{players} players", games)]
        for by, which in (("hint", 0), ("curve", 1)):
            said, came, numbers = np.array([row for each in found for row in each[which]]).T
            sums = in_classes(said, came, numbers.astype(int))
            all_sums.setdefault(by, []).append(sums)
            classes[players][by] = [*classes_of(*sums)]
            yield chances_row(f"{players}", by, *sums)
    for by, each in all_sums.items():
        yield chances_row(f"{counts[0]} to {counts[-1]}", by, *map(np.concatenate, zip(*each, strict=True)))
    write_whole(KEPT / f"chances-{name}.svg", picture(f"chances-{name}", classes).encode())


def chances_row(players: str, by: str, count: Any, expected: Any, won: Any) -> dict[str, Any]:
    error = calibration_error(count, won - expected)
    row = {"players": players, "games": f"{len(count):,}", "by": by, "positions": f"{count.sum():,.0f}"}
    return row | {"ECE": error_text(error), "by luck": f"{error['luck']:.3f}"}


# ------------------------------------------------------------------ solved positions


def solved(name: str, positions: int) -> Iterator[dict[str, Any]]:
    """A hint takes what its search prefers: so that search decides in the positions."""
    asked = f"master:{HINT.search}"
    found = evaluate_bots(name, [asked], positions, 1, LocalPool(1))["bots"][asked]
    yield {"bot": asked, "positions": f"{positions:,}"} | {
        what: percent(found[key])
        for what, key in (("picks a best action", "best"), ("chance given away", "loss"))
    }


# ------------------------------------------------------------------ time


def timed(name: str, games: int) -> Iterator[dict[str, Any]]:
    game = GAMES[name]
    for players in game.player_counts:
        reviews, hints = [], []
        for number in shown(f"{players} players", games):
            states, actions = played(game, players, bot_for(game, "count"), number)
            record = Record(game, states[0], [game.words[action] for action in actions])
            reviews.append(seconds(partial(review_record, record, threads=2)))
            for n in some_decisions(game, states, number):
                hints.append(seconds(partial(hint, game, states[n], n)))
        yield {
            "players": f"{players}",
            "review, 2 threads": f"{max(reviews):.1f} s at most",
            "hint": f"{fmean(hints):.2f} s, {max(hints):.2f} s at most",
        }


def seconds(what: Callable[[], object]) -> float:
    start = time.monotonic()
    what()
    return time.monotonic() - start


# ------------------------------------------------------------------ the command


def mean_text(values: Any) -> str:
    half = Z95 * stdev(map(float, values)) / np.sqrt(len(values))
    return f"{fmean(map(float, values)):.2f} ± {half:.2f}"


def shown(what: str, games: int) -> Iterator[int]:
    with Progress(what=what) as progress:
        for number in range(games):
            yield number
            progress.show(number + 1, games)


WHAT = {"marks": marks, "luck": luck, "chances": chances, "solved": solved, "time": timed}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Does the coach tell the truth?")
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20, metavar="G", help="at every player count")
    chosen = parser.parse_args()
    rows = []
    for row in WHAT[chosen.what](chosen.game, chosen.games):
        rows.append(row)
        print(*row.values(), sep="  ", flush=True)
    KEPT.mkdir(exist_ok=True)
    command = f"python benchmarks/coach.py {chosen.what} {chosen.game} --games {chosen.games}"
    kept = json.dumps({"command": command, "rows": rows}, indent=1) + "\n"
    write_whole(KEPT / f"{chosen.what}-{chosen.game}.json", kept.encode())
