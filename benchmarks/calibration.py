"""Do the chances to win that the search and the network predict come true?

    python benchmarks/calibration.py GAME                 plays what is missing; the next run goes on
    python benchmarks/calibration.py GAME --games 2000    so many games at every player count

Strong bots play games that no network has learned from. At every decision, what the seat that decides is
given as its chance to win: by the bot's own search (the value of the choice that it takes), and by the
network alone. In ten classes of chances, how often it did win then. The expected calibration error (ECE) is
the mean difference over decisions. Even perfect predictions show one in so few games: *by luck* says what.

Writes `docs/strength/calibration-GAME.json` and a picture, for `docs/strength.md`, and the temperatures in
`src/gemhoard/bots/calibration.json`. What is played is kept in `build/calibration/`, until the network or the
compiled program is another.
"""

import argparse
import hashlib
import io
import json
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from gemhoard.arena.statistics import Z95
from gemhoard.bots import bot_named
from gemhoard.bots.calibration import CALIBRATION, network_hash, scaled
from gemhoard.bots.network import NO_SEAT, forward, value_head
from gemhoard.bots.search import Search
from gemhoard.bots.weights import network_of
from gemhoard.bots.workspace import OUTCOMES, new_workspace
from gemhoard.files import write_whole
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import below, new_rng
from gemhoard.games.engine import CACHE
from gemhoard.games.features import relative_seat
from gemhoard.jobs import LocalPool, Progress, cores
from gemhoard.study.plots import PERCENT, legend
from gemhoard.study.svg import FAINT, SERIES, alone, draw

ROOT = Path(__file__).resolve().parents[1]
KEPT, PARTS = ROOT / "docs/strength", ROOT / "build/calibration"
BOT, GAMES_PLAYED, BATCH = "master:200", 1000, 25
SEEDS = 1 << 32
OTHER_SEEDS = 0xCA11B0000  # The games of training and of judged positions begin with smaller ones.

# What was expected at one decision, and what came; seats relative to the one that decides.
DECISION = np.dtype(
    [
        ("game", np.int32),
        ("search", np.float32),  # the chance of the seat that decides
        ("network", np.float32, OUTCOMES),
        ("won", np.float32, OUTCOMES),  # the share of each seat in the win
    ]
)


@dataclass(frozen=True)
class CalibrationJob:
    """Some games of a bot against itself."""

    game: str
    players: int
    bot: str
    games: range


# ------------------------------------------------------------------ playing


def play_games(job: CalibrationJob) -> Any:
    """Every decision with a choice, of all games."""
    return np.concatenate([play_game(job, number) for number in job.games])


def play_game(job: CalibrationJob, number: int) -> Any:
    game, bot, rng = GAMES[job.game], bot_named(job.bot), new_rng(OTHER_SEEDS + number)
    assert isinstance(bot, Search)
    state, rows, seats = game.new(job.players, seed=below(rng, SEEDS)), [], []
    while not game.is_over(state):
        actor, legal = game.actor(state), game.legal(state)
        if actor == CHANCE or len(legal) == 1:
            action = game.any_action(state, rng)
        else:
            seed = below(rng, SEEDS)
            seen = game.redeal(state, actor, seed)
            best = max(bot.evaluate_actions(game, seen, seed), key=lambda each: each.visits)
            rows.append((number, best.value, predicted(game, seen, bot), 0))
            seats.append(actor)
            action = best.action
        game.apply(state, action)
    decisions = np.array(rows, DECISION)
    decisions["won"] = [shares(game, state, seat) for seat in seats]
    return decisions


def predicted(game: Game, seen: State, bot: Search) -> Any:
    """Everybody's chance by the network alone, as the actor sees it."""
    network, workspace = network_of(game, bot.weights), new_workspace(0)
    forward(seen, game.actor(seen), network, workspace)
    value_head(network, workspace, seen.players)
    return workspace.win_probabilities.copy()


def shares(game: Game, state: State, viewer: int) -> list[float]:
    """Everybody's share of the win, from one seat on."""
    won, winners = [0.0] * OUTCOMES, game.winners(state)
    for seat in winners:
        place = relative_seat(int(state.players), viewer, seat) if seat < state.players else NO_SEAT
        won[place] = 1 / len(winners)
    return won


