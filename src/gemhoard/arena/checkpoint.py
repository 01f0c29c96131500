"""A match in a file: its finished deals, from which the same command continues."""

import json
import time
from pathlib import Path
from typing import Any

from gemhoard.arena.match import MOVE_TIME, Bots, Deal, Forfeit, GameResult, Match, Timing
from gemhoard.arena.report import document, played_by
from gemhoard.arena.run import Finished, run
from gemhoard.arena.standings import Standings
from gemhoard.arena.statistics import SequentialTest
from gemhoard.errors import UserError
from gemhoard.files import explain, write_whole
from gemhoard.jobs import Pool, Progress

# Seconds between two writes, and how many times longer than a write that must be.
INTERVAL = 10
INTERVAL_PER_WRITE = 20


class CheckpointError(UserError):
    """A file that holds something else, or cannot be read or written."""


class NotAMatchError(CheckpointError):
    """A file that holds no match at all, or a broken one."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is no match that `arena --json` wrote; choose another file")


class MatchCheckpoint:
    """The finished deals of a match, how many are asked for, and the file that they are written to."""

    def __init__(
        self, match: Match, bots: Bots, asked: int, test: SequentialTest | None, file: Path | None
    ) -> None:
        self.match, self.bots, self.test, self.file = match, bots, test, file
        self.finished = Finished(read_deals(file, match, bots) if file and file.exists() else [])
        self.asked = max(asked, len(self.finished.counted))
        self.due = time.monotonic() + INTERVAL

    def play(self, pool: Pool) -> None:
        """Play what is missing. Finished deals are written even if it is interrupted."""
        try:
            with Progress() as progress:
                run(
                    self.match,
                    self.bots,
                    self.asked,
                    pool,
                    self.test,
                    progress.show,
                    self.finished,
                    self.write_now_and_then,
                )
        finally:
            self.standings = self.document()
            if self.finished:
                self.write(self.standings)

    def write_now_and_then(self) -> None:
        """After each deal: a process that is killed cannot write any more."""
        if time.monotonic() > self.due:
            self.write(self.document())

    def write(self, standings: dict[str, Any]) -> None:
        if not self.file:
            return
        start = time.monotonic()
        results = Standings(self.match, self.finished.all()).results()
        content = json.dumps({**standings, "results": results}) + "\n"
        write_whole(self.file, content.encode())
        now = time.monotonic()
        self.due = now + max(INTERVAL, INTERVAL_PER_WRITE * (now - start))

    def document(self) -> dict[str, Any]:
        return document(Standings(self.match, self.finished.counted, self.test), self.bots, self.asked)


def read_deals(file: Path, match: Match, bots: Bots) -> list[Deal]:
    """The finished deals of the match, and of no other."""
    try:
        saved = json.loads(file.read_bytes())
        who = saved["game"], saved["players"], tuple(saved["bots"]), saved["seed"]
        # Older files have neither.
        found = Match(*who, saved.get("move_time", MOVE_TIME), tuple(saved.get("options", ())))
        command, program = str(saved["command"]), saved["played_by"]
        deals = [[_result(game) for game in deal["games"]] for deal in saved["results"]]
        is_whole = all([row.seating for row in deal] == found.seatings(deal[0].deal) for deal in deals)
    except OSError as error:
        raise CheckpointError(explain(error)) from error
    except (ValueError, LookupError, TypeError) as error:
        raise NotAMatchError(file) from error
    if found != match:
        raise CheckpointError(f"{file} holds another match, {command}; choose another file")
    if program != played_by(bots):
        raise CheckpointError(f"{file} was played by another version of the program; choose another file")
    if not is_whole:
        raise NotAMatchError(file)
    return deals


def _result(game: dict[str, Any]) -> GameResult:
    seating, winners, scores = (tuple(game[name]) for name in ("seating", "winners", "scores"))
    timings = game.get("timings") or game["thoughts"]  # as older files call them
    forfeit = Forfeit(**game["forfeit"]) if game.get("forfeit") else None
    timed = tuple(Timing(**each) for each in timings)
    return GameResult(game["deal"], seating, winners, scores, timed, forfeit)
