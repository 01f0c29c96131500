"""A program in which only the packages of the core can be imported, as after `pip install gemhoard`."""

import os
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
HIDE = "import sys; sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(',')))\n"


def run_with_the_core_alone(code: str, *arguments: str, **env: str) -> str:
    """What it prints."""
    program = [sys.executable, "-c", HIDE + code, ",".join(sorted(_hidden())), *arguments]
    # The sources of this checkout, and interpreted: nothing here is worth compiling for.
    ours = {"PYTHONPATH": str(ROOT / "src"), "NUMBA_DISABLE_JIT": "1", "LC_ALL": "C.UTF-8", **env}
    done = subprocess.run(program, env={**os.environ, **ours}, capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@cache
def _hidden() -> set[str]:
    """The modules of every installed package that the core does not ask for."""
    core = _core()
    return {
        module
        for module, packages in packages_distributions().items()
        if not core.intersection(map(canonicalize_name, packages))
    }


def _core() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found, wanted = {"gemhoard"}, [*project["dependencies"]]
    while wanted:
        requirement = Requirement(wanted.pop())
        name = canonicalize_name(requirement.name)
        if name not in found and (not requirement.marker or requirement.marker.evaluate()):
            found.add(name)
            wanted += requires(name) or []
    return found
