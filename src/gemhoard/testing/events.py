"""The events of a game's steps."""

from typing import Any

from gemhoard.games import NOBODY, Event, Game
from gemhoard.games.events import MOST_EVENTS
from gemhoard.testing.tables import Table
from gemhoard.testing.values import is_plain_json, is_rule, no_rule, only_hides


def check_the_kinds_that_are_named_exist(game: Game) -> None:
    """All kinds that are named elsewhere are in `event_kinds`, each once."""
    assert len(set(game.event_kinds)) == len(game.event_kinds), "A kind stands twice in `event_kinds`."
    counted = [each.kind for each in game.counted_events]
    for name, kinds in (
        ("revealing", game.revealing),
        ("disclosing", game.disclosing),
        ("result_events", game.result_events),
        ("endings", game.endings),
        ("counted_events", counted),
    ):
        unknown = sorted(set(kinds) - set(game.event_kinds))
        assert not unknown, f"`{name}` names kinds that are not in `event_kinds`: {', '.join(unknown)}."


def check_every_step_has_an_event(table: Table) -> None:
    """Each action reports at least one event, of a kind that there is, and the log has room for all."""
    game = table.game
    for step in table.steps:
        words = game.words[step.action]
        assert len(step.codes) > 0, f"{words!r} reports no event: `emit` one, or nobody will notice it."
        assert len(step.codes) < MOST_EVENTS, f"{words!r} fills the log: at most {MOST_EVENTS - 1} events."
        for code in step.codes.tolist():
            assert 0 <= code[0] < len(game.event_kinds), f"{words!r} reports kind {code[0]}: there is none."
            kind = game.event(code).kind
            assert kind == game.event_kinds[code[0]], f"`event` makes {kind} of {game.event_kinds[code[0]]}."


def check_an_event_cites_its_rules_in_plain_json(table: Table) -> None:
    """An event has rules, where the game has them, and its data is plain JSON under names."""
    game = table.game
    for step in table.steps:
        for event in game.events(step.codes):
            assert event.rules or not game.rule_prefix, f"{event} cites no rule."
            for rule in event.rules:
                assert is_rule(game, rule), f"{event.kind}: {no_rule(game, rule)}."
            assert is_plain_json(event.data), f"The data of an event must be plain JSON: {event}."
            assert all(name.isidentifier() for name in event.data), f"Data needs names: {event}."


def check_a_seat_sees_everything_but_what_is_hidden(table: Table) -> None:
    """Every viewer gets the same events, with None for what it may not know; NOBODY the least of all."""
    game = table.game
    for step in table.some_steps(40):
        all_events, outside = game.events(step.codes), game.events(step.codes, NOBODY)
        for seat in table.seats:
            seen = game.events(step.codes, seat)
            assert hides_only(seen, all_events), (
                f"Seat {seat} sees something else than what happened: {seen}."
            )
            assert hides_only(outside, seen), f"NOBODY sees more than seat {seat}: {outside}."


def hides_only(seen: list[Event], true: list[Event]) -> bool:
    return [(e.kind, e.rules) for e in seen] == [(e.kind, e.rules) for e in true] and all(
        only_hides(s.data, t.data) for s, t in zip(seen, true, strict=True)
    )


def check_the_end_has_an_event(table: Table) -> None:
    """A game that names its `endings` reports one of them before it is over."""
    game = table.game
    kinds = {event.kind for step in table.steps for event in game.events(step.codes)}
    assert not game.endings or kinds & set(game.endings), (
        f"The game is over, and none of its `endings` was reported: {', '.join(game.endings)}."
    )


def check_what_is_counted_has_a_place(table: Table) -> None:
    """The events that a study counts have the data that it counts them by."""
    where = {each.kind: each.where for each in table.game.counted_events}
    for step in table.steps if where else []:
        for event in table.game.events(step.codes):
            assert where.get(event.kind) in (None, *event.data), f"{event} has no {where[event.kind]}."


def check_the_cited_numbers_are_all_that_rules_depend_on(table: Table) -> None:
    """Codes of a kind that agree in its `cited_numbers` cite the same rules, and happen at the same place."""
    game = table.game
    where = {each.kind: each.where for each in game.counted_events}
    met: dict[tuple[int, ...], Any] = {}
    for step in table.steps if game.cited_numbers is not None else []:
        for code in step.codes.tolist():
            event, numbers = game.event(code), (game.cited_numbers or {}).get(code[0], ())
            found = event.rules, event.data.get(where.get(event.kind, ""))
            first = met.setdefault((code[0], *(code[number] for number in numbers)), found)
            assert found == first, f"{event} depends on a number that `cited_numbers` does not name."
