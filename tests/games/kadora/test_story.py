"""Kadora: the events of each step, with the rules that made it happen."""

import pytest
from kadora_table import GAME, RING, act, events_of, full_but_c3, kadora, random_steps

from gemhoard.games import NOBODY, Event

# Where it was the full block, and not the sum, the log must not say that it was the sum.
COLLECTS = {"K3.7": "collects-unlike", "K3.8": "collects-all"}


def collects(rule, line, total, places, cards):
    data = {"seat": 0, "line": line, "total": total, "places": places.split(), "cards": cards.split()}
    return Event(COLLECTS.get(rule, "collects"), (rule, "K3.6"), data)


# ------------------------------------------------------------------ a turn


def test_K3_1_the_story_of_a_gift():
    state = kadora(turn=1, loot=["", "R4r R2s B1r"])
    cards = {"colour": "R", "cards": ["R2s", "R4r"], "value": 6}
    assert events_of(state, "give R 2") == [
        Event("gives", ("K3.1", "K3.2"), {"seat": 1, "receiver": 2} | cards)
    ]


def test_K3_3_the_story_of_a_placement_that_takes_nothing():
    state = kadora(hands=["R2r"], block=RING)
    assert events_of(state, "place R2r b2") == [
        Event("places", ("K3.3",), {"seat": 0, "card": "R2r", "place": "b2"})
    ]


def test_K3_4_the_story_of_a_column():
    state = kadora(hands=["Y4r"], block={"b1": "Y1s", "b3": "B4d", "b4": "P1r"})
    assert events_of(state, "place Y4r b2")[1:] == [collects("K3.4", "column", 10, "b1 b4", "Y1s P1r")]


def test_K3_5_the_story_of_a_row():
    state = kadora(hands=["Y4r"], block={"a2": "Y1s", "c2": "B4d", "d2": "P2r"})
    assert events_of(state, "place Y4r b2")[1:] == [collects("K3.5", "row", 11, "a2 d2", "Y1s P2r")]


def test_K3_4_the_column_comes_first():
    state = kadora(hands=["Y5r"], block={"b1": "Y5s", "a2": "O5r"})
    assert events_of(state, "place Y5r b2")[1:] == [
        collects("K3.4", "column", 10, "b1", "Y5s"),
        collects("K3.5", "row", 10, "a2", "O5r"),
    ]


def test_K3_7_the_story_of_a_full_block():
    state = kadora(hands=["Y1r"], block=full_but_c3("G2s B1d R3s", "O1s Y2d P2s"))
    assert events_of(state, "place Y1r c3")[1:] == [
        collects("K3.7", "column", 7, "c1 c2 c4", "G2s B1d R3s"),
        collects("K3.7", "row", 6, "a3 d3", "O1s P2s"),
    ]


def test_K3_7_the_story_of_a_line_that_reached_ten_without_a_match():
    state = kadora(hands=["Y1r"], block=full_but_c3("B4s G3s R3d", "Y1s Y2d Y1d"))
    assert events_of(state, "place Y1r c3")[1:] == [collects("K3.7", "column", 11, "c1 c2 c4", "B4s G3s R3d")]


@pytest.mark.parametrize(
    ("column", "row", "story"),
    [
        ("Y5s B2d R3s", "O1s Y2d P2s", ("K3.4", "column", 11, "c1", "Y5s")),
        ("G2s B1d R3s", "Y5s O3s P2s", ("K3.5", "row", 11, "a3", "Y5s")),
    ],
)
def test_K3_7_the_story_of_a_full_block_where_the_sum_was_enough(column, row, story):
    state = kadora(hands=["Y1r"], block=full_but_c3(column, row))
    assert events_of(state, "place Y1r c3")[1:] == [collects(*story)]


def test_K3_8_the_story_of_a_full_block_where_all_are_alike():
    state = kadora(hands=["Y1r"], block=full_but_c3("Y1s Y1d O1r", "G1r B1r Y2d"))
    assert events_of(state, "place Y1r c3")[1:] == [
        collects("K3.8", "column", 4, "c1 c2 c4", "Y1s Y1d O1r"),
        collects("K3.8", "row", 5, "a3 b3 d3", "G1r B1r Y2d"),
    ]


