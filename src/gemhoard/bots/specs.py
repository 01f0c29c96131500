"""Bots by name: our own, the levels that people choose from, and external ones.

An external bot is one of another package: an entry point of the group `gemhoard.bots` that names a function
of a spec and a budget. It sees what our own bots see. docs/research explains how to add one.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

from gemhoard.bots.bot import Bot, BotError
from gemhoard.bots.greedy import Greedy
from gemhoard.bots.policy import Policy
from gemhoard.bots.random import Random
from gemhoard.bots.search import Budget, Search
from gemhoard.bots.weights import network_of, read_weights
from gemhoard.extras import MissingExtraError
from gemhoard.games import Game, State
from gemhoard.plugins import hash_of_sources, is_ours, package_of, plugins

# What people choose from where a game has no levels of its own, the weakest first.
LEVELS = {
    "squire": "greedy",
    "knight": "search:200",
    "baron": "master:200",
    "dragon": "master:2000",
}

_AMOUNT = r"(:(?P<amount>[1-9][0-9]{0,8})(?P<unit>ms)?)?"
_CARE = r"(~(?P<temperature>[0-9]{1,3}(\.[0-9]{1,3})?))?"
_FILE = "(@(?P<file>.+))?"  # a network other than the one that comes with the game
_SPECS = {
    "random": "",
    "greedy": "",
    "policy": _CARE + _FILE,
    "search": _AMOUNT + _CARE,
    "master": _AMOUNT + _CARE + _FILE,
    "deep": _AMOUNT + _CARE + _FILE,
}
DEFAULT_BUDGET = Budget(simulations=1000)


def bot_named(spec: str) -> Bot:
    """A spec is `random`, `greedy`, `policy`, `search:1000` (simulations) or `master:80ms`;
    `deep:20000` is a master that plays on to its next turn where that makes it stronger.

    `~1.5` behind it makes it choose with less care (see `sampling`), `@FILE` use another network than the one
    that comes with the game. A bot can be pickled, and decides the same in other processes and on other
    machines.
    """
    return _find(spec, {})


def bot_for(game: Game, name: str) -> Bot:
    """A bot by its spec, or by its level, which may be another bot in every game."""
    return _find(name, levels_of(game))


def levels_of(game: Game) -> Mapping[str, str]:
    """The specs of all levels, the weakest first, whether they can play the game or not."""
    return game.levels or LEVELS


def _find(name: str, levels: Mapping[str, str]) -> Bot:
    for kind, more in _SPECS.items():
        if found := re.fullmatch(kind + more, levels.get(name, name)):
            return _bot(kind, name, **found.groupdict())
    if _external_named(name):
        return _external_bot(name)
    raise BotError("error-bot", bot=name, known=", ".join([*_SPECS, *levels, *_external_bots()]))


def check_bot(spec: str, game: Game) -> None:
    """Whether there is such a bot, and whether it can play that game."""
    bot = bot_for(game, spec)
    if isinstance(bot, Greedy) and not game.rules.heuristic:
        raise BotError("error-no-heuristic", game=game.name, bot=spec)
    if isinstance(bot, Policy) or (isinstance(bot, Search) and bot.guided):
        network_of(game, bot.weights)


def fingerprint(bot: Bot) -> str:
    """A hash of what a bot depends on beside this program: a network file, or the sources of its package."""
    if isinstance(bot, Policy | Search) and bot.weights:
        return bot.weights.hash
    return bot.sources if isinstance(bot, ExternalBot) else ""


def levels_for(game: Game) -> list[str]:
    """The levels that can play a game, the weakest first."""
    return [level for level in levels_of(game) if _can_play(level, game)]


def _can_play(spec: str, game: Game) -> bool:
    try:
        check_bot(spec, game)
    except BotError:
        return False
    return True


def _bot(
    kind: str,
    name: str,
    amount: str | None = None,
    unit: str | None = None,
    temperature: str | None = None,
    file: str | None = None,
) -> Bot:
    if kind == "random":
        return Random()
    if kind == "greedy":
        return Greedy(name)
    weights = read_weights(Path(file)) if file else None
    careless = float(temperature or 0)
    if kind == "policy":
        return Policy(name, weights, careless)
    is_guided, plays_on = kind != "search", kind == "deep"
    return Search(name, _budget(amount, unit), is_guided, 1, weights, careless, plays_on)


def _budget(amount: str | None, unit: str | None) -> Budget:
    if amount is None:
        return DEFAULT_BUDGET
    return Budget(seconds=int(amount) / 1000) if unit else Budget(simulations=int(amount))


# ------------------------------------------------------------------ external bots


@dataclass(frozen=True)
class ExternalBot:
    """A bot of another package, loaded where it plays: there it must be of the same version."""

    name: str
    sources: str  # a hash of them

    @property
    def loaded(self) -> Bot:
        return _load(self.name, self.sources)

    def choose(self, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
        return self.loaded.choose(game, state, seed, deadline)


def _external_bot(spec: str) -> ExternalBot:
    bot = ExternalBot(spec, source_hash(spec))
    _ = bot.loaded  # What is wrong with it is found out now.
    return bot


@cache
def _external_bots() -> dict[str, EntryPoint]:
    return plugins("gemhoard.bots")


def _external_named(spec: str) -> tuple[EntryPoint, Budget] | None:
    for name, point in _external_bots().items():
        if found := re.fullmatch(re.escape(name) + _AMOUNT, spec):
            return point, _budget(found["amount"], found["unit"])
    return None


@cache
def _load(spec: str, sources: str) -> Bot:
    known = _external_named(spec)
    if not known or source_hash(spec) != sources:
        raise BotError("error-bot-version", bot=spec)
    point, budget = known
    try:
        bot: Bot = point.load()(spec, budget)
    except ModuleNotFoundError as error:
        if is_ours(point):
            raise MissingExtraError("lab") from None
        raise BotError("error-external-bot", bot=spec, package=str(error.name)) from error
    return bot


def source_hash(spec: str) -> str:
    """A hash of the sources of an external bot; empty for a bot of ours, which the program's hash covers."""
    known = _external_named(spec)
    if not known or is_ours(known[0]):
        return ""
    return hash_of_sources(package_of(known[0]))
