"""Play the matches that `docs/strength.md` reports and are not kept yet, and write the page.

    python benchmarks/strength.py                  all of them; Ctrl-C stops, and the next run goes on
    python benchmarks/strength.py --only ladder    the sections whose title has this word
    python benchmarks/strength.py --game kadora    one game alone
    python benchmarks/strength.py --page           the page alone, from what is kept

Every finished match is a file in `docs/strength/`. To play one again, delete its file; those of a master are
played again when its network is another.
"""

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import search

from gemhoard.arena import Match, split_names
from gemhoard.arena.checkpoint import CheckpointError, MatchCheckpoint
from gemhoard.arena.report import cells, judgement, points
from gemhoard.bots import levels_of
from gemhoard.files import write_whole
from gemhoard.games import GAMES
from gemhoard.jobs import LocalPool, Progress, cores
from gemhoard.solver.truth import evaluate_bots, left_out, percent

DOCS = Path(__file__).resolve().parents[1] / "docs"

Entry = tuple[str, int, str, int]  # game, players, the two bots, deals


@dataclass(frozen=True)
class Section:
    """A title, a text, and matches; or figures that another command has put into `docs/strength/`."""

    title: str
    text: str
    matches: tuple[Entry, ...] = ()
    figures: str = ""  # the name of the file, of `search.py`: {"command": ..., "rows": [{column: value}]}
    judged: str = ""  # the bots that decide in solved positions of both games


def both_games(players: range, bots: str, deals: int = 400) -> tuple[Entry, ...]:
    return tuple((game, seats, bots, deals) for game in GAMES for seats in players)


TWO, SOME, ALL = range(2, 3), range(2, 5, 2), range(2, 6)
# Every level over the one below, from the top: the game, the two names, and the two bots.
STEPS = [
    (name, f"{level} over {below}", f"{bot},{bot_below}")
    for name, game in GAMES.items()
    for (level, bot), (below, bot_below) in pairwise(reversed(levels_of(game).items()))
]
POSITIONS = 500

TRUTH = f"""\
In how many of {POSITIONS} late positions of two players a bot picks a best action, how much of the chance to
win it gives away on average, and how much where it errs. A solver knows the chances exactly, over all dice
and unseen cards.

The positions of Kadora are of the last round. Those of Emerald come from games played at random until the
knights have at most 32 steps left and the points are at most 6 apart, then on, every other choice greedy,
with ransom paid openly; those that the solver cannot finish are left out. In both, only positions where the
choice matters."""

MORE_TIME = """\
Whether strength still grows at twice and at four times the simulations: it does in both games, in Kadora less
steeply, and at ten times too, which is what the dragon has. Counted in simulations: by the clock
of a machine with other work the two had unequal time."""

MIRROR = """\
Each bot against itself: nobody should be better, but one line in twenty says so by chance. Kadora's greedy
was played again on 4,000 other deals (`gemhoard arena kadora --players 2 --bots greedy,greedy --games 4000
--seed 2`): -1.4 points (-3.5 to +0.7), and Emerald's likewise: +1.8 points (-0.4 to +3.9)."""

EXTERNAL_BOTS = """\
OpenSpiel's searches playing our games, at equal simulations and at equal time. Its compiled MCTS searches one
way that the cards may lie. Its information-set MCTS re-deals, as ours does; it is the one written in
Python, since the compiled one cannot play games written in Python.

With 20 simulations each, so few deals show a difference in one match of four. But for these 20 OpenSpiel's
need 36 to 500 times as long, and at equal time ours wins nearly every game."""

LEVELS = (
    """\
Every level against the one below. The lower ones choose by the network's policy alone, with more or less
care (`~`), the upper ones think ahead: """
    + "; ".join(
        f"in {game.capitalize()} "
        + ", ".join(f"{name} is `{bot}`" for name, bot in levels_of(GAMES[game]).items())
        for game in GAMES
    )
    + "."
)

POLICY = """\
`policy` takes what the network's policy prefers and does not think ahead. How many games and decisions a
second it plays on one core in the compiled loop of studies, and how it does against a search without a
network."""

