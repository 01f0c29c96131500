"""Learning by self-play, generation after generation.

The champion plays against itself; the learner learns from these games; when the learner has shown in matches
that it is better, it becomes the champion. All that is needed to go on is in one folder, written after each
generation.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from gemhoard.bots.desk import HIDDEN, new_desk
from gemhoard.bots.learning import Adam, study
from gemhoard.bots.network import network_type
from gemhoard.bots.selfplay import LESSON, MIND, play_game
from gemhoard.bots.tree import new_tree
from gemhoard.bots.weights import from_bytes, to_bytes
from gemhoard.games import Game
from gemhoard.games.chance import new_rng

Lessons = tuple[Any, Any]  # states, and what there is to learn from each

TREE_BITS = 13
LONGEST = 600  # decisions of a game that are learned from at most
BATCH = 512
WINDOW = 10  # generations to learn from
RATE = 1e-3
STRANGER = 1 << 40  # deals of matches are not among those that were learned from


@dataclass
class Plan:
    """How much of everything makes a generation."""

    games: int = 800
    simulations: int = 80
    passes: float = 2.0  # how often a lesson is learned from, all in all
    deals: int = 60  # of the match of learner and champion, at each player count
    first_simulations: int = 150  # of the first generation, which has no network to lead it


@dataclass
class Report:
    """What came out of a generation."""

    generation: int
    games: int
    lessons: int
    winners_loss: float
    choices_loss: float
    better_by: float  # the learner's win share above the champion's
    give_or_take: float  # 95%
    is_promoted: bool
    seconds: float


@dataclass
class Training:
    """Champion, learner and lessons of one game, in a folder."""

    game: Game
    folder: Path
    plan: Plan
    reports: list[Report] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.champion = self._load("champion.npz")
        self.learner = fresh(self.game, seed=1)
        self.adam = Adam(self.learner.view(np.float32).size)
        if (self.folder / "learner.npz").exists():
            self._resume()

    # -------------------------------------------------------------- a generation

    def generations(self, executor: Executor, workers: int) -> Iterator[Report]:
        while True:
            start = time.monotonic()
            number = len(self.reports)
            seen, lessons = self._play(number, executor)
            self._keep_lessons(number, seen, lessons)
            losses = self._learn(number, len(lessons), executor, workers)
            better, give_or_take = self._match(number, executor)
            promoted = better > give_or_take or self.champion is None
            if promoted:
                self.champion = self.learner.copy()
            seconds = time.monotonic() - start
            self.reports.append(
                Report(
                    number, self.plan.games, len(lessons), *losses, better, give_or_take, promoted, seconds
                )
            )
            self._save()
            yield self.reports[-1]

    def _play(self, generation: int, executor: Executor) -> Lessons:
        """The champion against itself, at every player count in turn."""
        network = None if self.champion is None else to_bytes(self.champion)
        simulations = self.plan.simulations if network else self.plan.first_simulations
        games = range(generation * self.plan.games, (generation + 1) * self.plan.games)
        units = [(self.game, network, simulations, chunk) for chunk in chunks(games, 8)]
        played = list(executor.map(play_lessons, *zip(*units, strict=True)))
        return np.concatenate([each[0] for each in played]), np.concatenate([each[1] for each in played])

    def _learn(self, generation: int, new: int, executor: Executor, workers: int) -> tuple[float, float]:
        """Some passes over the lessons of the last generations, in random order."""
        seen, lessons = self._lessons(generation)
        rng = np.random.default_rng(generation)
        steps = int(self.plan.passes * new / BATCH) + 1
        gradients = [np.zeros_like(self.learner) for _ in range(workers)]
        desks = [new_desk(0) for _ in range(workers)]
        losses = np.zeros(2)
        for step in range(steps):
            orders = np.array_split(rng.integers(0, len(lessons), BATCH), workers)

            def part(worker: int, orders: Any = orders) -> tuple[float, float]:
                gradients[worker].view(np.float32)[:] = 0
                return study(
                    seen, lessons, orders[worker], self.learner[0], gradients[worker][0], desks[worker]
                )

            losses += np.sum(list(executor.map(part, range(workers))), axis=0)
            gradient = sum(each.view(np.float32) for each in gradients) / BATCH
            self.adam.step(self.learner.view(np.float32), gradient, rate_at(step / steps))
        winners_loss, choices_loss = losses / (steps * BATCH)
        return float(winners_loss), float(choices_loss)

    def _match(self, generation: int, executor: Executor) -> tuple[float, float]:
        """How much more often the learner wins than the champion, seat for seat, and how sure that is."""
        if self.champion is None:
            return 0.0, 0.0
        pair = to_bytes(self.learner), to_bytes(self.champion)
        deals = range(generation * self.plan.deals, (generation + 1) * self.plan.deals)
        units = [
            (self.game, pair, self.plan.simulations, players, chunk)
            for players in self.game.seats
            for chunk in chunks(deals, 8)
        ]
        better = np.concatenate(list(executor.map(play_match, *zip(*units, strict=True))))
        return float(better.mean()), float(1.96 * better.std() / np.sqrt(len(better)))

    # -------------------------------------------------------------- the folder

    def _lessons(self, generation: int) -> Lessons:
        kept = [np.load(self._lesson_file(n)) for n in range(max(0, generation - WINDOW + 1), generation + 1)]
        return (
            np.concatenate([each["seen"].view(self.game.state_type) for each in kept]),
            np.concatenate([each["lessons"].view(LESSON) for each in kept]),
        )

    def _keep_lessons(self, generation: int, seen: Any, lessons: Any) -> None:
        write_arrays(self._lesson_file(generation), seen=seen.view(np.uint8), lessons=lessons.view(np.uint8))
        self._lesson_file(generation - WINDOW).unlink(missing_ok=True)

    def _lesson_file(self, generation: int) -> Path:
        return self.folder / f"lessons-{generation}.npz"

    def _save(self) -> None:
        write(self.folder / "champion.npz", to_bytes(self.champion))
        write_arrays(
            self.folder / "learner.npz",
            weights=self.learner.view(np.float32),
            mean=self.adam.mean,
            square=self.adam.square,
            steps=self.adam.steps,
        )
        log = [asdict(report) for report in self.reports]
        write(self.folder / "reports.json", json.dumps(log, indent=1).encode())

    def _resume(self) -> None:
        with np.load(self.folder / "learner.npz") as kept:
            self.learner.view(np.float32)[:] = kept["weights"]
            self.adam.mean, self.adam.square = kept["mean"], kept["square"]
            self.adam.steps = int(kept["steps"])
        self.reports = [Report(**each) for each in json.loads((self.folder / "reports.json").read_text())]

    def _load(self, name: str) -> Any:
        path = self.folder / name
        return from_bytes(self.game, path.read_bytes()) if path.exists() else None


def rate_at(done: float) -> float:
    """Full steps at first, then ever smaller ones."""
    return RATE * min(1.0, 1.1 - done)


def chunks(numbers: range, size: int) -> list[range]:
    return [numbers[i : i + size] for i in range(0, len(numbers), size)]


def fresh(game: Game, seed: int) -> Any:
    """A network that knows nothing yet."""
    rng = np.random.default_rng(seed)
    networks = np.zeros(1, network_type(game))
    for name, spread in (("facts", 0.08), ("hidden", np.sqrt(2 / HIDDEN)), ("likes", 0.02)):
        networks[name] = rng.normal(0, spread, networks[name].shape)
    return networks


# ------------------------------------------------------------------ work for one core


class Table:
    """What is needed to play games on one core."""

    def __init__(self, game: Game, networks: list[bytes]) -> None:
        self.game = game
        self.states = np.zeros(3, game.state_type)
        self.tree = new_tree(TREE_BITS)
        self.networks = (
            np.concatenate([from_bytes(game, each) for each in networks])
            if networks
            else np.zeros(1, network_type(game))
        )
        self.seen, self.lessons = np.zeros(LONGEST, game.state_type), np.zeros(LONGEST, LESSON)

    def play(self, players: int, minds: Any, deal: int, *, is_lesson: bool) -> Any:
        """One game; returns how it ended for each seat, with the lessons left in `seen` and `lessons`."""
        self.states[2] = self.game.blank(players)
        desk, dice = new_desk(deal * 2 + 1), new_rng(deal * 2)
        room = slice(None) if is_lesson else slice(0)
        self.taught = play_game(
            self.states,
            minds,
            self.networks,
            self.tree,
            desk,
            dice,
            self.seen[room],
            self.lessons[room],
        )
        return desk.shares[:players].copy()


def play_lessons(game: Game, network: bytes | None, simulations: int, games: range) -> Lessons:
    """Games of the champion against itself. Depends on its arguments alone, wherever it runs."""
    table = Table(game, [network] if network else [])
    minds = np.zeros(len(game.seats) + 1, MIND)
    minds["guided"], minds["curious"], minds["simulations"] = network is not None, True, simulations
    seen, lessons = [], []
    for number in games:
        table.play(game.seats[number % len(game.seats)], minds, number, is_lesson=True)
        seen.append(table.seen[: table.taught].copy())
        lessons.append(table.lessons[: table.taught].copy())
    return np.concatenate(seen), np.concatenate(lessons)


def play_match(game: Game, pair: tuple[bytes, bytes], simulations: int, players: int, deals: range) -> Any:
    """By deal, how much more the first network wins than the second, seat for seat.

    Each deal is played with each of them alone against the other in every seat.
    """
    table = Table(game, list(pair))
    return np.array([play_deal(table, simulations, players, STRANGER + deal) for deal in deals])


def play_deal(table: Table, simulations: int, players: int, deal: int) -> float:
    won = np.zeros((2, 2))
    for alone in (0, 1) if players > 2 else (0,):
        for seat in range(players):
            minds = np.zeros(players, MIND)
            minds["guided"], minds["simulations"] = True, simulations
            minds["network"] = 1 - alone
            minds["network"][seat] = alone
            shares = table.play(players, minds, deal, is_lesson=False)
            for network in (0, 1):
                won[network] += shares[minds["network"] == network].sum(), (minds["network"] == network).sum()
    return float(won[0, 0] / won[0, 1] - won[1, 0] / won[1, 1])


# ------------------------------------------------------------------ files


def write(path: Path, data: bytes) -> None:
    """All or nothing."""
    partly = path.with_suffix(".part")
    partly.write_bytes(data)
    os.replace(partly, path)


def write_arrays(path: Path, **arrays: Any) -> None:
    partly = path.with_suffix(".part")
    with partly.open("wb") as file:
        np.savez(file, **arrays)
    os.replace(partly, path)


def train(
    game: Game, folder: Path, plan: Plan, workers: int, seconds: float, tell: Callable[[Report], None]
) -> None:
    """Learn for about so long, and tell of each generation."""
    end = time.monotonic() + seconds
    with ThreadPoolExecutor(workers) as executor:
        for report in Training(game, folder, plan).generations(executor, workers):
            tell(report)
            if time.monotonic() > end:
                return
