"""Pictures of every page, phone and large, into docs/screens: `./run screens`."""

import asyncio
import json
import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from browser.chromium import run_chromium
from browser.pages import VIEWS, Laid, View, lay_tables, look_at
from browser.people import LARGE, PHONE, Person
from browser.server import Server, run_server
from PIL import Image
from playwright.async_api import Browser

SCREENS = Path(__file__).parents[2] / "docs/screens"
# The address is in some of the pictures, and should not change with each.
PORT = 8477
SIZES = {"large": LARGE, "phone": PHONE}
# In milliseconds. Reviews are real there, and the first one waits until the coach is compiled.
PATIENCE = 600_000


async def take_all(wanted: list[str]) -> None:
    folder = Path(tempfile.mkdtemp(prefix="gemhoard-screens-"))
    async with run_server(folder / "tables.db", PORT) as server, run_chromium() as browser:
        laid = await lay_tables(server, are_reviewed=False)
        SCREENS.mkdir(exist_ok=True)
        for view in VIEWS:
            if view.name in wanted if wanted else view.is_pictured:
                await take(browser, server, laid, view)
    shutil.rmtree(folder)


async def take(browser: Browser, server: Server, laid: Laid, view: View) -> None:
    for size, screen in SIZES.items():
        for light in ["day", "dark"] if view.is_dark_too and size == "large" else ["day"]:
            settings = {"language": "en", "speed": "none", "name": "Ann", "light": light}
            settings |= {"inWords": view.is_in_words}
            kept = {"name": "gemhoard-settings", "value": json.dumps(settings)}
            origin = {"origin": server.address, "localStorage": [kept]}
            context = await browser.new_context(
                base_url=server.address, storage_state={"cookies": [], "origins": [origin]}, **screen
            )
            context.set_default_timeout(PATIENCE)
            if not view.is_stranger:
                await laid.let_in(context, server.address)
            person = Person("Ann", await context.new_page())
            await look_at(person, view, laid)
            name = "-".join([view.name, size] + ["dark"] * (light == "dark"))
            keep(await person.page.screenshot(animations="disabled"), SCREENS / f"{name}.png")
            await context.close()


def keep(picture: bytes, path: Path) -> None:
    """256 colours are enough for drawings, and a third of the size."""
    drawn = Image.open(BytesIO(picture)).convert("RGB")
    drawn.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    asyncio.run(take_all(sys.argv[1:]))
