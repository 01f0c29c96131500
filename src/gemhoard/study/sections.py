"""What the report tells, section by section: a picture, what it shows, what follows, and the figures."""

from importlib.metadata import version

from polars import col

from gemhoard.study import findings, plots, tables
from gemhoard.study.findings import COMPARED, Named, a_game, change, percent
from gemhoard.study.keep import TABLES, Study
from gemhoard.study.page import bullets, command, figures, page, picture, section, table, text
from gemhoard.study.rulebook import rulebook


def report(study: Study) -> str:
    """The whole page."""
    told = (in_short, seats, skill, lengths, scores, endings, options, dragon, rules, method)
    return page(f"{findings.game_name(study)}, studied", *(part(study) for part in told))


def in_short(study: Study) -> str:
    plan, usual = study.plan, len(tables.as_is(study.games))
    between = study.skill.select("players", "deal", "game").n_unique()
    head, *rows = findings.headlines(study)
    return section(
        "In short",
        table(head, rows),
        text(
            f"From games played by computer: {usual:,} by the usual rules and {len(study.games) - usual:,} "
            f"with an option the other way, all seats played by the bot “{plan.bot}”, and {between:,} "
            f"between it and “{plan.against}”, to tell skill from luck. What is said here holds for "
            "their way to play. In brackets, where the true figure lies, 95% sure."
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
                    plots.ORDER[row["turn_order"]],
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


# ------------------------------------------------------------------ options


def options(study: Study) -> str:
    found = tables.effects(study)
    if found.is_empty():
        return ""
    return section(
        "What would other rules change?",
        text(
            "Every deal was played again with each option the other way: the same shuffle, the same dice, "
            "the same luck of the bots. So a difference comes from the option, not from the cards. "
            f"The lines are so long that all {len(found)} hold the true change in 95 of 100 studies: one "
            "that misses 0 is a sure change."
        ),
        *(_compared(study, what) for what in COMPARED),
        bullets(findings.options(study)),
        text(
            "Whether somebody else wins says how much of a deal is decided by such a detail, not that it is "
            "good or bad for anybody. Two games that have nothing in common but the seat that starts have "
            f"different winners in {_by_chance(study)}."
        ),
        figures(
            "Changes",
            ("option", "players", "what", "as it is", "change (95%, all together)", "counted in"),
            (_changed(study, row) for row in found.rows(named=True)),
        ),
        figures(
            "Somebody else wins",
            ("option", "players", "share of the deals (95%)"),
            (
                (findings.variant_name(study.plan.game, row["variant"]), row["players"], percent(row))
                for row in tables.other_winners(study).rows(named=True)
            ),
        ),
    )


def _by_chance(study: Study) -> str:
    rows = tables.other_winners_by_chance(study).rows(named=True)
    return findings.listed([f"{row['share']:.0%} of the cases with {row['players']} players" for row in rows])


def _compared(study: Study, what: str) -> str:
    name, is_share = COMPARED[what]
    drawn = plots.effects(
        what,
        tables.effects(study).filter(col("what") == what),
        lambda variant: "\n".join(findings.variant_words(study.plan.game, variant)),
        findings.change_words(study, what),
        is_share,
    )
    return picture(drawn, f"What each option changes in {name}.")


def _changed(study: Study, row: Named) -> tuple[object, ...]:
    name, is_share = COMPARED[row["what"]]
    usual = f"{row['as_is']:.1%}" if is_share else f"{row['as_is']:.1f}"
    option = findings.variant_name(study.plan.game, row["variant"])
    return option, row["players"], name, usual, change(row, is_share), findings.unit(study, row["what"])


# ------------------------------------------------------------------ the dragon, the rules


def dragon(study: Study) -> str:
    found = tables.catches(study)
    if found.is_empty():
        return ""
    return section(
        "Where does the dragon catch?",
        picture(
            plots.catches(found), "How many knights the dragon catches on each field of the cave, a game."
        ),
        text(findings.dragon(study)),
        figures(
            "Catches",
            ("players", "field", "catches", "a game", "share of the catches"),
            (
                (row["players"], row["field"], row["times"], a_game(row["a_game"]), f"{row['share']:.1%}")
                for row in found.rows(named=True)
            ),
        ),
    )


def rules(study: Study) -> str:
    book = {rule.id: rule for rule in rulebook(study.plan.game)}
    order = {rule: place for place, rule in enumerate(book)}
    use = tables.rule_use(study).sort(col("rule").replace_strict(order, default=len(order)), "players")

    def title(rule: str) -> str:
        return f"{rule} {book[rule].title}" if rule in book else rule

    return section(
        "Which rules come into play?",
        picture(
            plots.rules(use, title),
            "In how many of the games the log cites each rule.",
        ),
        text(findings.rules(study)),
        text(
            "Only rules by which something happens are counted. A rule that forbids something leaves no line "
            "in the log, as what it forbids is never done. How many lines a game has on a rule does not tell "
            "how often it was used: one occasion may take two lines."
        ),
        *_never(study),
        figures(
            "Rules",
            ("rule", "players", "games", "share of the games (95%)", "lines in the log a game", "our ruling"),
            (
                (
                    title(row["rule"]),
                    row["players"],
                    f"{row['games']:,} of {row['of']:,}",
                    percent(row),
                    a_game(row["a_game"]),
                    "yes" if row["rule"] in book and book[row["rule"]].has_ruling else "",
                )
                for row in use.rows(named=True)
            ),
        ),
    )


def _never(study: Study) -> list[str]:
    never = findings.never(study)
    if not never:
        return []
    return [
        text(
            "The log never cites these, in any game and with any option. Rules on the material, the set-up "
            "and what is hidden hold all the time; the others say what may not be done or does not happen."
        ),
        bullets(f"{title}: {', '.join(rules)}" for title, rules in never.items()),
    ]


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
