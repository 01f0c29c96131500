"""Every sentence that a person reads, in four languages. The texts are in `locales/`, as Fluent files."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "nl", "de", "cs")
LOCALES = Path(__file__).parent / "locales"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    texts = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        texts.add_resource(FluentResource(path.read_text("utf-8")))
    return texts


def has(language: str, message: str) -> bool:
    return bool(bundle(language).has_message(message))


def say(language: str, message: str, **values: Any) -> str:
    """One message, with its values filled in."""
    texts = bundle(language)
    pattern = texts.get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} has no text in {language}")
    text, errors = texts.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)
