"""Whoever tests the bots of a game has to compile their search: one worker a game does."""

from pathlib import Path

import pytest

COMPILES_SEARCHES = {Path(__file__).parent / folder for folder in ("bots", "learning", "research")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent in COMPILES_SEARCHES:
            game = getattr(item, "callspec", None) and item.callspec.params.get("game")
            item.add_marker(pytest.mark.xdist_group(game or "kadora"))
