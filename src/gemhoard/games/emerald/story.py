"""Emerald: what happened in one step, told from the states before and after it."""

from collections.abc import Iterator
from typing import Any

from gemhoard.games.emerald.actions import MOVE_COLOUR, MOVE_PLACE, WORDS
from gemhoard.games.emerald.components import (
    CASTLE,
    CHAMBER,
    COLOURS,
    FIRST_CAVE_FIELD,
    GEM_PILE_STARTS,
    GEMS,
    GOLD_PILE_STARTS,
    PLACE_NAMES,
    TOWARDS_CASTLE,
)
from gemhoard.games.emerald.rules import landing, step_dragon, steps, turn_before_walk
from gemhoard.games.emerald.scoring import (
    bonus_cards,
    bonus_owner,
    gem_cards,
    gold_points,
    score,
    winners_mask,
)
from gemhoard.games.emerald.state import MOVE, OVER, RANSOM, ROLL, owner
from gemhoard.games.engine import NOBODY, State
from gemhoard.games.game import Event


def events(before: State, action: int, after: State, seat: int | None = None) -> list[Event]:
    """In the order in which it happened, as a seat saw it."""
    return [*_act(before, action, after, seat), *_what_followed(before, after)]


def _event(kind: str, *rules: str, **data: Any) -> Event:
    return Event(kind, rules, data)


def _act(before: State, action: int, after: State, seat: int | None) -> Iterator[Event]:
    verb, *objects = WORDS[action].split()
    if verb == "move":
        yield from _move(before, action, after)
    elif verb == "stop":
        yield _stop(before)
    elif verb == "take":
        yield from _take(before, after, int(before.at))
    elif verb == "roll":
        yield from _roll(before, int(objects[0]), after)
    elif verb == "capture":
        yield _catch(after, objects[0], "E6.11" if "moved" in objects else "E6.5")
    elif objects != ["none"]:
        yield _pay(before, int(objects[0]), seat)


# ------------------------------------------------------------------ knights


def _move(before: State, action: int, after: State) -> Iterator[Event]:
    colour, place = int(MOVE_COLOUR[action]), int(MOVE_PLACE[action])
    seat, field = int(before.turn), int(landing(before, place))
    yield _event(
        "moves",
        "E3.3",
        *(["E3.4"] if place >= CASTLE else []),
        *(["E3.5"] if field == CHAMBER else []),
        seat=seat,
        colour=COLOURS[colour],
        start=PLACE_NAMES[place],
        end="chamber" if field == CHAMBER else PLACE_NAMES[field],
        steps=int(steps(before, place)),
    )
    if field == CHAMBER:
        yield _event("treasure", "E4.1", "E4.2", seat=seat, left=int(after.treasures_left))
    else:
        yield from _take(before, after, field)


def _stop(before: State) -> Event:
    seat = int(before.turn)
    return _event("passes", "E3.1", seat=seat) if before.phase == MOVE else _event("stops", "E3.6", seat=seat)


def _take(before: State, after: State, field: int) -> Iterator[Event]:
    """The card taken on a field, by choice or because there was none."""
    seat, pile = int(before.turn), field - FIRST_CAVE_FIELD
    if after.gold_height.sum() < before.gold_height.sum():
        top = GOLD_PILE_STARTS[pile] + after.gold_height[pile]
        yield _event("takes-gold", "E5.1", "E5.3", seat=seat, field=field, value=int(before.gold[top]))
        if after.gold_height[pile]:
            yield _event("turns-up-gold", "E5.1", field=field, value=int(after.gold[top - 1]))
    elif after.gems_height.sum() < before.gems_height.sum():
        top = GEM_PILE_STARTS[pile] + after.gems_height[pile]
        yield _event("takes-gem", "E5.1", "E5.4", seat=seat, field=field, gem=GEMS[before.gems[top] - 1])
        if after.gems_height[pile]:
            yield _event("turns-up-gem", "E5.1", field=field, gem=GEMS[after.gems[top - 1] - 1])
    if after.four != before.four:
        yield _event("four-gems", "E5.5", seat=seat)
    if after.phase == ROLL:
        yield _event("wakes-dragon", "E6.1", seat=seat, field=field)


