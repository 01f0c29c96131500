"""What the rules of every game are made of: functions that run interpreted and compiled, over flat records.

`NUMBA_DISABLE_JIT=1` runs everything interpreted, for debugging and to check one mode against the other.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic

State = np.record
Choices = np.record
F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)

# Who acts, where it is no seat.
CHANCE = -1
NOBODY = -2


# ------------------------------------------------------------------ compiling


def _fingerprint() -> str:
    """A hash of all that compiled rules depend on, for them to be filed under.

    numba files a function under its own source alone, so that a caller compiled against an older version of a
    rule in another file would be found again, and play by the old rule.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    package = Path(__file__).parents[1]
    folders = ("games", "bots", "learning", "solver", "research/compiled")
    for source in sorted(path for folder in folders for path in package.glob(f"{folder}/**/*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_home() -> Path:
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gemhoard"


CACHE = _cache_home() / _fingerprint()
numba.config.CACHE_DIR = str(CACHE)


def rule(function: F) -> F:
    """A function of the rules: compiled at its first call, kept on disk, inlined where another calls it."""
    return cast(F, numba.njit(cache=True, error_model="numpy", forceinline=True)(function))


def loop(function: F) -> F:
    """A compiled loop that Python calls: it plays many actions, and lets other threads run meanwhile."""
    return cast(F, numba.njit(cache=True, error_model="numpy", nogil=True)(function))


def directly(function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """A loop as it is compiled for such arguments: to find it by their types can take longer than a step."""
    if INTERPRETED:
        return function
    types = tuple(map(numba.typeof, arguments))
    cast(Any, function).compile(types)
    return cast(Callable[..., Any], cast(Any, function).get_overload(types))


# ------------------------------------------------------------------ records


class Record(np.record):  # type: ignore[misc]
    """NumPy's record, which Python reads and copies several times faster this way."""

    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        """A field. Where there is none, NumPy's own way finds out what is wrong."""
        return self[name] if name in (self.dtype.names or ()) else np.record.__getattribute__(self, name)

    def copy(self) -> "Record":  # type: ignore[override]
        twin = np.empty(1, self.dtype)
        twin[0] = self
        return cast(Record, twin[0])


def record_type(fields: list[Any]) -> np.dtype[Any]:
    """One flat record a state: attributes work in both modes, and copying it is one memory copy.

    Packed: the gaps of an aligned one hold what was in memory before, and equal states would differ in bytes.
    """
    return np.dtype((Record, np.dtype(fields, align=False)))


# Room for a list of actions. A record, since passing one is free, while an array counts its users atomically.
CHOICES = record_type([("actions", np.uint16, 96)])


def new_record(dtype: np.dtype[Any]) -> np.record:
    """A record of zeros."""
    return cast(np.record, np.zeros(1, dtype)[0])


# ------------------------------------------------------------------ bits


@intrinsic  # type: ignore[untyped-decorator]
def _popcount(typing_context: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return mask(mask), build


if INTERPRETED:

    def lowest_bit(mask: int) -> int:
        return (int(mask) & -int(mask)).bit_length() - 1

    def count_bits(mask: int) -> int:
        return int(mask).bit_count()
else:

    @rule
    def lowest_bit(mask: int) -> int:
        """The number of the lowest bit that is set."""
        return trailing_zeros(mask)

    @rule
    def count_bits(mask: int) -> int:
        """How many bits are set."""
        return _popcount(mask)
