"""What Kadora's rules treat alike."""

import numpy as np
import pytest

from gemhoard.games import GAMES
from gemhoard.games.chance import below, new_rng
from gemhoard.games.kadora.state import GIVE, PLACE
from gemhoard.games.kadora.symmetry import CARD_SYMMETRIES, SYMMETRIES

KADORA = GAMES["kadora"]


def image_of(state, symmetry):
    image = state.copy()
    KADORA.rules.transform(image, symmetry)
    return image


def after(state, action):
    following = state.copy()
    KADORA.apply(following, action)
    return following


def played(players, actions, seed):
    rng = new_rng(seed)
    state = KADORA.new(players, seed=seed)
    for _ in range(actions):
        legal = KADORA.legal(state)
        if not legal:
            break
        state = after(state, legal[below(rng, len(legal))])
    return state


@pytest.mark.parametrize("players", KADORA.player_counts)
@pytest.mark.parametrize("actions", [0, 7, 20, 45])
def test_the_same_is_legal_before_and_after(players, actions):
    state = played(players, actions, seed=players)
    for symmetry in (0, 1, 12345, 3456789, SYMMETRIES - 1):
        images = [KADORA.rules.action_image(state, action, symmetry) for action in KADORA.legal(state)]
        assert sorted(images) == list(KADORA.legal(image_of(state, symmetry)))


@pytest.mark.parametrize("players", KADORA.player_counts)
def test_the_same_happens_before_and_after(players):
    """With the block as it lies, whole turns; otherwise until a refill, which goes by the reading order."""
    state, rng = KADORA.new(players, seed=players), new_rng(players)
    while legal := KADORA.legal(state):
        action = legal[below(rng, len(legal))]
        of_cards = below(rng, CARD_SYMMETRIES)
        anything = below(rng, SYMMETRIES) if state.phase in (GIVE, PLACE) else of_cards
        following = after(state, action)
        has_refilled = not np.array_equal(following.height, state.height)
        symmetry = of_cards if has_refilled else anything
        image = after(image_of(state, symmetry), KADORA.rules.action_image(state, action, symmetry))
        assert image.tobytes() == image_of(following, symmetry).tobytes()
        state = following
    assert KADORA.rules.winners_mask(image_of(state, 999_999)) == KADORA.rules.winners_mask(state)


def test_every_symmetry_is_another():
    state = played(3, 20, seed=1)
    images = {image_of(state, symmetry).tobytes() for symmetry in range(0, SYMMETRIES, 49_999)}
    assert len(images) == len(range(0, SYMMETRIES, 49_999))
