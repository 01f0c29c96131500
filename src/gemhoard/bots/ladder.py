"""The bots by name: the rungs of the ladder, the levels that people choose from, and guests.

A guest is a bot of another package, or of one's own: an entry point of the group `gemhoard.bots` that names a
function of a spec and a budget. It sees what our own bots see. docs/research tells how to bring one.
"""

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from gemhoard.bots.bot import Bot, BotError
from gemhoard.bots.greedy import Greedy
from gemhoard.bots.random import Random
from gemhoard.bots.search import Budget, Search
from gemhoard.bots.weights import read
from gemhoard.games import Game

# Each clearly stronger than the one before, at every player count: docs/strength.md.
LEVELS = {
    "squire": "greedy",
    "knight": "search:200",
    "baron": "master:200",
    "dragon": "master:2000",
}

_AMOUNT = r"(:(?P<amount>[1-9][0-9]{0,8})(?P<unit>ms)?)?"
_SPECS = {
    "random": "",
    "greedy": "",
    "search": _AMOUNT,
    "master": _AMOUNT + "(@(?P<file>.+))?",  # a network other than the one that comes with the game
}
DEFAULT_BUDGET = Budget(simulations=1000)


@cache
def bot_named(spec: str) -> Bot:
    """`random`, `greedy`, `search:1000` (simulations), `master:200ms`, `master:80@FILE`, a level, a guest."""
    for rung, more in _SPECS.items():
        if found := re.fullmatch(rung + more, LEVELS.get(spec, spec)):
            return _bot(rung, spec, **found.groupdict())
    if known := _guest_named(spec):
        return _invite(spec, *known)
    raise BotError("error-bot", bot=spec, known=", ".join([*_SPECS, *LEVELS, *_guests()]))


def check_bot(spec: str, game: Game) -> None:
    """Whether there is such a bot, and whether it can play that game."""
    bot = bot_named(spec)
    if isinstance(bot, Search) and bot.file:
        read(game, bot.file)


def _bot(
    rung: str, name: str, amount: str | None = None, unit: str | None = None, file: str | None = None
) -> Bot:
    if rung == "random":
        return Random()
    if rung == "greedy":
        return Greedy(name)
    return Search(name, _budget(amount, unit), guided=rung == "master", file=Path(file) if file else None)


def _budget(amount: str | None, unit: str | None) -> Budget:
    if amount is None:
        return DEFAULT_BUDGET
    return Budget(seconds=int(amount) / 1000) if unit else Budget(simulations=int(amount))


# ------------------------------------------------------------------ guests


@cache
def _guests() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="gemhoard.bots")}


def _guest_named(spec: str) -> tuple[EntryPoint, Budget] | None:
    for name, guest in _guests().items():
        if found := re.fullmatch(re.escape(name) + _AMOUNT, spec):
            return guest, _budget(found["amount"], found["unit"])
    return None


def _invite(spec: str, guest: EntryPoint, budget: Budget) -> Bot:
    try:
        bot: Bot = guest.load()(spec, budget)
    except ModuleNotFoundError as error:
        raise BotError("error-guest", bot=spec, package=str(error.name)) from error
    return bot


@cache  # Whoever changes a bot while it plays does not change what plays.
def made_of(spec: str) -> str:
    """A hash of the sources that a guest comes from; of a bot of ours nothing: the program tells it."""
    known = _guest_named(spec)
    package = known[0].module.partition(".")[0] if known else "gemhoard"
    if package == "gemhoard":
        return ""
    return hashlib.sha256(b"".join(file.read_bytes() for file in _sources(package))).hexdigest()[:16]


def _sources(package: str) -> Iterator[Path]:
    """All of a package, or the one file of a module; nothing where it is not installed."""
    found = find_spec(package)
    if found and found.submodule_search_locations is not None:
        for folder in found.submodule_search_locations:
            yield from sorted(Path(folder).rglob("*.py"))
    elif found and found.has_location and found.origin:
        yield Path(found.origin)
