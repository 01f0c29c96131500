"""Commands for researchers: matches, learning, solved positions, studies and speed."""

import argparse
import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gemhoard.cli.common import add_option, counted, errors_in_one_line, fail, game_named, stopped
from gemhoard.extras import extra
from gemhoard.files import check_file, check_folder, write_whole

MOST_SECONDS = 3600.0  # of a benchmark


def add_to(commands: Any) -> None:
    for add in (_add_arena, _add_engine, _add_train, _add_truth, _add_puzzles, _add_study, _add_bench):
        add(commands)


def _add_arena(commands: Any) -> None:
    arena = commands.add_parser("arena", help="which bot is better, and how sure is that?")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--players", type=int, default=2, metavar="N")
    arena.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help="two or more; A,A plays a bot against itself, engine:COMMAND is a program",
    )
    arena.add_argument(
        "--games", type=int, default=400, metavar="G", help="deals, each played with seats swapped"
    )
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="another seed gives other deals")
    arena.add_argument(
        "--move-time", type=int, default=10_000, metavar="MS", help="milliseconds an engine has for a move"
    )
    add_option(arena)
    _add_workers(arena)
    arena.add_argument("--until-sure", action="store_true", help="stop once it is clear whether A is better")
    arena.add_argument(
        "--edge", type=float, default=5.0, metavar="P", help="percentage points that count as better"
    )
    arena.add_argument("--json", type=Path, metavar="FILE", help="save the match there, or continue it")
    arena.set_defaults(run=_arena)


def _add_engine(commands: Any) -> None:
    engine = commands.add_parser(
        "engine", help="a bot as an engine: answers lines of JSON on stdin and stdout"
    )
    engine.add_argument("bot", metavar="BOT", help="as in the arena: greedy, search:1000, a level...")
    engine.set_defaults(run=_engine)


def _add_train(commands: Any) -> None:
    train = commands.add_parser("train", help="train the network of a game by self-play")
    train.add_argument("game", metavar="GAME")
    train.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="where training is saved and continued; by default training/GAME",
    )
    train.add_argument(
        "--minutes", type=float, default=60.0, metavar="M", help="stop after the generation then in progress"
    )
    train.add_argument(
        "--from", type=Path, dest="source", metavar="FILE", help="the network to begin with, in a new folder"
    )
    train.add_argument(
        "--against",
        type=Path,
        metavar="FILE",
        help="learn to beat this network, which never changes, alone against it; by default from it, too",
    )
    _add_workers(train)
    train.add_argument("--games", type=int, metavar="G", help="games per generation")
    train.add_argument("--simulations", type=int, metavar="S", help="simulations of a full search")
    train.add_argument(
        "--passes", type=int, metavar="P", help="passes, each over as many positions as are new"
    )
    train.add_argument("--deals", type=int, metavar="D", help="deals per player count to compare networks by")
    train.set_defaults(run=_train)


def _add_truth(commands: Any) -> None:
    truth = commands.add_parser("truth", help="how often bots pick the best action where it is known")
    truth.add_argument("game", metavar="GAME")
    truth.add_argument("--bots", default="random,greedy", metavar="A,B,...")
    truth.add_argument(
        "--positions", type=int, default=500, metavar="N", help="late positions of two players"
    )
    truth.add_argument("--seed", type=int, default=1, metavar="S", help="another seed gives other positions")
    _add_workers(truth)
    truth.add_argument("--json", type=Path, metavar="FILE", help="save the figures there")
    truth.set_defaults(run=_truth)


def _add_puzzles(commands: Any) -> None:
    puzzles = commands.add_parser("puzzles", help="find positions in which one action is clearly best")
    puzzles.add_argument("game", metavar="GAME")
    puzzles.add_argument("--count", type=int, default=300, metavar="N", help="how many there shall be")
    puzzles.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="another seed: other games; a file keeps its own",
    )
    puzzles.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="where they go, to be continued; by default puzzles-GAME.json.gz",
    )
    _add_workers(puzzles)
    puzzles.set_defaults(run=_puzzles)


