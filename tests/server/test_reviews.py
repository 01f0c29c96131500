"""Reviews of finished games: asked for, made once for everybody, stored; tried again, and played on."""

import asyncio
import json
import os
import sys
import threading
import time
from dataclasses import replace

import httpx
import pytest
from coach.games import QUICK
from records import a_record, cut
from server.conftest import run_server
from server.people import Person, wish

from gemhoard.games import GAMES
from gemhoard.history import History
from gemhoard.record import Record
from gemhoard.server import new_table, reviews
from gemhoard.server.new_table import new_row, play_on_row, read_record
from gemhoard.server.protocol import NewTable
from gemhoard.server.reviews import review_in_full
from gemhoard.server.schema import SeatRow
from gemhoard.server.store import Store
from gemhoard.words import LANGUAGES

# It compiles the coach, as the tests of the coach do.
pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("kadora"), pytest.mark.timeout(900)]


@pytest.fixture(autouse=True)
def quick_coach(monkeypatch) -> None:
    for module in ("reviews", "try_again"):
        monkeypatch.setattr(f"gemhoard.server.{module}.REVIEW", QUICK)
    monkeypatch.setattr("gemhoard.coach.review.DEALS", 20)


async def upload(person: Person, record: dict) -> str:
    answer = await person.http.post("/api/records", content=json.dumps(record))
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


async def ask(person: Person, table: str, language: str = "en") -> httpx.Response:
    return await person.http.get(f"/api/tables/{table}/review?language={language}")


async def reviewed(person: Person, table: str, language: str = "en") -> dict:
    """As a page does: asked for until it is there."""
    shares = []
    while True:
        answer = await ask(person, table, language)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        shares.append(told["share"])
        if told["review"]:
            assert shares == sorted(shares) and shares[-1] == 1
            return told["review"]
        await asyncio.sleep(0.15)


async def reason(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return answer.json()["reason"]


def decisions(record: dict, review: dict) -> list[int]:
    """The steps at which a seat chose, for whom it was no matter of course."""
    judged = [moment["judged"] for moment in review["moments"]]
    return [step for step, each in enumerate(judged) if each and each["verdict"] != "forced"]


# ------------------------------------------------------------------ a review


async def test_a_game_is_reviewed_when_it_is_over_and_not_before(server):
    async with server.person() as ann, server.person() as stranger:
        table = await ann.make("kadora", "me:Ann", "bot:squire")
        async with ann.at(table) as line:
            await line.look(0)
            await line.play_on(0, until=4)
            for path in ("review", "review/0", "review/0/instead?words=draw"):
                answer = await ann.http.get(f"/api/tables/{table}/{path}")
                assert await reason(answer, 409) == "server-not-over"
            answer = await ann.http.post(f"/api/tables/{table}/play-on", json={"step": 0})
            assert await reason(answer, 409) == "server-not-over"
            await line.play_on(0)
            result = line.position["result"]
        # Whoever has the link may see it.
        review = await reviewed(stranger, table)
        replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    assert review["people"] == [0]
    assert [moment["action"] for moment in review["moments"]] == [s["words"] for s in replay["steps"][1:]]
    for seat, row in enumerate(review["ledger"]):
        share = 1 / len(result["winners"]) if seat in result["winners"] else 0
        assert row["result"] == share
        assert abs(sum(value for name, value in row.items() if name != "result") - share) < 1e-9
    assert len(review["start"]) == len(review["ledger"]) == len(review["moments"][-1]["chances"])


async def test_a_record_is_reviewed_in_every_language_by_one_computation(server, monkeypatch):
    made = []
    monkeypatch.setattr(reviews, "review_in_full", lambda *args: made.append(1) or review_in_full(*args))
    async with server.person() as ann, server.person() as bo:
        table = await upload(ann, a_record("kadora", 2) | {"names": ["Ann", ""]})
        both = await asyncio.gather(reviewed(ann, table), reviewed(bo, table))
        assert both[0] == both[1]
        told = {language: await reviewed(ann, table, language) for language in LANGUAGES}
        assert (await reviewed(ann, table, "xx")) == told["en"] == both[0]
    assert made == [1]
    assert len({review["summary"] for review in told.values()}) == len(LANGUAGES)
    marked = [m["number"] for m in told["en"]["moments"] if m["judged"] and "chances" not in m["judged"]]
    for language, review in told.items():
        assert set(review["reasons"]) <= {str(number) for number in marked}
        assert all(isinstance(line, str) and line for lines in review["reasons"].values() for line in lines)
        assert review["moments"] == told["en"]["moments"], language


async def test_a_review_outlives_the_server(database, monkeypatch):
    async with run_server(database) as server, server.person() as ann:
        table = await upload(ann, a_record("kadora", 2))
        first = await reviewed(ann, table)
    monkeypatch.setattr(reviews, "review_in_full", None)  # Nothing is reviewed any more.
    async with run_server(database) as server, server.person() as ann:
        assert await reviewed(ann, table) == first


async def test_an_unfinished_or_endless_record_is_not_reviewed(server, monkeypatch):
    async with server.person() as ann:
        table = await upload(ann, cut(a_record("kadora", 2), 10))
        assert await reason(await ask(ann, table), 422) == "error-review-not-over"
        monkeypatch.setattr(reviews, "MAX_STEPS", 5)
        table = await upload(ann, a_record("kadora", 2))
        assert await reason(await ask(ann, table), 422) == "server-review-long"
        assert await reason(await ask(ann, "nothing-here"), 404) == "server-no-table"


# ------------------------------------------------------------------ how it is made


class Workshop:
    """Makes no reviews, and sees who wants some."""

    def __init__(self) -> None:
        self.running, self.most = 0, 0
        self.priorities: list[int] = []
        self.may_end = threading.Event()

    def make(self, record, people, on_progress) -> dict:
        self.running += 1
        self.most = max(self.most, self.running)
        inner = threading.Thread(target=self._look)
        inner.start()
        inner.join()
        while not self.may_end.wait(0.01):
            on_progress(1, 4)
        self.running -= 1
        return {"start": [], "moments": [], "ledger": [vars_of_row(1), vars_of_row(0)], "reasons": {}}

    def _look(self) -> None:
        if sys.platform == "linux":
            self.priorities.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))


