"""People in front of the page: what they see, and what they do with mouse, finger or keys."""

import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from browser.language import foreign_words
from playwright.async_api import Error, Locator, Page, expect

from gemhoard.words import say

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LARGE = {"viewport": {"width": 1440, "height": 900}}

# What a board offers: a button over a piece or card in Emerald; a card, pile or gift in Kadora.
HAND, PILES = "[data-pick^='hand:']", "[data-pick^='pile:']"
OFFERS = f"[data-choice], {HAND}, {PILES}, [data-pick^='give:']"
PLACES = "[data-pick^='place:']"
# What the page waits for, and how it is known.
SIGNS = {
    "curtain": "dialog[open] #pass",
    "over": "dialog[open] #end",
    "refused": "main .refused",
    "turn": OFFERS,
}
FIRST_SIGN = "(signs) => Object.keys(signs).find((each) => document.querySelector(signs[each]))"
# A promise must be wrapped, or it would be waited for. A touch that is none is noticed by what follows.
NEXT_CLICK = """() => ({
  click: new Promise((done) => {
    addEventListener('click', () => done(), { once: true, capture: true });
    setTimeout(done, 10_000);
  }),
})"""
# Where one of some things can be touched, nearest to its middle: knights of a crowd cover each other.
FREE_SPOT = """([selector, chance]) => {
  const things = [...document.querySelectorAll(selector)];
  const thing = things[Math.floor(chance * things.length)];
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  const spots = parts.flatMap((down) => parts.map((across) => [x + width * across, y + height * down]));
  const spot = spots.find((at) => thing.contains(document.elementFromPoint(...at)));
  return [thing.dataset.choice ?? thing.dataset.pick, spot];
}"""
IS_FOCUSED = "(wanted) => document.activeElement.matches(wanted)"
# What a browser says of a page that was left early, or on a machine with much else to do.
NO_TROUBLE = ["WebSocket is closed before the connection is established", "was preloaded using link preload"]


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self, name: str, page: Page, *, language: str = "en", touches: bool = False, in_words: bool = False
    ) -> None:
        self.name, self.page, self.language, self.touches = name, page, language, touches
        self.in_words = in_words  # on a board where one button is one choice
        self.random = random.Random(name)
        self.troubles: list[str] = []
        self.expected = [*NO_TROUBLE]
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda told: told.type in ("error", "warning") and self.troubles.append(told.text))

    # -------------------------------------------------------------- words

    def words(self, message: str, **values: Any) -> str:
        return say(self.language, message, **values)

    def button(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(message, **values))

    def link(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("link", name=self.words(message, **values))

    async def sees(self, message: str, **values: Any) -> None:
        text = self.page.get_by_text(self.words(message, **values))
        await expect(text.filter(visible=True).first).to_be_visible()

    async def reads_one_language(self) -> None:
        assert await self.page.locator("html").get_attribute("lang") == self.language
        assert await foreign_words(self.page, self.language) == []

    def expects_trouble(self, part: str) -> None:
        """The browser itself complains of a lost line or a refusal; that is no fault of the page."""
        self.expected.append(part)

    def unexpected(self) -> list[str]:
        return [each for each in self.troubles if not any(part in each for part in self.expected)]

    # -------------------------------------------------------------- pages

    async def open(self, path: str = "/") -> None:
        await self.page.goto(path)
        await self.page.locator("main h1, main [role=status]").first.wait_for(state="attached")

    async def tap(self, thing: Locator) -> None:
        if not self.touches:
            await thing.click()
            return
        async with self._heard():
            await thing.tap()

    @asynccontextmanager
    async def _heard(self) -> AsyncIterator[None]:
        """A touch is over before the page has made a click of it."""
        heard = await self.page.evaluate_handle(NEXT_CLICK)
        yield
        with suppress(Error):  # Where the click leads to another page, it was heard.
            await heard.evaluate("({ click }) => click")

    async def play_bots(self, game: str) -> None:
        """One click on the start page."""
        await self.open()
        await self.tap(self.of_game("button", "play-bots", game))
        await self.page.wait_for_url("**/table/*")

    def of_game(self, role: Any, message: str, game: str) -> Locator:
        """What the start page offers for each game; whoever listens hears which."""
        name = re.compile(f"{self.words(message)}\\s*: {self.words(f'{game}-name')}")
        return self.page.get_by_role(role, name=name)

    async def set_up(self, game: str, *seats: str, first: int = 0) -> str:
        """A table by the form: a seat is `me:Ann`, `here:Bo`, `friend` or `bot:squire`. Returns its id."""
        await self.open()
        await self.tap(self.of_game("link", "set-up", game))
        await self.page.locator(f"input[name=count][value='{len(seats)}']").check()
        for number, seat in enumerate(seats, start=1):
            await self._seat(number, seat)
        await self.page.get_by_label(self.words("who-starts")).select_option(str(first))
        await self.tap(self.button("open-table"))
        await self.page.wait_for_url("**/table/*")
        return self.table()

    async def _seat(self, number: int, seat: str) -> None:
        kind, _, name = seat.partition(":")
        what = seat if kind == "bot" else kind
        await self.page.get_by_label(self.words("seat-number", number=number), exact=True).select_option(what)
        if name and kind != "bot":
            await self.page.get_by_label(self.words("name-of-seat", number=number)).fill(name)

    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("#")[0]

    async def sit_down(self, seat: int) -> None:
        await self.page.get_by_label(self.words("your-name")).fill(self.name)
        sit = f"{self.words('sit-down')} {self.words('seat-number', number=seat + 1)}"
        await self.tap(self.page.get_by_role("button", name=sit))
        await expect(self.page.locator("li.mine")).to_have_count(1)

    # -------------------------------------------------------------- in play

    async def until_asked(self) -> str:
        """Wait until the page wants something: `turn`, `curtain`, `over` or `refused`."""
        asked = None
        while not asked:  # What was there a moment ago may be gone: the others go on playing.
            await self.page.locator(", ".join(SIGNS.values())).first.wait_for(state="attached")
            asked = await self.page.evaluate(FIRST_SIGN, SIGNS)
        return asked

    async def choose(self) -> str:
        """Take one of the offers of the board, on the board. Returns which."""
        chosen = await self.take_any(OFFERS)
        if self.in_words:
            return chosen
        if chosen.startswith("move") and self.touches:
            # A finger cannot point: the first touch shows what would happen.
            await self.sees("emerald-board-again")
            await self.take_any(f"[data-choice='{chosen}']")
        if chosen.startswith("hand:"):
            await self.take_any(PLACES)
            if self.touches:
                await self.tap(self.page.locator("[data-pick=confirm]"))
        return chosen

    async def consider(self) -> None:
        """See what the first of the offers would lead to, without taking it."""
        await self.page.locator(OFFERS).first.focus()
        if await self.page.evaluate(IS_FOCUSED, HAND):
            await self.page.keyboard.press("Enter")
            await self.page.locator(f"{PLACES}:focus").wait_for()

    async def take_any(self, selector: str) -> str:
        """Click or touch one of some things on the board."""
        await self.page.locator(selector).first.wait_for(state="attached")
        name, spot = await self.page.evaluate(FREE_SPOT, [selector, self.random.random()])
        assert spot, f"{name} is offered, but nothing of it can be seen or touched"
        if self.touches:
            async with self._heard():
                await self.page.touchscreen.tap(*spot)
        else:
            await self.page.mouse.click(*spot)
        return name

    async def lift_curtain(self) -> None:
        await self.tap(self.page.locator("dialog[open] button").first)
        await expect(self.page.locator(SIGNS["curtain"])).to_have_count(0)

    async def play(self, choices: int = 1000) -> None:
        """Go on until the scoring, or for so many choices."""
        while (asked := await self.until_asked()) != "over":
            assert asked != "refused", await self.page.locator(SIGNS["refused"]).inner_text()
            if asked == "curtain":
                await self.lift_curtain()
            elif not choices:
                return
            else:
                await self.choose()
                choices -= 1

    async def open_hands(self) -> dict[str, str]:
        """By name, the hands whose faces the page tells, to those who look or listen."""
        lines = await self.page.locator(".spoken li").all_text_contents()
        kadora = self.words("kadora-board-hand", who="(.+)") + ": (.*)"
        emerald = f"(.+?): .*({self.words('emerald-board-hand', cards='.+')})"
        told = [
            found for line in lines if (found := re.match(f"\\s*(?:{kadora}|{emerald})", line, re.DOTALL))
        ]
        hands = {found[1] or found[3]: found[2] or found[4] for found in told}
        hidden = self.words("kadora-board-back", colour="").strip(", ")
        return {who: hand for who, hand in hands.items() if hidden not in hand}

    async def finds(self, cards: dict[str, str]) -> list[str]:
        """Where in the page, seen or not, one of these is, as a record writes it or as it is called."""
        # The names of the page's own files end in letters drawn by lot, which may spell a card.
        content = re.sub(r"/assets/[^\"]+", "", await self.page.content())
        names = [*cards, *cards.values()]
        return [content[max(0, at - 60) : at + 60] for each in names if (at := content.find(each)) >= 0]

    async def log(self) -> list[str]:
        return await self.page.locator("aside.side ol li:not(.since)").all_text_contents()

    async def sees_scoring(self) -> None:
        """Each player has points, somebody wins, and all is told in one language."""
        await self.page.locator("dialog[open] td.winner.total").first.wait_for()
        for total in await self.page.locator("dialog[open] td.total").all_inner_texts():
            assert total.strip().lstrip("-")[0].isdigit(), total
        await self.reads_one_language()

    # -------------------------------------------------------------- keys alone

    async def go_by_key(self, thing: Locator) -> None:
        """Tab there. Where the focus is can be seen all the way."""
        for _ in range(60):
            await self.page.keyboard.press("Tab")
            assert await self.page.evaluate("document.activeElement.matches(':focus-visible, body')")
            if await thing.evaluate("(each) => each === document.activeElement"):
                return
        raise AssertionError(f"no key leads to {thing}")

    async def choose_by_key(self) -> None:
        """Walk to an offer with the arrows, and take it with Enter; in Kadora then to a place."""
        for _ in range(20):
            await self.page.keyboard.press(
                self.random.choice(["ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp"])
            )
            if await self.page.evaluate(IS_FOCUSED, f"{OFFERS}, {PLACES}"):
                return await self.page.keyboard.press("Enter")
        raise AssertionError("the arrows lead to nothing that could be chosen")
