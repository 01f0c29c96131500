"""Emerald: what the treasure is worth, and who wins (section 7)."""

from typing import Any

from gemhoard.games.emerald import kinds
from gemhoard.games.emerald.components import BONUS_WORTH, GEMS, GOLD_VALUES, TREASURE_WORTH
from gemhoard.games.engine import NOBODY, State, loop, rule
from gemhoard.games.events import Log, emit


@rule
def bonus_owner(state: State, kind: int) -> int:
    """E7.3 The player who alone has the most gems of a kind; on a tie NOBODY."""
    most, seat_with_most = 0, NOBODY
    for seat in range(state.players):
        gems = state.owned[seat, kind]
        if gems > most:
            most, seat_with_most = gems, seat
        elif gems == most:
            seat_with_most = NOBODY
    return seat_with_most


@rule
def gold_points(state: State, seat: int) -> int:
    """E7.4"""
    points = 0
    for value in range(1, GOLD_VALUES + 1):
        points += value * state.hands[seat, value]
    return points


@rule
def gem_cards(state: State, seat: int) -> int:
    cards = 0
    for kind in range(1, len(GEMS) + 1):
        cards += state.owned[seat, kind]
    return cards


@rule
def bonus_cards(state: State, seat: int) -> int:
    """E5.5, E7.3"""
    cards = 1 if state.four == seat else 0
    for kind in range(1, len(GEMS) + 1):
        if bonus_owner(state, kind) == seat:
            cards += 1
    return cards


@rule
def score(state: State, seat: int) -> int:
    """E7.4"""
    return (
        gold_points(state, seat)
        + TREASURE_WORTH * int(state.treasures[seat])
        + BONUS_WORTH * bonus_cards(state, seat)
        + gem_cards(state, seat)
    )


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """E7.5 More points; on a tie more treasure cards; then more gem cards."""
    points, others = score(state, seat), score(state, other)
    if points != others:
        return points > others
    if state.treasures[seat] != state.treasures[other]:
        return bool(state.treasures[seat] > state.treasures[other])
    return gem_cards(state, seat) > gem_cards(state, other)


@rule
def winners_mask(state: State) -> int:
    """E7.5 Those whom nobody is ahead of, one bit a seat: still tied, they share the win."""
    winners = 0
    for seat in range(state.players):
        is_best = True
        for other in range(state.players):
            if is_ahead(state, other, seat):
                is_best = False
        if is_best:
            winners |= 1 << seat
    return winners


@loop
def write_scores(state: State, scores: Any) -> int:
    """Everybody's, and how many there are."""
    for seat in range(state.players):
        scores[seat] = score(state, seat)
    return int(state.players)


# ------------------------------------------------------------------ at the end


@rule
def report_result(state: State, log: Log) -> None:
    """E7.3 to E7.5 The bonuses, everybody's points, and who wins."""
    for gem in range(1, len(GEMS) + 1):
        report_bonus(log, bonus_owner(state, gem), gem)
    for seat in range(state.players):
        emit(
            log,
            kinds.SCORES,
            seat,
            gold_points(state, seat),
            state.treasures[seat],
            bonus_cards(state, seat),
            gem_cards(state, seat),
            score(state, seat),
        )
    winners = winners_mask(state)
    for seat in range(state.players):
        if winners >> seat & 1:
            emit(log, kinds.WINS if winners == 1 << seat else kinds.SHARES_WIN, seat)


@rule
def report_bonus(log: Log, seat: int, gem: int) -> None:
    """E7.3"""
    if seat == NOBODY:
        emit(log, kinds.NO_BONUS, gem)
    else:
        emit(log, kinds.BONUS, seat, gem)
