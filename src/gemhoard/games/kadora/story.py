"""Kadora: what the rules reported, as events for a viewer."""

from collections.abc import Callable, Sequence
from typing import Any

from gemhoard.games.events import Code, Event
from gemhoard.games.kadora import kinds
from gemhoard.games.kadora.components import CARD_NAMES, COLOURS, IN_COLUMN, IN_ROW, NO_CARD, PLACE_NAMES
from gemhoard.games.kadora.views import in_order, names_of_faces

Description = tuple[tuple[str, ...], dict[str, Any]]  # the rules and the data of an event


def event(code: Code, seat: int | None = None) -> Event:
    """A code as an event, as a seat saw it; by default with nothing hidden."""
    kind, *numbers = code
    rules, data = DESCRIBE[kind](*numbers)
    if kind == kinds.DRAWS and seat not in (None, data["seat"]):
        data["card"] = None  # K5.2 All but its drawer see the back alone.
    return Event(kinds.EVENT_KINDS[kind], rules, data)


# ------------------------------------------------------------------ 3 a turn


def _gives(seat: int, receiver: int, colour: int, faces: int, value: int, *_: int) -> Description:
    cards = [*names_of_faces(colour, faces)]
    data = {"seat": seat, "receiver": receiver, "colour": COLOURS[colour], "cards": cards, "value": value}
    return ("K3.1", "K3.2"), data


def _places(seat: int, card: int, place: int, *_: int) -> Description:
    return ("K3.3",), {"seat": seat, "card": CARD_NAMES[card], "place": PLACE_NAMES[place]}


def _collects(seat: int, place: int, line: int, total: int, *cards: int) -> Description:
    """By the sum of the line."""
    return (_LINE_RULES[line], "K3.6"), _taken(seat, place, line, total, cards)


def _collects_unlike(seat: int, place: int, line: int, total: int, *cards: int) -> Description:
    return ("K3.7", "K3.6"), _taken(seat, place, line, total, cards)


def _collects_all(seat: int, place: int, line: int, total: int, *cards: int) -> Description:
    return ("K3.8", "K3.6"), _taken(seat, place, line, total, cards)


_LINE_NAMES = ("column", "row")
_LINE_RULES = ("K3.4", "K3.5")
_OTHER_PLACES = (IN_COLUMN.tolist(), IN_ROW.tolist())


def _taken(seat: int, place: int, line: int, total: int, cards: Sequence[int]) -> dict[str, Any]:
    """A card for each of the other places of the line, or NO_CARD where none was taken."""
    taken = [(spot, card) for spot, card in zip(_OTHER_PLACES[line][place], cards) if card != NO_CARD]
    return {
        "seat": seat,
        "line": _LINE_NAMES[line],
        "total": total,
        "places": [PLACE_NAMES[spot] for spot, _ in taken],
        "cards": [CARD_NAMES[card] for _, card in taken],
    }


def _draws(seat: int, pile: int, card: int, *_: int) -> Description:
    name = CARD_NAMES[card]
    return ("K3.9",), {"seat": seat, "pile": ("left", "right")[pile], "colour": name[0], "card": name}


def _refills(card: int, place: int, from_other_pile: int, seats_read: int, *_: int) -> Description:
    rules = ("K3.10", *(["K3.11"] if from_other_pile else []), *(["K3.12"] if seats_read else []))
    return rules, {"card": CARD_NAMES[card], "place": PLACE_NAMES[place]}


def _turn(seat: int, *_: int) -> Description:
    return ("K2.5",), {"seat": seat}


# ------------------------------------------------------------------ 4 the end


def _last_round(turns: int, *_: int) -> Description:
    return ("K4.1",), {"turns": turns}


def _shows_hand(seat: int, a: int, b: int, c: int, d: int, *_: int) -> Description:
    return ("K4.2",), {"seat": seat, "cards": [CARD_NAMES[card] for card in in_order((a, b, c, d))]}


def _shows_aside(seat: int, *faces: int) -> Description:
    cards = [name for colour in range(len(COLOURS)) for name in names_of_faces(colour, faces[colour])]
    return ("K4.7",), {"seat": seat, "cards": cards}


def _majority(seat: int, colour: int, value: int, shared: int, *_: int) -> Description:
    return ("K4.3",), {"seat": seat, "colour": COLOURS[colour], "value": value, "shared": bool(shared)}


def _scores(seat: int, penalty: int, cards: int, can_win: int, *_: int) -> Description:
    data = {"seat": seat, "penalty": penalty, "cards": cards, "can_win": bool(can_win)}
    return ("K4.4",) if can_win else ("K4.4", "K4.5"), data


def _wins(seat: int, is_virtual: int, *_: int) -> Description:
    return ("K4.6", "K4.7") if is_virtual else ("K4.6",), {"seat": seat}


# The numbers that rules depend on.
CITED_NUMBERS = {
    kinds.COLLECTS: (3,),
    kinds.REFILLS: (3, 4),
    kinds.SCORES: (4,),
    kinds.WINS: (2,),
    kinds.SHARES_WIN: (2,),
}

DESCRIBE: dict[int, Callable[..., Description]] = {
    kinds.GIVES: _gives,
    kinds.PLACES: _places,
    kinds.COLLECTS: _collects,
    kinds.COLLECTS_UNLIKE: _collects_unlike,
    kinds.COLLECTS_ALL: _collects_all,
    kinds.DRAWS: _draws,
    kinds.REFILLS: _refills,
    kinds.LAST_ROUND: _last_round,
    kinds.TURN: _turn,
    kinds.SHOWS_HAND: _shows_hand,
    kinds.SHOWS_ASIDE: _shows_aside,
    kinds.MAJORITY: _majority,
    kinds.SCORES: _scores,
    kinds.WINS: _wins,
    kinds.SHARES_WIN: _wins,
}
