"""The rulebooks: every rule in every language, with drawings that are there."""

import re
from pathlib import Path

import pytest

from gemhoard.games import GAMES
from gemhoard.words import LANGUAGES

ROOT = Path(__file__).parents[1]
RULEBOOK = ROOT / "rulebook"
IDS = (ROOT / "tests" / "rule_ids.txt").read_text().split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_a_heading_once_and_in_order(game, language):
    text = (RULEBOOK / game / f"{language}.md").read_text("utf-8")
    letter = game[0].upper()
    assert re.findall(r"^### (\S+) \S", text, re.M) == [each for each in IDS if each.startswith(letter)]


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_show_the_same_drawings_and_all_are_there(game):
    shown = {}
    for language in LANGUAGES:
        text = (RULEBOOK / game / f"{language}.md").read_text("utf-8")
        drawings = re.findall(r"!\[(.+?)\]\((drawings/\S+?\.svg)\)", text)
        shown[language] = [path for _, path in drawings]
        assert len(drawings) >= 8
    assert len({tuple(paths) for paths in shown.values()}) == 1
    assert set(shown["en"]) == {f"drawings/{path.name}" for path in (RULEBOOK / game / "drawings").iterdir()}
    for path in shown["en"]:
        assert "<title>" in (RULEBOOK / game / path).read_text("utf-8")
