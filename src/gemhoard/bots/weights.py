"""The networks that come with the package. `gemhoard train` made them; README.md in `networks/` tells how."""

import io
import zlib
from collections.abc import Iterable, Mapping
from functools import cache
from lzma import LZMAError
from pathlib import Path
from tokenize import TokenError
from typing import Any, cast
from zipfile import BadZipFile

import numpy as np

from gemhoard.bots.bot import BotError
from gemhoard.bots.network import Network, network_type
from gemhoard.games import Game

FOLDER = Path(__file__).parent / "networks"

# What NumPy raises where a file is not what it wrote: damaged ones gave each of these.
BROKEN = (
    BadZipFile,
    EOFError,
    KeyError,
    LZMAError,
    RuntimeError,
    TokenError,
    TypeError,
    ValueError,
    zlib.error,
)

# Networks that came from another machine, by the names of their files there.
_brought: dict[Path, bytes] = {}


def shipped(game: Game) -> Network:
    """The network of a game as it is shipped."""
    return read(game, FOLDER / f"{game.name}.npz")


@cache
def read(game: Game, file: Path) -> Network:
    """A network that somebody trained."""
    try:
        return cast(Network, from_bytes(game, _brought.get(file) or file.read_bytes())[0])
    except (OSError, *BROKEN) as error:
        raise BotError("error-network", game=game.name, file=str(file)) from error


def files_of(specs: Iterable[str]) -> dict[Path, bytes]:
    """What is in the files that bots name behind an @."""
    files = [Path(file) for spec in specs for _, _, file in [spec.partition("@")] if file]
    return {file: file.read_bytes() for file in files}


def bring(files: Mapping[Path, bytes]) -> None:
    """From now on these are read, whatever is in the files of this machine."""
    if any(_brought.get(file) != content for file, content in files.items()):
        _brought.update(files)
        read.cache_clear()


@cache
def blank(game: Game) -> Network:
    """Where a search is not led by a network, something of its type must still be passed."""
    return cast(Network, np.zeros(1, network_type(game))[0])


def to_bytes(networks: Any) -> bytes:
    """Half the precision is enough to play by, and half the size."""
    file = io.BytesIO()
    arrays = {name: networks[0][name].astype(np.float16) for name in networks.dtype.names}
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def from_bytes(game: Game, data: bytes) -> Any:
    """An array with that one network in it."""
    networks = np.zeros(1, network_type(game))
    with np.load(io.BytesIO(data)) as arrays:
        for name in networks.dtype.names:
            networks[name][0] = arrays[name]
    return networks
