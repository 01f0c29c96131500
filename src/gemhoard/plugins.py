"""What other packages add: entry points, and the source files that stand behind them."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

OURS = "gemhoard"


def plugins(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name, ours first. Of two with one name the first is taken."""
    return {name: points[0] for name, points in _by_name(group).items()}


def packages_by_name(group: str) -> dict[str, list[str]]:
    """Which packages have an entry point of each name: more than one, where they use the same name."""
    return {name: sorted(set(map(package_of, points))) for name, points in _by_name(group).items()}


def _by_name(group: str) -> dict[str, list[EntryPoint]]:
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=group), key=lambda point: (not is_ours(point), point.name)):
        found.setdefault(point.name, []).append(point)
    return found


def package_of(point: EntryPoint) -> str:
    return point.module.partition(".")[0]


def is_ours(point: EntryPoint) -> bool:
    return package_of(point) == OURS


def is_defined_by_us(thing: Any) -> bool:
    """Whether a class or a function is of this package."""
    return bool(thing.__module__.partition(".")[0] == OURS)


def other_packages(group: str) -> list[str]:
    """The packages that add something to a group, without our own."""
    return sorted({package_of(point) for point in plugins(group).values()} - {OURS})


def sources_of(package: str) -> Iterator[Path]:
    """Every Python file of a package, or the one file of a module; nothing where it is not installed."""
    found = find_spec(package)
    if found and found.submodule_search_locations is not None:
        for folder in found.submodule_search_locations:
            yield from sorted(Path(folder).rglob("*.py"))
    elif found and found.has_location and found.origin:
        yield Path(found.origin)


@cache  # A change of the files does not change the program that is running.
def hash_of_sources(package: str) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in sources_of(package))).hexdigest()[:16]
