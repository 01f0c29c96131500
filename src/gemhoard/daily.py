"""The deal of a day: everything that chance and the bots do in it follows from the game and the day's number.

docs/daily.md publishes how; `SEED_RULE` counts the versions of that.
"""

import hashlib
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from gemhoard.bots import bot_for, decide, levels_for, levels_of
from gemhoard.games import CHANCE, Game, Standing, State
from gemhoard.games.chance import below, new_rng

SEED_RULE = 1
DAY_SECONDS = 24 * 3600
# So that a game between two errands stays short.
MOST_PLAYERS = 4
SEAT = 0  # the person's; who starts is drawn
WEEK = 7
MONDAY = 4  # the number of the first one: day 0 was a Thursday
# A game need not end by itself.
MAX_ACTIONS = 10_000


def day_now() -> int:
    """The number of this day: how many have passed since the first of January 1970, in UTC."""
    return int(time.time()) // DAY_SECONDS


def day_levels(game: Game) -> list[str]:
    """The levels that play the same on every machine, the weakest first: those without a clock."""
    specs = levels_of(game)
    return [level for level in levels_for(game) if not re.search(r":\d+ms\b", specs[level])]


def has_daily(game: Game) -> bool:
    return bool(day_levels(game)) and game.player_counts[-1] > 1


@dataclass(frozen=True)
class Outcome:
    """How somebody fared: shared places count for each, and points are as the game counts them."""

    place: int
    points: int


@dataclass(frozen=True)
class Deal:
    game: Game
    day: int
    rule: int = SEED_RULE  # a deal that was begun keeps it

    def seed(self, purpose: str, number: int = 0) -> int:
        """A number of 64 bits for one purpose, which says nothing about those for others."""
        text = f"gemhoard-daily/{self.rule}/{self.game.name}/{self.day}/{purpose}/{number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])

    @cached_property
    def players(self) -> int:
        counts = [count for count in self.game.player_counts if 1 < count <= MOST_PLAYERS]
        counts = counts or [count for count in self.game.player_counts if count > 1][:1]
        return counts[below(new_rng(self.seed("players")), len(counts))]

    @cached_property
    def level(self) -> str:
        """Of the bots: they grow stronger from Monday to Sunday."""
        ladder = day_levels(self.game)[-WEEK:]
        weekday = (self.day - MONDAY) % WEEK
        return ladder[weekday * len(ladder) // WEEK]

    @property
    def ranked(self) -> int:
        """How many have a place at the end: virtual players, too."""
        return self.players + self.game.virtual_players(self.players)

    def start(self) -> State:
        return self.game.new(self.players, seed=self.seed("cards"))

    def roll(self, state: State, rolls: int) -> int:
        """What chance does, when it has acted so many times."""
        legal = self.game.legal(state)
        return legal[below(new_rng(self.seed("roll", rolls)), len(legal))]

    def bot_seed(self, actions: int) -> int:
        """For a bot that decides after so many actions."""
        return self.seed("bot", actions)

    def choice(self, level: str, state: State, actions: int) -> int:
        """What a bot of that level does after so many actions."""
        return decide(bot_for(self.game, level), self.game, state.copy(), self.bot_seed(actions))

    def play(self, level: str, is_stopped: Callable[[], bool] = lambda: False) -> Outcome:
        """What a level's bot makes of it in the person's seat."""
        state, rolls = self.start(), 0
        for actions in range(MAX_ACTIONS):
            if self.game.is_over(state):
                return outcome(self.game, state)
            if is_stopped():
                raise InterruptedError
            actor, legal = self.game.actor(state), self.game.legal(state)
            if actor == CHANCE:
                action, rolls = self.roll(state, rolls), rolls + 1
            elif len(legal) == 1:
                action = legal[0]
            else:
                action = self.choice(level if actor == SEAT else self.level, state, actions)
            self.game.apply(state, action)
        raise RuntimeError(f"{self.game.name}: the deal of day {self.day} does not end")


# ------------------------------------------------------------------ who fared better


def outcome(game: Game, state: State, seat: int = SEAT) -> Outcome:
    """Of a game that is over. Places are those of the ceremony at the table: the page's `points.ts`."""
    told, winners = game.standing(state), game.winners(state)
    keys = [_rank_key(game, told, winners, each) for each in range(len(told.totals))]
    return Outcome(1 + sum(key < keys[seat] for key in keys), int(told.totals[seat] or 0))


def _rank_key(game: Game, told: Standing, winners: list[int], seat: int) -> tuple[int, ...]:
    """The smaller, the better. Tie-breaks tell apart only those who are level with a winner."""
    if seat in winners:
        return (0,)
    is_level = any(told.totals[winner] == told.totals[seat] for winner in winners)
    tie_breaks = [-each.values[seat] if is_level else 0 for each in told.tie_breaks]
    return (1, int(seat in told.barred), _cost(game, int(told.totals[seat] or 0)), *tie_breaks)


def merit(game: Game, fared: Outcome) -> tuple[int, int]:
    """The smaller, the better: first the place, then the points."""
    return fared.place, _cost(game, fared.points)


def _cost(game: Game, points: int) -> int:
    return points if game.fewer_is_better else -points