FAILED = """\
What was tried on the way was measured as far as was needed to decide; no command repeats it.

- The network alone as judge of a new position, without playing on at random: with an early network, two
  players, 100 deals and equal simulations, master was 3.5 points behind search in Kadora (-17.1 to +10.1).
  With half of each it was ahead, and three parts of the network to one of random play were better still.
- A dragon of 1,000 simulations: in Kadora it gave away 1.20 points (0.72 to 1.68) of the chance to win, in
  500 solved positions. It has 2,000 now.
- A wider network: with 256 sums instead of 128, learning from the same 1.7 million decisions of Emerald, it
  was off by 1.012 instead of 1.013 in the choices of 13,700 decisions that it had not learned from; in Kadora
  by 1.699 instead of 1.701. That is not worth being slower.
- Learning on in Kadora: with as many passes as brought generation 10 its gain, those after it became
  no better, and with better teachers or more games worse (`docs/networks.md`, with all intervals).
- Learning the chances from how games end alone, without what the search thought of them: Kadora's network
  then knew nothing about games that it had not learned from. With two fifths of it and six passes over
  3,333 games, how 667 other games ended was off by 1.191, instead of 1.183 before; a learner of such passes,
  at twice the rate, lost to the network that it began with by 14.7 ± 10.6 points. With the values of later
  decisions mixed in (TD(λ)) it was off by 1.179 after two passes and by 1.183 after six.
- Learning on in Kadora from better examples (`docs/networks.md`): after 28,000 games, at 200 simulations
  and with the same part of random play, 4.8 points ahead of where it began with two players (-0.6 to +10.2,
  600 deals), 5.2 with three (-1.4 to +11.9, 400 deals), -0.6 with four (-7.2 to +6.0, 400 deals), and with
  five -2.9 (-9.7 to +3.9, 400 deals). Without random play, as Emerald's plays now, -14.5 with two (-21.2 to
  -7.8, 400 deals). A flatter policy, its logits divided by 1.3 or 1.7, made no difference that could be
  shown.
- More features, learned on top of a trained network from the same games, three passes. Kadora: count and sum
  of the cards of each colour that one has not seen, and the sum of each line with room for a card: off by
  1.2160 instead of 1.2156 in values, and by 1.5433 instead of 1.5429 in the policy. Emerald: knights by their
  distance from the dragon, where they would land, and the lead in each kind of gem: 0.9004 instead of 0.9009,
  and 0.7818 instead of 0.7823. Not worth being slower."""

SECTIONS = [
    Section(
        "Simulations a second",
        "How many a search does, each to the end of the game, from the opening and from the middle.",
        figures="simulations",
    ),
    Section("Without a search", POLICY, both_games(ALL, "policy,search:200"), figures="policy"),
    Section("The ladder: greedy against random", "", both_games(ALL, "greedy,random")),
    Section(
        "The ladder: search against greedy",
        "At 1,000 and at 10,000 simulations a move, and at 200 with every number of players.",
        both_games(TWO, "search:1000,greedy")
        + both_games(TWO, "search:10000,greedy")
        + both_games(ALL, "search:200,greedy"),
    ),
    Section(
        "Master against search, at equal simulations",
        "",
        both_games(SOME, "master:300,search:300") + both_games(ALL, "master:200,search:200"),
    ),
    Section(
        "Master against search, at equal time",
        "With little time, and with five times as much.",
        both_games(SOME, "master:4ms,search:4ms") + both_games(TWO, "master:20ms,search:20ms"),
    ),
    Section(
        "The levels at the table",
        LEVELS,
        tuple((game, seats, bots, 400) for game, _, bots in STEPS for seats in ALL),
    ),
    Section(
        "How long the levels think",
        "Where there is a choice, on one core, in one game each in which a level has all seats.",
        figures="answers",
    ),
    Section(
        "Truth",
        TRUTH,
        judged="random,greedy,search:200,master:200,master:2000",
    ),
    Section(
        "More time",
        MORE_TIME,
        both_games(TWO, "master:400,master:200", 1000) + both_games(TWO, "master:800,master:200", 1000),
    ),
    Section(
        "Mirror",
        MIRROR,
        both_games(SOME, "greedy,greedy") + both_games(TWO, "master:200,master:200"),
    ),
    Section(
        "Beside OpenSpiel's searches",
        EXTERNAL_BOTS,
        both_games(TWO, "search:20,spiel-mcts:20", 40)
        + both_games(TWO, "search:20,spiel-ismcts:20", 40)
        + both_games(TWO, "search:100ms,spiel-mcts:100ms", 20)
        + both_games(TWO, "search:100ms,spiel-ismcts:100ms", 20),
    ),
    Section("What did not work", FAILED),
]

