"""A match: bots meet over many deals, and in every deal each bot sits in every seat equally often.

The bots are seated in turn until every seat is taken; then the same, beginning with the next bot. `a,b` at
three players is a b a and b a b. The next deal begins a seat further, with b a a and a b b, so that a bot
that is alone against two of the other is alone in every seat in turn. If there are more bots than seats,
every choice of as many bots as there are seats meets in this way.

All seatings of a deal have the same cards, the same start seat and the same dice: the first roll of one is
the first roll of all, as far as play allows. The seed of a bot's decision comes from the deal, its index in
the list of bots and how many actions came before, rolls included. So a deal gives the same results on every
machine, in any order.
"""

import functools
import hashlib
import itertools
import time
from dataclasses import dataclass

from gemhoard.bots import Bot, bot_for, decide
from gemhoard.games import CHANCE, GAMES, State
from gemhoard.games.chance import new_rng

Bots = tuple[Bot, ...]  # those that a match names, in the same order
Seating = tuple[int, ...]  # the index of the bot in each seat


@dataclass(frozen=True)
class Match:
    """Which bots play which game, by their names: a bot may meet itself."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 1

    def named_bots(self) -> Bots:
        return tuple(bot_for(GAMES[self.game], name) for name in self.bots)

    def luck(self, *what: object) -> int:
        """A random 64-bit number that belongs to the match's seed and to what it is for."""
        text = "/".join(map(str, (self.seed, *what)))
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())

    def deal_seed(self, deal: int) -> int:
        """The seed that the cards of a deal come from."""
        return self.luck(deal, "cards")

    def dice_seed(self, deal: int) -> int:
        """The seed that all rolls of a deal come from."""
        return self.luck(deal, "dice")

    def bot_seed(self, deal: int, who: int, number: int) -> int:
        """The seed of one decision of a bot.

        Matches and studies number bots and decisions each in their own way. Neither may change: checkpoints
        would not fit the games that are played today.
        """
        return self.luck(deal, "bot", who, number)

    def seatings(self, deal: int) -> list[Seating]:
        """How the bots sit in the games of a deal."""
        groups = itertools.combinations(range(len(self.bots)), min(self.players, len(self.bots)))
        return [
            tuple(group[(first + (deal + seat) % self.players) % len(group)] for seat in range(self.players))
            for group in groups
            for first in range(len(group))
        ]


@dataclass(frozen=True)
class DealJob:
    """One deal of a match, in all its seatings."""

    match: Match
    deal: int


@dataclass
class Timing:
    """How long a bot took for its decisions in one game."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(frozen=True)
class GameResult:
    """One game: its seating, winners and scores, and how long each bot of the match took.

    A winner behind the last seat is a virtual player.
    """

    deal: int
    seating: Seating
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    timings: tuple[Timing, ...]


Deal = list[GameResult]  # one deal, in all its seatings


def play_deal(bots: Bots, job: DealJob) -> Deal:
    """Play one deal in all its seatings. The results are the same on every machine, but for the timings."""
    match, deal = job.match, job.deal
    _warm_up(match, bots)
    return [_result(match, bots, deal, seating) for seating in match.seatings(deal)]


def _result(match: Match, bots: Bots, deal: int, seating: Seating) -> GameResult:
    state, timings = play_game(match, bots, deal, seating)
    result = GAMES[match.game].result(state)
    return GameResult(deal, seating, tuple(result["winners"]), tuple(result["scores"]), timings)


@functools.cache
def _warm_up(match: Match, bots: Bots) -> None:
    """Let every bot decide once, so that compiling does not count as thinking time."""
    game = GAMES[match.game]
    for bot in set(bots):
        decide(bot, game, game.first_choice(match.players), 0)


def play_game(match: Match, bots: Bots, deal: int, seating: Seating) -> tuple[State, tuple[Timing, ...]]:
    """The final state of one game, and how long each bot took."""
    game, timings = GAMES[match.game], tuple(Timing() for _ in match.bots)
    state, dice = game.new(match.players, seed=match.deal_seed(deal)), new_rng(match.dice_seed(deal))
    for number in itertools.count():
        if game.is_over(state):
            break
        actor = game.actor(state)
        if actor == CHANCE:
            action = game.any_action(state, dice)
        else:
            bot = seating[actor]
            start = time.perf_counter()
            action = decide(bots[bot], game, state, match.bot_seed(deal, bot, number))
            timings[bot].add(time.perf_counter() - start)
        game.apply(state, action)
    return state, timings
