"""A whole game in the terminal, with somebody who types."""

from collections.abc import Callable

import pytest
from command import refused

from gemhoard.bots import bot_named
from gemhoard.games import GAMES
from gemhoard.terminal import play, show
from gemhoard.words import LANGUAGES, say


def typist(*answers: str) -> Callable[[str], str]:
    """Types these, then always the first choice."""
    left = list(answers)
    return lambda prompt: left.pop(0) if left else "1"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_ends_with_a_winner(capsys, game, language):
    play(GAMES[game], 3, bot_named("random"), seed=2, language=language, ask=typist("?"))
    out = capsys.readouterr().out
    assert "(E7.5)" in out or "(K4.6)" in out


def test_what_is_no_choice_is_asked_again(capsys):
    play(
        GAMES["kadora"],
        2,
        bot_named("random"),
        seed=1,
        language="en",
        ask=typist("0", "99", "x", "", "²", "q"),
    )
    out = capsys.readouterr().out
    assert out.count("Type a number from 1 to") == 5
    assert out.endswith(
        "To play the same deal again: gemhoard play kadora --players 2 --bot random --seed 1\n"
    )


def test_no_hand_of_another_player_is_shown(capsys):
    """K5.2 Of the bots' hands the board shows backs, so colours alone."""
    play(GAMES["kadora"], 2, bot_named("random"), seed=1, language="en", ask=typist("q"))
    line = next(line for line in capsys.readouterr().out.splitlines() if "Bot 1:" in line and "loot" in line)
    hand = line.split("Bot 1: ")[1].split(" in hand")[0].split()
    assert len(hand) == 4 and set(hand) <= set("ROYGBP")


@pytest.mark.parametrize(("players", "castle"), [(2, "ABCD"), (3, "ABCDK"), (4, "ABCDK"), (5, "ABCD")])
def test_the_board_of_emerald_has_the_places_that_are_used(capsys, players, castle):
    """E2.5 With two and with five players nobody uses the keep."""
    game = GAMES["emerald"]
    show(game, game.new(players, seed=1), "en", [f"P{seat}" for seat in range(players)])
    places = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert places[: len(castle) + 16] == [*castle, *map(str, range(1, 16)), "The"]


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_leaving_is_no_traceback(capsys, end):
    def leave(prompt: str) -> str:
        raise end

    play(GAMES["emerald"], 2, bot_named("random"), seed=1, language="de", ask=leave)
    assert (
        say("de", "leaving", command="gemhoard play emerald --players 2 --bot random --seed 1")
        in capsys.readouterr().out
    )


def test_a_game_without_texts_is_refused_in_one_line(capsys, monkeypatch):
    """Games that only programs play need none."""
    monkeypatch.setattr(type(GAMES["kadora"]), "name", "silent")
    monkeypatch.setitem(GAMES._games, "silent", GAMES["kadora"])
    assert "silent has no texts" in refused(capsys, "play", "silent", "--bot", "random", "--language", "en")
