"""Emerald positions set up by hand, and small verbs to play on from there."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from gemhoard.games import CHANCE, GAMES, NOBODY, Event, RuleError, State
from gemhoard.games.emerald.components import (
    CASTLE,
    COLOURS,
    FIRST_CAVE_FIELD,
    GEM_PILE_SIZES,
    GEM_PILE_STARTS,
    GEMS,
    GOLD_PILE_SIZES,
    GOLD_PILE_STARTS,
    NO_CARD,
    NO_COLOUR,
    NOWHERE,
    PLACE_NAMES,
    TOWARDS_CASTLE,
    TREASURES,
)
from gemhoard.games.emerald.state import (
    OVER,
    RANSOM,
    ROLL,
    TAKE,
    colours_in_play,
    leave,
    owner,
    stand,
    start_places,
)

GAME = GAMES["emerald"]

# A deal in which all five values and all four kinds follow each other, the top card of each pile first.
# A 4, a 5, a garnet and a turquoise are left over.
SETUP = {
    "gold": [[1, 2, 3], [4, 5], [1, 2, 3], [4, 5], [1, 2, 3], [4, 5], [1, 2, 3], [4, 5], [1, 2, 3]],
    "gems": [
        ["ruby", "emerald"],
        ["garnet", "turquoise", "ruby"],
        ["emerald", "garnet"],
        ["turquoise", "ruby", "emerald"],
        ["garnet", "turquoise"],
        ["ruby", "emerald", "garnet"],
        ["turquoise", "ruby"],
        ["emerald", "garnet", "turquoise"],
        ["ruby", "emerald"],
    ],
}


# ------------------------------------------------------------------ setting up


def emerald(
    players: int = 3,
    *,
    turn: int = 0,
    knights: Mapping[str, str] | None = None,
    chamber: Mapping[str, int] | None = None,
    dragon: int = 10,
    facing: int = TOWARDS_CASTLE,
    bar: int = 7,
    woken: bool = False,
    gold: Mapping[int, list[int]] | None = None,
    gems: Mapping[int, list[str]] | None = None,
    bare: Sequence[int] = (),
    hands: Mapping[int, list[int]] | None = None,
    owned: Mapping[int, str] | None = None,
    four: int | None = None,
    **options: bool,
) -> State:
    """The start of a turn in a position set up by hand; what is not named is as in SETUP.

    `knights` says where all knights of a colour stand that are in play: `{"red": "A A 9"}`. Those in the
    `chamber` have their treasure cards, and the nest has the rest. `woken`: a knight's move has just woken
    the dragon, and its card was taken, so that the turn ends after the walk. `gold` and `gems` are piles by
    field, the top card first; a `bare` field has neither. `hands` and `owned` are by seat.
    """
    state = GAME.new(players, setup=SETUP, first=turn, options=options)
    for colour in COLOURS[: colours_in_play(players)]:
        _place_knights(state, colour, (knights or {}).get(colour), (chamber or {}).get(colour, 0))
    state.dragon, state.facing, state.bar = dragon, facing, bar
    for field in bare:
        _lay_gold(state, field, [])
        _lay_gems(state, field, [])
    for field, cards in (gold or {}).items():
        _lay_gold(state, field, cards)
    for field, names in (gems or {}).items():
        _lay_gems(state, field, names)
    for seat, values in (hands or {}).items():
        _give_gold(state, seat, values)
    for seat, kinds in (owned or {}).items():
        for gem in kinds.split():
            state.owned[seat, GEMS.index(gem) + 1] += 1
    if four is not None:
        state.four = four
    if woken:
        state.phase, state.actor = ROLL, CHANCE
    check_books(state)
    return state


def _place_knights(state: State, name: str, places: str | None, in_chamber: int) -> None:
    colour, seat = COLOURS.index(name), owner(state, COLOURS.index(name))
    at_start = PLACE_NAMES[CASTLE : CASTLE + start_places(state.players)]
    stands = list(at_start[: len(at_start) - in_chamber]) if places is None else places.split()
    for place in at_start:
        leave(state, colour, PLACE_NAMES.index(place))
    for place in stands:
        stand(state, colour, PLACE_NAMES.index(place))
    state.chamber[colour] = in_chamber
    state.nest[colour] = len(at_start) - len(stands) - in_chamber
    state.in_play[seat] -= len(at_start) - len(stands)
    state.treasures[seat] += in_chamber
    state.treasures_left -= in_chamber


def _lay_gold(state: State, field: int, cards: list[int]) -> None:
    pile = field - FIRST_CAVE_FIELD
    start, size = int(GOLD_PILE_STARTS[pile]), int(GOLD_PILE_SIZES[pile])
    state.gold[start : start + size] = _from_below(cards, size)
    state.gold_height[pile] = len(cards)


def _lay_gems(state: State, field: int, names: list[str]) -> None:
    pile = field - FIRST_CAVE_FIELD
    start, size = int(GEM_PILE_STARTS[pile]), int(GEM_PILE_SIZES[pile])
    state.gems[start : start + size] = _from_below([GEMS.index(name) + 1 for name in names], size)
    state.gems_height[pile] = len(names)


def _from_below(cards: list[int], size: int) -> list[int]:
    """A pile as the record keeps it: the bottom card first, and nothing where the top cards were."""
    assert len(cards) <= size, "a pile never grows"
    return [*reversed(cards), *[NO_CARD] * (size - len(cards))]


def _give_gold(state: State, seat: int, values: list[int]) -> None:
    """Gold is taken before everybody's eyes, hence the ledger."""
    for value in values:
        state.hands[seat, value] += 1
        state.ledger[state.ledger_length] = seat, value
        state.ledger_length += 1


