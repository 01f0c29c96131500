"""The command line: `gemhoard COMMAND`.

Each command imports what it needs when it runs: a word of help should not wait for the compiler.
"""

import argparse
import os
import sys
from importlib.metadata import version
from typing import NoReturn

from gemhoard.cli import coach, hosts, players, researchers
from gemhoard.cli.common import fail


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is 0, or 1 where something differs, or 2 where something is wrong."""
    try:
        chosen = _parser().parse_args(arguments)
        return int(chosen.run(chosen) or 0)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has closed it. Python would complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        fail(message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="gemhoard", description="Board games to play and to study.")
    parser.add_argument("--version", action="version", version=f"gemhoard {version('gemhoard')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for people in (players, coach, hosts, researchers):
        people.add_to(commands)
    return parser
