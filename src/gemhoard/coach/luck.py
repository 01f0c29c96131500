"""What nobody had seen, and what it brought."""

from collections.abc import Callable

import numpy as np

from gemhoard.bots.solid_play import SolidPlay
from gemhoard.coach.chances import Chances, share_of
from gemhoard.games import Game, State
from gemhoard.games.chance import new_rng

# So often what nobody has seen is shuffled, to see whether something else might have turned up.
SHUFFLES = 16


def turns_up(game: Game, state: State, action: int, seed: int) -> bool:
    """Whether an action turns up what nobody had seen."""
    came = _told(game, state.copy(), action)
    return any(_told(game, shuffled(game, state, seed + n), action) != came for n in range(SHUFFLES))


def _told(game: Game, state: State, action: int) -> bytes:
    """What the rules report."""
    return game.apply_and_log(state, action).tobytes()


def shuffled(game: Game, state: State, seed: int) -> State:
    other = state.copy()
    if game.rules.redeal_unseen:
        game.rules.redeal_unseen(other, new_rng(seed))
    return other


def fair_chances(solid: SolidPlay, players: int, deals: int, deal: Callable[[int], State]) -> Chances:
    """Before the cards are dealt: what each seat's place in the order is worth."""
    found = [share_of(solid.game, players, solid.returns(deal(number), number, 1)) for number in range(deals)]
    mean: Chances = np.mean(found, axis=0)
    return mean
