"""What a seat sees as small whole numbers."""

import numpy as np
import pytest
from bots_table import positions

from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.games.kadora.components import CARD_NAMES, COLOURS, KINDS
from gemhoard.research.compiled.batch import FACTS, NUMBERS, sight

STRIDE = 6 if INTERPRETED else 3
every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def group(layout, row, name):
    """The numbers or facts of a group."""
    after = layout[layout._fields.index(name) + 1]
    return row[getattr(layout, name) : after]


def both_ways(game, players):
    """Of positions and seats, the numbers of a group and its facts."""
    rules = GAMES[game]
    for state in positions(game, players, seed=11)[::STRIDE]:
        for seat in range(players):
            numbers, facts = sight(rules, state, seat, NUMBERS), sight(rules, state, seat)
            yield (
                lambda name, numbers=numbers: group(rules.numbers, numbers, name),
                lambda name, facts=facts: group(rules.layout, facts, name),
            )


def amounts(facts, most):
    """What facts that stand for amounts from 1 to `most` say; 0 where none is true."""
    each = facts.reshape(-1, most)
    return each.argmax(axis=1) + each.any(axis=1)


@every_count
@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_what_the_seat_sees_and_nothing_else(game, players):
    rules = GAMES[game]
    others = 0
    for state in positions(game, players, seed=9)[::STRIDE]:
        known = sight(rules, state, 0, NUMBERS)
        assert (known >= 0).all()
        assert (known == sight(rules, rules.redeal(state, 0, seed=3), 0, NUMBERS)).all()
        others += (known != sight(rules, rules.redeal(state, 1, seed=3), 0, NUMBERS)).any()
    assert others, "a seat sees its own hand"


@every_count
def test_numbers_and_facts_of_emerald_say_the_same(players):
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
    for numbers, facts in both_ways("emerald", players):
        for name, most in mosts.items():
            assert (np.minimum(numbers(name), most) == amounts(facts(name), most)).all(), name
        assert numbers("players") == players
        assert facts("phase")[numbers("phase")] == 1
        assert facts("turn")[numbers("turn")] == 1
        assert facts("dragon")[2 * (numbers("dragon") - 7) + numbers("facing")] == 1
        assert facts("bar")[numbers("bar") - 7] == 1
        assert numbers("moved") == facts("moved").argmax()
        assert numbers("at") == amounts(facts("at"), 9) + 6 * facts("at").any()
        assert numbers("caught") == amounts(facts("caught"), 5)
        assert numbers("caught_moved") == facts("caught_moved")
        steps = amounts(facts("purse"), 20)  # of two points
        assert (abs(2 * steps - numbers("purse")) <= 1).all()


@every_count
def test_numbers_and_facts_of_kadora_say_the_same(players):
    for numbers, facts in both_ways("kadora", players):
        assert numbers("players") == players
        assert not facts("phase").any() or facts("phase")[numbers("phase")] == 1
        assert facts("last")[max(int(numbers("last")[0]) - 1, 0)] == 1
        assert facts("stock")[(numbers("height").sum() + 1) // 2] == 1
        for name, most in {"tops": 6, "aside": 9, "backs": 3}.items():
            assert (np.minimum(numbers(name), most) == amounts(facts(name), most)).all(), name
        low = numbers("worth") <= 8
        assert (amounts(facts("worth"), 13)[low] == numbers("worth")[low]).all()
        hand = [card_name(*card) for card in numbers("hand").reshape(-1, 3) if card.any()]
        assert hand == [CARD_NAMES[card] for card in np.flatnonzero(facts("hand"))]
        for card, seen in zip(numbers("block").reshape(-1, 3), facts("block").reshape(-1, 15), strict=True):
            parts = [amounts(seen[:6], 6)[0], amounts(seen[6:9], 3)[0], amounts(seen[9:14], 5)[0]]
            assert card.tolist() == parts and seen[14] == (not card.any())


def card_name(colour, kind, value):
    return f"{COLOURS[colour - 1]}{value}{KINDS[kind - 1]}"


@pytest.mark.parametrize(
    ("game", "field", "is_left_out_of"),
    [
        ("emerald", "passes", [FACTS]),
        ("emerald", "passing", [FACTS, NUMBERS]),
        ("emerald", "chamber", [FACTS, NUMBERS]),
        ("emerald", "nest", [FACTS, NUMBERS]),
        ("emerald", "turn", []),
        ("kadora", "turn", [FACTS, NUMBERS]),
        ("kadora", "seats_read", [FACTS, NUMBERS]),
        ("kadora", "loot", [FACTS, NUMBERS]),
        ("kadora", "last", []),
    ],
)
def test_what_the_pages_say_is_left_out_is_in_no_observation(game, field, is_left_out_of):
    rules, state = GAMES[game], positions(game, 3, seed=2)[-1]
    other = state.copy()
    other[field] = (state[field] + 1) % 3
    same = [
        kind
        for kind in (FACTS, NUMBERS)
        if (sight(rules, state, 0, kind) == sight(rules, other, 0, kind)).all()
    ]
    assert same == is_left_out_of
