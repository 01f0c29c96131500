"""Commands for players who want to learn: reviews and hints."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from gemhoard.cli.common import errors_in_one_line, language_of
from gemhoard.cli.players import read_record


def add_to(commands: Any) -> None:
    review = commands.add_parser(
        "review", help="what every choice cost in a finished game, and where luck lay"
    )
    review.add_argument("files", nargs="+", metavar="FILE", help="records; several make a player's profile")
    review.add_argument("--json", action="store_true", help="print the figures instead of writing a page")
    review.add_argument(
        "--out", type=Path, metavar="FILE", help="the page; by default the record's name with .html"
    )
    review.add_argument("--player", metavar="NAME", help="whose profile; by default who sits first")
    review.add_argument("--language", metavar="L", help="en, nl, de or cs; by default that of your system")
    review.set_defaults(run=_review)

    hint = commands.add_parser("hint", help="what to do in a position of a record, and why")
    hint.add_argument("file", metavar="FILE")
    hint.add_argument("--at", type=int, metavar="N", help="after so many steps; by default after all of them")
    hint.add_argument("--why-not", metavar="ACTION", help="an action, in words, to compare with")
    hint.add_argument("--language", metavar="L", help="en, nl, de or cs; by default that of your system")
    hint.set_defaults(run=_hint)


def _review(chosen: argparse.Namespace) -> None:
    language = language_of(chosen.language)
    with errors_in_one_line(language):
        reviews = [(path, read_record(path)) for path in chosen.files]
        if len(reviews) > 1:
            _print_profile(reviews, chosen, language)
        elif chosen.json:
            print(json.dumps(_reviewed(reviews[0][1])[1]))
        else:
            _write_page(*reviews[0], chosen.out, language)


def _reviewed(record: Any) -> Any:
    """The review, and what is printed of it."""
    from gemhoard.coach import review_record
    from gemhoard.coach.report import to_json
    from gemhoard.jobs.progress import Progress

    with Progress(what="steps") as progress:
        review = review_record(record, threads=os.cpu_count() or 1, on_progress=progress.show)
    return review, to_json(review)


def _write_page(path: str, record: Any, out: Path | None, language: str) -> None:
    from gemhoard.coach.report import to_html
    from gemhoard.coach.words import summary
    from gemhoard.files import write_whole

    review, _ = _reviewed(record)
    states = [state.copy() for state in record.replay()]
    names = _names(record, language)
    file = out or Path(path).with_suffix(".html")
    write_whole(file, to_html(review, states, names, language).encode())
    print(summary(language, review.game, review.ledger, names))
    print(file)


def _names(record: Any, language: str) -> list[str]:
    from gemhoard.words import say

    names = record.names or [""] * int(record.start.players)
    return [name or say(language, "player-number", number=seat + 1) for seat, name in enumerate(names)]


def _print_profile(reviews: list[tuple[str, Any]], chosen: argparse.Namespace, language: str) -> None:
    from gemhoard.coach.profile import profile
    from gemhoard.words import say

    who = chosen.player or _names(reviews[0][1], language)[0]
    seats = [_seat_of(who, path, record, language) for path, record in reviews]
    games = [(_reviewed(record)[0], seat) for (_, record), seat in zip(reviews, seats, strict=True)]
    found = profile(games)
    if chosen.json:
        print(json.dumps([kind.__dict__ | {"mean": kind.mean} for kind in found]))
        return
    heads = ("coach-profile-kind", "coach-profile-count", "coach-profile-mean", "coach-profile-marked")
    print(say(language, "coach-profile", who=who))
    print("\t".join(say(language, head) for head in heads))
    for kind in found:
        print(f"{kind.verb}\t{kind.count}\t{100 * kind.mean:.1f}\t{kind.marked}")


def _seat_of(who: str, path: str, record: Any, language: str) -> int:
    from gemhoard.record import RecordError

    names = _names(record, language)
    if who not in names:
        raise RecordError("error-no-seat-named", who=who, file=path)
    return names.index(who)


def _hint(chosen: argparse.Namespace) -> None:
    language = language_of(chosen.language)
    from gemhoard.coach.hint import hint
    from gemhoard.coach.words import hint_texts
    from gemhoard.record import RecordError

    with errors_in_one_line(language):
        record = read_record(chosen.file)
        states = [state.copy() for state in record.replay()]
        at = len(states) - 1 if chosen.at is None else chosen.at
        if not 0 <= at < len(states):
            raise RecordError("error-hint-at", number=at, last=len(states) - 1)
        game, state = record.game, states[at]
        if game.actor(state) < 0:
            raise RecordError("error-hint-nobody")
        why_not = game.number(chosen.why_not) if chosen.why_not else None
        if why_not is not None and why_not not in game.legal(state):
            raise game.refusal(state, why_not)
        found = hint(game, state, seed=1, why_not=why_not)
        for line in hint_texts(language, game, found, _names(record, language)):
            print(line)
