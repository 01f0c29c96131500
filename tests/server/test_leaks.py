"""No seed, no face-down card and no hand of another seat ever leaves the server."""

import json
import random
import re
from dataclasses import asdict
from functools import cache

import numpy as np
import pytest

from gemhoard.games import GAMES, NOBODY
from gemhoard.record import random_record
from gemhoard.server.log_entry import LogEntry
from gemhoard.server.table import Table

TABLES = [(game, players) for game in GAMES for players in (2, 3, 5)]


def played(game, start, actions) -> Table:
    table = Table(game, start)
    for words in actions:
        table.add(LogEntry(table.number + 1, "act", game.actor(table.state), words))
    return table


# ------------------------------------------------------------------ a game that looks the same to a seat


def other_start(game, start, truth, seat, seed):
    """The deal, with another one of all that the seat does not know by then."""
    other = game.redeal(truth, seat, seed)
    if game.name == "emerald":
        changed = start.copy()
        # A card that was taken has left a gap.
        changed.gold[:] = np.where(other.gold, other.gold, start.gold)
        changed.gems[:] = np.where(other.gems, other.gems, start.gems)
        return changed
    faces = dict(pairwise_cards(game.to_json(truth), game.to_json(other)))
    setup = json.loads(json.dumps(game.setup(start)))
    text = re.sub(r"[ROYGBP]\d[rsd]", lambda card: faces.get(card[0], card[0]), json.dumps(setup))
    options = game.table_options(start)
    return game.new(int(start.players), setup=json.loads(text), first=int(start.first), options=options)


def pairwise_cards(truth, other):
    for pile in ("left", "right", "aside"):
        yield from zip(truth[pile], other[pile], strict=True)
    for hand, changed in zip(truth["hands"], other["hands"], strict=True):
        yield from zip(hand, changed, strict=True)


def other_game(game, start, actions, seat, seed) -> Table:
    """The same actions, except for which card another player paid unseen."""
    table, rng = Table(game, start), random.Random(seed)
    for words in actions:
        actor, legal = game.actor(table.state), [game.words[a] for a in game.legal(table.state)]
        is_secret = re.match(r"ransom \d", words) and actor != seat
        if is_secret:
            words = rng.choice([each for each in legal if each != "ransom none"])
        table.add(LogEntry(table.number + 1, "act", actor, words))
    return table


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(name, players):
    game = GAMES[name]
    record = random_record(game, players, seed=players)
    states = [state.copy() for state in record.replay()]
    rng, differ = random.Random(players), 0
    for seat in (None, *range(players)):
        viewer = NOBODY if seat is None else seat
        for length in (len(record.actions) - 1, rng.randrange(len(record.actions) - 1)):
            start = other_start(game, record.start, states[length], viewer, seed=length)
            table = played(game, record.start, record.actions[:length])
            other = other_game(game, start, record.actions[:length], seat, seed=length)
            differ += game.pack(table.state) != game.pack(other.state)
            assert table.message(seat, -1).model_dump_json() == other.message(seat, -1).model_dump_json()
        # What was sent on the way there: all steps are in the last message, the positions are not.
        assert_same_positions(game, table, other, seat)
    assert differ > players, "the other games were no other games"


def assert_same_positions(game, table: Table, other: Table, seat) -> None:
    mine, others = Table(game, table._states[0]), Table(game, other._states[0])
    for one, another in zip(table.entries, other.entries, strict=True):
        mine.add(one)
        others.add(another)
        assert mine.position(seat).model_dump_json() == others.position(seat).model_dump_json()


