"""Which coach made a review."""

import functools
import hashlib
from pathlib import Path

from gemhoard.jobs.program import program_hash


@functools.cache
def coach_version() -> str:
    """A hash of everything that a review depends on, networks included."""
    digest = hashlib.sha256(program_hash().encode())
    for file in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
