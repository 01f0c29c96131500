"""Computer players. A bot knows what its seat may know: `decide` shows it a state re-dealt from that."""

from gemhoard.bots.bot import Bot, BotError
from gemhoard.bots.specs import bot_for, bot_named, check_bot, fingerprint, levels_for, levels_of
from gemhoard.games import Game, State


def decide(bot: Bot, game: Game, state: State, seed: int, deadline: float | None = None) -> int:
    """What the bot does in the acting seat. States that look the same to the seat give the same answer."""
    return bot.choose(game, game.redeal(state, game.actor(state), seed), seed, deadline)


__all__ = [
    "Bot",
    "BotError",
    "bot_for",
    "bot_named",
    "check_bot",
    "decide",
    "fingerprint",
    "levels_for",
    "levels_of",
]
