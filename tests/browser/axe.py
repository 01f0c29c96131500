"""What axe-core finds wrong with a page for those who cannot see, or use no mouse."""

from functools import cache

from browser.chromium import AXE
from playwright.async_api import Page

# Only these can differ between light and dark.
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
RUN = """async (options) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}"""


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


async def violations(page: Page, *, is_dark_too: bool) -> list[str]:
    """By light and in the dark, which the page takes over from the device."""
    await page.emulate_media(color_scheme="light")
    # Evaluated, not added as a script: the page's policy lets no strange script in, and stays as it is.
    await page.evaluate(axe())
    found = [f"light: {each}" for each in await page.evaluate(RUN, {})]
    if not is_dark_too:
        return found
    await page.emulate_media(color_scheme="dark")
    return found + [f"dark: {each}" for each in await page.evaluate(RUN, {"runOnly": COLOURS})]
