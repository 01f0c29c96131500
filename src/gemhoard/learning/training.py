"""Learning by self-play, generation after generation.

The champion plays against itself; the learner learns from these games; when the learner has shown in matches
that it is better, it becomes the champion. All that is needed to go on is in one folder, written after each
generation; in `parts/`, what is finished of the next one.
"""

import hashlib
import io
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np

from gemhoard.arena import Hire, Match, Progress, Standings
from gemhoard.arena.keep import Keeper, KeepError, NoMatchError
from gemhoard.arena.report import played_by
from gemhoard.arena.statistics import Difference, difference
from gemhoard.bots.desk import HIDDEN, new_desk
from gemhoard.bots.network import network_type
from gemhoard.bots.search import Budget
from gemhoard.bots.tree import new_tree
from gemhoard.bots.weights import BROKEN, from_bytes, to_bytes
from gemhoard.files import write_whole
from gemhoard.games import GAMES, Game
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import CACHE
from gemhoard.learning.gradient import Adam, study
from gemhoard.learning.selfplay import LESSON, play_game

Lessons = tuple[Any, Any]  # states, and what there is to learn from each

LEAST_TREE_BITS = 13
LONGEST = 600  # decisions of a game that are learned from at most
BATCH = 512
PARTS = 4  # of a batch, added up in this order, whoever works them out: sums depend on their order
WINDOW = 10  # generations to learn from
RATE = 1e-3


@dataclass
class Plan:
    """How much of everything makes a generation."""

    games: int = 1000
    simulations: int = 120
    passes: int = 3  # over as many lessons as are new, drawn from all in the window
    deals: int = 80  # of the matches of learner and champion, one at each player count
    first_simulations: int = 200  # of the first generation, which has no network to lead it


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
    workers: int  # threads that learn
    hire: Hire  # who plays
    reports: list[Report] = field(default_factory=list)

    def __post_init__(self) -> None:
        (self.folder / "parts").mkdir(parents=True, exist_ok=True)
        self.learner = fresh(self.game, seed=1)
        self.adam = Adam(self.learner.view(np.float32).size)
        if (self.folder / "learner.npz").exists():
            self._resume()

    @property
    def champion(self) -> int | None:
        """The generation of the best network so far."""
        return max((report.generation for report in self.reports if report.is_promoted), default=None)

    # -------------------------------------------------------------- a generation

    def generations(self) -> Iterator[Report]:
        while True:
            start = time.monotonic()
            number = len(self.reports)
            new = self._play(number)
            losses = self._learn(number, new)
            write_whole(self._network_file(number), to_bytes(self.learner))
            found = self._match(number)
            better, give_or_take = found.mean, found.mean - found.interval[0]
            is_promoted = self.champion is None or found.is_better
            seconds = time.monotonic() - start
            self.reports.append(
                Report(number, self.plan.games, new, *losses, better, give_or_take, is_promoted, seconds)
            )
            self._save()
            yield self.reports[-1]

    def _play(self, generation: int) -> int:
        """The champion against itself, at every player count in turn: so many lessons."""
        network = None if self.champion is None else self._read_network(self.champion)
        simulations = self.plan.simulations if network else self.plan.first_simulations
        games = range(generation * self.plan.games, (generation + 1) * self.plan.games)
        lots = [Lot(self.game.name, network, simulations, chunk) for chunk in chunks(games, 8)]
        files = {self._part_file(lot): lot for lot in lots}
        self._play_missing({file: lot for file, lot in files.items() if not file.exists()})
        seen, lessons = self._read_lessons(files)
        write_whole(self._lesson_file(generation), lesson_bytes(seen, lessons))
        return len(lessons)

    def _play_missing(self, lots: Mapping[Path, "Lot"]) -> None:
        files, done, of = list(lots), 0, sum(len(lot.games) for lot in lots.values())
        play = self.hire(play_lessons)
        with closing(play(lots.values())) as played, Progress(what="games") as progress:
            for number, lessons in played:
                write_whole(files[number], lesson_bytes(*lessons))
                done += len(lots[files[number]].games)
                progress.show(done, of)

    def _learn(self, generation: int, new: int) -> tuple[float, float]:
        """Some passes over the lessons of the last generations, in random order."""
        window = range(max(0, generation - WINDOW + 1), generation + 1)
        seen, lessons = self._read_lessons(map(self._lesson_file, window))
        rng = np.random.default_rng(generation)
        steps = int(self.plan.passes * new / BATCH) + 1
        gradients, desks = np.zeros(PARTS, self.learner.dtype), [new_desk(0) for _ in range(PARTS)]
        losses, network = np.zeros(2), repeat(self.learner[0])
        with ThreadPoolExecutor(self.workers) as pool, Progress(what="steps") as progress:
            for step in range(steps):
                orders = np.array_split(rng.integers(0, len(lessons), BATCH), PARTS)
                gradients.view(np.float32)[:] = 0
                parts = pool.map(study, repeat(seen), repeat(lessons), orders, network, gradients, desks)
                losses += np.sum(list(parts), axis=0)
                gradient = gradients.view(np.float32).reshape(PARTS, -1).sum(axis=0) / BATCH
                self.adam.step(self.learner.view(np.float32), gradient, rate_at(step / steps))
                progress.show(step + 1, steps)
        winners_loss, choices_loss = losses / (steps * BATCH)
        return float(winners_loss), float(choices_loss)

    def _match(self, generation: int) -> Difference:
        """How much more often the learner wins than the champion, over deals at every player count."""
        if self.champion is None:
            return difference([])
        files = [self._network_file(each) for each in (generation, self.champion)]
        bots = tuple(f"master:{self.plan.simulations}@{file}" for file in files)
        by_deal: list[float] = []
        for players in self.game.seats:
            by_deal += self._play_match(Match(self.game.name, players, bots, seed=generation)).by_deal(0, 1)
        return difference(by_deal)

    def _play_match(self, match: Match) -> Standings:
        keeper = self._keeper(match)
        keeper.play(self.hire)
        if not keeper.standings["complete"]:
            raise KeyboardInterrupt  # The arena ends early then; a match cut short decides nothing.
        return Standings(match, keeper.finished.counted)

    def _keeper(self, match: Match) -> Keeper:
        file = self._part_file((match, played_by(match)))
        try:
            return Keeper(match, self.plan.deals, None, file)
        except NoMatchError:
            raise broken(file) from None

    # -------------------------------------------------------------- the folder

    def _read_lessons(self, files: Iterable[Path]) -> Lessons:
        seen, lessons = [], []
        for file in files:
            with reading(file), np.load(file) as kept:
                seen.append(kept["seen"].view(self.game.state_type))
                lessons.append(kept["lessons"].view(LESSON))
        return np.concatenate(seen), np.concatenate(lessons)

    def _read_network(self, generation: int) -> bytes:
        """A broken one is told here, not by all who are to play with it."""
        file = self._network_file(generation)
        content = file.read_bytes()
        with reading(file):
            from_bytes(self.game, content)
        return content

    def _part_file(self, what: object) -> Path:
        """Of a part of the generation that is finished, named after all that its outcome depends on."""
        name = hashlib.sha256(f"{CACHE.name} {what}".encode()).hexdigest()[:24]
        return self.folder / "parts" / name

    def _lesson_file(self, generation: int) -> Path:
        return self.folder / f"lessons-{generation}.npz"

    def _network_file(self, generation: int) -> Path:
        return self.folder / f"network-{generation}.npz"

    def _save(self) -> None:
        if self.reports[-1].is_promoted:
            best = self._network_file(self.reports[-1].generation)
            write_whole(self.folder / "champion.npz", best.read_bytes())
        log = [asdict(report) for report in self.reports]
        write_whole(self.folder / "reports.json", json.dumps(log, indent=1).encode())
        weights, adam = self.learner.view(np.float32), self.adam
        kept = arrays(
            weights=weights, mean=adam.mean, square=adam.square, steps=adam.steps, generations=len(log)
        )
        # The learner last: what is not yet in it has not happened.
        write_whole(self.folder / "learner.npz", kept)
        self._lesson_file(len(log) - 1 - WINDOW).unlink(missing_ok=True)
        for file in (self.folder / "parts").iterdir():
            file.unlink()

    def _resume(self) -> None:
        learner, log = self.folder / "learner.npz", self.folder / "reports.json"
        with reading(learner), np.load(learner) as kept:
            self.learner.view(np.float32)[:] = kept["weights"]
            self.adam.mean, self.adam.square = kept["mean"], kept["square"]
            self.adam.steps, generations = int(kept["steps"]), int(kept["generations"])
        with reading(log):
            self.reports = [Report(**each) for each in json.loads(log.read_bytes())[:generations]]


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """Whatever is wrong with what it holds is told in one line, with its name."""
    try:
        yield
    except BROKEN:
        raise broken(file) from None


