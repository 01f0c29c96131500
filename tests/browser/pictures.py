"""The icons of the installed page, and the pictures of links to it, into web/public: `./run pictures`."""

import asyncio
import shutil
import tempfile
from pathlib import Path

from browser.chromium import run_chromium
from browser.screens import keep
from browser.server import run_server
from playwright.async_api import Browser, Page

from gemhoard.games import GAMES
from gemhoard.server.previews import PICTURES, SIZE
from gemhoard.words import LANGUAGES, say

ROOT = Path(__file__).parents[2]
PUBLIC, ART = ROOT / "web/public", ROOT / "web/art"
ICON_SIZES = (180, 192, 512)
# The covers of these books, beside these words.
SHOW = """([games, title, words]) => {
  const covers = games.map((game) => {
    const book = document.querySelector(`article:has([href="/new/${game}"])`);
    const spine = getComputedStyle(book).getPropertyValue('--spine');
    return `<div class="volume" style="--spine:${spine}">${book.querySelector('.cover').innerHTML}</div>`;
  });
  document.body.innerHTML = `<div class="link">
    <div class="said">
      <p class="brand"><img src="/logo.svg"> Gemhoard</p>
      <h1></h1>
      <p class="words"></p>
    </div>
    <div class="books of-${games.length}">${covers.join('')}</div>
  </div>`;
  document.querySelector('h1').textContent = title;
  document.querySelector('.words').textContent = words;
}"""


async def make_all() -> None:
    folder = Path(tempfile.mkdtemp(prefix="gemhoard-pictures-"))
    async with run_server(folder / "tables.db") as server, run_chromium() as browser:
        await make_icons(browser)
        await make_pictures(browser, server.address)
    shutil.rmtree(folder)


async def make_icons(browser: Browser) -> None:
    drawing = (ART / "icon.svg").read_text("utf-8")
    for size in ICON_SIZES:
        page = await browser.new_page(viewport={"width": size, "height": size})
        await page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
        keep(await page.screenshot(), PUBLIC / f"icon-{size}.png")
        await page.close()


async def make_pictures(browser: Browser, address: str) -> None:
    # Its policy would let no style of ours in.
    context = await browser.new_context(
        base_url=address, bypass_csp=True, viewport={"width": SIZE[0], "height": SIZE[1]}
    )
    page = await context.new_page()
    (PUBLIC / PICTURES).mkdir(exist_ok=True)
    for language in LANGUAGES:
        await picture(
            page, language, "gemhoard", list(GAMES), say(language, "start-heading"), "preview-means"
        )
        for game in GAMES:
            await picture(page, language, game, [game], say(language, f"{game}-name"), f"{game}-pitch")
    await context.close()


async def picture(page: Page, language: str, name: str, games: list[str], title: str, words: str) -> None:
    await page.goto("/")
    await page.locator("article .cover").nth(len(GAMES) - 1).wait_for()
    await page.add_style_tag(path=ART / "link.css")
    await page.evaluate(SHOW, [games, title, say(language, words)])
    await page.evaluate("document.fonts.ready.then(() => true)")
    keep(await page.screenshot(animations="disabled"), PUBLIC / PICTURES / f"{name}-{language}.png")


if __name__ == "__main__":
    asyncio.run(make_all())
