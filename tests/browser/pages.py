"""Every page, with something on it: what the accessibility test looks at, and what `./run screens` shows."""

from dataclasses import dataclass

from browser.people import OFFERS, Person
from browser.reviews import lay_review
from browser.server import DAY, Server, cut, lay_daily, lay_table, play_out
from playwright.async_api import BrowserContext

from gemhoard.server.schema import SeatRow
from gemhoard.server.security import COOKIE, new_code, new_secret

ANN, BO = SeatRow("person", "Ann"), SeatRow("person", "Bo")
HILDA, OTTO = SeatRow("bot", "Hilda", "squire"), SeatRow("bot", "Otto", "knight")
# Seeds of games in which there is something to see.
EMERALD, KADORA = 4, 4


# Letters are there, and nothing is on its way any more.
AT_REST = """async () => {
  await document.fonts.ready;
  // What measures itself to be drawn again does so after the first frame.
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
  const ends = (each) => Number.isFinite(each.effect.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
}"""


@dataclass(frozen=True)
class View:
    """A page, and what is pressed there before it is looked at. Ann sees it, unless a stranger does."""

    name: str
    path: str  # {language} and the laid tables are filled in
    shows: str = "main h1"  # this is there when all is drawn
    press: str = ""  # the message on a button
    is_dark_too: bool = False  # the large picture is taken twice
    is_stranger: bool = False
    is_pictured: bool = True  # not what is on another picture already
    is_in_words: bool = False  # without drawn boards
    is_missing: bool = False  # the server says so too, and the browser complains of it


VIEWS = [
    View("start", "/"),
    View("settings", "/", "select >> nth=2", press="settings", is_pictured=False),
    View("new-table", "/new/emerald", "fieldset >> nth=4"),
    View("lobby", "/table/{lobby}", ".code"),
    View("invited", "/table/{lobby}#{invitation}", "ol button", is_stranger=True),
    View("join", "/join"),
    View("emerald-table", "/table/{emerald}", OFFERS, is_dark_too=True),
    View("emerald-ransom", "/table/{ransom}", OFFERS),
    View("kadora-table", "/table/{kadora}", OFFERS, is_dark_too=True),
    View("kadora-help", "/table/{kadora}", "aside kbd", press="help", is_pictured=False),
    View("emerald-in-words", "/table/{emerald}", OFFERS, is_dark_too=True, is_in_words=True),
    View("kadora-in-words", "/table/{kadora}", OFFERS, is_in_words=True),
    View("replay-in-words", "/replay/{emerald-over}/60", ".plain dl", is_in_words=True, is_pictured=False),
    View("curtain", "/table/{curtain}", "dialog[open] #pass"),
    View("spectator", "/table/{emerald}", ".watching", is_stranger=True, is_pictured=False),
    View("emerald-end", "/table/{emerald-over}", "dialog td.winner", press="points"),
    View("kadora-end", "/table/{kadora-over}", "dialog td.winner", press="points"),
    View("emerald-replay", "/replay/{emerald-over}/60", "section.emerald"),
    View("kadora-replay", "/replay/{kadora-over}/30", ".kadora svg"),
    View("emerald-review", "/replay/{emerald-over}/60#review", ".review .picture", is_dark_too=True),
    View("kadora-review", "/replay/{kadora-over}/30#review", ".review .picture"),
    View("daily", "/daily/kadora", "[role=timer]", is_pictured=False),
    View("daily-over", "/daily/emerald/{day}", "textarea"),
    View("emerald-lesson", "/learn/emerald", OFFERS, press="lesson-next"),
    View("kadora-lesson", "/learn/kadora", OFFERS, press="lesson-next"),
    View("emerald-puzzle", "/puzzles/emerald/1", OFFERS, is_dark_too=True),
    View("kadora-puzzle", "/puzzles/kadora/1", OFFERS),
    View("emerald-rules", "/rules/emerald/{language}", "main h2"),
    View("kadora-rules", "/rules/kadora/{language}", "main h2"),
    View("record", "/record"),
    View("missing", "/nowhere/at/all/indeed", is_missing=True),
    View("no-table", "/table/nobody-laid-this", is_missing=True),
]


@dataclass(frozen=True)
class Laid:
    """The tables of those pages, and the secret by which Ann holds her seats."""

    secret: str
    tables: dict[str, str]

    async def let_in(self, context: BrowserContext, address: str) -> None:
        cookie = {"name": COOKIE, "value": self.secret, "url": f"{address}/api"}
        await context.add_cookies([cookie])

    def path(self, view: View, language: str) -> str:
        return view.path.format(language=language, **self.tables)


async def lay_tables(server: Server, *, are_reviewed: bool = True) -> Laid:
    """If they are not reviewed yet, the server reviews them when somebody asks."""
    secret = new_secret()
    three, two = [ANN, HILDA, OTTO], [ANN, BO]
    emerald, kadora = play_out("emerald", 3, EMERALD), play_out("kadora", 3, KADORA)
    pair = play_out("kadora", 2, KADORA)
    wanted = {
        "emerald": (cut(emerald, has_phase("move"), at=0.5), three),
        "ransom": (cut(emerald, has_phase("ransom"), at=1), three),
        "emerald-over": (emerald, three),
        "kadora": (cut(kadora, has_phase("give"), at=0.5), three),
        "kadora-over": (kadora, three),
        "curtain": (cut(pair, has_phase("give"), at=0.5), two),
    }
    tables = {name: (await lay_table(server, *game, secret)).id for name, game in wanted.items()}
    for name in ("emerald-over", "kadora-over") if are_reviewed else ():
        await lay_review(server, tables[name], wanted[name][0])
    seats = [ANN, SeatRow("free"), HILDA]
    lobby = await lay_table(
        server, cut(emerald, has_phase("move"), at=0), seats, secret, started=False, code=new_code()
    )
    await lay_daily(server, secret)
    return Laid(secret, tables | {"lobby": lobby.id, "invitation": lobby.invitation, "day": str(DAY)})


def has_phase(phase: str):
    """Whether Ann is asked that."""
    return lambda game, state: game.actor(state) == 0 and game.view(state, 0)["phase"] == phase


async def look_at(person: Person, view: View, laid: Laid) -> None:
    if view.is_missing:
        person.expects_trouble("status of 404")
    await person.page.goto(laid.path(view, person.language))
    if view.press:
        await person.button(view.press).first.click()
    await person.page.locator(view.shows).first.wait_for()
    await person.page.evaluate(AT_REST)
