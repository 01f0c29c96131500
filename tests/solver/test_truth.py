"""The report on bots: figures with their intervals, and the same positions from the same seed."""

from itertools import count, islice

import pytest

from gemhoard import cli
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.solver.positions import Position, draw_position
from gemhoard.solver.truth import figures, losses_at, mean, share, text


def test_a_loss_is_what_the_best_action_would_have_brought_more():
    position = Position(0, None, {1: 0.25, 2: 0.75, 3: 0.75 - 1e-12})
    assert [position.loss(action) for action in (1, 2, 3)] == [0.5, 0.0, 0.0]


def test_figures_tell_errors_from_best_actions():
    row = figures([0.0, 0.0, 0.1, 0.3])
    assert row["best"][0] == 0.5 and row["errors"] == 2
    assert row["loss"][0] == pytest.approx(0.1) and row["loss_of_an_error"][0] == pytest.approx(0.2)
    assert figures([0.0, 0.0])["loss_of_an_error"] is None


def test_intervals_are_those_of_the_textbook():
    assert share(5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    assert share(10, 10)[1:] == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert mean([1.0, 2.0, 3.0]) == pytest.approx((2.0, 2 - 1.1316, 2 + 1.1316), abs=1e-4)


def test_the_table_has_a_line_for_each_bot():
    report = {"game": "kadora", "positions": 2, "seed": 1, "bots": {"random": figures([0.5, 0.0])}}
    assert "random" in text(report).splitlines()[-1]
    assert "50.00" in text(report)


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_position_and_losses(game):
    drawn = ((seed, draw_position(GAMES[game], seed)) for seed in count())
    for seed, one in islice(((seed, position) for seed, position in drawn if position), 2):
        other = draw_position(GAMES[game], seed)
        assert one.state.tobytes() == other.state.tobytes() and one.chances == other.chances
        losses = losses_at(game, ["random", "greedy"], seed)
        assert losses == losses_at(game, ["random", "greedy"], seed)
        assert all(0 <= loss <= 1 for loss in losses)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "there is no game"),
        (("kadora", "--bots", "greedy,hal"), "hal"),
        (("kadora", "--positions", "0"), "--positions"),
        (("kadora", "--seed", "-1"), "--seed"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_solved(capsys, arguments, words):
    with pytest.raises(SystemExit, match="2"):
        cli.main(["truth", *arguments])
    out, err = capsys.readouterr()
    assert out == "" and words in err and err.count("\n") == 1
