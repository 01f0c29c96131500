"""Learning by self-play, generation after generation.

The champion plays against itself; the learner is trained on these games; unless matches show that it is
worse, it becomes the champion. (If it had to be shown to be better, small gains would never teach.) With a
rival that never changes, it is that one which both have to beat, alone against it.

All that is needed to continue is in one folder, written after each generation; `parts/` has what is finished
of the next one.
"""

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from gemhoard.arena import Bots, Match, Standings
from gemhoard.arena.checkpoint import CheckpointError, MatchCheckpoint, NotAMatchError
from gemhoard.arena.report import played_by
from gemhoard.arena.statistics import Difference, difference
from gemhoard.bots.bot import BotError
from gemhoard.bots.network import network_type
from gemhoard.bots.search import Budget, Search
from gemhoard.bots.weights import BROKEN, Weights, from_bytes, to_bytes
from gemhoard.bots.workspace import HIDDEN, Workspace, new_workspace
from gemhoard.files import write_whole
from gemhoard.games import Game
from gemhoard.games.engine import CACHE
from gemhoard.jobs import Pool, Progress
from gemhoard.learning.examples import Examples, SelfPlayJob, example_bytes, self_play, to_npz
from gemhoard.learning.gradient import Adam, accumulate_gradient, transform_examples
from gemhoard.learning.selfplay import EXAMPLE

BATCH = 512
PARTS = 4  # of a batch, always added up in this order: floating-point sums depend on it
WINDOW = 10  # generations to learn from
RATE = 5e-4


@dataclass
class TrainingSettings:
    """The size of a generation."""

    games: int = 1000
    simulations: int = 300  # of a full search, and of the matches
    passes: int = 3  # over as many examples as are new, drawn from all in the window
    deals: int = 20  # of the match of learner and champion at each player count
    first_simulations: int = 200  # of the first generation, which has no network


@dataclass
class GenerationReport:
    """The results of a generation."""

    generation: int
    games: int
    examples: int
    value_loss: float
    policy_loss: float
    better_by: float  # the learner's win share above the champion's
    margin: float  # of its 95% interval; 0 where there was no champion to compare it with
    is_promoted: bool
    seconds: float


