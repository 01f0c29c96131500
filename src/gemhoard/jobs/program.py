"""Which program computed a result."""

import functools
import hashlib
from pathlib import Path

from gemhoard.games.engine import CACHE
from gemhoard.plugins import hash_of_sources, other_packages

# What results depend on beside the compiled sources, whose hash names the cache.
SOURCES = ("history.py", "arena/*.py", "engines/*.py", "study/*.py", "research/*.py", "**/*.npz")


@functools.cache
def program_hash() -> str:
    """A hash of everything that results depend on, networks and the games of other packages included."""
    digest, package = hashlib.sha256(CACHE.name.encode()), Path(__file__).parents[1]
    for pattern in SOURCES:
        for file in sorted(package.glob(pattern)):
            digest.update(file.read_bytes())
    for other in other_packages("gemhoard.games"):
        digest.update(hash_of_sources(other).encode())
    return digest.hexdigest()[:16]
