"""Emerald: what the rules refuse, and the rule that says so. `refused` checks that nothing has changed."""

import inspect
import re

import pytest
from emerald_table import GAME, SETUP, act, emerald, move, refused, roll

from gemhoard.games import RuleError
from gemhoard.games.emerald import refusals

# One position for each phase; red is to decide, but for the roll.


def to_move():
    return emerald(players=2, knights={"red": "3 A", "green": "4 A"})


def to_move_a_second():
    state = emerald(players=2, knights={"red": "3 A", "green": "4 A"})
    move(state, "red 3")
    return state


def to_take():
    state = emerald(knights={"red": "11 A"})
    move(state, "red 11")
    return state


def to_roll():
    return emerald(woken=True)


def to_capture():
    state = emerald(knights={"red": "8 A B", "blue": "9 A B"}, bare=[9])
    move(state, "red 8")
    roll(state, 1)
    return state


def to_pay():
    state = emerald(knights={"red": "9 A B"}, hands={0: [3]}, woken=True)
    roll(state, 1)
    return state


PHASES = {
    to_move: "move",
    to_move_a_second: "second",
    to_take: "take",
    to_roll: "roll",
    to_capture: "capture",
    to_pay: "ransom",
}

REFUSED = [
    # It is not the moment for that.
    (to_move, "stop", "refused-must-move", "E3.1"),
    (to_move, "take gold", "refused-move-first", "E3.1"),
    (to_move, "roll 1", "refused-move-first", "E3.1"),
    (to_move, "capture red", "refused-move-first", "E3.1"),
    (to_move, "ransom none", "refused-move-first", "E3.1"),
    (to_move_a_second, "take gem", "refused-second-or-stop", "E3.6"),
    (to_move_a_second, "roll 2", "refused-second-or-stop", "E3.6"),
    (to_move_a_second, "ransom 1", "refused-second-or-stop", "E3.6"),
    (to_take, "stop", "refused-take-first", "E5.1"),
    (to_take, "move red A", "refused-take-first", "E5.1"),
    (to_take, "roll 3", "refused-take-first", "E5.1"),
    (to_roll, "stop", "refused-roll-first", "E6.2"),
    (to_roll, "move red A", "refused-roll-first", "E6.2"),
    (to_roll, "take gold", "refused-roll-first", "E6.2"),
    (to_capture, "stop", "refused-capture-first", "E6.5"),
    (to_capture, "ransom none", "refused-capture-first", "E6.5"),
    (to_pay, "stop", "refused-ransom-first", "E6.6"),
    (to_pay, "capture red", "refused-ransom-first", "E6.6"),
    # It is the moment, but not for that one.
    (to_move, "move blue A", "refused-not-yours", "E3.1"),
    (to_move, "move black A", "refused-not-yours", "E3.1"),
    (to_move, "move red 7", "refused-no-knight", "E3.1"),
    (to_move, "move red B", "refused-no-knight", "E3.1"),
    (to_move_a_second, "move yellow A", "refused-not-yours", "E3.1"),
    (to_move_a_second, "move green A", "refused-other-colour", "E3.2"),
    (to_move_a_second, "move red 3", "refused-no-knight", "E3.1"),
    (to_move_a_second, "move red 4", "refused-already-moved", "E3.1"),
    (to_capture, "capture green", "refused-nobody-there", "E6.5"),
    (to_capture, "capture black", "refused-nobody-there", "E6.5"),
    (to_capture, "capture green moved", "refused-nobody-there", "E6.5"),
    (to_capture, "capture red moved", "refused-not-told-apart", "E6.11"),
    (to_capture, "capture blue moved", "refused-not-told-apart", "E6.11"),
    (to_pay, "ransom 5", "refused-no-such-gold", "E6.6"),
]


@pytest.mark.parametrize("position", PHASES)
def test_the_positions_are_what_they_are_called(position):
    assert GAME.phase(position()) == PHASES[position]


@pytest.mark.parametrize(("position", "words", "reason", "rule"), REFUSED)
def test_what_is_refused_names_the_rule_and_changes_nothing(position, words, reason, rule):
    assert refused(position(), words) == (reason, rule)


def test_every_reason_is_tested():
    reasons = set(re.findall(r"refused-[a-z-]+", inspect.getsource(refusals)))
    assert {reason for _, _, reason, _ in REFUSED} == reasons


@pytest.mark.parametrize("position", PHASES)
def test_whatever_is_not_legal_is_refused(position):
    state = position()
    legal = GAME.legal(state)
    for action, words in enumerate(GAME.words):
        if action not in legal:
            reason, rule = refused(state, words)
            assert reason.startswith("refused-")
            assert rule.startswith("E")


def test_a_refusal_is_a_sentence_with_its_rule():
    with pytest.raises(RuleError) as caught:
        act(to_pay(), "ransom 5")
    assert str(caught.value) == "You have no gold card of value 5. (E6.6)"


@pytest.mark.parametrize("words", ["move red A", "stop", "roll 1", "ransom none"])
def test_E7_1_when_the_game_is_over_nothing_is_legal(words):
    state = emerald(knights={"red": "15 A"})
    move(state, "red 15")
    assert refused(state, words) == ("error-over", "E7.1")


@pytest.mark.parametrize(
    "words", ["", "dance", "move red", "move red 0", "move red 16", "roll 4", "ransom 6", 3, None]
)
def test_words_that_name_no_action_are_refused(words):
    with pytest.raises(RuleError) as caught:
        GAME.number(words)
    assert caught.value.reason == "error-words"


@pytest.mark.parametrize("action", [-1, 10_000, "stop", None])
def test_numbers_that_name_no_action_are_refused(action):
    state = emerald()
    before = state.tobytes()
    with pytest.raises(RuleError) as caught:
        GAME.apply(state, action)
    assert caught.value.reason == "error-words"
    assert state.tobytes() == before


@pytest.mark.parametrize("option", ["passing", "open_ransom"])
@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_an_option_is_on_or_off(option, value):
    with pytest.raises(RuleError) as caught:
        GAME.new(3, setup=SETUP, first=0, options={option: value})
    assert caught.value.reason == "error-option-value"
    assert caught.value.rule == GAME.options[option].rule


def test_there_is_no_other_option():
    with pytest.raises(RuleError) as caught:
        GAME.new(3, setup=SETUP, first=0, options={"viewpoints": "seats"})
    assert caught.value.reason == "error-option"
