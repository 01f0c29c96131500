"""The regret of bots in judged positions, and the making of these positions.

    python benchmarks/judged.py GAME --bots master:200,master:2000    how much each gives away, in percent
    python benchmarks/judged.py GAME --make                           judge positions; the next run goes on

`benchmarks/judged/` keeps them, one a line: the player count, the seed of the deal, the actions that lead to
the decision, and the value of each action. How they are valued: `gemhoard.solver.judged`.
"""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

from gemhoard.bots import Bot, bot_named, check_bot, decide
from gemhoard.files import write_whole
from gemhoard.games import GAMES
from gemhoard.jobs import LocalPool, Progress, cores, in_order
from gemhoard.solver.judged import JudgedPosition, judge_position
from gemhoard.solver.truth import mean, percent

FOLDER = Path(__file__).parent / "judged"
POSITIONS = 400


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


def read(game: str) -> dict[int, JudgedPosition | None]:
    """What was judged, by number; None where the choice does not matter."""
    lines = file_of(game).read_text().splitlines() if file_of(game).exists() else []
    return {number: position_of(line) for number, line in enumerate(map(json.loads, lines))}


def position_of(line: list | None) -> JudgedPosition | None:
    if line is None:
        return None
    players, seed, actions, values = line
    return JudgedPosition(players, seed, actions, {int(action): value for action, value in values.items()})


def make(game: str, positions: int, workers: int) -> None:
    """Judge positions until there are so many. Each is kept as soon as those before it are."""
    judged = list(read(game).values())
    jobs = count(len(judged))
    with (
        closing(in_order(LocalPool(workers).run(partial(judge_position, game), jobs))) as found,
        Progress(what="positions") as progress,
    ):
        while (done := sum(each is not None for each in judged)) < positions:
            progress.show(max(done, 1), positions)
            judged.append(next(found))
            write_whole(file_of(game), "".join(f"{json.dumps(each)}\n" for each in judged).encode())


def report(game: str, bots: Sequence[str], workers: int) -> str:
    """The mean regret of each bot, with its 95% interval, and how much less it is than the first one's."""
    positions = [each for each in read(game).values() if each]
    regrets_of = partial(regrets, game, [bot_named(bot) for bot in bots])
    with Progress(what="positions") as progress:
        rows = []
        for row in in_order(LocalPool(workers).run(regrets_of, positions)):
            rows.append(row)
            progress.show(len(rows), len(positions))
    columns = [list(column) for column in zip(*rows, strict=True)]
    lines = [f"{game}, {len(positions)} judged positions; regret in percent of the win, with 95% intervals"]
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
    parser.add_argument("--make", action="store_true", help="judge positions")
    parser.add_argument("--positions", type=int, default=POSITIONS, metavar="N", help="to judge")
    parser.add_argument("--workers", type=int, default=cores(), metavar="W", help="processes")
    chosen = parser.parse_args()
    if chosen.make:
        FOLDER.mkdir(exist_ok=True)
        make(chosen.game, chosen.positions, chosen.workers)
        return
    for bot in chosen.bots.split(","):
        check_bot(bot, GAMES[chosen.game])
    print(report(chosen.game, chosen.bots.split(","), chosen.workers))


if __name__ == "__main__":
    main()
