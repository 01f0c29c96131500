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
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.record import Record
from gemhoard.server.guard import holder_of
from gemhoard.server.setting_up import read_record
from gemhoard.server.store import SeatRow, Store, TableRow

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
async def run_server(database: Path, port: int = 0) -> AsyncIterator[Server]:
    program = [
        sys.executable,
        "-m",
        "gemhoard",
        "serve",
        "--port",
        str(port),
        "--db",
        str(database),
        "--pace",
        "0",
    ]
    with database.with_suffix(".err").open("ab") as errors:
        child = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE, stderr=errors)
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
    server: Server, record: Record, seats: list[SeatRow], secret: str, **changes: object
) -> TableRow:
    """A table at which that has been played. The seats of people are held by that secret."""
    row, entries = read_record(json.dumps(record.to_json()).encode())
    holder = holder_of(secret, row.id)
    held = tuple(replace(seat, holder=holder) if seat.kind == "person" else seat for seat in seats)
    row = replace(row, closed=False, seats=held, **changes)
    store = Store(str(server.database))
    await store.open()
    assert await store.create(row, entries)
    await store.close()
    return row
