"""What the rules of every game are made of: functions that run interpreted and compiled, over flat records.

`NUMBA_DISABLE_JIT=1` runs everything interpreted, for debugging and to check one mode against the other.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core.caching import FunctionCache
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic

from gemhoard.games.limits import MOST_CHOICES
from gemhoard.plugins import OURS, hash_of_sources, is_defined_by_us

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


# The packages of games that are not ours, by the type that numba knows the state of their game under.
OTHER_PACKAGES: dict[str, str] = {}


class _Cache(FunctionCache):  # type: ignore[misc]
    """What is of another package, or compiled with its rules, is filed under the sources of that package too.

    So an edit of its rules compiles that game again, and nothing else.
    """

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        types = " ".join(map(str, signature))
        packages = {package for state, package in OTHER_PACKAGES.items() if state in types}
        # A script has no name to be found by: numba notices an edit of one file by itself.
        packages |= {self._py_func.__module__.partition(".")[0]} - {OURS, "__main__"}
        return (*super()._index_key(signature, codegen), *sorted(map(hash_of_sources, packages)))


def _compile(function: F, **options: Any) -> F:
    # Compiled, an index out of range is silent and writes somewhere. Ours are tested with bounds checked and
    # need not pay for it in play; of a rule of another package nobody knows.
    is_checked = None if is_defined_by_us(function) else True
    compiled = numba.njit(error_model="numpy", boundscheck=is_checked, **options)(function)
    if not INTERPRETED:
        compiled._cache = _Cache(function)
    return cast(F, compiled)


def rule(function: F) -> F:
    """A function of the rules: compiled at its first call, kept on disk, inlined where another calls it."""
    return _compile(function, forceinline=True)


def loop(function: F) -> F:
    """A compiled loop that Python calls: it plays many actions, and lets other threads run meanwhile."""
    return _compile(function, nogil=True)


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
        return cast(Record, np.frombuffer(bytearray(self.tobytes()), self.dtype)[0])


def record_type(fields: list[Any]) -> np.dtype[Any]:
    """One flat record a state: attributes work in both modes, and copying it is one memory copy.

    Packed: the gaps of an aligned one hold what was in memory before, and equal states would differ in bytes.
    """
    return np.dtype((Record, np.dtype(fields, align=False)))


# Room for a list of actions. A record, since passing one is free, while an array counts its users atomically.
CHOICES = record_type([("actions", np.uint16, MOST_CHOICES)])


def plain(record: np.record) -> Any:
    """The fields of a record as numbers and lists of Python's, read at once.

    To read many of them from Python one by one takes ten times as long for each.
    """
    names, values = record.dtype.names or (), record.item()
    lists = (value.tolist() if isinstance(value, np.ndarray) else value for value in values)
    return SimpleNamespace(**dict(zip(names, lists, strict=True)))


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
