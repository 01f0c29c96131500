"""The example game, installed as a user would: as a package of its own, beside Gemhoard."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "pickaxe"


def install(folder: Path) -> dict[str, str]:
    """Install it there; the environment of a process that finds it."""
    uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*uv, "--target", folder, EXAMPLE], check=True, timeout=120)
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)])}
