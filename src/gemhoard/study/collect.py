"""Play the jobs of a study, and count what happened: one row a game.

A job gives the same rows on every machine, unless a bot has a time budget.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import polars as pl

from gemhoard.bots import Bot
from gemhoard.games import Event, Game
from gemhoard.study.plan import AS_IS, StudyJob
from gemhoard.study.play import Array, Played
from gemhoard.study.storage import SCHEMAS


def play_job(bots: tuple[Bot, ...], job: StudyJob) -> pl.DataFrame:
    """Rows with the columns that `SCHEMAS` of `storage` names for the job's question."""
    played = Played(bots, job)
    played.play()
    scores = [played.game.scores(state) for state in played.states]
    columns: dict[str, Any] = {
        "players": np.full(len(scores), job.match.players),
        "deal": played.deals,
        "winners": _winners(played.outcomes["winners"]),
        "scores": np.array(scores),
    }
    if job.question == "skill":
        columns["seating"] = np.array(played.seatings)
    else:
        columns |= _columns_of_games(job, played, scores)
    schema = SCHEMAS[job.question]
    return pl.DataFrame({name: pl.Series(name, columns[name]).cast(schema[name]) for name in schema})


def _winners(masks: Array) -> pl.Series:
    """The seats of each mask, found once for all that are alike."""
    different, which = np.unique(masks, return_inverse=True)
    seats = [[seat for seat in range(mask.bit_length()) if mask >> seat & 1] for mask in different.tolist()]
    return pl.Series(seats).gather(which)


# ------------------------------------------------------------------ games of one bot


def _columns_of_games(job: StudyJob, played: Played, scores: list[list[int]]) -> dict[str, Any]:
    game, times = played.game, played.times
    events = [game.event(code) for code in played.codes]
    places, by_place = _sum_by([[(event.kind, _place(game, event))] for event in events], times)
    # As the log shows them: the line that begins a turn cites no rule there.
    rules, by_rule = _sum_by([event.rules if event.kind != "turn" else () for event in events], times)
    kinds, by_kind = _sum_by([[event.kind] for event in events], times)
    return {
        "variant": pl.Series([job.variant.name]).new_from_index(0, len(scores)),
        "first": played.states["first"],
        "decisions": played.outcomes["decisions"],
        "rolls": played.outcomes["rolls"],
        "turns": 1 + by_kind[:, kinds.index("turn")] if "turn" in kinds else np.ones(len(scores)),
        "ending": _endings(game, kinds, by_kind),
        "tie_breaks": [_tie_breaks(played, number, row) for number, row in enumerate(scores)],
        "points": _points(played) if job.variant == AS_IS else pl.Series([[]]).new_from_index(0, len(scores)),
        "rules": _lists(by_rule, rule=rules),
        "events": _lists(by_place, kind=[kind for kind, _ in places], field=[place for _, place in places]),
    }


def _sum_by(keys: Sequence[Sequence[Any]], times: Array) -> tuple[list[Any], Array]:
    """The different keys of all events, and how often each came up in every game."""
    names = list(dict.fromkeys(key for several in keys for key in several))
    sums = np.zeros((len(names), len(times)), np.int64)
    for several, counts in zip(keys, np.ascontiguousarray(times.T), strict=True):
        for key in several:
            sums[names.index(key)] += counts
    return names, sums.T


def _place(game: Game, event: Event) -> int | None:
    """Where an event happens, if the game wants it counted by place."""
    for counted in game.counted_events:
        if counted.kind == event.kind:
            place: int | None = event.data.get(counted.where)
            return place
    return None


def _endings(game: Game, kinds: list[str], by_kind: Array) -> list[str]:
    endings = [""] * len(by_kind)
    for kind in game.endings:
        for number in np.flatnonzero(by_kind[:, kinds.index(kind)]) if kind in kinds else ():
            endings[number] = kind
    return endings


def _tie_breaks(played: Played, number: int, scores: list[int]) -> int:
    """How many were needed. None is where nobody else has the winner's score."""
    winner = int(played.outcomes[number].winners).bit_length() - 1
    if scores.count(scores[winner]) < 2:
        return 0
    return len(played.game.standing(played.states[number]).tie_breaks)


# With their types, which cannot be seen where a game does not say where its points come from.
POINTS = {
    "game": pl.Int64,
    "seat": pl.Int64,
    "source": pl.String,
    "cards": pl.Int64,
    "value": pl.Int64,
    "points": pl.Int64,
}


def _points(played: Played) -> pl.Series:
    """Where everybody's points come from."""
    columns: dict[str, list[Any]] = {name: [] for name in POINTS}
    for number, state in enumerate(played.states):
        for source in played.game.standing(state).sources:
            seats = len(source.cards)
            columns["game"] += [number] * seats
            columns["seat"] += range(seats)
            columns["source"] += [source.kind] * seats
            columns["cards"] += source.cards
            columns["value"] += source.values
            columns["points"] += source.points
    return _by_game(pl.DataFrame(columns, POINTS), len(played.deals))


def _lists(by_name: Array, **names: list[Any]) -> pl.Series:
    """What each game has of something, with its name and how often."""
    games, which = np.nonzero(by_name)
    named = {field: pl.Series(values).gather(which) for field, values in names.items()}
    return _by_game(pl.DataFrame({"game": games, **named, "times": by_name[games, which]}), len(by_name))


def _by_game(rows: pl.DataFrame, games: int) -> pl.Series:
    """The rows of each game as a list."""
    listed = rows.group_by("game").agg(pl.struct(pl.all().exclude("game")).alias("rows"))
    numbers = pl.DataFrame({"game": np.arange(games)}, schema={"game": rows.schema["game"]})
    return numbers.join(listed, on="game", how="left", maintain_order="left")["rows"].fill_null([])
