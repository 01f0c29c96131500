"""The sections of a report on places and rules, as the game declares them."""

import polars as pl
from polars import col

from gemhoard.games.events import CountedEvent
from gemhoard.html import bullets, figures, join, picture, section, text
from gemhoard.study import findings, plots, tables
from gemhoard.study.findings import a_game, percent
from gemhoard.study.rulebook import rulebook
from gemhoard.study.storage import Study


def places(study: Study) -> str:
    """One section for each kind of event that the game wants counted by place."""
    return join(_places(study, event) for event in study.game.counted_events)


def _places(study: Study, event: CountedEvent) -> str:
    found = tables.by_place(study, event.kind)
    if found.is_empty():
        return ""
    return section(
        event.title,
        picture(plots.places(event.kind, found, event.noun, event.where), event.caption),
        text(findings.by_place(study, event)),
        figures(
            event.noun.capitalize(),
            ("players", event.where, event.noun, "a game", f"share of the {event.noun}"),
            (
                (row["players"], row["field"], row["times"], a_game(row["a_game"]), f"{row['share']:.1%}")
                for row in found.rows(named=True)
            ),
        ),
    )


def rules(study: Study) -> str:
    book = {rule.id: rule for rule in rulebook(study.game)}
    order = {rule: place for place, rule in enumerate(book)}
    use = tables.rule_use(study)
    if use.is_empty():
        return ""
    use = use.sort(
        col("rule").replace_strict(order, default=len(order), return_dtype=pl.UInt32), "rule", "players"
    )

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
