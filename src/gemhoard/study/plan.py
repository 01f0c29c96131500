"""What a study plays, as jobs for a worker pool."""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from gemhoard.arena import Match
from gemhoard.bots import Bot, bot_for
from gemhoard.bots.playing import is_compiled
from gemhoard.games import GAMES, Game

# Deals in a job: a second or two with simple bots, also with those that compiled loops play. A job that is
# stopped is played again.
BATCH = 25
QUICK_BATCH = 1000

Question = Literal["games", "skill"]


@dataclass(frozen=True)
class Variant:
    """One option of a game that differs from its default. Without an option: the game as it is."""

    option: str = ""
    value: Any = None

    @property
    def options(self) -> dict[str, Any]:
        return {self.option: self.value} if self.option else {}

    @property
    def name(self) -> str:
        """As `--option` of `gemhoard record` takes it; empty for the game as it is."""
        return f"{self.option}={json.dumps(self.value)}" if self.option else ""


AS_IS = Variant()


@dataclass(frozen=True)
class StudyJob:
    """Some deals that help to answer one question."""

    question: Question
    match: Match
    variant: Variant
    deals: range

    @property
    def games(self) -> int:
        return len(self.deals) * len(self.match.seatings(0))


@dataclass(frozen=True)
class StudyPlan:
    """A study. `against` is the bot that `bot` is measured by, to tell skill from luck."""

    game: str
    players: tuple[int, ...]
    bot: str
    against: str
    games: int  # a player count, and once more for each variant and for skill
    seed: int

    @property
    def command(self) -> str:
        """What to type to play it again."""
        players = ",".join(map(str, self.players))
        bots = f"--bot {self.bot} --against {self.against}"
        return (
            f"gemhoard study {self.game} {bots} --players {players} --games {self.games} --seed {self.seed}"
        )

    @property
    def is_timed(self) -> bool:
        """Whether a bot has a time budget, as `search:50ms` has: then every machine plays other games."""
        return any(re.fullmatch(r"[^@]*:\d+ms(@.*)?", bot) for bot in (self.bot, self.against))

    def bots(self) -> tuple[Bot, Bot]:
        game = GAMES[self.game]
        return bot_for(game, self.bot), bot_for(game, self.against)

    def match(self, players: int, *bots: str) -> Match:
        """With a seed for each player count: else all counts would roll the same dice, and err alike."""
        match = Match(self.game, players, bots, self.seed)
        return replace(match, seed=match.luck("players", players))

    def skill_match(self, players: int) -> Match:
        return self.match(players, self.bot, self.against)

    def jobs(self) -> Iterator[StudyJob]:
        """All jobs. The variants of a player count share deals, dice and the bots' random numbers."""
        bot, against = self.bots()
        for players in self.players:
            for variant in (AS_IS, *variants(self.game)):
                for deals in _batches(self.games, bot):
                    yield StudyJob("games", self.match(players, self.bot), variant, deals)
            skill = self.skill_match(players)
            # A deal is several games, with seats exchanged: about as many games as elsewhere.
            for deals in _batches(max(1, self.games // len(skill.seatings(0))), bot, against):
                yield StudyJob("skill", skill, AS_IS, deals)

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> "StudyPlan":
        fields = json.loads(text)
        return cls(**fields | {"players": tuple(fields["players"])})


def default_bots(game: Game) -> tuple[str, str]:
    """Who plays a study, and against whom, by default: the quickest bots that can play the game."""
    return ("greedy" if game.rules.heuristic else "search:50"), "random"


def variants(game: str) -> list[Variant]:
    """Every option at every value but its default; one with parts, at each value for all its parts."""
    return [
        Variant(name, value)
        for name, option in GAMES[game].options.items()
        for choice in option.choices
        for value in [(choice,) * len(option.parts) if option.parts else choice]
        if option.read(value) != option.read(option.default)
    ]


def _batches(deals: int, *bots: Bot) -> Iterator[range]:
    batch = QUICK_BATCH if all(map(is_compiled, bots)) else BATCH
    for first in range(0, deals, batch):
        yield range(first, min(first + batch, deals))
