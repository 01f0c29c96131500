"""What the coach says, in the reader's language."""

from collections.abc import Sequence

from gemhoard.coach.hint import Hint
from gemhoard.coach.ledger import Ledger
from gemhoard.coach.reasons import Reason
from gemhoard.coach.review import Moment, Review
from gemhoard.games import Game, State
from gemhoard.log import action_text, event_text
from gemhoard.words import has, say


def percent(share: float, *, signed: bool = False) -> str:
    """Whole numbers: more would claim what nobody has measured."""
    number = f"{100 * share:+.0f}" if signed else f"{100 * share:.0f}"
    return "0" if number in ("+0", "-0") else number.replace("-", "−")


def name_of(game: Game, names: Sequence[str], seat: int, language: str) -> str:
    if seat < len(names):
        return names[seat]
    own = f"{game.name}-virtual"
    return say(language, own if has(language, own) else "virtual-player")


def reason_text(language: str, game: Game, reason: Reason) -> str:
    """One sentence, with both numbers."""
    if reason.where == "soon":
        what = say(language, f"{game.name}-coach-{reason.what}-soon")
        return say(
            language, "coach-soon", what=what, better=percent(reason.better), worse=percent(reason.worse)
        )
    numbers = {"better": _number(reason.better), "worse": _number(reason.worse)}
    return say(language, "coach-ever", what=subject(language, game, reason), **numbers)


def subject(language: str, game: Game, reason: Reason) -> str:
    """What a reason is about."""
    if reason.what == "points":
        # A game need not have words of its own for it.
        own, total = f"{game.name}-source", f"{game.name}-points"
        source = say(language, own, value=reason.where) if has(language, own) else reason.where
        points = say(language, total if has(language, total) else "points-total")
        return say(language, "coach-points", points=points, source=source)
    if reason.what == "lead":
        return say(language, "coach-lead")
    return say(language, f"{game.name}-coach-{reason.what}{'-soon' if reason.where == 'soon' else ''}")


def _number(value: float) -> str:
    return f"{value:.1f}".replace("-", "−")


def hint_texts(language: str, game: Game, found: Hint, names: Sequence[str]) -> list[str]:
    """Step by step, each says more than the one before."""
    best = action_text(language, game, found.best, names)
    chance = percent(float(found.chances[found.best][found.seat]))
    why = [reason_text(language, game, each) for each in found.reasons]
    steps = [say(language, "coach-moment", value=found.importance)]
    if found.reasons:
        steps.append(say(language, "coach-look-at", what=subject(language, game, found.reasons[0])))
    steps.append(say(language, "coach-best", action=best, chance=chance))
    if found.instead_of is not None:
        other = action_text(language, game, found.instead_of, names)
        left = percent(float(found.chances[found.instead_of][found.seat]))
        steps.append(say(language, "coach-why-not", action=other, chance=left))
        steps += why or [say(language, "coach-no-reason")]
    return steps


def choice_text(language: str, review: Review, moment: Moment, names: Sequence[str]) -> str:
    """A marked choice."""
    judgement = moment.judgement
    assert judgement
    return say(
        language,
        "coach-choice",
        number=moment.number,
        who=names[moment.seat],
        verdict=say(language, "coach-verdict", value=judgement.verdict.value),
        chosen=action_text(language, review.game, judgement.chosen, names),
        better=action_text(language, review.game, judgement.best, names),
        cost=percent(judgement.cost),
    )


def stroke_text(language: str, review: Review, moment: Moment, before: State, names: Sequence[str]) -> str:
    """A stroke of luck, as the log tells it."""
    assert moment.luck is not None
    codes = review.game.apply_and_log(before.copy(), moment.action)
    told = " ".join(
        event_text(language, review.game, event, names) for event in review.game.events(codes)[:3]
    )
    most = int(abs(moment.luck).argmax())  # Whom it changed most need not be who rolled.
    return say(
        language,
        "coach-stroke",
        number=moment.number,
        who=name_of(review.game, names, most, language),
        what=told,
        change=percent(float(moment.luck[most]), signed=True),
    )


def summary(language: str, game: Game, ledger: Ledger, names: Sequence[str]) -> str:
    """The game in one sentence."""
    winners = [seat for seat, row in enumerate(ledger) if row.result > 0]
    called = [name_of(game, names, seat, language) for seat in winners]
    if len(winners) > 1:
        return say(language, "coach-summary-shared", whom=", ".join(called))
    row = ledger[winners[0]]
    return say(
        language,
        "coach-summary",
        who=called[0],
        before=percent(row.start),
        luck=percent(row.deal + row.luck + row.others_luck + row.lie, signed=True),
        own=percent(row.best_choices + row.costs, signed=True),
        others=percent(row.others_choices, signed=True),
    )
