"""Play the matches that `docs/strength.md` reports and are not kept yet, and write the page.

    python benchmarks/strength.py                  all of them; Ctrl-C stops, and the next run goes on
    python benchmarks/strength.py --only ladder    the sections whose title has this word
    python benchmarks/strength.py --game kadora    one game alone
    python benchmarks/strength.py --page           the page alone, from what is kept

Each of these also writes the ratings of the levels, `src/gemhoard/bots/ratings.json`, from the same matches.

Every finished match is a file in `docs/strength/`. To play one again, delete its file; those of a master are
played again when its network is another.
"""

import argparse
import hashlib
import json
import re
import shlex
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise, product
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import calibration
import exploiter
import judged as judged_positions
import search

from gemhoard.arena import Match, split_names
from gemhoard.arena.checkpoint import CheckpointError, MatchCheckpoint
from gemhoard.arena.report import cells, judgement, points
from gemhoard.bots import levels_of
from gemhoard.bots.ratings import RATINGS, Measured, nearest
from gemhoard.files import write_whole
from gemhoard.games import GAMES
from gemhoard.jobs import LocalPool, Progress, cores
from gemhoard.solver.truth import evaluate_bots, left_out, percent
from gemhoard.study.plan import variants

DOCS = Path(__file__).resolve().parents[1] / "docs"


class Entry(NamedTuple):
    """A match of two bots, so many deals, perhaps with an option of the table as `NAME=VALUE`."""

    game: str
    players: int
    bots: str
    deals: int
    option: str = ""

    @property
    def match(self) -> Match:
        options = (self.option,) if self.option else ()
        return Match(self.game, self.players, split_names(self.bots), options=options)


@dataclass(frozen=True)
class Section:
    """A title, a text, and matches; or figures that another command has put into `docs/strength/`."""

    title: str
    text: str
    matches: tuple[Entry, ...] = ()
    figures: tuple[str, ...] = ()  # names of files: {"command": ..., "rows": [{column: value}]}
    judged: tuple[str, ...] = ()  # the bots that decide in solved positions, beside the levels


def each_game(what: str) -> tuple[str, ...]:
    return tuple(f"{what}-{game}" for game in GAMES)


def both_games(players: range, bots: str, deals: int = 400) -> tuple[Entry, ...]:
    return tuple(Entry(game, seats, bots, deals) for game in GAMES for seats in players)


def with_options(players: range, bots: str, deals: int) -> tuple[Entry, ...]:
    """Without an option, and with each at its other values; of many alike the first and the last."""
    return tuple(
        Entry(game, seats, bots, deals, option)
        for game in GAMES
        for seats in players
        for option in ("", *option_names(game))
    )


def option_names(game: str) -> list[str]:
    by_option: dict[str, list[str]] = {}
    for variant in variants(game):
        by_option.setdefault(variant.option, []).append(variant.name)
    return list(dict.fromkeys(name for names in by_option.values() for name in (names[0], names[-1])))


TWO, SOME, ALL = range(2, 3), range(2, 5, 2), range(2, 6)
# Every level over the one below, from the top: the game, the two names, and the two bots.
STEPS = [
    (name, f"{level} over {below}", f"{bot},{bot_below}")
    for name, game in GAMES.items()
    for (level, bot), (below, bot_below) in pairwise(reversed(levels_of(game).items()))
]
POSITIONS = 500
# The rating of each game's weakest level.
LOWEST = 1000
# Bots that stand in for somebody who plays for the first time, and the lower levels, which they meet.
BEGINNERS, BEGINNERS_DEALS, LOWER_LEVELS, FEW = ("random", "greedy"), 200, 5, range(2, 4)


def first_games(game: str, beginner: str, players: int) -> list[Entry]:
    lower = list(levels_of(GAMES[game]).values())[:LOWER_LEVELS]
    return [Entry(game, players, f"{beginner},{bot}", BEGINNERS_DEALS) for bot in lower]


