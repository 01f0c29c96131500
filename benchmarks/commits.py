"""Other commits of this repository: their sources alone, or whole with an environment of their own."""

import io
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMMITS = ROOT / "build" / "commits"


def check_out(commit: str, folder: Path, *paths: str) -> Path:
    """The files of a commit, or some of them, without its history."""
    packed = subprocess.run(["git", "archive", commit, *paths], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def full_hash(commit: str) -> str:
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if found.returncode:
        sys.exit(f"{Path(sys.argv[0]).name}: there is no commit {commit}")
    return found.stdout.strip()


def python_of(commit: str) -> Path:
    """A Python in which the commit is installed with the packages of its own lock; made if need be."""
    folder = COMMITS / full_hash(commit)
    python = folder / ".venv" / "bin" / "python"
    if not (folder / ".venv" / "set-up").exists():  # as `run` writes at the end of the set-up
        check_out(commit, folder)
        subprocess.run([sys.executable, folder / "run", "setup"], stdout=sys.stderr, check=True)
    return python
