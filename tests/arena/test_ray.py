"""A real Ray cluster on this machine: the same results, and a worker that dies costs its unit alone."""

import os
import signal
from pathlib import Path

import pytest

from gemhoard.arena import ClusterError, Match, local, on_ray, run
from gemhoard.arena.crew import _do_if_alike
from gemhoard.games.engine import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a cluster plays compiled, and no rule is tested")


@pytest.fixture(scope="module")
def cluster():
    import ray
    from ray.cluster_utils import Cluster

    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield started.address
    ray.shutdown()
    started.shutdown()


def die_once(unit: tuple[int, Path]) -> int:
    """The first attempt at unit 3 kills the process that makes it, as the kernel might."""
    number, marker = unit
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def fail(unit: int) -> int:
    if unit == 2:
        raise ValueError("unit 2 cannot be done")
    return unit


def test_a_worker_that_is_killed_costs_its_unit_alone(cluster, tmp_path):
    units = [(number, tmp_path / "died") for number in range(20)]
    assert list(on_ray(cluster)(die_once)(units)) == [number * number for number in range(20)]
    assert (tmp_path / "died").exists()


def test_a_match_comes_out_the_same_as_here(cluster):
    match = Match("kadora", 3, ("greedy", "random"))
    there, here = (run(match, 4, hire) for hire in (on_ray(cluster), local(1)))
    assert [(row.seating, row.winners, row.scores) for row in there.rows] == [
        (row.seating, row.winners, row.scores) for row in here.rows
    ]


def test_what_goes_wrong_in_a_unit_is_told_as_it_is(cluster):
    with pytest.raises(ValueError, match="unit 2 cannot be done"):
        list(on_ray(cluster)(fail)(range(5)))


def test_a_cluster_with_another_version_is_refused():
    with pytest.raises(ClusterError, match="another version"):
        _do_if_alike(fail, 1, "another")
