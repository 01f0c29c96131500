"""Pictures of a study, as they stand in the page."""

import re

import polars as pl

from gemhoard.study import plots, svg


def test_coordinates_are_rounded_and_text_is_not():
    drawn = '<svg width="1" height="1">\n<text x="1.23456" y="0.98765">0.001 of 3.14159</text>\n</svg>'
    assert svg.in_page("name", drawn) == '<svg><text x="1.23" y="0.99">0.001 of 3.14159</text></svg>'


def texts(drawn: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]+)</text>", drawn)


def test_rules_are_drawn_by_the_share_of_the_games():
    table = pl.DataFrame({"rule": ["K3.8", "K3.1"], "players": [2, 2], "share": [0.001, 1.0]})
    drawn = plots.rules(table, str)
    assert {"0%", "20%", "100%", "share of the games", "K3.8", "2 players"} <= set(texts(drawn))
    assert not re.search(r"\d\.\d{3}", re.sub(r">[^<]*<", "><", drawn))


def test_hills_and_places_say_what_their_height_is():
    table = pl.DataFrame({"players": [2, 2], "bin": [0, 1], "share": [0.25, 0.75]})
    drawn = plots.hills("turns", table, range(2), "turns", "share of the games")
    assert {"turns", "share of the games"} <= set(texts(drawn))
    drawn = plots.places(
        "catches", pl.DataFrame({"players": [2], "field": [12], "a_game": [1.5]}), "catches", "field"
    )
    assert {"field", "catches a game"} <= set(texts(drawn))


def test_parts_of_a_bar_are_labelled_where_there_is_room():
    table = pl.DataFrame({"players": [2, 2], "source": ["gold", "gems"], "points": [50.0, 2.0]})
    drawn = plots.stacks("sources", table, "source", "points", str, str, "points")
    assert "50.0" in texts(drawn) and "2.0" not in texts(drawn)


def test_a_bar_has_all_its_parts_however_many():
    names = [f"part {number}" for number in range(2 * len(svg.SERIES))]
    table = pl.DataFrame({"players": [2] * len(names), "source": names, "points": [1.0] * len(names)})
    drawn = plots.stacks("sources", table, "source", "points", str, str, "points")
    assert set(names) <= set(texts(drawn))
