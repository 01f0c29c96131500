"""The rules by id, as the rulebook names them."""

import re
from dataclasses import dataclass

from gemhoard.games import Game


@dataclass(frozen=True)
class RuleText:
    id: str
    title: str
    section: str
    has_ruling: bool  # where the printed rules left something open


def rulebook(game: Game) -> list[RuleText]:
    """All rules, in their order; none where there is no English rulebook."""
    if game.rulebook is None or not (file := game.rulebook / "en.md").exists():
        return []
    rule_heading = rf"### ({re.escape(game.rule_prefix)}\d+\.\d+) (.+)"
    rules: list[RuleText] = []
    section = ""
    for part in re.split(r"^(?=##)", file.read_text("utf-8"), flags=re.MULTILINE):
        if heading := re.match(r"## \d+ (.+)", part):
            section = heading[1]
        elif rule := re.match(rule_heading, part):
            rules.append(RuleText(rule[1], rule[2], section, "Our ruling" in part))
    return rules
