"""What players weaker than the strongest level would do in a position, who know what its seat may know."""

from collections import Counter
from collections.abc import Iterable

from gemhoard.bots import bot_for
from gemhoard.bots.search import Search
from gemhoard.daily import day_levels
from gemhoard.games import Game, State

# Of each level, with other luck each time.
CHOICES = 8


def weaker_levels(game: Game) -> list[str]:
    """Those that play the same on every machine, but the strongest."""
    return day_levels(game)[:-1]


def quick_levels(game: Game) -> list[str]:
    """Of the weaker ones those that do not search; all, where every one does."""
    weaker = weaker_levels(game)
    return [level for level in weaker if not isinstance(bot_for(game, level), Search)] or weaker


def choices_of(game: Game, levels: Iterable[str], known: State, seed: int) -> Counter[int]:
    """How often each action is chosen."""
    found: Counter[int] = Counter()
    for level in levels:
        bot = bot_for(game, level)
        found.update(bot.choose(game, known, seed + number) for number in range(CHOICES))
    return found


def share_that_misses(choices: Counter[int], accepted: list[int]) -> float:
    return 1 - sum(choices[action] for action in accepted) / choices.total()
