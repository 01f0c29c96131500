"""Whole games, replayed: the rules give the states, legal actions and result that a record expects."""

from pathlib import Path

import pytest

from gemhoard.games import GAMES
from gemhoard.record import Record

HERE = Path(__file__).resolve().parent
OURS = sorted((HERE / "conformance" / "games").glob("*.json"))
SHARED = HERE.parents[1] / "shared" / "conformance"  # beside the repository


def check(path: Path) -> None:
    record = Record.from_text(path.read_bytes())
    assert record.states is not None
    assert record.legal is not None
    assert record.result is not None
    assert len(record.actions) > 10
    assert record.first_difference() is None


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_our_games_are_replayed_as_they_were(path: Path):
    check(path)


def test_we_have_a_game_for_every_number_of_players():
    wanted = {f"{game.name}-{players}p" for game in GAMES.values() for players in game.player_counts}
    assert {path.stem for path in OURS} == wanted


if SHARED.is_dir():
    THEIRS = sorted(SHARED.glob("*/*.json"))

    def test_there_are_shared_games():
        assert {path.parent.name for path in THEIRS} >= GAMES.keys()

    @pytest.mark.parametrize("path", THEIRS, ids=lambda path: path.stem)
    def test_shared_games_are_replayed_as_they_were(path: Path):
        check(path)
else:

    @pytest.mark.skip(reason="the shared conformance games are not beside this repository")
    def test_shared_games_are_replayed_as_they_were():
        pass
