"""The package as others get it: a wheel, installed into an environment that has nothing else."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The packages come from the index that uv knows.
UV = [sys.executable, "-m", "uv", "--quiet"]
# In the versions that all other tests run with, or in the oldest that pyproject.toml allows.
LOCKED = ("--constraint", ROOT / "requirements.lock")
OLDEST = ("--resolution", "lowest-direct")
# In seconds. Much longer than it takes, but for a slow line to the index.
LONG = 240


def bare() -> dict[str, str]:
    """An empty PATH: no Node.js, no compiler, no browser. And interpreted: compiling takes long."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**inherited, "PATH": os.devnull, "NUMBA_DISABLE_JIT": "1"}


def run(*command: str | Path, code: int = 0, **env: str) -> str:
    """What a program answers, or how it complains."""
    done = subprocess.run(command, env={**bare(), **env}, capture_output=True, text=True, timeout=LONG)
    assert done.returncode == code, done.stderr
    return done.stderr if code else done.stdout


def build(folder: Path) -> Path:
    """The source distribution, and the wheel out of that: what is missing in one is missing in both."""
    # The page first, which takes a shell; it is there already unless something has changed.
    subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True, timeout=LONG)
    run(*UV, "build", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder, ROOT)
    return next(folder.glob("*.whl"))


class Environment:
    """A fresh virtual environment with the wheel and one of its extras, or none."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "", *versions: str | Path) -> None:
        self.folder = folder
        run(*UV, "venv", "--python", sys.executable, folder)
        wanted = f"gemhoard[{extra}] @ {wheel.as_uri()}" if extra else f"gemhoard @ {wheel.as_uri()}"
        run(*UV, "pip", "install", "--python", folder / "bin/python", *(versions or LOCKED), wanted)

    def run(self, program: str, *arguments: str | Path, code: int = 0, **env: str) -> str:
        return run(self.folder / "bin" / program, *arguments, code=code, **env)
