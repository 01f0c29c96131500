"""Emerald for PettingZoo: `emerald_v0.env(players=3)`.

Any change that a learned policy would notice makes it v1.
"""

from functools import partial

from gemhoard.research import pettingzoo

env = partial(pettingzoo.env, "emerald")
raw_env = partial(pettingzoo.raw_env, "emerald")

__all__ = ["env", "raw_env"]
