"""Whole games, from the start page to the scoring."""

import pytest

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["emerald", "kadora"])
async def test_one_person_against_bots(visit, game):
    ann = await visit("Ann")
    await ann.play_bots(game)
    await ann.play()
    await ann.sees_scoring()
