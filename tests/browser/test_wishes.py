"""What a device asks for on behalf of its owner, and what a narrow window leaves out."""

import pytest
from browser.axe import ENHANCED, run
from browser.pages import ANN, EMERALD, HILDA, OTTO, Laid, has_phase
from browser.people import OFFERS
from browser.server import cut, lay_table, play_out
from playwright.async_api import expect

from gemhoard.games import GAMES
from gemhoard.server.security import new_secret

pytestmark = pytest.mark.anyio

# Nearly black on white. WCAG asks for seven to one at most.
PLAIN = 14
# Of what lies before a player: its ground, its edge and its text.
COLOURS = """(selectors) => {
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const [ground, edge, text] = selectors;
  return [style(ground[0])[ground[1]], style(edge[0])[edge[1]], style(text[0])[text[1]]];
}"""
PANEL = ".panel:not(.aside):not(.turn)"
MATS = {
    "emerald": [
        (".mat:not(.isOn)", "backgroundColor"),
        (".mat:not(.isOn)", "borderTopColor"),
        (".mat:not(.isOn)", "color"),
    ],
    "kadora": [(f"{PANEL} .cloth", "fill"), (f"{PANEL} .cloth", "stroke"), (".plate:not(.nobody)", "color")],
}


def luminance(colour: str) -> float:
    parts = [float(each) / 255 for each in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]
    return sum(each * share for each, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


async def test_words_to_choose_have_more_contrast_too(visit, server):
    """Whoever may take a second step in Emerald may stop, too."""
    secret, game = new_secret(), play_out("emerald", 3, EMERALD)
    table = await lay_table(server, *(cut(game, has_phase("second"), at=0.5), [ANN, HILDA, OTTO]), secret)
    ann = await visit("Ann", contrast="more")
    await Laid(secret, {}).let_in(ann.page.context, server.address)
    await ann.open(f"/table/{table.id}")
    await ann.page.locator("main button.stop").wait_for()
    assert await run(ann.page, ENHANCED) == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
async def test_whoever_asks_for_more_contrast_gets_it(at_table, game, light):
    ann = await at_table(game, contrast="more", color_scheme=light)
    await ann.page.locator(OFFERS).first.wait_for()
    ground, edge, text = await ann.page.evaluate(COLOURS, MATS[game])
    assert min(contrast(ground, text), contrast(ground, edge)) > PLAIN, (ground, edge, text)
    assert await run(ann.page, ENHANCED) == []
    for path in ("/", f"/rules/{game}/en", f"/new/{game}"):
        await ann.open(path)
        await ann.page.locator("main :is(p, button, fieldset)").first.wait_for()
        assert await run(ann.page, ENHANCED) == []


async def test_the_log_is_folded_where_it_would_leave_the_board_too_little(at_table):
    ann = await at_table("kadora")
    await ann.until_asked()
    log = ann.page.locator("aside.side")
    await ann.page.set_viewport_size({"width": 1280, "height": 800})
    await expect(log).to_be_visible()
    await ann.page.set_viewport_size({"width": 1279, "height": 800})
    await expect(log).to_have_count(0)
    # It slides over the board when it is asked for.
    board = await ann.page.locator("main .board").bounding_box()
    await ann.button("log").click()
    await expect(log).to_be_visible()
    assert await ann.page.locator("main .board").bounding_box() == board