def vars_of_row(result: float) -> dict:
    names = ("start", "deal", "luck", "others_luck", "lie", "best_choices", "costs", "others_choices")
    return dict.fromkeys(names, 0.0) | {"start": float(result), "result": float(result)}


@pytest.fixture
def workshop(monkeypatch) -> Workshop:
    made = Workshop()
    monkeypatch.setattr(reviews, "review_in_full", made.make)
    return made


async def until_share(person: Person, table: str, share: float) -> None:
    while (await ask(person, table)).json()["share"] != share:
        await asyncio.sleep(0.1)


async def test_one_review_is_made_at_a_time_behind_all_who_play(server, workshop):
    async with server.person() as ann:
        tables = [await upload(ann, a_record("kadora", 2, seed)) for seed in (1, 2, 3)]
        for table in tables:
            await ask(ann, table)
        await until_share(ann, tables[0], 0.25)
        assert (await ask(ann, tables[1])).json() == {"share": 0.0, "review": None}
        workshop.may_end.set()
        for table in tables:
            await reviewed(ann, table)
    assert workshop.most == 1
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert all(each > own for each in workshop.priorities)


async def test_too_many_do_not_wait_and_nobody_waits_for_those_who_left(server, workshop, monkeypatch):
    monkeypatch.setattr(reviews, "MAX_WAITING", 2)
    monkeypatch.setattr(reviews, "PATIENCE_SECONDS", 0.0)
    async with server.person() as ann:
        one, two, three = [await upload(ann, a_record("kadora", 2, seed)) for seed in (1, 2, 3)]
        monkeypatch.setattr(reviews, "PATIENCE_SECONDS", 60.0)
        await ask(ann, one)
        await until_share(ann, one, 0.25)
        await ask(ann, two)
        assert await reason(await ask(ann, three), 429) == "server-too-fast"
        # The second one's page is closed.
        monkeypatch.setattr(reviews, "PATIENCE_SECONDS", 0.0)
        workshop.may_end.set()
        await reviewed(ann, one)
        while server.app.state.reviews._making:
            await asyncio.sleep(0.1)
    assert len(workshop.priorities) <= 1 and workshop.most == 1