INTRODUCTION = """# How strong the bots are

Made by `python benchmarks/strength.py`, which plays the matches below and writes this page; `docs/strength/`
keeps what it found. Any line can be played again with the command under its table.

Every deal is played twice, with seats exchanged and the same cards and dice, so that every bot sits in every
seat equally often. A shared win counts in parts. Behind the wins of the first bot stands Wilson's 95%
interval over games; *fair* is what it would win if both were equally good, *rating* how far it is ahead on
the scale of Elo (Bradley-Terry). Games of one deal are alike, so whether the first bot is better is judged
*by deal*: its win share less the other's, with a 95% interval, normal over deals, to which two imagined ones
are added, one for each bot. The *margin* says how many points a seat of the first bot is ahead of the best
seat that is not its own, Kadora's virtual player included; the mean of all its seats, and so below zero for
equals who have several. *ms* is the mean move of the first bot and of the second, on a machine that had other
work as well and was paused at times.
"""

HEAD = ("game", "players", "bots", "deals", "wins", "95%", "fair", "rating", "margin", "ms", "by deal", "so")


# ------------------------------------------------------------------ playing


def file_of(entry: Entry) -> Path:
    """Named by what the levels are, so that a level that changes is measured again."""
    game, players, bots, deals = entry
    rungs = "-".join(re.sub(r"[^\w.~-]+", "_", bot) for bot in split_names(bots))
    return DOCS / "strength" / f"{game}-{players}-{rungs}-{deals}.json"


def read(entry: Entry) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(file_of(entry).read_text())
    return kept


def network_of(game: str, bots: str) -> str:
    """A hash of the network that leads a master among the bots: with another one the figures are old."""
    if not any(re.match("master|policy", bot) for bot in split_names(bots)):
        return ""
    return hashlib.sha256(network_content(game)).hexdigest()[:16]


def network_content(game: str) -> bytes:
    network = GAMES[game].network
    return network.read_bytes() if network else b""


def is_missing(file: Path, game: str, bots: str) -> bool:
    return not file.exists() or is_old(json.loads(file.read_text()), game, bots)


def is_old(kept: dict[str, Any], game: str, bots: str) -> bool:
    return kept.get("network", "") != network_of(game, bots)


def play(entry: Entry, workers: int) -> bool:
    """Play a match and keep it; False where somebody stopped it."""
    game, players, bots, deals = entry
    print(f"{game}, {players} players, {bots}, {deals} deals", flush=True)
    checkpoint = checkpoint_of(entry)
    checkpoint.play(LocalPool(workers))
    kept = checkpoint.standings | {"network": network_of(game, bots)}
    if kept["complete"]:
        write_json(file_of(entry), kept)
        part_of(entry).unlink()
    return bool(kept["complete"])


def checkpoint_of(entry: Entry) -> MatchCheckpoint:
    """Go on from what is finished, if the same program played it."""
    game, players, bots, deals = entry
    match = Match(game, players, split_names(bots))
    try:
        return MatchCheckpoint(match, match.named_bots(), deals, None, part_of(entry))
    except CheckpointError:
        part_of(entry).unlink()
        return MatchCheckpoint(match, match.named_bots(), deals, None, part_of(entry))


def part_of(entry: Entry) -> Path:
    return file_of(entry).with_suffix(".part")


def write_json(file: Path, kept: dict[str, Any]) -> None:
    write_whole(file, (json.dumps(kept, indent=1) + "\n").encode())


def truth_file(game: str) -> Path:
    return DOCS / "strength" / f"truth-{game}.json"


def judge_bots(game: str, bots: str) -> None:
    print(f"{game}, {POSITIONS} solved positions, {bots}", flush=True)
    with Progress(what="positions") as progress:
        kept = evaluate_bots(game, bots.split(","), POSITIONS, 1, LocalPool(cores()), progress.show)
    kept["command"] = f"gemhoard truth {game} --bots {bots} --positions {POSITIONS} --seed 1"
    kept["network"] = network_of(game, bots)
    write_json(truth_file(game), kept)


# ------------------------------------------------------------------ the page


def page() -> str:
    sections = (line for section in SECTIONS for line in describe(section))
    return "\n".join([INTRODUCTION, *in_short(), *sections])


def in_short() -> Iterator[str]:
    """By how much each level beats the one below."""
    yield "## In short\n"
    yield "By how many points of the win share each level is ahead of the one below, with 95% intervals:\n"
    yield from table(
        [
            ("", *(f"{players} players" for players in ALL)),
            *(
                (
                    f"{game}: {names}",
                    *(lead((game, players, bots, 400)) for players in ALL),
                )
                for game, names, bots in STEPS
            ),
        ]
    )


