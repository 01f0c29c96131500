"""The wheel, in fresh environments: the core alone, and with each extra."""

import re
import subprocess
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest
from install.environments import LONG, OLDEST, ROOT, Environment, bare, build

from gemhoard.games import GAMES

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel"), pytest.mark.timeout(2 * LONG)]

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
RECORDS = ROOT / "tests" / "conformance" / "games"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def installed(request: pytest.FixtureRequest, wheel: Path, tmp_path: Path) -> Environment:
    return Environment(tmp_path / "environment", wheel, getattr(request, "param", ""))


def files(folder: Path) -> set[str]:
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return {name for name in found if "__pycache__" not in name}


def test_the_wheel_has_all_that_belongs_to_the_package(wheel):
    inside = {name.removeprefix("gemhoard/") for name in zipfile.ZipFile(wheel).namelist()}
    assert inside >= files(ROOT / "src" / "gemhoard")
    assert inside >= {f"rulebook/{name}" for name in files(ROOT / "rulebook")}
    assert {"py.typed", "server/page/index.html"} <= inside
    assert not [name for name in inside if "node_modules" in name or "tests/" in name]


def test_the_core_alone_plays_records_and_verifies(installed, tmp_path):
    said = installed.run("gemhoard", "--version")
    assert said == f"gemhoard {PROJECT['version']}\n"
    for game in GAMES:
        record = tmp_path / f"{game}.json"
        record.write_text(installed.run("gemhoard", "record", game, "--players", "2", "--seed", "1"))
    ours = [str(RECORDS / f"{game}-2p.json") for game in GAMES]
    records = [*ours, *(str(tmp_path / f"{game}.json") for game in GAMES)]
    assert installed.run("gemhoard", "verify", *records) == f"{len(records)} records, 0 differ\n"


def test_the_core_alone_holds_matches_and_knows_its_networks(installed):
    match = ["arena", "kadora", "--games", "1", "--workers", "1", "--bots"]
    assert "greedy" in installed.run("gemhoard", *match, "greedy,random")
    assert "master:1" in installed.run("gemhoard", *match, "master:1,random")
    assert "gemhoard[table]" in installed.run("gemhoard", "serve", code=2)


def test_the_core_works_with_the_oldest_packages_that_it_allows(wheel, tmp_path):
    """Compiled, since numba and NumPy are what the rules lean on."""
    installed = Environment(tmp_path / "environment", wheel, "", *OLDEST)
    compiled = {"NUMBA_DISABLE_JIT": "0", "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    said = installed.run("gemhoard", "verify", RECORDS / "kadora-2p.json", **compiled)
    assert said == "1 records, 0 differ\n"
    assert "games_per_s" in installed.run("gemhoard", "bench", "kadora", "--seconds", "0.1", **compiled)


@pytest.mark.parametrize("installed", ["table"], indirect=True)
def test_the_table_is_served_with_its_page(installed, tmp_path):
    program = [installed.folder / "bin" / "gemhoard", "serve", "--port", "0", "--db", tmp_path / "tables.db"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=bare()) as server:
        try:
            address = re.search(r"http://\S+/", server.stdout.readline())[0]
            assert "ok" in get(f"{address}health")
            assert '<script type="module"' in get(address)
        finally:
            server.terminate()
            server.wait(LONG)


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        assert answer.status == 200
        return answer.read().decode()


LAB = """
import gemhoard.research.gymnasium, gemhoard.research.openspiel, gemhoard.study.report
from gemhoard.research import kadora_v0

env = kadora_v0.env(players=3)
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
print(len(env.agents))
"""


@pytest.mark.parametrize("installed", ["lab"], indirect=True)
def test_the_lab_has_environments_and_studies(installed):
    assert installed.run("python", "-c", LAB) == "3\n"


@pytest.mark.parametrize("installed", ["cluster"], indirect=True)
def test_the_cluster_looks_for_its_head(installed):
    match = ["arena", "kadora", "--bots", "greedy,random", "--ray", "127.0.0.1:1"]
    assert "there is no Ray cluster at 127.0.0.1:1" in installed.run("gemhoard", *match, code=2)
