"""The number of sequences of actions from seeded positions: a rule that changes shows here first."""

import pytest
from perft.make import FOLDER, Position, perft, positions

from gemhoard.games import GAMES

LINES = [line for path in sorted(FOLDER.glob("*.txt")) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("line", LINES)
def test_as_many_sequences_as_counted_before(line: str):
    position, counted = Position.read(line)
    assert perft(position.game, position.state(), len(counted)) == counted


def test_every_game_and_number_of_players_is_counted():
    tables = {(position.game.name, position.players) for position, _ in map(Position.read, LINES)}
    assert tables == {(game.name, players) for game in GAMES.values() for players in game.player_counts}


def test_the_lines_are_those_that_would_be_written():
    assert [Position.read(line)[0] for line in LINES] == list(positions())