def lead(entry: Entry) -> str:
    if not file_of(entry).exists():
        return "not played yet"
    match = read(entry)
    return points(match["pairs"][0]) + age(match)


def age(match: dict[str, Any]) -> str:
    return " (earlier network)" if is_old(match, match["game"], ",".join(match["bots"])) else ""


def describe(section: Section) -> Iterator[str]:
    yield f"## {section.title}\n"
    if section.text:
        yield f"{section.text}\n"
    kept = [read(entry) for entry in section.matches if file_of(entry).exists()]
    if kept:
        yield from table([HEAD, *map(line_of, kept)])
        yield "\n".join(["```", *(match["command"] for match in kept), "```\n"])
    if missing := len(section.matches) - len(kept):
        yield f"Not played yet: {missing} of {len(section.matches)} matches.\n"
    if section.figures:
        yield from figures(DOCS / "strength" / f"{section.figures}.json")
    for game in GAMES if section.judged else ():
        yield from judged(truth_file(game))


def line_of(match: dict[str, Any]) -> tuple[str, ...]:
    """One match, as its first bot sees it."""
    first, second = match["table"]
    pair = match["pairs"][0]
    _, _, wins, interval, fair, _, margin, mean, _ = cells(first)
    others_mean = cells(second)[-2]
    virtual = match["virtual_share"]
    return (
        match["game"],
        f"{match['players']}",
        f"{first['bot']} : {second['bot']}{age(match)}",
        f"{match['deals']}",
        wins,
        interval,
        fair if virtual is None else f"{fair} (virtual player {virtual:.1%})",
        f"{first['rating'] - second['rating']:+.0f}",
        margin,
        f"{mean} : {others_mean}",
        points(pair),
        judgement(pair),
    )


def figures(file: Path) -> Iterator[str]:
    if not file.exists():
        yield "Not measured yet.\n"
        return
    found = json.loads(file.read_text())
    columns = list(found["rows"][0])
    yield from table([columns, *([f"{row[column]}" for column in columns] for row in found["rows"])])
    yield f"```\n{found['command']}\n```\n"


def judged(file: Path) -> Iterator[str]:
    """One game's solved positions, in percent with 95% intervals."""
    if not file.exists():
        yield "Not measured yet.\n"
        return
    found = json.loads(file.read_text())
    head = (found["game"] + age(found), "picks a best action", "chance given away", "where it errs")
    rows = [
        (bot, *(percent(row[figure]) for figure in ("best", "loss", "loss_of_an_error")))
        for bot, row in found["bots"].items()
    ]
    yield from table([head, *rows])
    yield f"Left out: {left_out(found)}.\n"
    yield f"```\n{found['command']}\n```\n"


def table(rows: list[Any]) -> Iterator[str]:
    for i, row in enumerate(rows):
        yield f"| {' | '.join(row)} |"
        if i == 0:
            yield f"|{' --- |' * len(row)}"
    yield ""


# ------------------------------------------------------------------ the command


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the matches of docs/strength.md and write it.")
    parser.add_argument("--only", default="", metavar="WORD", help="the sections whose title has it")
    parser.add_argument("--game", choices=GAMES, help="by default both")
    parser.add_argument("--workers", type=int, default=cores(), metavar="W")
    parser.add_argument("--page", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    (DOCS / "strength").mkdir(exist_ok=True)
    wanted = [s for s in SECTIONS if chosen.only.lower() in s.title.lower() and not chosen.page]
    games = [chosen.game] if chosen.game else list(GAMES)
    entries = [
        entry
        for section in wanted
        for entry in section.matches
        if entry[0] in games and is_missing(file_of(entry), entry[0], entry[2])
    ]
    # all() stops at the first match that somebody stopped.
    finished = all(play(entry, chosen.workers) for entry in entries)
    for section in wanted:
        if finished and section.figures and not (DOCS / "strength" / f"{section.figures}.json").exists():
            search.measure(section.figures)
    for section, game in product(wanted, games):
        if finished and section.judged and is_missing(truth_file(game), game, section.judged):
            judge_bots(game, section.judged)
    write_whole(DOCS / "strength.md", page().encode())
    return 0 if finished else 130


if __name__ == "__main__":
    sys.exit(main())
