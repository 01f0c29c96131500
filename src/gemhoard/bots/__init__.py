"""Computer players. A bot knows what its seat may know: `decide` shows it a state dealt anew from that."""

from gemhoard.bots.bot import Bot, BotError
from gemhoard.bots.ladder import LEVELS, bot_named, check_bot
from gemhoard.games import Game, State


def decide(bot: Bot, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
    """What the bot does in the acting seat. States that the seat cannot tell apart give the same answer."""
    return bot.choose(game, game.redeal(state, game.actor(state), seed), seed, deadline)


__all__ = ["LEVELS", "Bot", "BotError", "bot_named", "check_bot", "decide"]
