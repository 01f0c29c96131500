"""What the tables say, in sentences."""

import json
from typing import Any

import polars as pl
from polars import col

from gemhoard.games import GAMES
from gemhoard.study import tables
from gemhoard.study.keep import Study
from gemhoard.study.rulebook import rulebook
from gemhoard.words import has, say

Named = dict[str, Any]

# What is compared between variants: what it is called, and whether it is a share of the wins.
COMPARED = {
    "start": ("the start player's wins", True),
    "turns": ("turns of a game", False),
    "score": ("points of a seat", False),
}


# ------------------------------------------------------------------ numbers and names


def percent(row: Named) -> str:
    """A share with its 95% interval."""
    return f"{100 * row['share']:.1f}% ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def change(row: Named, is_share: bool) -> str:
    """A difference with its 95% interval; of shares, in percentage points."""
    scale = 100 if is_share else 1
    mean, low, high = (scale * row[name] for name in ("mean", "low", "high"))
    return f"{mean:+.1f} ({low:+.1f} to {high:+.1f})"


def listed(parts: list[str]) -> str:
    """a, b and c."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}" if parts else "none"


def game_name(study: Study) -> str:
    return say("en", f"{study.plan.game}-name")


def points_word(study: Study) -> str:
    return "penalty points" if GAMES[study.plan.game].fewer_is_better else "points"


def variant_words(game: str, variant: str) -> tuple[str, str]:
    """An option and its value, as the table's page names them."""
    option, _, text = variant.partition("=")
    message, value = f"{game}-option-{option.replace('_', '-')}", json.loads(text)
    choice = f"{message}-{str(value).lower()}"
    name = say("en", message) if has("en", message) else option
    if isinstance(value, list):
        return name, f"{value[0]} in every {'colour' if len(set(value)) == 1 else 'part'}"
    return name, say("en", choice) if has("en", choice) else text


def variant_name(game: str, variant: str) -> str:
    return ": ".join(variant_words(game, variant))


def ending_words(game: str, kind: str) -> str:
    """The line of the log that says so."""
    text = say("en", f"{game}-{kind}", who="somebody")
    return text[0].upper() + text[1:].removesuffix(": the game is over.").removesuffix(".")


def source_words(game: str, kind: str) -> str:
    text = say("en", f"{game}-source", value=kind)
    return text[0].upper() + text[1:]


DECIDED = {
    "points": "the score alone",
    "tie-break": "a tie-break",
    "shared": "nothing: the win is shared",
    "virtual": "the virtual player wins",
}


# ------------------------------------------------------------------ sentences


def start_player(study: Study) -> str:
    """Whether it pays to start."""
    starts = tables.seat_wins(study).filter(col("order") == 0).rows(named=True)
    told = [f"{percent(row)} of the games of {row['players']}" for row in starts]
    return f"Whoever starts wins {listed(told)}. {_start_verdict(starts)}"


def _start_verdict(starts: list[Named]) -> str:
    ahead = [str(row["players"]) for row in starts if row["low"] > row["fair"]]
    behind = [str(row["players"]) for row in starts if row["high"] < row["fair"]]
    unsure = [str(row["players"]) for row in starts if row["low"] <= row["fair"] <= row["high"]]
    said = [f"That is more than a fair share with {listed(ahead)} players."] if ahead else []
    said += [f"That is less than a fair share with {listed(behind)} players."] if behind else []
    said += [f"With {listed(unsure)} players no advantage is shown."] if unsure else []
    return " ".join(said)


def virtual_player(study: Study) -> str:
    """Of two-player Kadora; empty elsewhere."""
    rows = tables.virtual_wins(study).rows(named=True)
    return "".join(f"With {row['players']} players the virtual player wins {percent(row)}." for row in rows)


def length(study: Study) -> str:
    by = tables.lengths(study)
    turns, decisions = (by.filter(col("what") == what).rows(named=True) for what in ("turns", "decisions"))
    told = [
        f"{t['mean']:.0f} turns and {d['mean']:.0f} decisions with {t['players']} players"
        for t, d in zip(turns, decisions, strict=True)
    ]
    return f"A game takes {listed(told)}, on average."


