"""Who played, in a record: for people, not for the rules."""

import pytest

from gemhoard.games import GAMES
from gemhoard.record import Record, RecordError, random_record


@pytest.mark.parametrize("name", list(GAMES))
def test_names_are_kept_and_change_nothing(name):
    record = random_record(GAMES[name], 3, seed=1, states=True)
    plain = record.to_json()
    record.names = ["Ann", "", "Bo <b>"]
    again = Record.from_json(record.to_json())
    assert again.names == ["Ann", "", "Bo <b>"]
    assert again.first_difference() is None
    assert {key: value for key, value in again.to_json().items() if key != "names"} == plain


def test_without_names_none_are_written():
    record = Record.from_json(random_record(GAMES["kadora"], 2, seed=1).to_json())
    assert record.names is None and "names" not in record.to_json()


@pytest.mark.parametrize(
    "names", ["Ann", [], ["Ann"], ["Ann", "Bo", "Cy"], ["Ann", 2], ["Ann", None], {"0": "Ann"}, 7, True]
)
def test_names_that_are_none_are_refused(names):
    data = random_record(GAMES["kadora"], 2, seed=1).to_json() | {"names": names}
    with pytest.raises(RecordError) as refused:
        Record.from_json(data)
    assert refused.value.reason == "error-record-names"
