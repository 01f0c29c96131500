"""Firefox, where the machine has one, behind the few functions of a page that the tests use in both browsers.

Playwright drives only a Firefox of its own; any Firefox speaks WebDriver BiDi.
"""

import asyncio
import itertools
import json
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120.0
# A click of which nothing is heard for so long is lost.
LATE = 5.0
NAMES = ("firefox-esr", "firefox")
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c"}
KEYS |= {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}
# An expression or a function; what it returns, or promises, goes through JSON.
CALL = """async (json) => {
  const value = (%s);
  const result = await (typeof value === 'function' ? value(JSON.parse(json)) : value);
  return JSON.stringify(result ?? null);
}"""
# In another document, to which a link has led, nothing is awaited any more.
AWAIT_CLICK = """(thing) => {
  document.awaited = 'click';
  thing.addEventListener('click', () => delete document.awaited, { once: true, capture: true });
}"""
# Where something can be hit; nowhere, while something else lies over it.
MIDDLE = """(thing) => {
  thing.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const spot = [x + width / 2, y + height / 2];
  return thing.contains(document.elementFromPoint(...spot)) ? spot : null;
}"""
IS_SHOWN = "(each) => each.getClientRects().length > 0"


def find_firefox() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


@asynccontextmanager
async def run_firefox(program: str) -> AsyncIterator["Firefox"]:
    profile = Path(tempfile.mkdtemp(prefix="gemhoard-firefox-"))
    command = [program, "--headless", "--remote-debugging-port", "0", "--profile", str(profile)]
    with (profile / "told").open("wb") as told:
        child = await asyncio.create_subprocess_exec(*command, stdout=told, stderr=told)
    try:
        async with asyncio.timeout(PATIENCE):
            address = await listening(profile / "told")
        async with connect(f"{address}/session", max_size=None) as line:
            firefox = Firefox(line)
            await firefox.send("session.new", capabilities={})
            await firefox.send("session.subscribe", events=["log.entryAdded"])
            yield firefox
            firefox.reading.cancel()
    finally:
        with suppress(ProcessLookupError):
            child.terminate()
        await child.wait()
        shutil.rmtree(profile, ignore_errors=True)


async def listening(told: Path) -> str:
    while not (found := re.search(r"WebDriver BiDi listening on (\S+)\n", told.read_text("utf-8"))):
        await asyncio.sleep(0.1)
    return found[1]


