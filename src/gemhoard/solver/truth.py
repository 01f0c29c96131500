"""Bots in solved positions: how often they pick a best action, and what their errors cost."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from itertools import compress, count
from typing import Any

from gemhoard.arena.statistics import Z95, wilson
from gemhoard.bots import Bot, bot_for, decide
from gemhoard.games import GAMES
from gemhoard.jobs import Pool, in_order
from gemhoard.solver.positions import Nothing, draw_position

Losses = list[float]  # of each bot in one position
Interval = tuple[float, float, float]  # a figure and its 95% interval


def evaluate_bots(
    game: str,
    bots: Sequence[str],
    positions: int,
    seed: int,
    pool: Pool,
    show: Callable[[int, int], None] = lambda done, of: None,
) -> dict[str, Any]:
    """Let bots decide in so many solved positions. The same seed, the same positions."""
    found: list[Losses] = []
    left_out: Counter[str] = Counter()
    losses_of_seed = partial(losses_at, game, [bot_for(GAMES[game], bot) for bot in bots])
    with closing(in_order(pool.run(losses_of_seed, count(seed << 32)))) as tried:
        while len(found) < positions:
            losses = next(tried)
            if isinstance(losses, str):
                left_out[losses] += 1
            else:
                found.append(losses)
                show(len(found), positions)
    columns = zip(*found, strict=True)
    return {
        "game": game,
        "positions": positions,
        "seed": seed,
        "left_out": dict(sorted(left_out.items())),
        "bots": {bot: figures(list(column)) for bot, column in zip(bots, columns, strict=True)},
    }


def losses_at(game: str, bots: Sequence[Bot], seed: int) -> Losses | Nothing:
    """What each bot gives away in the position of a seed, if there is one."""
    rules = GAMES[game]
    position = draw_position(rules, seed)
    if isinstance(position, str):
        return position
    return [position.loss(decide(bot, rules, position.state, seed)) for bot in bots]


# ------------------------------------------------------------------ figures


def figures(losses: Losses) -> dict[str, Any]:
    """Shares of the decisions and of the winning chance, each with its 95% interval."""
    errors = list(compress(losses, losses))
    return {
        "best": share(len(losses) - len(errors), len(losses)),
        "loss": mean(losses),
        "errors": len(errors),
        "loss_of_an_error": mean(errors),
    }


def share(part: int, whole: int) -> Interval:
    """With Wilson's interval, which stays within 0 and 1."""
    return part / whole, *wilson(part, whole)


def mean(values: Losses) -> Interval | None:
    """With the normal interval, which needs two values at least."""
    if len(values) < 2:
        return None
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = Z95 * math.sqrt(variance / len(values))
    return middle, max(0.0, middle - half), middle + half


def text(report: dict[str, Any]) -> str:
    """The figures as a table, all in percent."""
    title = f"{report['game']}, {report['positions']} positions, seed {report['seed']}"
    lines = [f"{title}; percent, with 95% intervals", f"left out: {left_out(report)}"]
    lines.append(f"{'':16}{'picks a best action':>22}{'chance lost':>22}{'lost in an error':>22}")
    for bot, row in report["bots"].items():
        cells = (row["best"], row["loss"], row["loss_of_an_error"])
        lines.append(f"{bot:16}" + "".join(f"{percent(cell):>22}" for cell in cells))
    return "\n".join(lines)


def left_out(report: dict[str, Any]) -> str:
    """How many positions were drawn and not used, and why."""
    return ", ".join(f"{number} {why}" for why, number in report["left_out"].items()) or "none"


def percent(figure: Interval | None) -> str:
    if figure is None:
        return "-"
    middle, low, high = (100 * each for each in figure)
    return f"{middle:.2f} ({low:.2f}-{high:.2f})"
