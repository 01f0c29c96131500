"""A test that hangs is ended, wherever it waits, and the others go on."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent

HANGING = """
import asyncio, subprocess, sys, threading
import pytest

@pytest.fixture
def anyio_backend():
    return "asyncio"

@pytest.mark.anyio
async def test_in_an_event_loop():
    await asyncio.Event().wait()

def test_for_a_thread():
    waiting = threading.Thread(target=threading.Event().wait, daemon=True)
    waiting.start()
    waiting.join()

def test_for_a_process():
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        try:
            child.wait()
        finally:
            child.kill()

@pytest.mark.anyio
async def test_that_follows():
    await asyncio.sleep(0)
"""


@pytest.mark.slow
@pytest.mark.compiled
def test_what_hangs_is_ended_and_the_others_go_on(tmp_path):
    (tmp_path / "test_hanging.py").write_text(HANGING)
    program = [sys.executable, "-m", "pytest", "-c", TESTS.parent / "pyproject.toml", "--rootdir", tmp_path]
    program += ["--timeout", "1", "-p", "no:cacheprovider", "-rN", tmp_path]  # no summary: it says all again
    done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True, timeout=100)
    assert "3 failed, 1 passed" in done.stdout
    assert done.stdout.count("Failed: Timeout (>1.0s) from pytest-timeout.") == 3


def test_no_test_waits_for_a_program_without_end():
    ours = [path for path in TESTS.rglob("*.py") if "node_modules" not in path.parts]
    assert [place for path in ours for place in endless_calls(path)] == []


def endless_calls(path: Path) -> list[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    calls = [
        each for each in nodes if isinstance(each, ast.Call) and ast.unparse(each.func) == "subprocess.run"
    ]
    endless = [call for call in calls if "timeout" not in {each.arg for each in call.keywords}]
    return [f"{path.name}:{call.lineno}" for call in endless]
