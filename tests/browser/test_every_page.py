"""Every page in every language: readable by all, and in one language."""

import pytest
from browser.axe import violations, violations_in_texts
from browser.language import foreign_words
from browser.pages import VIEWS, look_at

from gemhoard.words import LANGUAGES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_for_everybody(visit, server, laid, language):
    ann, zoe = [await visit(name, language=language) for name in ("Ann", "Zoe")]
    reader = await visit("Ann", language=language, in_words=True)
    for person in (ann, reader):
        await laid.let_in(person.page.context, server.address)
    found = []
    for view in VIEWS:
        person = zoe if view.is_stranger else reader if view.is_in_words else ann
        await look_at(person, view, laid)
        assert await person.page.locator("html").get_attribute("lang") == language
        look_for = violations if language == LANGUAGES[0] else violations_in_texts
        faults = await look_for(person.page)
        found += [f"{view.name}, {each}" for each in faults]
        found += [f"{view.name}, foreign: {each}" for each in await foreign_words(person.page, language)]
    assert not found, "\n".join(found)
