"""The regret of bots in judged positions, and the making of these positions.

    python benchmarks/judged.py GAME --bots master:200,master:2000    how much each gives away, in percent
    python benchmarks/judged.py GAME --levels                         the same of all levels, to keep
    python benchmarks/judged.py GAME --make                           judge positions; the next run goes on
    python benchmarks/judged.py GAME --again                          value the same positions again

`benchmarks/judged/` keeps them, one a line: the player count, the seed of the deal, the actions that lead to
the decision, the value of each action, and by how many simulations each. How they are valued:
`gemhoard.solver.judged`. `--levels` writes `docs/strength/regret-GAME.json`.
"""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

from gemhoard.bots import Bot, bot_for, check_bot, decide, levels_of
from gemhoard.bots.weights import read_weights
from gemhoard.files import write_whole
from gemhoard.games import GAMES
from gemhoard.jobs import LocalPool, Progress, cores, in_order
from gemhoard.solver.judged import LEAST_SPREAD, SIMULATIONS, JudgedPosition, judge_actions, judge_position
from gemhoard.solver.truth import mean, percent, share

FOLDER = Path(__file__).parent / "judged"
KEPT = Path(__file__).resolve().parents[1] / "docs/strength"
POSITIONS = 400

Line = list | None  # None where the choice does not matter


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


def read(file: Path) -> list[Line]:
    """What was judged, by number."""
    return list(map(json.loads, file.read_text().splitlines())) if file.exists() else []


def write(file: Path, lines: Sequence[Line]) -> None:
    write_whole(file, "".join(f"{json.dumps(line)}\n" for line in lines).encode())


def position_of(line: list) -> JudgedPosition:
    players, seed, actions, values, _ = line
    return JudgedPosition(players, seed, actions, {int(action): value for action, value in values.items()})


def line_of(position: JudgedPosition | None) -> Line:
    return [*position, SIMULATIONS] if position else None


def make(game: str, positions: int, workers: int) -> None:
    """Judge positions until there are so many. Each is kept as soon as those before it are."""
    judged = read(file_of(game))
    jobs = count(len(judged))
    with (
        closing(in_order(LocalPool(workers).run(partial(judge_position, game), jobs))) as found,
        Progress(what="positions") as progress,
    ):
        while (done := sum(each is not None for each in judged)) < positions:
            progress.show(max(done, 1), positions)
            judged.append(line_of(next(found)))
            write(file_of(game), judged)


def make_again(game: str, workers: int) -> None:
    """Value the positions that are kept again, by the network of today; at the end these replace them."""
    lines, part = read(file_of(game)), file_of(game).with_suffix(".part")
    again = read(part)
    with (
        closing(in_order(LocalPool(workers).run(partial(judge_again, game), lines[len(again) :]))) as found,
        Progress(what="positions") as progress,
    ):
        for line in found:
            again.append(line)
            write(part, again)
            progress.show(len(again), len(lines))
    part.replace(file_of(game))


def judge_again(game: str, line: Line) -> Line:
    if line is None:
        return None
    rules, position = GAMES[game], position_of(line)
    values = judge_actions(rules, position.state(rules), position.seed)
    if max(values.values()) - min(values.values()) < LEAST_SPREAD:
        return None
    return line_of(position._replace(values=values))


def regrets_of(game: str, bots: Sequence[str], workers: int) -> list[list[float]]:
    """What each bot gives away, by position."""
    positions = [position_of(line) for line in read(file_of(game)) if line]
    asked = partial(regrets, game, [bot_for(GAMES[game], bot) for bot in bots])
    rows = []
    with Progress(what="positions") as progress:
        for row in in_order(LocalPool(workers).run(asked, positions)):
            rows.append(row)
            progress.show(len(rows), len(positions))
    return [list(column) for column in zip(*rows, strict=True)]


def measure(game: str, workers: int = 1) -> None:
    """The regret of all levels, kept for the page."""
    levels, least = levels_of(GAMES[game]), min(line[-1] for line in read(file_of(game)) if line)
    columns = regrets_of(game, list(levels.values()), workers)
    rows = [
        {
            "game": game,
            "level": level,
            "bot": bot,
            "positions": f"{len(column)}",
            "simulations for each action": f"{least:,}",
            "regret in percent": percent(mean(column)),
            "best of those judged": percent(share(column.count(0.0), len(column))),
        }
        for (level, bot), column in zip(levels.items(), columns, strict=True)
    ]
    for row in rows:
        print(*row.values(), sep="  ")
    network = GAMES[game].network
    command = f"python benchmarks/judged.py {game} --levels"
    kept = {"command": command, "network": read_weights(network).hash if network else "", "rows": rows}
    write_whole(KEPT / f"regret-{game}.json", (json.dumps(kept, indent=1) + "\n").encode())


def report(game: str, bots: Sequence[str], workers: int) -> str:
    """The mean regret of each bot, with its 95% interval, and how much less it is than the first one's."""
    columns = regrets_of(game, bots, workers)
    lines = [f"{game}, {len(columns[0])} judged positions; regret in percent of the win, with 95% intervals"]
    for bot, column in zip(bots, columns, strict=True):
        less = [first - own for first, own in zip(columns[0], column, strict=True)]
        lines.append(f"{bot:24} {percent(mean(column)):>20} {paired(less):>28}")
    return "\n".join(lines)


def regrets(game: str, bots: Sequence[Bot], position: JudgedPosition) -> list[float]:
    """What each bot gives away in one position."""
    rules = GAMES[game]
    state = position.state(rules)
    return [position.regret(decide(bot, rules, state, position.seed)) for bot in bots]


def paired(less: Sequence[float]) -> str:
    """By how much the regret is less in the same positions: a difference may be below zero."""
    middle = sum(less) / len(less)
    spread = (sum((each - middle) ** 2 for each in less) / max(len(less) - 1, 1) / len(less)) ** 0.5
    return f"less by {100 * middle:+.2f} ± {196 * spread:.2f}" if any(less) else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bots", default="master:200", metavar="A,B,...")
    parser.add_argument("--levels", action="store_true", help="all levels, kept for the page")
    parser.add_argument("--make", action="store_true", help="judge positions")
    parser.add_argument("--again", action="store_true", help="value those that are kept again")
    parser.add_argument("--positions", type=int, default=POSITIONS, metavar="N", help="to judge")
    parser.add_argument("--workers", type=int, default=cores(), metavar="W", help="processes")
    chosen = parser.parse_args()
    if chosen.make:
        FOLDER.mkdir(exist_ok=True)
        make(chosen.game, chosen.positions, chosen.workers)
    elif chosen.again:
        make_again(chosen.game, chosen.workers)
    elif chosen.levels:
        measure(chosen.game, chosen.workers)
    else:
        compare(chosen.game, chosen.bots.split(","), chosen.workers)


def compare(game: str, bots: Sequence[str], workers: int) -> None:
    for bot in bots:
        check_bot(bot, GAMES[game])
    print(report(game, bots, workers))


if __name__ == "__main__":
    main()
