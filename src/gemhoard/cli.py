"""The command line: `gemhoard COMMAND`."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

# Numbers of a run that a person would not want to wait for.
MOST_SECONDS = 3600.0
MOST_PACE = 60.0
MOST_DAYS = 36500.0


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is 0, or 1 where something differs, or 2 where something is wrong."""
    try:
        chosen = _parser().parse_args(arguments)
        return int(chosen.run(chosen) or 0)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python would complain once more while it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        _fail(message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="gemhoard", description="Two treasure games, Emerald and Kadora.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play against bots, here in the terminal")
    play.add_argument("game", nargs="?", default="emerald", metavar="GAME", help="emerald or kadora")
    play.add_argument("--players", type=int, default=3, metavar="N", help="2 to 5, you included")
    play.add_argument("--bot", default="greedy", metavar="NAME", help="who the others are: random or greedy")
    play.add_argument("--seed", type=int, metavar="S", help="the deal; by default a new one")
    play.add_argument("--language", metavar="L", help="en, nl, de or cs; by default your own")
    play.set_defaults(run=_play)

    serve = commands.add_parser("serve", help="the table in the browser, for you and your friends")
    serve.add_argument("--host", default="127.0.0.1", metavar="H", help="0.0.0.0 lets other computers in")
    serve.add_argument("--port", type=int, default=8000, metavar="P", help="0 takes any that is free")
    serve.add_argument("--db", metavar="URL", help="a file or postgresql://...; by default DATABASE_URL")
    serve.add_argument("--pace", type=float, default=0.6, metavar="S", help="seconds bots leave you to undo")
    serve.add_argument("--open", action="store_true", help="show it in a browser when it is ready")
    serve.set_defaults(run=_serve)

    prune = commands.add_parser(
        "prune", help="delete tables that nobody has touched for long; else all are kept"
    )
    prune.add_argument("--db", metavar="URL", help="a file or postgresql://...; by default DATABASE_URL")
    prune.add_argument("--older-than", type=float, required=True, metavar="DAYS")
    prune.add_argument("--yes", action="store_true", help="do it; without this it is only said")
    prune.set_defaults(run=_prune)

    verify = commands.add_parser("verify", help="replay records and compare what they expect")
    verify.add_argument("files", nargs="+", metavar="FILE")
    verify.set_defaults(run=_verify)

    replay = commands.add_parser("replay", help="print the states of a record, one a line")
    replay.add_argument("file", metavar="FILE")
    replay.set_defaults(run=_replay)

    record = commands.add_parser("record", help="write the record of a random game")
    record.add_argument("game", metavar="GAME")
    record.add_argument("--players", type=int, required=True, metavar="N")
    record.add_argument("--seed", type=int, required=True, metavar="S")
    record.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option, as JSON"
    )
    record.add_argument("--states", action="store_true", help="with every state and the legal actions")
    record.set_defaults(run=_record)

    arena = commands.add_parser("arena", help="which bot is better, and how surely")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--players", type=int, default=2, metavar="N")
    arena.add_argument("--bots", required=True, metavar="A,B,...", help="A,A is a mirror match")
    arena.add_argument("--games", type=int, default=400, metavar="G", help="deals, each with seats exchanged")
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other deals")
    arena.add_argument("--workers", type=int, metavar="W", help="processes; by default one a core")
    arena.add_argument("--until-sure", action="store_true", help="stop when A is better than B, or is not")
    arena.add_argument("--edge", type=float, default=5.0, metavar="P", help="points that count as better")
    arena.add_argument("--json", type=Path, metavar="FILE", help="write everything there")
    arena.set_defaults(run=_arena)

    train = commands.add_parser("train", help="let the network of a game learn by self-play")
    train.add_argument("game", metavar="GAME")
    train.add_argument(
        "--folder", type=Path, required=True, metavar="DIR", help="what is learned, to go on from"
    )
    train.add_argument("--minutes", type=float, default=60.0, metavar="M", help="stops after that generation")
    train.add_argument("--workers", type=int, metavar="W", help="by default one a core")
    train.add_argument("--games", type=int, default=1000, metavar="G", help="a generation")
    train.add_argument("--simulations", type=int, default=120, metavar="S", help="a decision")
    train.add_argument("--deals", type=int, default=80, metavar="D", help="to judge by, at each player count")
    train.set_defaults(run=_train)

    bench = commands.add_parser("bench", help="how fast random games are played")
    bench.add_argument("game", metavar="GAME")
    bench.add_argument("--players", type=int, default=2, metavar="N")
    bench.add_argument("--seconds", type=float, default=3.0, metavar="S")
    bench.add_argument("--json", action="store_true", help="one line for a program to read")
    bench.set_defaults(run=_bench)

    truth = commands.add_parser("truth", help="how often bots pick a best action where the best is known")
    truth.add_argument("game", metavar="GAME")
    truth.add_argument("--bots", default="random,greedy", metavar="A,B,...")
    truth.add_argument("--positions", type=int, default=500, metavar="N", help="late ones, of two players")
    truth.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other positions")
    truth.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    truth.set_defaults(run=_truth)

    study = commands.add_parser("study", help="how a game behaves: a report with pictures, and its data")
    study.add_argument("game", metavar="GAME")
    study.add_argument("--out", type=Path, metavar="DIR", help="where the report and the data go")
    study.add_argument(
        "--from", type=Path, dest="source", metavar="DIR", help="the report anew, from its data"
    )
    study.add_argument("--bot", default="greedy", metavar="NAME", help="who plays")
    study.add_argument("--against", metavar="NAME", help="who skill is measured by; by default random")
    study.add_argument("--players", default="2,3,4,5", metavar="N,M,...")
    study.add_argument("--games", type=int, default=1000, metavar="G", help="a player count, and an option")
    study.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other deals")
    study.add_argument("--workers", type=int, metavar="W", help="processes; by default one a core")
    study.set_defaults(run=_study)
    return parser


