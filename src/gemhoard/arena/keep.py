"""A match in a file: what is finished is kept there, and the same command goes on from it."""

import json
import time
from pathlib import Path
from typing import Any

from gemhoard.arena.crew import Hire
from gemhoard.arena.match import Deal, Match, Row, Thought
from gemhoard.arena.report import document, played_by
from gemhoard.arena.run import Finished, Progress, run
from gemhoard.arena.standings import Standings
from gemhoard.arena.statistics import SequentialTest
from gemhoard.errors import ToldError
from gemhoard.files import explain, write_whole

# Seconds between two writings, and how many times longer than a writing that must be.
OFTEN = 10
RARELY = 20


class KeepError(ToldError):
    """A file that holds something else, or cannot be read or written."""


class NoMatchError(KeepError):
    """A file that holds no match at all, or a broken one."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is no match that `arena --json` wrote; choose another file")


class Keeper:
    """The finished deals of a match, of which so many are asked for, and the file they are kept in."""

    def __init__(self, match: Match, asked: int, test: SequentialTest | None, file: Path | None) -> None:
        self.match, self.test, self.file = match, test, file
        self.finished = Finished(read_deals(file, match) if file and file.exists() else [])
        self.asked = max(asked, len(self.finished.counted))
        self.due = time.monotonic() + OFTEN

    def play(self, hire: Hire) -> None:
        """What is missing. Whatever ends it, what is finished is kept."""
        try:
            with Progress() as progress:
                run(self.match, self.asked, hire, self.test, progress.show, self.finished, self.note)
        finally:
            self.standings = self.document()
            if self.finished:
                self.write(self.standings)

    def note(self) -> None:
        """There is one more: write them now and then, for what is killed writes no more."""
        if time.monotonic() > self.due:
            self.write(self.document())

    def write(self, standings: dict[str, Any]) -> None:
        if not self.file:
            return
        began = time.monotonic()
        results = Standings(self.match, self.finished.all()).results()
        content = json.dumps({**standings, "results": results}) + "\n"
        write_whole(self.file, content.encode())
        now = time.monotonic()
        self.due = now + max(OFTEN, RARELY * (now - began))

    def document(self) -> dict[str, Any]:
        return document(Standings(self.match, self.finished.counted, self.test), self.asked)


def read_deals(file: Path, match: Match) -> list[Deal]:
    """The finished deals of the match, and of no other."""
    try:
        kept = json.loads(file.read_bytes())
        found = Match(kept["game"], kept["players"], tuple(kept["bots"]), kept["seed"])
        command, program = str(kept["command"]), kept["played_by"]
        deals = [[_row(game) for game in deal["games"]] for deal in kept["results"]]
        is_whole = all([row.seating for row in deal] == found.seatings(deal[0].deal) for deal in deals)
    except OSError as error:
        raise KeepError(explain(error)) from error
    except (ValueError, LookupError, TypeError) as error:
        raise NoMatchError(file) from error
    if found != match:
        raise KeepError(f"{file} holds another match, {command}; choose another file")
    if program != played_by(match):
        raise KeepError(f"{file} was played by another version of the program; choose another file")
    if not is_whole:
        raise NoMatchError(file)
    return deals


def _row(game: dict[str, Any]) -> Row:
    seating, winners, scores = (tuple(game[name]) for name in ("seating", "winners", "scores"))
    return Row(game["deal"], seating, winners, scores, tuple(Thought(**each) for each in game["thoughts"]))
