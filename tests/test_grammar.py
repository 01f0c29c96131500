"""Grammar: numbers in every plural form, and words in the case that their sentence needs."""

from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast
from test_words import entries, referred

from gemhoard.games import GAMES, Event
from gemhoard.log import action_text, event_text
from gemhoard.words import LANGUAGES, say

NAMES = ["Anna", "Jan"]

# ------------------------------------------------------------------ plurals

# What whole numbers need. Czech has `many` too, for fractions alone.
FORMS = {
    "en": {"one", "other"},
    "nl": {"one", "other"},
    "de": {"one", "other"},
    "cs": {"one", "few", "other"},
}
PLURAL_FORMS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 21)


def selects(node: Any) -> list[ast.SelectExpression]:
    if isinstance(node, list):
        return [found for each in node for found in selects(each)]
    if not isinstance(node, ast.BaseNode):
        return []
    inner = [found for part in vars(node).values() for found in selects(part)]
    return [node, *inner] if isinstance(node, ast.SelectExpression) else inner


def keys(select: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


@cache
def plurals(language: str) -> list[tuple[str, ast.SelectExpression]]:
    found = [(name, each) for name, message in entries(language).items() for each in selects(message.value)]
    return [(name, each) for name, each in found if keys(each) & PLURAL_FORMS]


def counts(language: str) -> dict[str, set[str]]:
    """What is counted in each message."""
    found: dict[str, set[str]] = {}
    for name, each in plurals(language):
        found.setdefault(name, set()).add(each.selector.id.name)
    return found


def variables(node: Any, known: dict[str, ast.Message]) -> set[str]:
    if isinstance(node, list):
        return {name for each in node for name in variables(each, known)}
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return variables(referred(node, known), known)
    return variables(list(vars(node).values()), known) if isinstance(node, ast.BaseNode) else set()


# Who wins alone, and who shares the win: the names tell how many.
WINNERS = {"end-winners", "end-you-win", "game-winners", "game-won"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_all_the_forms_that_its_language_needs(language):
    found = plurals(language)
    assert len(found) > 15
    for name, each in found:
        assert keys(each) >= FORMS[language], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_with_a_number_can_be_said_for_every_number(language, number):
    known = entries(language)
    for name, counted in counts(language).items():
        given = dict.fromkeys(variables(known[name].value, known), "x") | dict.fromkeys(counted, number)
        text = say(language, name, **given)
        is_told = number > 1 and name not in WINNERS
        assert (str(number) in text) or not is_told, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_in_one_language_is_counted_in_all(language):
    for name, counted in counts("en").items():
        assert counted <= counts(language).get(name, set()), name


# ------------------------------------------------------------------ cases


def told(language: str, game: str, kind: str, **data: Any) -> str:
    return event_text(language, GAMES[game], Event(kind, (), data), NAMES)


def offered(language: str, game: str, words: str) -> str:
    return action_text(language, GAMES[game], GAMES[game].words.index(words), NAMES)


def moves(language: str, **data: Any) -> str:
    return told(language, "emerald", "moves", **({"seat": 1, "colour": "red", "end": "6", "steps": 3} | data))


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (moves("cs", start="3"), "Jan táhne červeným rytířem z políčka 3 na políčko 6: 3 kroky."),
        (
            moves("cs", start="K", steps=1),
            "Jan táhne červeným rytířem z hlavní budovy na políčko 6: jeden krok.",
        ),
        (
            moves("cs", start="12", end="chamber", colour="black", steps=5),
            "Jan táhne černým rytířem z políčka 12 do komnaty: 5 kroků.",
        ),
        (offered("cs", "emerald", "move yellow B"), "Táhnout žlutým rytířem z věže B"),
        (offered("cs", "emerald", "capture blue"), "Dračice chytí modrého rytíře"),
        (
            told("cs", "emerald", "catches", seat=0, colour="green", field=9),
            "Na políčku 9 chytá zeleného rytíře (majitel: Anna).",
        ),
        (
            told("cs", "emerald", "loses", seat=0, colour="green", left=2),
            "Anna přichází o zeleného rytíře, který jde do hnízda; ve hře zbývají 2.",
        ),
        (told("cs", "emerald", "walks", path=[8], field=8), "Dračice jde na políčko 8."),
        (told("cs", "emerald", "turns", field=7, towards="chamber"), "Otáčí se hlavou ke komnatě."),
        (
            told("cs", "kadora", "gives", seat=0, receiver=1, colour="R", cards=["R1d", "R3s"], value=4),
            "Anna daruje červenou v hodnotě 4 (dostane: Jan): R1d, R3s.",
        ),
        (
            told("cs", "kadora", "majority", seat=1, colour="Y", value=9, shared=False),
            "Jan obrací žlutou v hodnotě 9.",
        ),
        (offered("cs", "kadora", "give G 1"), "Darovat všechny zelené karty (dostane: Jan)"),
        (
            told("cs", "kadora", "collects", seat=0, line="row", total=11, places=[], cards=["B2r"]),
            "Řada má součet 11; Anna bere karty: B2r.",
        ),
        (
            told("cs", "kadora", "collects-unlike", seat=0, line="column", total=6, places=[], cards=["B2r"]),
            "Blok je plný; Anna bere ze sloupce, co se s položenou kartou neshoduje: B2r.",
        ),
        (
            told("cs", "kadora", "collects-all", seat=0, line="row", total=6, places=[], cards=["B2r"]),
            "Blok je plný a všechno se shoduje; Anna bere celou řadu: B2r.",
        ),
        (
            told("cs", "kadora", "draws", seat=0, pile="left", colour="P", card=None),
            "Anna si líže z levého balíčku: fialová.",
        ),
        (moves("de", start="K"), "Jan zieht einen roten Ritter vom Hauptgebäude auf Feld 6: 3 Schritte."),
        (moves("de", start="A"), "Jan zieht einen roten Ritter von Turm A auf Feld 6: 3 Schritte."),
        (offered("de", "emerald", "move red 7"), "Zieh einen roten Ritter von Feld 7"),
        (offered("de", "kadora", "give O 0"), "Verschenk alle deine orangen Karten an Anna"),
        (offered("nl", "kadora", "give Y 0"), "Geef al je gele kaarten aan Anna"),
        (moves("nl", start="K"), "Jan zet een rode ridder van het hoofdgebouw naar veld 6: 3 stappen."),
        (moves("en", start="K"), "Jan moves a red knight from the keep to field 6: 3 steps."),
        (offered("en", "emerald", "move red A"), "Move a red knight from tower A"),
    ],
)
def test_a_noun_stands_in_the_case_that_its_sentence_needs(said, text):
    assert said == text