class Firefox:
    """A session: commands are answered by their number, and the console is heard."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = itertools.count(1)
        self.answers: dict[int, asyncio.Future[Any]] = {}
        self.hear: dict[str, Callable[[str], None]] = {}
        self.reading = asyncio.create_task(self._read())

    async def send(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def _read(self) -> None:
        async for told in self.line:
            message = json.loads(told)
            if message["type"] == "event":
                self._hear(message["params"])
            else:
                self._answer(**message)

    def _answer(self, id: int, type: str, **said: Any) -> None:
        answer = self.answers.pop(id)
        if answer.done():  # Whoever asked has given up waiting.
            return
        if type == "success":
            answer.set_result(said["result"])
        else:
            answer.set_exception(AssertionError(said["message"]))

    def _hear(self, entry: dict[str, Any]) -> None:
        context = entry.get("source", {}).get("context")
        if entry.get("level") in ("error", "warn") and context in self.hear:
            self.hear[context](str(entry.get("text")))

    async def new_page(self, address: str, kept: dict[str, str]) -> "Page":
        """In a container of its own, with that in its local storage."""
        container = (await self.send("browser.createUserContext"))["userContext"]
        created = await self.send("browsingContext.create", type="tab", userContext=container)
        keep = f"() => localStorage.length || Object.assign(localStorage, {json.dumps(kept)})"
        # The empty page that a tab begins with may keep nothing.
        keep = f"() => location.host && ({keep})()"
        contexts = [created["context"]]
        await self.send("script.addPreloadScript", functionDeclaration=keep, contexts=contexts)
        return Page(self, address, created["context"], container)


class Page:
    def __init__(self, firefox: Firefox, address: str, context: str, container: str) -> None:
        self.firefox, self.address, self.id, self.container = firefox, address, context, container
        self.context, self.keyboard, self.mouse = self, Keyboard(self), Mouse(self)

    def on(self, event: str, heard: Callable[[Any], Any]) -> None:
        if event == "pageerror":
            self.firefox.hear[self.id] = heard

    async def add_cookies(self, cookies: list[dict[str, str]]) -> None:
        for each in cookies:
            host, path = re.findall(r"//([^:/]+)[^/]*(/.*)", each["url"])[0]
            cookie = {"name": each["name"], "value": {"type": "string", "value": each["value"]}}
            partition = {"type": "storageKey", "userContext": self.container}
            cookie |= {"domain": host, "path": path, "sameSite": "lax"}
            await self.firefox.send("storage.setCookie", cookie=cookie, partition=partition)

    async def goto(self, path: str) -> None:
        url = path if "://" in path else self.address + path
        await self.firefox.send("browsingContext.navigate", context=self.id, url=url, wait="complete")

    async def wait_for_url(self, pattern: str) -> None:
        end = pattern.strip("*")
        await self.wait_for_function(f"location.pathname.includes({json.dumps(end)})")

    async def wait_for_function(self, expression: str, arg: Any = None) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.evaluate(expression, arg):
                await asyncio.sleep(0.02)

    async def evaluate(self, expression: str, arg: Any = None) -> Any:
        answer = await self.firefox.send(
            "script.callFunction",
            functionDeclaration=CALL % expression,
            awaitPromise=True,
            target={"context": self.id},
            arguments=[{"type": "string", "value": json.dumps(arg)}],
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    async def set_viewport_size(self, size: dict[str, int]) -> None:
        await self.firefox.send("browsingContext.setViewport", context=self.id, viewport=size)

    def locator(self, selector: str) -> "Locator":
        return Locator(self, f"document.querySelectorAll({json.dumps(selector)})")

    def get_by_role(self, role: str, *, name: re.Pattern[str]) -> "Locator":
        tag = {"button": "button", "link": "a"}[role]
        named = f"new RegExp({json.dumps(name.pattern)}).test(each.textContent.replace(/\\s+/g, ' ').trim())"
        return Locator(self, f"[...document.querySelectorAll('{tag}')].filter((each) => {named})")

    async def perform(self, *sources: dict[str, Any]) -> None:
        await self.firefox.send("input.performActions", context=self.id, actions=list(sources))

    async def close(self) -> None:
        await self.firefox.send("browser.removeUserContext", userContext=self.container)


class Locator:
    """Elements, by an expression that finds them."""

    def __init__(self, page: Page, found: str) -> None:
        self.page, self.found = page, found

    @property
    def first(self) -> "Locator":
        return Locator(self.page, f"[...{self.found}].slice(0, 1)")

    async def count(self) -> int:
        return await self.page.evaluate(f"[...{self.found}].length")

    async def wait_for(self, *, state: str = "visible") -> None:
        shown = "true" if state == "attached" else f"({IS_SHOWN})(each)"
        await self.page.wait_for_function(f"[...{self.found}].some((each) => {shown})")

    async def all_inner_texts(self) -> list[str]:
        return await self.page.evaluate(f"[...{self.found}].map((each) => each.innerText)")

    async def inner_text(self) -> str:
        return (await self.all_inner_texts())[0]

    async def get_attribute(self, name: str) -> str | None:
        return await self.page.evaluate(f"[...{self.found}][0].getAttribute('{name}')")

    async def focus(self) -> None:
        await self.page.evaluate(f"void [...{self.found}][0].focus()")

    async def click(self) -> None:
        await self.wait_for()
        async with asyncio.timeout(PATIENCE):
            while not await self.page.mouse.hits(f"[...{self.found}][0]", *await self._still()):
                pass

    async def _still(self) -> list[float]:
        """Where it lies still: a page that is being drawn moves, and the click would hit something else."""
        before, spot = None, None
        while not spot or spot != before:
            await asyncio.sleep(0.1)
            before, spot = spot, await self.page.evaluate(f"({MIDDLE})([...{self.found}][0])")
        return spot


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    async def press(self, key: str) -> None:
        strokes = [{"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp")]
        await self.page.perform({"type": "key", "id": "keys", "actions": strokes})


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    async def click(self, x: float, y: float) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.hits("document", x, y):
                pass

    async def hits(self, thing: str, x: float, y: float) -> bool:
        """Whether a click there has come to that: a busy page may lose it, or move away under it."""
        await self.page.evaluate(f"({AWAIT_CLICK})({thing})")
        at = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        await self.page.perform({"type": "pointer", "id": "mouse", "actions": [at, *press]})
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE):
                await self.page.wait_for_function("!document.awaited")
                return True
        return False
