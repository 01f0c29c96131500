"""A match: bots meet over many deals, and in every deal each bot sits in every seat equally often.

The bots are seated in turn until every seat is taken; then the same, beginning with the next bot. `a,b` at
three players is a b a and b a b. The next deal begins a seat further, with b a a and a b b, so that a bot
that is alone against two of the other is alone in every seat in turn. If there are more bots than seats,
every choice of as many bots as there are seats meets in this way.

All seatings of a deal have the same cards, the same start seat and the same dice: the first roll of one is
the first roll of all, as far as play allows. The seed of a bot's decision comes from the deal, its index in
the list of bots and how many actions came before, rolls included. So a deal gives the same results on every
machine, in any order.

An engine that crashes, hangs, answers nonsense or thinks too long forfeits the game that it is in; the match
goes on.
"""

import functools
import hashlib
import itertools
import re
import time
from dataclasses import dataclass

from gemhoard.bots import Bot, bot_for, decide
from gemhoard.engines import Engine, EngineError, engine_named, is_engine
from gemhoard.games import CHANCE, GAMES, Game, State
from gemhoard.games.chance import new_rng
from gemhoard.history import History
from gemhoard.record import options_named

MOVE_TIME = 10_000  # milliseconds that an engine has for a move, unless the match says otherwise

Bots = tuple[Bot | Engine, ...]  # those that a match names, in the same order
Seating = tuple[int, ...]  # the index of the bot in each seat


def split_names(text: str) -> tuple[str, ...]:
    """The bots of `A,B`. A comma inside of quotes belongs to the command of an engine."""
    return tuple(re.sub(r"""("[^"]*"|'[^']*')|,""", lambda found: found[1] or "\n", text).split("\n"))


@dataclass(frozen=True)
class Match:
    """Which bots play which game, by their names: a bot may meet itself."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 1
    move_time: int = MOVE_TIME  # of an engine
    options: tuple[str, ...] = ()  # of the table that are not the usual ones, each as `NAME=VALUE`

    def named_bots(self) -> Bots:
        return tuple(
            engine_named(name, self.move_time) if is_engine(name) else bot_for(GAMES[self.game], name)
            for name in self.bots
        )

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
class Forfeit:
    """An engine that could not play on, and why."""

    bot: int
    reason: str


@dataclass(frozen=True)
class GameResult:
    """One game: its seating, winners and scores, and how long each bot of the match took.

    A winner behind the last seat is a virtual player. A game that was forfeited has no scores: all seats of
    the other bots share the win.
    """

    deal: int
    seating: Seating
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    timings: tuple[Timing, ...]
    forfeit: Forfeit | None = None


Deal = list[GameResult]  # one deal, in all its seatings


def play_deal(bots: Bots, job: DealJob) -> Deal:
    """Play one deal in all its seatings. The results are the same on every machine, but for the timings."""
    match, deal = job.match, job.deal
    _warm_up(match, bots)
    return [_result(match, bots, deal, seating) for seating in match.seatings(deal)]


def _result(match: Match, bots: Bots, deal: int, seating: Seating) -> GameResult:
    state, timings, forfeit = play_game(match, bots, deal, seating)
    if forfeit:
        winners = tuple(seat for seat, bot in enumerate(seating) if bot != forfeit.bot)
        return GameResult(deal, seating, winners, (), timings, forfeit)
    result = GAMES[match.game].result(state)
    return GameResult(deal, seating, tuple(result["winners"]), tuple(result["scores"]), timings)


@functools.cache
def _warm_up(match: Match, bots: Bots) -> None:
    """Let every bot decide once, so that compiling does not count as thinking time."""
    game = GAMES[match.game]
    for bot in set(bots):
        if not isinstance(bot, Engine):  # An engine says itself when it is ready.
            decide(bot, game, game.first_choice(match.players), 0)


def play_game(
    match: Match, bots: Bots, deal: int, seating: Seating
) -> tuple[State, tuple[Timing, ...], Forfeit | None]:
    """The final state of one game, how long each bot took, and why it ended early, if it did."""
    game, timings = GAMES[match.game], tuple(Timing() for _ in match.bots)
    options = options_named(match.options)
    state = game.new(match.players, seed=match.deal_seed(deal), options=options)
    dice = new_rng(match.dice_seed(deal))
    engines = {bot: engine for bot in seating if isinstance(engine := bots[bot], Engine)}
    history = History(game, state) if engines else None
    bot = 0  # who is asked
    try:
        for bot in engines:
            engines[bot].new_game(game.name, match.players)
        for number in itertools.count():
            if game.is_over(state):
                break
            actor = game.actor(state)
            if actor == CHANCE:
                action = game.any_action(state, dice)
            else:
                bot = seating[actor]
                seed, start = match.bot_seed(deal, bot, number), time.perf_counter()
                action = _decide(bots[bot], history, game, state, seed)
                timings[bot].add(time.perf_counter() - start)
            game.apply(state, action)
            if history:
                history.add(action)
    except EngineError as error:
        return state, timings, Forfeit(bot, str(error))
    return state, timings, None


def _decide(player: Bot | Engine, history: History | None, game: Game, state: State, seed: int) -> int:
    if isinstance(player, Engine):
        assert history
        return player.choose_from(history, game.actor(state), seed)
    return decide(player, game, state, seed)
