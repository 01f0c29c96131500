"""Hints and reasons."""

import pytest
from coach.games import QUICK, played

from gemhoard.coach.hint import hint
from gemhoard.coach.reasons import MOST_REASONS, Reason
from gemhoard.coach.words import hint_texts, reason_text
from gemhoard.games import GAMES
from gemhoard.words import LANGUAGES


def decisions(game, seat=0, least=3):
    record = played(game, 3, ["count"])
    for state in record.replay():
        if record.game.actor(state) == seat and len(record.game.legal(state)) >= least:
            yield state.copy()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_depends_on_nothing_that_the_seat_cannot_know(game):
    rules = GAMES[game]
    for state in list(decisions(game))[2::7]:
        other = rules.redeal(state, 0, 77)
        one, two = (hint(rules, each, seed=3, effort=QUICK) for each in (state, other))
        assert (one.best, one.importance, one.reasons) == (two.best, two.importance, two.reasons)
        assert {a: list(c) for a, c in one.chances.items()} == {a: list(c) for a, c in two.chances.items()}


@pytest.mark.parametrize("game", GAMES)
def test_reasons_speak_for_the_better_action(game):
    rules, found = GAMES[game], []
    for state in list(decisions(game))[1::5]:
        given = hint(rules, state, seed=3, effort=QUICK)
        assert set(given.chances) == {*rules.legal(state)} and len(given.reasons) <= MOST_REASONS
        found += given.reasons
    assert found
    good = {event.name: event.is_good for event in rules.coached_events}
    good |= {"points": not rules.fewer_is_better, "lead": True}
    for reason in found:
        assert (reason.better > reason.worse) == good[reason.what]


def test_a_hint_says_why_not_another_action():
    game = GAMES["emerald"]
    state = next(decisions("emerald"))
    best = hint(game, state, seed=3, effort=QUICK).best
    other = next(action for action in game.legal(state) if action != best)
    asked = hint(game, state, seed=3, why_not=other, effort=QUICK)
    assert asked.instead_of == other
    assert len(hint_texts("en", game, asked, ["Ann", "Bo", "Cy"])) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game, language):
    rules = GAMES[game]
    sources = rules.standing(rules.new(2, seed=1)).sources
    told = [
        Reason(event.name, where, event.rule, 0.5, 0.25)
        for event in rules.coached_events
        for where in ("soon", "ever")
    ]
    told += [Reason("points", source.kind, source.rule, 3.0, 2.0) for source in sources]
    told.append(Reason("lead", "", "", 3.0, -2.0))
    texts = [reason_text(language, rules, each) for each in told]
    assert len(set(texts)) == len(texts) and all(
        "50" in text or "0.5" in text or "3" in text for text in texts
    )
