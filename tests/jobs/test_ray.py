"""A real Ray cluster on this machine: the same results, and a worker that is killed costs its job alone."""

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from command import refused

from gemhoard import cli
from gemhoard.games.engine import INTERPRETED
from gemhoard.jobs import PoolError
from gemhoard.jobs.cluster import _run_if_same_version

pytestmark = [
    pytest.mark.skipif(INTERPRETED, reason="a cluster plays compiled, and no rule is tested"),
    # One cluster for all of them.
    pytest.mark.xdist_group("ray"),
]

# Within the loopback, but not its first address, for which Ray takes that of the machine in its network.
HOST = "127.0.0.2"
# Ray listens to all sides: nobody else can know this word, which also marks what we started.
WORD = secrets.token_hex(32)
OURS = {
    **os.environ,
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": WORD,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_NUM_REDIS_GET_RETRIES": "60",  # A head that is slow to start is waited for.
}
# Seconds, so that nothing hangs for ever; what is slow may be slow.
LONG = 600
START = "from ray.scripts.scripts import main; main()"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with run_cluster() as address:
        yield address


@contextmanager
def run_cluster() -> Iterator[str]:
    pytest.importorskip("ray")
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # The names of sockets must be short.
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    options = f"start --head --block --node-ip-address {HOST} --port {port} --num-cpus 2 --temp-dir {folder}"
    options += " --include-dashboard false --object-store-memory 80000000"
    program = [sys.executable, "-c", START, *options.split()]
    before = started()
    with subprocess.Popen(program, env=OURS, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as head:
        try:
            wait_for(lambda: is_open(port), head)
            yield f"{HOST}:{port}"
        finally:
            head.terminate()
            head.wait(LONG)
            end = time.monotonic() + LONG
            while (left := [each for each in started() if each not in before]) and time.monotonic() < end:
                time.sleep(0.1)
            for process in left:
                os.kill(process, signal.SIGKILL)
            shutil.rmtree(folder, ignore_errors=True)
    assert left == []


def is_open(port: int) -> bool:
    with suppress(OSError), socket.create_connection((HOST, port), timeout=1):
        return True
    return False


def wait_for(what, child: subprocess.Popen):
    """Until it is so, as long as the child lives."""
    until = time.monotonic() + LONG
    while not (found := what()):
        assert child.poll() is None and time.monotonic() < until
        time.sleep(0.1)
    return found


def started(title: bytes = b"") -> list[int]:
    """The processes of the cluster, or those with such a title."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if WORD.encode() in (process / "environ").read_bytes():
                if title in (process / "cmdline").read_bytes():
                    found.append(int(process.name))
    return found


def kill(title: bytes) -> bool:
    """One that is there with such a title; it may be gone already."""
    with suppress(IndexError, ProcessLookupError):
        os.kill(started(title)[0], signal.SIGKILL)
        return True
    return False


# Of each command, something small; and where its outcome goes.
COMMANDS = {
    "arena": ["kadora", "--players", "3", "--bots", "greedy,random", "--games", "40", "--json"],
    "study": ["kadora", "--players", "2", "--bot", "random", "--games", "30", "--out"],
    "train": ["kadora", "--games", "20", "--simulations", "1", "--minutes", "0.0001", "--folder"],
    "truth": ["kadora", "--bots", "random,random", "--positions", "4", "--json"],
}


def command(name: str, path: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "gemhoard", name, *COMMANDS[name], str(path), *arguments]


def outcome(name: str, path: Path) -> object:
    """All but how long the bots thought, and what is drawn of it."""
    if name == "arena":
        deals = json.loads(path.read_text())["results"]
        return [[game | {"timings": None} for game in deal["games"]] for deal in deals]
    if name == "truth":
        return json.loads(path.read_text())
    files = {"study": "*.parquet", "train": "*.npz"}[name]
    found = {file.name: file.read_bytes() for file in path.glob(files)}
    assert found
    return found


@pytest.mark.parametrize("name", COMMANDS)
def test_a_worker_that_is_killed_in_the_middle_changes_nothing(cluster, tmp_path, monkeypatch, name):
    here, there = tmp_path / "here", tmp_path / "there"
    program = command(name, there, "--ray", cluster)
    with subprocess.Popen(program, env=OURS, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        # Ray entitles a worker after the task that it is at.
        wait_for(lambda: kill(f"ray::{_run_if_same_version.__name__}".encode()), child)
        monkeypatch.setattr("gemhoard.study.plots.draw", lambda *_: "<svg></svg>")
        assert cli.main(command(name, here, "--workers", "1")[3:]) == 0
        _, err = child.communicate(timeout=LONG)
    # Where it takes long, it says how far it is.
    assert (child.returncode, [line for line in err.splitlines() if not line.endswith(b" left")]) == (0, [])
    assert outcome(name, there) == outcome(name, here)


# A match that is kept at every deal.
KEEPS = """
import sys
from gemhoard.arena import checkpoint
from gemhoard.cli import main

checkpoint.INTERVAL = checkpoint.INTERVAL_PER_WRITE = 0
sys.exit(main(sys.argv[1:]))
"""


@contextmanager
def long_match(file: Path, cluster: str) -> Iterator[subprocess.Popen]:
    """A match that would take hours, after its first deals."""
    arguments = command("arena", file, "--ray", cluster, "--games", "1000000")[3:]
    program = [sys.executable, "-c", KEEPS, *arguments]
    with subprocess.Popen(
        program, env=OURS, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heed_interrupts
    ) as child:
        # The first deal to be finished may be the second, which does not count before the first is there.
        wait_for(lambda: file.exists() and json.loads(file.read_text())["deals"] > 0, child)
        yield child


def heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_a_match_that_is_stopped_there_goes_on_here(cluster, tmp_path, end):
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    with long_match(stopped, cluster) as child:
        child.send_signal(end)
        _, err = child.communicate(timeout=LONG)
    assert child.returncode == 130 and b"has what is finished; run the same command to continue" in err
    games = str(len(json.loads(stopped.read_text())["results"]) + 2)
    for file in (stopped, whole):
        assert cli.main(command("arena", file, "--workers", "1", "--games", games)[3:]) == 0
    assert outcome("arena", stopped) == outcome("arena", whole)


def test_when_the_head_is_lost_what_is_finished_is_kept(tmp_path):
    file = tmp_path / "match.json"
    with run_cluster() as address, long_match(file, address) as child:
        assert kill(f"--gcs_server_port={address.partition(':')[2]}".encode())
        _, err = child.communicate(timeout=LONG)
    assert child.returncode == 2 and err.count(b"\n") == 1
    assert b"the Ray cluster" in err and b"was lost" in err
    assert json.loads(file.read_text())["deals"] > 0


ERROR = """
import sys
from gemhoard.jobs import RayPool

try:
    list(RayPool(sys.argv[1]).run(int, ["1", "two"]))
except ValueError as error:
    print(error)
"""


def test_an_error_comes_back_as_it_is(cluster):
    program = [sys.executable, "-W", "error", "-c", ERROR, cluster]
    done = subprocess.run(program, env=OURS, capture_output=True, text=True, timeout=LONG)
    assert (done.stdout, done.stderr) == ("invalid literal for int() with base 10: 'two'\n", "")


def test_whoever_does_not_know_the_word_is_told_so_in_one_line(cluster, tmp_path):
    file = tmp_path / "match.json"
    stranger = {**OURS, "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_NUM_REDIS_GET_RETRIES": "5"}
    program = command("arena", file, "--ray", cluster)
    done = subprocess.run(program, env=stranger, capture_output=True, text=True, timeout=LONG)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"gemhoard: cannot join a Ray cluster at {cluster}: ")
    assert done.stderr.count("\n") == 1
    assert not file.exists()


# ------------------------------------------------------------------ without a cluster


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("address", [f"{HOST}:1", "nobody.invalid:6379", f"{HOST}:99999999"])
def test_a_cluster_that_is_not_there_is_errors_in_one_line(capsys, tmp_path, address, name):
    pytest.importorskip("ray")
    err = refused(capsys, *command(name, tmp_path / "out", "--ray", address)[3:])
    assert err == f"gemhoard: there is no Ray cluster at {address}\n"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("address", ["", "nobody", "local", f"{HOST}:", f"{HOST}:x", ":1"])
def test_what_is_no_address_is_errors_in_one_line(capsys, tmp_path, address):
    pytest.importorskip("ray")
    err = refused(capsys, *command("arena", tmp_path / "out", "--ray", address)[3:])
    assert err == f"gemhoard: --ray takes host:port, or auto, not {address!r}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_without_ray_installed_it_says_what_to_install(capsys, monkeypatch, tmp_path, name):
    monkeypatch.setitem(sys.modules, "ray", None)
    err = refused(capsys, *command(name, tmp_path / "out", "--ray", "auto")[3:])
    assert err == 'gemhoard: This needs the extra cluster: pip install "gemhoard[cluster]"\n'
    assert [*tmp_path.iterdir()] == []


def test_it_is_played_here_or_there(capsys, tmp_path):
    assert "--ray" in refused(
        capsys, *command("arena", tmp_path / "out", "--workers", "1", "--ray", "auto")[3:]
    )


def test_a_cluster_with_another_version_is_refused():
    with pytest.raises(PoolError, match="a different version"):
        _run_if_same_version(int, "1", "another")
