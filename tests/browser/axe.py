"""What axe-core finds wrong with a page for those who cannot see, or use no mouse."""

from functools import cache

from browser.chromium import AXE
from playwright.async_api import Page

# What texts can change: names, alternatives, languages. All else is the same in every language.
TEXTS = {
    "type": "tag",
    "values": ["cat.text-alternatives", "cat.name-role-value", "cat.language", "cat.forms"],
}
# Only these can differ between light and dark.
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
# WCAG 2.2 asks for it, which axe leaves to whoever wants it.
TARGETS = {"rules": {"target-size": {"enabled": True}}}
# Seven to one, for those who ask for more than WCAG's AA does.
ENHANCED = {
    "runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]},
    "rules": {"color-contrast-enhanced": {"enabled": True}},
}
RUN = """async (options) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}"""


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


async def violations(page: Page) -> list[str]:
    """By light and in the dark, which the page takes over from the device."""
    await page.emulate_media(color_scheme="light")
    found = [f"light: {each}" for each in await run(page, TARGETS)]
    await page.emulate_media(color_scheme="dark")
    return found + [f"dark: {each}" for each in await run(page, {"runOnly": COLOURS})]


async def violations_in_texts(page: Page) -> list[str]:
    """Of what differs between languages, where another language was looked at as a whole."""
    return await run(page, {"runOnly": TEXTS})


async def run(page: Page, options: dict[str, object]) -> list[str]:
    # Evaluated, not added as a script: the page's policy lets no strange script in, and stays as it is.
    await page.evaluate(axe())
    return await page.evaluate(RUN, options)
