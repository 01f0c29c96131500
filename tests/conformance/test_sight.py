"""Who knows what, in every game."""

import numpy as np
import pytest
from conformance.tables import (
    TABLES,
    Step,
    Table,
    all_fields,
    every_table,
    is_plain_json,
    only_hides,
    play_out,
    random_game,
    seats,
    some,
    some_states,
    states_by_phase,
)

from gemhoard.games import CHANCE, GAMES, NOBODY, Game
from gemhoard.games.engine import INTERPRETED


@every_table
def test_states_and_views_are_plain_json(table: Table):
    for state in some_states(table, 6):
        assert is_plain_json(table.game.to_json(state))
        assert all(is_plain_json(table.game.view(state, seat)) for seat in seats(table))


@every_table
def test_a_view_is_the_truth_with_something_hidden(table: Table):
    game = table.game
    for state in some_states(table, 6):
        truth = game.to_json(state)
        assert all(only_hides(game.view(state, seat), truth, may_shorten=True) for seat in seats(table))
        # Who looks on knows no more than any player.
        looker = game.view(state, NOBODY)
        assert all(only_hides(looker, game.view(state, s), may_shorten=True) for s in range(table.players))


@every_table
def test_a_seat_cannot_tell_the_re_dealt_state_from_the_true_one(table: Table):
    game = table.game
    for i, state in enumerate(some_states(table, 6 if INTERPRETED else 8)):
        packed = state.tobytes()
        for seat in seats(table):
            view, other = game.view(state, seat), game.redeal(state, seat, i)
            assert game.view(other, seat) == view
            assert game.phase(other) == game.phase(state)
            assert game.actor(other) == game.actor(state)
        assert state.tobytes() == packed


@every_table
def test_the_actor_may_do_the_same_in_the_re_dealt_state(table: Table):
    game = table.game
    for i, (state, _, _) in enumerate(some(random_game(table, 1), 25)):
        actor, legal = game.actor(state), game.legal(state)
        for seat in seats(table) if actor == CHANCE else [actor]:
            assert game.legal(game.redeal(state, seat, i)) == legal


@every_table
def test_a_re_dealt_state_plays_on_to_its_end(table: Table):
    game = table.game
    for i, (state, _, _) in enumerate(some(random_game(table, 1), 3 if INTERPRETED else 20)):
        other = game.redeal(state, i % table.players, i)
        play_out(other, i)
        assert game.is_over(other)
        assert game.winners(other)


@every_table
def test_a_seed_re_deals_one_way_and_other_seeds_other_ways(table: Table):
    game, state = table.game, table.new(1)
    for seat in seats(table):
        dealt = [all_fields(game.redeal(state, seat, seed)) for seed in range(5)]
        assert dealt == [all_fields(game.redeal(state, seat, seed)) for seed in range(5)]
        if game.view(state, seat) != game.to_json(state):
            assert len(set(dealt)) == 5


@every_table
def test_what_a_seat_may_not_know_does_not_show_in_events(table: Table):
    """Two games that look alike to a seat, before and after the same action, tell it the same."""
    game, compared = table.game, 0
    steps = some(random_game(table, 1), 10 if INTERPRETED else 16)
    for i, (before, action, after) in enumerate(steps):
        for seat in seats(table):
            other = game.redeal(before, seat, i)
            if action not in game.legal(other):
                continue
            other_after = other.copy()
            game.apply(other_after, action)
            # A card that is turned up may be another one there: then the step is not the same for the seat.
            if game.view(other_after, seat) == game.view(after, seat):
                seen = game.events(other, action, other_after, seat)
                assert seen == game.events(before, action, after, seat), game.words[action]
                compared += all_fields(other) != all_fields(before)
    assert compared > 3


@every_table
def test_a_preview_is_plain_json_and_changes_nothing(table: Table):
    game = table.game
    for state in states_by_phase(table, 1):
        packed = state.tobytes()
        for action in game.legal(state):
            assert is_plain_json(game.preview(state, action)), game.words[action]
        assert state.tobytes() == packed


@every_table
def test_a_preview_tells_nothing_that_the_actor_may_not_know(table: Table):
    game = table.game
    for i, (state, action, _) in enumerate(some(random_game(table, 1), 20)):
        for seat in seats(table) if game.actor(state) == CHANCE else [game.actor(state)]:
            other = game.redeal(state, seat, i)
            assert game.preview(other, action) == game.preview(state, action), game.words[action]


@every_table
def test_the_outlook_of_a_seat_knows_only_what_the_seat_knows(table: Table):
    game = table.game
    for i, state in enumerate(some_states(table, 12)):
        for seat in range(table.players):
            points = game.rules.outlook(state, seat)
            assert np.isfinite(points)
            assert game.rules.outlook(game.redeal(state, seat, i), seat) == pytest.approx(points)


@every_table
def test_a_step_that_reveals_nothing_shows_nobody_anything_new(table: Table):
    """Whatever a seat could not see before, the step looks the same to it: it may be undone."""
    compared = 0
    for step in some(random_game(table, 1), 20 if INTERPRETED else 40)[:-1]:
        if not is_revealing(table.game, step):
            alike = [looks_alike(table, step, seat) for seat in seats(table)]
            assert all(alike), table.game.words[step.action]
            compared += len(alike)
    assert compared > 3


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_an_end_that_reveals_nothing_shows_nobody_anything_new(game: Game):
    for table in TABLES:
        if table.game is game and not is_revealing(game, random_game(table, 1)[-1]):
            assert all(looks_alike(table, random_game(table, 1)[-1], seat) for seat in seats(table)), table


def is_revealing(game: Game, step: Step) -> bool:
    return any(event.kind in game.revealing for event in game.events(*step))


def looks_alike(table: Table, step: Step, seat: int) -> bool:
    """Whether a seat sees the same after this step from the true and, where legal, a re-dealt state."""
    other = table.game.redeal(step.before, seat, 1)
    if step.action not in table.game.legal(other):
        return True
    table.game.apply(other, step.action)
    return table.game.view(other, seat) == table.game.view(step.after, seat)