@dataclass
class Training:
    """Champion, learner and examples of one game, in a folder."""

    game: Game
    folder: Path
    settings: TrainingSettings
    workers: int  # threads for the gradient
    pool: Pool  # for the games
    start: bytes | None = None  # the network to begin with, instead of random weights
    rival: bytes | None = None  # the network to beat, instead of the champion
    reports: list[GenerationReport] = field(default_factory=list)

    def __post_init__(self) -> None:
        (self.folder / "parts").mkdir(parents=True, exist_ok=True)
        self._keep(self._start_file, self.start, "begin with")
        self._keep(self._rival_file, self.rival, "learn against")
        self.learner = self._first_learner()
        self.learner["value_mix"] = 1  # It learns from searches without playouts.
        weights = self.learner.view(np.float32)
        self.adam = Adam(weights, decayed=weights.size - biases(self.learner))
        if (self.folder / "learner.npz").exists():
            self._resume()

    @property
    def champion(self) -> Path | None:
        """The network that plays: the last one promoted, or the one that training began with."""
        promoted = [report.generation for report in self.reports if report.is_promoted]
        if promoted:
            return self._network_file(promoted[-1])
        return self._start_file if self._start_file.exists() else None

    def _first_learner(self) -> Any:
        if not self._start_file.exists():
            return random_network(self.game, seed=1)
        return from_bytes(self.game, self._read_network(self._start_file))

    # -------------------------------------------------------------- a generation

    def generations(self) -> Iterator[GenerationReport]:
        while True:
            start = time.monotonic()
            number = len(self.reports)
            new = self._play(number)
            losses = self._learn(number, new)
            write_whole(self._network_file(number), to_bytes(self._average()))
            found = self._match(number)
            better, margin = found.mean, found.mean - found.interval[0] if found.deals else 0.0
            is_promoted = self.champion is None or not found.is_worse
            seconds = time.monotonic() - start
            self.reports.append(
                GenerationReport(
                    number, self.settings.games, new, *losses, better, margin, is_promoted, seconds
                )
            )
            self._save()
            yield self.reports[-1]

    def _play(self, generation: int) -> int:
        """Let the champion play itself, at every player count in turn. Returns the number of examples."""
        network = None if self.champion is None else self._read_network(self.champion)
        simulations = self.settings.simulations if network else self.settings.first_simulations
        games = range(generation * self.settings.games, (generation + 1) * self.settings.games)
        rival = self._read_network(self._rival_file) if self._rival_file.exists() else None
        jobs = [SelfPlayJob(self.game.name, network, simulations, chunk, rival) for chunk in chunks(games, 8)]
        files = {self._part_file(job): job for job in jobs}
        self._play_missing({file: job for file, job in files.items() if not file.exists()})
        seen, examples = self._read_examples(files)
        write_whole(self._example_file(generation), example_bytes(seen, examples))
        return len(examples)

    def _play_missing(self, jobs: Mapping[Path, "SelfPlayJob"]) -> None:
        files, done, of = list(jobs), 0, sum(len(job.games) for job in jobs.values())
        with (
            closing(self.pool.run(self_play, jobs.values())) as played,
            Progress(what="games") as progress,
        ):
            for number, examples in played:
                write_whole(files[number], example_bytes(*examples))
                done += len(jobs[files[number]].games)
                progress.show(done, of)

    def _learn(self, generation: int, new: int) -> tuple[float, float]:
        """Some passes over the examples of the last generations, in random order."""
        window = range(max(0, generation - WINDOW + 1), generation + 1)
        seen, examples = self._read_examples(map(self._example_file, window))
        rng = np.random.default_rng(generation)
        steps = int(self.settings.passes * new / BATCH) + 1
        gradients = np.zeros(PARTS, self.learner.dtype)
        workspaces = [new_workspace(generation * PARTS + part) for part in range(PARTS)]
        losses = np.zeros(3)
        with ThreadPoolExecutor(self.workers) as threads, Progress(what="steps") as progress:
            for step in range(steps):
                orders = np.array_split(rng.integers(0, len(examples), BATCH), PARTS)
                batches = [(seen[order], examples[order]) for order in orders]
                gradients.view(np.float32)[:] = 0
                parts = threads.map(self._part_of_gradient, batches, gradients, workspaces)
                losses += np.sum(list(parts), axis=0)
                gradient = gradients.view(np.float32).reshape(PARTS, -1).sum(axis=0) / BATCH
                self.adam.step(self.learner.view(np.float32), gradient, RATE)
                progress.show(step + 1, steps)
        value_loss, policy_loss, with_policy = losses
        return float(value_loss / (steps * BATCH)), float(policy_loss / max(with_policy, 1))

    def _part_of_gradient(self, batch: Examples, gradient: Any, workspace: Workspace) -> Any:
        if self.game.symmetries > 1:
            transform_examples(*batch, self.game.symmetries, workspace)
        return accumulate_gradient(*batch, self.learner[0], gradient, workspace)

    def _average(self) -> Any:
        """The network that the weights of the last steps make on average."""
        return self.adam.average.view(self.learner.dtype)

    def _match(self, generation: int) -> Difference:
        """How much more often the learner wins than the champion, over deals at every player count.

        Against a rival it plays as it learned: alone against one in every other seat.
        """
        is_alone = self._rival_file.exists()
        other = self._rival_file if is_alone else self.champion
        if other is None:
            return difference([])
        by_deal: list[float] = []
        for players in self.game.player_counts:
            others = players - 1 if is_alone else 1
            bots = (self._bot(self._network_file(generation)), *[self._bot(other)] * others)
            match = Match(self.game.name, players, tuple(bot.name for bot in bots), seed=generation)
            by_deal += self._play_match(match, bots).by_deal(0, 1)
        return difference(by_deal)

    def _bot(self, file: Path) -> Search:
        weights = Weights(str(file), file.read_bytes())
        return Search(file.stem, Budget(self.settings.simulations), guided=True, weights=weights)

    def _play_match(self, match: Match, bots: Bots) -> Standings:
        checkpoint = self._checkpoint(match, bots)
        checkpoint.play(self.pool)
        if not checkpoint.standings["complete"]:
            raise KeyboardInterrupt  # The arena ended early; such a match decides nothing.
        return Standings(match, checkpoint.finished.counted)

    def _checkpoint(self, match: Match, bots: Bots) -> MatchCheckpoint:
        file = self._part_file((match, bots, played_by(bots)))
        try:
            return MatchCheckpoint(match, bots, self.settings.deals, None, file)
        except NotAMatchError:
            raise broken(file) from None

    # -------------------------------------------------------------- the folder

    def _read_examples(self, files: Iterable[Path]) -> Examples:
        seen, examples = [], []
        for file in files:
            with reading(file), np.load(file) as arrays:
                seen.append(arrays["states"].view(self.game.state_type))
                examples.append(arrays["examples"].view(EXAMPLE))
        return np.concatenate(seen), np.concatenate(examples)

    def _read_network(self, file: Path) -> bytes:
        """A broken one is reported here, once, and not by every worker."""
        content = file.read_bytes()
        with reading(file):
            from_bytes(self.game, content)
        return content

    def _part_file(self, what: object) -> Path:
        """The file of a finished part of the generation, named after all that its result depends on."""
        name = hashlib.sha256(f"{CACHE.name} {what}".encode()).hexdigest()[:24]
        return self.folder / "parts" / name

    def _example_file(self, generation: int) -> Path:
        return self.folder / f"examples-{generation}.npz"

    def _network_file(self, generation: int) -> Path:
        return self.folder / f"network-{generation}.npz"

    @property
    def _start_file(self) -> Path:
        return self.folder / "start.npz"

    @property
    def _rival_file(self) -> Path:
        return self.folder / "rival.npz"

    def _keep(self, file: Path, network: bytes | None, does: str) -> None:
        """A network that was given becomes part of the folder; one that has begun keeps its own."""
        if network is None:
            return
        begun = file if file.exists() else None
        if (begun or self._example_file(0).exists()) and (not begun or begun.read_bytes() != network):
            raise CheckpointError(f"{self.folder} did not {does} this network; choose another folder")
        write_whole(file, network)

    def _save(self) -> None:
        if self.reports[-1].is_promoted:
            best = self._network_file(self.reports[-1].generation)
            write_whole(self.folder / "champion.npz", best.read_bytes())
        log = [asdict(report) for report in self.reports]
        write_whole(self.folder / "reports.json", json.dumps(log, indent=1).encode())
        weights, adam = self.learner.view(np.float32), self.adam
        saved = to_npz(
            weights=weights,
            average=adam.average,
            mean=adam.mean,
            square=adam.square,
            steps=adam.steps,
            generations=len(log),
        )
        # The learner last: a generation that is not yet in it is not finished.
        write_whole(self.folder / "learner.npz", saved)
        self._example_file(len(log) - 1 - WINDOW).unlink(missing_ok=True)
        for file in (self.folder / "parts").iterdir():
            file.unlink()

    def _resume(self) -> None:
        learner, log = self.folder / "learner.npz", self.folder / "reports.json"
        with reading(learner), np.load(learner) as saved:
            self.learner.view(np.float32)[:] = saved["weights"]
            is_old = "average" not in saved
            self.adam.average = saved["weights" if is_old else "average"]
            self.adam.mean, self.adam.square = saved["mean"], saved["square"]
            self.adam.steps, generations = int(saved["steps"]), int(saved["generations"])
        if is_old:
            raise CheckpointError(f"{self.folder} is of an older version; choose another folder")
        with reading(log):
            reports = json.loads(log.read_bytes())[:generations]
            self.reports = [GenerationReport(**each) for each in reports]


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """Report a broken file in one line, with its name."""
    try:
        yield
    except BROKEN:
        raise broken(file) from None


