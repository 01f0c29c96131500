"""Tables of a game to look at: every number of players, every option, and games played at random there."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from gemhoard.games import NOBODY, Game, State
from gemhoard.games.chance import Rng, below, new_rng
from gemhoard.games.engine import INTERPRETED
from gemhoard.games.events import Codes

LONGEST = 10_000  # actions: a random game that takes more is taken to have no end
GAMES_PLAYED = 3 if INTERPRETED else 50  # at each table

Options = Mapping[str, Any]


class UnplayableError(AssertionError):
    """Of such a game no other check can find out anything."""


def endless(game: Game) -> UnplayableError:
    return UnplayableError(
        f"A random game of {game.name} was not over after {LONGEST} actions: "
        "make sure that it comes to an end, whatever the players do."
    )


class Step(NamedTuple):
    before: State
    action: int
    codes: Codes  # of what happened
    after: State


@dataclass(frozen=True, eq=False)
class Table:
    game: Game
    players: int
    options: Options = field(default_factory=dict)
    games: int = GAMES_PLAYED  # to play where many are needed
    seed: int = 1

    def __str__(self) -> str:
        options = [f"{name}={value}".replace(" ", "") for name, value in self.options.items()]
        return "-".join([self.game.name, f"{self.players}p", *options])

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def viewers(self) -> list[int]:
        """Everybody at the table, and somebody who looks on."""
        return [*self.seats, NOBODY]

    @property
    def scored(self) -> int:
        """How many have a score, those without a seat included."""
        return self.players + self.game.virtual_players(self.players)

    def new(self, seed: int, first: int | None = None) -> State:
        return self.game.new(self.players, seed=seed, first=first, options=self.options)

    @cached_property
    def steps(self) -> list[Step]:
        """Every step of one random game."""
        game, state, rng = self.game, self.new(self.seed), new_rng(~self.seed)
        steps: list[Step] = []
        while not game.is_over(state):
            if len(steps) == LONGEST:
                raise endless(game)
            before, action = state.copy(), any_action(game, state, rng)
            codes = game.apply_and_log(state, action)
            steps.append(Step(before, action, codes, state.copy()))
        assert steps, "A new game is over before anybody has acted."
        return steps

    @property
    def end(self) -> State:
        return self.steps[-1].after

    @cached_property
    def ends(self) -> list[State]:
        """How a few games end."""
        states = [self.new(self.seed + game) for game in range(1, 4)]
        for seed, state in enumerate(states):
            play_out(self.game, state, seed)
        return [self.end, *states]

    @property
    def states(self) -> list[State]:
        return [*(step.before for step in self.steps), self.end]

    def some_steps(self, count: int) -> list[Step]:
        """A few steps, spread over the game, its first and its last among them."""
        picks = np.linspace(0, len(self.steps) - 1, min(count, len(self.steps))).round().astype(int)
        return [self.steps[i] for i in picks]

    def some_states(self, count: int) -> list[State]:
        """A few states, from the deal to the end."""
        return [*(step.before for step in self.some_steps(count)), self.end]

    def states_by_phase(self, each: int) -> Iterator[State]:
        """The first states of every phase that is met."""
        met: dict[str, int] = {}
        for state in self.states:
            phase = self.game.phase(state)
            met[phase] = met.get(phase, 0) + 1
            if met[phase] <= each:
                yield state


def tables(
    game: Game, more_options: Iterable[Options] = (), games: int = GAMES_PLAYED, seed: int = 1
) -> list[Table]:
    """The defaults with every number of players; each other value of an option with one of these numbers."""
    counts = list(game.player_counts)
    plain = [Table(game, players, {}, games, seed) for players in counts]
    others = [*other_options(game), *more_options]
    return plain + [
        Table(game, counts[i % len(counts)], options, games, seed) for i, options in enumerate(others)
    ]


def other_options(game: Game) -> Iterator[Options]:
    """Each choice that is not the default, by itself; where an option has parts, the same for all."""
    for name, option in game.options.items():
        for choice in option.choices:
            value = [choice] * len(option.parts) if option.parts else choice
            if value != option.default:
                yield {name: value}


def play_out(game: Game, state: State, seed: int) -> int:
    """Play on at random to the end; returns how many actions that took."""
    rng, actions = new_rng(seed), 0
    while not game.is_over(state):
        if actions == LONGEST:
            raise endless(game)
        game.rules.apply(state, any_action(game, state, rng))
        actions += 1
    return actions


def any_action(game: Game, state: State, rng: Rng) -> int:
    """A legal action, each as likely as the others: those that compiled loops would choose."""
    legal = game.legal(state)
    if not legal:
        phase, actor = game.phase(state), game.actor(state)
        raise UnplayableError(f"Nothing is legal in the phase {phase}, with actor {actor}.")
    return legal[below(rng, len(legal))]
