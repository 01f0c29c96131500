"""The outcome: who wins, with which points, and where these come from."""

from dataclasses import asdict
from typing import Any

from gemhoard.games import NOBODY, Game, Source, Standing
from gemhoard.testing.tables import Table
from gemhoard.testing.values import difference, is_plain_json, is_rule, no_rule, only_hides


def check_the_result_names_scores_and_winners(table: Table) -> None:
    """A result is plain JSON, with a score for every seat and virtual player, and with the winners."""
    game = table.game
    for state in table.ends:
        result = game.result(state)
        assert is_plain_json(result), f"A result must be plain JSON: {result}."
        scores = result["scores"]
        assert len(scores) == table.scored, (
            f"There are {len(scores)} scores for {table.scored} players, the virtual ones included."
        )
        assert all(type(score) is int for score in scores), f"Scores must be whole numbers: {scores}."
        assert result["winners"] == game.winners(state), "The result names other winners than `winners`."


def check_the_winners_are_at_the_table(table: Table) -> None:
    """The winners, as things stand, are seats or virtual players."""
    for state in table.some_states(10):
        winners = table.game.winners(state)

        assert max(winners, default=0) < table.scored, (
            f"{winners} win, of {table.scored} players: see `winners_mask` and `virtual_players`."
        )


def check_the_winners_have_the_best_score(table: Table) -> None:
    """Nobody has a better score than the winners, except those that `standing` bars from winning."""
    game = table.game
    for state in table.ends:
        scores, barred = game.result(state)["scores"], game.standing(state).barred
        may_win = [score for seat, score in enumerate(scores) if seat not in barred]
        best = min(may_win, default=None) if game.fewer_is_better else max(may_win, default=None)
        winners = game.winners(state)
        assert all(scores[seat] == best for seat in winners), (
            f"{winners} win, but of the scores {scores} the best is {best}: `scores` must show who wins "
            "(see also `fewer_is_better`), and `Standing.barred` who cannot."
        )


# ------------------------------------------------------------------ how everybody stands


def check_every_point_has_a_source(table: Table) -> None:
    """The totals of `standing` are the scores at the end; where there are sources, they add up to them."""
    game = table.game
    standing = game.standing(table.end)
    scores = game.result(table.end)["scores"]
    assert standing.totals == scores, f"`standing` has {standing.totals} at the end, `scores` {scores}."
    for state in table.some_states(3):
        standing = game.standing(state)
        for seat, total in enumerate(standing.totals if standing.sources else []):
            points = sum(source.points[seat] or 0 for source in standing.sources)
            assert total == points, f"Seat {seat} has {total} points, but its sources add up to {points}."


def check_a_source_cites_its_rule_and_counts_for_every_seat(table: Table) -> None:
    """Each source of points has one entry for every total, and a rule where the game has them."""
    game = table.game
    for state in table.some_states(6):
        standing = game.standing(state)
        kinds = [source.kind for source in standing.sources]
        assert len(set(kinds)) == len(kinds), f"Two sources are of one kind: {kinds}."
        for source in standing.sources:
            assert_source(game, standing, source)
        for kind, numbers in standing.counts.items():
            assert len(numbers) >= table.players, f"The count {kind} must have a number for every seat."


def assert_source(game: Game, standing: Standing, source: Source) -> None:
    assert is_rule(game, source.rule), f"The source {source.kind}: {no_rule(game, source.rule)}."
    columns: list[list[Any]] = [
        source.cards,
        source.values,
        source.points,
        *([source.leads] if source.leads else []),
    ]
    assert all(len(column) == len(standing.totals) for column in columns), f"Entries are missing: {source}."
    worth = [source.each * cards for cards in source.cards] if source.each is not None else source.values
    assert source.values == worth, f"So many cards at {source.each} each are worth something else: {source}."
    counted = zip(source.points, source.values, strict=True)
    assert all(points in (0, value) for points, value in counted), f"A value counts whole or not: {source}."


def check_a_barred_player_does_not_win(table: Table) -> None:
    """The seats that `standing` bars are not among the winners, and a rule says so."""
    game = table.game
    for state in table.some_states(6):
        standing = game.standing(state)
        winners = game.winners(state)
        assert not set(standing.barred) & set(winners), f"{standing.barred} cannot win, yet {winners} do."
        if standing.barred:
            rule = standing.barred_rule
            assert is_rule(game, rule), f"`barred_rule`: {no_rule(game, rule)}."


def check_a_standing_hides_what_is_hidden(table: Table) -> None:
    """`standing` is plain JSON, with None for what a seat may not know, and hides nothing at the end."""
    game = table.game
    for i, state in enumerate(table.some_states(5)):
        truth = asdict(game.standing(state))
        for seat in table.viewers:
            seen = asdict(game.standing(state, seat))
            assert is_plain_json(seen), f"A standing must be plain JSON: {seen}."
            assert only_hides(seen, truth), f"Seat {seat} is shown: {difference(seen, truth)}."
            other = asdict(game.standing(game.redeal(state, seat, i), seat))
            assert other == seen, f"Seat {seat} may not know this: {difference(seen, other)}."
    assert asdict(game.standing(table.end, NOBODY)) == asdict(game.standing(table.end)), (
        "When the game is over everybody may know how it stands."
    )
