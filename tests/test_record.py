"""Records: written and read back as they were, and whatever is wrong with one is said, never thrown about."""

import copy
import json
import sys
from functools import cache
from typing import Any

import pytest
from conformance.tables import TABLES, Table
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.record import Difference, Record, RecordError, random_record

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def _game(name: str, players: int, seed: int, states: bool) -> str:
    return json.dumps(random_record(GAMES[name], players, seed, states=states).to_json())


def a_record(name: str, players: int = 3, seed: int = 1, states: bool = False) -> dict[str, Any]:
    """A whole game as JSON, to be spoiled."""
    return json.loads(_game(name, players, seed, states))


def cut(data: dict[str, Any], actions: int) -> dict[str, Any]:
    """The same game, not yet over."""
    data["actions"] = data["actions"][:actions]
    for name in ("states", "legal"):
        if name in data:
            data[name] = data[name][: actions + 1]
    data.pop("result", None)
    return data


def read(data: Any) -> Record:
    return Record.from_text(json.dumps(data))


def is_refused(data: Any, *names: str) -> bool:
    """Refused when it is read, in words that name what is wrong."""
    with pytest.raises(RecordError) as refused:
        read(data)
    return all(name in str(refused.value) for name in names)


# ------------------------------------------------------------------ there and back


@every_table
def test_a_game_is_written_and_read_back_as_it_was(table: Table):
    written = random_record(table.game, table.players, 5, table.options).to_json()
    assert written.keys().isdisjoint({"states", "legal"})
    record = read(written)
    assert record.to_json() == written
    assert record.first_difference() is None


@every_table
def test_a_game_with_its_states_is_written_as_the_format_asks_and_read_back(table: Table):
    written = random_record(table.game, table.players, 6, table.options, states=True).to_json()
    record = read(written)
    assert record.to_json() == written
    assert record.first_difference() is None
    assert written["format"] == "gemhoard-record"
    assert (written["version"], written["game"]) == (1, table.game.name)
    assert (written["players"], written["options"]) == (table.players, table.options)
    assert written["first"] == written["states"][0]["turn"]
    assert len(written["states"]) == len(written["legal"]) == len(written["actions"]) + 1
    for words, legal in zip(written["actions"], written["legal"], strict=False):
        assert words in legal
        assert legal == sorted(set(legal))
    assert written["legal"][-1] == []
    assert {"scores", "winners"} < written["result"].keys()


@every_game
def test_the_options_of_a_table_come_together(name: str):
    options = {
        "emerald": {"passing": True, "open_ransom": True},
        "kadora": {"missing": [3, [1, 2, 3], 1, 2, 4, [5, 5, 4]], "viewpoints": "seats"},
    }.get(name, {})
    written = random_record(GAMES[name], 4, 2, options).to_json()
    assert written["options"] == options
    assert read(written).to_json() == written


@every_game
def test_defaults_may_be_written_out_and_are_not_written_again(name: str):
    defaults = {option: rules.default for option, rules in GAMES[name].options.items()}
    data = a_record(name) | {"options": defaults}
    assert read(data).to_json()["options"] == {}
    assert read(data).first_difference() is None


@every_game
def test_a_later_writer_may_add_fields(name: str):
    data = a_record(name) | {"comment": "well played", "names": ["Ann", "Bob", "Cid"]}
    assert read(data).first_difference() is None


@every_game
def test_options_may_be_left_out(name: str):
    data = a_record(name)
    del data["options"]
    assert read(data).first_difference() is None


@every_game
def test_an_unfinished_game_has_no_result(name: str):
    data = cut(a_record(name, states=True), 12)
    record = read(data)
    assert record.first_difference() is None
    assert record.to_json() == data


@every_game
def test_no_actions_at_all_is_a_record_too(name: str):
    record = read(cut(a_record(name, states=True), 0))
    assert record.first_difference() is None
    assert len(list(record.replay())) == 1


@every_game
def test_bytes_are_read_like_text(name: str):
    data = a_record(name)
    assert Record.from_text(json.dumps(data).encode()).to_json() == data


