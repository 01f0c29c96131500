"""Four languages, complete at all times."""

import pickle
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gemhoard.games import GAMES, RuleError
from gemhoard.record import Record, RecordError, random_record
from gemhoard.server.errors import RefusedError
from gemhoard.words import LANGUAGES, LOCALES, has, say

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """Every message of a language."""
    parsed = [FluentParser().parse(path.read_text("utf-8")) for path in (LOCALES / language).glob("*.ftl")]
    body = [entry for resource in parsed for entry in resource.body]
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The messages of a file, each with the values that it uses."""
    all_of_them = entries(language)
    parsed = FluentParser().parse((LOCALES / language / name).read_text("utf-8"))
    found = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    return {message: values(all_of_them[message].value, all_of_them) for message in found}


def values(node: ast.BaseNode, known: dict[str, ast.Message]) -> set[str]:
    """Also of the messages it is made of. One language may choose by `colour_id`, another say `colour`."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name.removesuffix("_id")}
    if isinstance(node, ast.MessageReference):
        return values(referred(node, known), known)
    inner = list(vars(node).values())
    flat = [each for part in inner for each in (part if isinstance(part, list) else [part])]
    return {name for each in flat if isinstance(each, ast.BaseNode) for name in values(each, known)}


def referred(node: ast.MessageReference, known: dict[str, ast.Message]) -> ast.Pattern:
    message = known[node.id.name]
    if node.attribute is None:
        return message.value
    return next(each.value for each in message.attributes if each.id.name == node.attribute.name)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", FILES)
def test_every_message_is_there_with_the_same_values(language, name):
    assert messages(language, name) == messages("en", name)


def test_no_language_has_a_file_of_its_own():
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_are_in_the_fonts_of_the_page(language):
    """Another one is a box where a machine has no font for it, and a riddle to those who listen."""
    written = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl"))
    # Latin letters and punctuation; the tick is a sign in the table of points, which its message explains.
    assert set(re.findall(r"[^\u0000-\u024f\u2000-\u206f\u2212]", written)) == set()


def test_every_refusal_of_the_code_has_a_message():
    source = "\n".join(path.read_text("utf-8") for path in Path(LOCALES).parent.rglob("*.py"))
    used = set(re.findall(r'"((?:error|refused)-[a-z-]+)"', source))
    assert used == set(messages("en", "errors.ftl"))


def test_an_error_speaks_the_readers_language():
    with pytest.raises(RuleError) as caught:
        GAMES["emerald"].new(7, seed=1)
    assert str(caught.value) == "emerald is for 2 to 5 players, not 7. (E1.1)"
    assert caught.value.text("nl") == "emerald is voor 2 tot en met 5 spelers, niet voor 7. (E1.1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_refused_in_the_readers_language(language):
    with pytest.raises(RecordError) as caught:
        Record.from_text('{"format": "chess"}')
    assert caught.value.text(language) == say(language, "error-record-format", format="gemhoard-record")
    data = random_record(GAMES["kadora"], 2, seed=1).to_json() | {"actions": ["draw left"]}
    with pytest.raises(RecordError) as caught:
        list(Record.from_json(data).replay())
    why = say(language, "refused-place-first")
    assert caught.value.text(language).endswith(f": {why} ({caught.value.cause.rule})")


def test_a_message_that_is_not_there_is_an_error():
    assert not has("en", "no-such-message")
    with pytest.raises(LookupError):
        say("en", "no-such-message")


def test_an_error_stays_the_same_on_its_way_from_another_process():
    refused = RefusedError("server-no-level", 422, level="king")
    cause = RuleError("error-players", "K1.1", game="kadora", least=2, most=5, players=9)
    broken = RecordError("error-record-json", cause=cause, line=3, column=1)
    for error in (cause, refused, broken):
        other = pickle.loads(pickle.dumps(error))
        assert type(other) is type(error)
        assert str(other) == str(error)
    assert pickle.loads(pickle.dumps(refused)).status == 422