def _add_study(commands: Any) -> None:
    study = commands.add_parser("study", help="how a game behaves: a report with pictures, and its data")
    study.add_argument("game", metavar="GAME")
    study.add_argument(
        "--out", type=Path, metavar="DIR", help="where report and data go; by default studies/GAME"
    )
    study.add_argument(
        "--from", type=Path, dest="source", metavar="DIR", help="make the report again, from its data"
    )
    study.add_argument("--bot", metavar="NAME", help="who plays; by default greedy, if the game has it")
    study.add_argument("--against", metavar="NAME", help="who it plays to measure skill; by default random")
    study.add_argument("--players", metavar="N,M,...", help="by default every number of players")
    study.add_argument(
        "--games", type=int, default=1000, metavar="G", help="games per player count and option"
    )
    study.add_argument("--seed", type=int, default=1, metavar="S", help="another seed gives other deals")
    _add_workers(study)
    study.set_defaults(run=_study)


def _add_bench(commands: Any) -> None:
    bench = commands.add_parser("bench", help="how many random games are played per second")
    bench.add_argument("game", metavar="GAME")
    bench.add_argument("--players", type=int, default=2, metavar="N")
    bench.add_argument("--seconds", type=float, default=3.0, metavar="S")
    bench.add_argument("--json", action="store_true", help="print one line of JSON")
    bench.set_defaults(run=_bench)


def _add_workers(parser: argparse.ArgumentParser) -> None:
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--workers", type=int, metavar="W", help="processes; by default one per core")
    who.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: host:port, or auto")


@contextmanager
def _worker_pool(chosen: argparse.Namespace) -> Iterator[Any]:
    """The cores of this machine, or a Ray cluster."""
    from gemhoard.jobs import LocalPool, RayPool

    pool = LocalPool(_workers(chosen)) if chosen.ray is None else RayPool(chosen.ray)
    with _ended_as_by_ctrl_c():
        yield pool


