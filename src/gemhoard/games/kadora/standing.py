"""Kadora: what every loot is worth, who leads, and what it costs, as things stand."""

from gemhoard.games.engine import State
from gemhoard.games.game import Lead, Source, Standing, TieBreak
from gemhoard.games.kadora.components import COLOURS, SIDE, VALUE
from gemhoard.games.kadora.scoring import can_win, card_count, majority_mask, penalty, scored_seats
from gemhoard.games.kadora.state import OVER


def standing(state: State) -> Standing:
    """K5.3 All loot is public: everybody may know this."""
    seats = range(int(scored_seats(state)))
    return Standing(
        sources(state),
        [int(penalty(state, seat)) for seat in seats],
        [seat for seat in seats if not can_win(state, seat)],
        "K4.5",
        _tie_breaks(state),
        _board(state),
    )


def sources(state: State) -> list[Source]:
    """K4.3, K4.4 Colour by colour: whoever has the most of one pays nothing for it."""
    return [_source(state, colour) for colour in range(len(COLOURS))]


def _source(state: State, colour: int) -> Source:
    seats, leaders = range(int(scored_seats(state))), int(majority_mask(state, colour))
    values = [int(state.loot_value[seat, colour]) for seat in seats]
    return Source(
        COLOURS[colour],
        "K4.3",
        None,
        [int(state.loot[seat, colour]).bit_count() for seat in seats],
        [*values],
        [0 if leaders >> seat & 1 else values[seat] for seat in seats],
        [_lead(values[seat], leaders, seat) for seat in seats],
    )


def _lead(value: int, leaders: int, seat: int) -> Lead:
    if not value:
        return "none"
    if not leaders >> seat & 1:
        return "behind"
    return "alone" if leaders == 1 << seat else "tied"


def _tie_breaks(state: State) -> list[TieBreak]:
    """K4.6 More cards, where the fewest penalty points are shared by some who can win."""
    seats = range(int(scored_seats(state)))
    points = [int(penalty(state, seat)) for seat in seats if can_win(state, seat)]
    if state.phase != OVER or points.count(min(points)) < 2:
        return []
    return [TieBreak("cards", "K4.6", [int(card_count(state, seat)) for seat in seats])]


def _board(state: State) -> dict[str, object]:
    """The sums of the block's columns and rows, and whether a virtual player will score (K4.7)."""
    values = VALUE[state.block].reshape(SIDE, SIDE)
    return {
        "columns": values.sum(axis=0).tolist(),
        "rows": values.sum(axis=1).tolist(),
        "virtual": int(state.players) == 2,
    }
