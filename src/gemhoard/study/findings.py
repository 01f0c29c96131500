"""What the tables say, in sentences."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import polars as pl
from polars import col

from gemhoard.games.events import CountedEvent
from gemhoard.study import tables
from gemhoard.study.rulebook import rulebook
from gemhoard.study.storage import Study
from gemhoard.words import has, say

Named = dict[str, Any]

# What is compared between variants: what it is called, and whether it is a share of the wins.
COMPARED = {
    "start": ("the start player's wins", True),
    "turns": ("the length of a game", False),
    "score": ("the average score", False),
}

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
PLAYED_ELSEWHERE = "These games were played by another version of the program."


# ------------------------------------------------------------------ numbers and names


def percent(row: Named) -> str:
    """A share with its 95% interval."""
    return f"{100 * row['share']:.1f}% ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def change(row: Named, is_share: bool) -> str:
    """A difference with its interval."""
    mean, low, high = (signed(row[name], is_share) for name in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})"


def signed(difference: float, is_share: bool) -> str:
    """Of shares, in percentage points."""
    return f"{difference * (100 if is_share else 1):+.1f}".replace("-", "−")


def a_game(times: float) -> str:
    """How often something happens in a game; what is rare does not look as if it never did."""
    return "less than 0.01" if 0 < times < 0.01 else f"{times:.2f}"


def briefly(row: Named) -> str:
    """A share with its 95% interval, where there is little room."""
    return f"{row['share']:.0%} ({100 * row['low']:.0f}–{100 * row['high']:.0f})"


def listed(parts: list[str]) -> str:
    """a, b and c."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}" if parts else "none"


def games_of(players: int) -> str:
    """Two-player games, and so on."""
    return f"{NUMBERS[players] if players < len(NUMBERS) else players}-player games"


def game_name(study: Study) -> str:
    return words_or(f"{study.plan.game}-name", study.plan.game.capitalize())


def words_or(message: str, default: str, **values: Any) -> str:
    """The English words of a game; a game may have none of them."""
    return say("en", message, **values) if has("en", message) else default


def points_word(study: Study) -> str:
    return "penalty points" if study.game.fewer_is_better else "points"


def measured_in(study: Study, what: str) -> str:
    """What a change of the figures that are compared is counted in."""
    return {"start": "percentage points", "turns": "turns", "score": points_word(study)}[what]


def change_words(study: Study, what: str) -> str:
    """What an axis of changes is marked with."""
    is_worse = what == "score" and study.game.fewer_is_better
    return f"change, in {measured_in(study, what)}{' (more is worse)' if is_worse else ''}"


def variant_words(game: str, variant: str) -> tuple[str, str]:
    """An option and its value, as the table's page names them."""
    option, _, text = variant.partition("=")
    message, value = f"{game}-option-{option.replace('_', '-')}", json.loads(text)
    name = words_or(message, option)
    if isinstance(value, list):  # of an option with parts, all of which have the same value here
        return name, f"{value[0]} throughout"
    return name, words_or(f"{message}-{str(value).lower()}", text)


def variant_name(game: str, variant: str) -> str:
    option, choice = variant_words(game, variant)
    return f"{option} {choice}" if option.endswith("?") else f"{option}: {choice}"


def ending_words(game: str, kind: str) -> str:
    """The line of the log that says so."""
    text = words_or(f"{game}-{kind}", kind.replace("-", " ") or "no event tells why", who="somebody")
    return text[0].upper() + text[1:].removesuffix(": the game is over.").removesuffix(".")


def source_words(game: str, kind: str) -> str:
    text = words_or(f"{game}-source", kind.replace("-", " "), value=kind)
    return text[0].upper() + text[1:]


DECIDED = {
    "points": "The score decides",
    "tie-break": "A tie-break decides",
    "shared": "The win is shared",
    "virtual": "The virtual player wins",
}


# ------------------------------------------------------------------ sentences


def start_player(study: Study) -> str:
    """Whether it pays to start."""
    starts = tables.seat_wins(study).filter(col("turn_order") == 0).rows(named=True)
    phrases = [f"{percent(row)} of the {games_of(row['players'])}" for row in starts]
    return f"The start player wins {listed(phrases)}. {_start_verdict(starts)}"


def _start_verdict(starts: list[Named]) -> str:
    ahead = [str(row["players"]) for row in starts if row["low"] > row["fair"]]
    behind = [str(row["players"]) for row in starts if row["high"] < row["fair"]]
    unsure = [str(row["players"]) for row in starts if row["low"] <= row["fair"] <= row["high"]]
    said = [f"That is more than a fair share with {listed(ahead)} players."] if ahead else []
    said += [f"That is less than a fair share with {listed(behind)} players."] if behind else []
    said += [f"With {listed(unsure)} players no advantage is shown."] if unsure else []
    return " ".join(said)


def virtual_player(study: Study) -> str:
    """Empty where there is none."""
    rows = tables.virtual_wins(study).rows(named=True)
    return "".join(f"With {row['players']} players the virtual player wins {percent(row)}." for row in rows)


def length(study: Study) -> str:
    by = tables.lengths(study)
    turns, decisions = (by.filter(col("what") == what).rows(named=True) for what in ("turns", "decisions"))
    phrases = [
        f"{t['mean']:.0f} turns and {d['mean']:.0f} decisions with {t['players']} players"
        for t, d in zip(turns, decisions, strict=True)
    ]
    return f"A game takes {listed(phrases)}, on average."


