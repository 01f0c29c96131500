"""Emerald: what happened, with the rules that made it happen, in order. Refusals are in test_refusals.py."""

from random import Random

import pytest
from emerald_table import GAME, act, emerald, events_of, move, roll
from rule_ids import rule_ids

from gemhoard.games import Event
from gemhoard.games.emerald.components import TOWARDS_CASTLE, TOWARDS_CHAMBER

# The dragon on 10 facing the castle, the bar beside 7..10: a 1 takes it to 9, a 2 to 8 and a 3 to 7.
LAIR = {"dragon": 10, "facing": TOWARDS_CASTLE, "bar": 7}


def event(kind: str, *rules: str, **data: object) -> Event:
    return Event(kind, rules, data)


NEXT = event("turn", "E2.6", seat=1)


# ------------------------------------------------------------------ knights and cards


def test_E3_3_a_move_on_the_road():
    state = emerald(knights={"red": "2 A", "blue": "2 A"})
    assert events_of(state, "move red 2") == [
        event("moves", "E3.3", seat=0, colour="red", start="2", end="4", steps=2)
    ]


@pytest.mark.parametrize("tower", ["A", "B", "C", "D", "K"])
def test_E3_4_a_move_out_of_the_castle(tower):
    assert events_of(emerald(), f"move red {tower}") == [
        event("moves", "E3.3", "E3.4", seat=0, colour="red", start=tower, end="3", steps=3)
    ]


def test_E3_6_a_player_stops_and_the_next_is_told():
    state = emerald()
    move(state, "red A")
    assert events_of(state, "stop") == [event("stops", "E3.6", seat=0), NEXT]


def test_E3_1_a_player_passes():
    assert events_of(emerald(passing=True), "stop") == [event("passes", "E3.1", seat=0), NEXT]


def test_E4_1_a_knight_reaches_the_chamber():
    state = emerald(knights={"red": "14 A B", "blue": "14 14 A"})
    assert events_of(state, "move red 14") == [
        event("moves", "E3.3", "E3.5", seat=0, colour="red", start="14", end="chamber", steps=3),
        event("treasure", "E4.1", "E4.2", seat=0, left=3),
        NEXT,
    ]


def test_E5_1_nothing_is_told_of_a_card_before_it_is_chosen():
    state = emerald(knights={"red": "11 A"})
    assert [each.kind for each in events_of(state, "move red 11")] == ["moves"]


def test_E5_3_gold_is_taken_and_the_next_card_turned_up():
    state = emerald(knights={"red": "11 A"}, gold={12: [4, 2]})
    move(state, "red 11")
    assert events_of(state, "take gold") == [
        event("takes-gold", "E5.1", "E5.3", seat=0, field=12, value=4),
        event("turns-up-gold", "E5.1", field=12, value=2),
        NEXT,
    ]


def test_E5_4_a_gem_is_taken_and_the_next_card_turned_up():
    state = emerald(knights={"red": "11 A"}, gems={12: ["ruby", "garnet"]})
    move(state, "red 11")
    assert events_of(state, "take gem") == [
        event("takes-gem", "E5.1", "E5.4", seat=0, field=12, gem="ruby"),
        event("turns-up-gem", "E5.1", field=12, gem="garnet"),
        NEXT,
    ]


def test_E5_1_a_last_card_taken_unasked_turns_up_no_other():
    state = emerald(knights={"red": "11 A"}, gold={12: [5]}, gems={12: []})
    assert events_of(state, "move red 11") == [
        event("moves", "E3.3", seat=0, colour="red", start="11", end="12", steps=1),
        event("takes-gold", "E5.1", "E5.3", seat=0, field=12, value=5),
        NEXT,
    ]


def test_E5_5_the_fourth_kind():
    state = emerald(knights={"red": "11 A"}, gems={12: ["ruby"]}, owned={0: "emerald garnet turquoise"})
    move(state, "red 11")
    assert events_of(state, "take gem") == [
        event("takes-gem", "E5.1", "E5.4", seat=0, field=12, gem="ruby"),
        event("four-gems", "E5.5", seat=0),
        NEXT,
    ]


# ------------------------------------------------------------------ the dragon


