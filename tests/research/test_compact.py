"""The compact observation: what a seat sees as small integers."""

import numpy as np
import pytest
from bots_table import positions

from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.games.kadora.components import CARD_NAMES, COLOURS, KINDS
from gemhoard.research.compiled.observation import COMPACT, FEATURES, observe

STRIDE = 6 if INTERPRETED else 3
every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def group(layout, row, name):
    """The compact or features of a group."""
    after = layout[layout._fields.index(name) + 1]
    return row[getattr(layout, name) : after]


def both_ways(game, players):
    """Of positions and seats, the compact of a group and its features."""
    rules = GAMES[game]
    for state in positions(game, players, seed=11)[::STRIDE]:
        for seat in range(players):
            compact, features = observe(rules, state, seat, COMPACT), observe(rules, state, seat)
            yield (
                lambda name, compact=compact: group(rules.observation_layout, compact, name),
                lambda name, features=features: group(rules.feature_layout, features, name),
            )


def amounts(features, most):
    """What features that stand for amounts from 1 to `most` say; 0 where none is true."""
    each = features.reshape(-1, most)
    return each.argmax(axis=1) + each.any(axis=1)


@every_count
@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_what_the_seat_sees_and_nothing_else(game, players):
    rules = GAMES[game]
    others = 0
    for state in positions(game, players, seed=9)[::STRIDE]:
        known = observe(rules, state, 0, COMPACT)
        assert (known >= 0).all()
        assert (known == observe(rules, rules.redeal(state, 0, seed=3), 0, COMPACT)).all()
        others += (known != observe(rules, rules.redeal(state, 1, seed=3), 0, COMPACT)).any()
    assert others, "a seat sees its own hand"


@every_count
def test_both_observations_of_emerald_say_the_same(players):
    mosts = {
        "gold": 5,
        "gold_height": 3,
        "gems": 4,
        "gems_height": 3,
        "hand": 5,
        "cards": 8,
        "owned": 4,
        "treasures": 4,
        "in_play": 8,
        "treasures_left": 4,
        "four": 1,
        "knights": 3,
    }
    for compact, features in both_ways("emerald", players):
        for name, most in mosts.items():
            assert (np.minimum(compact(name), most) == amounts(features(name), most)).all(), name
        assert compact("players") == players
        assert features("phase")[compact("phase")] == 1
        assert features("turn")[compact("turn")] == 1
        assert features("dragon")[2 * (compact("dragon") - 7) + compact("facing")] == 1
        assert features("bar")[compact("bar") - 7] == 1
        assert compact("moved") == features("moved").argmax()
        assert compact("at") == amounts(features("at"), 9) + 6 * features("at").any()
        assert compact("caught") == amounts(features("caught"), 5)
        assert compact("caught_moved") == features("caught_moved")
        steps = amounts(features("purse"), 20)  # of two points
        assert (abs(2 * steps - compact("purse")) <= 1).all()


@every_count
def test_both_observations_of_kadora_say_the_same(players):
    for compact, features in both_ways("kadora", players):
        assert compact("players") == players
        assert not features("phase").any() or features("phase")[compact("phase")] == 1
        assert features("last")[max(int(compact("last")[0]) - 1, 0)] == 1
        assert features("stock")[(compact("height").sum() + 1) // 2] == 1
        for name, most in {"tops": 6, "aside": 9, "backs": 3}.items():
            assert (np.minimum(compact(name), most) == amounts(features(name), most)).all(), name
        low = compact("worth") <= 8
        assert (amounts(features("worth"), 13)[low] == compact("worth")[low]).all()
        hand = [card_name(*card) for card in compact("hand").reshape(-1, 3) if card.any()]
        assert hand == [CARD_NAMES[card] for card in np.flatnonzero(features("hand"))]
        for card, seen in zip(
            compact("block").reshape(-1, 3), features("block").reshape(-1, 15), strict=True
        ):
            parts = [amounts(seen[:6], 6)[0], amounts(seen[6:9], 3)[0], amounts(seen[9:14], 5)[0]]
            assert card.tolist() == parts and seen[14] == (not card.any())


def card_name(colour, kind, value):
    return f"{COLOURS[colour - 1]}{value}{KINDS[kind - 1]}"


@pytest.mark.parametrize(
    ("game", "field", "is_left_out_of"),
    [
        ("emerald", "passes", [FEATURES]),
        ("emerald", "passing", [FEATURES, COMPACT]),
        ("emerald", "chamber", [FEATURES, COMPACT]),
        ("emerald", "nest", [FEATURES, COMPACT]),
        ("emerald", "turn", []),
        ("kadora", "turn", [FEATURES, COMPACT]),
        ("kadora", "seats_read", [FEATURES, COMPACT]),
        ("kadora", "loot", [FEATURES, COMPACT]),
        ("kadora", "last", []),
    ],
)
def test_what_the_pages_say_is_left_out_is_in_no_observation(game, field, is_left_out_of):
    rules, state = GAMES[game], positions(game, 3, seed=2)[-1]
    other = state.copy()
    other[field] = (state[field] + 1) % 3
    same = [
        kind
        for kind in (FEATURES, COMPACT)
        if (observe(rules, state, 0, kind) == observe(rules, other, 0, kind)).all()
    ]
    assert same == is_left_out_of
