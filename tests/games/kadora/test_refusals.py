"""Kadora: what is refused, with its reason and its rule."""

import inspect
import re

import pytest
from kadora_table import GAME, RING, act, kadora, refused

from gemhoard.games import RuleError
from gemhoard.games.kadora import refusals


def at_give():
    loot = ["R4r O3r Y2s B2r", "O3s B1s", "Y4r"]
    return kadora(hands=["R2r G1r", "R3r"], block=RING | {"b2": "P5r"}, loot=loot)


def at_place():
    return act(at_give(), "give R 1")


def at_draw():
    return act(at_give(), "place G1r c2")


REFUSALS = [
    (at_give, "draw left", "refused-place-first", "K3.3"),
    (at_place, "draw right", "refused-place-first", "K3.3"),
    (at_draw, "place R2r b3", "refused-draw-first", "K3.9"),
    (at_draw, "give R 1", "refused-draw-first", "K3.9"),
    (at_give, "place R3r c2", "refused-not-in-hand", "K3.3"),  # another's card
    (at_give, "place R1r c2", "refused-not-in-hand", "K3.3"),  # no card of this deck
    (at_place, "place R4r c2", "refused-not-in-hand", "K3.3"),  # a card given away
    (at_give, "place R2r b2", "refused-place-taken", "K3.3"),
    (at_place, "place R2r a1", "refused-place-taken", "K3.3"),
    (at_give, "give R 3", "error-seat", "K3.1"),
    (at_give, "give R 4", "error-seat", "K3.1"),
    (at_place, "give B 2", "refused-given-already", "K3.1"),
    (at_give, "give G 1", "refused-nothing-to-give", "K3.1"),
    (at_give, "give Y 1", "refused-not-leading", "K3.2"),  # another has more
    (at_give, "give O 2", "refused-not-leading", "K3.2"),  # another has as much
    (at_give, "give B 1", "refused-has-colour", "K3.1"),
    (at_give, "give R 0", "refused-has-colour", "K3.1"),  # oneself
]


@pytest.mark.parametrize(("position", "words", "reason", "rule"), REFUSALS)
def test_K3_3_what_is_refused_in_a_turn_and_why(position, words, reason, rule):
    assert refused(position(), words) == (reason, rule)


def test_K3_3_every_reason_there_is_has_been_tried():
    reasons = set(re.findall(r'"((?:refused|error)-[a-z-]+)"', inspect.getsource(refusals)))
    assert reasons == {reason for _, _, reason, _ in REFUSALS}


@pytest.mark.parametrize(
    ("position", "words", "text"),
    [
        (at_give, "place R3r c2", "R3r is not in your hand. (K3.3)"),
        (at_give, "place R2r b2", "b2 is not empty. (K3.3)"),
        (at_give, "give R 3", "There is no seat 3; the seats are 0 to 2. (K3.1)"),
    ],
)
def test_K3_3_a_refusal_is_a_sentence_with_its_rule(position, words, text):
    with pytest.raises(RuleError) as caught:
        act(position(), words)
    assert str(caught.value) == text


@pytest.mark.parametrize("position", [at_give, at_place, at_draw])
def test_K3_3_all_that_is_not_legal_is_refused_and_changes_nothing(position):
    state = position()
    legal, before = set(GAME.legal(state)), state.tobytes()
    for action in set(range(len(GAME.words))) - legal:
        with pytest.raises(RuleError) as caught:
            GAME.apply(state, action)
        assert caught.value.rule in ("K3.1", "K3.2", "K3.3", "K3.9")
    assert state.tobytes() == before


@pytest.mark.parametrize("action", [-1, 10_000, None, "place R2r c2", 1.5])
def test_K3_3_what_is_no_action_at_all_is_refused(action):
    state = at_give()
    before = state.tobytes()
    with pytest.raises(RuleError) as caught:
        GAME.apply(state, action)
    assert caught.value.reason == "error-words"
    assert state.tobytes() == before


NO_WORDS = ["", "pass", "place R2r", "place R2r e5", "give Q 1", "give R 5", "draw top", None]


@pytest.mark.parametrize("words", NO_WORDS)
def test_K3_3_words_that_mean_no_action_are_refused(words):
    with pytest.raises(RuleError) as caught:
        GAME.number(words)
    assert caught.value.reason == "error-words"
