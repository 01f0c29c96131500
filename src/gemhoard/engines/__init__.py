"""Engines: programs of any kind that play over a line protocol (docs/engines.md), and our bots as such."""

from gemhoard.engines.engine import Engine, engine_named, is_engine
from gemhoard.engines.errors import EngineError

__all__ = ["Engine", "EngineError", "engine_named", "is_engine"]