def test_E6_1_the_card_comes_first_then_the_dragon_wakes():
    state = emerald(knights={"red": "7 A"}, gold={8: [4]}, gems={8: []}, **LAIR)
    assert events_of(state, "move red 7")[1:] == [
        event("takes-gold", "E5.1", "E5.3", seat=0, field=8, value=4),
        event("wakes-dragon", "E6.1", seat=0, field=8),
    ]


def test_E6_2_a_walk_without_a_catch():
    assert events_of(emerald(**LAIR, woken=True), "roll 1") == [
        event("rolls", "E6.2", seat=0, face=1),
        event("walks", "E6.2", path=[9], field=9),
        event("bar-shifts", "E6.9", field=8),
        NEXT,
    ]


def test_E6_3_a_walk_with_a_turn_on_the_way():
    state = emerald(dragon=8, facing=TOWARDS_CASTLE, bar=7, woken=True)
    assert events_of(state, "roll 3")[1:4] == [
        event("walks", "E6.2", path=[7], field=7),
        event("turns", "E6.3", field=7, towards="chamber"),
        event("walks", "E6.2", path=[8, 9], field=9),
    ]


def test_E6_4_a_turn_before_the_walk():
    state = emerald(dragon=8, facing=TOWARDS_CASTLE, bar=8, woken=True)
    assert events_of(state, "roll 3")[1:4] == [
        event("turns", "E6.4", field=8, towards="chamber"),
        event("walks", "E6.2", path=[9, 10, 11], field=11),
        event("turns", "E6.3", field=11, towards="castle"),
    ]


def test_E6_9_a_bar_that_stays_is_not_told():
    state = emerald(dragon=15, facing=TOWARDS_CASTLE, bar=12, woken=True)
    assert [each.kind for each in events_of(state, "roll 1")] == ["rolls", "walks", "turn"]


def test_E6_10_left_behind_by_the_bar():
    assert events_of(emerald(**LAIR, woken=True), "roll 3")[1:] == [
        event("walks", "E6.2", path=[9, 8, 7], field=7),
        event("turns", "E6.3", field=7, towards="chamber"),
        event("bar-shifts", "E6.9", field=8),
        event("left-behind", "E6.10", field=7),
        NEXT,
    ]


def test_E6_10_and_back_onto_it():
    state = emerald(dragon=7, facing=TOWARDS_CHAMBER, bar=8, woken=True)
    assert events_of(state, "roll 2")[1:] == [
        event("walks", "E6.10", path=[8, 9], field=9),
        event("bar-shifts", "E6.9", field=9),
        NEXT,
    ]


def test_E6_7_a_catch_and_a_loss_in_one_step():
    state = emerald(knights={"blue": "9 A B"}, **LAIR, woken=True)
    assert events_of(state, "roll 1") == [
        event("rolls", "E6.2", seat=0, face=1),
        event("walks", "E6.2", path=[9], field=9),
        event("catches", "E6.5", seat=1, colour="blue", field=9),
        event("loses", "E6.7", seat=1, colour="blue", left=2),
        event("bar-shifts", "E6.9", field=8),
        NEXT,
    ]


def test_E6_5_the_mover_is_asked_before_anything_is_caught():
    state = emerald(knights={"red": "9 A B", "blue": "9 A B"}, hands={1: [5]}, **LAIR, woken=True)
    assert [each.kind for each in events_of(state, "roll 1")] == ["rolls", "walks"]
    assert events_of(state, "capture blue") == [event("catches", "E6.5", seat=1, colour="blue", field=9)]


def test_E6_6_a_ransom_asked_and_paid():
    state = emerald(knights={"blue": "9 A B"}, hands={1: [5]}, **LAIR, woken=True)
    assert events_of(state, "roll 1")[2:] == [event("catches", "E6.5", seat=1, colour="blue", field=9)]
    assert events_of(state, "ransom 5") == [
        event("pays", "E6.6", seat=1, colour="blue", value=5),
        event("bar-shifts", "E6.9", field=8),
        NEXT,
    ]