def score(study: Study) -> str:
    scored = tables.scores(study)
    won, every = (scored.filter(col("who") == who).rows(named=True) for who in ("winners", "all"))
    by_count = [f"{row['mean']:.1f} with {row['players']} players" for row in won]
    overall, word = listed([f"{row['mean']:.1f}" for row in every]), points_word(study)
    return f"On average a winner has {listed(by_count)}, and a seat, winner or not, {overall} {word}."


def endings(study: Study) -> str:
    table, game = tables.endings(study), study.plan.game
    kinds = table["ending"].unique().sort().to_list()
    if kinds == [""]:
        return ""
    if len(kinds) == 1:
        return f"All games end in the same way. The log says: “{ending_words(game, kinds[0])}.”"
    sentences = []
    for kind in kinds:
        rows = table.filter(col("ending") == kind).rows(named=True)
        shares = listed([f"{row['share']:.0%} of the {games_of(row['players'])}" for row in rows])
        sentences.append(f"“{ending_words(game, kind)}” ends {shares}.")
    return " ".join(sentences)


def rules(study: Study) -> str:
    use, book = tables.rule_use(study), rulebook(study.game)
    titles = {rule.id: rule.title for rule in book}
    rule, games = use.group_by("rule").agg(col("games").sum()).sort("games", "rule").row(0)
    cited, of = len(set(use["rule"])), len(tables.as_is(study.games))
    name = f"{rule} ({titles[rule]})" if rule in titles else rule
    return (
        f"The log cites {f'{cited} of {len(book)}' if book else cited} rules in the game as it is. "
        f"The rarest of them is {name}: cited in {games:,} of {of:,} games."
    )


def never(study: Study) -> dict[str, list[str]]:
    """The rules that no event cited, in any variant, by section of the rulebook."""
    seen, found = tables.rules_seen(study), dict[str, list[str]]()
    for rule in rulebook(study.game):
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
    shares = differ["share"].to_list()
    sure = [
        found
        for name in COMPARED
        if (found := _sure(study, effects.filter(col("variant") == variant, col("what") == name), name))
    ]
    changed = f"It surely changes {listed(sure)}." if sure else "No other change is sure."
    often = f"{min(shares):.0%} to {max(shares):.0%}"
    name = variant_name(study.plan.game, variant)
    return f"{name}. On the same deals somebody else wins in {often} of the games. {changed}"


def _sure(study: Study, table: pl.DataFrame, name: str) -> str:
    """How much, at those player counts where there is no doubt; empty where there is none such."""
    what, is_share = COMPARED[name]
    rows = [row for row in table.rows(named=True) if tables.is_sure(row["low"], row["high"])]
    if not rows:
        return ""
    means = [signed(each, is_share) for each in sorted(row["mean"] for row in rows)]
    much = means[0] if len(means) == 1 else f"{means[0]} to {means[-1]}"
    players = listed([str(row["players"]) for row in rows])
    return f"{what} by {much} {measured_in(study, name)} (with {players} players)"


def skill(study: Study) -> str:
    rows = tables.skill(study).rows(named=True)
    phrases = [f"{percent(row)} with {row['players']} players (fair {row['fair']:.0%})" for row in rows]
    return f"Against {study.plan.against}, {study.plan.bot} wins {listed(phrases)}."


def by_place(study: Study, event: CountedEvent) -> str:
    """How many there are, and where most of them happen; empty where there are none."""
    table = tables.by_place(study, event.kind)
    if table.is_empty():
        return ""
    a_game = table.group_by("players").agg(col("a_game").sum()).sort("players").rows(named=True)
    most = table.group_by("field").agg(col("times").sum()).sort("times").row(-1, named=True)
    phrases = [f"{row['a_game']:.1f} with {row['players']} players" for row in a_game]
    share = most["times"] / table["times"].sum()
    return (
        f"{event.noun.capitalize()} a game: {listed(phrases)}. "
        f"Most of them happen on {event.where} {most['field']}: {share:.0%} of all."
    )


def headlines(study: Study) -> list[list[str]]:
    """For somebody who has a minute: a line for each thing, a column for each player count."""
    seats, lengths, scores = tables.seat_wins(study), tables.lengths(study), tables.scores(study)
    starts, skill = seats.filter(col("turn_order") == 0), tables.skill(study)
    lines = [
        ("start player wins", starts, briefly),
        ("fair for a seat", starts, _fair),
        ("virtual player wins", tables.virtual_wins(study), briefly),
        (f"{study.plan.bot} beats {study.plan.against}", skill, briefly),
        ("fair for a bot", skill, _fair),
        ("turns a game", lengths.filter(col("what") == "turns"), _mean),
        ("decisions a game", lengths.filter(col("what") == "decisions"), _mean),
        (f"winner's {points_word(study)}", scores.filter(col("who") == "winners"), _mean),
        *((f"{event.noun} a game", _a_game(study, event), _mean) for event in study.game.counted_events),
    ]
    counts = study.plan.players
    head = ["players", *map(str, counts)]
    return [head, *([what, *_by_count(table, counts, word)] for what, table, word in lines if len(table))]


def _a_game(study: Study, event: CountedEvent) -> pl.DataFrame:
    return tables.by_place(study, event.kind).group_by("players").agg(col("a_game").sum().alias("mean"))


def _fair(row: Named) -> str:
    return f"{row['fair']:.0%}"


def _mean(row: Named) -> str:
    return f"{row['mean']:.1f}"


def _by_count(table: pl.DataFrame, counts: Sequence[int], word: Callable[[Named], str]) -> list[str]:
    cells = {row["players"]: word(row) for row in table.rows(named=True)}
    return [cells.get(players, "") for players in counts]
