"""The contract: what a game offers to everything above it. A game is one package that fills it in."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, NamedTuple, cast

import numpy as np

from gemhoard.errors import ToldError
from gemhoard.games.chance import Rng, below, new_rng
from gemhoard.games.engine import CHANCE, CHOICES, NOBODY, Choices, State, new_record
from gemhoard.games.features import Facts, Sight
from gemhoard.words import say


class RuleError(ToldError):
    """Something that the rules do not allow. Nothing has changed."""

    def __init__(self, reason: str, rule: str, **values: Any) -> None:
        self.reason = reason  # the id of the message that explains it
        self.rule = rule  # its id; empty where it is no matter of the rules
        self.values = {name: shorten(value) for name, value in values.items()}
        super().__init__(reason, rule, values)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> Any:
        # Processes hand errors to each other. By default it would be made anew from its arguments.
        return type(self).__new__, (type(self), *self.args), self.__dict__

    def text(self, language: str) -> str:
        """One sentence, with the rule that says so."""
        sentence = say(language, self.reason, **self.values)
        return f"{sentence} ({self.rule})" if self.rule else sentence


def shorten(value: Any) -> Any:
    """A text that fits into a sentence: what is wrong may come from anybody, and be of any length."""
    return f"{value[:57]}..." if isinstance(value, str) and len(value) > 60 else value


@dataclass(frozen=True)
class Event:
    """Something a person notices, and the rules that made it happen. What the viewer may not know is None."""

    kind: str
    rules: tuple[str, ...]
    data: dict[str, Any] = field(default_factory=dict)


Lead = Literal["alone", "tied", "behind", "none"]


@dataclass(frozen=True)
class Source:
    """Where points come from, with one entry a seat. What the viewer may not know is None."""

    kind: str
    rule: str
    each: int | None  # what one card is worth, where all are worth the same
    cards: list[int]
    values: list[int | None]  # what they are worth together
    points: list[int | None]  # what of it counts, as things stand
    leads: list[Lead] = field(default_factory=list)  # where it matters who has the most


@dataclass(frozen=True)
class TieBreak:
    """What decides between those who are level, with one entry a seat."""

    kind: str
    rule: str
    values: list[int]


@dataclass(frozen=True)
class Standing:
    """How everybody stands, as things are now: at the end, how every point came about."""

    sources: list[Source]
    totals: list[int | None]
    barred: list[int]  # the seats that could not win, whatever their points
    barred_rule: str
    tie_breaks: list[TieBreak]  # those that were needed to find the winner
    board: dict[str, Any]  # what else a board shows that only the rules can tell


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game: one of the choices, or one for each of the parts."""

    default: Any
    rule: str
    choices: Sequence[Any]
    parts: Sequence[str] = ()
    reader: Callable[[Any], Any] | None = None  # for an option that takes more than can be listed

    def read(self, value: Any) -> Any:
        """The value in its plain form, or a ValueError."""
        if self.reader:
            return self.reader(value)
        # By type as well: 1 is equal to True, and is not it.
        if not any(type(value) is type(choice) and value == choice for choice in self.choices):
            raise ValueError
        return value


class Rules(NamedTuple):
    """The functions that compiled loops call."""

    deal: Callable[[State, Rng], None]  # on a blank table
    legal_actions: Callable[[State, Choices], int]
    apply: Callable[[State, int], None]
    redeal_unknown: Callable[[State, int, Rng], None]
    winners_mask: Callable[[State], int]  # one bit a seat
    outlook: Callable[[State, int], float]  # how a position looks to a seat, in points
    note_sight: Callable[[State, int, Facts], None]  # what a seat sees, as facts for a network
    write_numbers: Callable[[State, int, Sight], None]  # the same as small whole numbers
    note_action: Callable[[State, int, Facts], None]  # what a choice of the actor is like