def broken(file: Path) -> KeepError:
    """A part can be played again; what else there is cannot be had again."""
    again = "delete it, and the same command plays it again"
    return KeepError(f"{file} is broken; {again if file.parent.name == 'parts' else 'choose another folder'}")


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


@dataclass(frozen=True)
class Lot:
    """Some games of the champion against itself; without a network, of a search that nothing leads."""

    game: str
    network: bytes | None
    simulations: int
    games: range


def play_lessons(lot: Lot) -> Lessons:
    """Depends on the lot alone, wherever it runs."""
    game, network = GAMES[lot.game], lot.network
    states, tree = np.zeros(3, game.state_type), new_tree(tree_bits(lot.simulations))
    networks = from_bytes(game, network) if network else np.zeros(1, network_type(game))
    room = np.zeros(LONGEST, game.state_type), np.zeros(LONGEST, LESSON)
    seen, lessons = [], []
    for number in lot.games:
        states[2] = game.blank(game.seats[number % len(game.seats)])
        desk, dice = new_desk(number * 2 + 1), new_rng(number * 2)
        desk.guided = network is not None
        taught = play_game(states, networks[0], tree, desk, dice, lot.simulations, *room)
        seen.append(room[0][:taught].copy())
        lessons.append(room[1][:taught].copy())
    return np.concatenate(seen), np.concatenate(lessons)


def tree_bits(simulations: int) -> int:
    return max(LEAST_TREE_BITS, Budget(simulations).tree_bits())


def lesson_bytes(seen: Any, lessons: Any) -> bytes:
    return arrays(seen=seen.view(np.uint8), lessons=lessons.view(np.uint8))


def arrays(**named: Any) -> bytes:
    """As NumPy keeps them in a file."""
    content = io.BytesIO()
    np.savez(content, **named)
    return content.getvalue()


def train(
    game: Game,
    folder: Path,
    plan: Plan,
    workers: int,
    hire: Hire,
    seconds: float,
    tell: Callable[[Report], None],
) -> None:
    """Learn for about so long, and tell of each generation."""
    end = time.monotonic() + seconds
    for report in Training(game, folder, plan, workers, hire).generations():
        tell(report)
        if time.monotonic() > end:
            return
