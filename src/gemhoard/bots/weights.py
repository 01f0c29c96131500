"""Network files, as `gemhoard train` writes them; docs/networks.md is about those of the games."""

import hashlib
import io
import zlib
from dataclasses import dataclass, field
from functools import cache, lru_cache
from lzma import LZMAError
from pathlib import Path
from tokenize import TokenError
from typing import Any, cast
from zipfile import BadZipFile

import numpy as np

from gemhoard.bots.bot import BotError
from gemhoard.bots.network import Network, network_type
from gemhoard.games import Game

# What NumPy raises for a file that it did not write, or that is damaged: each of these was seen.
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

# How much a search trusts a network that does not say so: it learned from searches with playouts. Its error
# is always the same in the same place, that of playouts is not. Tuned by hand, with early networks:
# docs/strength.md, "What did not work".
OLD_VALUE_MIX = 0.75

# The arrays in older files.
OLD_NAMES = {
    "features": "facts",
    "value": "chances",
    "value_bias": "chances_bias",
    "policy": "likes",
    "policy_bias": "likes_bias",
}


@dataclass(frozen=True)
class Weights:
    """The content of a network file. A bot carries it along, to machines that do not have the file."""

    file: str  # its name, for messages
    content: bytes = field(repr=False)

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:16]


def read_weights(file: Path) -> Weights:
    """Empty where it cannot be read: no game will take it."""
    try:
        return Weights(str(file), file.read_bytes())
    except OSError:
        return Weights(str(file), b"")


def network_of(game: Game, weights: Weights | None) -> Network:
    """The network in a file, or else the one that comes with the game."""
    return load(game, weights) if weights else game_network(game)


@cache
def game_network(game: Game) -> Network:
    """The network that comes with a game."""
    if game.network is None:
        raise BotError("error-no-network", game=game.name)
    return load(game, read_weights(game.network))


@lru_cache(maxsize=16)
def load(game: Game, weights: Weights) -> Network:
    try:
        return cast(Network, from_bytes(game, weights.content)[0])
    except BROKEN as error:
        raise BotError("error-network", game=game.name, file=weights.file) from error


@cache
def blank(game: Game) -> Network:
    """For a search without a network: compiled code needs something of its type."""
    return cast(Network, np.zeros(1, network_type(game))[0])


def to_bytes(networks: Any) -> bytes:
    """As a file: half precision is enough to play by, and half the size."""
    file = io.BytesIO()
    arrays = {name: networks[0][name].astype(np.float16) for name in networks.dtype.names}
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def from_bytes(game: Game, data: bytes) -> Any:
    """An array of one network."""
    networks = np.zeros(1, network_type(game))
    with np.load(io.BytesIO(data)) as arrays:
        for name in networks.dtype.names:
            if name == "value_mix" and name not in arrays:
                networks[name][0] = OLD_VALUE_MIX
            else:
                networks[name][0] = arrays[name if name in arrays else OLD_NAMES.get(name, name)]
    return networks
