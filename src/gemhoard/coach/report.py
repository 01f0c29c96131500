"""A review as JSON, or as a page of HTML that stands alone."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from html import escape
from typing import Any

from gemhoard.coach.decision import Judgement
from gemhoard.coach.ledger import Row
from gemhoard.coach.review import Moment, Review
from gemhoard.coach.words import choice_text, name_of, percent, stroke_text, summary
from gemhoard.games import Game, State
from gemhoard.html import bullets, figures, page, picture, section, table, text
from gemhoard.log import action_text
from gemhoard.words import say

COSTLIEST, LUCKIEST = 3, 2
# Small enough that letters can be read on a phone, where the picture is as wide as the screen.
WIDTH, HEIGHT, MARGIN = 290, 150, 75
DIGITS = 4


def to_json(review: Review) -> dict[str, Any]:
    """All of it: chances by seat, a virtual player's last."""
    return {
        "game": review.game.name,
        "players": review.players,
        "start": _rounded(review.start),
        "moments": [_moment(review, moment) for moment in review.moments],
        "ledger": [asdict(row) for row in review.ledger],
    }


def _moment(review: Review, moment: Moment) -> dict[str, Any]:
    words, judgement = review.game.words, moment.judgement
    data: dict[str, Any] = {
        "number": moment.number,
        "action": words[moment.action],
        "seat": moment.seat,
        "chances": _rounded(moment.chances),
    }
    if moment.luck is not None:
        data["luck"] = _rounded(moment.luck)
    if judgement:
        data["judgement"] = judgement_to_json(review.game, judgement)
    return data


def judgement_to_json(game: Game, judgement: Judgement) -> dict[str, Any]:
    return {
        "verdict": judgement.verdict.value,
        "best": game.words[judgement.best],
        "cost": round(judgement.cost, DIGITS),
        "error": round(judgement.error, DIGITS),
        "chances": {game.words[action]: _rounded(each) for action, each in judgement.chances.items()},
    }


def _rounded(values: Any) -> list[float]:
    return [round(float(value), DIGITS) for value in values]


# ------------------------------------------------------------------ as a page


def to_html(review: Review, states: Sequence[State], names: Sequence[str], language: str) -> str:
    title = say(language, "coach-title", game=say(language, f"{review.game.name}-name"))
    return page(
        title,
        text(summary(language, review.game, review.ledger, names)),
        section(say(language, "coach-curve"), _curve(review, names, language)),
        section(say(language, "coach-costliest"), _costliest(review, names, language)),
        section(
            say(language, "coach-luckiest"),
            bullets(
                stroke_text(language, review, moment, states[moment.number - 1], names)
                for moment in review.luckiest(LUCKIEST)
            ),
        ),
        section(say(language, "coach-where-from"), _where_from(review, names, language)),
        _all_choices(review, names, language),
        language=language,
    )


def _costliest(review: Review, names: Sequence[str], language: str) -> str:
    found = review.costliest(COSTLIEST)
    if not found:
        return text(say(language, "coach-none-marked"))
    return bullets(choice_text(language, review, moment, names) for moment in found)


def _where_from(review: Review, names: Sequence[str], language: str) -> str:
    seats = range(len(review.ledger))
    head = ["", *(name_of(review.game, names, seat, language) for seat in seats)]
    rows = [
        [
            say(language, f"coach-row-{each.name}"),
            *(_cell(getattr(review.ledger[seat], each.name), each.name) for seat in seats),
        ]
        for each in fields(Row)
    ]
    return table(head, rows) + text(say(language, "coach-where-from-means"))


def _cell(value: float, name: str) -> str:
    """With a decimal, so that one sees how the rows add up."""
    sign = "" if name in ("start", "result") else "+"
    return f"{100 * value:{sign}.1f}".replace("-", "−")


def _all_choices(review: Review, names: Sequence[str], language: str) -> str:
    heads = ["coach-step", "coach-column-choice", "coach-column-better", "coach-column-cost"]
    rows = [
        [
            moment.number,
            f"{names[moment.seat]}: {action_text(language, review.game, moment.judgement.chosen, names)}",
            action_text(language, review.game, moment.judgement.best, names),
            f"{percent(moment.judgement.cost)} ± {percent(2 * moment.judgement.error)}",
        ]
        for moment in review.moments
        if moment.judgement and moment.judgement.best != moment.judgement.chosen
    ]
    return figures(say(language, "coach-all-choices"), [say(language, head) for head in heads], rows)


def _curve(review: Review, names: Sequence[str], language: str) -> str:
    """A line for every player, named at its end; what it shows stands in the table below."""
    lines = "".join(_line(review, seat, names, language) for seat in range(len(review.ledger)))
    grid = "".join(_grid_line(chance) for chance in (0, 50, 100))
    svg = f'<svg viewBox="-35 -12 {WIDTH + MARGIN + 35} {HEIGHT + 24}">{grid}{lines}</svg>'
    return picture(svg, say(language, "coach-curve-means"))


def _grid_line(chance: int) -> str:
    y = HEIGHT * (1 - chance / 100)
    label = f'<text x="-35" y="{y + 4:.0f}" font-size="11" fill="var(--faint)">{chance}%</text>'
    return f'<path d="M0 {y:.0f}H{WIDTH}" stroke="var(--grid)"/>{label}'


def _line(review: Review, seat: int, names: Sequence[str], language: str) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in _points(review, seat))
    colour, name = f"var(--series-{seat + 1})", escape(name_of(review.game, names, seat, language))
    height = HEIGHT * (seat + 1) / (len(review.ledger) + 1)
    return (
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        f'<text x="{WIDTH + 6}" y="{height:.0f}" font-size="13" fill="{colour}">{name}</text>'
    )


def _points(review: Review, seat: int) -> Iterator[tuple[float, float]]:
    chances = [review.start, *(moment.chances for moment in review.moments)]
    for number, each in enumerate(chances):
        yield WIDTH * number / max(len(chances) - 1, 1), HEIGHT * (1 - float(each[seat]))