@pytest.mark.parametrize(
    ("lead", "colour", "text"),
    [
        ("alone", "R", "Ujímáš se vedení v červené."),
        ("tied", "Y", "Dotahuješ se na vedení ve žluté."),
        ("behind", "P", "Jsi pozadu ve fialové."),
    ],
)
def test_a_lead_is_in_a_colour(lead, colour, text):
    word = say("cs", "kadora-colour", value=colour)
    assert say("cs", "kadora-board-lead", lead=lead, colour=word, colour_id=colour) == text


@pytest.mark.parametrize(
    ("language", "cards", "text"),
    [
        ("cs", 1, "Darovat modrou kartu v hodnotě 7 (dostane: Jan)"),
        ("cs", 3, "Darovat 3 modré karty v hodnotě 7 (dostane: Jan)"),
        ("cs", 5, "Darovat 5 modrých karet v hodnotě 7 (dostane: Jan)"),
        ("de", 1, "Verschenk deine blaue Karte, Wert 7, an Jan"),
        ("de", 2, "Verschenk deine 2 blauen Karten, Wert 7, an Jan"),
        ("nl", 1, "Geef je blauwe kaart, waarde 7, aan Jan"),
        ("nl", 4, "Geef je 4 blauwe kaarten, waarde 7, aan Jan"),
        ("en", 1, "Give your blue card, worth 7, to Jan"),
    ],
)
def test_a_gift_is_said_in_the_right_number_and_case(language, cards, text):
    word = say(language, "kadora-colour", value="B")
    values = {"cards": cards, "colour": word, "colour_id": "B", "value": 7, "whom": "Jan"}
    assert say(language, "kadora-board-gift", **values) == text


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [
        ("cs", 1, "jeden bod."),
        ("cs", 3, "3 body."),
        ("cs", 21, "21 bodů."),
        ("de", 1, "ein Punkt."),
        ("nl", 1, "één punt."),
        ("en", 1, "one point."),
    ],
)
def test_points_are_counted_in_the_right_form(language, points, text):
    scored = {"seat": 0, "gold": 1, "treasures": 0, "bonuses": 0, "gems": 0, "points": points}
    assert told(language, "emerald", "scores", **scored).endswith(f": {text}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_is_not_called_cards(language):
    one = told(language, "kadora", "scores", seat=0, penalty=1, cards=1, can_win=True)
    assert "1" not in one and one.endswith(
        {"en": ", one card.", "nl": ", één kaart.", "de": ", eine Karte.", "cs": ", jedna karta."}[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_of_a_word_has_every_colour(language):
    """A value that a select does not name would fall into its last variant, another colour."""
    for name in ("kadora-colour", "emerald-colour", "emerald-place"):
        message = entries(language)[name]
        [plain] = selects(message.value)
        named = [variant.key.name for variant in plain.variants]
        for attribute in message.attributes:
            [select] = selects(attribute.value)
            assert [variant.key.name for variant in select.variants] == named