def _fail(message: str) -> NoReturn:
    """Something is wrong with what was asked for."""
    print(f"gemhoard: {message}", file=sys.stderr)
    raise SystemExit(2)


def _game(name: str) -> Any:
    from gemhoard.games import GAMES

    if name not in GAMES:
        _fail(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def _language(chosen: str | None = None) -> str:
    from gemhoard.words import LANGUAGES

    if chosen is not None and chosen not in LANGUAGES:
        _fail(f"there is no language {chosen!r}; there are {', '.join(LANGUAGES)}")
    own = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return chosen or (own if own in LANGUAGES else "en")


# ------------------------------------------------------------------ the commands
# Each imports what it needs when it runs: a word of help should not wait for the compiler.


def _play(chosen: argparse.Namespace) -> None:
    game, language = _game(chosen.game), _language(chosen.language)
    from gemhoard.bots import BotError, bot_named
    from gemhoard.games import RuleError
    from gemhoard.terminal import play

    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    try:
        play(game, chosen.players, bot_named(chosen.bot), seed, language)
    except BotError as error:
        _fail(str(error))
    except RuleError as error:
        _fail(error.text(language))


def _serve(chosen: argparse.Namespace) -> int:
    from gemhoard.server.serve import ServeError, default_database, serve

    if not 0 <= chosen.pace <= MOST_PACE:
        _fail(f"--pace must be 0 to {MOST_PACE:.0f} seconds")
    try:
        database = chosen.db or default_database()
        return serve(chosen.host, chosen.port, database, pace=chosen.pace, opens_browser=chosen.open)
    except ServeError as error:
        _fail(str(error))


def _prune(chosen: argparse.Namespace) -> None:
    import asyncio

    from gemhoard.server.serve import ServeError, default_database, prune

    if not 0 <= chosen.older_than <= MOST_DAYS:
        _fail(f"--older-than must be 0 to {MOST_DAYS:.0f} days")
    try:
        old = asyncio.run(prune(chosen.db or default_database(), chosen.older_than, is_meant=chosen.yes))
    except ServeError as error:
        _fail(str(error))
    for table in old:
        print(table)
    print(f"{len(old)} tables {'deleted' if chosen.yes else 'would be deleted; --yes does it'}")


def _read_record(path: str) -> Any:
    from gemhoard.record import Record, RecordError

    try:
        return Record.from_text(Path(path).read_bytes())
    except OSError as error:
        raise RecordError("error-record-file", problem=error.strerror or str(error)) from error


def _verify(chosen: argparse.Namespace) -> int:
    from gemhoard.record import RecordError

    records, differ, broken = 0, 0, 0
    for path in chosen.files:
        try:
            difference = _read_record(path).first_difference()
        except RecordError as error:
            print(f"gemhoard: {path}: {error.text(_language())}", file=sys.stderr)
            broken += 1
            continue
        records += 1
        if difference:
            differ += 1
            expected, got = json.dumps(difference.expected), json.dumps(difference.got)
            print(f"{path}: action {difference.action}: {difference.field}: expected {expected}, got {got}")
    print(f"{records} records, {differ} differ")
    return 2 if broken else 1 if differ else 0


def _replay(chosen: argparse.Namespace) -> None:
    from gemhoard.record import RecordError

    try:
        record = _read_record(chosen.file)
        for state in record.replay():
            print(json.dumps(record.game.to_json(state)))
    except RecordError as error:
        _fail(f"{chosen.file}: {error.text(_language())}")


def _record(chosen: argparse.Namespace) -> None:
    game = _game(chosen.game)
    from gemhoard.games import RuleError
    from gemhoard.record import random_record

    try:
        options = dict(_option(text) for text in chosen.option)
        record = random_record(game, chosen.players, chosen.seed, options, states=chosen.states)
    except RuleError as error:
        _fail(str(error))
    print(json.dumps(record.to_json()))


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _arena(chosen: argparse.Namespace) -> int:
    game, bots = _game(chosen.game), tuple(chosen.bots.split(","))
    from gemhoard.arena import Match, Progress, SequentialTest, cores, executor, run
    from gemhoard.arena.report import document, text, write_text

    workers = cores() if chosen.workers is None else chosen.workers
    if not 1 <= workers <= cores():
        _fail(f"--workers must be from 1 to {cores()}: bots that think for a time must not share a core")
    _check_match(chosen, game, bots)
    match = Match(game.name, chosen.players, bots, chosen.seed)
    test = SequentialTest(chosen.edge / 100) if chosen.until_sure else None
    standings = run(match, chosen.games, executor(workers), test, Progress())
    kept = document(standings, chosen.games)
    print(text(kept))
    if chosen.json:
        write_text(chosen.json, json.dumps({**kept, "results": standings.results()}) + "\n")
    return 0 if kept["complete"] else 130


def _check_match(chosen: argparse.Namespace, game: Any, bots: tuple[str, ...]) -> None:
    """What is wrong is found out before the match, not after it."""
    from gemhoard.arena.report import check_writable
    from gemhoard.bots import check_bot

    if chosen.games < 1 or not 0 < chosen.edge <= 100:
        _fail("--games must be at least 1, --edge more than 0 and at most 100")
    if len(bots) < 2 or (chosen.until_sure and len(bots) != 2):
        _fail(f"--bots takes {'two' if chosen.until_sure else 'two or more'} names, with commas between them")
    try:
        game.blank(chosen.players)
        for bot in bots:
            check_bot(bot, game)
        if chosen.json:
            check_writable(chosen.json)
    except (ValueError, OSError) as error:
        _fail(str(error))


def _train(chosen: argparse.Namespace) -> None:
    from gemhoard.arena.run import cores
    from gemhoard.learning import Plan, train

    game = _game(chosen.game)
    for name in ("minutes", "games", "simulations", "deals"):
        if getattr(chosen, name) <= 0:
            _fail(f"--{name} must be more than 0")
    plan = Plan(games=chosen.games, simulations=chosen.simulations, deals=chosen.deals)
    print(
        f"{chosen.folder}: champion.npz is the best so far; Ctrl-C stops, the same command goes on",
        flush=True,
    )
    try:
        train(game, chosen.folder, plan, chosen.workers or cores(), 60 * chosen.minutes, tell=_tell)
    except OSError as error:
        _fail(f"{chosen.folder}: {error.strerror or error}")


def _tell(report: Any) -> None:
    print(
        f"generation {report.generation}: {report.games} games, {report.lessons} lessons; "
        f"off by {report.winners_loss:.3f} in winners, {report.choices_loss:.3f} in choices; "
        f"{_verdict(report)}; {report.seconds:.0f} s",
        flush=True,
    )


def _verdict(report: Any) -> str:
    if not report.generation:
        return "the first champion"
    better = f"better by {100 * report.better_by:+.1f} ± {100 * report.give_or_take:.1f} points"
    return f"{better}, the new champion" if report.is_promoted else better


def _bench(chosen: argparse.Namespace) -> None:
    if not 0 < chosen.seconds <= MOST_SECONDS:
        _fail(f"--seconds must be more than 0 and at most {MOST_SECONDS:.0f}")
    game = _game(chosen.game)
    from gemhoard.bench import measure
    from gemhoard.games import RuleError

    try:
        figures = measure(game, chosen.players, chosen.seconds)
    except RuleError as error:
        _fail(str(error))
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:18} {figure:,.3f}" if isinstance(figure, float) else f"{name:18} {figure}")