def play_missing(jobs: list[CalibrationJob], workers: int) -> None:
    """Play the jobs that are not kept yet."""
    PARTS.mkdir(parents=True, exist_ok=True)
    missing = [job for job in jobs if not part_of(job).exists()]
    with (
        closing(LocalPool(workers).run(play_games, missing)) as played,
        Progress(what="parts") as progress,
    ):
        for done, (number, decisions) in enumerate(played, 1):
            content = io.BytesIO()
            np.save(content, decisions)
            write_whole(part_of(missing[number]), content.getvalue())
            progress.show(done, len(missing))


def part_of(job: CalibrationJob) -> Path:
    """The file of a job, named after all that its result depends on."""
    network = GAMES[job.game].network
    content = network.read_bytes() if network else b""
    what = f"{CACHE.name} {DECISION} {job}".encode() + content
    return PARTS / f"{hashlib.sha256(what).hexdigest()[:24]}.npy"


def jobs_of(game: str, players: int, bot: str, games: int) -> list[CalibrationJob]:
    starts = range(0, games, BATCH)
    return [CalibrationJob(game, players, bot, range(first, first + BATCH)) for first in starts]


# ------------------------------------------------------------------ figures

CLASSES, RESAMPLES = 10, 1000
TEMPERATURES = np.geomspace(0.5, 2, 121)


def in_classes(chances: Any, won: Any, games: Any) -> tuple[Any, Any, Any]:
    """By game and class: how many decisions, the sum of their chances, and of what was won.

    By game, since the decisions of one all end alike: intervals are over games.
    """
    classes = np.minimum((chances * CLASSES).astype(int), CLASSES - 1)
    where = games * CLASSES + classes
    sums = [
        np.bincount(where, each, (games.max() + 1) * CLASSES) for each in (np.ones(len(won)), chances, won)
    ]
    decisions, expected, came = (each.reshape(-1, CLASSES) for each in sums)
    return decisions, expected, came


def calibration_error(decisions: Any, gaps: Any) -> dict[str, float]:
    """The ECE, its 95% interval (basic bootstrap over games), and what luck alone would show."""
    games, rng = len(gaps), np.random.default_rng(1)
    found = np.abs(gaps.sum(axis=0)).sum() / decisions.sum()
    weights = rng.multinomial(games, np.full(games, 1 / games), RESAMPLES)
    of = weights @ decisions.sum(axis=1)
    low, high = np.quantile(np.abs(weights @ gaps).sum(axis=1) / of, (0.025, 0.975))
    mean_gap = gaps.sum(axis=0) / np.maximum(decisions.sum(axis=0), 1)
    luck = np.abs(weights @ (gaps - decisions * mean_gap)).sum(axis=1) / of
    return {"ece": found, "low": max(0.0, 2 * found - high), "high": 2 * found - low, "luck": luck.mean()}


def temperature_of(chances: Any, won: Any, players: int) -> float:
    """The one by which these chances fit best what came."""

    def loss(temperature: float) -> float:
        chance = scaled(chances, temperature, players)
        return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))

    return float(min(TEMPERATURES, key=loss))


def mended(chances: Any, won: Any, games: Any, players: int) -> Any:
    """The chances of each half of the games, by the temperature of the other half."""
    scaled_chances, is_odd = np.empty_like(chances), games % 2 == 1
    for half in (is_odd, ~is_odd):
        temperature = temperature_of(chances[~half], won[~half], players)
        scaled_chances[half] = scaled(chances[half], temperature, players)
    return scaled_chances


def figures_of(decisions: Any, players: int) -> dict[str, Any]:
    """Of one player count: for the search and the network the errors, and the classes for the picture."""
    games, won = decisions["game"], decisions["won"][:, 0].astype(float)
    predicted_by = {"search": decisions["search"], "network": decisions["network"][:, 0]}
    found = {}
    for name, chances in predicted_by.items():
        chances = chances.astype(float)
        for step, tried in (("as it is", chances), ("mended", mended(chances, won, games, players))):
            number, expected, came = in_classes(tried, won, games)
            found[f"{name}, {step}"] = calibration_error(number, came - expected) | {
                "classes": [*classes_of(number, expected, came)]
            }
        found[f"{name}, mended"]["temperature"] = temperature_of(chances, won, players)
    return found


def classes_of(number: Any, expected: Any, came: Any) -> Any:
    """The mean chance, how often it came true, and half of the 95% interval of that, over games."""
    total = number.sum(axis=0)
    for k in np.flatnonzero(total >= LEAST_DECISIONS):
        share = came[:, k].sum() / total[k]
        spread = Z95 * np.sqrt(((came[:, k] - share * number[:, k]) ** 2).sum()) / total[k]
        yield [round(float(each), 4) for each in (expected[:, k].sum() / total[k], share, spread)]


