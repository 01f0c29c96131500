"""What every game tells of its steps."""

from conformance.tables import (
    Table,
    every_game,
    every_table,
    is_plain_json,
    is_rule,
    only_hides,
    option_sets,
    random_game,
    seats,
    some,
)

from gemhoard.games import NOBODY, Event, Game


@every_table
def test_every_step_tells_something_and_cites_its_rules(table: Table):
    game = table.game
    for before, action, after in random_game(table, 1):
        told = game.events(before, action, after)
        assert told, game.words[action]
        for event in told:
            assert event.rules, event
            assert all(is_rule(rule) for rule in event.rules), event
            assert is_plain_json(event.data), event
            assert all(isinstance(name, str) and name.isidentifier() for name in event.data), event


@every_table
def test_telling_a_step_changes_nothing(table: Table):
    game = table.game
    for before, action, after in some(random_game(table, 1), 8):
        packed = before.tobytes(), after.tobytes()
        assert game.events(before, action, after) == game.events(before, action, after)
        game.view(after, 0)
        game.to_json(after)
        assert (before.tobytes(), after.tobytes()) == packed


def hides_only(seen: list[Event], told: list[Event]) -> bool:
    return [(e.kind, e.rules) for e in seen] == [(e.kind, e.rules) for e in told] and all(
        only_hides(s.data, t.data) for s, t in zip(seen, told, strict=True)
    )


@every_table
def test_a_seat_is_told_everything_but_what_it_may_not_know(table: Table):
    game = table.game
    for before, action, after in some(random_game(table, 1), 40):
        told = game.events(before, action, after)
        for seat in seats(table):
            seen = game.events(before, action, after, seat)
            assert hides_only(seen, told), (game.words[action], seat)
        if game.actor(before) >= 0:
            assert game.events(before, action, after, game.actor(before)) == told
        outsider = game.events(before, action, after, NOBODY)
        for seat in range(table.players):
            assert hides_only(outsider, game.events(before, action, after, seat))


@every_game
def test_some_event_hides_something(game: Game):
    """Or the test above would tell nothing."""
    tables = [Table(game, players, options) for options in option_sets(game) for players in (3,)]
    steps = [step for table in tables for step in random_game(table, 3)]
    assert any(game.events(*step, NOBODY) != game.events(*step) for step in steps)
