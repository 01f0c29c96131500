"""What holds for the outcome of every game."""

from dataclasses import asdict

from conformance.tables import (
    Table,
    every_table,
    is_plain_json,
    is_rule,
    only_hides,
    play_out,
    seats,
    some_states,
)

from gemhoard.games import NOBODY
from gemhoard.games.engine import INTERPRETED


@every_table
def test_the_result_names_scores_and_winners(table: Table):
    game = table.game
    for seed in range(2 if INTERPRETED else 20):
        state = table.new(seed)
        play_out(state, seed)
        result = game.result(state)
        scores, winners = result["scores"], result["winners"]
        assert is_plain_json(result)
        # A game may score a virtual player behind the others.
        assert len(scores) in (table.players, table.players + 1)
        assert all(type(score) is int for score in scores)
        assert winners == game.winners(state) == sorted(set(winners))
        assert winners
        assert set(winners) <= set(range(len(scores)))
        assert len({scores[seat] for seat in winners}) == 1


@every_table
def test_winners_as_things_stand_are_seats(table: Table):
    for state in some_states(table, 10):
        winners = table.game.winners(state)
        assert winners == sorted(set(winners))
        assert set(winners) <= set(range(table.players + table.game.is_over(state)))


# ------------------------------------------------------------------ how everybody stands


@every_table
def test_every_point_of_the_result_has_a_source(table: Table):
    for state in some_states(table, 1):
        standing = table.game.standing(state)
        for seat, total in enumerate(standing.totals):
            assert total == sum(source.points[seat] for source in standing.sources)
    assert standing.totals == table.game.result(state)["scores"]


@every_table
def test_a_source_cites_its_rule_and_has_an_entry_for_every_seat(table: Table):
    for state in some_states(table, 6):
        standing = table.game.standing(state)
        assert len({source.kind for source in standing.sources}) == len(standing.sources)
        for source in standing.sources:
            assert is_rule(source.rule)
            columns = [source.cards, source.values, source.points] + ([source.leads] if source.leads else [])
            assert all(len(column) == len(standing.totals) for column in columns)
            assert source.each is None or source.values == [source.each * cards for cards in source.cards]
            counted = zip(source.points, source.values, strict=True)
            assert all(points in (0, value) for points, value in counted)


@every_table
def test_whoever_is_barred_does_not_win(table: Table):
    for state in some_states(table, 6):
        standing = table.game.standing(state)
        assert not set(standing.barred) & set(table.game.winners(state))
        assert not standing.barred or is_rule(standing.barred_rule)


@every_table
def test_a_standing_is_plain_json_and_hides_what_the_seat_may_not_know(table: Table):
    game = table.game
    for i, state in enumerate(some_states(table, 6)):
        packed, truth = state.tobytes(), asdict(game.standing(state))
        for seat in seats(table):
            seen = asdict(game.standing(state, seat))
            assert is_plain_json(seen) and only_hides(seen, truth)
            assert asdict(game.standing(game.redeal(state, seat, i), seat)) == seen
        assert state.tobytes() == packed
        assert not game.is_over(state) or asdict(game.standing(state, NOBODY)) == truth
