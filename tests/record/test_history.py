"""The record so far as a seat may know it: a whole game that the seat cannot tell from the true one.

That it depends on nothing else is checked of every game by `gemhoard.testing`; here, with games made by hand.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from gemhoard.engines.engine import position
from gemhoard.games import GAMES, Game, RuleError
from gemhoard.history import History
from gemhoard.record import Record, random_record


def written(history: History, seat: int, seed: int = 1) -> str:
    """All that an engine is told."""
    return json.dumps(position(history, seat, seed, 1000))


def histories(game: str, players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[History]:
    """A random game, after each of its steps but the last."""
    record = random_record(GAMES[game], players, seed, options)
    history = History(record.game, record.start)
    for words in record.actions[:-1]:
        history.add(record.game.number(words))
        yield history


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("emerald", 2, {}),
        ("emerald", 5, {"passing": True}),
        ("emerald", 3, {"open_ransom": True}),
        ("kadora", 2, {}),
        ("kadora", 4, {"viewpoints": "seats"}),
    ],
)
def test_it_is_a_record_that_looks_the_same_to_the_seat_at_every_step(game, players, options):
    *_, history = histories(game, players, 3, options)
    rules = history.game
    for seat in range(players):
        told = json.loads(json.dumps(history.as_known_to(seat, 5).record.to_json()))
        again = Record.from_json(told)
        assert told["options"] == options
        assert len(again.actions) == len(history.actions)
        for truth, state in zip(history.states, again.replay(), strict=True):
            assert rules.view(state, seat) == rules.view(truth, seat)
            assert rules.memory(state) == rules.memory(truth)
            assert rules.actor(state) == rules.actor(truth)


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_tells_another_record(game):
    history = next(each for each in histories(game, 3, 1) if len(each.actions) == 20)
    told = {json.dumps(history.as_known_to(0, seed).record.to_json()) for seed in range(9)}
    assert len(told) == 9
    assert written(history, 0) == written(history, 0)


# ------------------------------------------------------------------ nothing else is in it


def emerald_setup(record: Record) -> dict[str, Any]:
    return json.loads(json.dumps(record.game.setup(record.start)))


def with_setup(record: Record, setup: Any, actions: list[str]) -> History:
    start = record.game.new(int(record.start.players), setup=setup, first=int(record.start.first), options={})
    return History.of(Record(record.game, start, actions))


def test_cards_that_lie_face_down_are_not_in_it():
    record = random_record(GAMES["emerald"], 3, 2)
    actions = record.actions[:12]
    setup = emerald_setup(record)
    below = [pile for pile in setup["gold"] if len(pile) > 1]
    a, b = next((p, q) for p in below for q in below if p[-1] != q[-1])
    a[-1], b[-1] = b[-1], a[-1]  # the lowest cards: twelve actions do not come so far
    setup["gems"][0][-1:], setup["gems"][8][-1:] = setup["gems"][8][-1:], setup["gems"][0][-1:]
    truth, other = History.of(Record(record.game, record.start, actions)), with_setup(record, setup, actions)
    assert truth.game.to_json(truth.states[-1]) != other.game.to_json(other.states[-1])
    for seat in range(3):
        assert written(truth, seat) == written(other, seat)


def ransoms() -> Iterator[tuple[Record, int, str]]:
    """Random games up to a ransom that could have been paid with another card too."""
    for seed in range(200):
        record = random_record(GAMES["emerald"], 3, seed)
        for number, (words, state) in enumerate(zip(record.actions, record.replay(), strict=False)):
            if words.startswith("ransom") and words != "ransom none":
                legal = [record.game.words[action] for action in record.game.legal(state)]
                if others := [each for each in legal if each not in (words, "ransom none")]:
                    payer = record.game.actor(state)
                    yield Record(record.game, record.start, record.actions[: number + 1]), payer, others[0]
                    break


def test_what_another_paid_face_down_is_not_in_it():
    compared = 0
    for (record, payer, other), _ in zip(ransoms(), range(10), strict=False):
        truth = History.of(record)
        lie = History.of(Record(record.game, record.start, [*record.actions[:-1], other]))
        for seat in range(3):
            is_same = written(truth, seat) == written(lie, seat)
            assert is_same == (seat != payer)
            compared += 1
    assert compared == 30


def backs(seat: int, other: int) -> Iterator[tuple[History, History]]:
    """Pairs of games in which another hand held two cards of a colour, one dealt and one drawn.

    In the second game of a pair they are exchanged in the deal. Later one of them is placed, or both, or
    none: the seat never saw which was which.
    """
    kadora = GAMES["kadora"]
    for seed in range(60):
        record = random_record(kadora, 3, seed)
        setup = kadora.setup(record.start)
        states = [kadora.to_json(state) for state in record.replay()]
        for i, state in enumerate(states[:-1]):
            dealt, held = setup["hands"][other], state["hands"][other]
            drawn = [card for card in held if card not in dealt]
            pair = next(((a, b) for a in held if a in dealt for b in drawn if a[0] == b[0]), None)
            if pair:
                swapped = json.loads(
                    json.dumps(setup).replace(pair[0], "?").replace(pair[1], pair[0]).replace("?", pair[1])
                )
                for more in (0, 9, 15):
                    actions = record.actions[: min(i + more, len(record.actions) - 1)]
                    truth = History.of(Record(kadora, record.start, actions))
                    yield truth, with_setup(record, swapped, actions)
                break


def test_whether_a_card_that_was_shown_had_been_dealt_or_drawn_is_not_in_it():
    shown = 0
    for truth, other in backs(0, 1):
        start = truth.game.setup(truth.states[0]), other.game.setup(other.states[0])
        assert start[0]["hands"][1] != start[1]["hands"][1]
        assert written(truth, 0) == written(other, 0)
        assert written(truth, 2) == written(other, 2)
        assert written(truth, 1) != written(other, 1)
        shown += truth.game.view(truth.states[-1], 0) != truth.game.view(truth.states[0], 0)
    assert shown > 20


# ------------------------------------------------------------------ games without it


def test_a_game_that_shows_dealt_cards_needs_its_own_re_deal():
    class Plain(type(GAMES["kadora"])):
        redeal_start = Game.redeal_start

    game = Plain()
    *_, history = histories("kadora", 2, 1)
    history.game = game
    with pytest.raises(RuleError, match="redeal_start"):
        history.as_known_to(0, 1)
