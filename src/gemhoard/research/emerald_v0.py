"""Emerald for PettingZoo: `emerald_v0.env(players=3)`.

Any change that a learned policy would notice makes it v1.
"""

from typing import Any

from gemhoard.research import pettingzoo
from gemhoard.research.pettingzoo import Options


def env(
    players: int = 2,
    options: Options = None,
    render_mode: str | None = None,
    observation: str | None = None,
) -> Any:
    """Emerald as PettingZoo's users expect it: an illegal choice ends the game, and loses.

    For 2 to 5 players; `options` of the table; `render_mode` is ansi or rgb_array, `observation` features
    or compact.
    """
    return pettingzoo.env("emerald", players, options, render_mode=render_mode, observation=observation)


def raw_env(
    players: int = 2,
    options: Options = None,
    render_mode: str | None = None,
    observation: str | None = None,
) -> pettingzoo.raw_env:
    """The same without wrappers: an illegal choice raises a RuleError, and changes nothing."""
    return pettingzoo.raw_env("emerald", players, options, render_mode, observation)


__all__ = ["env", "raw_env"]