# ------------------------------------------------------------------ playing


def act(state: State, words: str) -> None:
    """Carry out an action that the rules allow."""
    GAME.apply(state, GAME.number(words))
    check_books(state)


def move(state: State, knight: str) -> None:
    """`"red A"`: a red knight moves from tower A."""
    act(state, f"move {knight}")


def roll(state: State, face: int) -> None:
    act(state, f"roll {face}")


def events_of(state: State, words: str, seat: int | None = None) -> list[Event]:
    """Carry out an action, and what happened, as a seat saw it."""
    codes = GAME.apply_and_log(state, GAME.number(words))
    check_books(state)
    return GAME.events(codes, seat)


def refused(state: State, words: str) -> tuple[str, str]:
    """Why the rules do not allow an action, and the rule that says so. Nothing has changed."""
    before = state.tobytes()
    with pytest.raises(RuleError) as caught:
        GAME.apply(state, GAME.number(words))
    assert state.tobytes() == before
    assert caught.value.text("en").endswith(f"({caught.value.rule})")
    return caught.value.reason, caught.value.rule


# ------------------------------------------------------------------ looking


def legal_words(state: State) -> list[str]:
    """What the actor may do, sorted as in a record."""
    return sorted(GAME.words[action] for action in GAME.legal(state))


def table(state: State) -> dict[str, Any]:
    """The whole truth, as a record writes it."""
    return GAME.to_json(state)


def places(state: State, colour: str) -> str:
    """Where the knights of a colour stand, in the form of the builder: the road first, then the castle."""
    return " ".join(place for place, count in table(state)["knights"][colour].items() for _ in range(count))


def turn_and_phase(state: State) -> tuple[int, str]:
    return int(state.turn), GAME.phase(state)


def check_books(state: State) -> None:
    """What the record counts twice agrees, and no knight and no treasure card is lost or found."""
    knights, players = state.knights, int(state.players)
    colours, size = colours_in_play(players), start_places(players)
    everywhere = knights.sum(axis=1) + state.chamber + state.nest
    assert everywhere.tolist() == [size] * colours + [0] * (len(COLOURS) - colours)
    assert state.crowd.tolist() == knights.sum(axis=0).tolist()
    for colour in range(len(COLOURS)):
        assert state.stands[colour] == sum(1 << place for place in knights[colour].nonzero()[0].tolist())
    in_play = [0] * 5
    for colour in range(colours):
        in_play[owner(state, colour)] += int(knights[colour].sum())
    assert state.in_play.tolist() == in_play
    assert state.treasures.sum() == state.chamber.sum() == TREASURES - state.treasures_left
    check_actor(state)
    check_blanks(state)


def check_actor(state: State) -> None:
    """Chance rolls, a caught knight's owner pays, and all else is decided by the player whose turn it is."""
    actors = {ROLL: CHANCE, RANSOM: owner(state, state.caught_colour), OVER: NOBODY}
    assert state.actor == actors.get(int(state.phase), state.turn)


def check_blanks(state: State) -> None:
    """What nothing depends on any more is blank, so that equal positions are equal records."""
    if state.moved_colour == NO_COLOUR:
        assert state.moved_place == NOWHERE
    if state.phase != TAKE:
        assert state.at == NOWHERE
    if state.phase != RANSOM:
        assert (state.caught_colour, state.caught_moved) == (NO_COLOUR, 0)
    assert (state.gold > 0).sum() == state.gold_height.sum() + 2  # the two left over
    assert (state.gems > 0).sum() == state.gems_height.sum() + 2