@every_game
def test_a_replay_leaves_the_start_as_it_was(name: str):
    record = read(a_record(name))
    start = record.start.tobytes()
    assert len(list(record.replay())) == len(record.actions) + 1
    assert record.start.tobytes() == start
    assert record.first_difference() is None


# ------------------------------------------------------------------ what is no record


@pytest.mark.parametrize(
    "text",
    ["", " ", "nonsense", "{", '{"format": }', "{'format': 1}", b"\xff\xfe\x00", b"\x80", "\0"],
    ids=repr,
)
def test_what_is_no_json_is_refused(text: str | bytes):
    with pytest.raises(RecordError, match="JSON"):
        Record.from_text(text)


@every_game
def test_a_truncated_file_is_refused(name: str):
    text = _game(name, 3, 1, False)
    for end in (1, 2, 20, len(text) // 3, len(text) // 2, len(text) - 2, len(text) - 1):
        with pytest.raises(RecordError, match="JSON"):
            Record.from_text(text[:end])


@pytest.mark.parametrize("data", [None, True, 1, 1.5, "gemhoard-record", [], {}, [{}]], ids=repr)
def test_what_is_no_object_or_has_no_format_is_refused(data: Any):
    assert is_refused(data, "format")


@every_game
@pytest.mark.parametrize("value", [None, 1, "", "Gemhoard-Record", "gemhoard", ["gemhoard-record"]], ids=repr)
def test_another_format_is_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"format": value}, "format")


@every_game
@pytest.mark.parametrize("value", [None, 0, 2, 99, -1, True, 1.0, "1", [1], {}], ids=repr)
def test_another_version_is_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"version": value}, "version", repr(value))


@pytest.mark.parametrize("value", [None, "", "Emerald", "chess", 1, ["emerald"], {}, True], ids=repr)
def test_another_game_is_refused(value: Any):
    assert is_refused(a_record("emerald") | {"game": value}, "game", repr(value))


def test_a_record_of_one_game_is_no_record_of_another():
    assert is_refused(a_record("emerald") | {"game": "kadora"}, "(K2.4)")
    assert is_refused(a_record("kadora") | {"game": "emerald"}, "(E2.2)")


@every_game
@pytest.mark.parametrize("field", ["format", "version", "game", "players", "first", "setup", "actions"])
def test_what_is_missing_is_refused(name: str, field: str):
    data = a_record(name)
    del data[field]
    with pytest.raises(RecordError):
        read(data)


@every_game
@pytest.mark.parametrize("field", ["format", "version", "game", "players", "first", "actions"])
def test_null_is_as_good_as_missing(name: str, field: str):
    with pytest.raises(RecordError):
        read(a_record(name) | {field: None})


@every_game
def test_no_set_up_is_refused(name: str):
    assert is_refused(a_record(name) | {"setup": None})


# ------------------------------------------------------------------ the table


@every_game
@pytest.mark.parametrize(
    "value", [True, False, None, 0, 1, 6, -3, 3.0, "3", [3], {}, 10**30, 1e400], ids=repr
)
def test_wrong_players_are_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"players": value}, f"({GAMES[name].players_rule})")


@every_game
def test_another_number_of_players_does_not_fit_a_kadora_deal(name: str):
    if name == "kadora":
        assert is_refused(a_record(name, players=3) | {"players": 4}, "(K2.4)")


@every_game
@pytest.mark.parametrize("value", [-1, 3, 5, True, False, 0.0, "0", [0], {}, 10**30], ids=repr)
def test_a_wrong_start_player_is_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"first": value}, "seat")


@every_game
@pytest.mark.parametrize("value", [None, [], "passing", 1, True, ["passing"]], ids=repr)
def test_options_that_are_no_object_are_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"options": value}, "options")


@every_game
def test_unknown_options_and_wrong_values_are_refused(name: str):
    assert is_refused(a_record(name) | {"options": {"luck": True}}, "luck")
    for option, its_rule in GAMES[name].options.items():
        wrong = {option: {"no": "value"}}
        assert is_refused(a_record(name) | {"options": wrong}, option, f"({its_rule.rule})")