def broken(file: Path) -> CheckpointError:
    """A part can be played again, anything else cannot."""
    again = "delete it, and the same command plays it again"
    return CheckpointError(
        f"{file} is broken; {again if file.parent.name == 'parts' else 'choose another folder'}"
    )


def chunks(numbers: range, size: int) -> list[range]:
    return [numbers[i : i + size] for i in range(0, len(numbers), size)]


def random_network(game: Game, seed: int) -> Any:
    """Random weights to begin with."""
    rng = np.random.default_rng(seed)
    networks = np.zeros(1, network_type(game))
    for name, spread in (("features", 0.08), ("hidden", np.sqrt(2 / HIDDEN)), ("policy", 0.02)):
        networks[name] = rng.normal(0, spread, networks[name].shape)
    return networks


def biases(networks: Any) -> int:
    """How many of the weights are biases, and what is no weight: the last ones."""
    return sum(networks[name].size for name in networks.dtype.names if name.endswith(("_bias", "_mix")))


def check_game(game: Game) -> None:
    """Refuse a game that a network cannot learn."""
    if not game.rules.write_features or not game.rules.write_action_features:
        raise BotError("error-no-features", game=game.name)


def train(
    game: Game,
    folder: Path,
    settings: TrainingSettings,
    workers: int,
    pool: Pool,
    seconds: float,
    on_report: Callable[[GenerationReport], None],
    start: bytes | None = None,
    rival: bytes | None = None,
) -> None:
    """Train for about so long, from a network or from nothing, and report each generation."""
    end = time.monotonic() + seconds
    for report in Training(game, folder, settings, workers, pool, start, rival).generations():
        on_report(report)
        if time.monotonic() > end:
            return
