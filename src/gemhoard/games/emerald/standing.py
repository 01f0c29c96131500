"""Emerald: where everybody's points come from, as things stand."""

from gemhoard.games.emerald.components import (
    BAR_LENGTH,
    BONUS_WORTH,
    CASTLE_PLACES,
    COLOURS,
    TREASURE_WORTH,
)
from gemhoard.games.emerald.scoring import bonus_cards, gem_cards, gold_points
from gemhoard.games.emerald.state import OVER, colours_in_play, owner, start_places
from gemhoard.games.engine import State
from gemhoard.games.game import Source, Standing, TieBreak


def standing(state: State, seat: int | None = None) -> Standing:
    """E7.4 The gold of the others counts, but how much it is nobody knows before the end (E8.2)."""
    seats = range(int(state.players))
    sources = [
        _gold(state, seat),
        _alike("treasures", "E7.4", TREASURE_WORTH, [int(state.treasures[s]) for s in seats]),
        _alike("bonuses", "E7.3", BONUS_WORTH, [int(bonus_cards(state, s)) for s in seats]),
        _alike("gems", "E7.4", 1, [int(gem_cards(state, s)) for s in seats]),
    ]
    totals = [_total(sources, s) for s in seats]
    return Standing(sources, totals, [], "", _tie_breaks(state, totals), _board(state))


def _gold(state: State, seat: int | None) -> Source:
    seats, is_open = range(int(state.players)), seat is None or state.phase == OVER
    points = [int(gold_points(state, s)) if is_open or s == seat else None for s in seats]
    return Source("gold", "E7.4", None, [int(state.hands[s].sum()) for s in seats], points, points)


def _alike(kind: str, rule: str, each: int, cards: list[int]) -> Source:
    points: list[int | None] = [each * count for count in cards]
    return Source(kind, rule, each, cards, points, points)


def _total(sources: list[Source], seat: int) -> int | None:
    points = [source.points[seat] for source in sources]
    return None if None in points else sum(each for each in points if each is not None)


def _tie_breaks(state: State, totals: list[int | None]) -> list[TieBreak]:
    """E7.5 More treasure cards, then more gem cards, as far as they are needed."""
    if state.phase != OVER:
        return []
    level = [seat for seat, total in enumerate(totals) if total == max(t or 0 for t in totals)]
    found = []
    for kind, cards in (
        ("treasures", [int(each) for each in state.treasures[: len(totals)]]),
        ("gems", [int(gem_cards(state, seat)) for seat in range(len(totals))]),
    ):
        if len(level) < 2:
            break
        found.append(TieBreak(kind, "E7.5", cards))
        level = [seat for seat in level if cards[seat] == max(cards[s] for s in level)]
    return found


def _board(state: State) -> dict[str, object]:
    """The fields beside the bar, the treasure cards left, the start places, and whose the colours are."""
    players = int(state.players)
    colours = range(int(colours_in_play(players)))
    return {
        "bar": [int(state.bar) + i for i in range(BAR_LENGTH)],
        "treasures": int(state.treasures_left),
        "starts": list(CASTLE_PLACES[: int(start_places(players))]),
        "colours": [[COLOURS[c] for c in colours if owner(state, c) == s] for s in range(players)],
    }
