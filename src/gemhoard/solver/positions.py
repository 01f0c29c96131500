"""Decisions to judge bots by: late enough to be solved, drawn from games, and the choice matters."""

from typing import Literal, NamedTuple

from gemhoard.bots import bot_named, decide
from gemhoard.games import CHANCE, Game, State
from gemhoard.games.chance import Rng, below, new_rng
from gemhoard.solver import solve, solver_of

SEEDS = 1 << 32
ALIKE = 1e-9  # chances that differ by less are the same


# Why there is no position to judge by.
Nothing = Literal["no such decision", "not solved", "all alike"]


class Position(NamedTuple):
    """A decision and the exact winning chance of every legal action."""

    seed: int
    state: State
    chances: dict[int, float]

    def loss(self, action: int) -> float:
        """How much of the winning chance an action gives away."""
        loss = max(self.chances.values()) - self.chances[action]
        return loss if loss > ALIKE else 0.0


def draw_position(game: Game, seed: int) -> Position | Nothing:
    """One late decision of a game that can be solved and where the choice matters, or why there is none."""
    rng = new_rng(seed)
    decisions = late_decisions(game, rng)
    if not decisions:
        return "no such decision"
    state = decisions[below(rng, len(decisions))]
    chances = solve(game, state)
    if chances is None:
        return "not solved"
    if max(chances.values()) - min(chances.values()) <= ALIKE:
        return "all alike"
    return Position(seed, state, chances)


def late_decisions(game: Game, rng: Rng) -> list[State]:
    """The decisions of the late part of a game, every other of them greedy and the rest at random."""
    solver = solver_of(game)
    state, found = solver.start(game, below(rng, SEEDS)), []
    while not game.is_over(state):
        legal, bot = game.legal(state), bot_named("greedy" if below(rng, 2) else "random")
        if game.actor(state) == CHANCE:
            game.apply(state, game.any_action(state, rng))
            continue
        if len(legal) > 1 and solver.is_solvable(state):
            found.append(state.copy())
        game.apply(state, decide(bot, game, state, below(rng, SEEDS)))
    return found
