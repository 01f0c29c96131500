"""Records: where one expects something else than the rules give."""

import copy
from typing import Any

import pytest
from records import a_record, cut, every_game, is_refused, read

from gemhoard.record import Difference


@every_game
@pytest.mark.parametrize("field", ["states", "legal"])
def test_an_entry_too_few_or_too_many_is_refused(name: str, field: str):
    for change in (list.pop, lambda entries: entries.append({}), list.clear):
        data = a_record(name, states=True)
        change(data[field])
        assert is_refused(data, field)
    for value in (True, 1, "all", {"0": {}}):
        assert is_refused(a_record(name) | {field: value}, field)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside that is no object."""
    if isinstance(value, dict) and value:
        return [leaf for key, inner in value.items() for leaf in leaves(inner, (*path, key))]
    return [path]


@every_game
@pytest.mark.parametrize("number", [0, 4, 12])
def test_a_difference_in_any_field_of_a_state_is_found(name: str, number: int):
    right = cut(a_record(name, states=True), number + 1)
    for path in leaves(right["states"][number]):
        data = copy.deepcopy(right)
        *way, last = path
        inner = data["states"][number]
        for step in way:
            inner = inner[step]
        was = inner[last]
        inner[last] = "something else"
        field = ".".join(("state", *path))
        assert read(data).first_difference() == Difference(number, field, "something else", was)


@every_game
def test_only_the_first_difference_is_told(name: str):
    data = cut(a_record(name, states=True), 30)
    was = data["states"][10]["turn"]
    data["states"][10]["turn"] = 4
    data["states"][20]["turn"] = 4
    data["legal"][10] = []
    assert read(data).first_difference() == Difference(10, "state.turn", 4, was)


@every_game
def test_a_field_too_many_or_too_few_is_a_difference(name: str):
    data = cut(a_record(name, states=True), 5)
    data["states"][3]["extra"] = 1
    found = read(data).first_difference()
    assert found is not None
    assert (found.action, found.field, found.expected) == (3, "state.extra", 1)

    data = cut(a_record(name, states=True), 5)
    was = data["states"][4].pop("hands")
    found = read(data).first_difference()
    assert found is not None
    assert (found.action, found.field, found.got) == (4, "state.hands", was)


@every_game
@pytest.mark.parametrize("value", [None, [], 1, "state", {}, True], ids=repr)
def test_a_state_of_another_shape_is_a_difference(name: str, value: Any):
    data = cut(a_record(name, states=True), 5)
    data["states"][2] = value
    found = read(data).first_difference()
    assert found is not None
    assert found.action == 2
    assert found.field.startswith("state")


@every_game
def test_a_number_is_no_truth_value_and_no_fraction(name: str):
    for wrong in (1.0, True):
        data = cut(a_record(name, states=True), 30)
        number = next(i for i, state in enumerate(data["states"]) if state["turn"] == 1)
        data["states"][number]["turn"] = wrong
        found = read(data).first_difference()
        assert found is not None
        assert (found.action, found.field, type(found.expected)) == (number, "state.turn", type(wrong))


@every_game
def test_a_difference_in_the_legal_actions_is_found(name: str):
    right = cut(a_record(name, states=True), 10)
    was = right["legal"][7]
    for wrong in ([], was[1:], [*was, was[0]], was[::-1] if len(was) > 1 else ["pass"], None, "all", {}):
        data = copy.deepcopy(right)
        data["legal"][7] = wrong
        assert read(data).first_difference() == Difference(7, "legal", wrong, was)


@every_game
def test_a_difference_in_the_result_is_found(name: str):
    right = a_record(name)
    end = len(right["actions"])
    for path in leaves(right["result"]):
        data = copy.deepcopy(right)
        *way, last = path
        inner = data["result"]
        for step in way:
            inner = inner[step]
        was = inner[last]
        inner[last] = -99
        field = ".".join(("result", *path))
        assert read(data).first_difference() == Difference(end, field, -99, was)


@every_game
@pytest.mark.parametrize("value", [[], 1, "won", True, {}], ids=repr)
def test_a_result_of_another_shape_is_a_difference(name: str, value: Any):
    found = read(a_record(name) | {"result": value}).first_difference()
    assert found is not None
    assert found.field.startswith("result")


@every_game
def test_a_result_of_an_unfinished_game_is_a_difference(name: str):
    result = a_record(name)["result"]
    data = cut(a_record(name, states=True), 10) | {"result": result}
    assert read(data).first_difference() == Difference(10, "result", result, None)
