"""Small studies, made once."""

from pathlib import Path

import pytest
from study.by_hand import two_deals
from study.command import SMALL

from gemhoard.cli import main


@pytest.fixture(scope="session", params=["emerald", "kadora"])
def made(request, tmp_path_factory) -> tuple[str, Path]:
    folder = tmp_path_factory.mktemp(request.param)
    assert main(["study", request.param, *SMALL, "--out", str(folder)]) == 0
    return request.param, folder


@pytest.fixture
def plain(monkeypatch) -> None:
    """Without pictures: they take the most time."""
    monkeypatch.setattr("gemhoard.study.plots.draw", lambda *_: "<svg></svg>")


@pytest.fixture
def copy(made, tmp_path) -> tuple[str, Path]:
    """A finished study to damage."""
    for path in made[1].iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    return made[0], tmp_path


@pytest.fixture
def study():
    """Two deals, counted by hand."""
    return two_deals()
