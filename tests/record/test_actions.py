"""Records: what does not keep to the rules is named with its number."""

import json
from typing import Any

import pytest
from records import a_record, every_game, is_refused, read

from gemhoard.games import GAMES
from gemhoard.record import Record, RecordError


@every_game
@pytest.mark.parametrize(
    "value", ["stop", {}, 1, True, [1], [None], [["stop"]], [True], ["stop", 3]], ids=repr
)
def test_actions_that_are_no_list_of_words_are_refused(name: str, value: Any):
    data = a_record(name)
    del data["result"]
    assert is_refused(data | {"actions": value}, "actions")


@every_game
@pytest.mark.parametrize("number", [1, 7, 20])
def test_an_illegal_action_is_named_with_its_number_and_rule(name: str, number: int):
    game, data = GAMES[name], a_record(name, states=True)
    legal = data["legal"][number - 1]
    illegal = next(words for words in game.words if words not in legal)
    data["actions"][number - 1] = illegal
    record = read(data)
    with pytest.raises(RecordError) as refused:
        record.first_difference()
    text = str(refused.value)
    assert text.startswith(f"Action {number} of the record, “{illegal}”, ")
    state = list_states(record, number - 1)
    assert text.endswith(f"({game.refusal(state, game.number(illegal)).rule})")


def list_states(record: Record, number: int) -> Any:
    """The state after so many actions."""
    for count, state in enumerate(record.replay()):
        if count == number:
            return state.copy()
    raise AssertionError("so many actions there are not")


@every_game
@pytest.mark.parametrize(
    "words", ["", "stop!", "MOVE RED A", "resign", " draw left", "\ud800", "\0"], ids=ascii
)
def test_words_that_mean_nothing_are_named_with_their_number(name: str, words: str):
    data = a_record(name)
    data["actions"][4] = words
    with pytest.raises(RecordError) as refused:
        list(read(data).replay())
    assert str(refused.value).startswith(f"Action 5 of the record, “{words}”, ")


@every_game
def test_an_action_after_the_end_is_refused(name: str):
    data = a_record(name)
    data["actions"].append(data["actions"][-1])
    with pytest.raises(RecordError, match=rf"^Action {len(data['actions'])} .*\({GAMES[name].end_rule}\)$"):
        read(data).first_difference()


@every_game
def test_the_states_before_an_illegal_action_can_be_replayed(name: str):
    data = a_record(name, states=True)
    data["actions"][9] = "nonsense"
    states = read(data).replay()
    assert [GAMES[name].to_json(next(states)) for _ in range(10)] == data["states"][:10]
    with pytest.raises(RecordError):
        next(states)


@every_game
@pytest.mark.parametrize("words", ["move red A" * 300, "place R3d " + "b" * 5000, "9" * 4000], ids=len)
def test_words_without_end_are_refused(name: str, words: str):
    data = a_record(name)
    data["actions"][4] = words
    with pytest.raises(RecordError, match=r"^Action 5 "):
        list(read(data).replay())


@every_game
@pytest.mark.parametrize(
    "field",
    [
        "format",
        "version",
        "game",
        "players",
        "first",
        "options",
        "setup",
    ],
)
def test_values_without_end_are_refused(name: str, field: str):
    for value in ("x" * 5000, {"x" * 5000: "x" * 5000}, ["x" * 5000], [1] * 5000):
        assert is_refused(a_record(name) | {field: value})


@every_game
def test_numbers_without_end_are_refused(name: str):
    for field in ("version", "players", "first"):
        for digits in (1200, 4200, 4400):
            text = json.dumps(a_record(name) | {field: "HERE"}).replace('"HERE"', "9" * digits)
            with pytest.raises(RecordError):
                Record.from_text(text)
