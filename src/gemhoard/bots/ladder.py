"""The bots by name: the rungs of the ladder, and the levels that people choose from at the table."""

import re
from collections.abc import Callable
from functools import cache

from gemhoard.bots.bot import Bot
from gemhoard.bots.greedy import Greedy
from gemhoard.bots.random import Random
from gemhoard.bots.search import Budget, Search
from gemhoard.words import say

# Each clearly stronger than the one before, at every player count: docs/strength.md.
LEVELS = {
    "squire": "greedy",
    "knight": "search:500",
    "baron": "master:200",
    "dragon": "master:700ms",
}

_RUNGS: dict[str, Callable[[str, Budget], Bot]] = {
    "random": lambda name, budget: Random(),
    "greedy": lambda name, budget: Greedy(),
    "search": lambda name, budget: Search(name, budget),
    "master": lambda name, budget: Search(name, budget, guided=True),
}
_THINKERS = ("search", "master")
_SPEC = re.compile(r"(?P<rung>[a-z]+)(:(?P<amount>[1-9][0-9]{0,8})(?P<unit>ms)?)?")
DEFAULT_BUDGET = Budget(simulations=1000)


class BotError(ValueError):
    """There is no such bot."""


@cache
def bot_named(spec: str) -> Bot:
    """`random`, `greedy`, `search:1000` (simulations), `master:200ms`, or a level."""
    found = _SPEC.fullmatch(LEVELS.get(spec, spec))
    if not found or found["rung"] not in _RUNGS or (found["amount"] and found["rung"] not in _THINKERS):
        raise BotError(say("en", "error-bot", bot=spec, known=", ".join([*_RUNGS, *LEVELS])))
    return _RUNGS[found["rung"]](spec, _budget(found["amount"], found["unit"]))


def _budget(amount: str | None, unit: str | None) -> Budget:
    if amount is None:
        return DEFAULT_BUDGET
    return Budget(seconds=int(amount) / 1000) if unit else Budget(simulations=int(amount))
