"""Kadora positions set up by hand: cards by name ("R3d"), places by name ("b2"), actions by their words."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from gemhoard.games import GAMES, NOBODY, Event, RuleError, State
from gemhoard.games.kadora import state as table
from gemhoard.games.kadora.components import CARD_NAMES, HAND, NO_CARD, PILE_CARDS, PLACE_NAMES, SET_ASIDE

GAME = GAMES["kadora"]

# A ring of ones: no single card laid in the middle brings a line to ten.
RING = {
    **{"a1": "O1r", "b1": "Y1s", "c1": "G1d", "d1": "B1r"},
    **{"a2": "P1s", "d2": "O1d", "a3": "Y1r", "d3": "G1s"},
    **{"a4": "B1d", "b4": "P1r", "c4": "O1s", "d4": "Y1d"},
}

# What fills a block but for c3, its column and its row.
CORNERS = {
    **{"a1": "R4r", "b1": "O5r", "d1": "P5r"},
    **{"a2": "G5r", "b2": "B4r", "d2": "R5d"},
    **{"a4": "O4d", "b4": "G3d", "d4": "P4d"},
}


def full_but_c3(column: str, row: str) -> dict[str, str]:
    """A block with c3 empty: the cards on c1 c2 c4, and on a3 b3 d3."""
    lines = f"{column} {row}".split()
    return CORNERS | dict(zip(("c1", "c2", "c4", "a3", "b3", "d3"), lines, strict=True))


# ------------------------------------------------------------------ setting up


def kadora(
    *,
    players: int = 3,
    turn: int = 0,
    phase: str = "give",
    block: Mapping[str, str] | None = None,
    hands: Sequence[str] = (),
    loot: Sequence[str] = (),
    left: str | None = None,
    right: str | None = None,
    aside: str | None = None,
    last: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> State:
    """A position. Hands and loot go by seat; piles have the top card first.

    Cards that are not named fill up the hands of those who have a turn to play; where nothing is said of them
    they are also the cards set aside and the piles, which are empty in the final turns.
    """
    state = GAME.blank(players, turn, options)
    if last is not None or phase == "over":
        left = right = ""
    if players == 2 and phase == "over":
        aside = ""  # K4.7 They are the virtual player's loot, the third.
    rest = _unnamed(state, [*(block or {}).values(), *hands, *loot, left or "", right or "", aside or ""])
    filled = _fill_hands(players, hands, rest, _to_play(players, turn, phase, last))
    aside_cards = _take(rest, int(SET_ASIDE[players])) if aside is None else _numbers(aside)
    half = min(len(rest) // 2, int(PILE_CARDS[players]))
    left_cards = _take(rest, half) if left is None else _numbers(left)
    right_cards = _take(rest, half) if right is None else _numbers(right)

    state.stock = NO_CARD
    _lay_pile(state, table.LEFT, left_cards)
    _lay_pile(state, table.RIGHT, right_cards)
    if aside_cards:
        state.stock[int(table.aside_start(state)) : int(table.aside_end(state))] = aside_cards
    for place, card in (block or {}).items():
        table.lay(state, CARD_NAMES.index(card), PLACE_NAMES.index(place))
    for seat, cards in enumerate(filled):
        for card in cards:
            table.hold(state, seat, card)
    for seat, cards in enumerate(loot):
        for card in _numbers(cards):
            table.add_to_loot(state, seat, card)
    state.turn, state.phase = turn, GAME.phases.index(phase)
    state.actor = NOBODY if phase == "over" else turn
    state.last = 0 if phase == "over" else table.NOT_YET if last is None else last
    return state


def _unnamed(state: State, rows: list[str]) -> list[int]:
    named = [card for row in rows for card in _numbers(row)]
    deck = state.stock.tolist()
    odd = [CARD_NAMES[card] for card in named if named.count(card) > 1 or card not in deck]
    if odd:
        raise ValueError(f"named twice, or not in the deck: {odd}")
    return [card for card in deck if card not in named]


def _to_play(players: int, turn: int, phase: str, last: int | None) -> set[int]:
    """The seats that have a turn to play: all, but for the final turns."""
    turns = 0 if phase == "over" else players if last is None else last
    return {(turn + i) % players for i in range(turns)}


def _fill_hands(players: int, hands: Sequence[str], rest: list[int], seats: set[int]) -> list[list[int]]:
    filled = [_numbers(cards) for cards in (*hands, *[""] * (players - len(hands)))]
    for seat in seats:
        filled[seat] += [rest.pop() for _ in range(HAND - len(filled[seat]))]
    return filled


def _numbers(cards: str) -> list[int]:
    return [CARD_NAMES.index(card) for card in cards.split()]


def _take(rest: list[int], count: int) -> list[int]:
    taken = rest[:count]
    del rest[:count]
    return taken


def _lay_pile(state: State, pile: int, cards: list[int]) -> None:
    start = int(table.pile_start(state, pile))
    state.stock[start : start + len(cards)] = cards[::-1]
    state.height[pile] = len(cards)


# ------------------------------------------------------------------ playing


def act(state: State, *words: str) -> State:
    """Carry out actions, one after the other."""
    for action in words:
        GAME.apply(state, GAME.number(action))
    return state


def events_of(state: State, words: str, seat: int | None = None) -> list[Event]:
    """Carry out an action, and return what happened."""
    return GAME.events(GAME.apply_and_log(state, GAME.number(words)), seat)


def refused(state: State, words: str) -> tuple[str, str]:
    """Try an action that is not allowed; the reason and the rule."""
    before = state.tobytes()
    with pytest.raises(RuleError) as caught:
        act(state, words)
    assert state.tobytes() == before, "a refused action has changed the state"
    return caught.value.reason, caught.value.rule


def legal_words(state: State) -> list[str]:
    return sorted(GAME.words[action] for action in GAME.legal(state))


def gifts(state: State) -> list[str]:
    return [words for words in legal_words(state) if words.startswith("give")]


def random_steps(
    players: int, seed: int, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[State, int, State]]:
    """A game played at random: before each action, the action, and after it."""
    state, choice = GAME.new(players, seed=seed, options=options), random.Random(seed)
    while not GAME.is_over(state):
        before, action = state.copy(), choice.choice(GAME.legal(state))
        GAME.apply(state, action)
        yield before, action, state.copy()


def random_game(players: int, seed: int, options: Mapping[str, Any] | None = None) -> list[State]:
    """The deal and the state after each action of a game played at random."""
    states = [GAME.new(players, seed=seed, options=options)]
    return states + [after for _, _, after in random_steps(players, seed, options)]


# ------------------------------------------------------------------ looking


def block(state: State) -> dict[str, str]:
    return GAME.to_json(state)["block"]


def hand(state: State, seat: int) -> str:
    return " ".join(GAME.to_json(state)["hands"][seat])


def loot(state: State, seat: int) -> str:
    return " ".join(GAME.to_json(state)["loot"][seat])


def pile(state: State, name: str) -> str:
    return " ".join(GAME.to_json(state)[name])


def turn(state: State) -> tuple[str, int]:
    """The phase, and whose turn it is."""
    return GAME.phase(state), int(state.turn)


def cards_of(position: Mapping[str, Any]) -> list[str]:
    """All the cards of a position written as JSON, wherever they are."""
    rows = [*position["hands"], *position["loot"], position["left"], position["right"], position["aside"]]
    return sorted([*position["block"].values(), *(card for row in rows for card in row)])