LEAST_DECISIONS = 50  # of a class, to be drawn


def row_of(game: str, players: int, games: int, name: str, found: dict[str, Any]) -> dict[str, str]:
    """A line of the page."""
    before, after = found[f"{name}, as it is"], found[f"{name}, mended"]
    return {
        "game": game,
        "players": f"{players}",
        "games": f"{games}",
        "by": name,
        "ECE": error_text(before),
        "by luck": f"{before['luck']:.3f}",
        "temperature": f"{after['temperature']:.2f}",
        "ECE with that of other games": error_text(after),
    }


def error_text(found: dict[str, float]) -> str:
    return f"{found['ece']:.3f} ({found['low']:.3f} to {found['high']:.3f})"


# ------------------------------------------------------------------ the picture

PICTURE = "How often predicted chances to win came true, at 2 to 5 players, by the search and by the network"
PREDICTED_BY = ("search", "network")
# A colour, a marker, and how far to the side, so that neither hides the other.
STYLES = ((SERIES[4], "o", -0.008), (SERIES[1], "s", 0.008))


def picture(name: str, found: Mapping[int, Mapping[str, Any]]) -> str:
    """How often each chance came true: a panel for each player count, with the classes of each label."""

    def paint(figure: Figure) -> None:
        panels = figure.subplots(2, 2, sharex=True, sharey=True).flat
        for axes, (players, classes) in zip(panels, found.items(), strict=False):
            axes.plot([0, 1], [0, 1], color=FAINT, linewidth=1.2, linestyle="--")
            for label, (colour, marker, shift) in zip(classes, STYLES, strict=True):
                chance, came, half = np.array(classes[label]).reshape(-1, 3).T
                style = {"color": colour, "fmt": marker, "markersize": 4, "elinewidth": 1.4}
                axes.errorbar(chance + shift, came, half, label=label, **style)
            axes.set_title(f"{players} players", pad=2)
            axes.xaxis.set_major_formatter(PERCENT)
            axes.yaxis.set_major_formatter(PERCENT)
        figure.supxlabel("predicted chance to win")
        figure.supylabel("how often it came true")
        legend(figure, axes, 2)

    return alone(draw(name, 4.6, paint))


# ------------------------------------------------------------------ the command


def measure(game: str, games: int = GAMES_PLAYED, workers: int = 1, bot: str = BOT) -> None:
    """Measure one game, and keep it."""
    rules, found, rows = GAMES[game], {}, []
    for players in rules.player_counts:
        jobs = jobs_of(game, players, bot, games)
        play_missing(jobs, workers)
        decisions = np.concatenate([np.load(part_of(job)) for job in jobs])
        found[players] = figures_of(decisions, players)
        for name in PREDICTED_BY:
            rows.append(row_of(game, players, len(jobs) * BATCH, name, found[players]))
            print(*rows[-1].values(), sep="  ", flush=True)
    classes = {
        players: {name: errors[f"{name}, as it is"]["classes"] for name in PREDICTED_BY}
        for players, errors in found.items()
    }
    write_whole(KEPT / f"calibration-{game}.svg", picture(f"calibration-{game}", classes).encode())
    command = f"python benchmarks/calibration.py {game} --games {games} --bot {bot}"
    kept = {"command": command, "network": network_hash(rules), "picture": PICTURE, "rows": rows}
    write_json(KEPT / f"calibration-{game}.json", kept)
    temperatures = {f"{players}": each["search, mended"]["temperature"] for players, each in found.items()}
    keep_temperatures(rules, temperatures)


def keep_temperatures(game: Game, temperatures: dict[str, float]) -> None:
    kept = json.loads(CALIBRATION.read_text())
    rounded = {players: round(temperature, 2) for players, temperature in temperatures.items()}
    kept[game.name] = {"network": network_hash(game), "temperatures": rounded}
    write_json(CALIBRATION, kept)


def write_json(file: Path, kept: dict[str, Any]) -> None:
    write_whole(file, (json.dumps(kept, indent=1) + "\n").encode())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Do predicted chances to win come true?")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=GAMES_PLAYED, metavar="G", help="at every player count")
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--workers", type=int, default=cores(), metavar="W")
    measure(**vars(parser.parse_args()))
