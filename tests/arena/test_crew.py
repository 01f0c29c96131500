"""Processes of this machine that do the work, also when one of them is killed."""

import os
import signal
from pathlib import Path

import pytest

from gemhoard.arena import CrewError, crew, local, with_networks
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
    working = local(2)(abs)(iter(int, 1))
    assert next(working) == 0
    working.close()
    assert list(working) == []


def test_networks_of_files_are_taken_along(tmp_path, monkeypatch):
    monkeypatch.setattr(weights, "_brought", {})
    file = tmp_path / "network.npz"
    file.write_bytes(b"weights")
    work = with_networks(brought, ["greedy", f"master:8@{file}"])
    file.unlink()
    assert work(str(file)) == b"weights"
    assert with_networks(brought, ["greedy", "master:8"]) is brought
