"""Worker processes of this machine, also when one of them is killed."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from itertools import chain, repeat
from pathlib import Path
from types import SimpleNamespace

import pytest

from gemhoard.jobs import LocalPool, PoolError, RayPool, in_order, local, program


def die_once(job: tuple[int, Path]) -> int:
    """The first attempt at job 3 kills the process that makes it, as the kernel might."""
    number, marker = job
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(file: Path) -> None:
    """Each attempt leaves a line."""
    with file.open("a") as attempts:
        attempts.write("once more\n")
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_is_killed_changes_nothing(tmp_path):
    jobs = [(number, tmp_path / "died") for number in range(20)]
    assert dict(LocalPool(2).run(die_once, jobs)) == {number: number * number for number in range(20)}
    assert (tmp_path / "died").exists()


def wait_for(job: tuple[Path, float]) -> int:
    """Which process it is, after something is there and so many seconds."""
    marker, seconds = job
    while not marker.exists():
        time.sleep(0.01)
    time.sleep(seconds)
    return os.getpid()


def test_what_is_finished_first_comes_first(tmp_path):
    marker = tmp_path / "marker"
    working = LocalPool(2).run(wait_for, [(marker, 0), (tmp_path, 0)])
    assert next(working)[0] == 1
    marker.touch()
    assert [number for number, _ in working] == [0]


def test_when_a_process_is_killed_the_others_go_on(tmp_path):
    """Job 1 is at work all the time; jobs 0 and 2 are the other process's, which is killed between them."""
    marker = tmp_path / "marker"
    working = LocalPool(2).run(wait_for, [(tmp_path, 0), (marker, 0), (marker, 0)])
    number, killed = next(working)
    assert number == 0
    os.kill(killed, signal.SIGKILL)
    marker.touch()
    pids = dict(working)
    assert set(pids) == {1, 2} and killed not in pids.values()


def test_in_order_whichever_is_first():
    early = iter([(1, "b"), (0, "a"), (3, "d"), (2, "c")])
    assert list(in_order(pair for pair in early)) == ["a", "b", "c", "d"]


FIRST = """
import sys, time
from gemhoard.jobs import LocalPool
from jobs.test_pool import tell
if __name__ == "__main__":
    list(LocalPool(2).run(tell, [sys.argv[1]] * 2))
"""


def tell(folder: str) -> None:
    """Which process this is; then work for ten minutes."""
    (Path(folder) / f"{os.getpid()}").touch()
    time.sleep(600)


def test_processes_end_with_the_one_that_began_them(tmp_path):
    script, folder = tmp_path / "first.py", tmp_path / "told"
    script.write_text(FIRST)
    folder.mkdir()
    paths = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    with subprocess.Popen([sys.executable, script, folder], env={**os.environ, "PYTHONPATH": paths}) as first:
        while len(pids := [int(path.name) for path in folder.iterdir()]) < 2:
            assert first.poll() is None
            time.sleep(0.05)
        first.kill()
    while any(map(is_there, pids)):
        time.sleep(0.05)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # Where nobody buries it, it is still there, dead.
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def test_a_job_that_kills_its_worker_is_given_up(tmp_path, monkeypatch):
    monkeypatch.setattr(local, "RETRIES", 2)
    with pytest.raises(PoolError, match="keep dying"):
        list(LocalPool(2).run(die, [tmp_path / "attempts"]))
    assert len((tmp_path / "attempts").read_text().splitlines()) == 1 + 2


def test_closing_the_results_ends_the_workers():
    others = multiprocessing.active_children()
    working = LocalPool(2).run(time.sleep, chain([0], repeat(600)))
    assert next(working) == (0, None)
    assert len(multiprocessing.active_children()) == len(others) + 2
    began = time.monotonic()
    working.close()
    assert multiprocessing.active_children() == others and time.monotonic() - began < 60


@pytest.mark.parametrize(
    "file", ["arena/match.py", "study/collect.py", "research/openspiel_bots.py", "games/emerald/network.npz"]
)
def test_all_that_plays_belongs_to_the_program(tmp_path, monkeypatch, file):
    monkeypatch.setattr(program, "__file__", str(tmp_path / "jobs" / "program.py"))
    before = program.program_hash.__wrapped__()
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_bytes(b"changed")
    assert program.program_hash.__wrapped__() != before


def test_why_a_cluster_cannot_be_joined_is_said_in_one_line(monkeypatch):
    def init(**_: object) -> None:
        raise RuntimeError("Version mismatch: The cluster was started with:\n    Ray: 1\n    Python: 3\n")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    with pytest.raises(PoolError) as refused:
        RayPool("auto")
    cause = "Version mismatch: The cluster was started with: Ray: 1 Python: 3"
    assert str(refused.value) == f"cannot join a Ray cluster at auto: {cause}"
