"""Four languages, complete at all times."""

import pickle
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gemhoard.games import GAMES, RuleError
from gemhoard.games.chance import below, new_rng
from gemhoard.log import offer, tell
from gemhoard.record import Record, RecordError, random_record
from gemhoard.server.table import RefusedError
from gemhoard.words import LANGUAGES, LOCALES, has, say

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
NAMES = ["Ada", "Bo", "Cas", "Dot", "Eva"]


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The messages of a file, each with the values that it uses."""
    parsed = FluentParser().parse((LOCALES / language / name).read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    return {message.id.name: values(message) for message in found}


def values(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inner = list(vars(node).values())
    flat = [each for part in inner for each in (part if isinstance(part, list) else [part])]
    return {name for each in flat if isinstance(each, ast.BaseNode) for name in values(each)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", FILES)
def test_every_message_is_there_with_the_same_values(language, name):
    assert messages(language, name) == messages("en", name)


def test_no_language_has_a_file_of_its_own():
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_all_that_happens_and_may_be_done_has_words(language, game, players):
    rules, rng = GAMES[game], new_rng(3)
    options = {"passing": True} if game == "emerald" else {}
    state = rules.new(players, seed=3, options=options)
    while not rules.is_over(state):
        legal = rules.legal(state)
        for action in legal:
            assert_is_a_sentence(offer(language, rules, action, NAMES[:players]))
        before, action = state.copy(), legal[below(rng, len(legal))]
        rules.apply(state, action)
        for seat in (None, 0):
            for event in rules.events(before, action, state, seat):
                assert_is_a_sentence(tell(language, rules, event, NAMES[:players]))


def assert_is_a_sentence(text: str) -> None:
    assert text and "{" not in text and "hidden" not in text and "None" not in text


def test_every_refusal_of_the_code_has_a_message():
    source = "\n".join(path.read_text("utf-8") for path in Path(LOCALES).parent.rglob("*.py"))
    used = set(re.findall(r'"((?:error|refused)-[a-z-]+)"', source))
    assert used == set(messages("en", "errors.ftl"))


def test_an_error_speaks_the_readers_language():
    with pytest.raises(RuleError) as caught:
        GAMES["emerald"].new(7, seed=1)
    assert str(caught.value) == "emerald is for 2 to 5 players, not 7. (E1.1)"
    assert caught.value.text("nl") == "emerald is voor 2 tot 5 spelers, niet 7. (E1.1)"


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
