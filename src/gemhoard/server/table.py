"""One live game: what may be done, what happened, what each seat is sent. No network, no SQL in here."""

from dataclasses import dataclass
from typing import Any, Literal

from gemhoard.games import CHANCE, NOBODY, Event, Game, RuleError, State
from gemhoard.record import Record, RecordError
from gemhoard.server.protocol import (
    Actor,
    Choice,
    ErrorMessage,
    Position,
    PositionMessage,
    Replay,
    ReplayStep,
    Step,
)


class RefusedError(RuleError):
    """Something that the server does not do. Nothing has changed."""

    def __init__(self, reason: str, status: int = 409, **values: Any) -> None:
        super().__init__(reason, "", **values)
        self.status = status  # as HTTP has it


def explain(error: RuleError) -> ErrorMessage:
    """What is sent. Values may hold what a stranger wrote, which need not even be text."""
    values = {name: _plain(value) for name, value in error.values.items()}
    cause = explain(error.cause) if isinstance(error, RecordError) and error.cause else None
    return ErrorMessage(type="error", reason=error.reason, rule=error.rule, values=values, cause=cause)


def _plain(value: Any) -> Any:
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


@dataclass(frozen=True)
class Entry:
    """One line of the action log. `number` is that of the state it leads to."""

    number: int
    kind: Literal["act", "undo"]
    actor: int  # a seat, or CHANCE
    words: str  # of the action, as in a record; "" where one is taken back


class Table:
    """A game and its log. `act` and `undo` make an entry, which counts once it is committed and `add`ed."""

    def __init__(self, game: Game, start: State, *, is_closed: bool = False) -> None:
        self.game = game
        self.is_closed = is_closed  # an uploaded record: nobody plays on
        self.entries: list[Entry] = []
        self._states = [start]  # by number
        self._line = [0]  # the numbers that led here; those that were taken back are gone from it

    @property
    def number(self) -> int:
        """Of the state that things are in now."""
        return len(self.entries)

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def is_over(self) -> bool:
        return self.is_closed or self.game.is_over(self.state)

    # -------------------------------------------------------------- the log

    def act(self, seat: int, number: int, action: int) -> Entry:
        """The entry for an action, or why it is refused."""
        self._check_open(number)
        if self.game.actor(self.state) != seat and not self.is_over:
            raise RefusedError("server-not-your-turn", seat=seat + 1)
        if action not in self.game.legal(self.state):
            raise self.game.refusal(self.state, action)
        return Entry(self.number + 1, "act", seat, self.game.words[action])

    def undo(self, seat: int, number: int) -> Entry:
        """The entry that takes back a seat's last action, or why it is refused."""
        self._check_open(number)
        if not self.can_undo(seat):
            raise RefusedError("server-cannot-undo")
        return Entry(self.number + 1, "undo", seat, "")

    def _check_open(self, number: int) -> None:
        if self.is_closed:
            raise RefusedError("server-closed")
        if number != self.number:
            raise RefusedError("server-stale")

    def add(self, entry: Entry) -> None:
        """Carry out a committed entry."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        if entry.kind == "undo":
            self._line.pop()
            state = self._states[self._line[-1]]
        else:
            state = self.state.copy()
            self.game.apply(state, self.game.number(entry.words))
            self._line.append(entry.number)
        self.entries.append(entry)
        self._states.append(state)

    def can_undo(self, seat: int | None) -> bool:
        """Whether the last action was the seat's own and showed nobody anything new."""
        if seat is None or self.is_over or len(self._line) == 1:
            return False
        last = self._line[-1]
        # Whoever has acted since has shown something, even if it was taken back.
        if any(entry.actor != seat for entry in self.entries[last - 1 :]):
            return False
        return not any(event.kind in self.game.revealing for event in self._what_happened(last, None))

    def _what_happened(self, number: int, seat: int | None) -> list[Event]:
        entry = self.entries[number - 1]
        if entry.kind == "undo":
            return []
        action = self.game.number(entry.words)
        return self.game.events(self._states[number - 1], action, self._states[number], seat)

    # -------------------------------------------------------------- what is sent

    def message(self, seat: int | None, seen: int) -> PositionMessage:
        """Where things stand and what happened since `seen`, as a seat may know it; None sees the public."""
        return PositionMessage(type="position", position=self.position(seat), steps=self.steps(seat, seen))

    def position(self, seat: int | None) -> Position:
        state, is_over = self.state, self.is_over
        return Position(
            number=self.number,
            view=self.game.to_json(state) if is_over else self.game.view(state, _viewer(seat)),
            standing=self.game.standing(state, None if is_over else _viewer(seat)),
            actor=None if is_over else name_actor(self.game.actor(state)),
            choices=[] if is_over or seat != self.game.actor(state) else self._choices(),
            can_undo=self.can_undo(seat),
            result=self.result(),
        )

    def _choices(self) -> list[Choice]:
        return [
            Choice(
                action=action, words=self.game.words[action], preview=self.game.preview(self.state, action)
            )
            for action in self.game.legal(self.state)
        ]

    def steps(self, seat: int | None, seen: int) -> list[Step]:
        """The log behind `seen`. Once the game is over nothing of it is hidden."""
        viewer = None if self.is_over else _viewer(seat)
        return [self._step(entry, viewer) for entry in self.entries[max(seen, 0) :]]

    def _step(self, entry: Entry, viewer: int | None) -> Step:
        events = self._what_happened(entry.number, viewer)
        return Step(
            number=entry.number,
            actor=name_actor(entry.actor),
            undone=entry.kind == "undo",
            events=events,
        )

    def result(self) -> dict[str, Any] | None:
        return self.game.result(self.state) if self.game.is_over(self.state) else None

    # -------------------------------------------------------------- when it is over

    def record(self) -> Record:
        """The game as a record: what was taken back is not in it."""
        actions = [self.entries[number - 1].words for number in self._line[1:]]
        return Record(self.game, self._states[0], actions, result=self.result())

    def replay(self, table: str, names: list[str]) -> Replay:
        """The game step by step, with nothing hidden."""
        return Replay(
            table=table,
            game=self.game.name,
            options=self.game.table_options(self._states[0]),
            names=names,
            steps=[self._replay_step(number) for number in self._line],
            result=self.result(),
        )

    def _replay_step(self, number: int) -> ReplayStep:
        state, entry = self._states[number], self.entries[number - 1] if number else None
        return ReplayStep(
            words=entry.words if entry else "",
            actor=name_actor(entry.actor) if entry else None,
            events=self._what_happened(number, None) if entry else [],
            view=self.game.to_json(state),
            standing=self.game.standing(state),
        )


def _viewer(seat: int | None) -> int:
    # In the games None means that nothing is hidden; NOBODY is who sees what is public. Never mix them up.
    return NOBODY if seat is None else seat


def name_actor(actor: int) -> Actor:
    if actor == CHANCE:
        return "chance"
    return None if actor == NOBODY else actor
