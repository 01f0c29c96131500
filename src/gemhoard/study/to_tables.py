"""From the rows of jobs to tables: one row a game, a seat, and so on."""

import polars as pl
from polars import col

GAME = ("players", "variant", "deal")


def split_games(rows: pl.DataFrame) -> dict[str, pl.DataFrame]:
    """One table a kind of thing, from one row a game."""
    return {
        "games": rows.drop("scores", "points", "rules", "events"),
        "seats": _seats(rows),
        # Points by source only without variants: with them the table would be several times as long.
        "points": rows.filter(col("variant") == "")
        .select("players", "deal", "points")
        .explode("points")
        .drop_nulls("points")
        .unnest("points"),
        "rules": _count(rows, "rules", "rule"),
        "events": _count(rows, "events", "kind", "field"),
    }


def _seats(rows: pl.DataFrame) -> pl.DataFrame:
    """One row a seat. Its turn order is 0 for the start player; a virtual player has none."""
    seat, players = col("seat"), col("players")
    return _by_seat(rows, *GAME, "first").select(
        *GAME,
        "seat",
        pl.when(seat < players).then((seat + players - col("first")) % players).alias("turn_order"),
        "score",
        "win",
    )


def split_skill(rows: pl.DataFrame) -> pl.DataFrame:
    """One row a seat of a game between two bots: 0 is the bot of the study, 1 the other."""
    seated = rows.with_columns(game=pl.int_range(pl.len(), dtype=pl.UInt32).over("players", "deal"))
    return _by_seat(seated, "players", "deal", "game", "seating").select(
        "players",
        "deal",
        "game",
        "seat",
        col("seating").list.get(col("seat"), null_on_oob=True).alias("bot"),
        "score",
        "win",
    )


def _by_seat(rows: pl.DataFrame, *keep: str) -> pl.DataFrame:
    """One row a seat that scores, with its share of the win."""
    return (
        rows.select(
            *keep,
            "winners",
            col("scores").alias("score"),
            pl.int_ranges(0, col("scores").list.len(), dtype=pl.UInt8).alias("seat"),
        )
        .explode("score", "seat")
        .with_columns(
            win=(col("winners").list.contains(col("seat")) / col("winners").list.len()).cast(pl.Float32)
        )
    )


def _count(rows: pl.DataFrame, column: str, *keys: str) -> pl.DataFrame:
    """How often each thing happened, and in how many games."""
    by = ["players", "variant", *keys]
    return (
        rows.select("players", "variant", column)
        .explode(column)
        .drop_nulls(column)
        .unnest(column)
        .group_by(by)
        .agg(pl.len().alias("games"), col("times").sum())
        .sort(by, nulls_last=True)
    )
