"""Learning by self-play: generations, stopped and gone on with."""

import io
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from pools import stopped_after

from gemhoard.arena import Match, Standings
from gemhoard.arena.checkpoint import CheckpointError
from gemhoard.arena.match import GameResult, Timing
from gemhoard.arena.report import played_by
from gemhoard.arena.statistics import Difference
from gemhoard.bots.weights import from_bytes, to_bytes
from gemhoard.games import GAMES
from gemhoard.games.engine import INTERPRETED
from gemhoard.jobs import LocalPool
from gemhoard.learning import examples
from gemhoard.learning.examples import SelfPlayJob, self_play
from gemhoard.learning.training import Training, TrainingSettings

TINY = TrainingSettings(games=4, simulations=4, passes=1, deals=1, first_simulations=4)
pytestmark = pytest.mark.skipif(INTERPRETED, reason="whole games of searches need compiled rules")


def learn(folder, generations: int, workers: int = 1) -> Training:
    training = Training(GAMES["kadora"], folder, TINY, workers, LocalPool(workers))
    for _ in islice(training.generations(), generations):
        pass
    return training


def test_stopped_and_gone_on_with_by_fewer_workers_it_learns_the_same(tmp_path):
    whole = learn(tmp_path / "whole", 3, workers=2)
    learn(tmp_path / "parts", 1)
    parts = learn(tmp_path / "parts", 2)
    assert [report.generation for report in parts.reports] == [0, 1, 2]
    assert np.array_equal(whole.learner.view(np.float32), parts.learner.view(np.float32))
    champions = [(tmp_path / each / "champion.npz").read_bytes() for each in ("whole", "parts")]
    assert champions[0] == champions[1]


@pytest.mark.parametrize(("better_by", "champion"), [(0.1, 1), (-0.01, 1), (-0.1, 0)])
def test_a_learner_becomes_champion_unless_the_arena_says_that_it_is_worse(
    tmp_path, monkeypatch, better_by, champion
):
    monkeypatch.setattr(Training, "_match", lambda self, generation: Difference(100, better_by, 0.04))
    training = learn(tmp_path, 2)
    assert training.champion == tmp_path / f"network-{champion}.npz"
    assert (tmp_path / "champion.npz").read_bytes() == training.champion.read_bytes()


def test_it_can_begin_with_a_network_which_then_plays_the_first_games(tmp_path):
    learn(tmp_path / "first", 1)
    start = (tmp_path / "first" / "champion.npz").read_bytes()
    training = Training(GAMES["kadora"], tmp_path / "next", TINY, 1, LocalPool(1), start)
    assert training.champion.read_bytes() == start
    assert np.array_equal(training._average(), from_bytes(GAMES["kadora"], start))
    first = next(training.generations())
    assert first.margin > 0  # It was compared with the network that it began with.
    seen, played = training._read_examples([training._example_file(0)])
    job = SelfPlayJob("kadora", start, TINY.simulations, range(TINY.games))
    assert seen.tobytes() == self_play(job)[0].tobytes()
    assert played["visits"].any()


def test_a_folder_goes_on_from_the_network_that_it_began_with_and_no_other(tmp_path):
    learn(tmp_path / "first", 2)
    starts = [(tmp_path / "first" / f"network-{number}.npz").read_bytes() for number in (0, 1)]
    folder = tmp_path / "next"
    Training(GAMES["kadora"], folder, TINY, 1, LocalPool(1), starts[0])
    assert learn(folder, 0).champion.read_bytes() == starts[0]
    Training(GAMES["kadora"], folder, TINY, 1, LocalPool(1), starts[0])
    for begun in (folder, tmp_path / "first"):
        with pytest.raises(CheckpointError) as refused:
            Training(GAMES["kadora"], begun, TINY, 1, LocalPool(1), starts[1])
        assert str(refused.value) == f"{begun} did not begin with this network; choose another folder"


def against(folder, rival: bytes | None) -> Training:
    return Training(GAMES["kadora"], folder, TINY, 1, LocalPool(1), rival, rival)


def test_against_a_rival_it_learns_and_plays_alone(tmp_path, monkeypatch):
    learn(tmp_path / "first", 1)
    rival = (tmp_path / "first" / "champion.npz").read_bytes()
    training = against(tmp_path / "next", rival)
    matches = []
    play_match = training._play_match
    monkeypatch.setattr(
        training, "_play_match", lambda match, bots: matches.append((match, bots)) or play_match(match, bots)
    )
    for _ in islice(training.generations(), 2):
        pass
    seen, _ = training._read_examples([training._example_file(0)])
    assert seen.tobytes() == self_play(SelfPlayJob("kadora", rival, 4, range(4), rival))[0].tobytes()
    for match, bots in matches:
        assert match.bots == (bots[0].name, *["rival"] * (match.players - 1))
        assert [bot.weights.content == rival for bot in bots] == [False] + [True] * (match.players - 1)


def test_a_folder_goes_on_against_the_same_rival_and_no_other(tmp_path):
    learn(tmp_path / "first", 2)
    rivals = [(tmp_path / "first" / f"network-{number}.npz").read_bytes() for number in (0, 1)]
    against(tmp_path / "next", rivals[0])
    for again in (None, rivals[0]):
        assert against(tmp_path / "next", again)._rival_file.read_bytes() == rivals[0]
    for begun in ("first", "next"):
        with pytest.raises(CheckpointError) as refused:
            Training(GAMES["kadora"], tmp_path / begun, TINY, 1, LocalPool(1), rival=rivals[1])
        said = f"{tmp_path / begun} did not learn against this network; choose another folder"
        assert str(refused.value) == said