TRUTH = f"""\
In how many of {POSITIONS} late positions of two players a bot picks a best action, how much of the chance to
win it gives away on average, and how much where it errs. A solver knows the chances exactly, over all dice
and unseen cards.

The positions of Kadora are of the last round. Those of Emerald come from games played at random until the
knights have at most 32 steps left and the points are at most 6 apart, then on, every other choice greedy,
with ransom paid openly; those that the solver cannot finish are left out. In both, only positions where the
choice matters."""

OPTIONS = """\
Does an option of the table make the bots weak? The networks have learned from the usual games alone, so a
search with the network plays one without, which no option can surprise, on the same deals with each option.
A small search, since a larger one would make up for more of what its network does not know. Of Kadora's
missing values the lowest for all colours, and the highest."""

STUDIES = """\
Whole studies (`gemhoard study --bot policy --against greedy`): every option, all that is counted, the tables
and the report. What a million games take is reckoned from these, by the clock, while the machine had ten
times as much other work, and by processor time. Kadora's tables take 3.3 kB of memory a game: 48,000 games
needed 126 MB more than 9,600."""

REGRET = """\
How much of the chance to win the levels give away in positions from games of `master:200`, from the first
decision to the last, at 2 to 5 players: where no solver reaches, many simulations of each action stand for
the truth. They share the blind spots of the network (`benchmarks/README.md`)."""

CALIBRATION = """\
Do predicted chances to win come true? `master:200` plays games that no network has learned from; at every
decision, the chance of the seat that decides, by its search (the value of the choice that it takes) and by
the network alone, is compared with what came. The *ECE* is the mean difference between what was predicted and
how often it came true, in ten classes, over decisions. Its 95% interval (bootstrap over games) allows for
what even perfect predictions would show in so few games, *by luck*: so an ECE may lie at its upper end. In a
simulation with known truth such intervals held it in 84 to 91 of 100 cases.

Where networks are too cautious, the likely reason is how they learn: early choices of self-play are drawn by
lot, and most of its searches are small, so that a lead is worth less than between strong bots. A single
*temperature*, which moves the odds away from or towards those of equals, mends that. In the last column each
half of the games is scaled by the temperature of the other half. The one that is fitted to the search's
chances in all of them is what `gemhoard.bots.calibration` applies, as long as the network is the same.

A search's chance is the value of the best looking of many choices, and a little too high: in 40 games by 1.6
points with two players of Emerald (0.9 to 2.2) and by 1.4 with four of Kadora (0.9 to 1.9); the mean over all
its simulations was off by 1.1 (0.4 to 1.7) and -0.1 (-0.7 to 0.4), and the network by 0.1 (-0.4 to 0.7) and
0.2 (-0.4 to 0.9). No temperature mends that. So the network says best how a game stands, and the search what
one choice is worth beside another."""

EXPLOITER = """\
A copy of the network learns nothing but to beat it: alone at the table, against the frozen one in all other
seats, from its own decisions only. Then it plays so, at 300 simulations in all seats. What it does not find
after few games says little: the networks themselves have learned from tens of thousands."""

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

RATINGS_TEXT = f"""\
One number a level and game, which the page shows where an opponent is chosen. The weakest level has
{LOWEST}; every other is as far above the one below as in their matches, on average over 2 to 5 players
(Bradley-Terry, on the scale of Elo). Of two players, the one who is 100 points ahead wins about 64 games
of 100, with 200 points 76, with 400 points 91. That is an average over player counts: with two the upper
levels are further apart, with five they are closer. The ratings of the two games cannot be compared with
each other, nor with those of chess."""

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

