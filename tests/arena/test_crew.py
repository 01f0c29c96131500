"""Processes of this machine that do the work, also when one of them is killed."""

import multiprocessing
import os
import signal
import sys
import time
from itertools import chain, repeat
from pathlib import Path
from types import SimpleNamespace

import pytest

from gemhoard.arena import CrewError, crew, local, on_ray, with_networks
from gemhoard.bots import weights


def die_once(unit: tuple[int, Path]) -> int:
    """The first attempt at unit 3 kills the process that makes it, as the kernel might."""
    number, marker = unit
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(unit: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def brought(unit: str) -> bytes:
    return weights._brought[Path(unit)]


def test_a_process_that_is_killed_changes_nothing(tmp_path):
    units = [(number, tmp_path / "died") for number in range(20)]
    assert list(local(2)(die_once)(units)) == [number * number for number in range(20)]
    assert (tmp_path / "died").exists()


def test_a_unit_that_kills_whoever_does_it_is_given_up(monkeypatch):
    monkeypatch.setattr(crew, "RETRIES", 2)
    with pytest.raises(CrewError, match="again and again"):
        list(local(2)(die)([1]))


def test_whoever_stops_asking_ends_the_work():
    others = multiprocessing.active_children()
    working = local(2)(time.sleep)(chain([0], repeat(600)))
    assert next(working) is None
    assert len(multiprocessing.active_children()) == len(others) + 2
    began = time.monotonic()
    working.close()
    assert multiprocessing.active_children() == others and time.monotonic() - began < 60


@pytest.mark.parametrize(
    "file", ["arena/match.py", "study/collect.py", "research/guests.py", "bots/networks/emerald.npz"]
)
def test_all_that_plays_belongs_to_the_program(tmp_path, monkeypatch, file):
    monkeypatch.setattr(crew, "__file__", str(tmp_path / "arena" / "crew.py"))
    before = crew.program.__wrapped__()
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_bytes(b"changed")
    assert crew.program.__wrapped__() != before


def test_why_a_cluster_cannot_be_joined_is_said_in_one_line(monkeypatch):
    def init(**_: object) -> None:
        raise RuntimeError("Version mismatch: The cluster was started with:\n    Ray: 1\n    Python: 3\n")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    with pytest.raises(CrewError) as refused:
        on_ray("auto")
    cause = "Version mismatch: The cluster was started with: Ray: 1 Python: 3"
    assert str(refused.value) == f"cannot join a Ray cluster at auto: {cause}"


def test_networks_of_files_are_taken_along(tmp_path, monkeypatch):
    monkeypatch.setattr(weights, "_brought", {})
    file = tmp_path / "network.npz"
    file.write_bytes(b"weights")
    work = with_networks(brought, ["greedy", f"master:8@{file}"])
    file.unlink()
    assert work(str(file)) == b"weights"
    assert with_networks(brought, ["greedy", "master:8"]) is brought
