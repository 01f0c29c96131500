"""The least that a game can be keeps to the contract too."""

from pathlib import Path

from testing.stairs import GOAL, STEP, Stairs, deal, stairs

from gemhoard.games.chance import new_rng
from gemhoard.testing import check_game


def test_a_game_for_one_in_which_chance_begins_and_nothing_is_hidden(tmp_path: Path):
    check_game(stairs(tmp_path))


def test_where_nobody_ever_has_a_choice_bots_get_ready_where_a_seat_acts(tmp_path: Path):
    game = stairs(tmp_path)
    state = game.first_choice(2)
    assert game.actor(state) >= 0 and len(game.legal(state)) == 1


def test_a_game_that_begins_with_a_single_choice_of_a_seat(tmp_path: Path):
    def begin_with_a_seat(state, rng):
        deal(state, rng)
        state.phase, state.actor, state.face = STEP, state.first, 1

    game = stairs(
        tmp_path,
        rules=Stairs.rules._replace(deal=begin_with_a_seat),
        read_setup=lambda self, state, setup: begin_with_a_seat(state, new_rng(0)),
    )
    begin = game.new(1, seed=1)
    assert (game.actor(begin), len(game.legal(begin))) == (0, 1)
    check_game(game)


def test_a_game_in_which_all_can_lose_to_a_virtual_player(tmp_path: Path):
    def scores(self, state):
        return [*Stairs.scores(self, state), GOAL + 1]

    def winners_mask(state):
        heights = [*state.height[: state.players].tolist(), GOAL + 1]
        return sum(1 << seat for seat, height in enumerate(heights) if height == max(heights))

    game = stairs(
        tmp_path,
        rules=Stairs.rules._replace(winners_mask=winners_mask),
        scores=scores,
        virtual_players=lambda self, players: 1,
    )
    check_game(game)
