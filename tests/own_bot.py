"""A bot of one's own, as somebody might install and change it."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

from gemhoard import plugins
from gemhoard.bots import specs

SOURCE = """
class Own:
    name = "own"

    def choose(self, game, state, seed, deadline=None):
        return game.legal(state)[0]


def make(spec, budget):
    return Own()
"""


def install(monkeypatch, file: Path, module: str) -> None:
    """From now on `own` is a bot, of a module whose source is in this file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(SOURCE)
    package = module.partition(".")[0]
    monkeypatch.delitem(sys.modules, package, raising=False)
    monkeypatch.syspath_prepend(file.parents[module.count(".")])
    point = EntryPoint("own", f"{module}:make", "gemhoard.bots")
    monkeypatch.setattr(specs, "_external_bots", lambda: {"own": point})
    forget()


def change(file: Path) -> None:
    """As between two commands."""
    file.write_text(SOURCE.replace("[0]", "[-1]"))
    forget()


def forget() -> None:
    specs._load.cache_clear()
    plugins.hash_of_sources.cache_clear()
