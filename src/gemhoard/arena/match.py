"""A match: bots meet over many deals, and in every deal each bot sits in every seat equally often.

The bots' names go round the table, again and again until every seat is taken; then the same beginning with
the next name. `a,b` at three players is a b a and b a b. The next deal begins a seat further, with b a a and
a b b, so that whoever is alone against many is so in every seat in turn. Where there are more bots than
seats, every choice of as many bots as there are seats meets in this way.

All seatings of a deal have the same cards, the same start seat and the same dice: the first roll of one is
the first roll of all, as far as play allows. A bot's own luck comes from the deal, its place in the list of
bots and how many actions came before, rolls too. So nothing depends on who plays a unit, where, or in which
order.
"""

import functools
import hashlib
import itertools
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from gemhoard.arena.crew import CrewError, Outcome, Piece, Work
from gemhoard.bots import bot_named, decide
from gemhoard.bots.ladder import made_of
from gemhoard.bots.weights import bring, files_of
from gemhoard.games import CHANCE, GAMES
from gemhoard.games.chance import new_rng

Seating = tuple[int, ...]  # the place in the list of bots of whoever sits in each seat


@dataclass(frozen=True)
class Match:
    """Who plays what. Bots are named as `bot_named` reads them; a bot may meet itself."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 1

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
        """The seed that one choice of a bot comes from.

        Matches and studies count bots and choices each in a way of their own, and must not change it: else
        what is kept of them would not fit what is played today.
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
class Unit:
    """The smallest piece of work: one deal of a match, in all its seatings."""

    match: Match
    deal: int


@dataclass
class Thought:
    """How long a bot thought in one game."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(frozen=True)
class Row:
    """One game: its seating, who won and with what scores, and how long each bot of the list thought.

    A winner behind the last seat is the virtual player of two-player Kadora (K4.7).
    """

    deal: int
    seating: Seating
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    thoughts: tuple[Thought, ...]


Deal = list[Row]  # one deal, in all its seatings


def play_unit(unit: Unit) -> Deal:
    """Play one deal in all its seatings. Anybody may do it, on any machine: the rows come out the same."""
    _warm_up(unit.match)
    return [_play_game(unit.match, unit.deal, seating) for seating in unit.match.seatings(unit.deal)]


def with_networks(work: Work[Piece, Outcome], bots: Sequence[str]) -> Work[Piece, Outcome]:
    """The work, with what is in the files that the bots name: whoever does it may not have these files.

    Guests are not taken along. Whoever does the work must have the same.
    """
    files, guests = files_of(bots), {bot: made_of(bot) for bot in bots if made_of(bot)}
    return functools.partial(_bring_and_do, files, guests, work) if files or guests else work


def _bring_and_do(
    files: Mapping[Path, bytes], guests: Mapping[str, str], work: Work[Piece, Outcome], unit: Piece
) -> Outcome:
    for bot, made in guests.items():
        if made_of(bot) != made:
            raise CrewError(f"one of those who play has another version of the bot {bot}")
    bring(files)
    return work(unit)


@functools.cache
def _warm_up(match: Match) -> None:
    """Let every bot decide once, so that compiling counts as nobody's thinking."""
    game = GAMES[match.game]
    for spec in set(match.bots):
        decide(bot_named(spec), game, game.new(match.players, seed=0), 0)


def _play_game(match: Match, deal: int, seating: Seating) -> Row:
    game, thoughts = GAMES[match.game], tuple(Thought() for _ in match.bots)
    state, dice = game.new(match.players, seed=match.deal_seed(deal)), new_rng(match.dice_seed(deal))
    for number in itertools.count():
        if game.is_over(state):
            break
        actor = game.actor(state)
        if actor == CHANCE:
            action = game.any_action(state, dice)
        else:
            bot = seating[actor]
            began = time.perf_counter()
            action = decide(bot_named(match.bots[bot]), game, state, match.bot_seed(deal, bot, number))
            thoughts[bot].add(time.perf_counter() - began)
        game.apply(state, action)
    result = game.result(state)
    return Row(deal, seating, tuple(result["winners"]), tuple(result["scores"]), thoughts)
