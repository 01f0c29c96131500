"""A game so far, and its record as a seat may know it."""

from typing import NamedTuple

from gemhoard.games import Game, RuleError, State
from gemhoard.games.chance import below, new_rng
from gemhoard.games.events import Codes, Event
from gemhoard.record import Record


class Knowledge(NamedTuple):
    """A whole game that looks to a seat like the true one, and where it stands now."""

    record: Record
    state: State


class History:
    """What happened in a game, step by step."""

    def __init__(self, game: Game, start: State) -> None:
        self.game, self.states = game, [start.copy()]
        self.actions: list[int] = []
        self._codes: list[Codes] = []
        self._seen: dict[int, list[list[Event] | None]] = {}

    @classmethod
    def of(cls, record: Record) -> "History":
        history = cls(record.game, record.start)
        for words in record.actions:
            history.add(record.game.number(words))
        return history

    def add(self, action: int) -> None:
        """Carry out one more action."""
        state = self.states[-1].copy()
        self._codes.append(self.game.apply_and_log(state, action))
        self.actions.append(action)
        self.states.append(state)

    def as_known_to(self, seat: int, seed: int) -> Knowledge:
        """The record so far, in which all that the seat may not know is drawn again, while the game goes on.

        It depends on what the seat has seen and on the seed alone: other hidden cards, or another choice
        that the seat did not see, give the same record.
        """
        game, rng = self.game, new_rng(~seed)  # a stream of its own: not the one that re-deals
        start = game.redeal_start(self.states, seat, seed)
        state, actions = start.copy(), []
        for number, events in enumerate(self._seen_by(seat)):
            legal = game.legal(state)
            if events is None:
                alike = [action for action in (self.actions[number],) if action in legal]
            else:
                alike = [each for each in legal if self._is_alike(number, state, each, seat, events)]
            if not alike:
                raise RuleError("error-no-history", "", game=game.name)
            actions.append(alike[below(rng, len(alike))])
            game.rules.apply(state, actions[-1])
        if game.view(state, seat) != game.view(self.states[-1], seat):
            raise RuleError("error-no-history", "", game=game.name)
        return Knowledge(Record(game, start, [game.words[action] for action in actions]), state)

    def _seen_by(self, seat: int) -> list[list[Event] | None]:
        """By step what the seat saw, where something of it was hidden; else None: it knows the action."""
        seen = self._seen.setdefault(seat, [])
        for codes in self._codes[len(seen) :]:
            events = self.game.events(codes, seat)
            seen.append(None if events == self.game.events(codes) else events)
        return seen

    def _is_alike(self, number: int, state: State, action: int, seat: int, events: list[Event]) -> bool:
        """Whether an action in a re-dealt state looks to the seat like the one that was done."""
        game, after = self.game, state.copy()
        return game.events(game.apply_and_log(after, action), seat) == events and (
            game.view(after, seat) == game.view(self.states[number + 1], seat)
        )