def test_the_mean_of_the_weights_plays_and_not_the_last_ones(tmp_path):
    training = learn(tmp_path, 2)
    played = (tmp_path / "network-1.npz").read_bytes()
    assert played == to_bytes(training._average()) != to_bytes(training.learner)


def test_the_learner_is_the_first_in_the_match_and_the_champion_the_second(tmp_path, monkeypatch):
    """Or whoever lost against the champion would become it."""
    training = learn(tmp_path, 2)
    seen = []

    def play_match(match, bots):
        seen.append(tuple(bot.weights.content for bot in bots))
        timings, scores = (Timing(), Timing()), (0,) * match.players
        return Standings(
            match, [[GameResult(0, seats, (seats.index(0),), scores, timings) for seats in match.seatings(0)]]
        )

    monkeypatch.setattr(training, "_play_match", play_match)
    assert training._match(0).mean == 1
    assert set(seen) == {((tmp_path / "network-0.npz").read_bytes(), training.champion.read_bytes())}


def test_a_match_cut_short_decides_nothing(tmp_path, monkeypatch):
    training = learn(tmp_path, 1)
    monkeypatch.setattr("gemhoard.arena.match.decide", interrupt)
    with pytest.raises(KeyboardInterrupt):
        next(training.generations())
    assert len(learn(tmp_path, 0).reports) == 1


def test_of_a_generation_that_was_stopped_only_the_rest_is_played(tmp_path):
    settings, played = replace(TINY, games=24), []

    training = Training(GAMES["kadora"], tmp_path / "parts", settings, 1, stopped_after(2, played))
    with pytest.raises(KeyboardInterrupt):
        next(training.generations())
    again = Training(GAMES["kadora"], tmp_path / "parts", settings, 1, stopped_after(1, played))
    next(again.generations())
    assert [job.games for job in played] == [range(8), range(8, 16), range(16, 24)]
    whole = Training(GAMES["kadora"], tmp_path / "whole", settings, 1, LocalPool(1))
    next(whole.generations())
    assert np.array_equal(whole.learner.view(np.float32), again.learner.view(np.float32))
    assert not list((tmp_path / "parts" / "parts").iterdir())


def interrupt(*_: object) -> int:
    raise KeyboardInterrupt


def test_a_broken_part_is_named_and_can_be_deleted(tmp_path):
    training = Training(GAMES["kadora"], tmp_path, TINY, 1, LocalPool(1))
    next(training.generations())
    job, match = SelfPlayJob("kadora", None, 4, range(4)), Match("kadora", 2, ("random", "random"))
    bots = match.named_bots()
    played, deals = (training._part_file(what) for what in (job, (match, bots, played_by(bots))))
    for file, read in (
        (played, lambda: training._read_examples([played])),
        (deals, lambda: training._play_match(match, bots)),
    ):
        file.write_bytes(b"half a")
        with pytest.raises(CheckpointError) as refused:
            read()
        assert str(refused.value) == f"{file} is broken; delete it, and the same command plays it again"


def test_a_broken_file_of_the_folder_is_named(tmp_path):
    learn(tmp_path, 1)
    network, array = (tmp_path / "network-0.npz").read_bytes(), io.BytesIO()
    np.save(array, np.zeros(3))
    for name, content in (
        ("learner.npz", b"half a"),
        ("learner.npz", array.getvalue()),
        ("learner.npz", network),
        ("reports.json", b"half a"),
        ("reports.json", b"\xff"),
        ("reports.json", b"{}"),
        ("reports.json", b'[{"generation": 0}]'),
        ("network-0.npz", b"half a"),
        ("network-0.npz", network[:200] + b"\xff" * 100 + network[300:]),
    ):
        file = tmp_path / name
        whole = file.read_bytes()
        file.write_bytes(content)
        with pytest.raises(CheckpointError) as refused:
            learn(tmp_path, 1)
        assert str(refused.value) == f"{file} is broken; choose another folder"
        file.write_bytes(whole)
    assert len(learn(tmp_path, 0).reports) == 1


def test_a_folder_of_an_older_version_is_refused_in_one_line(tmp_path):
    learn(tmp_path, 1)
    learner = tmp_path / "learner.npz"
    with np.load(learner) as saved:
        older = {name: saved[name] for name in saved if name != "average"}
    np.savez(learner, **older)
    with pytest.raises(CheckpointError) as refused:
        learn(tmp_path, 1)
    assert str(refused.value) == f"{tmp_path} is of an older version; choose another folder"


@pytest.mark.parametrize(("simulations", "bits"), [(4, 13), (200, 13), (2000, 15)])
def test_the_tree_has_room_for_the_nodes_of_all_simulations(monkeypatch, simulations, bits):
    asked = []
    monkeypatch.setattr(examples, "new_tree", lambda room: asked.append(room))
    monkeypatch.setattr(examples, "play_game", lambda *_: 0)
    self_play(SelfPlayJob("kadora", None, simulations, range(1)))
    assert asked == [bits]


def test_examples_depend_on_the_game_numbers_alone():
    one, two = (self_play(SelfPlayJob("emerald", None, 4, games)) for games in (range(3), range(2, 3)))
    count = len(two[1])
    assert 0 < count < len(one[1])
    assert one[0][-count:].tobytes() == two[0].tobytes()
    assert one[1][-count:].tobytes() == two[1].tobytes()
