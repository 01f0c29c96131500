"""How long a hint takes, and whether others who play notice hints and reviews.

    .venv/bin/python benchmarks/hints.py [--games 5] [--seconds 30]

Against a server as a person starts it, over the network. Hints are asked for at the first choice of a seat
and in the middle of games between greedy bots. Then others act again and again at tables of their own,
first with nobody else there, then while hints are found one after the other, then while games are reviewed.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from itertools import chain, product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
from browser.server import Server, cut, lay_table, play_out, run_server
from server.people import Person

from gemhoard.games import GAMES
from gemhoard.server.schema import SeatRow
from gemhoard.server.security import new_secret

PLAYERS, PARTS = (2, 5), {"first": 0.0, "middle": 0.5}
PREPARED_SECONDS = 1800
# The server allows an address as many hints a second in the long run.
HINT_SECONDS = 1.0
ASK_SECONDS = 0.3  # between two questions how far a review is
# Others who play, each at a table of their own, and the time between two of their actions.
OTHERS, ACT_SECONDS = 8, 0.25


def may_choose(game, state) -> bool:
    return game.actor(state) == 0 and len(game.legal(state)) > 2


async def lay(server: Server, secret: str, game: str, players: int, seed: int, at: float) -> tuple[str, int]:
    """A table in the middle of a game, and the number of its state."""
    record = cut(play_out(game, players, seed), may_choose, at=at)
    seats = [SeatRow("person", "Ann"), *[SeatRow("bot", "Hilda", "squire")] * (players - 1)]
    return (await lay_table(server, record, seats, secret)).id, len(record.actions)


async def hint_seconds(person: Person, table: str, number: int) -> float:
    begun = time.perf_counter()
    answer = await person.http.post(f"/api/tables/{table}/hint", json={"number": number, "language": "en"})
    taken = time.perf_counter() - begun
    answer.raise_for_status()
    return taken


async def until_prepared(person: Person, table: str, number: int) -> None:
    async with asyncio.timeout(PREPARED_SECONDS):
        while True:
            with suppress(Exception):
                await hint_seconds(person, table, number)
                return
            await asyncio.sleep(2)


async def act_on(person: Person, seconds: float) -> list[float]:
    """How long each action took until its answer, in milliseconds."""
    taken, ends = [], time.perf_counter() + seconds
    while time.perf_counter() < ends:
        table = await person.make("kadora", "me:Bo", "here:Cy", first=0)
        async with person.at(table) as line:
            await line.look(0)
            while line.position["result"] is None and time.perf_counter() < ends:
                seat = line.position["actor"]
                if line.table["looking"] != seat:
                    await line.look(seat, line.position["number"])
                begun = time.perf_counter()
                await line.act(seat)
                taken.append(1000 * (time.perf_counter() - begun))
                await asyncio.sleep(ACT_SECONDS)
    return taken


async def all_act_on(people: list[Person], seconds: float) -> list[float]:
    return list(chain(*await asyncio.gather(*(act_on(person, seconds) for person in people))))


async def ask_on(person: Person, tables: list[tuple[str, int]]) -> None:
    for table, number in tables:
        asked = asyncio.create_task(hint_seconds(person, table, number))
        await asyncio.sleep(HINT_SECONDS)
        await asked


async def review_on(server: Server, person: Person, secret: str, seconds: float) -> None:
    """One game after the other, asked for as the page does."""
    ends, seed = time.perf_counter() + seconds, 0
    while time.perf_counter() < ends:
        name, seed = list(GAMES)[seed % len(GAMES)], seed + 1
        seats = [SeatRow("person", "Ann"), *[SeatRow("bot", "Hilda", "squire")] * 2]
        table = (await lay_table(server, play_out(name, 3, 2000 + seed), seats, secret)).id
        while time.perf_counter() < ends:
            answer = await person.http.get(f"/api/tables/{table}/review")
            answer.raise_for_status()
            if answer.json()["review"]:
                break
            await asyncio.sleep(ASK_SECONDS)


def told(what: str, taken: list[float]) -> str:
    cuts = statistics.quantiles(taken, n=100)
    figures = f"median {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, longest {max(taken):.0f} ms"
    return f"{what}: {len(taken)} actions, {figures}"


async def measure_hints(server: Server, ann: Person, secret: str, games: int) -> None:
    for game, players, part in product(GAMES, PLAYERS, PARTS):
        taken = []
        for seed in range(games):
            laid = await lay(server, secret, game, players, seed, PARTS[part])
            taken.append(await hint_seconds(ann, *laid))
            await asyncio.sleep(HINT_SECONDS)
        figures = f"median {statistics.median(taken):.2f} s, longest {max(taken):.2f} s"
        print(f"{game}, {players} players, {part}: {figures}", flush=True)


async def measure_others(server: Server, ann: Person, secret: str, seconds: float) -> None:
    names = [list(GAMES)[i % len(GAMES)] for i in range(int(seconds))]
    tables = [await lay(server, secret, name, 5, 1000 + i, 0.5) for i, name in enumerate(names)]
    async with AsyncExitStack() as stack:
        for table, _ in tables:  # Whoever comes first has a table read from the database.
            await stack.enter_async_context(ann.at(table))
        others = [await stack.enter_async_context(Person(server.address)) for _ in range(OTHERS)]
        await all_act_on(others, 3)
        print(told("alone", await all_act_on(others, seconds)), flush=True)
        _, beside = await asyncio.gather(ask_on(ann, tables), all_act_on(others, seconds))
        print(told("beside hints", beside), flush=True)
        reviewing = review_on(server, ann, secret, seconds)
        _, beside = await asyncio.gather(reviewing, all_act_on(others, seconds))
        print(told("beside reviews", beside))


async def measure(server: Server, games: int, seconds: float) -> None:
    secret = new_secret()
    async with Person(server.address) as ann:
        ann.http.cookies.set("gemhoard", secret)
        await until_prepared(ann, *await lay(server, secret, "kadora", 2, 99, 0.0))
        if games:
            await measure_hints(server, ann, secret, games)
        await measure_others(server, ann, secret, seconds)


async def main(games: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with run_server(Path(folder) / "tables.db") as server:
            await measure(server, games, seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args()
    asyncio.run(main(chosen.games, chosen.seconds))