def score(study: Study) -> str:
    rows = tables.scores(study)
    told = [
        f"{won['mean']:.1f} with {won['players']} players (all seats {every['mean']:.1f})"
        for won, every in zip(
            rows.filter(col("who") == "winners").rows(named=True),
            rows.filter(col("who") == "all").rows(named=True),
            strict=True,
        )
    ]
    return f"Winners have {listed(told)} {points_word(study)}, on average."


def endings(study: Study) -> str:
    table = tables.endings(study)
    kinds = table["ending"].unique().sort().to_list()
    if len(kinds) == 1:
        return f"All games end in the same way: {ending_words(study.plan.game, kinds[0]).lower()}."
    most = (
        table.sort("share", descending=True).group_by("players", maintain_order=True).first().sort("players")
    )
    told = [
        f"“{ending_words(study.plan.game, row['ending'])}” with {row['players']} players ({row['share']:.0%})"
        for row in most.rows(named=True)
    ]
    return f"The most common ending is {listed(told)}."


def rules(study: Study) -> str:
    use, book = tables.rule_use(study), rulebook(study.plan.game)
    least = (
        use.group_by("rule").agg(col("times").sum(), col("of").sum()).sort("times", "rule").row(0, named=True)
    )
    titles = {rule.id: rule.title for rule in book}
    often = f"{least['times']:,} times in {least['of']:,} games"
    return (
        f"The log cites {use['rule'].n_unique()} of {len(book)} rules in the game as it is. "
        f"The rarest of them is {least['rule']} ({titles.get(least['rule'], '')}): {often}."
    )


def never(study: Study) -> dict[str, list[str]]:
    """The rules that no event cited, in any variant, by section of the rulebook."""
    seen, found = tables.rules_seen(study), dict[str, list[str]]()
    for rule in rulebook(study.plan.game):
        if rule.id not in seen:
            found.setdefault(rule.section, []).append(f"{rule.id} {rule.title}")
    return found


def options(study: Study) -> list[str]:
    """One sentence for each variant: what it surely changes."""
    effects, others = tables.effects(study), tables.other_winners(study)
    variants = effects["variant"].unique(maintain_order=True).to_list()
    return [_effect(study, variant, effects, others) for variant in variants]


def _effect(study: Study, variant: str, effects: pl.DataFrame, others: pl.DataFrame) -> str:
    differ = others.filter(col("variant") == variant)
    least, most = differ["share"].min(), differ["share"].max()
    sure = [
        f"{what} {listed(told)}"
        for name, (what, is_share) in COMPARED.items()
        if (told := _sure(effects.filter(col("variant") == variant, col("what") == name), is_share))
    ]
    changed = f"It surely changes {'; '.join(sure)}." if sure else "Nothing else changes surely."
    often = f"{least:.0%}" if least == most else f"{least:.0%} to {most:.0%}"
    return (
        f"{variant_name(study.plan.game, variant)}. On the same deals somebody else wins in {often} of the games. "
        f"{changed}"
    )


def _sure(table: pl.DataFrame, is_share: bool) -> list[str]:
    unit = " points" if is_share else ""
    return [
        f"by {change(row, is_share)}{unit} with {row['players']} players"
        for row in table.rows(named=True)
        if tables.is_sure(row["low"], row["high"])
    ]


def skill(study: Study) -> str:
    rows = tables.skill(study).rows(named=True)
    told = [f"{percent(row)} with {row['players']} players (fair {row['fair']:.0%})" for row in rows]
    return f"Against {study.plan.against}, {study.plan.bot} wins {listed(told)}."


def dragon(study: Study) -> str:
    """Where it is most dangerous; empty where there is no dragon."""
    table = tables.catches(study)
    if not len(table):
        return ""
    a_game = table.group_by("players").agg(col("a_game").sum()).sort("players").rows(named=True)
    worst = table.group_by("field").agg(col("times").sum()).sort("times").row(-1, named=True)
    told = [f"{row['a_game']:.1f} knights with {row['players']} players" for row in a_game]
    share = worst["times"] / table["times"].sum()
    return (
        f"The dragon catches {listed(told)}, a game. "
        f"Its best field is {worst['field']}, with {share:.0%} of all catches."
    )


def headlines(study: Study) -> list[str]:
    """What to tell somebody who has a minute."""
    told = [
        start_player(study),
        virtual_player(study),
        length(study),
        score(study),
        endings(study),
        skill(study),
        dragon(study),
    ]
    return [sentence for sentence in told if sentence]