# ------------------------------------------------------------------ the deal


@every_game
@pytest.mark.parametrize("value", [[], {}, 0, 1, "cards", True, [[]], [1, 2]], ids=repr)
def test_a_set_up_of_another_shape_is_refused(name: str, value: Any):
    assert is_refused(a_record(name) | {"setup": value}, "set-up")


def spoiled(name: str, *path: Any, value: Any, players: int = 3) -> dict[str, Any]:
    """A record with another value at a place of its set-up."""
    data = a_record(name, players)
    *way, last = path
    inner = data["setup"]
    for step in way:
        inner = inner[step]
    inner[last] = value
    return data


@pytest.mark.parametrize("card", [0, 6, -1, 10**9, True, 1.0, "1", None, [1], {}], ids=repr)
def test_what_is_no_gold_card_is_refused(card: Any):
    assert is_refused(spoiled("emerald", "gold", 0, 0, value=card), "gold", "(E1.4)")


@pytest.mark.parametrize("card", ["Ruby", "rubin", "", 1, True, None, ["ruby"], {}], ids=repr)
def test_what_is_no_gem_card_is_refused(card: Any):
    assert is_refused(spoiled("emerald", "gems", 0, 0, value=card), "gems", "(E1.5)")


def test_a_gold_value_or_a_gem_too_often_is_refused():
    data = a_record("emerald")
    data["setup"]["gold"] = [[4] * len(pile) for pile in data["setup"]["gold"]]
    assert is_refused(data, "gold", "(E1.4)")
    data = a_record("emerald")
    data["setup"]["gems"] = [["ruby"] * len(pile) for pile in data["setup"]["gems"]]
    assert is_refused(data, "gems", "(E1.5)")


@pytest.mark.parametrize("kind", ["gold", "gems"])
def test_emerald_piles_of_another_size_are_refused(kind: str):
    for change in (
        lambda piles: piles.pop(),
        lambda piles: piles.append([]),
        lambda piles: piles[0].pop(),
        lambda piles: piles[1].append(piles[0].pop()),
        lambda piles: piles.reverse() or piles[0].append(piles[1].pop()),
        lambda piles: piles.__setitem__(3, None),
        lambda piles: piles.__setitem__(3, "12"),
        lambda piles: piles.clear(),
    ):
        data = a_record("emerald")
        change(data["setup"][kind])
        assert is_refused(data, kind, "(E2.2)")


@pytest.mark.parametrize("part", ["aside", "left", "right", "ring", "hands"])
@pytest.mark.parametrize(
    "card", ["R1r", "X3d", "R6d", "R0s", "R3x", "r3d", "", 3, True, None, ["R3d"]], ids=repr
)
def test_what_is_no_card_of_the_deck_is_refused(part: str, card: Any):
    path = (part, 0, 0) if part == "hands" else (part, 0)
    assert is_refused(spoiled("kadora", *path, value=card), "(K1.2)")


@pytest.mark.parametrize("part", ["aside", "left", "right", "ring"])
def test_a_card_twice_is_refused(part: str):
    data = a_record("kadora")
    twice = data["setup"]["hands"][1][2]
    data["setup"][part][1] = twice
    assert is_refused(data, twice, "(K1.2)")


@pytest.mark.parametrize("part", ["aside", "left", "right", "ring"])
def test_73_cards_are_refused(part: str):
    data = a_record("kadora")
    data["setup"][part].append("R1r")
    assert is_refused(data, part, "(K2.")
    data = a_record("kadora")
    del data["setup"][part][0]
    assert is_refused(data, part, "(K2.")


def test_73_cards_in_hands_are_refused():
    for change in (
        lambda hands: hands[0].append("R1r"),
        lambda hands: hands[2].pop(),
        lambda hands: hands.append([]),
        lambda hands: hands.pop(),
        lambda hands: hands.__setitem__(0, None),
        lambda hands: hands[0].append(hands[1].pop()),
    ):
        data = a_record("kadora")
        change(data["setup"]["hands"])
        assert is_refused(data, "hands", "(K2.2)")


