"""Whether a page speaks one language: no message's id shows, and no sentence of another language."""

import re
from functools import cache

from fluent.syntax import ast, parse, visitor
from playwright.async_api import Page

from gemhoard.words import LANGUAGES, LOCALES

# A part of a sentence. Shorter ones may be the same word in two languages.
LEAST = 9

# All that is read or heard. Languages are named in their own language.
ALL_TEXT = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest('option[lang]')) texts.push(node.data);
    } else {
      const names = ['aria-label', 'title', 'placeholder', 'alt'];
      texts.push(...names.map((name) => node.getAttribute(name) ?? ''));
    }
  }
  return texts.map((text) => text.replace(/\\s+/g, ' ')).join('\\n');
}"""


async def foreign_words(page: Page, language: str) -> list[str]:
    """Ids of messages and parts of sentences in other languages that the page shows."""
    text = await page.evaluate(ALL_TEXT)
    assert len(text) > 50, "there is nothing to read here"
    names = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text))
    others = {part for other in LANGUAGES if other != language for part in parts(other)}
    own = "\n".join(parts(language))
    return sorted(names & ids()) + [part for part in others if part in text and part not in own]


@cache
def messages(language: str) -> list[ast.Message]:
    files = sorted((LOCALES / language).glob("*.ftl"))
    entries = [entry for file in files for entry in parse(file.read_text("utf-8")).body]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@cache
def ids() -> set[str]:
    return {message.id.name for message in messages("en") if "-" in message.id.name}


@cache
def parts(language: str) -> set[str]:
    """The texts between what is filled in."""
    found = Texts()
    for message in messages(language):
        found.visit(message)
    return found.texts


class Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        lines = [line.strip() for line in node.value.splitlines()]
        self.texts.update(line for line in lines if len(line) >= LEAST)
