"""Records: written and read back as they were, and what is no record is refused."""

import json
from typing import Any

import pytest
from conformance.tables import Table
from records import a_record, cut, every_game, every_table, is_refused, read

from gemhoard.games import GAMES
from gemhoard.record import Record, RecordError, random_record

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
    text = json.dumps(a_record(name))
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
