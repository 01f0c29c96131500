"""How the environments are set, and what they refuse in one sentence."""

from typing import Any

from gemhoard.games import GAMES, Game
from gemhoard.games.options import is_whole
from gemhoard.research.compiled.batch import ANY_SEAT, OPPONENTS
from gemhoard.research.compiled.observation import COMPACT, FEATURES, OBSERVATIONS

FORMER_NAMES = {"facts": FEATURES, "numbers": COMPACT}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise ValueError(f"The games are {' and '.join(GAMES)}, not {name}.")
    return GAMES[name]


def observations_of(game: Game) -> list[str]:
    """The observations that a game can write, the usual one first."""
    written = (game.rules.write_features, game.rules.write_observation)
    return [kind for kind, write in zip(OBSERVATIONS, written, strict=True) if write]


def read_observation(game: Game, kind: str | None) -> str:
    """The kind of observation; by default the usual one of the game."""
    if kind in FORMER_NAMES:
        raise ValueError(f'observation="{kind}" is called "{FORMER_NAMES[kind]}" now.')
    if kind is not None and kind not in OBSERVATIONS:
        raise ValueError(f"An observation is {' or '.join(OBSERVATIONS)}, not {kind}.")
    offered = observations_of(game)
    if not offered:
        raise ValueError(f"{game.name} writes no observations: its rules need write_features.")
    if kind is not None and kind not in offered:
        raise ValueError(f"{game.name} has no {kind} observation, but {' and '.join(offered)}.")
    return kind or offered[0]


def read_opponents(game: Game, opponents: str) -> int:
    offered = [name for name in OPPONENTS if name != "greedy" or game.rules.heuristic]
    if opponents not in offered:
        raise ValueError(f"Opponents in {game.name} are {', '.join(offered)}, not {opponents}.")
    return OPPONENTS[opponents]


def read_seat(seat: int | str, players: int, opponents: str) -> int:
    """The agent's seat, or ANY_SEAT."""
    if opponents == "self" and seat != 0:
        raise ValueError(f'With opponents="self" the agent has every seat: leave out seat={seat!r}.')
    if seat == "random":
        return ANY_SEAT
    if not is_whole(seat) or seat not in range(players):
        raise ValueError(f'A seat is a number from 0 to {players - 1} or "random", not {seat!r}.')
    return int(seat)


def check_counts(num_envs: int, threads: int | None) -> None:
    if num_envs < 1:
        raise ValueError(f"A batch has one game at least, not {num_envs}.")
    if threads is not None and threads < 1:
        raise ValueError(f"A batch has one thread at least, not {threads}.")


def check_no_options(options: dict[str, Any] | None) -> None:
    if options:
        given = ", ".join(options)
        raise ValueError(f"A reset takes no options, not {given}: give them when you make the environment.")
