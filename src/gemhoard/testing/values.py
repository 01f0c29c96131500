"""What values of a game are compared by: plain JSON, what is hidden in them, and the ids of rules."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from gemhoard.games import Game, State
from gemhoard.words import LANGUAGES


def all_fields(state: State) -> tuple[bytes, ...]:
    return tuple(state[name].tobytes() for name in state.dtype.names or ())


def is_plain_json(value: Any) -> bool:
    """Whether it reads back as it was written: no number of NumPy's, no tuple, no number as a key."""
    try:
        return bool(json.loads(json.dumps(value, allow_nan=False)) == value) and not _has_tuple(value)
    except (TypeError, ValueError):
        return False


def _has_tuple(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_has_tuple(each) for each in value.values())
    return isinstance(value, tuple) or (isinstance(value, list) and any(map(_has_tuple, value)))


def only_hides(seen: Any, truth: Any, may_shorten: bool = False) -> bool:
    """Whether one is the other but for what became None; with `may_shorten` also the start of a name."""
    if seen is None:
        return True
    if type(seen) is not type(truth):
        return False
    if isinstance(seen, dict):
        return list(seen) == list(truth) and all(only_hides(seen[k], truth[k], may_shorten) for k in seen)
    if isinstance(seen, list):
        return len(seen) == len(truth) and all(map(only_hides, seen, truth, [may_shorten] * len(seen)))
    return seen == truth or (may_shorten and isinstance(seen, str) and seen != "" and truth.startswith(seen))


def difference(one: Any, other: Any) -> str:
    """Where two values differ first, for a message."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        key = next((key for key in one if one[key] != other[key]), None)
        return "no difference" if key is None else f"{key}: {one[key]} and {other[key]}"
    return f"{one} and {other}"


# ------------------------------------------------------------------ rules


def is_rule(game: Game, rule: str) -> bool:
    """Whether this is the id of a rule. Without a `rule_prefix` any text may be one."""
    if not game.rule_prefix:
        return True
    is_id = re.fullmatch(rf"{re.escape(game.rule_prefix)}\d+\.\d+", rule) is not None
    return is_id and _is_in_rulebook(game.rulebook, rule)


def no_rule(game: Game, rule: str) -> str:
    """What to say where it is not."""
    return f"{rule!r} is no rule: an id is {game.rule_prefix}1.2, and the rulebook has it in every language"


@cache
def _is_in_rulebook(folder: Path | None, rule: str) -> bool:
    """In every language; a game without a rulebook may cite what it likes."""
    books = folder.glob("*.md") if folder else []
    return all(re.search(rf"\b{re.escape(rule)}\b", book.read_text("utf-8")) for book in books)


def languages(game: Game) -> list[str]:
    """Those that its texts are written in."""
    if game.texts is None:
        return list(LANGUAGES)
    return [language for language in LANGUAGES if (game.texts / language).is_dir()]
