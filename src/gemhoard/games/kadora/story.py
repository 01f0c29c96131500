"""Kadora: what happened in one step, told from the states before and after it."""

from collections.abc import Iterator
from typing import Any

from gemhoard.games.engine import State
from gemhoard.games.game import Event
from gemhoard.games.kadora.actions import PLACED_CARD, PLACED_WHERE, WORDS
from gemhoard.games.kadora.components import (
    CARD_NAMES,
    COLOURS,
    IN_COLUMN,
    IN_ROW,
    NO_CARD,
    PLACE_NAMES,
)
from gemhoard.games.kadora.rules import alike_if_reached, alike_in, collected, line_sum
from gemhoard.games.kadora.scoring import (
    can_win,
    card_count,
    majority_mask,
    penalty,
    scored_seats,
    winners_mask,
)
from gemhoard.games.kadora.sight import in_order, loot
from gemhoard.games.kadora.state import LEFT, NOT_YET, OVER, RIGHT, aside_end, aside_start, pile_start


def events(before: State, action: int, after: State, seat: int | None = None) -> list[Event]:
    """In the order in which it happened, as a seat saw it."""
    return [*_act(before, action), *_draw(before, action, after, seat), *_what_followed(before, after)]


def _event(kind: str, *rules: str, **data: Any) -> Event:
    return Event(kind, rules, data)


def _act(before: State, action: int) -> Iterator[Event]:
    verb, *objects = WORDS[action].split()
    if verb == "give":
        yield _give(before, objects[0], int(objects[1]))
    elif verb == "place":
        yield from _place(before, int(PLACED_CARD[action]), int(PLACED_WHERE[action]))


def _give(before: State, letter: str, receiver: int) -> Event:
    giver, colour = int(before.turn), COLOURS.index(letter)
    cards = [CARD_NAMES[card] for card in loot(before, giver) if CARD_NAMES[card][0] == letter]
    value = int(before.loot_value[giver, colour])
    return _event(
        "gives", "K3.1", "K3.2", seat=giver, receiver=receiver, colour=letter, cards=cards, value=value
    )


# ------------------------------------------------------------------ place and collect


def _place(before: State, card: int, place: int) -> Iterator[Event]:
    seat = int(before.turn)
    yield _event("places", "K3.3", seat=seat, card=CARD_NAMES[card], place=PLACE_NAMES[place])
    taken = int(collected(before, card, place))
    for name, rule, line in (("column", "K3.4", IN_COLUMN), ("row", "K3.5", IN_ROW)):
        mine = [int(spot) for spot in line[place] if taken >> int(spot) & 1]
        if mine:
            kind, *exception = _full_block(before, card, place, line, taken)
            yield _event(
                kind,
                *(exception or [rule]),
                "K3.6",
                seat=seat,
                line=name,
                total=int(line_sum(before, card, line, place)),
                places=[PLACE_NAMES[spot] for spot in mine],
                cards=[CARD_NAMES[before.block[spot]] for spot in mine],
            )


def _full_block(before: State, card: int, place: int, line: Any, taken: int) -> tuple[str, ...]:
    """How the cards of a line were collected, and the exception for a full block that made it so, if any."""
    if taken & int(alike_if_reached(before, card, line, place)):
        return ("collects",)
    if taken & int(alike_in(before, card, line, place)):
        return "collects-all", "K3.8"
    return "collects-unlike", "K3.7"


# ------------------------------------------------------------------ draw, refill


def _draw(before: State, action: int, after: State, seat: int | None) -> Iterator[Event]:
    """The card drawn, by choice or because there was none, and the places refilled."""
    drawer = int(before.turn)
    words = WORDS[action]
    if words.startswith("draw"):
        pile = LEFT if words == "draw left" else RIGHT
    elif after.height.sum() < before.height.sum():
        pile = LEFT if before.height[LEFT] else RIGHT
    else:
        return
    drawn, *laid = _cards_off(before, after, pile)
    yield _event(
        "draws",
        "K3.9",
        seat=drawer,
        pile=("left", "right")[pile],
        colour=CARD_NAMES[drawn][0],
        card=CARD_NAMES[drawn] if seat in (None, drawer) else None,
    )
    where = {card: PLACE_NAMES[place] for place, card in enumerate(after.block.tolist()) if card != NO_CARD}
    own = int(before.height[pile]) - 1
    for i, card in enumerate(laid):
        rules = ["K3.10"] + (["K3.11"] if i >= own else []) + (["K3.12"] if before.seats_read else [])
        yield _event("refills", *rules, card=CARD_NAMES[card], place=where[card])


def _cards_off(before: State, after: State, pile: int) -> list[int]:
    """The cards that left the piles, those of the pile drawn from first."""
    cards: list[int] = []
    for p in (pile, RIGHT - pile):
        start = int(pile_start(before, p))
        cards += before.stock[start + int(after.height[p]) : start + int(before.height[p])][::-1].tolist()
    return cards


# ------------------------------------------------------------------ what followed by itself


def _what_followed(before: State, after: State) -> Iterator[Event]:
    if before.last == NOT_YET and after.last != NOT_YET:
        yield _event("last-round", "K4.1", turns=int(after.last))
    if after.phase == OVER:
        yield from _end(before, after)
    elif after.turn != before.turn:
        yield _event("turn", "K2.5", seat=int(after.turn))


def _end(before: State, after: State) -> Iterator[Event]:
    yield from _hands_shown(before, after)
    for colour, letter in enumerate(COLOURS):
        mask = int(majority_mask(after, colour))
        for seat in _seats(mask):
            value = int(after.loot_value[seat, colour])
            yield _event("majority", "K4.3", seat=seat, colour=letter, value=value, shared=mask != 1 << seat)
    for seat in range(scored_seats(after)):
        yield _event(
            "scores",
            *(["K4.4"] if can_win(after, seat) else ["K4.4", "K4.5"]),
            seat=seat,
            penalty=int(penalty(after, seat)),
            cards=int(card_count(after, seat)),
            can_win=bool(can_win(after, seat)),
        )
    winners = int(winners_mask(after))
    for seat in _seats(winners):
        rules = ["K4.6"] + (["K4.7"] if seat >= after.players else [])
        yield _event("wins" if winners == 1 << seat else "shares-win", *rules, seat=seat)


def _hands_shown(before: State, after: State) -> Iterator[Event]:
    """K4.2, K4.7"""
    for seat in range(after.players):
        on_block = set(after.block.tolist())
        cards = in_order(card for card in before.hands[seat] if int(card) not in on_block)
        yield _event("shows-hand", "K4.2", seat=seat, cards=[CARD_NAMES[card] for card in cards])
    if after.players == 2:
        aside = in_order(before.stock[aside_start(before) : aside_end(before)])
        yield _event("shows-aside", "K4.7", seat=2, cards=[CARD_NAMES[card] for card in aside])


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