def _truth(chosen: argparse.Namespace) -> None:
    game, bots = _game(chosen.game), chosen.bots.split(",")
    from gemhoard.bots import check_bot
    from gemhoard.solver.truth import judge, text

    if chosen.positions < 1 or not 0 <= chosen.seed < 1 << 31:
        _fail("--positions must be at least 1, --seed at least 0 and less than two thousand million")
    try:
        for bot in bots:
            check_bot(bot, game)
        if chosen.json:
            chosen.json.touch()
        report = judge(game.name, bots, chosen.positions, chosen.seed, _progress(chosen.positions))
        if chosen.json:
            chosen.json.write_text(json.dumps(report) + "\n", "utf-8")
    except (ValueError, OSError) as error:
        _fail(str(error))
    print(text(report))


def _study(chosen: argparse.Namespace) -> int:
    game = _game(chosen.game)
    if (chosen.out is None) == (chosen.source is None):
        _fail("study takes --out DIR to play, or --from DIR to make the report anew")
    try:
        from gemhoard.study.keep import StudyError
        from gemhoard.study.report import make_report
    except ModuleNotFoundError as error:
        _fail(f"study needs the package {error.name}: pip install 'gemhoard[lab]'")
    from gemhoard.bots import BotError
    from gemhoard.games import RuleError

    folder = chosen.source or chosen.out
    try:
        study = _played(chosen, game) if chosen.out else _read_study(folder, game)
        print(make_report(study, folder))
    except (StudyError, BotError, RuleError) as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename or folder}: {error.strerror or error}")
    except KeyboardInterrupt:
        print("gemhoard: stopped; the same command goes on from here", file=sys.stderr)
        return 130
    return 0


