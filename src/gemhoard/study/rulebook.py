"""The rules by id, as the rulebook names them."""

import re
from dataclasses import dataclass
from pathlib import Path

import gemhoard

# In an installed package, and in a checkout.
PLACES = (Path(gemhoard.__file__).parent / "rulebook", Path(gemhoard.__file__).parents[2] / "rulebook")


@dataclass(frozen=True)
class RuleText:
    id: str
    title: str
    section: str
    has_ruling: bool  # where the printed rules left something open


def rulebook(game: str) -> list[RuleText]:
    """All rules, in their order; none where there is no rulebook."""
    found = [place / game / "en.md" for place in PLACES if (place / game / "en.md").exists()]
    if not found:
        return []
    rules: list[RuleText] = []
    section = ""
    for part in re.split(r"^(?=##)", found[0].read_text("utf-8"), flags=re.MULTILINE):
        if heading := re.match(r"## \d+ (.+)", part):
            section = heading[1]
        elif rule := re.match(r"### ([A-Z]\d+\.\d+) (.+)", part):
            rules.append(RuleText(rule[1], rule[2], section, "Our ruling" in part))
    return rules