def test_K3_9_the_story_of_a_draw():
    state = act(kadora(hands=["R2r"], block=RING, left="G2r", right="B2r B3r"), "place R2r b2")
    drawn = {"seat": 0, "pile": "right", "colour": "B", "card": "B2r"}
    assert events_of(state, "draw right", seat=0) == [
        Event("draws", ("K3.9",), drawn),
        Event("turn", ("K2.5",), {"seat": 1}),
    ]


@pytest.mark.parametrize("side", ["left", "right"])
def test_K3_9_the_story_of_a_draw_without_a_choice(side):
    piles = {"left": "", "right": ""} | {side: "B2r B3r"}
    state = kadora(hands=["R2r"], block=RING, **piles)
    drawn = {"seat": 0, "pile": side, "colour": "B", "card": None}
    assert events_of(state, "place R2r b2", seat=2) == [
        Event("places", ("K3.3",), {"seat": 0, "card": "R2r", "place": "b2"}),
        Event("draws", ("K3.9",), drawn),
        Event("turn", ("K2.5",), {"seat": 1}),
    ]


@pytest.mark.parametrize(("viewpoints", "rules"), [("shared", ()), ("seats", ("K3.12",))])
def test_K3_10_the_story_of_a_refill(viewpoints, rules):
    before = {place: RING[place] for place in RING if place not in ("a1", "c1", "d1", "d2")}
    options = {"viewpoints": viewpoints}
    state = kadora(hands=["R2r"], block=before, left="G2r G3r G5r", right="B2r B3r", options=options)
    assert events_of(act(state, "place R2r b2"), "draw left")[1:-1] == [
        Event("refills", ("K3.10", *rules), {"card": "G3r", "place": "a1"}),
        Event("refills", ("K3.10", *rules), {"card": "G5r", "place": "c1"}),
        # The pile has run out, and the other goes on.
        Event("refills", ("K3.10", "K3.11", *rules), {"card": "B2r", "place": "d1"}),
    ]


def test_K3_12_the_story_of_a_refill_read_from_the_top():
    state = kadora(turn=2, hands=["", "", "R2r"], block={"d4": "O1r"}, options={"viewpoints": "seats"})
    places = [event.data.get("place") for event in events_of(act(state, "place R2r b4"), "draw left")]
    assert places[1:-1] == ["c4", "a4", "d3", "c3", "b3", "a3", "d2", "c2", "b2", "a2"]


# ------------------------------------------------------------------ the end


def test_K4_1_the_story_of_the_last_card():
    state = kadora(hands=["R2r"], block=RING, left="", right="B2r")
    assert events_of(state, "place R2r b2")[2:] == [
        Event("last-round", ("K4.1",), {"turns": 3}),
        Event("turn", ("K2.5",), {"seat": 1}),
    ]


def test_K4_1_the_last_round_is_told_once():
    state = kadora(hands=["R2r", "R3r"], block=RING, last=3)
    assert events_of(state, "place R2r b2")[1:] == [Event("turn", ("K2.5",), {"seat": 1})]


def test_K4_6_the_story_of_the_end():
    state = kadora(turn=2, hands=["R2r", "B1r", "O3r O1r O4r O5s"], loot=["G1r", "B3r R4r", "R3r"], last=1)
    assert events_of(state, "place O3r b2") == [
        Event("places", ("K3.3",), {"seat": 2, "card": "O3r", "place": "b2"}),
        Event("shows-hand", ("K4.2",), {"seat": 0, "cards": ["R2r"]}),
        Event("shows-hand", ("K4.2",), {"seat": 1, "cards": ["B1r"]}),
        Event("shows-hand", ("K4.2",), {"seat": 2, "cards": ["O1r", "O4r", "O5s"]}),
        Event("majority", ("K4.3",), {"seat": 1, "colour": "R", "value": 4, "shared": False}),
        Event("majority", ("K4.3",), {"seat": 2, "colour": "O", "value": 10, "shared": False}),
        Event("majority", ("K4.3",), {"seat": 0, "colour": "G", "value": 1, "shared": False}),
        Event("majority", ("K4.3",), {"seat": 1, "colour": "B", "value": 4, "shared": False}),
        Event("scores", ("K4.4",), {"seat": 0, "penalty": 2, "cards": 2, "can_win": True}),
        Event("scores", ("K4.4",), {"seat": 1, "penalty": 0, "cards": 3, "can_win": True}),
        Event("scores", ("K4.4",), {"seat": 2, "penalty": 3, "cards": 4, "can_win": True}),
        Event("wins", ("K4.6",), {"seat": 1}),
    ]