def _played(chosen: argparse.Namespace, game: Any) -> Any:
    """What is wrong is found out before the games, not after them."""
    from gemhoard.arena import Progress, cores
    from gemhoard.bots import check_bot
    from gemhoard.study.keep import check_folder
    from gemhoard.study.plan import Plan
    from gemhoard.study.run import crew, run

    workers = cores() if chosen.workers is None else chosen.workers
    if not 1 <= workers <= cores():
        _fail(f"--workers must be from 1 to {cores()}: bots that think for a time must not share a core")
    if chosen.games < 2:
        _fail("--games must be at least 2")
    against = chosen.against or ("greedy" if chosen.bot == "random" else "random")
    plan = Plan(game.name, _player_counts(chosen.players), chosen.bot, against, chosen.games, chosen.seed)
    for bot in (plan.bot, plan.against):
        check_bot(bot, game)
    for players in plan.players:
        game.blank(players)
    check_folder(chosen.out)
    progress = Progress(what="games")
    try:
        return run(plan, chosen.out, crew(workers), progress.show)
    finally:
        progress.clear()


def _player_counts(text: str) -> tuple[int, ...]:
    if not all(part.isdecimal() for part in text.split(",")):
        _fail("--players takes numbers, with commas between them")
    return tuple(sorted({int(part) for part in text.split(",")}))


def _read_study(folder: Path, game: Any) -> Any:
    from gemhoard.study.keep import read_study

    study = read_study(folder)
    if study.plan.game != game.name:
        _fail(f"{folder} holds a study of {study.plan.game}, not of {game.name}")
    return study


def _progress(whole: int) -> Callable[[int], None]:
    """How far a long run is, on one line of a terminal; elsewhere it would only be noise."""

    def show(part: int) -> None:
        end = "\n" if part == whole else ""
        print(f"\r{part} of {whole}", end=end, file=sys.stderr, flush=True)

    return show if sys.stderr.isatty() else lambda part: None


if __name__ == "__main__":
    sys.exit(main())
