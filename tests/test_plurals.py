"""Numbers: every form that a language needs, and behind it the noun in the form that belongs to it."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast
from test_words import entries, referred

from gemhoard.words import LANGUAGES, say

# What whole numbers need, in this order. Czech has `many` too, for fractions, which nothing is counted in.
FORMS = {
    "en": ("one", "other"),
    "nl": ("one", "other"),
    "de": ("one", "other"),
    "cs": ("one", "few", "other"),
}
PLURAL_FORMS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 21)

# Who wins alone, and who shares the win: the names tell how many.
WINNERS = {"end-winners", "end-you-win", "game-winners", "game-won"}

# Words that follow their number, in the order of FORMS. A new noun is added here: whoever does so has to know
# its forms. "3 karet" and "2 cards is" are found by them.
WORDS = {
    "en": """seat seats; person people; message messages; step steps; knight knights; card cards; gem gems;
        point points; turn turns; bot bots; is are""",
    "nl": """plaats plaatsen; persoon mensen; bericht berichten; stap stappen; ridder ridders; kaart kaarten;
        goudkaart goudkaarten; drakenschatkaart drakenschatkaarten; handkaart handkaarten;
        edelsteen edelstenen; punt punten; strafpunt strafpunten; beurt beurten; bot bots; is zijn;
        kijkt kijken; nieuw nieuwe""",
    "de": """Platz Plätze; Person Personen; Nachricht Nachrichten; Schritt Schritte; Ritter Ritter;
        Karte Karten; Goldkarte Goldkarten; Drachenschatzkarte Drachenschatzkarten; Handkarte Handkarten;
        Beutekarte Beutekarten; Edelstein Edelsteine; Punkt Punkte; Strafpunkt Strafpunkte; Zug Züge;
        Bot Bots; ist sind; bleibt bleiben; schaut schauen""",
    "cs": """místo místa míst; člověk lidé lidí; zpráva zprávy zpráv; krok kroky kroků; rytíř rytíři rytířů;
        karta karty karet; kartu karty karet; drahokam drahokamy drahokamů; bod body bodů; tah tahy tahů;
        botovi botům botům; je jsou je;
        zbývá zbývají zbývá; dívá dívají dívá; volné volná volných; nová nové nových;
        trestný trestné trestných""",
}

# What follows a value without being counted by it: prepositions and the like, and a unit.
SMALL_WORDS = set(
    re.findall(
        r"\w+", "ms to of on in is it and or tot naar van op en bis auf von zu ist oder až na a nebo je"
    )
)
# Values that name something, or measure gold, of which there is no plural. All others are counted.
NAMES = set(
    re.findall(
        r"\w+",
        "who whom names left right game option package extra pile card place colour line start knights "
        "level what file better",
    )
)
LABELS = set(re.findall(r"\w+", "column number field seat action rule value hand protocol"))
# Where there is no plural form, and why none is needed.
NEVER_ONE = {
    "error-players": "games are for two players at least",
    "error-setup-sizes": "a list of sizes",
    "error-setup-hands": "games are for two players at least",
    "error-setup-count": "four cards at least, or none",
    "error-record-version": "the number of a version",
    "games-all": "shown where there are many",
    "server-long-name": "a limit above one",
    "server-record-long": "a limit above one",
    "server-too-big": "a limit above one",
    "server-too-many-tables": "a limit above one",
    "welcome": "games are for two players at least",
    "server-review-long": "a limit above one",
}


def selects(node: Any) -> list[ast.SelectExpression]:
    if isinstance(node, list):
        return [found for each in node for found in selects(each)]
    if not isinstance(node, ast.BaseNode):
        return []
    inner = [found for part in vars(node).values() for found in selects(part)]
    return [node, *inner] if isinstance(node, ast.SelectExpression) else inner


def variants(select: ast.SelectExpression) -> dict[str, ast.Pattern]:
    return {each.key.name: each.value for each in select.variants if isinstance(each.key, ast.Identifier)}


@cache
def plurals(language: str) -> list[tuple[str, ast.SelectExpression]]:
    found = [(name, each) for name, message in entries(language).items() for each in selects(message.value)]
    return [(name, each) for name, each in found if variants(each).keys() & PLURAL_FORMS]


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


def words(pattern: ast.Pattern) -> set[str]:
    texts = [each.value for each in pattern.elements if isinstance(each, ast.TextElement)]
    return set(re.findall(r"\w+", " ".join(texts).casefold()))


def rows(language: str) -> list[list[str]]:
    return [row.casefold().split() for row in WORDS[language].split(";")]


def before_a_word(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> set[str]:
    """Values with a word behind them, as in “3 cards” (not “3 ms”), that the message does not choose by."""
    found: set[str] = set()
    for part, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inside = part.expression if isinstance(part, ast.Placeable) else None
        word = re.match(r"\s([^\W\d_]+)", getattr(following, "value", None) or "")
        if isinstance(inside, ast.VariableReference) and word and word[1] not in SMALL_WORDS:
            found |= {inside.id.name} - selected
        if isinstance(inside, ast.SelectExpression):
            chosen = selected | {inside.selector.id.name}
            found = found.union(*(before_a_word(each.value, chosen) for each in inside.variants))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_all_the_forms_that_its_language_needs(language):
    found = plurals(language)
    assert len(found) > 15
    for name, each in found:
        assert variants(each).keys() >= set(FORMS[language]), name


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_the_form_of_its_number(language):
    for name, each in plurals(language):
        if name in WINNERS:
            continue
        said = [words(variants(each)[form]) for form in FORMS[language]]
        fitting = [
            row for row in rows(language) if all(form in text for form, text in zip(row, said, strict=True))
        ]
        assert fitting, f"{name} in {language}: {said}"
        for place, text in enumerate(said):
            allowed = {row[place] for row in rows(language)}
            wrong = text & {form for row in rows(language) for form in row} - allowed
            assert not wrong, f"{name} in {language}: {wrong} for {FORMS[language][place]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_counted_without_a_plural(language):
    """As in “1 cards”."""
    for name, message in entries(language).items():
        counted = before_a_word(message.value) - NAMES - LABELS
        assert not counted or name in NEVER_ONE, (
            f"{name} in {language} needs plural forms of {counted}, or these are LABELS: see above"
        )
