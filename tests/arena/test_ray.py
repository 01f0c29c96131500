"""A real Ray cluster on this machine: the same results, and a worker that is killed costs its unit alone."""

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
from contextlib import suppress
from pathlib import Path

import pytest

from gemhoard import cli
from gemhoard.arena import CrewError
from gemhoard.arena.crew import _do_if_alike
from gemhoard.games.engine import INTERPRETED

pytestmark = [
    pytest.mark.skipif(INTERPRETED, reason="a cluster plays compiled, and no rule is tested"),
    # One cluster, beside those who have compiled the searches.
    pytest.mark.xdist_group("kadora"),
]

# Within the loopback, but not its first address, for which Ray takes that of the machine in its network.
HOST = "127.0.0.2"
# Ray listens to all sides: nobody else can know this word, which also marks what we started.
WORD = secrets.token_hex(32)
OURS = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": WORD, "RAY_USAGE_STATS_ENABLED": "0"}
START = "from ray.scripts.scripts import main; main()"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    pytest.importorskip("ray")
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # The names of sockets must be short.
    options = f"start --head --block --node-ip-address {HOST} --port {port} --num-cpus 2 --temp-dir {folder}"
    options += " --include-dashboard false --object-store-memory 80000000"
    program = [sys.executable, "-c", START, *options.split()]
    with subprocess.Popen(program, env=OURS, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as head:
        try:
            wait_for(lambda: is_open(port), head)
            yield f"{HOST}:{port}"
        finally:
            head.terminate()
            head.wait(30)
            end = time.monotonic() + 20
            while (left := started()) and time.monotonic() < end:
                time.sleep(0.1)
            for process in left:
                os.kill(process, signal.SIGKILL)
            shutil.rmtree(folder)
    assert left == []


def is_open(port: int) -> bool:
    with suppress(OSError), socket.create_connection((HOST, port), timeout=1):
        return True
    return False


def wait_for(what, child: subprocess.Popen):
    """Until it is so, as long as the child lives."""
    until = time.monotonic() + 120
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


def arena(*arguments: str) -> list[str]:
    match = ["arena", "kadora", "--players", "3", "--bots", "greedy,random", "--games", "100"]
    return [sys.executable, "-m", "gemhoard", *match, *arguments]


def results(file: Path) -> list[list[object]]:
    """All but how long the bots thought."""
    deals = json.loads(file.read_text())["results"]
    return [[game | {"thoughts": None} for game in deal["games"]] for deal in deals]


def test_a_worker_that_is_killed_in_the_middle_changes_nothing(cluster, tmp_path, capsys):
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    program = arena("--ray", cluster, "--json", str(there))
    with subprocess.Popen(program, env=OURS, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        # Ray entitles a worker after the task that it is at.
        os.kill(wait_for(lambda: started(b"ray::_do_if_alike"), child)[0], signal.SIGKILL)
        out, err = child.communicate(timeout=120)
    assert (child.returncode, err) == (0, b"")
    assert b"100 of 100 deals" in out
    assert cli.main([*arena("--workers", "1", "--json", str(here))[3:]]) == 0
    assert results(there) == results(here)


ALL_KINDS = """
import sys
from pathlib import Path
from gemhoard.arena import local, on_ray
from gemhoard.learning.training import Lot, play_lessons
from gemhoard.study.keep import TABLES
from gemhoard.study.plan import Plan
from gemhoard.study.run import run

there, here, folder = on_ray(sys.argv[1]), local(1), Path(sys.argv[2])
for name, hire in {"there": there, "here": here}.items():
    (folder / name).mkdir()
    run(Plan("kadora", (2,), "random", "random", 26, 1), folder / name, hire, lambda done, of: None)
for table in TABLES:
    assert (folder / f"there/{table}.parquet").read_bytes() == (folder / f"here/{table}.parquet").read_bytes()

lots = [Lot("kadora", None, 4, range(first, first + 2)) for first in range(0, 6, 2)]
learned = [[(s.tobytes(), l.tobytes()) for s, l in hire(play_lessons)(lots)] for hire in (there, here)]
assert learned[0] == learned[1]

try:
    list(there(int)(["1", "two"]))
except ValueError as error:
    print(error)
"""


def test_studies_and_lessons_come_out_the_same_and_errors_too(cluster, tmp_path):
    program = [sys.executable, "-W", "error", "-c", ALL_KINDS, cluster, str(tmp_path)]
    done = subprocess.run(program, env=OURS, capture_output=True, text=True, timeout=300)
    assert (done.stdout, done.stderr) == ("invalid literal for int() with base 10: 'two'\n", "")


def test_whoever_does_not_know_the_word_is_told_so_in_one_line(cluster, tmp_path):
    file = tmp_path / "match.json"
    stranger = {**OURS, "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    program = arena("--ray", cluster, "--json", str(file))
    done = subprocess.run(program, env=stranger, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"gemhoard: there is no Ray cluster at {cluster}\n"
    assert not file.exists()


# ------------------------------------------------------------------ without a cluster


def refused(capsys, *arguments: str) -> str:
    with pytest.raises(SystemExit, match="2"):
        cli.main([*arguments])
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return err


def every_command(folder: Path) -> list[list[str]]:
    return [
        ["arena", "kadora", "--bots", "greedy,random", "--json", str(folder / "match.json")],
        ["study", "kadora", "--bot", "random", "--out", str(folder / "study")],
        ["train", "kadora", "--folder", str(folder / "learned")],
    ]


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("address", [f"{HOST}:1", "nobody.invalid:6379", f"{HOST}:99999999"])
def test_a_cluster_that_is_not_there_is_told_in_one_line(capsys, tmp_path, address, number):
    pytest.importorskip("ray")
    err = refused(capsys, *every_command(tmp_path)[number], "--ray", address)
    assert err == f"gemhoard: there is no Ray cluster at {address}\n"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("address", ["", "nobody", "local", f"{HOST}:", f"{HOST}:x", ":1"])
def test_what_is_no_address_is_told_in_one_line(capsys, tmp_path, address):
    pytest.importorskip("ray")
    err = refused(capsys, *every_command(tmp_path)[0], "--ray", address)
    assert err == f"gemhoard: --ray takes host:port, or auto, not {address!r}\n"


@pytest.mark.parametrize("number", range(3))
def test_without_ray_installed_it_says_what_to_install(capsys, monkeypatch, tmp_path, number):
    monkeypatch.setitem(sys.modules, "ray", None)
    err = refused(capsys, *every_command(tmp_path)[number], "--ray", "auto")
    assert err == "gemhoard: --ray needs the package ray: pip install 'gemhoard[cluster]'\n"
    assert [*tmp_path.iterdir()] == []


def test_it_is_played_here_or_there(capsys, tmp_path):
    assert "--ray" in refused(capsys, *every_command(tmp_path)[0], "--workers", "1", "--ray", "auto")


def test_a_cluster_with_another_version_is_refused():
    with pytest.raises(CrewError, match="another version"):
        _do_if_alike(int, "1", "another")
