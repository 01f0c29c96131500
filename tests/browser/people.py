"""People in front of the page: what they see, and what they do with mouse, finger or keys."""

import random
import re
from typing import Any

from playwright.async_api import Locator, Page, expect

from gemhoard.words import say

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LARGE = {"viewport": {"width": 1440, "height": 900}}

# What a board offers: a button over a piece or card in Emerald; a card, pile or gift in Kadora.
OFFERS = "[data-choice], [data-pick^='hand:'], [data-pick^='pile:'], [data-pick^='give:']"
PLACES = "[data-pick^='place:']"
CURTAIN, CEREMONY, REFUSED = "dialog[open] #pass", "dialog[open] #end", "main .refused"


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, name: str, page: Page, *, language: str = "en", touches: bool = False) -> None:
        self.name, self.page, self.language, self.touches = name, page, language, touches
        self.random = random.Random(name)
        self.troubles: list[str] = []
        self.expected: list[str] = []
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
        await expect(self.page.get_by_text(self.words(message, **values)).first).to_be_visible()

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
        await (thing.tap() if self.touches else thing.click())

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
        """A table by the form: a seat is `me:Ann`, `here:Bo`, `friend` or `bot:random`. Returns its id."""
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
        wanted = self.page.locator(f"{CURTAIN}, {CEREMONY}, {REFUSED}, {OFFERS}")
        await wanted.first.wait_for(state="attached")
        for what, sign in ("curtain", CURTAIN), ("over", CEREMONY), ("refused", REFUSED):
            if await self.page.locator(sign).count():
                return what
        return "turn"

    async def choose(self) -> None:
        """Take one of the offers of the board, on the board."""
        offer = await self._any(OFFERS)
        is_move = (await offer.get_attribute("data-choice") or "").startswith("move")
        is_card = (await offer.get_attribute("data-pick") or "").startswith("hand:")
        await self.tap(offer)
        if is_move and self.touches:
            # A finger cannot point: the first touch shows what would happen.
            await self.sees("emerald-board-again")
            await self.tap(offer)
        if is_card:
            await self.tap(await self._any(PLACES))
            await self.tap(self.page.locator("[data-pick=confirm]"))

    async def _any(self, selector: str) -> Locator:
        offers = self.page.locator(selector)
        return offers.nth(self.random.randrange(await offers.count()))

    async def lift_curtain(self) -> None:
        await self.tap(self.page.locator("dialog[open] button").first)
        await expect(self.page.locator(CURTAIN)).to_have_count(0)

    async def play(self, choices: int = 1000) -> None:
        """Go on until the scoring, or for so many choices."""
        while (asked := await self.until_asked()) != "over":
            assert asked != "refused", await self.page.locator(REFUSED).inner_text()
            if asked == "curtain":
                await self.lift_curtain()
                continue
            if not choices:
                return
            await self.choose()
            choices -= 1

    async def sees_scoring(self) -> None:
        """Each player has points, and somebody wins."""
        ceremony = self.page.locator("dialog[open]")
        await expect(ceremony.locator("td.winner.total").first).to_be_visible()
        for total in await ceremony.locator("td.total").all_inner_texts():
            assert total.strip().lstrip("-")[0].isdigit(), total
        await expect(ceremony.locator("#end")).not_to_be_empty()