# ------------------------------------------------------------------ the dragon


def _roll(before: State, face: int, after: State) -> Iterator[Event]:
    yield _event("rolls", "E6.2", seat=int(before.turn), face=face)
    yield from _walk(before, face)
    colours = _sent_to_nest(before, after)
    if after.phase == RANSOM:
        yield _catch(after, COLOURS[after.caught_colour], "E6.5")
    elif colours:
        yield _catch(after, colours[0], "E6.5")


def _walk(before: State, fields: int) -> Iterator[Event]:
    """The walk again, on a copy, field by field."""
    state = before.copy()
    turn_before_walk(state)
    if state.facing != before.facing:
        yield _turn(state, "E6.4")
    path: list[int] = []
    rule = "E6.10" if state.dragon < state.bar else "E6.2"
    for _ in range(fields):
        facing = state.facing
        step_dragon(state)
        path.append(int(state.dragon))
        if state.facing != facing:
            yield _event("walks", rule, path=path, field=path[-1])
            yield _turn(state, "E6.3")
            path, rule = [], "E6.2"
    if path:
        yield _event("walks", rule, path=path, field=path[-1])


def _turn(state: State, rule: str) -> Event:
    towards = "castle" if state.facing == TOWARDS_CASTLE else "chamber"
    return _event("turns", rule, field=int(state.dragon), towards=towards)


def _catch(after: State, colour: str, rule: str) -> Event:
    seat = int(owner(after, COLOURS.index(colour)))
    return _event("catches", rule, seat=seat, colour=colour, field=int(after.dragon))


def _pay(before: State, value: int, seat: int | None) -> Event:
    payer = int(before.actor)
    is_known = before.open_ransom or seat is None or seat == payer
    return _event(
        "pays",
        "E6.6",
        seat=payer,
        colour=COLOURS[before.caught_colour],
        value=value if is_known else None,
    )


def _sent_to_nest(before: State, after: State) -> list[str]:
    nests = zip(COLOURS, before.nest.tolist(), after.nest.tolist(), strict=True)
    return [colour for colour, knights, more in nests if more > knights]


# ------------------------------------------------------------------ what followed by itself


def _what_followed(before: State, after: State) -> Iterator[Event]:
    for colour in _sent_to_nest(before, after):
        seat = int(owner(after, COLOURS.index(colour)))
        yield _event("loses", "E6.7", seat=seat, colour=colour, left=int(after.in_play[seat]))
    if after.bar != before.bar:
        yield _event("bar-shifts", "E6.9", field=int(after.bar))
        if after.dragon < after.bar:
            yield _event("left-behind", "E6.10", field=int(after.dragon))
    if after.phase == OVER:
        yield from _end(before, after)
    elif after.turn != before.turn:
        yield _event("turn", "E2.6", seat=int(after.turn))


def _end(before: State, after: State) -> Iterator[Event]:
    if after.treasures_left == 0:
        yield _event("ends-treasure", "E7.1")
    elif after.passes == after.players:
        yield _event("ends-passing", "E7.6")
    else:
        down = next(s for s in range(after.players) if after.in_play[s] < before.in_play[s])
        yield _event("ends-knights", "E7.2", seat=down)
    for kind, gem in enumerate(GEMS, start=1):
        seat = int(bonus_owner(after, kind))
        if seat == NOBODY:
            yield _event("no-bonus", "E7.3", gem=gem)
        else:
            yield _event("bonus", "E7.3", seat=seat, gem=gem)
    for seat in range(after.players):
        yield _event(
            "scores",
            "E7.4",
            seat=seat,
            gold=int(gold_points(after, seat)),
            treasures=int(after.treasures[seat]),
            bonuses=int(bonus_cards(after, seat)),
            gems=int(gem_cards(after, seat)),
            points=int(score(after, seat)),
        )
    winners = int(winners_mask(after))
    for seat in range(after.players):
        if winners >> seat & 1:
            yield _event("wins" if winners == 1 << seat else "shares-win", "E7.5", seat=seat)
