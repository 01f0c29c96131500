"""Commands for players: a game in the terminal, and records of games."""

import argparse
import json
import secrets
import sys
from pathlib import Path
from typing import Any

from gemhoard.cli.common import add_option, errors_in_one_line, fail, game_named, language_of
from gemhoard.plugins import plugins

USUAL_PLAYERS = 3


def add_to(commands: Any) -> None:
    play = commands.add_parser("play", help="play against bots in the terminal")
    play.add_argument("game", nargs="?", metavar="GAME", help=", ".join(plugins("gemhoard.games")))
    play.add_argument("--players", type=int, metavar="N", help="you included; by default 3")
    play.add_argument(
        "--bot",
        metavar="NAME",
        help="your opponents: greedy, search:1000...; by default the easiest",
    )
    play.add_argument("--seed", type=int, metavar="S", help="the deal; by default a new one")
    play.add_argument("--language", metavar="L", help="en, nl, de or cs; by default that of your system")
    play.set_defaults(run=_play)

    verify = commands.add_parser("verify", help="replay records and check what they expect")
    verify.add_argument("files", nargs="+", metavar="FILE")
    verify.set_defaults(run=_verify)

    replay = commands.add_parser("replay", help="print the states of a record, one per line")
    replay.add_argument("file", metavar="FILE")
    replay.set_defaults(run=_replay)

    record = commands.add_parser("record", help="write the record of a random game")
    record.add_argument("game", metavar="GAME")
    record.add_argument("--players", type=int, required=True, metavar="N")
    record.add_argument("--seed", type=int, required=True, metavar="S")
    add_option(record)
    record.add_argument("--states", action="store_true", help="with every state and its legal actions")
    record.set_defaults(run=_record)


def _play(chosen: argparse.Namespace) -> None:
    game, language = game_named(chosen.game), language_of(chosen.language)
    from gemhoard.bots import bot_for, check_bot, levels_for
    from gemhoard.games import RuleError
    from gemhoard.terminal import play
    from gemhoard.words import has

    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    players = min(game.player_counts, key=lambda count: abs(count - USUAL_PLAYERS))
    with errors_in_one_line(language):
        bot = chosen.bot or levels_for(game)[0]
        check_bot(bot, game)
        if not has(language, f"{game.name}-name"):
            raise RuleError("error-no-texts", "", game=game.name)
        play(game, chosen.players or players, bot_for(game, bot), seed, language)


def read_record(path: str) -> Any:
    """A record in a file, or why there is none."""
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
            difference = read_record(path).first_difference()
        except RecordError as error:
            print(f"gemhoard: {path}: {error.text(language_of())}", file=sys.stderr)
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
        record = read_record(chosen.file)
        for state in record.replay():
            print(json.dumps(record.game.to_json(state)))
    except RecordError as error:
        fail(f"{chosen.file}: {error.text(language_of())}")


def _record(chosen: argparse.Namespace) -> None:
    game = game_named(chosen.game)
    from gemhoard.record import options_named, random_record

    with errors_in_one_line():
        options = options_named(chosen.option)
        record = random_record(game, chosen.players, chosen.seed, options, states=chosen.states)
    print(json.dumps(record.to_json()))
