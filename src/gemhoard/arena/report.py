"""The standings of a match, for people and for programs."""

import hashlib
import shlex
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from gemhoard.arena.match import MOVE_TIME, Bots, Match
from gemhoard.arena.standings import Standings
from gemhoard.arena.statistics import SequentialTest
from gemhoard.bots import Bot, fingerprint
from gemhoard.engines import Engine
from gemhoard.jobs import program_hash

MOST_FORFEITS = 10  # lines
HEAD = ("bot", "games", "wins", "95%", "fair", "rating", "margin", "ms a move", "slowest")


def cells(line: dict[str, Any]) -> tuple[str, ...]:
    """A line of the table, from the JSON of a standing."""
    return (
        line["bot"],
        f"{line['games']}",
        f"{line['share']:.1%}",
        f"{line['low']:.1%} to {line['high']:.1%}",
        f"{line['fair']:.1%}",
        f"{line['rating']:+.0f}",
        f"{line['margin']:+.2f}",
        f"{line['mean_ms']:.2f}",
        f"{line['slowest_ms']:.1f}",
    )


def text(standings: dict[str, Any]) -> str:
    """What the command prints, from the JSON of the standings."""
    lines = aligned([HEAD, *map(cells, standings["table"])])
    counted = f"{standings['deals']} of {standings['asked']} deals, {standings['games']} games"
    return "\n".join([standings["command"], counted, "", *lines, "", *remarks(standings)])


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns, the first to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]


def remarks(standings: dict[str, Any]) -> list[str]:
    """What the table does not show: who is better, the virtual player, the test, and games not played out."""
    lines = [
        f"{pair['a']} less {pair['b']}, by deal: {points(pair)}: {judgement(pair)}"
        for pair in standings["pairs"]
    ]
    if standings["virtual_share"] is not None:
        lines.append(f"the virtual player wins {standings['virtual_share']:.1%}")
    if test := standings["test"]:
        a, b = standings["bots"]
        sure = test["verdict"] or "not sure yet"
        lines += [
            f"H0: {a} is not better than {b}; H1: it wins {100 * test['edge']:g} points more of the games",
            f"sequential test at alpha {test['alpha']}, beta {test['beta']}: {sure}",
        ]
    return lines + forfeits(standings["forfeits"])


def forfeits(lost: list[dict[str, Any]]) -> list[str]:
    """A line for each game that an engine lost because it could not play on; of very many the first few."""
    lines = [f"deal {each['deal']}, lost by {each['bot']}: {each['reason']}" for each in lost]
    more = len(lines) - MOST_FORFEITS
    return lines if more <= 0 else [*lines[:MOST_FORFEITS], f"and {more} more games lost in such a way"]


def points(pair: dict[str, Any]) -> str:
    """A difference of win shares in percentage points, with its 95% interval."""
    low, high = pair["interval"]
    return f"{100 * pair['difference']:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"


def judgement(pair: dict[str, Any]) -> str:
    low, high = pair["interval"]
    return (
        f"{pair['a']} is better"
        if low > 0
        else f"{pair['b']} is better"
        if high < 0
        else "no difference shown"
    )


# ------------------------------------------------------------------ files


def document(standings: Standings, bots: Bots, asked: int) -> dict[str, Any]:
    """Everything about a match but its single games."""
    return {
        "command": command(standings.match, asked, standings.test),
        "gemhoard": version("gemhoard"),
        "played_by": played_by(bots),
        "asked": asked,
        "complete": len(standings.deals) == asked or standings.verdict is not None,
        **standings.to_json(),
    }


def played_by(bots: Bots) -> str:
    """A hash of what games depend on beside their seeds: the program, external bots, network files."""
    depends_on = " ".join([program_hash(), *map(_fingerprint, bots)])
    return hashlib.sha256(depends_on.encode()).hexdigest()[:16]


def _fingerprint(player: Bot | Engine) -> str:
    return player.fingerprint if isinstance(player, Engine) else fingerprint(player)


def command(match: Match, deals: int, test: SequentialTest | None = None) -> str:
    """What to type to play the match again."""
    bots, sure = (
        shlex.quote(",".join(match.bots)),
        f" --until-sure --edge {100 * test.edge:g}" if test else "",
    )
    what = f"gemhoard arena {match.game} --players {match.players} --bots {bots}"
    what += "".join(f" --option {shlex.quote(option)}" for option in match.options)
    limit = f" --move-time {match.move_time}" if match.move_time != MOVE_TIME else ""
    return f"{what} --games {deals} --seed {match.seed}{limit}{sure}"
