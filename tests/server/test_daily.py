"""The daily deal: the same on every server, one try, and nothing told before the end."""

import asyncio
import json
import random

import pytest
from server.conftest import run_server
from server.people import Person

from gemhoard import daily
from gemhoard.daily import DAY_SECONDS, SEAT, Deal, day_levels
from gemhoard.games import CHANCE, GAMES
from gemhoard.server import daily_deals
from gemhoard.server.daily_bots import DailyBots

pytestmark = pytest.mark.anyio
DAY = 20_778
QUICK = {"page": "random", "squire": "greedy"}


class Clock:
    """What the servers hold for the time."""

    def __init__(self, day: int) -> None:
        self.now = day * DAY_SECONDS + 3600.0

    def time(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch) -> Clock:
    made = Clock(DAY)
    monkeypatch.setattr(daily, "time", made)
    monkeypatch.setattr(daily_deals, "time", made)
    return made


@pytest.fixture(autouse=True)
def quick_levels(monkeypatch) -> None:
    """Two bots that need no compiler."""
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "levels", QUICK)


async def begin(person: Person, game: str = "emerald", **body) -> str:
    answer = await person.http.post(f"/api/daily/{game}", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


async def look(person: Person, game: str = "emerald", query: str = "") -> dict:
    answer = await person.http.get(f"/api/daily/{game}{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def compared(person: Person, game: str = "emerald", query: str = "") -> dict:
    """When the bots have played as well."""
    async with asyncio.timeout(60):
        while (told := (await look(person, game, query))["compared"])["waiting"]:
            await asyncio.sleep(0.02)
    return told


async def play(person: Person, table: str, seed: int, until: int = 10_000) -> list:
    """By a policy that depends on the seed and the choices alone; all that was seen."""
    async with person.at(table) as line:
        await line.look(SEAT)
        rng = random.Random(seed)
        while line.position["result"] is None and line.position["number"] < until:
            if line.position["choices"]:
                await line.act(SEAT, rng.choice(line.position["choices"])["action"])
            else:
                await line.until("position")
        last = await line.look(SEAT)
        return [last["steps"], last["position"]["view"]]


# ------------------------------------------------------------------ the same everywhere


@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_the_same_choices_lead_to_the_same_game_on_two_servers(tmp_path, game):
    played = []
    for name in ("one.db", "two.db"):
        async with run_server(str(tmp_path / name)) as server, server.person() as ann:
            seen = await play(ann, await begin(ann, game), seed=3)
            played.append([*seen, (await look(ann, game))["today"]["fared"]])
    assert played[0] == played[1]


async def test_what_a_bot_makes_of_it_is_what_a_person_would_who_chose_the_same(server):
    """So the comparison compares the same game: same cards, dice and bots."""
    deal = Deal(GAMES["emerald"], DAY)
    for level in day_levels(deal.game):
        async with server.person() as ann:
            table = await begin(ann)
            truth = await server.truth(table)
            async with ann.at(table) as line:
                await line.look(SEAT)
                while line.position["result"] is None:
                    if line.position["choices"] and line.position["number"] == truth.number:
                        actions = [each["action"] for each in line.position["choices"]]
                        action = deal.choice(level, truth.state, truth.number)
                        await line.act(SEAT, actions[0] if len(actions) == 1 else action)
                    else:
                        await line.until("position")
            fared = (await look(ann))["today"]["fared"]
            told = await compared(ann)
        assert fared == next(bot["fared"] for bot in told["bots"] if bot["level"] == level)
        assert fared == vars(deal.play(level))


async def test_other_days_differ_and_two_people_start_alike(server, clock):
    async with server.person() as ann, server.person() as bo:
        one, two = [await server.truth(await begin(each, "kadora")) for each in (ann, bo)]
        assert one.game.pack(one._states[0]) == two.game.pack(two._states[0])
        clock.now += DAY_SECONDS
        three = await server.truth(await begin(ann, "kadora"))
        assert one.game.pack(one._states[0]) != three.game.pack(three._states[0])


# ------------------------------------------------------------------ one try


async def test_a_person_has_one_try_in_however_many_tabs(database):
    async with run_server(database) as server, server.person() as ann, server.person() as bo:
        await ann.make("kadora", "me:Ann", "bot:squire")  # She has a cookie.
        tables = await asyncio.gather(*(begin(ann) for _ in range(6)))
        assert len(set(tables)) == 1
        assert await begin(bo) not in tables
        assert await begin(ann, "kadora") not in tables
        await play(ann, tables[0], seed=1)
        fared = (await look(ann))["today"]["fared"]
        assert await begin(ann) == tables[0] and (await look(ann))["today"]["fared"] == fared


async def test_two_tabs_play_one_game(server):
    async with server.person() as ann:
        table = await begin(ann)
        async with ann.at(table) as one, ann.at(table) as two:
            await asyncio.gather(one.look(SEAT), two.look(SEAT))
            while not (one.position["choices"] and two.position["number"] == one.position["number"]):
                await asyncio.wait([asyncio.ensure_future(each.hear()) for each in (one, two)], timeout=1)
            number = one.position["number"]
            first, second = one.position["choices"][0]["action"], one.position["choices"][-1]["action"]
            await asyncio.gather(
                one.send(type="act", seat=SEAT, number=number, action=first),
                two.send(type="act", seat=SEAT, number=number, action=second),
            )
            answers = [await one.answer(), await two.answer()]
        refused = [each["reason"] for each in answers if each["type"] == "error"]
        assert refused in (["server-stale"], []) and len(answers) == 2
        truth = await server.truth(table)
        assert [entry.number for entry in truth.entries] == list(range(1, truth.number + 1))


async def test_nothing_is_taken_back_and_no_bot_plays_for_me(server):
    async with server.person() as ann:
        table = await begin(ann, "kadora")
        async with ann.at(table) as line:
            await line.look(SEAT)
            while not line.position["choices"]:
                await line.until("position")
            await line.act(SEAT)
            assert not line.position["can_undo"]
            number = (await line.look(SEAT))["position"]["number"]
            assert await line.refused(type="undo", seat=SEAT, number=number) == "server-daily-undo"
            assert await line.refused(type="leave") == "server-daily-waits"
        assert (await server.live_tables.get(table)).row.seats[SEAT].substitute is None


async def test_a_deal_that_was_begun_keeps_its_day(server, clock):
    async with server.person() as ann:
        table = await begin(ann)
        await play(ann, table, seed=2, until=8)
        clock.now += DAY_SECONDS
        today = (await look(ann))["today"]
        assert today["day"] == DAY + 1 and today["table"] is None and today["left"] == 23 * 3600 * 1000
        async with ann.at(table) as line:
            assert (await line.until("table"))["daily"] == DAY
        await play(ann, table, seed=2)
        assert (await look(ann))["compared"] is None
        told = await look(ann, query=f"?day={DAY}")
        assert told["today"]["day"] == DAY and told["today"]["fared"] and told["today"]["left"] == 0
        assert (await compared(ann, query=f"?day={DAY}"))["count"] == 1
        truth, deal = await server.truth(table), Deal(GAMES["emerald"], DAY)
        rolled = [state for state in truth._states if deal.game.actor(state) == CHANCE]
        rolls = [entry.words for entry in truth.entries if entry.actor == CHANCE]
        assert rolls and rolls == [deal.game.words[deal.roll(state, k)] for k, state in enumerate(rolled)]


async def test_a_server_that_stops_in_the_middle_goes_on_as_it_was(database, monkeypatch):
    """Nobody can say goodbye: what is committed is all there is."""
    async with run_server(database) as server, server.person() as ann:
        whole = await play(ann, await begin(ann), seed=5)
    async with run_server(database) as server, Person(server.address) as bo:
        table = await begin(bo)
        async with bo.at(table) as line:
            rng = random.Random(5)
            await line.look(SEAT)
            while line.position["number"] < 20:
                if line.position["choices"]:
                    await line.act(SEAT, rng.choice(line.position["choices"])["action"])
                else:
                    await line.until("position")
        cookies, state = bo.http.cookies, rng
    async with run_server(database) as server, Person(server.address) as bo:
        bo.http.cookies = cookies
        assert await begin(bo) == table
        async with bo.at(table) as line:
            await line.look(SEAT)
            while line.position["result"] is None:
                if line.position["choices"]:
                    await line.act(SEAT, state.choice(line.position["choices"])["action"])
                else:
                    await line.until("position")
            last = await line.look(SEAT)
        assert [last["steps"], last["position"]["view"]] == whole
        told = await compared(bo)
        assert told["count"] == 2 and told["place"] == 1  # Two who fared the same share the place.


# ------------------------------------------------------------------ afterwards


async def test_the_comparison_names_only_those_who_want_it(database):
    async with run_server(database) as server:
        people = [server.person() for _ in range(3)]
        for number, person in enumerate(people):
            body = {"name": "Ann"} if number == 0 else {}
            await play(person, await begin(person, "kadora", **body), seed=number)
            told = await compared(person, "kadora")
            assert told["count"] == number + 1
            if number == 0:
                assert told["players"] == [
                    {"place": 1, "name": "Ann", "me": True, "fared": told["players"][0]["fared"]}
                ]
        assert sorted(each["name"] for each in told["players"]) == ["", "", "Ann"]
        [me] = [each for each in told["players"] if each["me"]]
        assert me["place"] == told["place"] and told["worse"] <= told["count"] - told["place"]
        fared = [(each["fared"]["place"], each["fared"]["points"]) for each in told["players"]]
        assert fared == sorted(fared)
        assert [bot["level"] for bot in told["bots"]] == list(QUICK)
        for bot in told["bots"]:
            bots, mine = tuple(bot["fared"].values()), tuple(me["fared"].values())
            assert bot["mine"] == ("better" if mine < bots else "worse" if mine > bots else "same")
        for person in people:
            await person.http.aclose()


async def test_i_am_listed_however_many_were_better(server, monkeypatch):
    monkeypatch.setattr(daily_deals, "MAX_LISTED", 1)
    async with server.person() as ann, server.person() as bo:
        for number, person in enumerate((ann, bo)):
            await play(person, await begin(person, "kadora"), seed=number)
        for person in (ann, bo):
            told = (await look(person, "kadora"))["compared"]
            assert any(each["me"] for each in told["players"]) and told["players"][0]["place"] == 1


async def test_bots_that_were_interrupted_go_on_when_somebody_asks(database, monkeypatch):
    real = DailyBots._play

    async def never(self, deal):
        await asyncio.sleep(0)

    monkeypatch.setattr(DailyBots, "_play", never)
    async with run_server(database) as server, server.person() as ann:
        await play(ann, await begin(ann, "kadora"), seed=1)
        told = await compared(ann, "kadora")
        assert told["bots"] == [] and not told["waiting"]
        cookies = ann.http.cookies
    monkeypatch.setattr(DailyBots, "_play", real)
    async with run_server(database) as server, Person(server.address) as ann:
        ann.http.cookies = cookies
        assert [bot["level"] for bot in (await compared(ann, "kadora"))["bots"]] == list(QUICK)


async def test_a_bot_that_fails_is_left_out_and_stops_nobody(server, monkeypatch, caplog):
    def fail(*_):
        raise ValueError("no bot")

    monkeypatch.setattr(Deal, "play", fail)
    async with server.person() as ann:
        await play(ann, await begin(ann, "kadora"), seed=1)
        told = await compared(ann, "kadora")
        assert told["bots"] == [] and told["place"] == 1
    assert "could not play the deal" in caplog.text


# ------------------------------------------------------------------ what nobody may know before


async def test_no_card_seed_or_bots_result_is_sent_before_the_end(server):
    """Not to the player, and not to somebody else who knows the table."""
    deal = Deal(GAMES["kadora"], DAY)
    async with server.person() as ann, server.person() as eve:
        table = await begin(ann, "kadora", name="Ann")
        async with asyncio.timeout(60):
            while len(await server.app.state.store.daily.bots(deal)) < len(QUICK):
                await asyncio.sleep(0.02)
        sent = [json.dumps(await look(person, "kadora")) for person in (ann, eve)]
        assert all(json.loads(each)["compared"] is None for each in sent)
        assert json.loads(sent[1])["today"]["table"] is None
        sent += [(await person.http.get("/api/daily")).text for person in (ann, eve)]
        async with ann.at(table) as line, eve.at(table) as other:
            await asyncio.gather(line.look(SEAT), other.look(None))
            await line.play_on(SEAT, until=12)
            truth = await server.truth(table)
            assert not truth.is_over
            known = json.dumps([truth.game.view(state, SEAT) for state in truth._states])
            all_of_it = truth.game.to_json(truth.state)
            places = [all_of_it["left"], all_of_it["right"], *all_of_it["hands"]]
            hidden = {card for place in places for card in place if card not in known}
            sent += [*line.frames, *other.frames]
        assert len(hidden) > 5
        seeds = [deal.seed(purpose, k) for purpose in ("cards", "players", "roll", "bot") for k in range(50)]
        for text in sent:
            assert not [card for card in hidden if f'"{card}"' in text]
            assert not [seed for seed in seeds if str(seed) in text or f"{seed:x}" in text]
        refused = await eve.http.get(f"/api/tables/{table}/replay")
        assert refused.json()["reason"] == "server-not-over"


async def test_whoever_has_not_played_learns_nothing_of_those_who_have(server):
    async with server.person() as ann, server.person() as eve:
        table = await begin(ann, name="Ann")
        await play(ann, table, seed=1)
        told = await look(eve)
        assert told["compared"] is None and told["today"]["fared"] is None and told["today"]["table"] is None
        text = json.dumps(told)
        assert "Ann" not in text and table not in text
        await begin(eve)
        assert (await look(eve))["compared"] is None


# ------------------------------------------------------------------ attacks


@pytest.mark.parametrize("day", [DAY + 1, 999_999, -1, "x", "9" * 400, "٢", f"{DAY}.0", f"%20{DAY}", DAY - 1])
async def test_a_day_that_was_not_mine_or_is_no_day(server, day):
    async with server.person() as ann:
        await begin(ann)
        answer = await ann.http.get(f"/api/daily/emerald?day={day}")
        assert answer.status_code == 404 and answer.json()["reason"] == "server-no-daily"


@pytest.mark.parametrize(
    "body", [{"day": DAY - 1}, {"name": "x" * 25}, {"name": 3}, {"seat": 1}, {"table": "abcdefgh"}]
)
async def test_nobody_chooses_the_day_or_the_seat(server, body):
    async with server.person() as ann:
        answer = await ann.http.post("/api/daily/emerald", json=body)
        assert answer.status_code == 422 and answer.json()["reason"] == "server-bad-message"
        assert (await look(ann))["today"]["table"] is None


async def test_a_game_that_there_is_not_or_that_has_no_levels(server, monkeypatch):
    async with server.person() as ann:
        for path in ("/api/daily/chess", "/api/daily/..%2f", f"/api/daily/{'x' * 500}"):
            assert (await ann.http.get(path)).status_code == 404
            assert (await ann.http.post(path, json={})).status_code == 404
        monkeypatch.setattr(daily_deals, "has_daily", lambda game: False)
        assert (await ann.http.get("/api/daily/emerald")).json()["reason"] == "server-no-game"
        assert (await ann.http.get("/api/daily")).json() == []


async def test_nobody_plays_for_another_seat_or_at_anothers_table(server):
    async with server.person() as ann, server.person() as eve:
        table = await begin(ann)
        await begin(eve)
        async with ann.at(table) as line, eve.at(table) as other:
            await line.look(SEAT)
            message = {"type": "act", "number": line.position["number"], "action": 0}
            assert await line.refused(**message, seat=1) == "server-not-your-seat"
            assert await other.refused(**message, seat=SEAT) == "server-not-your-seat"
            assert await other.refused(type="look", seat=SEAT, seen=-1) == "server-not-your-seat"
            invitation = line.table["invitation"]
        refused = await eve.join(table, invitation, 1, "Eve")
        assert refused.status_code == 409 and refused.json()["reason"] == "server-started"


async def test_a_page_from_elsewhere_cannot_begin_it(server):
    async with server.person() as ann:
        headers = {"origin": "https://elsewhere.example"}
        answer = await ann.http.post("/api/daily/emerald", json={}, headers=headers)
        assert answer.status_code == 403


async def test_asking_without_end_is_refused(server):
    async with server.person() as ann:
        answers = [await ann.http.get("/api/daily") for _ in range(80)]
        assert {each.status_code for each in answers} == {200, 429}