@contextmanager
def _ended_as_by_ctrl_c() -> Iterator[None]:
    """Those who stop programs without a keyboard send another signal: it says what is kept, too."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _workers(chosen: argparse.Namespace) -> int:
    from gemhoard.jobs import cores

    workers = cores() if chosen.workers is None else chosen.workers
    if not 1 <= workers <= cores():
        fail(f"--workers must be from 1 to {cores()}: bots that think for a time must not share a core")
    return int(workers)


def _arena(chosen: argparse.Namespace) -> int:
    game = game_named(chosen.game)
    from gemhoard.arena import Match, SequentialTest, split_names
    from gemhoard.arena.checkpoint import MatchCheckpoint

    bots = split_names(chosen.bots)
    _check_match(chosen, game, bots)
    options = tuple(chosen.option)
    match = Match(game.name, chosen.players, bots, chosen.seed, chosen.move_time, options)
    test = SequentialTest(chosen.edge / 100) if chosen.until_sure else None
    with errors_in_one_line():
        return _play_match(
            chosen, MatchCheckpoint(match, match.named_bots(), chosen.games, test, chosen.json)
        )


def _play_match(chosen: argparse.Namespace, checkpoint: Any) -> int:
    """Whatever ends it, and also where the disk is full, the deals that are finished are shown."""
    from gemhoard.arena.report import text

    if checkpoint.finished:
        deals = counted(len(checkpoint.finished), "deal")
        print(f"continuing from {deals} in {chosen.json}", flush=True)
    with _worker_pool(chosen) as pool:
        try:
            checkpoint.play(pool)
        finally:
            if checkpoint.finished.counted:
                print(text(checkpoint.standings), flush=True)
    return 0 if checkpoint.standings["complete"] else stopped(_kept(checkpoint))


def _kept(checkpoint: Any) -> str:
    """What is left of a match that was stopped, and how to go on."""
    if not checkpoint.finished:
        return "no deal is finished yet; run the same command to start again"
    if checkpoint.file:
        return f"{checkpoint.file} has what is finished; run the same command to continue"
    return "only these figures are kept; with --json FILE the same command could continue"


def _check_match(chosen: argparse.Namespace, game: Any, bots: tuple[str, ...]) -> None:
    """What is wrong is found out before the match, not after it."""
    from gemhoard.bots import check_bot
    from gemhoard.engines import is_engine
    from gemhoard.record import options_named

    if chosen.games < 1 or not 0 < chosen.edge <= 100:
        fail("--games must be at least 1, --edge more than 0 and at most 100")
    if chosen.move_time < 1:
        fail("--move-time must be at least 1")
    if len(bots) < 2 or (chosen.until_sure and len(bots) != 2):
        fail(f"--bots takes {'two' if chosen.until_sure else 'two or more'} names, separated by commas")
    with errors_in_one_line():
        game.blank(chosen.players, options=options_named(chosen.option))
        for bot in bots:
            if not is_engine(bot):  # It says itself what is wrong, when it is started.
                check_bot(bot, game)
        if chosen.json:
            check_file(chosen.json)


def _engine(chosen: argparse.Namespace) -> None:
    from gemhoard.engines.serve import MessageError, serve_here
    from gemhoard.jobs import program_hash

    try:
        with errors_in_one_line():
            serve_here(chosen.bot, program_hash())
    except MessageError as error:
        fail(str(error))


def _train(chosen: argparse.Namespace) -> int:
    from gemhoard.learning import TrainingSettings, check_game, train

    game = game_named(chosen.game)
    planned = {name: getattr(chosen, name) for name in ("games", "simulations", "passes", "deals")}
    asked = {name: number for name, number in planned.items() if number is not None}
    for name, number in {"minutes": chosen.minutes, **asked}.items():
        if not number > 0:  # NaN is not less, either.
            fail(f"--{name} must be more than 0")
    settings = TrainingSettings(**asked)
    folder = chosen.folder or Path("training") / game.name
    try:
        with errors_in_one_line(), _worker_pool(chosen) as pool:
            check_game(game)
            start, rival = _networks_of(chosen, game)
            check_folder(folder)
            print(
                f"{folder}: champion.npz plays the games; Ctrl-C stops, the same command continues",
                flush=True,
            )
            train(game, folder, settings, _workers(chosen), pool, 60 * chosen.minutes, _tell, start, rival)
    except KeyboardInterrupt:
        return stopped(f"{folder} has what is finished; run the same command to continue")
    return 0


def _networks_of(chosen: argparse.Namespace, game: Any) -> tuple[bytes | None, bytes | None]:
    """The one to begin with, and the one to beat."""
    rival = _network_content(game, chosen.against) if chosen.against else None
    return _network_content(game, chosen.source) if chosen.source else rival, rival


def _network_content(game: Any, file: Path) -> bytes:
    """Read and refused before anything is played."""
    from gemhoard.bots.weights import load, read_weights

    weights = read_weights(file)
    load(game, weights)
    return weights.content


def _tell(report: Any) -> None:
    print(
        f"generation {report.generation}: {report.games} games, {report.examples} positions; "
        f"loss {report.value_loss:.3f} in values, {report.policy_loss:.3f} in policy; "
        f"{_verdict(report)}; {report.seconds:.0f} s",
        flush=True,
    )


def _verdict(report: Any) -> str:
    if not report.margin:
        return "the first champion"
    better = f"better by {100 * report.better_by:+.1f} ± {100 * report.margin:.1f} points"
    return f"{better}, the new champion" if report.is_promoted else better


def _truth(chosen: argparse.Namespace) -> int:
    game, bots = game_named(chosen.game), chosen.bots.split(",")
    from gemhoard.bots import check_bot
    from gemhoard.jobs import Progress
    from gemhoard.solver.truth import evaluate_bots, text

    if chosen.positions < 1 or not 0 <= chosen.seed < 1 << 31:
        fail("--positions must be at least 1, --seed from 0 to 2147483647")
    try:
        with errors_in_one_line():
            for bot in bots:
                check_bot(bot, game)
            if chosen.json:
                check_file(chosen.json)
            with _worker_pool(chosen) as pool, Progress(what="positions") as progress:
                report = evaluate_bots(game.name, bots, chosen.positions, chosen.seed, pool, progress.show)
            if chosen.json:
                write_whole(chosen.json, (json.dumps(report) + "\n").encode())
    except KeyboardInterrupt:
        return stopped("nothing is kept; run the same command to start again")
    print(text(report))
    return 0


def _puzzles(chosen: argparse.Namespace) -> int:
    game = game_named(chosen.game)
    from gemhoard.jobs import Progress
    from gemhoard.puzzles.make import begin, make_puzzles

    if chosen.count < 1 or not 0 <= chosen.seed < 1 << 31:
        fail("--count must be at least 1, --seed from 0 to 2147483647")
    file = chosen.out or Path(f"puzzles-{game.name}.json.gz")
    try:
        with errors_in_one_line():
            check_file(file)
            made = begin(game, chosen.seed, file)
            with _worker_pool(chosen) as pool, Progress(what="puzzles") as progress:
                make_puzzles(made, chosen.count, file, pool, progress.show)
    except KeyboardInterrupt:
        return stopped(f"{file} has what is found; run the same command to continue")
    print(f"{file}: {counted(len(made.puzzles), 'puzzle')} of {counted(made.searched, 'game')}")
    return 0


def _study(chosen: argparse.Namespace) -> int:
    game = game_named(chosen.game)
    if chosen.out and chosen.source:
        fail("study takes --out DIR to play, or --from DIR to make the report again, not both")
    with errors_in_one_line(), extra("lab"):
        from gemhoard.study.report import make_report

    folder = chosen.source or chosen.out or Path("studies") / game.name
    try:
        with errors_in_one_line():
            study = _read_study(folder, game) if chosen.source else _played(chosen, game, folder)
            print(make_report(study, folder))
    except KeyboardInterrupt:
        return stopped("run the same command to continue")
    return 0


def _played(chosen: argparse.Namespace, game: Any, folder: Path) -> Any:
    """What is wrong is found out before the games, not after them."""
    from gemhoard.bots import check_bot
    from gemhoard.jobs import Progress
    from gemhoard.study.plan import StudyPlan, default_bots
    from gemhoard.study.run import run

    if chosen.games < 2:
        fail("--games must be at least 2")
    usual, weaker = default_bots(game)
    bot = chosen.bot or usual
    against = chosen.against or (usual if bot == weaker else weaker)
    counts = tuple(game.player_counts) if chosen.players is None else _player_counts(chosen.players)
    plan = StudyPlan(game.name, counts, bot, against, chosen.games, chosen.seed)
    for bot in (plan.bot, plan.against):
        check_bot(bot, game)
    for players in plan.players:
        game.blank(players)
    with _worker_pool(chosen) as pool, Progress(what="games") as progress:
        check_folder(folder)
        if not chosen.out:
            print(f"{folder}: the report and its data go there", flush=True)
        return run(plan, folder, pool, progress.show)


def _player_counts(text: str) -> tuple[int, ...]:
    if not all(part.isdecimal() for part in text.split(",")):
        fail("--players takes numbers, separated by commas")
    return tuple(sorted({int(part) for part in text.split(",")}))


def _read_study(folder: Path, game: Any) -> Any:
    from gemhoard.study.storage import read_study

    study = read_study(folder)
    if study.plan.game != game.name:
        fail(f"{folder} holds a study of {study.plan.game}, not of {game.name}")
    return study


def _bench(chosen: argparse.Namespace) -> None:
    if not 0 < chosen.seconds <= MOST_SECONDS:
        fail(f"--seconds must be more than 0 and at most {MOST_SECONDS:.0f}")
    game = game_named(chosen.game)
    from gemhoard.bench import measure

    with errors_in_one_line():
        figures = measure(game, chosen.players, chosen.seconds)
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:18} {figure:,.3f}" if isinstance(figure, float) else f"{name:18} {figure}")
