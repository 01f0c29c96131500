"""A bot of another commit as an engine, so that versions stay comparable when features or networks change.

    python benchmarks/commit_engine.py b0beb2d            build that commit in its own environment, once
    python benchmarks/commit_engine.py b0beb2d dragon     its dragon, on stdin and stdout (docs/engines.md)

    gemhoard arena emerald --bots "dragon,engine:python benchmarks/commit_engine.py b0beb2d dragon"

What is built is in `build/commits`. Any commit will do whose bots decide as those of b0beb2d do, or later.
"""

import argparse
import os

from commits import ROOT, full_hash, python_of

SERVE = ROOT / "src" / "gemhoard" / "engines" / "serve.py"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", metavar="COMMIT")
    parser.add_argument("bot", nargs="?", metavar="BOT", help="by its name in that commit")
    chosen = parser.parse_args()
    python = python_of(chosen.commit)
    if not chosen.bot:
        print(f"engine:python benchmarks/commit_engine.py {chosen.commit} BOT")
        return
    # Not through PYTHONPATH, which would find this commit: -P keeps even the folder of the script out.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(python), "-P", str(SERVE), chosen.bot, full_hash(chosen.commit)]
    os.execve(python, command, environment)


if __name__ == "__main__":
    main()
