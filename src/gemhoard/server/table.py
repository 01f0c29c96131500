"""One live game: what may be done, what happened, what each seat is sent. No network, no SQL in here."""

from collections.abc import Sequence
from typing import Any

from gemhoard.games import CHANCE, NOBODY, Game, RuleError, State
from gemhoard.games.events import Codes, codes_of, new_log
from gemhoard.record import Record
from gemhoard.server.errors import RefusedError
from gemhoard.server.log_entry import LogEntry
from gemhoard.server.protocol import (
    Actor,
    Choice,
    Opening,
    Position,
    PositionMessage,
    Replay,
    ReplayStep,
    Step,
)

NOTHING = codes_of(new_log())
# Nobody wants to watch more of them than this.
MOST_OPENING_STEPS = 40


class Table:
    """A game and its log. `act` and `undo` make an entry, which counts once it is committed and `add`ed."""

    def __init__(self, game: Game, start: State, *, is_closed: bool = False) -> None:
        self.game = game
        self.is_closed = is_closed  # an uploaded record: nobody plays on
        self.bots: frozenset[int] = frozenset()  # their seats
        self.has_undo = True
        self.entries: list[LogEntry] = []
        self._states = [start]  # by number
        self._codes = [NOTHING]  # what happened on the way to each of them
        self._line = [0]  # the numbers that led here; those that were taken back are gone from it

    @classmethod
    def of(cls, record: Record) -> "Table":
        """A table at which that has been played."""
        table = cls(record.game, record.start)
        for words in record.actions:
            table.play(words)
        return table

    def play(self, words: str) -> None:
        """Carry out a legal action of whoever decides now."""
        self.add(LogEntry(self.number + 1, "act", self.game.actor(self.state), words))

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

    def act(self, seat: int, number: int, action: int) -> LogEntry:
        """The entry for an action, or why it is refused."""
        if refusal := self.why_not(seat, number, action):
            raise refusal
        return LogEntry(self.number + 1, "act", seat, self.game.words[action])

    def why_not(self, seat: int, number: int, action: int) -> RuleError | None:
        """Why an action is refused; None if it is legal."""
        self.check_open(number)
        if self.game.actor(self.state) != seat and not self.is_over:
            return RefusedError("server-not-your-turn")
        return None if action in self.game.legal(self.state) else self.game.refusal(self.state, action)

    def undo(self, seat: int, number: int) -> LogEntry:
        """The entry that takes back a seat's last action, or why it is refused.

        A bot may have moved since the page heard of `number`. That is no reason to refuse it: whoever asks
        means their own last action, as long as it is still the same.
        """
        own = [entry.number for entry in self.entries if entry.actor == seat]
        self.check_open(self.number if own and own[-1] <= number <= self.number else number)
        if not self.has_undo:
            raise RefusedError("server-daily-undo")
        if not self.can_undo(seat):
            raise RefusedError("server-cannot-undo")
        return LogEntry(self.number + 1, "undo", seat, "")

    def check_open(self, number: int) -> None:
        """Whether people may play on here, and know how things stand."""
        if self.is_closed:
            raise RefusedError("server-closed")
        if number != self.number:
            raise RefusedError("server-stale")

    def add(self, entry: LogEntry) -> None:
        """Carry out a committed entry."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        if entry.kind == "undo":
            del self._line[self._line.index(self._last_action(entry.actor)) :]
            state, codes = self._states[self._line[-1]], NOTHING
        else:
            state = self.state.copy()
            codes = self.game.apply_and_log(state, self.game.number(entry.words))
            self._line.append(entry.number)
        self.entries.append(entry)
        self._states.append(state)
        self._codes.append(codes)

    @property
    def rolls(self) -> int:
        """How often chance has acted."""
        return sum(entry.actor == CHANCE for entry in self.entries)

    # -------------------------------------------------------------- undo

    def can_undo(self, seat: int | None) -> bool:
        """Whether the seat's last action and all since then showed nothing, and no other person has acted.

        What bots did since then is taken back with it.
        """
        if not self.has_undo or seat is None or self.is_over or not (last := self._last_action(seat)):
            return False
        # What was taken back meanwhile has been seen all the same.
        return not any(
            entry.actor not in {seat, *self.bots} or self._shows(entry.actor, self._codes[entry.number], seat)
            for entry in self.entries[last - 1 :]
        )

    def ends_undo(self, action: int) -> bool:
        """Whether somebody could undo now, and no longer behind this action of a bot or of chance."""
        seats = [seat for seat in {entry.actor for entry in self.entries} - self.bots if self.can_undo(seat)]
        if not seats:
            return False
        actor, state = self.game.actor(self.state), self.state.copy()
        codes = self.game.apply_and_log(state, action)
        return self.game.is_over(state) or any(self._shows(actor, codes, seat) for seat in seats)

    def _last_action(self, seat: int) -> int:
        """The number of the seat's last action that still stands; 0 if there is none."""
        return next((number for number in self._line[:0:-1] if self.entries[number - 1].actor == seat), 0)

    def _shows(self, actor: int, codes: Codes, seat: int) -> bool:
        """Whether an action showed something new to anybody, or to this seat. Chance always does."""
        kinds = {self.game.event_kinds[kind] for kind in codes[:, 0].tolist()}
        discloses = actor != seat and bool(kinds & self.game.disclosing)
        return actor == CHANCE or discloses or bool(kinds & self.game.revealing)

    # -------------------------------------------------------------- what is sent

    def message(self, seat: int | None, seen: int) -> PositionMessage:
        """Where things stand and what happened since `seen`, as a seat may know it; None sees the public."""
        return PositionMessage(
            type="position",
            position=self.position(seat),
            steps=self.steps(seat, seen),
            opening=self._opening(seat) if seen < 0 else None,
        )

    def _opening(self, seat: int | None) -> Opening | None:
        """Where the game began, as long as only bots and chance have acted: a page can show how they did."""
        have_people_acted = not {entry.actor for entry in self.entries} <= {CHANCE, *self.bots}
        is_short = 0 < self.number <= MOST_OPENING_STEPS
        if seat is None or self.is_over or have_people_acted or not is_short:
            return None
        start = self._states[0]
        return Opening(view=self.game.view(start, seat), standing=self.game.standing(start, seat))

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
            Choice(action=action, words=self.game.words[action], preview=preview)
            for action, preview in self.game.previews(self.state).items()
        ]

    def steps(self, seat: int | None, seen: int) -> list[Step]:
        """The log behind `seen`. Once the game is over nothing of it is hidden."""
        viewer = None if self.is_over else _viewer(seat)
        return [self._step(entry, viewer) for entry in self.entries[max(seen, 0) :]]

    def _step(self, entry: LogEntry, viewer: int | None) -> Step:
        return Step(
            number=entry.number,
            actor=name_actor(entry.actor),
            undone=entry.kind == "undo",
            events=self.game.events(self._codes[entry.number], viewer),
        )

    def result(self) -> dict[str, Any] | None:
        return self.game.result(self.state) if self.game.is_over(self.state) else None

    # -------------------------------------------------------------- when it is over

    def record(self) -> Record:
        """The game as a record: what was taken back is not in it."""
        actions = [self.entries[number - 1].words for number in self._line[1:]]
        return Record(self.game, self._states[0], actions, result=self.result())

    def replay(self, table: str, names: list[str], hinted: Sequence[int] = ()) -> Replay:
        """The game step by step, with nothing hidden."""
        return Replay(
            table=table,
            game=self.game.name,
            options=self.game.table_options(self._states[0]),
            names=names,
            hinted=list(hinted),
            steps=[self._replay_step(number) for number in self._line],
            result=self.result(),
        )

    def _replay_step(self, number: int) -> ReplayStep:
        state, entry = self._states[number], self.entries[number - 1] if number else None
        return ReplayStep(
            words=entry.words if entry else "",
            actor=name_actor(entry.actor) if entry else None,
            events=self.game.events(self._codes[number]),
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