def end_of(kind, *loots):
    """The events of one kind at the end. Seat 2 puts three orange ones from its hand into its loot."""
    state = kadora(turn=2, hands=["", "", "O3r O1r O1s O1d"], loot=loots, last=1)
    return [event for event in events_of(state, "place O3r b2") if event.kind == kind]


def test_K4_3_the_story_of_a_shared_majority():
    assert end_of("majority", "R2r R3r", "R5s", "R4r") == [
        Event("majority", ("K4.3",), {"seat": 0, "colour": "R", "value": 5, "shared": True}),
        Event("majority", ("K4.3",), {"seat": 1, "colour": "R", "value": 5, "shared": True}),
        Event("majority", ("K4.3",), {"seat": 2, "colour": "O", "value": 3, "shared": False}),
    ]


def test_K4_5_the_story_of_one_who_cannot_win():
    assert end_of("scores", "R5r O5r", "R2r", "") == [
        Event("scores", ("K4.4",), {"seat": 0, "penalty": 0, "cards": 2, "can_win": True}),
        Event("scores", ("K4.4", "K4.5"), {"seat": 1, "penalty": 2, "cards": 1, "can_win": False}),
        Event("scores", ("K4.4", "K4.5"), {"seat": 2, "penalty": 3, "cards": 3, "can_win": False}),
    ]


def test_K4_6_the_story_of_a_shared_win():
    loots = "R5r O5r", "B4r B3r", "R2r"
    assert end_of("wins", *loots) == []
    assert end_of("shares-win", *loots) == [
        Event("shares-win", ("K4.6",), {"seat": 0}),
        Event("shares-win", ("K4.6",), {"seat": 1}),
    ]


def test_K4_7_the_story_of_the_virtual_player():
    aside = "G1r G1s G1d G2r G2s G2d G3r G3s G3d G5r G5s G5d B1r B1s B1d B2r B2s B2d"
    state = kadora(players=2, turn=1, hands=["R5r P1r", "O3r P2r P4r P5r"], aside=aside, last=1)
    events = events_of(state, "place O3r b2")
    (shown,) = [event for event in events if event.kind == "shows-aside"]
    assert (shown.rules, shown.data["seat"]) == (("K4.7",), 2)
    assert sorted(shown.data["cards"]) == sorted(aside.split())
    assert events[-4:] == [
        Event("scores", ("K4.4",), {"seat": 0, "penalty": 1, "cards": 2, "can_win": True}),
        Event("scores", ("K4.4",), {"seat": 1, "penalty": 0, "cards": 3, "can_win": True}),
        Event("scores", ("K4.4",), {"seat": 2, "penalty": 0, "cards": 18, "can_win": True}),
        Event("wins", ("K4.6", "K4.7"), {"seat": 2}),
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K5_2_all_hear_the_same_but_for_the_card_drawn(players):
    for before, action, _ in random_steps(players, seed=players):
        codes = GAME.apply_and_log(before.copy(), action)
        truth = GAME.events(codes)
        for seat in (*range(players), NOBODY):
            heard = GAME.events(codes, seat)
            assert heard == [_as_heard(event, seat) for event in truth]


def _as_heard(event, seat):
    if event.kind == "draws" and event.data["seat"] != seat:
        return Event("draws", event.rules, event.data | {"card": None})
    return event


def test_every_kind_of_event_is_told():
    full = kadora(hands=["Y1r"], block=full_but_c3("Y1s Y1d O1r", "G1r B1r Y2d"))
    unlike = kadora(hands=["Y1r"], block=full_but_c3("G2s B1d R3s", "O1s Y2d P2s"))
    heard = {event.kind for state in (full, unlike) for event in events_of(state, "place Y1r c3")}
    heard |= {event.kind for event in end_of("shares-win", "R5r O5r", "B4r B3r", "R2r")}
    for players in (2, 3):
        for before, action, _ in random_steps(players, seed=1):
            heard |= {event.kind for event in GAME.events(GAME.apply_and_log(before, action))}
    assert heard == set(GAME.event_kinds)
