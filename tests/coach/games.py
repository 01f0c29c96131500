"""Games to review."""

from gemhoard.bots import bot_for, decide
from gemhoard.coach.effort import Effort
from gemhoard.games import CHANCE, GAMES
from gemhoard.games.chance import below, new_rng
from gemhoard.record import Record

QUICK = Effort(search=100, compare=100, again=2, value=100, pairs=100)


def played(name: str, players: int, levels: list[str], seed: int = 1) -> Record:
    """A whole game between bots of these levels, who take turns."""
    game, rng = GAMES[name], new_rng(seed)
    state = game.new(players, seed=seed)
    record = Record(game, state.copy(), [], names=[f"Bot {seat}" for seat in range(players)])
    while not game.is_over(state):
        actor = game.actor(state)
        if actor == CHANCE:
            action = game.any_action(state, rng)
        else:
            bot = bot_for(game, levels[actor % len(levels)])
            action = decide(bot, game, state, below(rng, 1 << 32))
        record.actions.append(game.words[action])
        game.apply(state, action)
    return record