async def test_a_review_that_fails_is_not_made_again_and_again(server, monkeypatch, hear_log):
    calls = []

    def fail(*_):
        calls.append(1)
        raise ZeroDivisionError

    monkeypatch.setattr(reviews, "review_in_full", fail)
    async with server.person() as ann:
        table = await upload(ann, a_record("kadora", 2))
        while (answer := await ask(ann, table)).status_code == 200:
            await asyncio.sleep(0.1)
        assert await reason(answer, 500) == await reason(await ask(ann, table), 500) == "server-trouble"
    assert calls == [1]


async def test_a_server_that_closes_does_not_wait_for_the_end_of_a_review(tmp_path, workshop):
    async with run_server(str(tmp_path / "t.db")) as server, server.person() as ann:
        table = await upload(ann, a_record("kadora", 2))
        await ask(ann, table)
        await until_share(ann, table, 0.25)
    assert not workshop.may_end.is_set()


async def test_the_first_of_two_processes_stores_its_review(database):
    store = Store(database)
    await store.open()
    table = new_row(NewTable.model_validate(wish("kadora", "me:Ann", "bot:squire")), "s" * 43)
    assert await store.create(table)
    await asyncio.gather(*(store.reviews.add(table.id, "one", {"by": 1}) for _ in range(2)))
    await store.reviews.add(table.id, "one", {"by": 2})
    assert await store.reviews.find(table.id, "one") == {"by": 1}
    # Another network reviews the game again.
    await store.reviews.add(table.id, "two", {"by": 3})
    assert await store.reviews.find(table.id, "one") is None
    assert await store.reviews.find(table.id, "two") == {"by": 3}
    await store.delete([table.id])
    await store.reviews.add(table.id, "two", {"by": 4})
    assert await store.reviews.find(table.id, "two") is None
    await store.close()


# ------------------------------------------------------------------ tried again


async def test_a_choice_can_be_tried_again_as_its_seat_stood_then(server):
    data = a_record("kadora", 2)
    record = Record.from_json(data)
    states = [state.copy() for state in record.replay()]
    async with server.person() as ann:
        table = await upload(ann, data)
        path = f"/api/tables/{table}/review"
        assert (await ann.http.get(f"{path}/0/instead?words=draw")).status_code == 404  # not reviewed yet
        review = await reviewed(ann, table)
        step = next(s for s in decisions(data, review) if len(record.game.legal(states[s])) > 2)
        state, judged = states[step], review["moments"][step]["judged"]
        position = (await ann.http.get(f"{path}/{step}")).json()
        assert position["actor"] == state.actor
        assert position["view"] == json.loads(json.dumps(record.game.view(state, int(state.actor))))
        words = [each["words"] for each in position["choices"]]
        assert words == [record.game.words[action] for action in record.game.legal(state)]
        found = {each: (await ann.http.get(f"{path}/{step}/instead?words={each}")).json() for each in words}
        assert found[record.actions[step]] == judged
        assert found[judged["best"]]["cost"] == 0 and found[judged["best"]]["verdict"] == "fine"
        assert {each["best"] for each in found.values()} == {judged["best"]}
        assert await ann.http.get(f"{path}/{step}/instead?words={words[-1]}")
        refused = await ann.http.get(f"{path}/{step}/instead?words=nonsense")
        assert refused.status_code == 422
        for no_choice in (len(states) - 1, 10**9):
            assert await reason(await ann.http.get(f"{path}/{no_choice}"), 404) == "server-no-choice"
        assert (await ann.http.get(f"{path}/-1")).status_code == 404


