"""The server as a person starts it, in a process of its own, and tables that are laid in its database."""

import asyncio
import json
import random
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from gemhoard.bots import bot_named, decide
from gemhoard.daily import Deal, Outcome, day_levels, merit
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.record import Record
from gemhoard.server.daily_deals import person_of
from gemhoard.server.log_entry import LogEntry
from gemhoard.server.new_table import daily_row, read_record
from gemhoard.server.schema import SeatRow, TableRow
from gemhoard.server.security import holder_of, new_secret
from gemhoard.server.store import Store

# The first start compiles the rules, which takes a busy machine minutes.
PATIENCE = 600.0


@dataclass
class Server:
    database: Path
    child: asyncio.subprocess.Process
    address: str

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    async def kill(self) -> None:
        """As kill -9 does: nobody can say goodbye."""
        with suppress(ProcessLookupError):
            self.child.send_signal(signal.SIGKILL)
        await self.child.wait()


@asynccontextmanager
async def run_server(
    database: Path, port: int = 0, environment: dict[str, str] | None = None, *, has_pace: bool = False
) -> AsyncIterator[Server]:
    """Nobody is left time to undo, unless it `has_pace` as by default: tests would wait for it."""
    program = [
        sys.executable,
        "-m",
        "gemhoard",
        "serve",
        "--port",
        str(port),
        "--db",
        str(database),
        *([] if has_pace else ["--pace", "0"]),
    ]
    with database.with_suffix(".err").open("ab") as errors:
        child = await asyncio.create_subprocess_exec(
            *program, stdout=asyncio.subprocess.PIPE, stderr=errors, env=environment
        )
    try:
        assert child.stdout
        async with asyncio.timeout(PATIENCE):
            line = (await child.stdout.readline()).decode()
        assert "ready" in line, database.with_suffix(".err").read_text()
        server = Server(database, child, line.split()[-1].rstrip("/"))
        yield server
    finally:
        with suppress(ProcessLookupError):
            child.terminate()
        await child.wait()


# The day of a deal that Ann has played.
DAY = 20_000

# ------------------------------------------------------------------ tables that are laid


def play_out(game: str, players: int, seed: int) -> Record:
    """A whole game between greedy bots, the same for the same seed."""
    rules, draw = GAMES[game], random.Random(seed)
    state = rules.new(players, seed=seed, first=0)
    record = Record(rules, state.copy(), [])
    while not rules.is_over(state):
        is_chance = rules.actor(state) == CHANCE
        action = (
            draw.choice(rules.legal(state)) if is_chance else decide(bot_named("greedy"), rules, state, seed)
        )
        record.actions.append(rules.words[action])
        rules.apply(state, action)
    record.result = rules.result(state)
    return record


def cut(record: Record, is_wanted: Callable[[Game, State], bool], *, at: float) -> Record:
    """The record as far as a position of that kind: the first of them (0), the last (1) or one between."""
    wanted = [number for number, state in enumerate(record.replay()) if is_wanted(record.game, state)]
    return Record(record.game, record.start, record.actions[: wanted[int(at * (len(wanted) - 1))]])


async def lay_table(
    server: Server, record: Record, seats: list[SeatRow], *secrets: str, **changes: object
) -> TableRow:
    """A table at which that has been played. Each secret holds a person's seat, the last one the rest."""
    row, entries = read_record(json.dumps(record.to_json()).encode())
    holders = [holder_of(secret, row.id) for secret in secrets]
    people = [i for i, seat in enumerate(seats) if seat.kind == "person"]
    held = list(seats)
    for number, seat in enumerate(people):
        held[seat] = replace(seats[seat], holder=holders[min(number, len(holders) - 1)])
    row = replace(row, closed=False, seats=tuple(held), **changes)
    store = Store(str(server.database))
    await store.open()
    assert await store.create(row, entries)
    await store.close()
    return row


async def lay_daily(server: Server, secret: str) -> None:
    """A deal that Ann and others have played, and what the bots have made of it."""
    deal, store = Deal(GAMES["emerald"], DAY), Store(str(server.database))
    fared = [Outcome(1 + number % deal.ranked, 50 - 2 * number) for number in range(12)]
    await store.open()
    for name, mine in (("Bo", 1), ("Ann", 2), ("", 5), ("Božena Němcová-Vondráčková", 4)):
        own = secret if name == "Ann" else new_secret()
        row = daily_row(deal, name, own, person_of(deal, own))
        assert await store.create(row)
        assert await store.append(row.id, LogEntry(1, "act", 0, "pass"), fared[mine])
    ranked = sorted(fared, key=lambda each: merit(deal.game, each), reverse=True)
    for level, each in zip(day_levels(deal.game), ranked[4:], strict=False):
        await store.daily.add_bot(deal, level, each)
    await store.close()
