"""Puzzles as the server poses them: nothing of the answer before a try, and the same answer each time."""

import json

import pytest

from gemhoard.games import GAMES
from gemhoard.puzzles import puzzles_of
from gemhoard.words import LANGUAGES

pytestmark = pytest.mark.anyio
POSED = [name for name, game in GAMES.items() if game.puzzles]


@pytest.mark.parametrize("game", POSED)
async def test_a_position_is_shown_as_its_seat_sees_it_and_without_the_answer(server, game):
    async with server.person() as ann:
        listed = (await ann.http.get(f"/api/puzzles/{game}")).json()
        puzzles = puzzles_of(GAMES[game])
        assert listed == {"game": game, "grades": [each.grade for each in puzzles]}
        puzzle, told = puzzles[0], (await ann.http.get(f"/api/puzzles/{game}/1")).json()
        *_, state = puzzle.record.replay()
        seat = GAMES[game].actor(state)
        assert (told["seat"], told["players"], told["grade"]) == (seat, int(state.players), puzzle.grade)
        assert told["position"]["view"] == json.loads(json.dumps(GAMES[game].view(state, seat)))
        assert set(told) == {"number", "grade", "players", "seat", "position"}
        # In the order of their numbers, which says nothing of what they are worth.
        words = [choice["words"] for choice in told["position"]["choices"]]
        assert words == [GAMES[game].words[action] for action in GAMES[game].legal(state)]


@pytest.mark.parametrize("game", POSED)
async def test_every_action_is_told_what_it_is_worth(server, game):
    async with server.person() as ann:
        for number, puzzle in list(enumerate(puzzles_of(GAMES[game]), start=1))[:5]:
            for words in puzzle.chances:
                path = f"/api/puzzles/{game}/{number}/try"
                tried = (await ann.http.get(path, params={"words": words})).json()
                right = "best" if words == puzzle.best else "equal"
                assert tried["result"] == (right if words in puzzle.accepted else "wrong")
                assert tried["cost"] == pytest.approx(puzzle.chances[puzzle.best] - tried["chance"])
                assert len(tried["reasons"]) <= 3
                assert (tried["instead"] is None) == (tried["result"] == "wrong")
            answer = (await ann.http.get(f"/api/puzzles/{game}/{number}/answer")).json()
            assert answer["best"] == puzzle.best and answer["tried"]["result"] == "best"


@pytest.mark.parametrize("game", POSED)
async def test_reasons_are_told_in_the_language_asked_for(server, game):
    number, puzzle = next(
        (n, each) for n, each in enumerate(puzzles_of(GAMES[game]), 1) if each.reasons[each.tempting]
    )
    async with server.person() as ann:
        path = f"/api/puzzles/{game}/{number}/try"
        told = [
            (await ann.http.get(path, params={"words": puzzle.best, "language": each})).json()["reasons"]
            for each in LANGUAGES
        ]
        assert len({tuple(each) for each in told}) == len(LANGUAGES)
        other = await ann.http.get(path, params={"words": puzzle.best, "language": "xx"})
        assert other.json()["reasons"] == told[0]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(("chess", 404), ("chess/1", 404), ("emerald/0", 404), ("emerald/9999", 404), ("emerald/-1", 404)),
        *(("emerald/one", 404), ("emerald/" + "9" * 40, 404), ("emerald/9999/answer", 404)),
        *(("emerald/1/try", 422), ("emerald/1/try?words=fly", 422)),
        ("emerald/1/try?words=" + "x" * 5000, 422),
    ],
)
async def test_a_puzzle_that_is_not_there_and_a_try_that_is_none(server, path, status):
    async with server.person() as ann:
        answer = await ann.http.get(f"/api/puzzles/{path}")
        assert answer.status_code == status and answer.json()["type"] == "error"
        assert len(answer.text) < 500
