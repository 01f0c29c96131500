"""Game records: a game as one JSON object, with its deal and every action: a replay needs no luck."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from gemhoard.games import GAMES, Game, RuleError, State
from gemhoard.games.chance import below, new_rng
from gemhoard.games.options import is_whole

FORMAT = "gemhoard-record"
VERSION = 1
ABSENT = "nothing"


class RecordError(RuleError):
    """A text that is no record, or one that does not keep to the rules; then `cause` says to which."""

    def __init__(self, reason: str, rule: str = "", cause: RuleError | None = None, **values: Any) -> None:
        super().__init__(reason, rule, **values)
        self.cause = cause

    def text(self, language: str) -> str:
        sentence = super().text(language)
        return f"{sentence} {self.cause.text(language)}" if self.cause else sentence


@dataclass(frozen=True)
class Difference:
    """Where a record expects something else than the rules give."""

    action: int  # how many actions had been carried out
    field: str
    expected: Any
    got: Any


@dataclass
class Record:
    """One game. `states` and `legal`, where given, are what the record expects after each action.

    `names`, where given, are who played, one a seat, "" where nobody gave one. No rule knows them.
    """

    game: Game
    start: State
    actions: list[str]
    states: list[Any] | None = None
    legal: list[Any] | None = None
    result: Any = None
    names: list[str] | None = None

    @classmethod
    def from_text(cls, text: str | bytes) -> "Record":
        """Read a record, and check its shape and its deal; `replay` checks the actions."""
        try:
            return cls.from_json(json.loads(text))
        except RecordError:
            raise
        except json.JSONDecodeError as error:
            raise RecordError("error-record-json", line=error.lineno, column=error.colno) from error
        except RecursionError as error:
            raise RecordError("error-record-nested") from error
        except ValueError as error:  # no text, or a number without end
            raise RecordError("error-record-text") from error

    @classmethod
    def from_json(cls, data: Any) -> "Record":
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError("error-record-format", format=FORMAT)
        if not is_whole(data.get("version")) or data["version"] != VERSION:
            raise RecordError("error-record-version", known=VERSION, version=repr(data.get("version")))
        name = data.get("game")
        if not isinstance(name, str) or name not in GAMES:
            raise RecordError("error-record-game", game=repr(name), known=", ".join(GAMES))
        return cls(
            GAMES[name],
            _read_start(GAMES[name], data),
            _read_actions(data),
            _read_expected(data, "states"),
            _read_expected(data, "legal"),
            data.get("result"),
            _read_names(data),
        )

    def to_json(self) -> dict[str, Any]:
        """With the states and legal actions only where the record has them."""
        data = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "players": int(self.start.players),
            "options": self.game.table_options(self.start),
            "first": int(self.start.first),
            "setup": self.game.setup(self.start),
            "actions": self.actions,
        }
        more = {"names": self.names, "states": self.states, "legal": self.legal, "result": self.result}
        return data | {name: value for name, value in more.items() if value is not None}

    def replay(self) -> Iterator[State]:
        """The state after the set-up and after each action: always the same one, so copy it to keep it."""
        state = self.start.copy()
        yield state
        for number, words in enumerate(self.actions, start=1):
            try:
                self.game.apply(state, self.game.number(words))
            except RuleError as error:
                raise RecordError("error-record-action", cause=error, number=number, words=words) from error
            yield state

    def first_difference(self) -> Difference | None:
        """Where the rules give something else than the record expects, if anywhere."""
        try:
            return self._first_difference()
        except RecursionError as error:
            raise RecordError("error-record-nested") from error

    def _first_difference(self) -> Difference | None:
        found = None
        for number, state in enumerate(self.replay()):
            found = found or self._difference_at(number, state)
        if found is None and self.result is not None:
            if not self.game.is_over(state):
                return Difference(number, "result", self.result, None)
            return _compare(number, "result", self.result, self.game.result(state))
        return found

    def _difference_at(self, number: int, state: State) -> Difference | None:
        found = None
        if self.states is not None:
            found = _compare(number, "state", self.states[number], self.game.to_json(state))
        if found is None and self.legal is not None:
            legal = sorted(self.game.words[action] for action in self.game.legal(state))
            found = _compare(number, "legal", self.legal[number], legal)
        return found


def _read_start(game: Game, data: dict[str, Any]) -> State:
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("error-record-options")
    if data.get("first") is None:
        raise RecordError("error-record-first")
    try:
        players, setup = data.get("players", 0), data.get("setup")
        return game.new(players, setup={} if setup is None else setup, first=data["first"], options=options)
    except RuleError as error:
        raise RecordError(error.reason, error.rule, **error.values) from error


def _read_actions(data: dict[str, Any]) -> list[str]:
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(words, str) for words in actions):
        raise RecordError("error-record-actions")
    return actions


def _read_names(data: dict[str, Any]) -> list[str] | None:
    names = data.get("names")
    if names is None:
        return None
    if (
        not isinstance(names, list)
        or len(names) != data["players"]
        or not all(isinstance(n, str) for n in names)
    ):
        raise RecordError("error-record-names")
    return names


def _read_expected(data: dict[str, Any], name: str) -> list[Any] | None:
    expected = data.get(name)
    if expected is None:
        return None
    if not isinstance(expected, list) or len(expected) != len(data["actions"]) + 1:
        raise RecordError("error-record-expected", field=name)
    return expected


def _compare(number: int, name: str, expected: Any, got: Any) -> Difference | None:
    """The first field in which two values differ, within objects too; a list is compared as a whole."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in [*got, *(key for key in expected if key not in got)]:
            if key not in got or key not in expected:
                return Difference(number, f"{name}.{key}", expected.get(key, ABSENT), got.get(key, ABSENT))
            if found := _compare(number, f"{name}.{key}", expected[key], got[key]):
                return found
        return None
    if _same(expected, got):
        return None
    return Difference(number, name, expected, got)


def _same(expected: Any, got: Any) -> bool:
    """Equal as JSON: 1 is neither true nor 1.0."""
    return json.dumps(expected, sort_keys=True) == json.dumps(got, sort_keys=True)


def options_named(texts: Iterable[str]) -> dict[str, Any]:
    """Options as commands take them: `NAME=VALUE`, the value as JSON, or a word."""
    return dict(map(_option_named, texts))


def _option_named(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def random_record(
    game: Game, players: int, seed: int, options: dict[str, Any] | None = None, *, states: bool = False
) -> Record:
    """A game in which every choice and every roll is drawn alike, from one seed."""
    rng = new_rng(~seed)  # a stream of its own: not the one that dealt the cards
    state = game.new(players, seed=seed, options=options)
    record = Record(game, state.copy(), [], [] if states else None, [] if states else None)
    while True:
        legal = game.legal(state)
        if record.states is not None and record.legal is not None:
            record.states.append(game.to_json(state))
            record.legal.append(sorted(game.words[action] for action in legal))
        if game.is_over(state):
            record.result = game.result(state)
            return record
        action = legal[below(rng, len(legal))]
        record.actions.append(game.words[action])
        game.apply(state, action)
