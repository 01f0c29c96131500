"""The deal of a day follows from the game and the number of the day, and from nothing else."""

import subprocess
import sys

import pytest

from gemhoard import daily
from gemhoard.daily import Deal, Outcome, day_levels, merit, outcome
from gemhoard.games import CHANCE, GAMES, Standing
from gemhoard.games.standing import TieBreak

DAY = 20_000
NAMES = list(GAMES)


def cards(deal: Deal) -> tuple:
    start = deal.start()
    return deal.game.setup(start), int(start.first), int(start.players)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_day_is_the_same_in_every_process(name):
    deal = Deal(GAMES[name], DAY)
    program = (
        "from gemhoard.daily import Deal\n"
        "from gemhoard.games import GAMES\n"
        f"deal = Deal(GAMES[{name!r}], {DAY})\n"
        "start = deal.start()\n"
        "print((deal.game.setup(start), int(start.first), int(start.players)), deal.level,"
        " [deal.seed('roll', k) for k in range(9)])"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120
    ).stdout
    assert said.strip() == f"{cards(deal)} {deal.level} {[deal.seed('roll', k) for k in range(9)]}"


@pytest.mark.parametrize("name", NAMES)
def test_other_days_games_and_rules_are_others(name):
    deals = [Deal(GAMES[name], day) for day in range(DAY, DAY + 40)] + [Deal(GAMES[name], DAY, rule=2)]
    assert len({str(cards(deal)) for deal in deals}) == len(deals)
    assert {deal.players for deal in deals} == {2, 3, 4}
    assert len({int(deal.start().first) for deal in deals}) > 1
    games = [Deal(game, DAY).seed("cards") for game in GAMES.values()]
    assert len(set(games)) == len(games)


def test_the_seed_rule_is_the_published_one():
    """docs/daily.md has this example. Whoever changes it changes every deal: then `SEED_RULE` goes up."""
    assert Deal(GAMES["emerald"], 20_000).seed("roll", 3) == 0x84E2FFE4A9D5F706


def test_bots_grow_stronger_from_monday_to_sunday():
    monday = 4  # of January 1970
    levels = [Deal(GAMES["kadora"], monday + 7 * 2900 + n).level for n in range(7)]
    assert levels == day_levels(GAMES["kadora"])[-7:]


def test_levels_with_a_clock_are_left_out(monkeypatch):
    game = GAMES["kadora"]
    monkeypatch.setattr(type(game), "levels", {"slow": "search:50ms", "squire": "greedy", "page": "random"})
    assert day_levels(game) == ["squire", "page"]
    monkeypatch.setattr(type(game), "levels", {"slow": "search:50ms"})
    assert not daily.has_daily(game)


# ------------------------------------------------------------------ what chance and the bots do


def test_the_dice_depend_on_the_number_of_the_roll_alone():
    """Two people who have moved otherwise roll the same."""
    deal, rolls = Deal(GAMES["emerald"], DAY), []
    for seed in (1, 2):
        state, rng, seen = deal.start(), daily.new_rng(seed), []
        while not deal.game.is_over(state) and len(seen) < 4:
            is_chance = deal.game.actor(state) == CHANCE
            action = deal.roll(state, len(seen)) if is_chance else deal.game.any_action(state, rng)
            seen += [deal.game.words[action]] if is_chance else []
            deal.game.apply(state, action)
        rolls.append(seen)
    assert rolls[0][:2] == rolls[1][:2] and all(rolls)


@pytest.mark.parametrize("name", NAMES)
def test_bots_make_the_same_of_it_every_time(name, monkeypatch):
    game = GAMES[name]
    monkeypatch.setattr(type(game), "levels", {"page": "random", "squire": "greedy"})
    for day in range(DAY, DAY + 3):
        first = {level: Deal(game, day).play(level) for level in day_levels(game)}
        assert first == {level: Deal(game, day).play(level) for level in day_levels(game)}
        assert all(1 <= each.place <= Deal(game, day).ranked for each in first.values())


def test_whoever_stops_the_server_need_not_wait_for_the_bots():
    with pytest.raises(InterruptedError):
        Deal(GAMES["kadora"], DAY).play("page", lambda: True)


# ------------------------------------------------------------------ who fared better


class Ended:
    """A game as it stands at the end."""

    fewer_is_better = False

    def __init__(self, totals, won, barred=(), tie_breaks=()):
        self.told = Standing([], list(totals), list(barred), "", list(tie_breaks), {})
        self.won = won

    def standing(self, state):
        return self.told

    def winners(self, state):
        return self.won


@pytest.mark.parametrize(
    ("game", "place"),
    [
        (Ended([9, 4, 2], [0]), 1),
        (Ended([4, 9, 2], [1]), 2),
        (Ended([4, 4, 9], [2]), 2),  # shared
        (Ended([9, 9, 2], [0, 1]), 1),
        (Ended([9, 4, 2], [1], barred=[0]), 3),  # whoever cannot win is behind all who can
        (Ended([9, 9, 9], [1], tie_breaks=[TieBreak("gold", "", [1, 5, 3])]), 3),
    ],
)
def test_places_are_those_of_the_ceremony(game, place):
    assert outcome(game, None).place == place


def test_the_place_comes_before_the_points():
    emerald, kadora = GAMES["emerald"], GAMES["kadora"]
    assert merit(emerald, Outcome(1, 20)) < merit(emerald, Outcome(2, 90))
    assert merit(emerald, Outcome(1, 30)) < merit(emerald, Outcome(1, 20))
    assert merit(kadora, Outcome(1, 20)) < merit(kadora, Outcome(1, 30))  # penalty points
