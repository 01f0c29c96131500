"""The report, section by section: a picture, what it shows, what follows, and the figures."""

from importlib.metadata import version

from polars import col

from gemhoard.html import command, figures, page, picture, section, table, text
from gemhoard.study import findings, plots, tables
from gemhoard.study.findings import Named, change, percent
from gemhoard.study.option_section import options
from gemhoard.study.rule_sections import places, rules
from gemhoard.study.storage import TABLES, Study


def report(study: Study) -> str:
    """The whole page."""
    parts = (in_short, seats, skill, lengths, scores, endings, options, places, rules, method)
    return page(f"{findings.game_name(study)}, studied", *(part(study) for part in parts))


def in_short(study: Study) -> str:
    plan, usual = study.plan, len(tables.as_is(study.games))
    between, varied = study.skill.select("players", "deal", "game").n_unique(), len(study.games) - usual
    others = f" and {varied:,} with an option the other way" if varied else ""
    head, *rows = findings.headlines(study)
    return section(
        "In short",
        table(head, rows),
        text(
            f"From games played by computer: {usual:,} by the usual rules{others}, "
            f"all seats played by the bot “{plan.bot}”, and {between:,} between it and “{plan.against}”, to "
            "tell skill from luck. What is said here holds for their way to play. In brackets, where the "
            "true figure lies, 95% sure."
        ),
    )


def seats(study: Study) -> str:
    wins = tables.seat_wins(study)
    return section(
        "Does it matter who starts?",
        picture(
            plots.seats(wins),
            "How often each seat wins, in the order of turns. The line through a dot is its 95% interval: "
            "where it misses the dashed mark, chance alone seldom explains it.",
        ),
        text(findings.start_player(study)),
        text(findings.virtual_player(study)),
        figures(
            "Wins by seat",
            ("players", "seat", "games", "wins (95%)", "fair"),
            (
                (
                    row["players"],
                    plots.turn(row["turn_order"]),
                    row["games"],
                    percent(row),
                    f"{row['fair']:.1%}",
                )
                for row in wins.rows(named=True)
            ),
        ),
    )


def skill(study: Study) -> str:
    bot, against, found = study.plan.bot, study.plan.against, tables.skill(study)
    return section(
        "Luck or skill?",
        picture(
            plots.skill(found),
            f"How often {bot} wins at a table shared with {against}. Every deal is played with seats "
            "exchanged: the cards favour nobody. The further from the dashed mark, the more skill counts.",
        ),
        text(findings.skill(study)),
        figures(
            "Luck and skill",
            (
                "players",
                "games",
                f"{bot} wins (95%)",
                "fair",
                "ahead on the scale of Elo",
                "wins ahead by deal, in percentage points (95%)",
            ),
            (
                (
                    row["players"],
                    row["games"],
                    percent(row),
                    f"{row['fair']:.1%}",
                    f"{row['rating']:+.0f}",
                    change({"mean": row["ahead"], "low": row["ahead_low"], "high": row["ahead_high"]}, True),
                )
                for row in found.rows(named=True)
            ),
        ),
    )


# ------------------------------------------------------------------ length, scores, endings


def lengths(study: Study) -> str:
    games = tables.as_is(study.games)
    bins = tables.bins_for(games["turns"])
    return section(
        "How long is a game?",
        picture(
            plots.hills("turns", tables.histogram(games, "turns", bins), bins, "turns", "share of the games"),
            "How many turns games take: the higher the hill, the more games are that long.",
        ),
        text(findings.length(study)),
        figures(
            "Length of games",
            ("players", "what", "mean (95%)", "nine of ten games", "least to most"),
            ((row["players"], row["what"], *_spread(row)) for row in tables.lengths(study).rows(named=True)),
        ),
    )


def _spread(row: Named) -> tuple[str, str, str]:
    # Of one seat there is no interval.
    interval = "" if row["low"] is None else f" ({row['low']:.1f} to {row['high']:.1f})"
    return (
        f"{row['mean']:.1f}{interval}",
        f"{row['few']:.0f} to {row['many']:.0f}",
        f"{row['least']} to {row['most']}",
    )


def scores(study: Study) -> str:
    word, seated = findings.points_word(study), tables.as_is(study.seats).drop_nulls("turn_order")
    bins = tables.bins_for(seated["score"])
    every, won = (tables.histogram(rows, "score", bins) for rows in (seated, seated.filter(col("win") > 0)))
    return section(
        "What is a good score, and where does it come from?",
        picture(
            plots.hills("scores", every, bins, word, "share of the seats", won),
            f"How many {word} seats have at the end: the hill is all seats, the line the winners.",
        ),
        text(findings.score(study)),
        _sources(study),
        figures(
            "Scores",
            ("players", "who", "mean (95%)", "nine of ten seats", "least to most"),
            ((row["players"], row["who"], *_spread(row)) for row in tables.scores(study).rows(named=True)),
        ),
    )


def _sources(study: Study) -> str:
    game, word, found = study.plan.game, findings.points_word(study), tables.sources(study)
    if found.is_empty():
        return ""
    drawn = plots.stacks(
        "sources",
        found,
        "source",
        "points",
        lambda key: f"{key[0]} players: {'winners' if key[1] else 'others'}",
        lambda kind: findings.source_words(game, kind),
        f"{word} a seat",
    )
    return picture(drawn, f"What the {word} of winners and of the others are made of, on average.") + figures(
        "Where they come from",
        ("players", "who", "source", "cards", "worth", word),
        (
            (
                row["players"],
                "winners" if row["win"] else "others",
                findings.source_words(game, row["source"]),
                *(f"{row[what]:.2f}" for what in ("cards", "value", "points")),
            )
            for row in found.rows(named=True)
        ),
    )


def endings(study: Study) -> str:
    game, ways, decided = study.plan.game, tables.endings(study), tables.decided(study)
    drawn = plots.stacks(
        "endings", ways, "ending", "share", _players, lambda kind: findings.ending_words(game, kind)
    )
    by = plots.stacks("decided", decided, "decided", "share", _players, lambda how: findings.DECIDED[how])
    rows = [
        *((row["players"], findings.ending_words(game, row["ending"]), row) for row in ways.rows(named=True)),
        *((row["players"], findings.DECIDED[row["decided"]], row) for row in decided.rows(named=True)),
    ]
    return section(
        "How does it end?",
        picture(drawn, "What ends the games, as the log says it.") if ways["ending"].n_unique() > 1 else "",
        text(findings.endings(study)),
        picture(by, "What decides who wins: the score, or what the rules ask next when scores are level."),
        figures(
            "How games end",
            ("players", "how", "share of the games (95%)"),
            ((players, how, percent(row)) for players, how, row in rows),
        ),
    )


def _players(key: tuple[object, ...]) -> str:
    return f"{key[0]} players"


def method(study: Study) -> str:
    again = "" if study.plan.is_timed else " The same command plays the same games, on any machine."
    return section(
        "How this was made",
        command(f"{study.plan.command} --out DIR"),
        text(
            f"Gemhoard {version('gemhoard')}.{again} "
            f"The data lie beside this page: {findings.listed([f'{name}.parquet' for name in TABLES])}."
        ),
        text("" if study.origin.is_here() else findings.PLAYED_ELSEWHERE),
        text(
            "Each interval by itself holds the true figure in 95 of 100 cases: Wilson's for shares, normal "
            "ones for means and for differences between games of one deal. Those of what options change do "
            "so all together, by Bonferroni's correction. A shared win counts in parts. Bots do not play "
            "like people: another bot may find other things."
        ),
    )