NEW_PLAYERS = """\
Somebody who plays for the first time should win about half of their games between two, and their fair
share among more. We have no people to measure, so this is an estimate. Two bots stand in for a beginner:
`random`, which knows only which moves are legal, and `greedy`, which works out what every choice is worth
now and looks no further. A person who has read the rules should be better than the one, and overlooks
more than the other. So we take a beginner to be halfway between the two, each rated by the level that it
is closest to, and the level with the nearest rating is the first one that a new player meets
([ratings](#ratings)).

It cannot be right for everybody, and in Emerald both bots are no better than the weakest level, so that
somebody who thinks ahead will win more than half there. That is why new players get the opponent that
*matches me*: it begins with this level, and goes by results from the first finished game on. What it
keeps is a rating of the person for each game, in their browser alone. After a game that one person has
played to the end against rated bots, the rating changes by 160 times the difference between what the
person won (1, or a part of a shared win) and what was to be expected of their rating at that table; after
five games, by 80 times that. A game that only a virtual player has won changes nothing. The level with
the rating nearest to it is the next opponent. So it changes between games, never within one."""

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
  and 0.7818 instead of 0.7823. Not worth being slower.
- Learning from each position of Kadora by a random one of its symmetries, from the network of generation
  10: 44,000 games in eleven generations. The policy's loss fell in each (1.561 to 1.339), that of the
  values rose a little (1.204 to 1.212). After ten of them, at 200 simulations, 300 deals, against the
  network that it began with: without random play 0.0 points with two players (-8.0 to +8.0), -1.8 with
  three (-9.1 to +5.5), -7.3 with five (-14.7 to +0.1); with as much random play as that one +0.2 with two
  (-7.3 to +7.7) and +3.8 with five (-3.9 to +11.6). So it no longer needs random play, which the one before
  did, and is no stronger. That its values do not fit what it learns from any better says that the network
  is too small for all symmetries at once, or takes the colours in the wrong form: what they share should be
  one set of weights."""

SECTIONS = [
    Section(
        "Simulations a second",
        "How many a search does, each to the end of the game, from the opening and from the middle.",
        figures=("simulations",),
    ),
    Section("Without a search", POLICY, both_games(ALL, "policy,search:200"), figures=("policy",)),
    Section("A million games", STUDIES, figures=("studies",)),
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
        tuple(Entry(game, seats, bots, 400) for game, _, bots in STEPS for seats in ALL),
    ),
    Section(
        "Whom new players meet",
        NEW_PLAYERS,
        tuple(
            entry
            for game, bot, players in product(GAMES, BEGINNERS, FEW)
            for entry in first_games(game, bot, players)
        ),
    ),
    Section(
        "How long the levels think",
        "Where there is a choice, on one core, in one game each in which a level has all seats.",
        figures=("answers",),
    ),
    Section("Truth", TRUTH, judged=("random", "greedy", "search:200")),
    Section("Regret", REGRET, figures=each_game("regret")),
    Section("Calibration", CALIBRATION, figures=each_game("calibration")),
    Section("What an exploiter finds", EXPLOITER, figures=each_game("exploiter")),
    Section("Options", OPTIONS, with_options(SOME, "master:200,search:200", 200)),
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
    game, players, bots, deals, option = entry
    names = [*split_names(bots), f"{deals}", *([option] if option else [])]
    what = "-".join(re.sub(r"[^\w.~-]+", "_", name) for name in names)
    return DOCS / "strength" / f"{game}-{players}-{what}.json"


def read(entry: Entry) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(file_of(entry).read_text())
    return kept


def network_of(game: str, bots: str) -> str:
    """A hash of the network that leads a master among the bots: with another one the figures are old."""
    if not any(re.match("master|policy", bot) for bot in split_names(bots)):
        return ""
    return network_hash(game)


def network_hash(game: str) -> str:
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
    game, players, bots, deals, option = entry
    print(f"{game}, {players} players, {bots}, {deals} deals {option}".strip(), flush=True)
    checkpoint = checkpoint_of(entry)
    checkpoint.play(LocalPool(workers))
    kept = checkpoint.standings | {"network": network_of(game, bots)}
    if kept["complete"]:
        write_json(file_of(entry), kept)
        part_of(entry).unlink()
    return bool(kept["complete"])


def checkpoint_of(entry: Entry) -> MatchCheckpoint:
    """Go on from what is finished, if the same program played it."""
    asked = entry.match, entry.match.named_bots(), entry.deals, None, part_of(entry)
    try:
        return MatchCheckpoint(*asked)
    except CheckpointError:
        part_of(entry).unlink()
        return MatchCheckpoint(*asked)


def part_of(entry: Entry) -> Path:
    return file_of(entry).with_suffix(".part")


def write_json(file: Path, kept: Mapping[str, Any]) -> None:
    write_whole(file, (json.dumps(kept, indent=1) + "\n").encode())


# How to measure what is in a file; those of a game are measured again when its network is another.
MEASURES = {name: partial(search.measure, name) for name in search.TABLES} | {
    f"{what}-{game}": partial(measure, game)
    for what, measure in (
        ("regret", judged_positions.measure),
        ("calibration", calibration.measure),
        ("exploiter", exploiter.measure),
    )
    for game in GAMES
}


def figures_file(name: str) -> Path:
    return DOCS / "strength" / f"{name}.json"


def game_of(name: str) -> str:
    """The game that figures are of; empty where they are of all."""
    return name.rpartition("-")[2] if "-" in name else ""


def are_missing(name: str) -> bool:
    file, game = figures_file(name), game_of(name)
    return not file.exists() or bool(game and json.loads(file.read_text())["network"] != network_hash(game))


def truth_file(game: str) -> Path:
    return DOCS / "strength" / f"truth-{game}.json"


def judges(game: str, others: tuple[str, ...]) -> list[str]:
    """Who decides in solved positions: some bots for comparison, and all levels."""
    return list(dict.fromkeys([*others, *levels_of(GAMES[game]).values()]))


def is_judged(game: str, bots: list[str]) -> bool:
    file = truth_file(game)
    return not is_missing(file, game, ",".join(bots)) and list(json.loads(file.read_text())["bots"]) == bots


def judge_bots(game: str, bots: list[str], workers: int) -> None:
    print(f"{game}, {POSITIONS} solved positions, {', '.join(bots)}", flush=True)
    with Progress(what="positions") as progress:
        kept = evaluate_bots(game, bots, POSITIONS, 1, LocalPool(workers), progress.show)
    named = shlex.quote(",".join(bots))
    kept["command"] = f"gemhoard truth {game} --bots {named} --positions {POSITIONS} --seed 1"
    kept["network"] = network_of(game, ",".join(bots))
    write_json(truth_file(game), kept)


# ------------------------------------------------------------------ ratings


def measured() -> dict[str, Measured]:
    """The ratings of all games, from what is kept."""
    return {
        game: {"bots": rated, "beginner": beginner_of(game, rated)} for game in GAMES if (rated := rate(game))
    }


def of_step(game: str, bots: str) -> list[Entry]:
    return [Entry(game, players, bots, 400) for players in ALL]


def rate(game: str) -> dict[str, int]:
    """Every level is as far ahead of the one below as in their matches, on average over 2 to 5 players.

    None behind a step that has not been played with all of them.
    """
    ladder = list(levels_of(GAMES[game]).values())
    rated = [float(LOWEST)]
    for below, bot in pairwise(ladder):
        steps = of_step(game, f"{bot},{below}")
        if not all(file_of(step).exists() for step in steps):
            break
        rated.append(rated[-1] + fmean(map(ahead, steps)))
    return {bot: round(rating) for bot, rating in zip(ladder, rated, strict=False)} if rated[1:] else {}


def ahead(entry: Entry) -> float:
    """By how much the first bot of a match is, on the scale of Elo."""
    first, second = read(entry)["table"]
    return float(first["rating"] - second["rating"])


def beginner_of(game: str, rated: dict[str, int]) -> int | None:
    """Halfway between those who stand in for a beginner."""
    found = [stand_in_of(game, beginner, rated) for beginner in BEGINNERS]
    return None if None in found else round(fmean(rating for rating in found if rating is not None))


def stand_in_of(game: str, beginner: str, rated: dict[str, int]) -> float | None:
    """By the level that it is closest to: matches that one side nearly always wins say little."""
    leads = {}
    for entries in zip(*(first_games(game, beginner, players) for players in FEW), strict=True):
        bot = split_names(entries[0].bots)[1]
        if bot in rated and all(file_of(entry).exists() for entry in entries):
            leads[bot] = fmean(map(ahead, entries))
    if not leads:
        return None
    closest = min(leads, key=lambda bot: abs(leads[bot]))
    return rated[closest] + leads[closest]


# ------------------------------------------------------------------ the page


def page() -> str:
    sections = (line for section in SECTIONS for line in describe(section))
    return "\n".join([INTRODUCTION, *in_short(), *rating_table(), *sections])


def rating_table() -> Iterator[str]:
    yield f"## Ratings\n\n{RATINGS_TEXT}\n"
    found = measured()
    if not found:
        yield "Not measured yet.\n"
        return
    names = list(dict.fromkeys(name for game in found for name in levels_of(GAMES[game])))
    yield from table(
        [("", *found), *((name, *(rating_cell(game, name, found[game]) for game in found)) for name in names)]
    )
    yield from (
        f"{first_level(game, found[game])}\n" for game in found if found[game]["beginner"] is not None
    )


def first_level(game: str, found: Measured) -> str:
    names = {bot: name for name, bot in levels_of(GAMES[game]).items()}
    level = names[nearest(found["bots"], found["beginner"] or 0)]
    beginner = f"A beginner at {game.capitalize()} is estimated at {found['beginner']}"
    return f"{beginner}: new players first meet the {level} ([why](#whom-new-players-meet))."


def rating_cell(game: str, name: str, found: Measured) -> str:
    bot = levels_of(GAMES[game]).get(name, "")
    if bot not in found["bots"]:
        return "not measured yet" if bot else ""
    steps = [entry for step, _, bots in STEPS for entry in of_step(step, bots) if bots.startswith(f"{bot},")]
    ages = {age(read(entry)) for entry in steps if entry.game == game}
    return f"{found['bots'][bot]}{''.join(sorted(ages))}"


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
                    *(lead(Entry(game, players, bots, 400)) for players in ALL),
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
    for name in section.figures:
        yield from figures(name)
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
        " ".join([match["game"], *match.get("options", ())]),
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


def figures(name: str) -> Iterator[str]:
    file, game = figures_file(name), game_of(name)
    if not file.exists():
        yield f"{game} Not measured yet.\n".lstrip().capitalize()
        return
    found = json.loads(file.read_text())
    columns = list(found["rows"][0])
    old = " (earlier network)" if game and are_missing(name) else ""
    rows = [[f"{row[column]}" for column in columns] for row in found["rows"]]
    yield from table([columns, *([first + old, *rest] for first, *rest in rows)])
    if (picture := file.with_suffix(".svg")).exists():
        yield f"![{found['picture']}](strength/{picture.name})\n"
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
        if entry.game in games and is_missing(file_of(entry), entry.game, entry.bots)
    ]
    # all() stops at the first match that somebody stopped.
    finished = all(play(entry, chosen.workers) for entry in entries)
    for section in wanted:
        for name in section.figures:
            if finished and game_of(name) in ("", *games) and are_missing(name):
                MEASURES[name]()
    for section, game in product(wanted, games):
        bots = judges(game, section.judged)
        if finished and section.judged and not is_judged(game, bots):
            judge_bots(game, bots, chosen.workers)
    write_json(RATINGS, measured())
    write_whole(DOCS / "strength.md", page().encode())
    return 0 if finished else 130


if __name__ == "__main__":
    sys.exit(main())
