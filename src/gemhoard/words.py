"""Every sentence that a person reads, in four languages. The texts are in `locales/`, as Fluent files."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "nl", "de", "cs")
LOCALES = Path(__file__).parent / "locales"


FALLBACK = "en"

_folders = [LOCALES]


def add_texts(folder: Path | None) -> None:
    """Texts of another package: a folder for each language that it has. English stands in for the others."""
    if folder and folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


def files(folder: Path, language: str) -> list[Path]:
    """The texts of one language in a folder like `locales/`."""
    found = folder / language
    return sorted((found if found.is_dir() else folder / FALLBACK).glob("*.ftl"))


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    texts = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        for path in files(folder, language):
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
