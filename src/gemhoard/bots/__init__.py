"""Computer players. A bot knows what its seat may know: `decide` shows it a state dealt anew from that."""

from gemhoard.bots.bot import Bot
from gemhoard.bots.greedy import Greedy
from gemhoard.bots.random import Random
from gemhoard.games import Game, State

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Greedy())}


def bot_named(spec: str) -> Bot:
    """The bot that a name on the command line means."""
    if spec not in BOTS:
        raise ValueError(f"there is no bot {spec!r}; there are {', '.join(BOTS)}")
    return BOTS[spec]


def decide(bot: Bot, game: Game, state: State, seed: int) -> int:
    """What the bot does in the acting seat. States that the seat cannot tell apart give the same answer."""
    return bot.choose(game, game.redeal(state, game.actor(state), seed), seed)


__all__ = ["BOTS", "Bot", "bot_named", "decide"]
