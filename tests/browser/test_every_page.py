"""Every page in every language: readable by all, and in one language."""

import pytest
from browser.axe import violations
from browser.language import foreign_words
from browser.pages import VIEWS, look_at

from gemhoard.words import LANGUAGES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_for_everybody(visit, server, laid, language):
    ann, zoe = [await visit(name, language=language) for name in ("Ann", "Zoe")]
    await laid.let_in(ann.page.context, server.address)
    found = []
    for view in VIEWS:
        person = zoe if view.is_stranger else ann
        await look_at(person, view, laid)
        assert await person.page.locator("html").get_attribute("lang") == language
        # Colours are the same in all languages.
        faults = await violations(person.page, is_dark_too=language == LANGUAGES[0])
        found += [f"{view.name}, {each}" for each in faults]
        found += [f"{view.name}, foreign: {each}" for each in await foreign_words(person.page, language)]
    assert not found, "\n".join(found)
