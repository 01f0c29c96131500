"""The core works by itself; what needs an extra says which one."""

import json
import sys
from importlib import import_module

import pytest
from command import refused
from install.hidden import run_with_the_core_alone

from gemhoard.extras import extra
from gemhoard.words import LANGUAGES, say

IMPORT_ALL = """
import importlib, pkgutil
import gemhoard

for module in pkgutil.walk_packages(gemhoard.__path__, "gemhoard."):
    is_plugin = module.name == "gemhoard.testing.plugin"  # which only pytest imports
    if not is_plugin and module.name.split(".")[1] not in ("server", "research", "study", "__main__"):
        print(importlib.import_module(module.name).__name__)
"""

COMMANDS = {
    "table": [["serve", "--port", "0"], ["prune", "--older-than", "1"]],
    "lab": [["study", "kadora"], ["arena", "kadora", "--bots", "spiel-mcts:5,random"]],
    "cluster": [
        ["arena", "kadora", "--bots", "greedy,random", "--ray", "auto"],
        ["train", "kadora", "--ray", "auto"],
    ],
}

RUN_ALL = """
import contextlib, io, json
from gemhoard.cli import main

for command in json.loads(sys.argv[1]):
    with contextlib.redirect_stderr(io.StringIO()) as said:
        try:
            code = main(command)
        except SystemExit as end:
            code = end.code
    print(json.dumps([code, said.getvalue()]))
"""


def test_the_core_needs_no_extra():
    imported = run_with_the_core_alone(IMPORT_ALL).split()
    assert {
        "gemhoard.games",
        "gemhoard.bots",
        "gemhoard.arena",
        "gemhoard.cli",
        "gemhoard.testing.cases",
    } <= {*imported}


@pytest.mark.parametrize("needed", COMMANDS)
def test_a_command_says_in_one_line_which_extra_it_needs(tmp_path, monkeypatch, needed):
    monkeypatch.chdir(tmp_path)
    said = run_with_the_core_alone(RUN_ALL, json.dumps(COMMANDS[needed])).splitlines()
    line = f'gemhoard: This needs the extra {needed}: pip install "gemhoard[{needed}]"\n'
    assert [json.loads(each) for each in said] == [[2, line]] * len(COMMANDS[needed])
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_ones_own_language(capsys, monkeypatch, language):
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setitem(sys.modules, "ray", None)
    said = refused(capsys, "arena", "kadora", "--bots", "greedy,random", "--ray", "auto")
    assert said == f"gemhoard: {say(language, 'error-extra', extra='cluster')}\n"
    assert 'pip install "gemhoard[cluster]"' in said


def test_a_module_of_ours_that_is_missing_is_no_missing_extra():
    with pytest.raises(ModuleNotFoundError, match=r"gemhoard\.nowhere"), extra("table"):
        import_module("gemhoard.nowhere")
