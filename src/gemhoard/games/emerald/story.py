"""Emerald: what the rules reported, as events for a viewer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gemhoard.games.emerald import kinds
from gemhoard.games.emerald.components import CASTLE, CHAMBER, COLOURS, GEMS, PLACE_NAMES, TOWARDS_CASTLE
from gemhoard.games.events import Code, Event


def event(code: Code, seat: int | None = None) -> Event:
    """One code, as a seat saw what happened."""
    kind, numbers = code[0], code[1:]
    rules, data = DESCRIBE[kind](numbers, seat)
    return Event(kinds.EVENT_KINDS[kind], rules, data)


Description = tuple[tuple[str, ...], dict[str, Any]]  # the rules and the data of an event
Numbers = Sequence[int]

# What stands for a number of that name; all others stay numbers.
WORDS: Mapping[str, Sequence[str]] = {"colour": COLOURS, "gem": ("", *GEMS)}


def plainly(*rules: str, names: str) -> Callable[[Numbers, int | None], Description]:
    """The numbers by name, in the order in which the rules report them."""
    words = [(name, WORDS.get(name)) for name in names.split()]

    def describe(numbers: Numbers, viewer: int | None) -> Description:
        named = zip(words, numbers, strict=False)
        return rules, {name: word[number] if word else number for (name, word), number in named}

    return describe


def _moves(numbers: Numbers, viewer: int | None) -> Description:
    seat, colour, start, end, steps, *_ = numbers
    leaves_castle = ("E3.4",) if start >= CASTLE else ()
    enters_chamber = ("E3.5",) if end == CHAMBER else ()
    return ("E3.3", *leaves_castle, *enters_chamber), {
        "seat": seat,
        "colour": COLOURS[colour],
        "start": PLACE_NAMES[start],
        "end": "chamber" if end == CHAMBER else PLACE_NAMES[end],
        "steps": steps,
    }


def _walks(numbers: Numbers, viewer: int | None) -> Description:
    start, end, bar, *_ = numbers
    path = list(range(start + 1, end + 1) if end > start else range(start - 1, end - 1, -1))
    return ("E6.10" if start < bar else "E6.2",), {"path": path, "field": end}


def _turns(numbers: Numbers, viewer: int | None) -> Description:
    field, facing, is_before_walk, *_ = numbers
    towards = "castle" if facing == TOWARDS_CASTLE else "chamber"
    return ("E6.4" if is_before_walk else "E6.3",), {"field": field, "towards": towards}


def _catches(numbers: Numbers, viewer: int | None) -> Description:
    seat, colour, field, is_told_apart, *_ = numbers
    rule = "E6.11" if is_told_apart else "E6.5"
    return (rule,), {"seat": seat, "colour": COLOURS[colour], "field": field}


def _pays(numbers: Numbers, viewer: int | None) -> Description:
    """E6.6 Face down: the card is known to the seat that paid it, unless ransom is open."""
    seat, colour, value, is_open, *_ = numbers
    is_known = is_open or viewer is None or viewer == seat
    return ("E6.6",), {"seat": seat, "colour": COLOURS[colour], "value": value if is_known else None}


# The numbers that rules (above) and places depend on.
CITED_NUMBERS = {kinds.MOVES: (3, 4), kinds.WALKS: (1, 3), kinds.TURNS: (3,), kinds.CATCHES: (3, 4)}

DESCRIBE: Mapping[int, Callable[[Numbers, int | None], Description]] = {
    kinds.MOVES: _moves,
    kinds.PASSES: plainly("E3.1", names="seat"),
    kinds.STOPS: plainly("E3.6", names="seat"),
    kinds.TREASURE: plainly("E4.1", "E4.2", names="seat left"),
    kinds.TAKES_GOLD: plainly("E5.1", "E5.3", names="seat field value"),
    kinds.TURNS_UP_GOLD: plainly("E5.1", names="field value"),
    kinds.TAKES_GEM: plainly("E5.1", "E5.4", names="seat field gem"),
    kinds.TURNS_UP_GEM: plainly("E5.1", names="field gem"),
    kinds.FOUR_GEMS: plainly("E5.5", names="seat"),
    kinds.WAKES_DRAGON: plainly("E6.1", names="seat field"),
    kinds.ROLLS: plainly("E6.2", names="seat face"),
    kinds.WALKS: _walks,
    kinds.TURNS: _turns,
    kinds.CATCHES: _catches,
    kinds.PAYS: _pays,
    kinds.LOSES: plainly("E6.7", names="seat colour left"),
    kinds.BAR_SHIFTS: plainly("E6.9", names="field"),
    kinds.LEFT_BEHIND: plainly("E6.10", names="field"),
    kinds.TURN: plainly("E2.6", names="seat"),
    kinds.ENDS_TREASURE: plainly("E7.1", names=""),
    kinds.ENDS_KNIGHTS: plainly("E7.2", names="seat"),
    kinds.ENDS_PASSING: plainly("E7.6", names=""),
    kinds.BONUS: plainly("E7.3", names="seat gem"),
    kinds.NO_BONUS: plainly("E7.3", names="gem"),
    kinds.SCORES: plainly("E7.4", names="seat gold treasures bonuses gems points"),
    kinds.WINS: plainly("E7.5", names="seat"),
    kinds.SHARES_WIN: plainly("E7.5", names="seat"),
}
