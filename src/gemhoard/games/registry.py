"""The installed games: every entry point of the group `gemhoard.games` names a subclass of `Game`.

Games are loaded when the first one is asked for, not when this module is imported: the package of a game
imports `gemhoard.games` itself, and would be loaded while it is only half there.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint
from inspect import get_annotations
from itertools import chain
from typing import Any

import numpy as np
from numba import from_dtype

from gemhoard.errors import UserError
from gemhoard.games.engine import OTHER_PACKAGES, Record
from gemhoard.games.game import Game, Rules
from gemhoard.games.limits import (
    MOST_ACTIONS,
    MOST_CHOICES,
    MOST_FEATURES,
    MOST_SEATS,
    MOST_VIRTUAL_PLAYERS,
)
from gemhoard.games.options import is_whole
from gemhoard.plugins import is_ours, package_of, packages_by_name, plugins
from gemhoard.words import add_texts

GROUP = "gemhoard.games"
# What everything else reads in a state, whatever the game.
FIELDS = ("players", "first", "phase", "actor")
NAME = "[a-z][a-z0-9_]*"


class GameError(UserError):
    """A game that cannot be registered, and why."""


class Registry(Mapping[str, Game]):
    """The games by name."""

    @cached_property
    def _games(self) -> dict[str, Game]:
        games: dict[str, Game] = {}
        _check_that_names_are_unique()
        for name, point in plugins(GROUP).items():
            game = _load(point)
            check(game, games.values())
            if game.name != name:
                raise GameError(f"the game {game.name} is registered as {name}: the two must be the same")
            if not is_ours(point):
                OTHER_PACKAGES[str(from_dtype(game.state_type))] = package_of(point)
            games[name] = game
            add_texts(game.texts)
        if not games:
            raise GameError(f"no package has an entry point {GROUP}; is gemhoard installed?")
        return games

    def __getitem__(self, name: str) -> Game:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def _check_that_names_are_unique() -> None:
    for name, packages in packages_by_name(GROUP).items():
        if len(packages) > 1:
            raise GameError(f"{' and '.join(packages)} both have a game {name}: uninstall one of them")


def _load(point: EntryPoint) -> Game:
    where = f"the game {point.name} of {package_of(point)} cannot be loaded"
    try:
        game = point.load()()
    except Exception as error:
        reason = " ".join(str(error).split())  # in one line
        raise GameError(f"{where}: {type(error).__name__}: {reason}") from error
    if not isinstance(game, Game):
        raise GameError(f"{where}: {point.value} is not a subclass of gemhoard.games.Game")
    return game


GAMES = Registry()


# ------------------------------------------------------------------ what can be registered


def check(game: Game, others: Iterable[Game] = ()) -> None:
    """Refuse a game that is incomplete, too large for compiled code, or too similar to another one."""
    # One after the other: each may rely on what those before it have found in order.
    finders = (_missing, _malformed, _too_large, _incomplete, _unreadable)
    problems = chain.from_iterable(find(game) for find in finders)
    for problem in chain(problems, _mixed_up(game, others)):
        name = getattr(game, "name", type(game).__name__)
        raise GameError(f"the game {name} cannot be registered: {problem}")


def _missing(game: Game) -> Iterator[str]:
    for name in get_annotations(Game):
        if not hasattr(game, name):
            yield f"it has no `{name}`"


def _malformed(game: Game) -> Iterator[str]:
    counts = list(game.player_counts)
    if not re.fullmatch(NAME, game.name):
        yield "its name must be small letters, digits and underscores, beginning with a letter"
    if not counts or counts != list(range(counts[0], counts[-1] + 1)) or counts[0] < 1:
        yield f"`player_counts` must be ascending without gaps, from 1 or more, and is {game.player_counts}"
    if not is_whole(game.most_choices) or game.most_choices < 1:
        yield f"`most_choices` must be a whole number from 1 on, and is {game.most_choices!r}"
    if not game.words or not all(isinstance(words, str) and words.split() for words in game.words):
        yield "every action needs words"
    if not isinstance(game.rules, Rules):
        yield "its `rules` must be `gemhoard.games.game.Rules`"


def _too_large(game: Game) -> Iterator[str]:
    for what, number, most in (
        ("players", game.player_counts[-1], MOST_SEATS),
        ("virtual players", max(map(game.virtual_players, game.player_counts)), MOST_VIRTUAL_PLAYERS),
        ("actions", len(game.words), MOST_ACTIONS),
        ("legal actions at once", game.most_choices, MOST_CHOICES),
        ("features", game.features, MOST_FEATURES),
        ("features of an action", game.action_features, MOST_FEATURES),
    ):
        if number > most:
            yield f"it has {number} {what}, and there is room for {most}"


def _incomplete(game: Game) -> Iterator[str]:
    if len(set(game.words)) < len(game.words):
        yield "two of its actions have the same words"
    for verb in {words.split()[0] for words in game.words} - set(game.objects):
        yield f"`objects` does not say what follows the verb {verb}"
    if type(game).event is Game.event:
        for kind in game.event_kinds:
            if not game.open_events.get(kind):
                yield f"neither `open_events` nor an `event` of its own says what the event {kind} is"
    if bool(game.features) != bool(game.rules.write_features) or bool(game.action_features) != bool(
        game.rules.write_action_features
    ):
        yield "the number of its features and the rules that write them belong together"


def _unreadable(game: Game) -> Iterator[str]:
    """A state that other modules, or rules that run interpreted, could not read."""
    state: Any = game.state_type
    if getattr(state, "type", None) is not Record:
        yield "its `state_type` must be made by `record_type`"
    for field in sorted(set(FIELDS) - set(state.names)):
        yield f"its state has no field {field}"
    for field in (name for name in state.names if hasattr(Record, name)):
        yield f"its state cannot have a field {field}: NumPy's records have an attribute of that name"
    for field in (name for name in ("first", "actor") if not np.issubdtype(state[name], np.signedinteger)):
        yield f"the field {field} of its state must be a signed number, to hold NOBODY"


def _mixed_up(game: Game, others: Iterable[Game]) -> Iterator[str]:
    for other in others:
        # numba takes a record for another one that begins with the same fields.
        if all(mine == theirs for mine, theirs in zip(_fields(game), _fields(other), strict=False)):
            yield f"its state begins like that of {other.name}; give its first field another name"
        if game.rule_prefix and game.rule_prefix == other.rule_prefix:
            yield f"the ids of its rules begin with {game.rule_prefix}, as those of {other.name} do"


def _fields(game: Game) -> list[tuple[str, Any]]:
    return [(name, game.state_type[name]) for name in game.state_type.names or ()]