# ------------------------------------------------------------------ whole games over the network


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize(("name", "players"), [("emerald", 2), ("emerald", 4), ("kadora", 2), ("kadora", 5)])
async def test_every_message_of_a_whole_game_holds_only_what_its_reader_may_know(server, name, players):
    """One browser with two seats, a friend with another one, bots, and somebody who watches."""
    kinds = ["me:Ann", "here:Bo", "friend", "bot:squire", "bot:squire"][:players]
    async with server.person() as ann, server.person() as friend, server.person() as watcher:
        table = await ann.make(name, *kinds)
        async with ann.at(table) as line:
            invitation = (await line.until("table"))["invitation"]
            if players > 2:
                assert (await friend.join(table, invitation, 2)).status_code == 201
                await line.send(type="start")
                await line.until("table", started=True)
            async with friend.at(table) as third, watcher.at(table) as public:
                await play_whole_game(line, third, public, players)
                truth = await server.truth(table)
                secrets = [invitation, ann.http.cookies["gemhoard"]]
                for each in (line, third, public):
                    check_frames(truth, each, secrets if each is public else secrets[1:])
        # When it is over, everybody may see everything.
        assert (await watcher.http.get(f"/api/tables/{table}/replay")).status_code == 200


async def play_whole_game(line, third, public, players: int) -> None:
    await line.look(0)
    await third.look(2 if players > 2 else None)
    await public.look(None)
    while line.position["result"] is None:
        actor = line.position["actor"]
        if actor in (0, 1):
            if line.table["looking"] != actor:
                await line.look(actor, line.position["number"])
            await line.act(actor)
        elif actor == 2 and third.position["number"] <= line.position["number"]:
            while not third.position["choices"]:
                await third.until("position")
            await third.act(2)
        else:
            await line.until("position")
    for other in (third, public):
        while other.position["result"] is None:
            await other.until("position")


def check_frames(truth: Table, line, secrets: list[str]) -> None:
    positions = 0
    for frame, looking in zip(line.frames, line.looking, strict=True):
        assert '"setup"' not in frame and '"seed"' not in frame
        assert not any(secret in frame for secret in secrets)
        message = json.loads(frame)
        if message["type"] == "position":
            positions += 1
            check_position(truth, message, looking, frame)
    assert positions > 5


def check_position(truth: Table, message, seat, frame: str) -> None:
    number, view = message["position"]["number"], message["position"]["view"]
    state, game = truth._states[number], truth.game
    standing = message["position"]["standing"]
    if game.is_over(state):
        assert view == game.to_json(state)
        assert standing == asdict(game.standing(state))
        return
    viewer = NOBODY if seat is None else seat
    assert view == game.view(state, viewer)
    assert standing == asdict(game.standing(state, viewer))
    assert bool(message["position"]["choices"]) == (seat is not None and game.actor(state) == seat)
    check_emerald(view, standing, message["steps"], seat) if game.name == "emerald" else check_kadora(
        truth, number, seat, frame
    )


def check_emerald(view, standing, steps, seat) -> None:
    for pile in (*view["gold"], *view["gems"]):
        assert all(card is None for card in pile[1:])
    for other, hand in enumerate(view["hands"]):
        assert other == seat or all(card is None for card in hand)
        assert other == seat or standing["sources"][0]["points"][other] is None is standing["totals"][other]
    for event in (event for step in steps for event in step["events"] if event["kind"] == "pays"):
        assert event["data"]["seat"] == seat or event["data"]["value"] is None


def check_kadora(truth: Table, number: int, seat, frame: str) -> None:
    """Every card that is named was on the block, is loot, or was in the seat's own hand."""
    assert set(re.findall(r"\b[ROYGBP][1-6][rsd]\b", frame)) <= known_cards(truth, seat)[number]


@cache
def known_cards(truth: Table, seat: int | None) -> list[set[str]]:
    """By number: the cards that a seat has seen by then."""
    known: list[set[str]] = [set()]
    for state in truth._states:
        told = truth.game.to_json(state)
        own = [] if seat is None else told["hands"][seat]
        known.append(known[-1].union(told["block"].values(), *told["loot"], own))
    return known[1:]


def test_the_checks_would_notice():
    """A card of another hand in a frame is found."""
    game = GAMES["kadora"]
    table = Table(game, game.new(2, seed=1))
    hidden = game.to_json(table.state)["hands"][1][0]
    with pytest.raises(AssertionError):
        check_kadora(table, 0, 0, json.dumps({"card": hidden}))
