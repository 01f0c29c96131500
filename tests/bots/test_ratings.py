"""Ratings belong to bots: a level that becomes another bot has none until it is measured."""

import json

import pytest

from gemhoard.bots import levels_of, ratings
from gemhoard.games import GAMES

KADORA = GAMES["kadora"]


@pytest.fixture
def measure(tmp_path, monkeypatch):
    """Put other figures in the place of those measured."""

    def put(**found):
        (tmp_path / "ratings.json").write_text(json.dumps(found))
        monkeypatch.setattr(ratings, "RATINGS", tmp_path / "ratings.json")
        ratings._measured.cache_clear()

    yield put
    ratings._measured.cache_clear()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_stronger_levels_have_higher_ratings_and_the_weakest_1000(game):
    found = ratings.ratings_for(game)
    assert list(found.values()) == sorted(set(found.values())) and min(found.values()) == 1000
    assert list(found) == list(levels_of(game))[: len(found)]
    assert ratings.beginners_level(game) in found


def test_a_level_that_was_not_measured_has_no_rating(measure):
    specs = levels_of(KADORA)
    measure(kadora={"bots": {specs["page"]: 1000, specs["squire"]: 1100, "master:7": 1900}, "beginner": 1070})
    assert ratings.ratings_for(KADORA) == {"page": 1000, "squire": 1100}
    assert ratings.beginners_level(KADORA) == "squire"


def test_a_game_that_was_not_measured_has_no_ratings(measure):
    measure()
    assert ratings.ratings_for(KADORA) == {} and ratings.beginners_level(KADORA) is None


def test_without_a_beginner_nobody_is_chosen_for_them(measure):
    measure(kadora={"bots": {levels_of(KADORA)["page"]: 1000}, "beginner": None})
    assert ratings.beginners_level(KADORA) is None