def test_piles_of_unequal_size_are_refused():
    data = a_record("kadora")
    data["setup"]["left"].append(data["setup"]["right"].pop())
    assert is_refused(data, "(K2.4)")


def test_the_deck_follows_the_option_missing():
    written = random_record(GAMES["kadora"], 3, 3, {"missing": [2, 2, 2, 2, 2, 2]}).to_json()
    assert read(written).first_difference() is None
    assert is_refused(written | {"options": {}}, "(K1.2)")


# ------------------------------------------------------------------ the actions


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


# ------------------------------------------------------------------ what it expects


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


# ------------------------------------------------------------------ nests without end


# All around what Python itself can nest, and far beyond.
DEEP = [*range(sys.getrecursionlimit() - 120, sys.getrecursionlimit()), 10_000, 100_000]


def nested(depth: int) -> list[str]:
    return ["[" * depth + "1" + "]" * depth, '{"a":' * depth + "1" + "}" * depth]


FIELDS = [
    "format",
    "version",
    "game",
    "players",
    "options",
    "first",
    "setup",
    "actions",
    "states",
    "legal",
    "result",
]


@pytest.mark.parametrize("field", FIELDS)
def test_nests_without_end_are_refused_or_differ(field: str):
    value = ["HERE"] if field in ("states", "legal") else "HERE"
    text = json.dumps(cut(a_record("emerald"), 0) | {field: value})
    for depth in DEEP:
        for nest in nested(depth):
            assert not is_accepted(text.replace('"HERE"', nest))


def is_accepted(text: str) -> bool:
    """Whether a record agrees with the rules. Nothing but a RecordError may come of one that does not."""
    try:
        return Record.from_text(text).first_difference() is None
    except RecordError:
        return False


# ------------------------------------------------------------------ at random


ATOMS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-10, 100),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(
        ["R3d", "a1", "ruby", "move red A", "draw left", "chance", "emerald", "kadora", "\ud800"]
    ),
    st.just("x" * 3000),
    st.just(10**2000),
)
JUNK = st.recursive(
    ATOMS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)
BASES = [(name, players, states) for name in GAMES for players in (2, 3) for states in (False, True)]


def containers(value: Any) -> list[Any]:
    """Every list and every object inside, the outermost first."""
    found = [value] if isinstance(value, list | dict) else []
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return found + [deeper for each in inner for deeper in containers(each)]


def spoil(data: Any, draw: Any) -> None:
    """One change somewhere: something goes, something else comes, or two things change places."""
    # Half of the changes near the root: most lists are piles and states far down.
    some = containers(data)
    where = draw(st.sampled_from(some[:8] if draw(st.booleans()) else some))
    keys = list(where) if isinstance(where, dict) else list(range(len(where)))
    change = draw(st.sampled_from(["delete", "replace", "insert", "swap"])) if keys else "insert"
    if change == "insert":
        if isinstance(where, dict):
            where[draw(st.text(max_size=5))] = draw(JUNK)
        else:
            where.insert(draw(st.integers(0, len(where))), draw(JUNK))
        return
    key = draw(st.sampled_from(keys))
    if change == "delete":
        del where[key]
    elif change == "replace":
        where[key] = draw(JUNK)
    else:
        other = draw(st.sampled_from(keys))
        where[key], where[other] = where[other], where[key]


@pytest.mark.parametrize("base", BASES, ids=str)
@given(drawn=st.data())
@settings(
    deadline=None,
    max_examples=30 if INTERPRETED else 80,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_a_spoiled_record_is_refused_or_differs_or_is_a_record(
    base: tuple[str, int, bool], drawn: st.DataObject
):
    name, players, states = base
    data = a_record(name, players, states=states)
    if states:
        cut(data, 2)
    for _ in range(drawn.draw(st.integers(1, 3))):
        spoil(data, drawn.draw)
    is_accepted(json.dumps(data))


@given(value=JUNK)
@settings(deadline=None, max_examples=200, derandomize=True, database=None)
def test_junk_is_refused(value: Any):
    assert not is_accepted(json.dumps(value))
