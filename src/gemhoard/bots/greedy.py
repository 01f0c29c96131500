"""The second rung: the action after which things look best, by the game's own little sense of it."""

from gemhoard.games import CHANCE, Game, State
from gemhoard.games.chance import below, new_rng


class Greedy:
    name = "greedy"

    def choose(self, game: Game, state: State, seed: int) -> int:
        seat = game.actor(state)
        legal = game.legal(state)
        hopes = [hope(game, after(game, state, action), seat) for action in legal]
        best = [action for action, each in zip(legal, hopes, strict=True) if each == max(hopes)]
        return best[below(new_rng(seed), len(best))]


def after(game: Game, state: State, action: int) -> State:
    """The state that a legal action leads to."""
    state = state.copy()
    game.rules.apply(state, action)
    return state


def hope(game: Game, state: State, seat: int) -> float:
    """How much better a seat stands than its best rival; where a die is to be rolled, on average."""
    if game.actor(state) == CHANCE:
        outcomes = game.legal(state)
        return sum(hope(game, after(game, state, roll), seat) for roll in outcomes) / len(outcomes)
    rivals = [game.rules.outlook(state, other) for other in range(state.players) if other != seat]
    return game.rules.outlook(state, seat) - max(rivals)
