"""Emerald: where everybody's points come from, as things stand."""

from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

import numpy as np

from gemhoard.games.emerald.components import (
    BAR_LENGTH,
    BONUS_WORTH,
    CASTLE_PLACES,
    COLOURS,
    TREASURE_WORTH,
)
from gemhoard.games.emerald.scoring import bonus_cards, gem_cards, gold_points
from gemhoard.games.emerald.state import (
    MAX_SEATS,
    OVER,
    STATE,
    colours_in_play,
    gold_cards,
    owner_of,
    read_packed,
    start_places,
)
from gemhoard.games.engine import State, loop, new_record, plain, record_type
from gemhoard.games.standing import Source, Standing, TieBreak


def standing(state: State, seat: int | None = None) -> Standing:
    """E7.4 The gold of the others counts, but how much it is nobody knows before the end (E8.2)."""
    truth = _truth(state.tobytes())
    return truth if seat is None or state["phase"] == OVER else _as_seen(truth, seat)


def _as_seen(truth: Standing, seat: int) -> Standing:
    gold, *others = truth.sources
    points = [each if s == seat else None for s, each in enumerate(gold.points)]
    totals = [each if s == seat else None for s, each in enumerate(truth.totals)]
    return replace(truth, sources=[replace(gold, values=points, points=points), *others], totals=totals)


@lru_cache(16)
def _truth(packed: bytes) -> Standing:
    """With nothing hidden: all who look at a state share this."""
    count(np.frombuffer(packed, STATE)[0], tally := new_record(TALLY))
    read, counted = read_packed(packed), plain(tally)
    gold, bonuses, gems = (each[: read.players] for each in (counted.gold, counted.bonuses, counted.gems))
    sources = [
        Source("gold", "E7.4", None, counted.gold_cards[: read.players], gold, gold),
        _alike("treasures", "E7.4", TREASURE_WORTH, read.treasures[: read.players]),
        _alike("bonuses", "E7.3", BONUS_WORTH, bonuses),
        _alike("gems", "E7.4", 1, gems),
    ]
    totals = [sum(points) for points in zip(*(source.points for source in sources), strict=True)]
    cards = {source.kind: source.cards for source in sources}
    counts = {kind: cards[kind] for kind in ("gold", "gems", "treasures")}
    counts["knights"] = read.in_play[: read.players]
    tie_breaks = _tie_breaks(totals, cards) if read.phase == OVER else []
    return Standing(sources, totals, [], "", tie_breaks, _board(read), counts)


def _alike(kind: str, rule: str, each: int, cards: list[int]) -> Source:
    points: list[int | None] = [each * count for count in cards]
    return Source(kind, rule, each, cards, points, points)


def _tie_breaks(totals: list[int], cards: dict[str, list[int]]) -> list[TieBreak]:
    """E7.5 More treasure cards, then more gem cards, as far as they are needed."""
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    found = []
    for kind in ("treasures", "gems"):
        if len(level) < 2:
            break
        found.append(TieBreak(kind, "E7.5", cards[kind]))
        level = [seat for seat in level if cards[kind][seat] == max(cards[kind][s] for s in level)]
    return found


def _board(read: Any) -> dict[str, object]:
    """The fields beside the bar, the treasure cards left, the start places, and whose the colours are."""
    return {
        "bar": [read.bar + i for i in range(BAR_LENGTH)],
        "treasures": read.treasures_left,
        **_setting(read.players),
    }


@cache
def _setting(players: int) -> dict[str, object]:
    colours = range(int(colours_in_play(players)))
    return {
        "starts": list(CASTLE_PLACES[: int(start_places(players))]),
        "colours": [[COLOURS[c] for c in colours if owner_of(players, c) == s] for s in range(players)],
    }


# ------------------------------------------------------------------ counted, compiled

TALLY = record_type([(name, np.int64, MAX_SEATS) for name in ("gold_cards", "gold", "bonuses", "gems")])


@loop
def count(state: State, tally: np.record) -> None:
    """By seat the gold cards and what they are worth, the bonus cards and the gems."""
    for seat in range(state.players):
        tally.gold_cards[seat] = gold_cards(state, seat)
        tally.gold[seat] = gold_points(state, seat)
        tally.bonuses[seat] = bonus_cards(state, seat)
        tally.gems[seat] = gem_cards(state, seat)
