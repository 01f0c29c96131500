"""From the tables of a study to the figures of its report."""

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist

import polars as pl
from polars import col

from gemhoard.arena.statistics import Z95, difference, ratings, wilson
from gemhoard.study.storage import Study
from gemhoard.study.to_tables import GAME

# ------------------------------------------------------------------ intervals


def with_share(table: pl.DataFrame, part: str, whole: str) -> pl.DataFrame:
    """A share with Wilson's 95% interval."""
    pairs = table.select(part, whole).rows()
    intervals = [wilson(some, of) for some, of in pairs]
    return table.with_columns(
        pl.Series("share", [some / of for some, of in pairs], pl.Float64),
        pl.Series("low", [low for low, _ in intervals], pl.Float64),
        pl.Series("high", [high for _, high in intervals], pl.Float64),
    )


def mean_of(column: str, deviations: float = Z95) -> Sequence[pl.Expr]:
    """A mean with an interval, normal over rows, of so many standard deviations on either side."""
    value = col(column)
    half = deviations * value.std() / pl.len().sqrt()
    return (
        value.mean().alias("mean"),
        (value.mean() - half).alias("low"),
        (value.mean() + half).alias("high"),
    )


def deviations_for(intervals: int) -> float:
    """How wide so many intervals must be, so that in 95 of 100 cases not one of them misses (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.05 / 2 / max(1, intervals))


# ------------------------------------------------------------------ the game as it is


def as_is(table: pl.DataFrame) -> pl.DataFrame:
    return table.filter(col("variant") == "")


def seat_wins(study: Study) -> pl.DataFrame:
    """How often each place in the order of turns wins; `fair` is what each would, were all equally good."""
    seats = as_is(study.seats)
    wins = (
        seats.drop_nulls("turn_order")
        .group_by("players", "turn_order")
        .agg(pl.len().alias("games"), col("win").sum().cast(pl.Float64).alias("wins"))
        .sort("players", "turn_order")
    )
    fair = wins.group_by("players").agg((col("wins").sum() / col("games").sum()).alias("fair"))
    return with_share(wins, "wins", "games").join(fair, on="players", maintain_order="left")


def virtual_wins(study: Study) -> pl.DataFrame:
    """How often a virtual player wins: no rows where there is none."""
    virtual = as_is(study.seats).filter(col("turn_order").is_null()).group_by("players")
    return with_share(
        virtual.agg(pl.len().alias("games"), col("win").sum().cast(pl.Float64).alias("wins")), "wins", "games"
    )


def lengths(study: Study) -> pl.DataFrame:
    """Decisions, turns and rolls of a game, by player count."""
    return (
        as_is(study.games)
        .unpivot(["turns", "decisions", "rolls"], index="players", variable_name="what")
        .group_by("players", "what", maintain_order=True)
        .agg(*mean_of("value"), *_spread("value"))
        .filter(col("most") > 0)
    )


def scores(study: Study) -> pl.DataFrame:
    """Points of the seats, and of those that won."""
    seats = as_is(study.seats).drop_nulls("turn_order")
    both = pl.concat(
        [
            seats.with_columns(who=pl.lit("all")),
            seats.filter(col("win") > 0).with_columns(who=pl.lit("winners")),
        ]
    )
    by = ("players", "who")
    return both.group_by(by).agg(*mean_of("score"), *_spread("score")).sort(by)


def _spread(column: str) -> Sequence[pl.Expr]:
    value = col(column)
    return (
        value.min().alias("least"),
        value.quantile(0.05).alias("few"),
        value.median().alias("median"),
        value.quantile(0.95).alias("many"),
        value.max().alias("most"),
    )


def histogram(table: pl.DataFrame, column: str, bins: range) -> pl.DataFrame:
    """By player count, which share of the rows lies in each bin, empty ones too."""
    start = ((col(column).cast(pl.Int64) - bins.start) // bins.step * bins.step + bins.start).alias("bin")
    every = table.select("players").unique().join(pl.DataFrame({"bin": bins}, {"bin": pl.Int64}), how="cross")
    return (
        every.join(table.group_by("players", start).len(), on=["players", "bin"], how="left")
        .with_columns(col("len").fill_null(0))
        .with_columns(share=col("len") / col("len").sum().over("players"))
        .sort("players", "bin")
    )


def bins_for(values: pl.Series, most: int = 36) -> range:
    """Whole numbers in bins of the same width, few enough to see."""
    least, last = int(values.min()), int(values.max())  # type: ignore[arg-type]
    width = -(-(last - least + 1) // most)
    return range(least // width * width, last + 1, width)


def sources(study: Study) -> pl.DataFrame:
    """Points from each source, on average, of those that win and of the others."""
    seats = as_is(study.seats).drop_nulls("turn_order").select("players", "deal", "seat", col("win") > 0)
    return (
        study.points.join(seats, on=["players", "deal", "seat"])
        .group_by("players", "win", "source", maintain_order=True)
        .agg(col("cards").mean(), col("value").mean(), col("points").mean())
        .sort("players", "win", maintain_order=True)
    )


def endings(study: Study) -> pl.DataFrame:
    """How games end."""
    return _shares_of_games(study, "ending")


def decided(study: Study) -> pl.DataFrame:
    """What decides who wins."""
    count, virtual = col("winners").list.len(), col("winners").list.max() >= col("players")
    how = (
        pl.when(virtual)
        .then(pl.lit("virtual"))
        .when(count > 1)
        .then(pl.lit("shared"))
        .when(col("tie_breaks") > 0)
        .then(pl.lit("tie-break"))
        .otherwise(pl.lit("points"))
    )
    return _shares_of_games(study, "decided", how)


def _shares_of_games(study: Study, name: str, how: pl.Expr | None = None) -> pl.DataFrame:
    games = as_is(study.games).with_columns((col(name) if how is None else how).alias(name))
    counted = games.group_by("players", name).len("part")
    return with_share(
        counted.with_columns(games=col("part").sum().over("players")).sort("players", name), "part", "games"
    )


# ------------------------------------------------------------------ rules


def rule_use(study: Study) -> pl.DataFrame:
    """In which share of the games the log cites a rule, and in how many lines."""
    of = as_is(study.games).group_by("players").len("of")
    used = as_is(study.rules).join(of, on="players", maintain_order="left")
    return with_share(used, "games", "of").with_columns(a_game=col("times") / col("of"))


def rules_seen(study: Study) -> set[str]:
    """All that came up, in any variant."""
    return set(study.rules["rule"])


# ------------------------------------------------------------------ options

COMPARISON = ("what", "variant", "players")


def effects(study: Study) -> pl.DataFrame:
    """What each variant changes: on the same deals, its figure less that of the game as it is.

    The intervals hold all at once, since many are looked at: one that misses 0 is a sure change.
    """
    figures = _figures(study)
    order = {name: place for place, name in enumerate(study.games["variant"].unique(maintain_order=True))}
    base, varied = as_is(figures).drop("variant"), figures.filter(col("variant") != "")
    wide = deviations_for(varied.select(COMPARISON).n_unique())
    return (
        varied.join(base, on=["players", "deal", "what"], suffix="_as_is", maintain_order="left")
        .with_columns(change=col("value") - col("value_as_is"))
        .group_by(COMPARISON, maintain_order=True)
        .agg(pl.len().alias("deals"), *mean_of("change", wide), col("value_as_is").mean().alias("as_is"))
        .sort("what", col("variant").replace_strict(order, return_dtype=pl.UInt8), "players")
    )


def _figures(study: Study) -> pl.DataFrame:
    """What is compared, of each game."""
    start = study.seats.filter(col("turn_order") == 0).select(*GAME, col("win").alias("start"))
    score = study.seats.drop_nulls("turn_order").group_by(GAME).agg(col("score").mean())
    wide = study.games.select(*GAME, col("turns").cast(pl.Float64))
    for more in (start, score):
        wide = wide.join(more, on=GAME, maintain_order="left")
    return wide.unpivot(["start", "turns", "score"], index=GAME, variable_name="what")


def other_winners(study: Study) -> pl.DataFrame:
    """In how many of the deals a variant makes somebody else win."""
    base = as_is(study.games).select("players", "deal", "winners")
    return with_share(
        study.games.filter(col("variant") != "")
        .join(base, on=["players", "deal"], suffix="_as_is", maintain_order="left")
        .group_by("variant", "players", maintain_order=True)
        .agg(pl.len().alias("deals"), (col("winners") != col("winners_as_is")).sum().alias("differ")),
        "differ",
        "deals",
    )


def other_winners_by_chance(study: Study) -> pl.DataFrame:
    """How often the winners differ in two games that have nothing in common but the seat that starts.

    One less the probability that both have the same: the sum of the squares of how often each kind of winners
    is seen. A shared win is a kind of its own, and so is a virtual player's.
    """
    # By turn order, not by seat: on the same deal the same seat starts, so that what it is worth to start is
    # common to both games. By seat all would look even, since every seat starts equally often.
    by_game = as_is(study.seats).filter(col("win") > 0).group_by("players", "deal")
    counted = by_game.agg(col("turn_order").sort()).group_by("players", "turn_order").len()
    same = ((col("len") / col("len").sum()) ** 2).sum()
    return counted.group_by("players").agg((1 - same).alias("share")).sort("players")


# ------------------------------------------------------------------ luck and skill


@cache
def skill(study: Study) -> pl.DataFrame:
    """The bot of the study against the other, by player count, as the arena counts."""
    return pl.DataFrame([_skill_at(study, players) for players in study.plan.players])


def _skill_at(study: Study, players: int) -> dict[str, float]:
    games = _games_between(study, players)
    mine, theirs, fair = (float(games[name].sum()) for name in ("mine", "theirs", "fair"))
    low, high = wilson(mine, len(games))
    # Alike games together: the fit goes over them a thousand times.
    alike = games.group_by("seats").agg(col("given").sum()).sort("seats")
    tables = [((held, players - held), given) for held, given in alike.rows()]
    rating, other = ratings([mine, theirs], tables)
    by_deal = games.group_by("deal", maintain_order=True).agg((col("mine") - col("theirs")).mean())
    seen = difference(by_deal["mine"].to_list())
    return {
        "players": players,
        "deals": len(by_deal),
        "games": len(games),
        "share": mine / len(games),
        "low": low,
        "high": high,
        "fair": fair / len(games),
        "rating": rating - other,
        "ahead": seen.mean,
        "ahead_low": seen.interval[0],
        "ahead_high": seen.interval[1],
    }


def _games_between(study: Study, players: int) -> pl.DataFrame:
    """One row a game between the two bots: the seats that ours had, and who had which share of the win.

    A virtual player's share is not given to either.
    """
    win = col("win").cast(pl.Float64)
    return (
        study.skill.filter(col("players") == players)
        .group_by("deal", "game", maintain_order=True)
        .agg(
            (col("bot") == 0).sum().cast(pl.Int64).alias("seats"),
            win.filter(col("bot") == 0).sum().alias("mine"),
            win.filter(col("bot") == 1).sum().alias("theirs"),
            win.filter(col("bot").is_not_null()).sum().alias("given"),
        )
        .with_columns(fair=col("given") * col("seats") / players)
    )


# ------------------------------------------------------------------ events that a game wants counted


def by_place(study: Study, kind: str) -> pl.DataFrame:
    """Where events of a kind happen, and how often a game; no rows where there are none."""
    of = as_is(study.games).group_by("players").len("of")
    counted = as_is(study.events).filter(col("kind") == kind).join(of, on="players", maintain_order="left")
    return counted.select(
        "players",
        "field",
        "times",
        (col("times") / col("of")).alias("a_game"),
        (col("times") / col("times").sum().over("players")).alias("share"),
    ).sort("players", "field")


def is_sure(low: float, high: float) -> bool:
    """Whether an interval leaves no doubt on which side of 0 it lies."""
    return not math.isnan(low) and (low > 0 or high < 0)
