"""How long a person waits for the others: whole games in a real browser, at the default settings.

    .venv/bin/python benchmarks/pace.py [--games emerald,kadora] [--players 3,5] [--rounds 1] [--choices N]

Somebody who needs no time to think plays against bots of the usual level, by clicking on the board. A wait is
the time from the click that ends my part to the next choice that is offered. It is taken apart by what
it was waiting for:

- thinking: a bot was choosing its action;
- pause: the server was not thinking, and had not said its last word yet: the time to undo, the network;
- showing: all had been heard, and was still being shown.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
from browser.chromium import run_chromium
from browser.people import SIGNS, Person
from browser.visits import visits
from playwright.async_api import Browser

from gemhoard.games import GAMES
from gemhoard.server.bots import BotPool, usual_level

# A person who plays well and briskly needs about so long for a choice: what share of a game would be waiting?
THOUGHT = 2.0
CAUSES = ("thinking", "pause", "showing")
# Where the bots' thinking is written down, for the server that we start.
THINKING = "GEMHOARD_THINKING"
# In the page: when I clicked, when the server said something, and when something was asked of me.
WATCH = """(asked) => {
  const seen = (window.seen = []);
  const note = (kind, more) => seen.push({ kind, at: Date.now() / 1000, ...more });
  addEventListener('click', () => note('click'), true);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const { type, steps } = JSON.parse(data);
        if (type === 'position') note('heard', { actors: steps.map((step) => step.actor) });
      });
    }
  };
  let was = false;
  new MutationObserver(() => {
    const is = !!document.querySelector(asked);
    if (is && !was) note('asked');
    was = is;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@dataclass(frozen=True)
class Wait:
    """From a click to the next choice, in seconds."""

    seconds: float
    others_acted: bool
    thinking: float
    showing: float

    @property
    def pause(self) -> float:
        return self.seconds - self.thinking - self.showing


# ------------------------------------------------------------------ the server, in a process of its own


def serve_and_note(database: str) -> None:
    """As `gemhoard serve` does, and each bot's thinking is written down."""
    from gemhoard.cli import main

    choose = BotPool.choose
    with Path(os.environ[THINKING]).open("a") as notes:

        async def noted(self: BotPool, *given: Any) -> int:
            began = time.time()
            action = await choose(self, *given)
            print(began, time.time(), file=notes, flush=True)
            return action

        BotPool.choose = noted  # type: ignore[method-assign]
        main(["serve", "--port", "0", "--db", database])


@asynccontextmanager
async def run_server(folder: Path) -> AsyncIterator[tuple[str, Path]]:
    """Its address, and the file with the bots' thinking."""
    notes = folder / "thinking"
    program = [sys.executable, __file__, "--serve", str(folder / "tables.db")]
    child = await asyncio.create_subprocess_exec(
        *program, stdout=asyncio.subprocess.PIPE, env={**os.environ, THINKING: str(notes)}
    )
    try:
        assert child.stdout
        line = (await child.stdout.readline()).decode()
        assert "ready" in line, "the server did not start"
        yield line.split()[-1].rstrip("/"), notes
    finally:
        child.terminate()
        await child.wait()


# ------------------------------------------------------------------ a game


async def play(browser: Browser, address: str, game: str, players: int, choices: int) -> list[dict[str, Any]]:
    """A whole game. What the page saw meanwhile."""
    async with visits(browser, address) as visit:
        ann = await visit("Ann", speed=None)
        asked = ", ".join((SIGNS["turn"], SIGNS["over"]))
        await ann.page.add_init_script(f"({WATCH})({json.dumps(asked)})")
        await ann.set_up(game, "me:Ann", *[f"bot:{usual_level(GAMES[game])}"] * (players - 1))
        await _play_on(ann, choices)
        seen: list[dict[str, Any]] = await ann.page.evaluate("window.seen")
    return seen


async def _play_on(ann: Person, choices: int) -> None:
    while choices and await ann.until_asked() != "over":
        try:
            await ann.choose()
        except AssertionError:  # A piece that another one covers: somebody would take another one.
            continue
        choices -= 1


def waits(seen: list[dict[str, Any]], thinking: list[tuple[float, float]]) -> Iterator[Wait]:
    """Each from the last click before something was heard to the next choice."""
    clicked = heard = 0.0
    actors: set[Any] = set()
    for each in seen:
        if each["kind"] == "click" and not actors:
            clicked = each["at"]
        elif each["kind"] == "heard" and clicked:
            heard = each["at"]
            actors |= set(each["actors"])
        elif each["kind"] == "asked" and clicked and actors:
            thought = sum(max(0.0, min(end, heard) - max(begin, clicked)) for begin, end in thinking)
            others = any(actor != 0 for actor in actors)
            yield Wait(each["at"] - clicked, others, thought, each["at"] - heard)
            clicked, actors = 0.0, set()


def read_thinking(notes: Path) -> list[tuple[float, float]]:
    lines = notes.read_text().splitlines() if notes.exists() else []
    return [(float(begin), float(end)) for begin, end in map(str.split, lines)]


# ------------------------------------------------------------------ the table


def row(game: str, players: int, all_waits: list[Wait]) -> str:
    long = [wait for wait in all_waits if wait.others_acted]
    seconds = [wait.seconds for wait in long]
    quarter, median, three_quarters = statistics.quantiles(seconds, n=4)
    total = sum(wait.seconds for wait in all_waits)
    share = total / (total + THOUGHT * len(all_waits))
    causes = (statistics.mean(getattr(wait, cause) for wait in long) for cause in CAUSES)
    times = [f"{time:.1f}" for time in (median, quarter, three_quarters, max(seconds))]
    name = f"{game.capitalize()}, {players} players"
    cells = [name, str(len(long)), *times, f"{share:.0%}", *(f"{cause:.1f}" for cause in causes)]
    return f"| {' | '.join(cells)} |"


async def measure(chosen: argparse.Namespace) -> None:
    print("| | waits | median s | quarter | three quarters | longest | share | thinking | pause | showing |")
    print("| --- " * 10 + "|", flush=True)
    with tempfile.TemporaryDirectory(prefix="gemhoard-pace-") as folder:
        async with run_server(Path(folder)) as (address, notes), run_chromium() as browser:
            for game in chosen.games.split(","):
                for players in map(int, chosen.players.split(",")):
                    found: list[Wait] = []
                    for _ in range(chosen.rounds):
                        seen = await play(browser, address, game, players, chosen.choices)
                        found += waits(seen, read_thinking(notes))
                    print(row(game, players, found), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--players", default="3,5")
    parser.add_argument("--rounds", type=int, default=1, help="games each")
    parser.add_argument("--choices", type=int, default=-1, help="of each game; by default all")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve_and_note(arguments.serve)
    else:
        asyncio.run(measure(arguments))