def test_what_a_marked_choice_cost_is_what_it_costs_when_tried(monkeypatch):
    from gemhoard.bots.evaluation import Evaluator
    from gemhoard.coach.decision import judge, judge_instead

    record = Record.from_json(a_record("kadora", 2))
    game, evaluator, compared = record.game, Evaluator(record.game), 0
    for state, words in zip([state.copy() for state in record.replay()], record.actions, strict=False):
        if game.actor(state) < 0 or compared > 3:
            continue
        found = judge(evaluator, state, game.number(words), QUICK, seed=5)
        if found.cost > 0.02:
            again = judge_instead(evaluator, state, found.best, found.chosen, QUICK, seed=5)
            # It was judged twice where the first look said that it cost something.
            compared += (again.cost, again.error, again.verdict) == (found.cost, found.error, found.verdict)
    assert compared > 3


# ------------------------------------------------------------------ played on


@pytest.mark.parametrize("name", ["emerald", "kadora"])
async def test_a_game_goes_on_from_a_position_against_bots(server, name):
    data = a_record(name, 3) | {"names": ["Ann", "Bo", ""]}
    record = Record.from_json(data)
    states = [state.copy() for state in record.replay()]
    step = next(s for s in range(len(states) // 2, len(states)) if record.game.actor(states[s]) == 1)
    async with server.person() as ann:
        table = await upload(ann, data)
        answer = await ann.http.post(f"/api/tables/{table}/play-on", json={"step": step, "name": "Eve"})
        assert answer.status_code == 201, answer.text
        new = answer.json()["table"]
        async with ann.at(new) as line:
            position = (await line.look(1))["position"]
            assert position["view"] == json.loads(json.dumps(record.game.view(states[step], 1)))
            assert position["number"] == step and position["choices"]
            assert line.table["mine"] == [1] and line.table["started"] and line.table["host"] == 1
            assert [seat["kind"] for seat in line.table["seats"]] == ["bot", "person", "bot"]
            assert [seat["name"] for seat in line.table["seats"]] == ["Ann", "Eve", ""]
            await line.play_on(1)
            assert line.position["result"]
        for wrong in (-1, len(states) - 1, 10**6):
            refused = await ann.http.post(f"/api/tables/{table}/play-on", json={"step": wrong})
            assert await reason(refused, 404) == "server-no-choice"
        refused = await ann.http.post(f"/api/tables/{table}/play-on", json={"step": "x"})
        assert await reason(refused, 422) == "server-bad-message"


@pytest.mark.parametrize("name", ["emerald", "kadora"])
def test_nothing_of_the_hidden_cards_comes_along(monkeypatch, name):
    """Exchange what the seat cannot know: the new game is drawn as before. And it is not the true one."""
    record = Record.from_json(a_record(name, 3))
    game, states = record.game, [state.copy() for state in record.replay()]
    step = next(s for s in range(len(states) // 3, len(states)) if game.actor(states[s]) == 1)
    so_far = Record(game, record.start, record.actions[:step])
    other = History.of(so_far).as_known_to(1, seed=99).record
    *_, changed = other.replay()
    assert game.pack(changed) != game.pack(states[step])
    other.actions.append(game.words[game.legal(changed)[0]])
    made = []
    for seed in (3, 4):
        monkeypatch.setattr(new_table.secrets, "randbits", lambda _, seed=seed: seed)
        for truth in (record, other):
            row, entries = play_on_row(before_of(record), truth, step, "Ann", "s" * 43)
            made.append((row.setup, [entry.words for entry in entries]))
    assert made[0] == made[1] and made[2] == made[3]
    assert made[0] != made[2]


def before_of(record: Record):
    row, _ = read_record(json.dumps(record.to_json()).encode())
    return replace(row, seats=(SeatRow("bot", "Hilda", "squire"), *row.seats[1:]))


def test_bots_keep_their_level_and_sit_down_for_people():
    record = Record.from_json(a_record("kadora", 3))
    states = [state.copy() for state in record.replay()]
    step = next(s for s in range(len(states)) if record.game.actor(states[s]) == 1)
    row, _ = play_on_row(before_of(record), record, step, "", "s" * 43)
    assert row.seats[0] == SeatRow("bot", "Hilda", "squire")
    assert (row.seats[2].kind, row.seats[2].level) == ("bot", "knight") and row.seats[2].holder is None
    assert row.seats[1].holder and row.started and not row.closed and row.daily is None
    assert row.game in GAMES and time  # A table like any other.
