"""The contract: what a game offers to everything above it. A game is one package that fills it in."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol, cast

import numpy as np

from gemhoard.games.chance import Rng, below, new_rng
from gemhoard.games.crests import CRESTS, Crest
from gemhoard.games.engine import CHOICES, NOBODY, Choices, State, new_record
from gemhoard.games.errors import RuleError
from gemhoard.games.events import CoachedEvent, Code, Codes, CountedEvent, Event, codes_of, new_log
from gemhoard.games.features import Features, Observation
from gemhoard.games.options import Option, is_whole
from gemhoard.games.standing import Standing


class Rules(NamedTuple):
    """The functions that compiled loops call."""

    deal: Callable[[State, Rng], None]  # into a blank state
    legal_actions: Callable[[State, Choices], int]
    apply: Callable[..., None]  # (state, action, log=None): what happened goes into the log, if there is one
    redeal_unknown: Callable[[State, int, Rng], None]
    winners_mask: Callable[[State], int]  # one bit a seat
    # Optional. Without a heuristic there is no greedy bot, without features no network.
    heuristic: Callable[[State, int], float] | None = None  # how a position looks to a seat, in points
    write_features: Callable[[State, int, Features], None] | None = None  # what a seat sees, for a network
    write_action_features: Callable[[State, int, Features], None] | None = None  # what a choice is like
    write_observation: Callable[[State, int, Observation], None] | None = None  # the view as small integers
    # Draw again what nobody knows, as if it were shuffled once more: for a coach, what then turns up is luck.
    redeal_unseen: Callable[[State, Rng], None] | None = None
    # By the number of a symmetry: change a position into one that is worth the same, and an action with it.
    transform: Callable[[State, int], None] | None = None
    action_image: Callable[[State, int, int], int] | None = None


class Solver(Protocol):
    """Finds the exact winning chance of every action in some decisions of two players."""

    SCOPE: str  # the positions that it takes, in words

    def is_solvable(self, state: State, /) -> bool:
        """Whether a decision of two players is one of these."""

    def start(self, game: "Game", seed: int, /) -> State:
        """Where a game of two begins that comes to such positions."""

    def solve(self, state: State, budget: int, /) -> dict[int, float] | None:
        """The chance of every legal action for the actor; None where the budget is too small."""


class Game(ABC):
    """A state is one flat record, an action a number below `len(words)`; chance acts too, each outcome alike.

    The methods check what they are given. Loops that play millions of actions call the compiled functions of
    `gemhoard.games.play` instead, which trust their caller.
    """

    name: ClassVar[str]
    player_counts: ClassVar[range]
    state_type: ClassVar[np.dtype[Any]]  # with the fields `players`, `first`, `phase` and `actor`
    words: ClassVar[Sequence[str]]  # of every action, by its number
    objects: ClassVar[Mapping[str, Sequence[str]]]  # what the words behind each verb name
    phases: ClassVar[Sequence[str]]
    event_kinds: ClassVar[Sequence[str]]  # a code's first number is a place in it
    # By kind, which numbers behind it (from 1) the rules depend on that an event cites, and the place that is
    # counted; None: all may. It lets studies put few of the many events into words.
    cited_numbers: ClassVar[Mapping[int, Sequence[int]] | None] = None
    most_choices: ClassVar[int]  # legal actions at once: so many entries `legal_actions` may write
    rules: ClassVar[Rules]

    # What a game may leave out, and is then not offered.
    options: ClassVar[Mapping[str, Option]] = {}
    fewer_is_better: ClassVar[bool] = False  # whether the scores are penalty points
    # By kind, the rule that an event cites and the names of its numbers, where nothing is hidden.
    open_events: ClassVar[Mapping[str, Sequence[str]]] = {}
    revealing: ClassVar[frozenset[str]] = frozenset()  # events that show something new: no undo behind them
    # Events by which a player shows what the others did not know: nobody else can undo what was before them.
    disclosing: ClassVar[frozenset[str]] = frozenset()
    # Events that tell the result: a table keeps them for last.
    result_events: ClassVar[frozenset[str]] = frozenset()
    endings: ClassVar[Sequence[str]] = ()  # events that say why a game ends
    counted_events: ClassVar[Sequence[CountedEvent]] = ()
    # What a coach watches, to give reasons. Texts: `<game>-coach-<name>`, and `...-soon`.
    coached_events: ClassVar[Sequence[CoachedEvent]] = ()
    rule_prefix: ClassVar[str] = ""  # the letters that the ids of its rules begin with
    players_rule: ClassVar[str] = ""  # the rule on how many play
    end_rule: ClassVar[str] = ""  # the rule on when the game ends
    crests: ClassVar[Sequence[Crest]] = CRESTS  # one a seat, and behind them the virtual players'
    texts: ClassVar[Path | None] = None  # a folder with <language>/<name>.ftl, where they are not ours
    rulebook: ClassVar[Path | None] = None  # a folder with <language>.md
    lesson: ClassVar[Path | None] = None  # a file, as `gemhoard.lesson` reads it
    puzzles: ClassVar[Path | None] = None  # a file, as `gemhoard puzzles` writes it
    solver: ClassVar[Solver | None] = None
    network: ClassVar[Path | None] = None  # the weights that lead the search, as `gemhoard train` writes them
    # The bots that people choose from, by name, the weakest first; none: the usual ones.
    levels: ClassVar[Mapping[str, str]] = {}
    # Player counts at which a search should let the policy play on to its own next turn (docs/strength.md)
    play_on_counts: ClassVar[frozenset[int]] = frozenset()
    symmetries: ClassVar[int] = 1  # that `transform` knows: a network learns one as well as the other
    features: ClassVar[int] = 0  # that `write_features` may set
    feature_layout: ClassVar[Any] = None  # where each group of them begins
    action_features: ClassVar[int] = 0  # that `write_action_features` may set
    observation_layout: ClassVar[Any] = None  # where each group begins that `write_observation` writes

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
        """A game dealt from a seed, or from a record's set-up."""
        if (seed is None) == (setup is None):
            raise TypeError("a new game takes either a seed or a setup")
        state = self.blank(players, first, options)
        if setup is None:
            self.rules.deal(state, new_rng(cast(int, seed)))
        else:
            self.read_setup(state, setup)
        return state

    def blank(
        self, players: int, first: int | None = None, options: Mapping[str, Any] | None = None
    ) -> State:
        """A state before the cards are dealt."""
        if not is_whole(players) or players not in self.player_counts:
            raise RuleError(
                "error-players",
                self.players_rule,
                game=self.name,
                players=str(players),
                least=self.player_counts[0],
                most=self.player_counts[-1],
            )
        if first is not None:
            self.check_seat(players, first)
        return self.blank_state(players, NOBODY if first is None else first, self.read_options(options or {}))

    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options in their plain form, the defaults filled in."""
        for name in options:
            if name not in self.options:
                raise RuleError(
                    "error-option", "", game=self.name, option=str(name), known=", ".join(self.options) or "–"
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
        return int(state["actor"])

    def is_over(self, state: State) -> bool:
        return bool(state["actor"] == NOBODY)

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

    def first_choice(self, players: int) -> State:
        """Where a seat first has a choice in a random game; in one without any, where a seat first acts."""
        for seed in range(1, 11):
            for state in self._random_states(players, seed):
                if self.actor(state) >= 0 and len(self.legal(state)) > 1:
                    return state
        return next(state for state in self._random_states(players, 1) if self.actor(state) >= 0)

    def _random_states(self, players: int, seed: int) -> Iterator[State]:
        """Every state of a random game, in place: the next one is written over the one before."""
        state, rng = self.new(players, seed=seed), new_rng(seed)
        while not self.is_over(state):
            yield state
            self.apply(state, self.any_action(state, rng))

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

    def apply_and_log(self, state: State, action: int) -> Codes:
        """The same, and what happened, for `events` to put into words."""
        if not is_whole(action) or action not in self.legal(state):
            raise self.refusal(state, action)
        log = new_log()
        self.rules.apply(state, action, log)
        return codes_of(log)

    def refusal(self, state: State, action: int) -> RuleError:
        """Why an action is not legal now."""
        if not is_whole(action) or not 0 <= action < len(self.words):
            return RuleError("error-words", "", words=str(action))
        if self.is_over(state):
            return RuleError("error-over", self.end_rule)
        return self.why_not(state, action)

    # -------------------------------------------------------------- the outcome

    def virtual_players(self, players: int) -> int:
        """How many score without a seat. They come behind the last seat, and may win."""
        return 0

    def winners(self, state: State) -> list[int]:
        """The seats that win or share the win, as things stand."""
        mask = int(self.rules.winners_mask(state))
        return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    # -------------------------------------------------------------- who knows what

    def redeal(self, state: State, seat: int, seed: int) -> State:
        """A state drawn at random from those that look to the seat like this one."""
        self.check_viewer(state, seat)
        other = state.copy()
        self.rules.redeal_unknown(other, seat, new_rng(seed))
        return other

    def redeal_start(self, states: Sequence[State], seat: int, seed: int) -> State:
        """A deal drawn at random from those that look to the seat, after all these states, like the true one.

        By default one that looked so at the start: enough, unless hidden cards are shown before the end.
        """
        return self.redeal(states[0], seat, seed)

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

    def events(self, codes: Codes, seat: int | None = None) -> list[Event]:
        """What `apply_and_log` returned, as a seat saw it; by default with nothing hidden."""
        return [self.event(code, seat) for code in codes.tolist()]

    def text_board(
        self, view: dict[str, Any], standing: Standing, seat: int, names: list[str], language: str
    ) -> Iterator[str]:
        """The table as text, line by line, as a seat sees it. By default all of the view."""
        for name, value in view.items():
            yield f"{name}: {value}"

    # -------------------------------------------------------------- as bytes

    def pack(self, state: State) -> bytes:
        return state.tobytes()

    def unpack(self, packed: bytes) -> State:
        if len(packed) != self.state_type.itemsize:
            raise ValueError(
                f"a packed state of {self.name} has {self.state_type.itemsize} bytes, not {len(packed)}"
            )
        return cast(State, np.frombuffer(bytearray(packed), self.state_type)[0])

    # -------------------------------------------------------------- what a game may add

    def blank_state(self, players: int, first: int, options: dict[str, Any]) -> State:
        """A state before the deal; by default all zeros. `first` may be NOBODY, to be drawn."""
        state = new_record(self.state_type)
        state.players, state.first = players, first
        return state

    def event(self, code: Code, seat: int | None = None) -> Event:
        """One thing that the rules reported, as a seat saw it; by default as `open_events` names it."""
        kind = self.event_kinds[code[0]]
        rule, *names = self.open_events[kind]
        return Event(kind, (rule,) if rule else (), dict(zip(names, code[1:], strict=False)))

    def table_options(self, state: State) -> dict[str, Any]:
        """The options that differ from the defaults."""
        return {}

    def why_not(self, state: State, action: int) -> RuleError:
        """Why an action of the action space is not legal now."""
        return RuleError("error-not-now", "")

    def result(self, state: State) -> dict[str, Any]:
        """The result of a record: scores, winners, and how they came about."""
        return {"scores": self.scores(state), "winners": self.winners(state)}

    def preview(self, state: State, action: int) -> dict[str, Any]:
        """What a legal action would lead to, as far as the actor can know before it is done."""
        return {}

    def previews(self, state: State) -> dict[int, dict[str, Any]]:
        """The same of every legal action: a game may find them faster together than one by one."""
        return {action: self.preview(state, action) for action in self.legal(state)}

    def standing(self, state: State, seat: int | None = None) -> Standing:
        """Who has which points from where, as a seat knows it; by default with nothing hidden."""
        is_open = seat is None or self.is_over(state)
        scores: list[int | None] = [each if is_open else None for each in self.scores(state)]
        return Standing([], scores, [], "", [], {})

    # -------------------------------------------------------------- what each game fills in

    @abstractmethod
    def read_setup(self, state: State, setup: Any) -> None:
        """Put the cards of a record's set-up into a blank state."""

    @abstractmethod
    def setup(self, state: State) -> dict[str, Any]:
        """The set-up of a record, from a state that nobody has played on yet."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """One a seat, and behind them those of virtual players."""

    @abstractmethod
    def to_json(self, state: State) -> dict[str, Any]:
        """The whole truth, as a record writes it."""

    @abstractmethod
    def seen_by(self, state: State, seat: int) -> dict[str, Any]:
        """The view of a seat that there is, or of NOBODY."""
