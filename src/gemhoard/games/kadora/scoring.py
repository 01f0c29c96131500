"""Kadora: majorities, penalty points, and who wins (section 4)."""

from gemhoard.games.engine import State, count_bits, rule
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
def penalty(state: State, seat: int) -> int:
    """K4.4 The values of the cards still face up."""
    points = 0
    for colour in range(len(COLOURS)):
        if not majority_mask(state, colour) >> seat & 1:
            points += int(state.loot_value[seat, colour])
    return points


@rule
def can_win(state: State, seat: int) -> bool:
    """K4.5 Only with a card turned down."""
    for colour in range(len(COLOURS)):
        if majority_mask(state, colour) >> seat & 1:
            return True
    return False


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
