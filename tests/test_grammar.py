"""Grammar: words in the case that their sentence needs. Numbers are in `test_plurals`."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast
from test_plurals import selects
from test_words import entries

from gemhoard.games import GAMES, Event
from gemhoard.log import action_text, event_text
from gemhoard.rulebooks import rulebook_folder
from gemhoard.words import LANGUAGES, LOCALES, bundle, say

NAMES = ["Anna", "Jan"]

# ------------------------------------------------------------------ sentences written out


class Said(NamedTuple):
    language: str
    message: str
    text: str


def told(language: str, game: str, kind: str, **data: Any) -> Said:
    """A line of the log."""
    text = event_text(language, GAMES[game], Event(kind, (), data), NAMES)
    return Said(language, f"{game}-{kind}", text)


def offered(language: str, game: str, words: str) -> Said:
    """A choice."""
    text = action_text(language, GAMES[game], GAMES[game].words.index(words), NAMES)
    return Said(language, f"{game}-do-{words.split()[0]}", text)


def shown(language: str, message: str, **values: Any) -> Said:
    """A text of the page, which gives a colour in the same two ways as the log."""
    if "colour_id" in values:
        values["colour"] = say(language, "kadora-colour", value=values["colour_id"])
    return Said(language, message, say(language, message, **values))


def moves(language: str, **data: Any) -> Said:
    return told(language, "emerald", "moves", **({"seat": 1, "colour": "red", "end": "6", "steps": 3} | data))


def taken(language: str) -> Said:
    return told(language, "emerald", "treasure", seat=0, left=0)


def scored(language: str) -> Said:
    return told(language, "kadora", "scores", seat=0, penalty=1, cards=1, can_win=False)


def gift(language: str, cards: int) -> Said:
    return shown(language, "kadora-board-gift", cards=cards, colour_id="B", value=7, whom="Jan")


def loot(cards: int, lead: str) -> Said:
    return shown("cs", "kadora-board-loot-colour", cards=cards, colour_id="G", value=7, lead=lead)


CZECH = [
    (moves("cs", start="3"), "Jan táhne červeným rytířem z políčka 3 na políčko 6: 3 kroky."),
    (moves("cs", start="K", steps=1), "Jan táhne červeným rytířem z hlavní budovy na políčko 6: jeden krok."),
    (
        moves("cs", start="12", end="chamber", colour="black", steps=5),
        "Jan táhne černým rytířem z políčka 12 do komnaty: 5 kroků.",
    ),
    (offered("cs", "emerald", "move yellow B"), "Táhnout žlutým rytířem z věže B"),
    (offered("cs", "emerald", "capture blue"), "Dračice chytí modrého rytíře"),
    (
        told("cs", "emerald", "takes-gem", seat=0, field=9, gem="ruby"),
        "Anna bere na políčku 9 drahokam: rubín.",
    ),
    (told("cs", "emerald", "turns-up-gem", field=9, gem="garnet"), "Políčko 9: odkrývá se drahokam, granát."),
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
    (told("cs", "emerald", "bar-shifts", field=8), "Lišta se posouvá a začíná teď u políčka 8."),
    (told("cs", "emerald", "bonus", seat=1, gem="emerald"), "Bonus za smaragd: Jan."),
    (told("cs", "emerald", "no-bonus", gem="turquoise"), "Bonus za tyrkys: nikdo nemá jako jediný nejvíc."),
    (shown("cs", "emerald-board-place", place="K"), "Hlavní budova"),
    (shown("cs", "emerald-board-knights", colour="blue", count=2), "modří rytíři: 2"),
    (shown("cs", "emerald-board-dragon", towards="castle"), "dračice, hlavou k hradu"),
    (shown("cs", "emerald-board-gem", gem="rubín", rest=0), "drahokam: rubín"),
    (
        shown("cs", "emerald-text-dragon", field=9, towards="castle", bar=8, end=11),
        "Dračice stojí na políčku 9 a hledí k hradu; lišta leží u políček 8 až 11.",
    ),
    (shown("cs", "refused-no-knight", place="K"), "V hlavní budově nestojí žádný rytíř té barvy."),
    (
        told("cs", "kadora", "gives", seat=0, receiver=1, colour="R", cards=["R1d", "R3s"], value=4),
        "Anna daruje červenou v hodnotě 4 (dostane: Jan): R1d, R3s.",
    ),
    (
        told("cs", "kadora", "majority", seat=1, colour="Y", value=9, shared=False),
        "Jan obrací žlutou v hodnotě 9.",
    ),
    (offered("cs", "kadora", "give G 1"), "Darovat všechny zelené karty (dostane: Jan)"),
    (offered("cs", "kadora", "draw left"), "Líznout si z levého balíčku"),
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
    (shown("cs", "kadora-board-card", colour_id="O", value=3, cut="s"), "oranžová 3 (hranatá)"),
    (shown("cs", "kadora-board-back", colour_id="O"), "oranžová, zakrytá"),
    (loot(1, "alone"), "zelená: 1 karta, hodnota 7, ve vedení"),
    (loot(4, "tied"), "zelená: 4 karty, hodnota 7, o vedení se dělí"),
    (
        shown("cs", "kadora-board-pile", pile="right", count=5, colour_id="Y"),
        "Pravý balíček: 5 karet, nahoře žlutá",
    ),
    (shown("cs", "kadora-board-pile-empty", pile="left"), "Levý balíček: prázdný"),
    (shown("cs", "kadora-board-lead", lead="alone", colour_id="R"), "Ujímáš se vedení v červené."),
    (shown("cs", "kadora-board-lead", lead="tied", colour_id="Y"), "Dotahuješ se na vedení ve žluté."),
    (shown("cs", "kadora-board-lead", lead="behind", colour_id="P"), "Jsi pozadu ve fialové."),
    (gift("cs", 1), "Darovat modrou kartu v hodnotě 7 (dostane: Jan)"),
    (gift("cs", 3), "Darovat 3 modré karty v hodnotě 7 (dostane: Jan)"),
    (gift("cs", 5), "Darovat 5 modrých karet v hodnotě 7 (dostane: Jan)"),
    (taken("cs"), "Anna přichází do komnaty a bere kartu pokladu; nezbývá žádná."),
    (scored("cs"), "Anna: jeden trestný bod, jedna karta, ale nevede v žádné barvě."),
    (shown("cs", "end-place", place=2, count=4), "Končíš na 2. místě ze 4."),
    (shown("cs", "end-place", place=3, count=5), "Končíš na 3. místě z 5."),
]
OTHERS = [
    (moves("de", start="K"), "Jan zieht einen roten Ritter vom Hauptgebäude auf Feld 6: 3 Schritte."),
    (moves("de", start="A"), "Jan zieht einen roten Ritter von Turm A auf Feld 6: 3 Schritte."),
    (offered("de", "emerald", "move red 7"), "Zieh einen roten Ritter von Feld 7"),
    (offered("de", "kadora", "give O 0"), "Verschenk alle deine orangen Karten an Anna"),
    (gift("de", 1), "Verschenk deine blaue Karte, Wert 7, an Jan"),
    (gift("de", 2), "Verschenk deine 2 blauen Karten, Wert 7, an Jan"),
    (taken("de"), "Anna erreicht die Schatzkammer und nimmt eine Drachenschatzkarte; keine bleibt übrig."),
    (scored("de"), "Anna: ein Strafpunkt, eine Karte, führt aber in keiner Farbe."),
    (offered("nl", "kadora", "give Y 0"), "Geef al je gele kaarten aan Anna"),
    (moves("nl", start="K"), "Jan zet een rode ridder van het hoofdgebouw naar veld 6: 3 stappen."),
    (gift("nl", 1), "Geef je blauwe kaart, waarde 7, aan Jan"),
    (gift("nl", 4), "Geef je 4 blauwe kaarten, waarde 7, aan Jan"),
    (taken("nl"), "Anna bereikt de schatkamer en pakt een drakenschatkaart; er is er geen meer over."),
    (scored("nl"), "Anna: één strafpunt, één kaart, maar in geen kleur aan kop."),
    (moves("en", start="K"), "Jan moves a red knight from the keep to field 6: 3 steps."),
    (offered("en", "emerald", "move red A"), "Move a red knight from tower A"),
    (taken("en"), "Anna reaches the chamber and takes a treasure card; none is left."),
    (scored("en"), "Anna: one penalty point, one card, but leads no colour."),
    (gift("en", 1), "Give your blue card, worth 7, to Jan"),
    (shown("en", "end-place", place=2, count=4), "You finished 2nd of 4."),
    (shown("en", "end-rank", place=4), "4th place"),
]


@pytest.mark.parametrize(("said", "text"), CZECH + OTHERS)
def test_a_noun_stands_in_the_case_that_its_sentence_needs(said, text):
    assert said.text == text


# Nouns that are filled in, and have other endings in other cases.
DECLINED = {"colour", "line", "pile", "start", "end", "towards", "gem"}
# Texts of one word, or with another meaning of the name: a line of a file, the name of a pile in a record.
NOT_SENTENCES = {"emerald-board-letter", "error-record-json"} | {
    f"error-setup-{what}" for what in ("piles", "sizes", "cards", "card", "count")
}


def uses(node: Any) -> set[str]:
    if isinstance(node, list):
        return {name for each in node for name in uses(each)}
    if isinstance(node, ast.VariableReference):
        return {node.id.name.removesuffix("_id")}
    if isinstance(node, ast.MessageReference) and node.attribute:
        return {node.id.name.split("-")[1]}
    return uses(list(vars(node).values())) if isinstance(node, ast.BaseNode) else set()


def test_every_czech_sentence_with_a_declined_noun_is_written_out_above():
    written = {said.message for said, _ in CZECH}
    with_nouns = {name for name, message in entries("cs").items() if uses(message.value) & DECLINED}
    assert with_nouns - written == NOT_SENTENCES


# ------------------------------------------------------------------ all forms of a word


def form(language: str, message: str, case: str, **values: str) -> str:
    text, errors = bundle(language).format_pattern(
        bundle(language).get_message(message).attributes[case], values
    )
    assert not errors
    return str(text)


@pytest.mark.parametrize("colour", "ROYGBP")
def test_the_colours_of_cards_follow_the_czech_pattern(colour):
    stem = say("cs", "kadora-colour", value=colour).removesuffix("á")
    preposition = "ve" if stem[0] in "žf" else "v"
    endings = {"accusative": f"{stem}ou", "in": f"{preposition} {stem}é", "cards": f"{stem}é"}
    for case, word in (endings | {"of-cards": f"{stem}ých"}).items():
        assert form("cs", "kadora-colour", case, colour_id=colour) == word


@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow", "black"])
def test_the_colours_of_knights_follow_the_czech_pattern(colour):
    stem = say("cs", "emerald-colour", value=colour).removesuffix("ého")
    assert form("cs", "emerald-colour", "with", colour_id=colour) == f"{stem}ým"
    assert say("cs", "emerald-view-moved-value", value=colour) == f"{stem}ý"
    several = re.sub("r$", "ř", stem) + "í"  # modrý, modří
    assert say("cs", "emerald-view-knights-value", value=colour) == several
    assert say("cs", "emerald-board-knights", colour=colour, count=2) == f"{several} rytíři: 2"


@pytest.mark.parametrize("place", ["A", "B", "C", "D", "K", "7"])
def test_a_place_is_left_in_the_same_words_everywhere(place):
    left = form("cs", "emerald-place", "from", place_id=place)
    assert left == say("cs", "emerald-start", value=place)
    genitive = {"K": "hlavní budovy", "7": "políčka 7"}.get(place, f"věže {place}")
    assert left == f"z {genitive}"


@pytest.mark.parametrize("colour", "ROYGBP")
def test_the_colours_of_cards_follow_the_german_and_the_dutch_pattern(colour):
    name = say("de", "kadora-colour", value=colour).lower()
    stem = name.removesuffix("e")
    assert form("de", "kadora-colour", "card", colour_id=colour) == (name if name == "lila" else f"{stem}e")
    assert form("de", "kadora-colour", "cards", colour_id=colour) == (name if name == "lila" else f"{stem}en")
    dutch = {"R": "rode", "O": "oranje", "Y": "gele", "G": "groene", "B": "blauwe", "P": "paarse"}
    assert form("nl", "kadora-colour", "cards", colour_id=colour) == dutch[colour]


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


# ------------------------------------------------------------------ people in Czech

# A name is filled in as it is, in the nominative, so that none of these can stand before it.
PREPOSITIONS = set(re.findall(r"\w+", "bez do k ke na o od po pro proti před při s u v ve z za ze"))
# “Jsi pohnul” is said to a man.
TO_A_MAN = re.compile(
    r"\b(?:jsi|abys|kdybys|bys|ses|sis)\b(?: \w+){0,6}? (?!stůl\b|cíl\b)\w+l\b|\b\w+l (?:jsi|bys|ses|sis)\b",
    re.I,
)


def names_after(pattern: ast.Pattern) -> Iterator[str]:
    """The word before each name that is filled in, where nothing parts them."""
    for before, part in zip([None, *pattern.elements], pattern.elements, strict=False):
        inside = part.expression if isinstance(part, ast.Placeable) else None
        is_name = isinstance(inside, ast.VariableReference) and inside.id.name in {
            "who",
            "whom",
            "names",
            "game",
        }
        if is_name and isinstance(before, ast.TextElement):
            yield from re.findall(r"(\w+)\s+$", before.value)
        if isinstance(inside, ast.SelectExpression):
            for variant in inside.variants:
                yield from names_after(variant.value)


def test_no_czech_preposition_stands_before_a_name():
    found = {name: set(names_after(message.value)) for name, message in entries("cs").items()}
    assert any(found.values())
    for name, words in found.items():
        assert not {word.casefold() for word in words} & PREPOSITIONS, name


def test_no_czech_preposition_that_changes_stands_before_a_number():
    """Z 5, but ze 3: only a word can follow, as in “z políčka 3”. Piles come as words."""
    for path in sorted((LOCALES / "cs").glob("*.ftl")):
        found = re.findall(r"\b[zsvk] \{ \$(\w+)", path.read_text("utf-8"), re.I)
        assert set(found) <= {"pile"}, path.name


@pytest.mark.parametrize(
    "sentence", ["tímto rytířem jsi už v tomto tahu pohnul", "abys mohl začít", "Vyhrál jsi"]
)
def test_what_is_said_to_a_man_is_found(sentence):
    assert TO_A_MAN.search(sentence)


def test_no_czech_text_takes_its_reader_for_a_man():
    books = [rulebook_folder(game) / "cs.md" for game in ("emerald", "kadora")]
    for path in [*sorted((LOCALES / "cs").glob("*.ftl")), *books]:
        assert not TO_A_MAN.findall(path.read_text("utf-8")), path.name