class Game(ABC):
    """A state is one flat record, an action a number below `len(words)`; chance acts too, each outcome alike.

    The methods check what they are given. Loops that play millions of actions call the compiled functions of
    `gemhoard.games.play` instead, which trust their caller.
    """

    name: ClassVar[str]
    seats: ClassVar[range] = range(2, 6)
    players_rule: ClassVar[str]
    options: ClassVar[Mapping[str, Option]]
    state_type: ClassVar[np.dtype[Any]]
    words: ClassVar[Sequence[str]]  # of every action, by its number
    objects: ClassVar[Mapping[str, Sequence[str]]]  # what the words behind each verb name
    phases: ClassVar[Sequence[str]]
    fewer_is_better: ClassVar[bool] = False  # whether the scores are penalty points

    rules: ClassVar[Rules]
    facts: ClassVar[int]  # that `note_sight` tells of
    layout: ClassVar[Any]  # where each group of them begins
    numbers: ClassVar[Any]  # where each group of numbers begins that `write_numbers` writes
    action_facts: ClassVar[int]

    def __init__(self) -> None:
        self._numbers = {words: number for number, words in enumerate(self.words)}

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # -------------------------------------------------------------- a new game

    def new(
        self,
        players: int,
        *,
        seed: int | None = None,
        setup: Any = None,
        first: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> State:
        """A game dealt from a seed, or laid out by a record's set-up."""
        if (seed is None) == (setup is None):
            raise TypeError("a new game takes either a seed or a setup")
        state = self.blank(players, first, options)
        if setup is None:
            self.rules.deal(state, new_rng(cast(int, seed)))
        else:
            self.lay_out(state, setup)
        return state

    def blank(
        self, players: int, first: int | None = None, options: Mapping[str, Any] | None = None
    ) -> State:
        """A table before the cards are dealt."""
        if not is_whole(players) or players not in self.seats:
            raise RuleError(
                "error-players",
                self.players_rule,
                game=self.name,
                players=str(players),
                least=self.seats[0],
                most=self.seats[-1],
            )
        if first is not None:
            self.check_seat(players, first)
        return self.lay_table(players, NOBODY if first is None else first, self.read_options(options or {}))

    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options in their plain form, the defaults filled in."""
        for name in options:
            if name not in self.options:
                raise RuleError(
                    "error-option", "", game=self.name, option=str(name), known=", ".join(self.options)
                )
        read = {}
        for name, option in self.options.items():
            value = options.get(name, option.default)
            try:
                read[name] = option.read(value)
            except (ValueError, TypeError) as error:
                raise RuleError("error-option-value", option.rule, option=name, value=str(value)) from error
        return read

    def check_seat(self, players: int, seat: int) -> None:
        if not is_whole(seat) or not 0 <= seat < players:
            raise RuleError("error-seat", self.players_rule, seat=str(seat), last=players - 1)

    # -------------------------------------------------------------- playing

    def actor(self, state: State) -> int:
        """The seat that decides now, or CHANCE, or NOBODY when the game is over."""
        return int(state.actor)

    def is_over(self, state: State) -> bool:
        return int(state.actor) == NOBODY

    def phase(self, state: State) -> str:
        return self.phases[state.phase]

    def legal(self, state: State) -> list[int]:
        """What the actor may do, in ascending order."""
        choices = new_record(CHOICES)
        count = self.rules.legal_actions(state, choices)
        return cast(list[int], choices.actions[:count].tolist())

    def any_action(self, state: State, luck: Rng) -> int:
        """A legal action, each as likely as the others: so dice are rolled."""
        legal = self.legal(state)
        return legal[below(luck, len(legal))]

    def number(self, words: str) -> int:
        """The action that the words name."""
        try:
            return self._numbers[words]
        except (KeyError, TypeError):
            raise RuleError("error-words", "", words=str(words)) from None

    def apply(self, state: State, action: int) -> None:
        """Carry out one action, in place, or say why not and change nothing."""
        if not is_whole(action) or action not in self.legal(state):
            raise self.refusal(state, action)
        self.rules.apply(state, action)

    def refusal(self, state: State, action: int) -> RuleError:
        """Why an action is not legal now."""
        if not is_whole(action) or not 0 <= action < len(self.words):
            return RuleError("error-words", "", words=str(action))
        if self.is_over(state):
            return RuleError("error-over", self.end_rule)
        return self.why_not(state, action)

    # -------------------------------------------------------------- the outcome

    def winners(self, state: State) -> list[int]:
        """The seats that win or share the win, as things stand."""
        mask = int(self.rules.winners_mask(state))
        return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    # -------------------------------------------------------------- who knows what

    def redeal(self, state: State, seat: int, seed: int) -> State:
        """A state drawn at random from those that the seat could not tell from this one."""
        self.check_viewer(state, seat)
        other = state.copy()
        self.rules.redeal_unknown(other, seat, new_rng(seed))
        return other

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat may know, in the form of `to_json`. NOBODY sees what is public."""
        self.check_viewer(state, seat)
        return self.seen_by(state, seat)

    def memory(self, state: State) -> dict[str, Any]:
        """What everybody saw and a view does not show; nothing, where all that matters lies on the table."""
        return {}

    def check_viewer(self, state: State, seat: int) -> None:
        if seat != NOBODY:
            self.check_seat(int(state.players), seat)

    # -------------------------------------------------------------- as bytes

    def pack(self, state: State) -> bytes:
        return state.tobytes()

    def unpack(self, packed: bytes) -> State:
        if len(packed) != self.state_type.itemsize:
            raise ValueError(
                f"a packed state of {self.name} has {self.state_type.itemsize} bytes, not {len(packed)}"
            )
        return cast(State, np.frombuffer(bytearray(packed), self.state_type)[0])

    # -------------------------------------------------------------- what each game fills in

    end_rule: ClassVar[str]
    revealing: ClassVar[
        frozenset[str]
    ]  # kinds of events that show somebody something new: they cannot be undone

    @abstractmethod
    def lay_table(self, players: int, first: int, options: dict[str, Any]) -> State:
        """Everything but the cards. `first` may be NOBODY, to be drawn."""

    @abstractmethod
    def lay_out(self, state: State, setup: Any) -> None:
        """The cards of a record's set-up, on a blank table."""

    @abstractmethod
    def setup(self, state: State) -> dict[str, Any]:
        """The set-up of a record, from a state that nobody has played on yet."""

    @abstractmethod
    def table_options(self, state: State) -> dict[str, Any]:
        """The options that differ from the defaults."""

    @abstractmethod
    def why_not(self, state: State, action: int) -> RuleError:
        """Why an action of the action space is not legal now."""

    @abstractmethod
    def result(self, state: State) -> dict[str, Any]:
        """The result of a record: scores, winners, and how they came about."""

    @abstractmethod
    def to_json(self, state: State) -> dict[str, Any]:
        """The whole truth, as a record writes it."""

    @abstractmethod
    def seen_by(self, state: State, seat: int) -> dict[str, Any]:
        """The view of a seat that there is, or of NOBODY."""

    @abstractmethod
    def preview(self, state: State, action: int) -> dict[str, Any]:
        """What a legal action would lead to, as far as the actor can know before it is done."""

    @abstractmethod
    def standing(self, state: State, seat: int | None = None) -> Standing:
        """Who has which points from where, as a seat knows it; by default with nothing hidden."""

    @abstractmethod
    def events(self, before: State, action: int, after: State, seat: int | None = None) -> list[Event]:
        """What happened in one step, as a seat saw it; by default with nothing hidden."""


def is_whole(value: Any) -> bool:
    """Whether this is a whole number, and not a truth value in disguise."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


__all__ = [
    "CHANCE",
    "NOBODY",
    "Event",
    "Game",
    "Lead",
    "Option",
    "RuleError",
    "Source",
    "Standing",
    "State",
    "is_whole",
]
