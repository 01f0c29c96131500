"""Kadora: majorities, penalty points, and who wins (section 4)."""

from typing import Any

from gemhoard.games.engine import State, count_bits, loop, rule
from gemhoard.games.events import Log, emit
from gemhoard.games.kadora import kinds
from gemhoard.games.kadora.actions import MAX_SEATS
from gemhoard.games.kadora.components import COLOURS
from gemhoard.games.kadora.state import OVER


@rule
def scored_seats(state: State) -> int:
    """K4.7 With two players the virtual player scores like the others."""
    return 3 if state.players == 2 and state.phase == OVER else state.players


@rule
def majority_mask(state: State, colour: int) -> int:
    """K4.3 Those with the highest total value of a colour, one bit a seat; tied players all turn it down."""
    most, seats = 0, 0
    for seat in range(scored_seats(state)):
        value = int(state.loot_value[seat, colour])
        if value > most:
            most, seats = value, 1 << seat
        elif value == most and most > 0:
            seats |= 1 << seat
    return seats


@rule
def has_majority(state: State, seat: int, colour: int) -> bool:
    """K4.3 Whether nobody has a higher total value of a colour, and there is any. Empty seats have none."""
    most = 1
    for other in range(MAX_SEATS):
        most = max(most, int(state.loot_value[other, colour]))
    return state.loot_value[seat, colour] == most


@rule
def penalty(state: State, seat: int) -> int:
    """K4.4 The values of the cards still face up."""
    points = 0
    for colour in range(len(COLOURS)):
        points += 0 if has_majority(state, seat, colour) else int(state.loot_value[seat, colour])
    return points


@loop
def write_penalties(state: State, penalties: Any) -> int:
    """Everybody's, and how many there are."""
    for seat in range(scored_seats(state)):
        penalties[seat] = penalty(state, seat)
    return int(scored_seats(state))


@rule
def can_win(state: State, seat: int) -> bool:
    """K4.5 Only with a card turned down."""
    majorities = 0
    for colour in range(len(COLOURS)):
        majorities += has_majority(state, seat, colour)
    return majorities > 0


@rule
def card_count(state: State, seat: int) -> int:
    """K4.6 Face up and face down together."""
    cards = 0
    for colour in range(len(COLOURS)):
        cards += int(count_bits(state.loot[seat, colour]))
    return cards


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """K4.6 The fewest penalty points; on a tie more cards."""
    if not can_win(state, seat):
        return False
    if not can_win(state, other):
        return True
    points, others = penalty(state, seat), penalty(state, other)
    if points != others:
        return points < others
    return card_count(state, seat) > card_count(state, other)


@rule
def winners_mask(state: State) -> int:
    """K4.5, K4.6 Those who can win and whom nobody is ahead of, one bit a seat: tied, they share the win."""
    winners = 0
    for seat in range(scored_seats(state)):
        is_best = can_win(state, seat)
        for other in range(scored_seats(state)):
            if is_ahead(state, other, seat):
                is_best = False
        if is_best:
            winners |= 1 << seat
    return winners


# ------------------------------------------------------------------ at the end


@rule
def report_result(state: State, log: Log) -> None:
    """K4.3 to K4.7 Every majority, what everybody pays, and who wins."""
    for colour in range(len(COLOURS)):
        report_majorities(state, colour, log)
    for seat in range(scored_seats(state)):
        emit(log, kinds.SCORES, seat, penalty(state, seat), card_count(state, seat), can_win(state, seat))
    winners = winners_mask(state)
    for seat in range(scored_seats(state)):
        if winners >> seat & 1:
            kind = kinds.WINS if winners == 1 << seat else kinds.SHARES_WIN
            emit(log, kind, seat, seat >= state.players)


@rule
def report_majorities(state: State, colour: int, log: Log) -> None:
    """K4.3"""
    leaders = majority_mask(state, colour)
    for seat in range(scored_seats(state)):
        if leaders >> seat & 1:
            emit(log, kinds.MAJORITY, seat, colour, state.loot_value[seat, colour], leaders != 1 << seat)
