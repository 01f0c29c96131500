"""A new game: its deal, its start player, its options, and the set-up that a record keeps."""

from collections.abc import Callable
from typing import Any

from gemhoard.games import Game, RuleError
from gemhoard.testing.tables import Table, other_options, play_out
from gemhoard.testing.values import difference, is_plain_json, is_rule, no_rule


def refusal_of(what: str, call: Callable[..., Any], *arguments: Any, **more: Any) -> RuleError:
    """The RuleError that a call must raise."""
    try:
        call(*arguments, **more)
    except RuleError as error:
        return error
    raise AssertionError(f"{what} must raise a RuleError, and did not.")


def check_a_seed_gives_one_deal(table: Table) -> None:
    """The same seed deals the same game, whatever whole number it is."""
    for seed in (*range(5), -1, 2**31, 2**63, 2**64 - 2):
        assert table.new(seed).tobytes() == table.new(seed).tobytes(), (
            f"Seed {seed} gave two different deals: `deal` may draw on its `rng` alone."
        )


def check_another_seed_gives_another_deal(table: Table) -> None:
    """Where something is hidden from the start, it is not the same in every game."""
    start = table.new(table.seed)
    if any(table.game.view(start, seat) != table.game.to_json(start) for seat in table.viewers):
        assert len({table.new(seed).tobytes() for seed in range(20)}) > 1, (
            "Twenty seeds gave one deal, and yet something is hidden: draw it from `rng` in `deal`."
        )


def check_the_start_player_is_chosen_or_drawn(table: Table) -> None:
    """`first` holds the seat that was asked for, or one drawn from the seed, each seat alike."""
    for seat in table.seats:
        assert int(table.new(3, first=seat).first) == seat, f"Start player {seat} is not in `first`."
    drawn = {int(table.new(seed).first) for seed in range(80)}
    assert drawn == set(table.seats), (
        f"80 deals drew the start players {sorted(drawn)}: `deal` draws `first` where it is NOBODY."
    )


def check_a_state_knows_its_players(table: Table) -> None:
    """`players` is how many sit at the table, at every moment."""
    assert all(int(state.players) == table.players for state in table.states), "`players` has changed."


def check_a_set_up_gives_the_same_game_again(table: Table) -> None:
    """What `setup` writes, `read_setup` reads: the same game, which goes on in the same way."""
    game, state = table.game, table.new(5)
    setup = game.setup(state)
    assert is_plain_json(setup), f"`setup` must be plain JSON, and is {setup}."
    again = game.new(table.players, setup=setup, first=int(state.first), options=table.options)
    for when in ("set up again", "played to the end"):
        truth, other = game.to_json(state), game.to_json(again)
        assert other == truth, f"A set-up is another game when {when}: {difference(truth, other)}."
        assert play_out(game, again, 6) == play_out(game, state, 6), "A set-up plays on differently."
    assert game.result(again) == game.result(state)


def check_a_wrong_number_of_players_is_refused(game: Game) -> None:
    """A table that is too small, too large or no number at all raises a RuleError with `players_rule`."""
    counts = game.player_counts
    assert min(counts, default=0) > 0, f"`player_counts` must begin with 1 or more, and is {counts}."
    for players in (0, counts[0] - 1, counts[-1] + 1, -2, 10**9, True, "3", 2.0, None, [3]):
        error = refusal_of(f"{players!r} players", game.new, players, seed=1)
        assert error.rule == game.players_rule, f"{players!r} players must be refused by `players_rule`."
        assert str(players) in str(error), f"The refusal of {players!r} players must name the number."
    assert is_rule(game, game.players_rule), f"`players_rule`: {no_rule(game, game.players_rule)}."


def check_a_wrong_start_player_is_refused(game: Game) -> None:
    """A start player who does not sit at the table raises a RuleError."""
    players = game.player_counts[-1]
    for first in (-1, players, -2, 10**9, True, False, "0", 0.0, [0]):
        error = refusal_of(f"The start player {first!r}", game.new, players, seed=1, first=first)
        assert str(first) in str(error), f"The refusal of the start player {first!r} must name it."


# ------------------------------------------------------------------ options


def check_a_table_remembers_its_options(table: Table) -> None:
    """`table_options` gives what differs from the defaults, for the record."""
    found = table.game.table_options(table.new(1))
    assert found == table.options, f"`table_options` must be {table.options}, and is {found}."


def check_defaults_may_be_written_out(game: Game) -> None:
    """To ask for every default is to ask for nothing."""
    players, defaults = game.player_counts[-1], {name: each.default for name, each in game.options.items()}
    state = game.new(players, seed=1, options=defaults)
    assert state.tobytes() == game.new(players, seed=1).tobytes(), "The defaults deal another game."
    assert game.table_options(state) == {}, "`table_options` must leave out what is a default."


def check_every_choice_of_an_option_can_be_played(game: Game) -> None:
    """An option has a rule and two choices or more, its default among them, and each deals a game."""
    for name, option in game.options.items():
        choices = list(option.choices)
        defaults = option.default if option.parts else [option.default]
        assert len(choices) > 1, f"The option {name} has nothing to choose from."
        assert all(each in choices for each in defaults), f"The default of {name} is not among its choices."
        assert is_rule(game, option.rule), f"The option {name}: {no_rule(game, option.rule)}."
    for options in other_options(game):
        game.new(game.player_counts[0], seed=1, options=options)


def check_a_wrong_option_is_refused(game: Game) -> None:
    """An option that there is not, or a value that it does not take, raises a RuleError that names it."""
    players = game.player_counts[0]
    for name in ("", "no such option", "players", 3, None):
        error = refusal_of(f"The option {name!r}", game.new, players, seed=1, options={name: True})
        unnamed = [each for each in (str(name), *game.options) if each not in str(error)]
        assert not unnamed, f"The refusal of the option {name!r} must name it and those that there are."
    for name, option in game.options.items():
        wrong = {name: "no such value"}
        error = refusal_of(f"A wrong value of {name}", game.new, players, seed=1, options=wrong)
        assert error.rule == option.rule, f"A wrong value of {name} must be refused by {option.rule!r}."