def test_E6_7_a_ransom_asked_and_refused():
    state = emerald(knights={"blue": "9 A B"}, hands={1: [5]}, **LAIR, woken=True)
    roll(state, 1)
    assert events_of(state, "ransom none") == [
        event("loses", "E6.7", seat=1, colour="blue", left=2),
        event("bar-shifts", "E6.9", field=8),
        NEXT,
    ]


@pytest.mark.parametrize(("words", "rule"), [("capture red", "E6.5"), ("capture red moved", "E6.11")])
def test_E6_11_the_knight_just_moved_or_another(words, rule):
    state = emerald(knights={"red": "8 9 A B"}, bare=[9], **LAIR)
    move(state, "red 8")
    roll(state, 1)
    assert events_of(state, words) == [
        event("catches", rule, seat=0, colour="red", field=9),
        event("loses", "E6.7", seat=0, colour="red", left=3),
        event("bar-shifts", "E6.9", field=8),
    ]


# ------------------------------------------------------------------ the end


def test_E7_1_the_end_by_the_last_treasure_card():
    state = emerald(
        knights={"red": "15 A B"}, chamber={"blue": 3}, hands={0: [2]}, owned={0: "ruby", 2: "ruby"}
    )
    assert events_of(state, "move red 15")[1:] == [
        event("treasure", "E4.1", "E4.2", seat=0, left=0),
        event("ends-treasure", "E7.1"),
        *(event("no-bonus", "E7.3", gem=gem) for gem in ("ruby", "emerald", "garnet", "turquoise")),
        event("scores", "E7.4", seat=0, gold=2, treasures=1, bonuses=0, gems=1, points=8),
        event("scores", "E7.4", seat=1, gold=0, treasures=3, bonuses=0, gems=0, points=15),
        event("scores", "E7.4", seat=2, gold=0, treasures=0, bonuses=0, gems=1, points=1),
        event("wins", "E7.5", seat=1),
    ]


def test_E7_2_the_end_by_a_lost_knight():
    state = emerald(players=2, knights={"blue": "9", "yellow": "A"}, **LAIR, owned={1: "garnet"}, woken=True)
    assert events_of(state, "roll 1")[2:6] == [
        event("catches", "E6.5", seat=1, colour="blue", field=9),
        event("loses", "E6.7", seat=1, colour="blue", left=1),
        event("ends-knights", "E7.2", seat=1),
        event("no-bonus", "E7.3", gem="ruby"),
    ]


def test_E7_2_the_end_by_a_knight_in_the_chamber():
    state = emerald(turn=2, knights={"green": "15 A"})
    assert event("ends-knights", "E7.2", seat=2) in events_of(state, "move green 15")


def test_E7_3_a_bonus_and_who_gets_it():
    state = emerald(knights={"red": "15 A"}, owned={1: "garnet"}, four=1)
    events = events_of(state, "move red 15")
    assert [each for each in events if "E7.3" in each.rules] == [
        event("no-bonus", "E7.3", gem="ruby"),
        event("no-bonus", "E7.3", gem="emerald"),
        event("bonus", "E7.3", seat=1, gem="garnet"),
        event("no-bonus", "E7.3", gem="turquoise"),
    ]
    assert event("scores", "E7.4", seat=1, gold=0, treasures=0, bonuses=2, gems=1, points=9) in events


def test_E7_5_a_shared_win():
    state = emerald(players=4, knights={"red": "15 A"}, hands={1: [5, 5], 3: [5, 5]})
    assert events_of(state, "move red 15")[-2:] == [
        event("shares-win", "E7.5", seat=1),
        event("shares-win", "E7.5", seat=3),
    ]


def test_E7_6_the_end_by_passing():
    state = emerald(players=2, passing=True)
    act(state, "stop")
    assert events_of(state, "stop")[:2] == [event("passes", "E3.1", seat=1), event("ends-passing", "E7.6")]


# ------------------------------------------------------------------ all of it


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_step_has_a_story_that_cites_rules(players):
    random, ids = Random(players), set(rule_ids())
    state = GAME.new(players, seed=players)
    while not GAME.is_over(state):
        words = GAME.words[random.choice(GAME.legal(state))]
        events = events_of(state, words)
        assert events
        assert all(each.rules and set(each.rules) <= ids for each in events)
    assert events[-1].kind in ("wins", "shares-win")
