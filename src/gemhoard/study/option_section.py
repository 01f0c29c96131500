"""The section of a report on what options change."""

from polars import col

from gemhoard.html import bullets, figures, picture, section, text
from gemhoard.study import findings, plots, tables
from gemhoard.study.findings import COMPARED, Named, change, percent
from gemhoard.study.storage import Study


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
    return (
        option,
        row["players"],
        name,
        usual,
        change(row, is_share),
        findings.measured_in(study, row["what"]),
    )
