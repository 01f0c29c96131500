"""Every phase of every game on every screen: large enough to read and hit, all in sight, nothing covered."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.pages import ANN, AT_REST, HILDA, OTTO, has_phase
from browser.people import OFFERS, Person
from browser.server import cut, lay_table, play_out

from gemhoard.games import GAMES
from gemhoard.record import Record

pytestmark = pytest.mark.anyio

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
# What lies over the board for a while.
POP_UPS = ".board :is(div.dock, p.caption, div.note, p.banner)"
FINGER, MOUSE = 44, 24
SIZES = {
    FINGER: ["320x568", "360x640", "390x844", "844x390", "820x1180", "1024x768"],
    # The low ones are windows of laptops, and a screen of 1280x1024 enlarged twice.
    MOUSE: ["1024x768", "1440x900", "1920x1080", "1366x625", "1280x577", "1024x600", "960x540", "640x512"],
}
# In the opening all knights stand in the castle, which is at the top of what scrolls.
SMALL = {FINGER: ["320x568", "390x664", "844x390"], MOUSE: ["1366x625", "960x540", "640x512"]}
# Large screens enlarged four times, as WCAG asks: the page scrolls as a whole, and the hand with it.
ENLARGED = ["360x225", "320x256"]
SEEDS = range(1, 30)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
async def test_all_can_be_read_and_hit(visit, server, laid, game, players):
    assert not await faults_in(visit, server, laid, positions(game, players))


async def test_a_hand_with_every_value_leaves_room_for_the_question(visit, server, laid):
    asked = has_phase("ransom")

    def has_all(game, state):
        return asked(game, state) and len(set(game.view(state, 0)["hands"][0])) == 5

    assert not await faults_in(
        visit, server, laid, {"ransom": cut(play_out("emerald", 5, seed=55), has_all, at=0)}
    )


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", GAMES)
async def test_the_opening_can_be_read_and_hit(visit, server, laid, game, players):
    opening = cut(play_out(game, players, seed=4), is_asked, at=0)
    assert not await faults_in(visit, server, laid, {"opening": opening}, SMALL)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_enlarged_four_times_can_be_read_and_hit(visit, server, laid, game):
    faults = await faults_in(visit, server, laid, positions(game, 5), {MOUSE: ENLARGED})
    assert not [fault for fault in faults if "sight:" not in fault]


@pytest.mark.parametrize("size", ["820x1180", "1366x625"])
async def test_the_mats_of_two_players_fill_their_column(visit, server, laid, size):
    """There was as much wood between them as there were mats."""
    record = cut(play_out("emerald", 2, seed=4), is_asked, at=0.5)
    table = await lay_table(server, record, [ANN, HILDA], laid.secret)
    width, height = map(int, size.split("x"))
    ann = await visit("Ann")
    await ann.page.set_viewport_size({"width": width, "height": height})
    await laid.let_in(ann.page.context, server.address)
    await ann.open(f"/table/{table.id}")
    await ann.page.locator(OFFERS).first.wait_for()
    await ann.page.evaluate(AT_REST)
    column, *mats = [
        await ann.page.locator(each).bounding_box()
        for each in (".mats", ".mats [data-seat='1']", ".mats [data-seat='0']")
    ]
    assert sum(mat["height"] for mat in mats) > column["height"] - 20


async def faults_in(visit, server, laid, records: dict[str, Record], screens=SIZES) -> list[str]:
    tables = {}
    for phase, record in records.items():
        seats = [ANN, HILDA, OTTO, HILDA, OTTO][: int(record.start.players)]
        tables[phase] = (await lay_table(server, record, seats, laid.secret)).id
    faults = []
    for least, sizes in screens.items():
        ann = await visit("Ann", phone=least == FINGER)
        await laid.let_in(ann.page.context, server.address)
        for phase, table in tables.items():
            await ann.open(f"/table/{table}")
            await ann.page.locator(".ask p" if phase == "end" else OFFERS).first.wait_for()
            faults += [f"{phase} at {each}" for each in await measured(ann, least, sizes)]
    return faults


def positions(game: str, players: int) -> dict[str, Record]:
    """For each phase a game until Ann is asked that, late, with much on the table; and a whole game."""
    records = [play_out(game, players, seed) for seed in SEEDS]
    wanted = {phase: has_phase(phase) for phase in GAMES[game].phases}
    found = {phase: next(reaching(records, asked), None) for phase, asked in wanted.items()}
    return {phase: cut(record, wanted[phase], at=0.8) for phase, record in found.items() if record} | {
        "end": records[0]
    }


def is_asked(game, state) -> bool:
    return game.actor(state) == 0


def reaching(records: list[Record], asked) -> Iterator[Record]:
    return (each for each in records if any(asked(each.game, state) for state in each.replay()))


async def measured(ann: Person, least: int, sizes: list[str]) -> list[str]:
    """What is wrong at each size: as it is found, and while an offer is looked at."""
    faults = await at_sizes(ann, least, sizes)
    if await ann.page.locator(OFFERS).count():
        await ann.consider()
        faults += await at_sizes(ann, least, sizes)
    return faults


async def at_sizes(ann: Person, least: int, sizes: list[str]) -> list[str]:
    faults = []
    for size in sizes:
        width, height = map(int, size.split("x"))
        await ann.page.set_viewport_size({"width": width, "height": height})
        faults += [f"{size}: {fault}" for fault in await settled(ann, least)]
    return faults


async def settled(ann: Person, least: int) -> list[str]:
    """What is wrong once nothing changes any more: a board that measures itself needs a few frames."""
    before: list[str] | None = None
    while True:
        await ann.page.evaluate(AT_REST)
        faults = await ann.page.evaluate(MEASURE, {"least": least, "offers": OFFERS, "popUps": POP_UPS})
        if not faults or faults == before:
            return faults
        before = faults
