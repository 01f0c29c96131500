"""What holds for the outcome of every game."""

from conformance.tables import (
    Table,
    every_table,
    is_plain_json,
    play_out,
    some_states,
)

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
